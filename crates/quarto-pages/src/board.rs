//! The board, the reserve and the piece in hand, as somebody may see them.

use quarto_game::{Finish, Memory, Stage, View};
use quarto_rules::{
    Action, Board, Phase, Piece, PieceSet, Play, Player, Square, SquareSet, TraitSet, Window,
};
use quarto_text::{GameText, PageText};

use crate::art::trait_marks;
use crate::moves::Move;
use crate::perspective::Perspective;
use crate::settings::{Blindfold, Labels};

/// The set as it is shown.
pub(crate) struct BoardView {
    /// Why the board is not shown, if it is not (D11).
    pub(crate) hidden: Option<String>,
    pub(crate) choosing: Choosing,
    pub(crate) rows: Vec<Row>,
    pub(crate) reserve: Vec<Vec<ReservePiece>>,
    pub(crate) hand: Option<PieceInHand>,
}

/// What is to be chosen now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choosing {
    Square,
    Piece,
    Nothing,
}

pub(crate) struct Row {
    pub(crate) name: usize,
    pub(crate) squares: Vec<SquareButton>,
}

pub(crate) struct SquareButton {
    pub(crate) name: Square,
    /// As CSS classes.
    pub(crate) class: String,
    pub(crate) label: String,
    /// Whether it can be chosen.
    pub(crate) open: bool,
    pub(crate) piece: Option<String>,
    /// What this piece shares with the others of the alignment that won, as HTML; else empty.
    pub(crate) shared: String,
    pub(crate) initials: Option<String>,
}

pub(crate) struct ReservePiece {
    pub(crate) letter: Piece,
    pub(crate) piece: String,
    pub(crate) label: String,
    pub(crate) gone: bool,
    pub(crate) open: bool,
    /// Whether a hint recommends it.
    pub(crate) lit: bool,
    pub(crate) initials: Option<String>,
}

pub(crate) struct PieceInHand {
    pub(crate) piece: String,
    pub(crate) label: String,
}

/// What stands on the board and beside it at some moment.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    pub(crate) board: Option<Board>,
    pub(crate) reserve: Option<PieceSet>,
    pub(crate) hand: Option<Piece>,
    /// Who has that piece.
    pub(crate) holder: Option<Player>,
    pub(crate) last: Option<Square>,
    pub(crate) won: SquareSet,
    /// The alignments that nobody called, once the game is over.
    pub(crate) missed: SquareSet,
    /// Whether it shows how things are, and not how they were.
    pub(crate) is_now: bool,
}

impl Moment {
    /// Returns how things are, or were after `at` actions.
    pub(crate) fn new(view: &View, moves: &[Move], at: Option<usize>) -> Moment {
        let then = at.and_then(|at| moves.get(..at)).filter(|then| then.len() < moves.len());
        let moment = match then {
            Some(then) => Moment::before(view, then),
            None => Moment::latest(view),
        };
        Moment { is_now: at.is_none(), ..moment }
    }

    fn latest(view: &View) -> Moment {
        let (hand, won, missed) = match &view.stage {
            // Whoever has not placed their piece still has it.
            Stage::Over { result } => {
                let hand = view.position.and_then(|position| position.hand());
                (hand, won(result), missed(result))
            }
            Stage::Waiting | Stage::Playing { .. } => {
                (view.hand(), SquareSet::EMPTY, SquareSet::EMPTY)
            }
        };
        Moment {
            board: view.board,
            reserve: view.reserve,
            hand,
            holder: match &view.stage {
                Stage::Over { .. } => view.position.map(|position| position.player()),
                Stage::Waiting | Stage::Playing { .. } => view.turn().map(|turn| turn.player),
            },
            last: view.last,
            won,
            missed,
            is_now: true,
        }
    }

    /// Returns how things were before some of the moves.
    fn before(view: &View, then: &[Move]) -> Moment {
        let mut play = Play::new(view.options.terms);
        for one in then {
            // What happened in a game can happen again.
            let _ = play.act(one.action);
        }
        let position = play.position();
        Moment {
            board: Some(*position.board()),
            reserve: Some(position.reserve()),
            hand: position.hand(),
            holder: Some(position.player()),
            last: position.window().map(Window::square),
            won: SquareSet::EMPTY,
            missed: SquareSet::EMPTY,
            is_now: false,
        }
    }
}

/// Tells whether a recommended action is on a square.
fn is_lit(lit: Option<Action>, square: Square) -> bool {
    match lit {
        Some(Action::Place(recommended)) => recommended == square,
        Some(Action::Call(shape)) => shape.squares().contains(square),
        Some(Action::Give(_) | Action::Done) | None => false,
    }
}

/// Returns the squares of the alignments by which a game was won.
fn won(finish: &Finish) -> SquareSet {
    let shapes = finish.alignments.iter().map(|alignment| alignment.shape().squares());
    shapes.fold(SquareSet::EMPTY, |won, squares| won | squares)
}

/// Returns the squares of the alignments that nobody called.
fn missed(finish: &Finish) -> SquareSet {
    let shapes = finish.missed.iter().map(|missed| missed.alignment.shape().squares());
    shapes.fold(SquareSet::EMPTY, |missed, squares| missed | squares)
}

