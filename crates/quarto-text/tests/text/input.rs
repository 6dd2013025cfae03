use quarto_game::{Greeting, Question};
use quarto_rules::{Action, Piece, Shape, Square, Trait, TraitSet};
use quarto_text::{Edition, Input, InputError, Language, Verb, Voice, is_yes, yes_and_no};

use Language::{English, French, Romanian, Russian, Spanish};

#[track_caller]
fn check(language: Language, line: &str, expected: &str) {
    let action = Input::Act(expected.parse().unwrap());
    assert_eq!(Input::read(line, language), Ok(action), "{line}");
}

#[track_caller]
fn check_question(language: Language, line: &str, expected: &str) {
    let question = Input::Ask(expected.parse::<Question>().unwrap());
    assert_eq!(Input::read(line, language), Ok(question), "{line}");
}

#[test]
fn actions_are_understood_in_english() {
    check(English, "a2", "a2");
    check(English, " Place B3 ", "b3");
    check(English, "K", "K");
    check(English, "give K", "K");
    check(English, "give k", "K");
    assert!(Input::read("d", English).is_err(), "a small letter does not give a piece by accident");
    check(English, "give tall round hollow light", "K");
    check(English, "ho t r li", "K");
    check(English, "dark square tall hollow", "P");
    check(English, "square tall hollow dark", "P");
    check(English, "grooved short round solid", "B");
    check(English, "quarto row 2", "Q row2");
    check(English, "QUARTO! column b", "Q colb");
    check(English, "q diag1", "Q diag1");
    check(English, "quarto block b2", "Q blockb2");
    check(English, "done", "--");
    check(English, "--", "--");
    check(English, "give the tall, round, hollow, light piece!", "K");
    assert_eq!(Input::read("?", English), Ok(Input::Do(Verb::Help)));
}

#[test]
fn actions_are_understood_in_every_language() {
    check(Spanish, "alta redonda hueca lisa", "K");
    check(Spanish, "¡QUARTO! fila 2", "Q row2");
    check(Spanish, "quarto columna b", "Q colb");
    check(Russian, "высокая круглая полая гладкая", "K");
    check(Russian, "высокая круглая с выемкой гладкая", "K");
    check(Russian, "низкая без выемки квадратная тёмная", "F");
    check(Russian, "низкая без выемки квадратная темная", "F");
    check(Russian, "КВАРТО! ряд 2", "Q row2");
    check(Russian, "QUARTO столбец Б", "Q colb");
    check(Russian, "а3", "a3");
    check(Romanian, "înaltă rotundă scobită netedă", "K");
    check(Romanian, "inalta rotunda scobita neteda", "K");
    check(Romanian, "quarto rândul 2", "Q row2");
    check(French, "grande ronde creuse lisse", "K");
    check(French, "QUARTO ! ligne 2", "Q row2");
}

#[test]
fn english_is_understood_everywhere() {
    for language in Language::ALL {
        check(language, "give tall round hollow smooth", "K");
        check(language, "quarto row 2", "Q row2");
        check(language, "quarto diagonal 1", "Q diag1");
        check(language, "done", "--");
        check_question(language, "board", "board");
        check_question(language, "where tall", "tall");
        assert_eq!(Input::read("help", language), Ok(Input::Do(Verb::Help)));
    }
}

#[test]
fn what_is_said_can_be_typed() {
    for language in Language::ALL {
        for edition in Edition::ALL {
            let voice = Voice { language, edition, ..Voice::default() };
            for piece in Piece::ALL {
                let (label, short) = (voice.piece(piece), voice.short_piece(piece));
                assert_eq!(Input::read(&label, language), Ok(Input::Act(Action::Give(piece))));
                assert_eq!(
                    Input::read(&short, language),
                    Ok(Input::Act(Action::Give(piece))),
                    "{language} {short}"
                );
                let object = format!("{} {}", Verb::Give.word(language), voice.piece_object(piece));
                assert_eq!(
                    Input::read(&object, language),
                    Ok(Input::Act(Action::Give(piece))),
                    "{object}"
                );
                let give = format!("{} {label}", Verb::Give.word(language));
                assert_eq!(Input::read(&give, language), Ok(Input::Act(Action::Give(piece))));
            }
            for shape in Shape::ALL {
                let name = voice.shape(shape);
                let call = format!("{} {name}", Verb::Quarto.word(language).to_uppercase());
                assert_eq!(
                    Input::read(&call, language),
                    Ok(Input::Act(Action::Call(shape))),
                    "{call}"
                );
                assert_eq!(Input::read(&name, language), Ok(Input::Ask(Question::Shape(shape))));
            }
        }
        for square in Square::ALL {
            assert_eq!(
                Input::read(&square.to_string(), language),
                Ok(Input::Act(Action::Place(square)))
            );
        }
    }
}

