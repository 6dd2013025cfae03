use quarto_game::{Finish, GameId, Seat, Snapshot, Stage, View};
use quarto_rules::{Board, SquareSet};
use quarto_text::{MeetingText, Narrator, PageText};

use crate::Reader;
use crate::examples::board_picture;
use crate::faces::Face;
use crate::perspective::title;

/// A link to a game of the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLink {
    pub(crate) game: GameId,
    pub(crate) url: String,
    pub(crate) title: String,
    pub(crate) state: String,
    /// The result for the reader, if there is one.
    pub(crate) mark: Option<ResultMark>,
    /// The day on which it was created, in words and for programs.
    pub(crate) date: String,
    pub(crate) day: String,
    /// The board, as HTML; empty while it is hidden (D11).
    pub(crate) picture: String,
    pub(crate) faces: [Face; 2],
    /// Whether it is the reader's turn.
    pub(crate) is_mine: bool,
}

/// The result of a game for the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ResultMark {
    /// As a CSS class.
    pub(crate) class: &'static str,
    pub(crate) text: String,
}

impl GameLink {
    /// Returns the link to a game in which the reader holds these seats.
    #[must_use]
    pub fn new(reader: &Reader, seen: &Snapshot, seats: &[Seat]) -> GameLink {
        let (game, view) = (seen.game, &seen.view);
        let state = match &view.stage {
            Stage::Waiting => reader.say(PageText::GamesWaiting),
            Stage::Over { result: finish } => {
                let end = Narrator::new(reader.voice(), view).end(finish, None);
                end.into_iter().next().map(|line| line.label).unwrap_or_default()
            }
            Stage::Playing { turn } if seats.contains(&turn.seat) => {
                reader.say(PageText::GamesYourTurn)
            }
            Stage::Playing { .. } => reader.say(PageText::GamesTheirTurn),
        };
        let placed = view.board.filter(|_| view.turn().is_some()).map(|board| board.pieces().len());
        let placed = placed.map(|count| reader.say(PageText::GamesPlaced { count }));
        let (year, month, day) = seen.created.date();
        GameLink {
            game,
            url: reader.to(&format!("/games/{game}")),
            title: title(reader.voice(), view, seats),
            state: [state].into_iter().chain(placed).collect::<Vec<_>>().join(", "),
            mark: mark(reader, view, seats),
            is_mine: view.seat_to_act().is_some_and(|seat| seats.contains(&seat)),
            date: date(reader, year, month, day),
            day: format!("{year:04}-{month:02}-{day:02}"),
            picture: view.board.map(|board| picture(reader, view, &board)).unwrap_or_default(),
            faces: Face::of_both(Seat::ALL.map(|seat| view.seated(seat))),
        }
    }

    /// Returns the link to a game that anyone may watch.
    #[must_use]
    pub fn to_watch(reader: &Reader, seen: &Snapshot) -> GameLink {
        let placed = seen.view.board.map(|board| board.pieces().len());
        let state = placed.map_or_else(
            || reader.say(MeetingText::MeetingBlindfold),
            |count| reader.say(PageText::GamesPlaced { count }),
        );
        GameLink { state, ..GameLink::new(reader, seen, &[]) }
    }

    /// Returns the pictures of both players.
    pub(crate) fn players(&self) -> String {
        self.faces.map(Face::picture).concat()
    }
}

fn mark(reader: &Reader, view: &View, seats: &[Seat]) -> Option<ResultMark> {
    let Stage::Over { result: finish } = &view.stage else { return None };
    let Finish { winner, .. } = finish;
    let (class, text) = match (winner, seats) {
        (None, _) => ("drawn", PageText::GamesDrawn),
        (Some(winner), [seat]) if view.player(*seat) == Some(*winner) => {
            ("won", PageText::GamesWon)
        }
        (Some(_), [_]) => ("lost", PageText::GamesLost),
        (Some(_), _) => ("ended", PageText::GamesOver),
    };
    Some(ResultMark { class, text: reader.say(text) })
}

/// Draws the board; only once the game is over with what won.
pub(crate) fn picture(reader: &Reader, view: &View, board: &Board) -> String {
    let marked = match &view.stage {
        Stage::Over { result } => {
            let shapes = result.alignments.iter().map(|alignment| alignment.shape().squares());
            shapes.fold(SquareSet::EMPTY, |all, squares| all | squares)
        }
        Stage::Waiting | Stage::Playing { .. } => SquareSet::EMPTY,
    };
    board_picture(board, marked, reader.settings.edition)
}

fn date(reader: &Reader, year: u64, month: u64, day: u64) -> String {
    let months = [
        PageText::MonthJanuary,
        PageText::MonthFebruary,
        PageText::MonthMarch,
        PageText::MonthApril,
        PageText::MonthMay,
        PageText::MonthJune,
        PageText::MonthJuly,
        PageText::MonthAugust,
        PageText::MonthSeptember,
        PageText::MonthOctober,
        PageText::MonthNovember,
        PageText::MonthDecember,
    ];
    let month = months.into_iter().zip(1..).find(|(_, number)| *number == month);
    reader.say(PageText::PageDate {
        year: &year.to_string(),
        month: &month.map(|(month, _)| reader.say(month)).unwrap_or_default(),
        day: &day.to_string(),
    })
}