impl Perspective<'_> {
    /// Returns a piece in a player's hand.
    pub(crate) fn held(&self, piece: Piece) -> PieceInHand {
        PieceInHand { piece: self.symbol(piece), label: self.narrator.voice.piece(piece) }
    }

    /// Returns the name of a piece's symbol.
    pub(crate) fn symbol(&self, piece: Piece) -> String {
        format!("{}-{piece}", self.reader.settings.edition)
    }

    fn initials(&self, piece: Piece) -> Option<String> {
        let wanted = self.reader.settings.labels == Labels::On;
        wanted.then(|| self.narrator.voice.initials(piece))
    }

    /// Tells whether the visitor does not want to see the board.
    fn is_blindfold(&self) -> bool {
        let own = self.reader.settings.blindfold == Blindfold::Own;
        own && !self.seats.is_empty() && !self.view.is_over()
    }

    /// Returns the set as the visitor sees it; `lit` is what a hint recommends.
    pub(crate) fn set(&self, picture: Moment, lit: Option<Action>) -> BoardView {
        let hidden = match picture.board {
            None if self.seats.is_empty() => Some(self.words.say(GameText::AnswerHidden)),
            None if self.view.options.blindfold == Some(Memory::Alone) => {
                Some(self.words.say(PageText::GameBoardHiddenMemory))
            }
            None => Some(self.words.say(PageText::GameBoardHidden)),
            Some(_) if self.is_blindfold() => Some(self.words.say(PageText::GameOwnBlindfold)),
            Some(_) => None,
        };
        let nothing = Moment { board: None, reserve: None, last: None, ..picture };
        let picture = if hidden.is_some() { &nothing } else { &picture };
        let choosing = match self.view.turn().map(|turn| turn.phase) {
            Some(Phase::Place(_)) if picture.is_now && self.is_mine() => Choosing::Square,
            Some(Phase::Give) if picture.is_now && self.is_mine() => Choosing::Piece,
            Some(Phase::Place(_) | Phase::Give | Phase::Done) | None => Choosing::Nothing,
        };
        BoardView {
            hidden,
            choosing,
            rows: self.rows(picture, choosing, lit),
            reserve: self.reserve(picture, choosing, lit),
            hand: picture.hand.map(|piece| self.held(piece)),
        }
    }

    fn rows(&self, picture: &Moment, choosing: Choosing, lit: Option<Action>) -> Vec<Row> {
        let square = |square| {
            let button = self.square(picture, square, choosing);
            let light = if is_lit(lit, square) { " lit" } else { "" };
            SquareButton { class: button.class + light, ..button }
        };
        let squares = Square::ALL.map(square);
        let mut squares = squares.into_iter();
        (1..=4).map(|name| Row { name, squares: squares.by_ref().take(4).collect() }).collect()
    }

    fn square(&self, picture: &Moment, square: Square, choosing: Choosing) -> SquareButton {
        let (voice, name) = (self.narrator.voice, square.to_string());
        let piece = picture.board.and_then(|board| board.piece_at(square));
        let label = match (picture.board, piece) {
            (None, _) => self.words.say(PageText::GameSquareHidden { square: &name }),
            (Some(_), None) => self.words.say(PageText::GameSquareEmpty { square: &name }),
            (Some(_), Some(piece)) => {
                let piece = &voice.piece(piece);
                self.words.say(PageText::GameSquareHolds { square: &name, piece })
            }
        };
        let class = match (picture.won.contains(square), picture.last == Some(square)) {
            (true, _) => " won",
            (false, _) if picture.missed.contains(square) => " missed",
            (false, true) if piece.is_some() => " last",
            (false, _) => "",
        };
        let marks = |piece| trait_marks(self.reader.settings.edition, piece, self.shared(square));
        SquareButton {
            name: square,
            class: class.into(),
            label,
            open: choosing == Choosing::Square && piece.is_none(),
            piece: piece.map(|piece| self.symbol(piece)),
            shared: piece.filter(|_| picture.won.contains(square)).map(marks).unwrap_or_default(),
            initials: piece.and_then(|piece| self.initials(piece)),
        }
    }

    /// Returns what the piece on a square shares with the others of the alignments that won.
    fn shared(&self, square: Square) -> TraitSet {
        let Stage::Over { result } = &self.view.stage else { return TraitSet::EMPTY };
        let here = result.alignments.iter().filter(|one| one.shape().squares().contains(square));
        here.flat_map(|alignment| alignment.values()).map(|value| value.of).collect()
    }

    fn reserve(
        &self,
        picture: &Moment,
        choosing: Choosing,
        lit: Option<Action>,
    ) -> Vec<Vec<ReservePiece>> {
        let stock = |piece: Piece| {
            let gone = picture.reserve.is_some_and(|reserve| !reserve.contains(piece));
            let name = self.narrator.voice.piece(piece);
            let label =
                if gone { self.words.say(PageText::GameGone { piece: &name }) } else { name };
            let (piece, letter) = (self.symbol(piece), piece);
            ReservePiece {
                letter,
                piece,
                label,
                gone,
                open: choosing == Choosing::Piece && !gone,
                lit: lit == Some(Action::Give(letter)),
                initials: self.initials(letter).filter(|_| !gone),
            }
        };
        let all: Vec<ReservePiece> = Piece::ALL.into_iter().map(stock).collect();
        let mut all = all.into_iter();
        (0..2).map(|_| all.by_ref().take(8).collect()).collect()
    }
}