#[test]
fn every_example_of_the_help_does_what_it_says() {
    for language in Language::ALL {
        for verb in Verb::ALL {
            let example = verb.example(language);
            let read = Input::read(&example, language);
            let fits = match verb {
                Verb::Place => matches!(read, Ok(Input::Act(Action::Place(_)))),
                Verb::Give => matches!(read, Ok(Input::Act(Action::Give(_)))),
                Verb::Quarto => matches!(read, Ok(Input::Act(Action::Call(_)))),
                Verb::Done => read == Ok(Input::Act(Action::Done)),
                Verb::Board => read == Ok(Input::Ask(Question::Board)),
                Verb::Square => matches!(read, Ok(Input::Ask(Question::Square(_)))),
                Verb::Where => matches!(read, Ok(Input::Ask(Question::Where(_)))),
                Verb::Empty => read == Ok(Input::Ask(Question::Empty)),
                Verb::Left => read == Ok(Input::Ask(Question::Reserve)),
                other => read == Ok(Input::Do(other)),
            };
            assert!(fits, "{language} {example}: {read:?}");
            assert!(!verb.help(language).is_empty());
        }
    }
}

#[test]
fn questions_are_understood() {
    check_question(English, "row 2", "row2");
    check_question(English, "Diagonal 2", "diag2");
    check_question(English, "square d4", "d4");
    check_question(English, "block b2", "blockb2");
    check_question(English, "where tall round", "tall+round");
    check_question(English, "left", "left");
    check_question(Spanish, "fila 3", "row3");
    check_question(Russian, "столбец c", "colc");
}

#[test]
fn what_is_not_understood_says_what_is_missing() {
    let read = |line: &str| Input::read(line, English).unwrap_err();
    assert!(matches!(read("give s"), InputError::Ambiguous(..)));
    let others = !TraitSet::EMPTY.with(Trait::Height);
    assert_eq!(read("give tall"), InputError::Missing(others));
    assert_eq!(read("give tall short"), InputError::Twice(Trait::Height));
    assert_eq!(read("give green"), InputError::NoTrait("green".into()));
    assert_eq!(read("give"), InputError::WhichPiece);
    assert_eq!(read("quarto"), InputError::WhichShape(Shape::ALL.into()));
    assert_eq!(read("quarto e9"), InputError::WhichShape(Shape::ALL.into()));
    assert_eq!(read("place"), InputError::WhichSquare);
    assert_eq!(read("e9"), InputError::Unknown("e9".into()));
    assert_eq!(read(" "), InputError::Empty);
    assert_eq!(read("done nine"), InputError::Unknown("done nine".into()));
    for language in Language::ALL {
        let voice = Voice { language, ..Voice::default() };
        for line in [
            "give s",
            "give tall",
            "give tall short",
            "give green",
            "give",
            "quarto",
            "place",
            "e9",
            "",
        ] {
            let said = voice.input_error(&Input::read(line, language).unwrap_err());
            assert!(said.chars().count() > 10, "{said}");
        }
    }
}

#[test]
fn commas_stand_between_words() {
    check(English, "tall,round,hollow,light", "K");
    check(English, "give tall;round; hollow,light,", "K");
    check(English, "quarto,row 2", "Q row2");
    check(English, "K,", "K");
    check(Spanish, "alta,redonda,hueca,lisa", "K");
    check(Russian, "дать высокую,круглую,с выемкой,гладкую", "K");
}

#[test]
fn dictated_squares_are_understood() {
    check(English, "a 2", "a2");
    check(English, "A 2.", "a2");
    check(English, "place a 2", "a2");
    check(English, "2 a", "a2");
    check(English, "4a", "a4");
    check(English, "place d 2", "d2");
    check_question(English, "square a 2", "a2");
    check_question(English, "block b 2", "blockb2");
    check(English, "quarto block b 2", "Q blockb2");
    check(Russian, "а 2", "a2");
    check(Russian, "ставлю на в 3", "b3");
    check_question(Russian, "клетка д 4", "d4");
    check(French, "placer a 2", "a2");
    for line in ["a", "a 2 3", "a 5", "e 2", "5 a", "a b"] {
        assert!(Input::read(line, English).is_err(), "{line}");
    }
}

#[test]
fn a_dictated_square_is_no_diagonal_by_a_guess() {
    let read = |line: &str, language| Input::read(line, language).unwrap_err();
    let voice = |language| Voice { language, ..Voice::default() };
    let said = voice(English).input_error(&read("d 2", English));
    assert!(
        said.starts_with(
            "“d 2” could mean several things. Type one of these: place d2, diagonal 2."
        ),
        "{said}"
    );
    let said = voice(Russian).input_error(&read("с 2", Russian));
    assert!(said.contains("поставить c2, ряд 2"), "{said}");
    check(English, "quarto d 2", "Q diag2");
    check_question(English, "diag 2", "diag2");
}

