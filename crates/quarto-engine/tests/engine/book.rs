use std::sync::Arc;

use quarto_engine::{Book, BookError, BookPlan, SearchLimits, Solver, SolverOptions, UseBookError};
use quarto_rules::{Piece, Position, RuleSet, Setup, Square, Symmetry};

use crate::values::{pick, random_play, solver};

/// Builds a book by search.
fn book(rules: RuleSet, depth: usize) -> Book {
    let plan = BookPlan::new(rules, depth).unwrap();
    let solver = plan.solver(1 << 20);
    let solve = |unit| plan.solve(&solver, unit, SearchLimits::default(), &|| ()).unwrap();
    plan.finish(&plan.units().iter().map(solve).collect::<Vec<_>>())
}

#[test]
fn the_books_in_the_crate_are_not_damaged_and_of_the_right_rules() {
    for rules in RuleSet::all() {
        let book = Book::read(Book::embedded(rules).bytes().to_vec()).unwrap();
        assert_eq!(book.depth(), 4);
        assert_eq!(Solver::new(rules).use_book(Arc::new(book)), Ok(()), "{rules}");
    }
}

#[test]
fn building_a_book_gives_the_bytes_that_are_in_the_crate() {
    let rules: RuleSet = "squares fill".parse().unwrap();
    assert!(book(rules, 4).bytes() == Book::embedded(rules).bytes());
}

#[test]
fn search_agrees_with_the_books() {
    let mut chance = 1;
    for rules in RuleSet::all() {
        // The fewer traits, the faster a search ends; `quarto book verify` checks the rest.
        let actions: &[usize] = match rules.traits().len() {
            1 => &[1, 2, 4, 5, 7, 8, 9],
            2 => &[6, 7, 8, 9],
            3 => &[8, 9],
            _ => &[8, 9, 9, 10, 10],
        };
        let (by_book, by_search) = (Solver::new(rules), solver(rules, 1));
        for &actions in actions {
            let play = random_play(&mut chance, rules, actions);
            let solve =
                |solver: &Solver| solver.solve(play.position(), SearchLimits::default()).value();
            assert_eq!(solve(&by_book), solve(&by_search), "{rules} {}", play.position());
        }
    }
}

#[test]
fn a_book_answers_without_search() {
    for rules in RuleSet::all() {
        let start = Solver::new(rules).solve(&Position::default(), SearchLimits::default());
        assert_eq!((start.value(), start.nodes), (Some(quarto_rules::Value::Draw), 0));
    }
}

#[test]
fn symmetric_positions_have_equal_values() {
    let mut chance = 2;
    for rules in RuleSet::all() {
        let symmetries = Symmetry::group(rules.variant());
        let (by_book, by_search) = (Solver::new(rules), solver(rules, 1));
        for (solver, actions) in [(&by_search, 20), (&by_search, 21), (&by_book, 8), (&by_book, 9)]
        {
            let play = random_play(&mut chance, rules, actions);
            let symmetry = &symmetries[pick(&mut chance, symmetries.len())];
            // Exchanges the values of some traits.
            let flip = pick(&mut chance, 16);
            let image = image(play.position(), |square| symmetry.square(square), flip);
            let solve = |position| solver.solve(position, SearchLimits::default()).value().unwrap();
            assert_eq!(solve(play.position()), solve(&image), "{rules} {}", play.position());
        }
    }
}

fn image(position: &Position, to: impl Fn(Square) -> Square, flip: usize) -> Position {
    let piece = |piece: Piece| Piece::ALL[piece.index() ^ flip];
    let pieces = position.board().iter();
    let board = pieces.map(|(square, on)| (to(square), piece(on))).collect();
    Position::new(Setup { board, hand: position.hand().map(piece), ..Setup::default() }).unwrap()
}

#[test]
fn what_is_no_book_is_refused() {
    let good = book("lines height".parse().unwrap(), 2).bytes().to_vec();
    let check = |change: &dyn Fn(&mut Vec<u8>), expected| {
        let mut bytes = good.clone();
        change(&mut bytes);
        assert_eq!(Book::read(bytes).err(), expected);
    };
    check(&|_| (), None);
    check(&|bytes| bytes.clear(), Some(BookError::NotABook));
    check(&|bytes| bytes[3] = b'?', Some(BookError::NotABook));
    check(&|bytes| bytes[12] = 2, Some(BookError::UnknownVersion(2)));
    check(&|bytes| bytes[13] = 2, Some(BookError::ImpossibleHead));
    check(&|bytes| bytes[14] = 5, Some(BookError::ImpossibleHead));
    check(&|bytes| bytes[15] = 99, Some(BookError::ImpossibleHead));
    check(&|bytes| bytes[15] = 3, Some(BookError::WrongLength));
    check(&|bytes| bytes[16] ^= 1, Some(BookError::Damaged));
    check(&|bytes| bytes.truncate(20), Some(BookError::WrongLength));
    check(&|bytes| bytes.push(0), Some(BookError::WrongLength));
}

#[test]
fn a_book_of_other_rules_is_refused() {
    let lines = Arc::new(book("lines height".parse().unwrap(), 0));
    let check = |rules: &str, is_right: bool| {
        let solver: RuleSet = rules.parse().unwrap();
        let options = SolverOptions { table_bytes: 0, ..SolverOptions::default() };
        let used = Solver::with_options(solver, options).use_book(Arc::clone(&lines));
        let refused = UseBookError::OtherRules { book: lines.rules(), solver };
        assert_eq!(used, if is_right { Ok(()) } else { Err(refused) }, "{rules}");
    };
    check("lines fill", true);
    check("squares height", false);
    check("lines height,fill", false);
}
