//! The description of the API for people: the page `/api`, and tables in `docs/api.md`.

use std::fmt::Write;

use quarto_pages::escape;
use utoipa::openapi::path::Operation;
use utoipa::openapi::schema::{Object, Schema, SchemaType, Type};
use utoipa::openapi::{OpenApi, RefOr};

use super::api;
use crate::error::ProblemType;

/// Returns the page, in HTML.
pub(crate) fn page() -> String {
    let api = api();
    let about = html(api.info.description.as_deref());
    let (version, operations, notation, codes) =
        (&api.info.version, operations(&api), notation(&api), codes());
    format!(
        "<p>{about} This is version {version} of the API.</p>\
         <p>The whole description for programs: <a href=\"/api/openapi.json\">openapi.json</a>. A bot in \
         thirty lines, to begin with: <a href=\"/api/bot.py\">bot.py</a>.</p>\
         <h2>What one may ask</h2>{operations}\
         <h2>How things are written</h2><p>Which piece has which letter is in \
         <a href=\"/en/rules\">the rules</a>; positions and records are explained in \
         <a href=\"/api/notation.md\">notation.md</a>.</p><dl>{notation}</dl>\
         <h2>What may go wrong</h2><p>Such answers are problems (RFC 9457) with one of these codes; \
         most of those with status 422 say what the game does not allow.</p><dl>{codes}</dl>"
    )
}

/// Something that one may ask.
struct Request<'a> {
    method: &'static str,
    path: &'a str,
    operation: &'a Operation,
}

/// Returns everything that one may ask.
fn requests(api: &OpenApi) -> impl Iterator<Item = Request<'_>> {
    api.paths.paths.iter().flat_map(|(path, item)| {
        let all = [("GET", &item.get), ("POST", &item.post), ("DELETE", &item.delete)];
        all.into_iter().filter_map(move |(method, operation)| {
            Some(Request { method, path, operation: operation.as_ref()? })
        })
    })
}

fn operations(api: &OpenApi) -> String {
    let mut page = String::new();
    for Request { method, path, operation } in requests(api) {
        let (title, text) =
            (html(operation.summary.as_deref()), html(operation.description.as_deref()));
        let _ = write!(page, "<h3>{title}</h3><p><code>{method} {path}</code></p><p>{text}</p>");
        page += &parameters(operation);
    }
    page
}

fn parameters(operation: &Operation) -> String {
    let mut list = String::new();
    for parameter in operation.parameters.iter().flatten() {
        let RefOr::T(parameter) = parameter else { continue };
        let text = html(parameter.description.as_deref());
        let _ = write!(list, "<li><code>{}</code>: {text}</li>", parameter.name);
    }
    if list.is_empty() { list } else { format!("<ul>{list}</ul>") }
}

/// Returns what is written as text, each with an example.
fn notation(api: &OpenApi) -> String {
    let schemas = api.components.iter().flat_map(|components| &components.schemas);
    let mut list = String::new();
    for (name, schema) in schemas {
        if let RefOr::T(Schema::Object(object)) = schema
            && let Some(example) = example(object)
        {
            let (example, about) = (escape(example), html(object.description.as_deref()));
            let _ = write!(list, "<dt>{name} <code>{example}</code></dt><dd>{about}</dd>");
        }
    }
    list
}

fn example(object: &Object) -> Option<&str> {
    let is_text = object.schema_type == SchemaType::Type(Type::String);
    object.examples.first().filter(|_| is_text)?.as_str()
}

fn codes() -> String {
    let mut list = String::new();
    for ProblemType { status, code, title } in ProblemType::all() {
        let title = html(Some(title));
        let _ = write!(list, "<dt id=\"{code}\">{status} <code>{code}</code></dt><dd>{title}</dd>");
    }
    list
}

/// Returns a text of the description in HTML. What stands between backticks is code.
fn html(text: Option<&str>) -> String {
    let text = escape(text.unwrap_or_default());
    let part = |(place, part): (usize, &str)| {
        if place % 2 == 0 { part.to_owned() } else { format!("<code>{part}</code>") }
    };
    text.split('`').enumerate().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md");

    #[test]
    fn nothing_is_left_in_backticks() {
        let page = page();
        assert!(!page.contains('`'), "{page}");
        assert!(page.contains("<code>Authorization: Bearer …</code>"), "{page}");
        assert!(page.contains("<dt>Position <code>BDF./.A../..../.... J</code></dt>"), "{page}");
    }

    #[test]
    fn every_code_has_a_place_on_the_page() {
        let page = page();
        for ProblemType { status, code, .. } in ProblemType::all() {
            let entry = format!("<dt id=\"{code}\">{status} <code>{code}</code></dt><dd>");
            assert!(page.contains(&entry), "{entry}");
        }
    }

    fn requests_table() -> String {
        let mut table = "| Address | What for |\n| --- | --- |\n".to_owned();
        for Request { method, path, operation } in requests(&api()) {
            let summary = operation.summary.as_deref().unwrap();
            writeln!(table, "| `{method} {path}` | {summary} |").unwrap();
        }
        table
    }

    fn codes_table() -> String {
        let mut table = "| Status | Code | What it means |\n| --- | --- | --- |\n".to_owned();
        let mut all: Vec<ProblemType> = ProblemType::all().collect();
        all.sort_by_key(|one| one.status);
        for ProblemType { status, code, title } in all {
            writeln!(table, "| {status} | `{code}` | {title} |").unwrap();
        }
        table
    }

    /// Writes a table into a document, after the line that names it.
    fn put(document: &str, name: &str, table: &str) -> String {
        let (before, rest) = document.split_once(&format!("<!-- {name} -->\n")).unwrap();
        let (_, after) = rest.split_once("\n<!-- end -->\n").unwrap();
        format!("{before}<!-- {name} -->\n{table}\n<!-- end -->\n{after}")
    }

    /// The page and the document are made of one description; `QUARTO_BLESS=1` writes the tables of
    /// the document anew.
    #[test]
    fn the_document_has_the_same_tables() {
        let document = std::fs::read_to_string(DOCUMENT).unwrap();
        let made = put(&document, "requests", &requests_table());
        let made = put(&made, "codes", &codes_table());
        if std::env::var("QUARTO_BLESS").is_ok() {
            std::fs::write(DOCUMENT, &made).unwrap();
        }
        assert_eq!(made, std::fs::read_to_string(DOCUMENT).unwrap());
    }
}
