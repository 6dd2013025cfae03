//! What people say, by a file per language: each line is a phrase and what it means.

use quarto_game::Question;
use quarto_rules::{Action, Shape};
use quarto_text::{Input, InputError, Language, Verb, Voice};

const FILES: [(Language, &str); 5] = [
    (Language::English, include_str!("phrases/en.txt")),
    (Language::Spanish, include_str!("phrases/es.txt")),
    (Language::Russian, include_str!("phrases/ru.txt")),
    (Language::Romanian, include_str!("phrases/ro.txt")),
    (Language::French, include_str!("phrases/fr.txt")),
];

fn phrases(file: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(" => ").unwrap_or_else(|| panic!("{line}")))
}

/// Returns what was read in the notation of the files: an action or a question as it is written, a
/// command or a greeting by its name, and after `?` what is asked back.
fn written(read: &Result<Input, InputError>) -> String {
    let shapes = |shapes: &[Shape]| -> String {
        let names: Vec<String> = shapes.iter().map(ToString::to_string).collect();
        if shapes.len() == Shape::ALL.len() { "any".into() } else { names.join(" ") }
    };
    match read {
        Ok(Input::Act(action @ Action::Give(_))) => format!("give {action}"),
        Ok(Input::Act(action)) => action.to_string().replace("Q ", "quarto "),
        Ok(Input::Ask(question)) => format!("ask {question}"),
        Ok(Input::Greet(greeting)) => format!("{greeting:?}!"),
        Ok(Input::Do(verb)) => format!("{verb:?}").to_lowercase(),
        Err(InputError::WhichShape(several)) => format!("? {}", shapes(several)),
        Err(InputError::Missing(traits)) => {
            let names: Vec<String> =
                traits.iter().map(|t| format!("{t:?}").to_lowercase()).collect();
            format!("? {}", names.join(" "))
        }
        Err(InputError::WhichSquare) => "? square".into(),
        Err(InputError::WhichPiece) => "? piece".into(),
        Err(InputError::Notice) => "? notice".into(),
        Err(InputError::HowTo(verb)) => format!("? how to {verb:?}").to_lowercase(),
        Err(InputError::Ambiguous(..)) => "? several".into(),
        Err(
            InputError::Empty
            | InputError::Unknown(_)
            | InputError::NoTrait(_)
            | InputError::Twice(_),
        ) => "?".into(),
    }
}

/// Tells whether a line does something that cannot simply be asked for again.
fn acts(read: &Result<Input, InputError>) -> bool {
    match read {
        Ok(Input::Act(_)) => true,
        Ok(Input::Do(verb)) => matches!(
            verb,
            Verb::Undo
                | Verb::Draw
                | Verb::Accept
                | Verb::Decline
                | Verb::Resign
                | Verb::Claim
                | Verb::Quit
        ),
        Ok(Input::Ask(_) | Input::Greet(_)) | Err(_) => false,
    }
}

#[test]
fn people_are_understood_as_they_speak() {
    let mut wrong = Vec::new();
    for (language, file) in FILES {
        let mut understood = 0;
        for (phrase, meaning) in phrases(file) {
            let read = written(&Input::read(phrase, language));
            if read != meaning {
                wrong.push(format!("{language}: {phrase} => {read}, not {meaning}"));
            }
            understood += usize::from(!meaning.starts_with('?'));
        }
        assert!(understood >= 100, "{language}: {understood}");
    }
    assert!(wrong.is_empty(), "{}\n{} in all", wrong.join("\n"), wrong.len());
}

#[test]
fn capitals_accents_signs_and_courtesy_change_nothing() {
    let courtesy = ["please", "por favor", "пожалуйста", "te rog", "s’il vous plaît"];
    for ((language, file), please) in FILES.into_iter().zip(courtesy) {
        for (phrase, meaning) in phrases(file).filter(|(_, meaning)| !meaning.starts_with('?')) {
            let plain: String = phrase.chars().map(without_accent).collect();
            assert_eq!(written(&Input::read(&plain, language)), meaning, "{language}: {plain}");
            let shouted = format!("{}!", phrase.trim_end_matches('.'));
            assert_eq!(written(&Input::read(&shouted, language)), meaning, "{language}: {shouted}");
            if meaning.starts_with("ask") && !phrase.contains(please) {
                let polite = format!("{phrase}, {please}.");
                let read = Input::read(&polite, language);
                assert_eq!(written(&read), meaning, "{language}: {polite}");
            }
        }
    }
}

