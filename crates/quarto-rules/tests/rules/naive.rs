//! A second implementation of the rules, as plain as possible, on a board of letters. It uses only the
//! terms and the names of the actions from the library, and is the oracle in `twin.rs` and `perft.rs`.

use quarto_rules::{Action, Calling, Terms, Trait, WrongCall};

type Place = (usize, usize);

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Stage {
    Give,
    Place,
    LastCallOfPlacer,
    LastCallOfOpponent,
    Over,
}

#[derive(Clone, Debug)]
pub(crate) struct Naive {
    terms: Terms,
    /// Rows of letters; a dot is an empty square.
    board: [[char; 4]; 4],
    hand: Option<char>,
    latest: Option<Place>,
    called: bool,
    pub(crate) turn: usize,
    pub(crate) stage: Stage,
    wrong: [usize; 2],
    /// 0 for a draw, else the winner.
    pub(crate) winner: Option<usize>,
}

impl Naive {
    /// Starts from a text such as `..../..../..../.... -`, optionally with the latest placement's square.
    pub(crate) fn new(terms: Terms, position: &str) -> Naive {
        let fields: Vec<&str> = position.split(' ').collect();
        let mut board = [['.'; 4]; 4];
        for (row, line) in fields[0].split('/').enumerate() {
            for (column, cell) in line.chars().enumerate() {
                board[row][column] = cell;
            }
        }
        let hand = fields[1].chars().next().filter(|&piece| piece != '-');
        let placed = board.iter().flatten().filter(|&&cell| cell != '.').count();
        let latest = fields.get(2).map(|text| square(text));
        let stage = if hand.is_some() { Stage::Place } else { Stage::Give };
        let turn = if (placed + usize::from(hand.is_some())).is_multiple_of(2) { 1 } else { 2 };
        let wrong = [0, 0];
        let called = false;
        let mut naive =
            Naive { terms, board, hand, latest, called, turn, stage, wrong, winner: None };
        if terms.calling == Calling::Auto && naive.latest_aligned() {
            naive.end(if hand.is_some() { 3 - turn } else { turn });
        }
        naive
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        match self.stage {
            Stage::Give => actions.extend(self.unused().iter().map(char::to_string)),
            Stage::Place => actions.extend(self.empty().into_iter().map(name)),
            Stage::LastCallOfPlacer | Stage::LastCallOfOpponent => actions.push("--".into()),
            Stage::Over => return actions,
        }
        let official = self.terms.calling == Calling::Official;
        if official && self.latest.is_some() && !self.called {
            actions.extend(self.shapes().into_iter().map(|(name, _)| format!("Q {name}")));
        }
        actions
    }

    pub(crate) fn act(&mut self, action: Action) {
        let text = action.to_string();
        assert!(self.legal().contains(&text), "{text} is not legal in {self:?}");
        if let Some(shape) = text.strip_prefix("Q ") {
            self.call(shape);
        } else if text == "--" {
            self.done();
        } else if self.stage == Stage::Give {
            self.hand = text.chars().next();
            self.stage = Stage::Place;
            self.turn = 3 - self.turn;
            self.called = false;
        } else {
            self.place(square(&text));
        }
    }

    fn place(&mut self, (row, column): Place) {
        self.board[row][column] = self.hand.take().unwrap();
        self.latest = Some((row, column));
        self.called = false;
        self.stage = if self.empty().is_empty() { Stage::LastCallOfPlacer } else { Stage::Give };
        if self.terms.calling == Calling::Auto {
            if self.latest_aligned() {
                self.end(self.turn);
            } else if self.stage == Stage::LastCallOfPlacer {
                self.end(0);
            }
        }
    }

    fn latest_aligned(&self) -> bool {
        let fresh = |squares: &[Place]| self.latest.is_some_and(|latest| squares.contains(&latest));
        self.shapes().iter().any(|(_, squares)| fresh(squares) && self.same(squares))
    }

    fn call(&mut self, shape: &str) {
        let shapes = self.shapes();
        let (_, squares) = shapes.iter().find(|(name, _)| name == shape).unwrap();
        if squares.contains(&self.latest.unwrap()) && self.same(squares) {
            return self.end(self.turn);
        }
        self.called = true;
        self.wrong[self.turn - 1] += 1;
        let allowed = match self.terms.wrong_call {
            WrongCall::Three => 2,
            WrongCall::Loses => 0,
            WrongCall::Free => 1000,
        };
        if self.wrong[self.turn - 1] > allowed {
            self.end(3 - self.turn);
        }
    }

    fn done(&mut self) {
        if self.stage == Stage::LastCallOfOpponent {
            return self.end(0);
        }
        self.stage = Stage::LastCallOfOpponent;
        self.turn = 3 - self.turn;
        self.called = false;
    }

    fn end(&mut self, winner: usize) {
        self.winner = Some(winner);
        self.stage = Stage::Over;
    }

    /// Tells whether the squares are filled with pieces that share a counted trait.
    fn same(&self, squares: &[Place]) -> bool {
        let pieces: Vec<char> =
            squares.iter().map(|&(row, column)| self.board[row][column]).collect();
        let value =
            |piece: char, t: Trait| (piece as u32 - 'A' as u32) / [1, 2, 4, 8][t as usize] % 2;
        !pieces.contains(&'.')
            && self
                .terms
                .rules
                .traits()
                .iter()
                .any(|t| pieces.iter().all(|&piece| value(piece, t) == value(pieces[0], t)))
    }

    fn shapes(&self) -> Vec<(String, Vec<Place>)> {
        let mut shapes = Vec::new();
        for n in 0..4 {
            shapes.push((format!("row{}", n + 1), (0..4).map(|i| (n, i)).collect()));
            let column = ["cola", "colb", "colc", "cold"][n];
            shapes.push((column.into(), (0..4).map(|i| (i, n)).collect()));
        }
        shapes.push(("diag1".into(), (0..4).map(|i| (i, i)).collect()));
        shapes.push(("diag2".into(), (0..4).map(|i| (i, 3 - i)).collect()));
        if self.terms.rules.to_string().starts_with("squares") {
            for (row, column) in (0..3).flat_map(|row| (0..3).map(move |column| (row, column))) {
                let corner = (row, column);
                let block =
                    vec![corner, (row, column + 1), (row + 1, column), (row + 1, column + 1)];
                shapes.push((format!("block{}", name(corner)), block));
            }
        }
        shapes
    }

    fn unused(&self) -> Vec<char> {
        let used: Vec<char> = self.board.iter().flatten().copied().chain(self.hand).collect();
        ('A'..='P').filter(|piece| !used.contains(piece)).collect()
    }

    fn empty(&self) -> Vec<Place> {
        let all = (0..4).flat_map(|row| (0..4).map(move |column| (row, column)));
        all.filter(|&(row, column)| self.board[row][column] == '.').collect()
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let follow = |text: String| {
            let mut next = self.clone();
            next.act(text.parse().unwrap());
            next.perft(depth - 1)
        };
        self.legal().into_iter().map(follow).sum()
    }
}

fn name((row, column): Place) -> String {
    format!("{}{}", ['a', 'b', 'c', 'd'][column], row + 1)
}

fn square(text: &str) -> Place {
    let mut chars = text.chars();
    let column = chars.next().and_then(|char| "abcd".find(char)).unwrap();
    let row = chars.next().and_then(|char| "1234".find(char)).unwrap();
    (row, column)
}
