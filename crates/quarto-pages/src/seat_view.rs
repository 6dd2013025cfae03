//! The two seats at the table, as the viewer may see them.

use quarto_game::{Seat, Stage};
use quarto_rules::{Calling, Phase, Player, WrongCall};
use quarto_text::{MeetingText, PageText, TableText, TerminalText, points_text};

use crate::board::{Moment, PieceInHand};
use crate::faces::Face;
use crate::perspective::Perspective;

/// A seat at the table.
pub(crate) struct SeatView {
    /// Where it is: `near` the visitor, or `far`.
    pub(crate) side: &'static str,
    /// As CSS classes.
    pub(crate) class: String,
    pub(crate) name: String,
    /// In HTML.
    pub(crate) face: String,
    pub(crate) lamps: Option<Lamps>,
    /// That the player has gone, in words.
    pub(crate) away: Option<String>,
    /// The points in the match, in figures and in words.
    pub(crate) points: Option<(String, String)>,
    /// The piece in the player's tray.
    pub(crate) held: Option<PieceInHand>,
    /// Whether a piece is being chosen for this player.
    pub(crate) awaits: bool,
}

/// The wrong calls that a player can still make, and those that were made (D3).
pub(crate) struct Lamps {
    /// As CSS classes.
    pub(crate) lights: Vec<&'static str>,
    /// In words, if there are any wrong calls.
    pub(crate) text: Option<String>,
}

impl Perspective<'_> {
    /// Returns the seats, the visitor's own first.
    pub(crate) fn table(&self, moment: &Moment, away: [bool; 2]) -> [SeatView; 2] {
        let near = self.seats.first().copied().unwrap_or(Seat::First);
        let names = self.names();
        let faces = Face::of_both(Seat::ALL.map(|seat| self.view.seated(seat)));
        [(near, "near"), (near.other(), "far")].map(|(seat, side)| {
            let player = self.view.player(seat);
            let acts = moment.is_now && self.view.seat_to_act() == Some(seat);
            let holds = player.is_some() && moment.holder == player;
            SeatView {
                side,
                class: format!(" {side}{}", if acts { " acts" } else { "" }),
                name: self.seat_name(seat, &names),
                face: faces[seat.index()].picture(),
                lamps: player.and_then(|player| self.lamps(player)),
                away: away[seat.index()].then(|| self.away(seat)).flatten(),
                points: self.points(seat),
                held: moment.hand.filter(|_| holds).map(|piece| self.held(piece)),
                awaits: moment.is_now && self.awaits(player),
            }
        })
    }

    /// Returns the points of a seat, if the game belongs to a match.
    fn points(&self, seat: Seat) -> Option<(String, String)> {
        let points = points_text(self.view.score?.points[seat.index()]);
        let text = self.words.say(MeetingText::MeetingMatchPoints { points: &points });
        Some((points, text))
    }

    fn seat_name(&self, seat: Seat, names: &[String; 2]) -> String {
        if self.seats == [seat] {
            return self.words.say(PageText::GameYou);
        }
        let [first, second] = names;
        match seat {
            Seat::First => first.clone(),
            Seat::Second => second.clone(),
        }
    }

    /// Says that a player has gone, if that matters to the visitor: not of themselves, nor after the game.
    fn away(&self, seat: Seat) -> Option<String> {
        let is_playing = matches!(self.view.stage, Stage::Playing { .. });
        let matters = is_playing && !self.seats.contains(&seat);
        matters.then(|| self.words.say(TableText::SeatAway))
    }

    /// Returns the side of the table where a player sits.
    pub(crate) fn side(&self, player: Player) -> &'static str {
        let near = self.seats.first().copied().unwrap_or(Seat::First);
        if self.view.seat(player) == Some(near) { "near" } else { "far" }
    }

    fn awaits(&self, player: Option<Player>) -> bool {
        let gives = self.view.turn().filter(|turn| turn.phase == Phase::Give);
        gives.is_some_and(|turn| Some(turn.player.opponent()) == player)
    }

    fn lamps(&self, player: Player) -> Option<Lamps> {
        let terms = self.view.options.terms;
        let all: u8 = match (terms.calling, terms.wrong_call) {
            (Calling::Official, WrongCall::Three) => 3,
            (Calling::Official, WrongCall::Loses) => 1,
            (Calling::Official, WrongCall::Free) | (Calling::Auto, _) => return None,
        };
        let wrong = self.view.wrong_calls[player.index()].min(all);
        let light = |lamp: u8| if lamp < wrong { "out" } else { "lit" };
        let count = wrong.into();
        let text = || self.words.say(TerminalText::ScreenWrongCalls { count });
        Some(Lamps { lights: (0..all).rev().map(light).collect(), text: (wrong > 0).then(text) })
    }
}