fn without_accent(char: char) -> char {
    match char {
        'á' | 'à' | 'â' | 'ă' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ó' | 'ô' => 'o',
        'ú' | 'ù' | 'û' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        'ș' => 's',
        'ț' => 't',
        'ё' => 'е',
        other => other,
    }
}

#[test]
fn a_question_is_never_an_action() {
    for (language, file) in FILES {
        for (phrase, meaning) in phrases(file) {
            let marked = Input::read(&format!("{phrase}?"), language);
            assert!(!acts(&marked), "{language}: {phrase}? {marked:?}");
            // Questions stay what they are behind a word that asks for something.
            if meaning.starts_with("ask ") || meaning.starts_with("? notice") {
                for before in ["please", "tell me", "what", "show me"] {
                    let line = format!("{before} {phrase}");
                    let read = Input::read(&line, language);
                    assert!(!acts(&read), "{language}: {line} {read:?}");
                }
            }
        }
    }
}

#[test]
fn words_thrown_together_with_a_question_never_act() {
    let asking = [
        (Language::English, ["what", "which", "is there", "show me", "can i"]),
        (Language::Spanish, ["qué hay", "cuál", "hay", "dime", "puedo"]),
        (Language::Russian, ["что стоит", "какая", "есть ли", "покажи", "можно ли"]),
        (Language::Romanian, ["ce este", "care", "există", "arată-mi", "pot să"]),
        (Language::French, ["qu’est-ce que", "quelle", "y a-t-il", "montre-moi", "puis-je"]),
    ];
    for seed in 1..3000_u64 {
        arbtest::arbtest(|u| {
            let (language, asking) = u.choose(&asking)?;
            let file = FILES.iter().find(|(own, _)| own == language).unwrap().1;
            let words: Vec<&str> =
                phrases(file).flat_map(|(phrase, _)| phrase.split_whitespace()).collect();
            let mut line = vec![*u.choose(asking)?];
            for _ in 0..u.int_in_range(1..=5)? {
                line.push(u.choose(&words)?);
            }
            let read = Input::read(&line.join(" "), *language);
            assert!(!acts(&read), "{language}: {line:?} {read:?}");
            Ok(())
        })
        .seed(seed << 32 | 64)
        .run();
    }
}

#[test]
fn what_is_to_be_noticed_is_answered_alike() {
    for (language, file) in FILES {
        let voice = Voice { language, ..Voice::default() };
        let asked = phrases(file).filter(|(_, meaning)| *meaning == "? notice");
        let answers: Vec<String> = asked
            .map(|(phrase, _)| voice.input_error(&Input::read(phrase, language).unwrap_err()))
            .collect();
        assert!(answers.len() >= 2, "{language}");
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{language}");
    }
}

#[test]
fn half_a_call_is_asked_for_with_the_names_that_exist() {
    #[track_caller]
    fn check(language: Language, line: &str, expected: &str) {
        let voice = Voice { language, ..Voice::default() };
        assert_eq!(voice.input_error(&Input::read(line, language).unwrap_err()), expected);
    }
    let asks = "Which one are you calling:";
    check(
        Language::English,
        "quarto diagonal",
        &format!("{asks} diagonal 1 (a1 to d4) or diagonal 2 (d1 to a4)?"),
    );
    check(
        Language::English,
        "quarto 2",
        &format!("{asks} row 2, column b or diagonal 2 (d1 to a4)?"),
    );
    check(Language::English, "quarto row", &format!("{asks} row 1 to row 4?"));
    check(
        Language::English,
        "give tall",
        "Which one: round or square, solid or hollow, light or dark?",
    );
    check(
        Language::Spanish,
        "quarto diagonal",
        "¿Cuál cantas: diagonal 1 (de a1 a d4) o diagonal 2 (de d1 a a4)?",
    );
}

