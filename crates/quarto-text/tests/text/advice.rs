use quarto_engine::{AnalysisDetail, SearchLimits, Solver};
use quarto_rules::{Action, Piece, Play, RuleSet, Terms, Value};
use quarto_text::{Language, Voice};

/// The three pieces of row 1 are all dark and all solid.
const TWO_VALUES: &str = "BDF./..../..../.... -";

#[test]
fn either_of_two_threatened_values_loses_and_a_hint_says_so() {
    let play = Play::from_position(Terms::default(), TWO_VALUES.parse().unwrap());
    let solver = Solver::new(RuleSet::LINES);
    let hint = solver.hint(&play, SearchLimits::default()).unwrap();
    let is_met = |piece: Piece| hint.threats.iter().any(|threat| threat.is_met_by(piece));
    let mut with_one_value = 0;
    for (action, solution) in
        solver.analyse(play.position(), AnalysisDetail::Moves, SearchLimits::default()).moves
    {
        let Action::Give(piece) = action else { panic!("{action}") };
        assert_eq!(solution.value() == Some(Value::Loss(1)), is_met(piece), "{piece}");
        with_one_value +=
            usize::from(hint.threats.iter().filter(|threat| threat.is_met_by(piece)).count() == 1);
    }
    assert_eq!((hint.threats.len(), with_one_value), (2, 8));
    for (language, said) in [
        (Language::English, "Watch d1 (row 1): any dark or solid piece wins there."),
        (Language::Spanish, "Ojo con d1 (fila 1): allí gana cualquier pieza oscura o llena."),
        (
            Language::French,
            "Attention à la case d1 (ligne 1)\u{a0}: toute pièce foncée ou pleine placée là fait gagner.",
        ),
        (
            Language::Romanian,
            "Atenție la d1 (rândul 1): orice piesă închisă sau plină câștigă acolo.",
        ),
        (
            Language::Russian,
            "Следите за d1 (ряд 1): там выигрывает любая тёмная или сплошная фигура.",
        ),
    ] {
        let voice = Voice { language, ..Voice::default() };
        let lines = voice.hint(&hint);
        assert!(lines.iter().any(|line| line == said), "{lines:#?}");
    }
}

/// What a position is worth confuses those who only want to know what to do; why it is good does not.
#[test]
fn a_short_hint_says_what_to_do_and_why_in_one_line() {
    let hint = |position: &str| {
        let play = Play::from_position(Terms::default(), position.parse().unwrap());
        Solver::new(RuleSet::LINES).hint(&play, SearchLimits::default()).unwrap()
    };
    let completes = hint("BDF./..../..../.... H");
    for (language, said) in [
        (
            Language::English,
            "Hint: place it on d1. This makes an alignment: row 1, all dark and solid.",
        ),
        (
            Language::Spanish,
            "Pista: colócala en d1. Así formas un alineamiento: fila 1, todas oscuras y llenas.",
        ),
    ] {
        assert_eq!(Voice { language, ..Voice::default() }.short_hint(&completes), said);
    }
    let positions = ["BDF./..../..../.... H", TWO_VALUES, "..../..../..../.... -"];
    for (hint, language) in
        positions.map(hint).iter().flat_map(|hint| Language::ALL.map(|language| (hint, language)))
    {
        let voice = Voice { language, ..Voice::default() };
        let said = voice.short_hint(hint);
        assert!(!said.contains(&voice.worth(Some(hint.value))), "{said}");
        assert!(said.split_whitespace().count() <= 24, "{said}");
    }
}
