//! Small boards that illustrate the rules.

use askama::Template;
use quarto_rules::{
    Alignment, Board, Piece, RuleSet, Shape, Square, SquareSet, Trait, TraitSet, TraitValue,
    Variant,
};
use quarto_text::{Edition, EngineText, PageText, Voice};

use crate::frame::render;

/// A board without controls, which screen readers skip: a text beside it says the same.
#[derive(Template)]
#[template(path = "small_board.html")]
pub(crate) struct SmallBoard {
    edition: Edition,
    squares: [SmallSquare; 16],
}

struct SmallSquare {
    piece: Option<Piece>,
    mark: Mark,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    None,
    /// Part of an alignment.
    Won,
    /// Where a piece is about to be placed.
    Aim,
}

impl SmallBoard {
    fn new(board: &Board, edition: Edition, mark: impl Fn(Square) -> Mark) -> SmallBoard {
        let square = |square| SmallSquare { piece: board.piece_at(square), mark: mark(square) };
        SmallBoard { edition, squares: Square::ALL.map(square) }
    }

    /// Returns the picture of any board.
    pub(crate) fn of(board: &Board, edition: Edition) -> SmallBoard {
        SmallBoard::new(board, edition, |_| Mark::None)
    }

    fn plain(board: &str, edition: Edition) -> SmallBoard {
        SmallBoard::new(&read(board), edition, |_| Mark::None)
    }

    fn winning(board: &str, shape: Shape, edition: Edition) -> SmallBoard {
        let won = |square| if shape.squares().contains(square) { Mark::Won } else { Mark::None };
        SmallBoard::new(&read(board), edition, won)
    }

    fn with_aim(board: &str, aim: &str, edition: Edition) -> SmallBoard {
        let mark = |square: Square| if square.to_string() == aim { Mark::Aim } else { Mark::None };
        SmallBoard::new(&read(board), edition, mark)
    }
}

/// A picture with what it shows, in words.
pub(crate) struct Figure {
    pub(crate) board: SmallBoard,
    pub(crate) caption: String,
}

/// A picture for one of the six sentences that tell the game in short.
pub(crate) enum Card {
    /// The two values of each trait.
    Traits(Vec<Pair>),
    /// A piece goes from the reserve to the opponent.
    Give { reserve: Vec<Piece>, given: Piece },
    /// The piece goes to a square.
    Place { piece: Piece, board: SmallBoard },
    /// Four pieces that share a trait.
    Line(SmallBoard),
    /// The same, and the player calls.
    Call { board: SmallBoard, call: String },
    /// Every square is taken, and nobody has won.
    Draw { board: SmallBoard, result: String },
}

/// Two pieces that differ in one trait.
pub(crate) struct Pair {
    pub(crate) pieces: [(Piece, String); 2],
}

/// A board that illustrates a paragraph of the rules.
struct Example {
    paragraph: &'static str,
    board: &'static str,
    shape: Shape,
    /// The traits that count.
    traits: TraitSet,
}

const fn example(paragraph: &'static str, board: &'static str, shape: Shape) -> Example {
    Example { paragraph, board, shape, traits: TraitSet::FULL }
}

const EXAMPLES: [Example; 5] = [
    // The three directions, each with another trait.
    example("r7", "..../INKP/.A../...D", Shape::Row2),
    example("r7", "..B./E.C./..I./..LN", Shape::ColC),
    example("r7", "B..A/.H../..J./G..P", Shape::Diag1),
    Example {
        traits: TraitSet::EMPTY.with(Trait::Height),
        ..example("r14", "C.../G..A/H.../D.B.", Shape::ColA)
    },
    example("r15", "..../.MN./.OP./A..C", Shape::BlockB2),
];

/// The boards of the cards. The last one has no alignment, not even a block.
const PLACING: &str = "..L./.A../..../N..F";
const LINE: &str = "...B/.HN./CGLP/E...";
const CALLED: &str = "F..A/..J./.K../I...";
const DRAWN: &str = "LHMJ/EICB/PKNG/OADF";

/// Returns the pictures for a paragraph of the rules.
pub(crate) fn figures(paragraph: &str, voice: Voice) -> Vec<Figure> {
    let own = EXAMPLES.iter().filter(|example| example.paragraph == paragraph);
    own.map(|example| example.figure(voice)).collect()
}

impl Example {
    fn figure(&self, voice: Voice) -> Figure {
        let voice = Voice { traits: self.traits, ..voice };
        let alignment = self.alignment().map(|alignment| voice.alignment(alignment));
        let counted = (self.traits != TraitSet::FULL).then(|| voice.counted(self.traits));
        let caption: Vec<String> = counted.into_iter().chain(alignment).collect();
        let board = SmallBoard::winning(self.board, self.shape, voice.edition);
        Figure { board, caption: caption.join(" ") }
    }