#[test]
fn squares_that_are_none_are_asked_for() {
    let read = |line: &str, language| Input::read(line, language).unwrap_err();
    for line in ["square e7", "place e7", "square e 7", "place 7", "squ a9", "square", "squ"] {
        assert_eq!(read(line, English), InputError::WhichSquare, "{line}");
    }
    assert_eq!(read("casilla e7", Spanish), InputError::WhichSquare);
    assert_eq!(read("carré e7", French), InputError::Unknown("carré e7".into()));
    assert_eq!(read("tall 7", English), InputError::NoTrait("7".into()));
    check(English, "p a2", "a2");
    assert!(matches!(read("п b2", Russian), InputError::Ambiguous(..)), "to place or to ask");
}

#[test]
fn pieces_are_called_pieces() {
    check(English, "give piece P", "P");
    check(English, "give the piece p", "P");
    check(English, "piece P", "P");
    check(English, "give a", "A");
    check(Spanish, "dar la pieza P", "P");
    check(Spanish, "pieza P", "P");
    check(Russian, "фигура P", "P");
    let read = |line: &str| Input::read(line, English).unwrap_err();
    assert_eq!(read("give a piece"), InputError::WhichPiece);
    assert_eq!(read("piece p"), InputError::Unknown("piece p".into()));
    assert!(matches!(read("give a b"), InputError::Ambiguous(..)), "either letter");
    assert_eq!(read("a B"), InputError::Unknown("a B".into()), "either letter");
}

#[test]
fn everything_that_could_be_meant_is_told() {
    #[track_caller]
    fn told(language: Language, edition: Edition, line: &str, expected: &str) {
        let voice = Voice { language, edition, ..Voice::default() };
        let said = voice.input_error(&Input::read(line, language).unwrap_err());
        assert!(said.contains(expected), "{line}: {said}");
    }
    told(English, Edition::Classic, "p", ": pale, place, give P.");
    told(English, Edition::Access, "p", ": place, give P.");
    told(English, Edition::Classic, "s", ": short, square, solid, score.");
    told(English, Edition::Classic, "give s", ": short, square, solid.");
    told(English, Edition::Access, "give s", ": short, square, solid, smooth.");
    told(
        French,
        Edition::Classic,
        "c",
        "claire, courte, circulaire, carrée, creuse, colonne a, carré, case, coups",
    );
    told(Russian, Edition::Classic, "give s", "short, square, solid");
    for language in Language::ALL {
        for letter in ('a'..='z').chain('а'..='я') {
            let Err(error) = Input::read(&letter.to_string(), language) else { continue };
            if let InputError::Ambiguous(..) = error {
                let said = Voice { language, ..Voice::default() }.input_error(&error);
                assert!(said.contains(", "), "{letter}: {said}");
            }
        }
    }
}

#[test]
fn greetings_are_understood_in_the_language_and_in_english() {
    for language in Language::ALL {
        let voice = Voice { language, ..Voice::default() };
        for greeting in Greeting::ALL {
            let own = voice.greeting(greeting);
            let english = Voice::default().greeting(greeting).to_lowercase();
            for typed in [own.replace('!', ""), own, english] {
                assert_eq!(Input::read(&typed, language), Ok(Input::Greet(greeting)), "{typed}");
            }
        }
        // No other command reads as a greeting.
        for verb in Verb::ALL {
            let read = Input::read(&verb.word(language), language);
            assert!(!matches!(read, Ok(Input::Greet(_))), "{verb:?}: {read:?}");
        }
    }
}

#[test]
fn yes_is_understood_in_the_language_and_in_english() {
    for language in Language::ALL {
        let [yes, no] = yes_and_no(language);
        assert!(is_yes(&yes, language) && is_yes("YES ", language) && is_yes("y", language));
        assert!(!is_yes(&no, language) && !is_yes("", language));
    }
    assert!(is_yes("Sí", Spanish) && is_yes("si", Spanish) && is_yes("да", Russian));
}

#[test]
fn whatever_is_typed_gets_an_answer() {
    let words = [
        "give", "quarto", "row", "2", "a2", "k", "tall", "s", "square", "!", "é", "", "--", "ряд",
        "с", "без",
    ];
    for seed in 1..1000_u64 {
        arbtest::arbtest(|u| {
            let language = *u.choose(&Language::ALL)?;
            let mut line = String::new();
            while !u.is_empty() {
                line += u.choose(&words)?;
                line.push(if u.ratio(1, 8)? { u.arbitrary()? } else { ' ' });
            }
            if let Err(error) = Input::read(&line, language) {
                let voice = Voice { language, ..Voice::default() };
                assert!(!voice.input_error(&error).is_empty());
            }
            Ok(())
        })
        .seed(seed << 32 | 64)
        .run();
    }
}