#[test]
fn what_a_glance_tells_can_be_asked() {
    let read = |line: &str| Input::read(line, Language::English);
    assert_eq!(read("empty"), Ok(Input::Ask(Question::Empty)));
    assert_eq!(read("where"), Ok(Input::Ask(Question::Placed)));
    assert_eq!(written(&read("left hollow")), "ask left+hollow");
    assert_eq!(written(&read("wh ho")), "ask hollow", "not a white hollow piece");
    assert_eq!(written(&read("t r h d")), "give L");
    assert_eq!(written(&read("s s s d")), "give F");
    assert_eq!(written(&read("k")), "give K");
    assert_eq!(written(&read("n")), "?", "it may mean no");
    assert_ne!(read("no"), Ok(Input::Do(Verb::Normal)), "a setting is typed whole");
    assert_eq!(read("normal"), Ok(Input::Do(Verb::Normal)));
}

/// The words of our own rule texts, and those of the rule sheets (R17), with what they mean: values as
/// questions, and shapes as calls.
const RULE_WORDS: [(Language, &str, &str, &str); 5] = [
    (
        Language::English,
        include_str!("../../locales/en/rules.ftl"),
        "light, dark, short, tall, round, square, solid, hollow, smooth, grooved",
        "row 1, row 4, column a, column d, diagonal 1, diagonal 2, block a1, block c3",
    ),
    (
        Language::Spanish,
        include_str!("../../locales/es/rules.ftl"),
        "clara, oscura, baja, alta, redonda, cuadrada, llena, hueca, lisa, ranurada",
        "fila 1, fila 4, columna a, columna d, diagonal 1, diagonal 2, bloque a1, bloque c3",
    ),
    (
        Language::Russian,
        include_str!("../../locales/ru/rules.ftl"),
        "светлая, тёмная, низкая, высокая, круглая, квадратная, сплошная, полая, гладкая, рифлёная",
        "ряд 1, ряд 4, столбец a, столбец d, диагональ 1, диагональ 2, блок a1, блок c3",
    ),
    (
        Language::Romanian,
        include_str!("../../locales/ro/rules.ftl"),
        "deschisă la culoare, închisă la culoare, scundă, înaltă, rotundă, pătrată, plină, găurită, netedă, striată",
        "rândul 1, rândul 4, coloana a, coloana d, diagonala 1, diagonala 2, blocul a1, blocul c3",
    ),
    (
        Language::French,
        include_str!("../../locales/fr/rules.ftl"),
        "claire, foncée, basse, haute, ronde, carrée, pleine, creuse, lisse, rainurée",
        "ligne 1, ligne 4, colonne a, colonne d, diagonale 1, diagonale 2, bloc a1, bloc c3",
    ),
];

#[test]
fn the_words_of_the_rules_are_understood() {
    let values = ["light", "dark", "short", "tall", "round", "square", "solid", "hollow"];
    let values = values.into_iter().chain(["light", "dark"]);
    let shapes = ["row1", "row4", "cola", "cold", "diag1", "diag2", "blocka1", "blockc3"];
    for (language, rules, traits, lines) in RULE_WORDS {
        let quarto = Verb::Quarto.word(language);
        for (word, value) in traits.split(", ").zip(values.clone()) {
            assert!(rules.to_lowercase().contains(word), "{language}: {word}");
            let line = format!("{} {word}", Verb::Where.word(language));
            assert_eq!(written(&Input::read(&line, language)), format!("ask {value}"), "{line}");
        }
        for (name, shape) in lines.split(", ").zip(shapes) {
            assert!(rules.contains(name), "{language}: {name}");
            let line = format!("{quarto} {name}");
            assert_eq!(written(&Input::read(&line, language)), format!("quarto {shape}"), "{line}");
            assert_eq!(written(&Input::read(name, language)), format!("ask {shape}"), "{name}");
        }
    }
}

#[test]
fn the_words_of_the_rule_sheets_are_understood() {
    #[track_caller]
    fn check(language: Language, line: &str, expected: &str) {
        assert_eq!(written(&Input::read(line, language)), expected, "{line}");
    }
    check(Language::English, "quarto square a1", "quarto blocka1");
    check(Language::English, "game even", "draw");
    check(Language::Spanish, "quarto cuadrado a1", "quarto blocka1");
    check(Language::Spanish, "empate", "draw");
    check(Language::Russian, "кварто квадрат a1", "quarto blocka1");
    check(Language::Russian, "ничья", "draw");
    check(Language::Romanian, "quarto careu a1", "quarto blocka1");
    check(Language::Romanian, "egalitate", "draw");
    check(Language::Romanian, "unde culoare închisă", "ask dark");
    check(Language::French, "quarto carré a1", "quarto blocka1");
}