    fn alignment(&self) -> Option<Alignment> {
        let rules = RuleSet::new(Variant::Blocks, self.traits)?;
        Alignment::find(&read(self.board), rules, self.shape)
    }
}

/// Returns the pictures for the six sentences, in their order.
pub(crate) fn cards(voice: Voice) -> [Card; 6] {
    let edition = voice.edition;
    let [given, placed] = ["M", "G"].map(piece);
    let reserve = ["C", "F", "I", "M", "L", "H"].map(piece).into();
    [
        Card::Traits(Trait::ALL.map(|t| Pair::of(t, voice)).into()),
        Card::Give { reserve, given },
        Card::Place { piece: placed, board: SmallBoard::with_aim(PLACING, "c3", edition) },
        Card::Line(SmallBoard::winning(LINE, Shape::Row3, edition)),
        Card::Call {
            board: SmallBoard::winning(CALLED, Shape::Diag2, edition),
            call: voice.say(PageText::GameQuarto),
        },
        Card::Draw {
            board: SmallBoard::plain(DRAWN, edition),
            result: voice.say(EngineText::WorthDraw),
        },
    ]
}

impl Pair {
    /// Returns a piece that lacks a trait and the one that differs only in having it.
    fn of(t: Trait, voice: Voice) -> Pair {
        let base = piece("A");
        let other = Piece::ALL
            .into_iter()
            .find(|other| Trait::ALL.iter().all(|each| other.has(*each) == (*each == t)))
            .unwrap_or(base);
        let named = |piece: Piece| {
            let value = TraitValue { of: t, present: piece.has(t) };
            (piece, voice.value(value))
        };
        Pair { pieces: [named(base), named(other)] }
    }
}

/// The board on the home page, which shows the aim.
const HERO: &str = "C.F./.P../A.K./M..H";

/// Returns the board on the home page, in HTML: four alike in a row.
pub(crate) fn hero(edition: Edition) -> String {
    render(&SmallBoard::winning(HERO, Shape::Diag1, edition))
}

/// Draws a piece that screen readers skip, in HTML.
pub(crate) fn picture(piece: Piece, edition: Edition) -> String {
    format!("<svg class=\"piece\" aria-hidden=\"true\"><use href=\"#{edition}-{piece}\"/></svg>")
}

/// Draws a board, in HTML.
pub(crate) fn board_picture(board: &Board, won: SquareSet, edition: Edition) -> String {
    let mark = |square| if won.contains(square) { Mark::Won } else { Mark::None };
    render(&SmallBoard::new(board, edition, mark))
}

fn read(board: &str) -> Board {
    board.parse().expect("tests read all boards")
}

fn piece(letter: &str) -> Piece {
    letter.parse().expect("tests read all pieces")
}

#[cfg(test)]
mod tests {
    use quarto_rules::ShapeSet;

    use super::*;

    #[test]
    fn every_example_shows_what_it_says() {
        for example in EXAMPLES {
            let figure = example.figure(Voice::default());
            assert!(example.alignment().is_some(), "{}", example.board);
            assert!(!figure.caption.is_empty());
        }
        let captions = figures("r7", Voice::default()).into_iter().map(|figure| figure.caption);
        let said = ["row 2, all hollow", "column c, all round", "diagonal 1, all dark"];
        assert_eq!(captions.collect::<Vec<_>>(), said);
        let first = figures("r14", Voice::default()).pop().map(|figure| figure.caption);
        assert_eq!(first.as_deref(), Some("Only height counts. column a, all tall"));
    }

    #[test]
    fn the_cards_show_a_win_and_a_draw() {
        let aligned = |board: &str| {
            let rules = RuleSet::new(Variant::Blocks, TraitSet::FULL).unwrap();
            let shapes = ShapeSet::FULL.iter();
            shapes.filter(|shape| Alignment::find(&read(board), rules, *shape).is_some()).collect()
        };
        let check = |board: &str, shapes: &[Shape]| {
            let found: Vec<Shape> = aligned(board);
            assert_eq!(found, shapes, "{board}");
        };
        check(PLACING, &[]);
        check(LINE, &[Shape::Row3]);
        check(CALLED, &[Shape::Diag2]);
        check(DRAWN, &[]);
        check(HERO, &[Shape::Diag1]);
        assert!(read(DRAWN).is_full());
        assert_eq!(cards(Voice::default()).len(), 6);
        assert!(hero(Edition::Classic).contains("#classic-P"));
    }

    #[test]
    fn two_pieces_of_a_pair_differ_in_one_trait() {
        for t in Trait::ALL {
            let [(one, _), (other, _)] = Pair::of(t, Voice::default()).pieces;
            let differs = |each: &Trait| one.has(*each) != other.has(*each);
            assert_eq!(Trait::ALL.into_iter().filter(differs).collect::<Vec<_>>(), [t]);
        }
    }
}
