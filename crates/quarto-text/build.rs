//! Writes a type for the texts of each English catalogue: a text is declared there and nowhere else.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::path::Path;

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, Pattern, PatternElement};

/// The catalogues of texts, with the names of their types. Words that are looked up one by one are in
/// others.
const CATALOGUES: &[(&str, &str)] = &[
    ("pieces", "PieceText"),
    ("game", "GameText"),
    ("news", "NewsText"),
    ("input", "InputText"),
    ("engine", "EngineText"),
    ("options", "OptionText"),
    ("terminal", "TerminalText"),
    ("sounds", "SoundText"),
    ("tools", "ToolText"),
    ("pages", "PageText"),
    ("learn", "LearnText"),
    ("review", "ReviewText"),
    ("table", "TableText"),
    ("tournament", "TournamentText"),
    ("cups", "CupText"),
    ("puzzles", "PuzzleText"),
    ("solving", "SolvingText"),
    ("meeting", "MeetingText"),
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=locales/en");
    let (mut code, mut list) = (String::new(), String::new());
    for &(file, name) in CATALOGUES {
        let path = format!("locales/en/{file}.ftl");
        let source = std::fs::read_to_string(&path)?;
        let texts = read(&source).map_err(|error| format!("{path}: {error}"))?;
        write_type(&mut code, &path, name, &texts)?;
        write_list(&mut list, &texts)?;
    }
    writeln!(code, "#[cfg(test)] pub(crate) const ALL: &[(&str, &[&str])] = &[{list}];")?;
    let folder = std::env::var("OUT_DIR")?;
    Ok(std::fs::write(Path::new(&folder).join("texts.rs"), code)?)
}

/// A text of a catalogue.
struct Text<'a> {
    id: &'a str,
    /// What it says in English, as the catalogue has it.
    english: String,
    /// The names of what is inserted, and whether they are numbers.
    arguments: BTreeMap<&'a str, bool>,
}

impl Text<'_> {
    /// Returns the name of the variant: `EventSeated` for `event-seated`.
    fn name(&self) -> String {
        let word = |word: &str| word[..1].to_uppercase() + &word[1..];
        self.id.split('-').map(word).collect()
    }

    /// Returns the fields of the variant, each followed by what `end` returns for it.
    fn fields(&self, end: impl Fn(bool) -> &'static str) -> String {
        let field = |(name, is_number): (&&str, &bool)| format!("{}{}", raw(name), end(*is_number));
        let fields: Vec<String> = self.arguments.iter().map(field).collect();
        if fields.is_empty() { String::new() } else { format!(" {{ {} }}", fields.join(", ")) }
    }
}

/// Returns a name as Rust writes it.
fn raw(name: &str) -> String {
    if name == "trait" { "r#trait".into() } else { name.into() }
}

fn read(source: &str) -> Result<Vec<Text<'_>>, String> {
    let resource =
        fluent_syntax::parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(text(source, &message)),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    });
    Ok(messages.collect())
}

fn text<'a>(source: &'a str, message: &ast::Message<&'a str>) -> Text<'a> {
    let mut arguments = BTreeMap::new();
    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
    for pattern in message.value.iter().chain(attributes) {
        find_arguments(pattern, &mut arguments);
    }
    let comment = message.comment.iter().flat_map(|comment| &comment.content);
    let comment: Vec<&str> = comment.copied().collect();
    for (name, is_number) in &mut arguments {
        *is_number |= comment.iter().any(|line| line.contains(&format!("${name} (number)")));
    }
    let id = message.id.name;
    let start = format!("{id} =");
    let lines = source.lines().skip_while(|line| !line.starts_with(&start));
    let own = |(at, line): &(usize, &str)| *at == 0 || line.starts_with(' ');
    let english: Vec<&str> = lines.enumerate().take_while(own).map(|(_, line)| line).collect();
    Text { id, english: english.join("\n"), arguments }
}

fn find_arguments<'a>(pattern: &Pattern<&'a str>, found: &mut BTreeMap<&'a str, bool>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(expression) => find_argument(expression, false, found),
            Expression::Select { selector, variants } => {
                find_argument(selector, false, found);
                for variant in variants {
                    find_arguments(&variant.value, found);
                }
            }
        }
    }
}

fn find_argument<'a>(
    expression: &InlineExpression<&'a str>,
    is_number: bool,
    found: &mut BTreeMap<&'a str, bool>,
) {
    match expression {
        InlineExpression::VariableReference { id } => {
            *found.entry(id.name).or_default() |= is_number;
        }
        // The only function chooses the plural of a number.
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                find_argument(argument, true, found);
            }
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::Placeable { .. } => {}
    }
}

fn write_type(code: &mut String, path: &str, name: &str, texts: &[Text<'_>]) -> std::fmt::Result {
    writeln!(code, "/// The texts of `{path}`.")?;
    writeln!(code, "#[derive(Clone, Copy, Debug, PartialEq, Eq)]")?;
    writeln!(code, "#[expect(missing_docs, reason = \"the text shows what is inserted\")]")?;
    writeln!(code, "pub enum {name}<'a> {{")?;
    for text in texts {
        writeln!(code, "#[doc = {:?}]", format!("```text\n{}\n```", text.english))?;
        let types = text.fields(|is_number| if is_number { ": usize" } else { ": &'a str" });
        writeln!(code, "{}{types},", text.name())?;
    }
    writeln!(code, "}}\nimpl<'a> From<{name}<'a>> for AnyText<'a> {{")?;
    // On one line, which is not a long function.
    write!(code, "fn from(text: {name}<'a>) -> AnyText<'a> {{ match text {{ ")?;
    for text in texts {
        let argument = |name: &&str| format!("({name:?}, FluentValue::from({}))", raw(name));
        let arguments: Vec<String> = text.arguments.keys().map(argument).collect();
        let (variant, id, fields) = (text.name(), text.id, text.fields(|_| ""));
        write!(
            code,
            "{name}::{variant}{fields} => AnyText::new({id:?}, [{}]), ",
            arguments.join(", ")
        )?;
    }
    writeln!(code, "}}}}}}\nimpl {name}<'_> {{")?;
    writeln!(code, "/// Returns the text in a language, as it is read.")?;
    writeln!(code, "#[must_use] pub fn say(self, language: Language) -> String {{")?;
    writeln!(code, "AnyText::from(self).say(language) }}\n}}")?;
    Ok(())
}

/// Lists the texts with the names of their arguments, for tests.
fn write_list(list: &mut String, texts: &[Text<'_>]) -> std::fmt::Result {
    for text in texts {
        let names: Vec<&&str> = text.arguments.keys().collect();
        writeln!(list, "({:?}, &{names:?}),", text.id)?;
    }
    Ok(())
}
