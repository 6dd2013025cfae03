//! Games and news as a client gets them, back in the words of the game.

use std::time::Duration;

use quarto_game::{
    Announcement, Answer, Finish, Lot, Occupant, Options, Party, Reading, Rematch, Seated, Stage,
    Turn, View, Viewer,
};
use quarto_rules::{Action, Alignment, Board, Missed, Phase, RuleSet, Termination};

use crate::event::{AnswerBody, HeardBody, LotBody, ResultBody};
use crate::game::{GameBody, PhaseBody, StageBody, TurnBody};

impl From<&GameBody> for View {
    /// Returns what the server showed. What makes no sense there is as if it were not there.
    fn from(body: &GameBody) -> View {
        let options = Options::from(body.options.clone());
        let read = |actions: &Vec<String>| -> Vec<Action> {
            actions.iter().filter_map(|action| action.parse().ok()).collect()
        };
        View {
            viewer: body.viewer.map_or(Viewer::Spectator, Viewer::Seat),
            seats: [0, 1].map(|place| Seated {
                party: body.seats[place].party.clone().map(Party::from),
                player: body.seats[place].player,
            }),
            lot: body.lot.clone().map(Lot::from),
            stage: stage(body, options.terms.rules),
            options,
            board: body.board,
            reserve: body.reserve.as_ref().map(|reserve| {
                reserve.chars().filter_map(|letter| letter.to_string().parse().ok()).collect()
            }),
            actions: body.actions.as_ref().map(read),
            wrong_calls: body.wrong_calls,
            draw_offer: body.draw_offer,
            takeback: body.takeback,
            rematch: match (body.next, body.rematch_offer) {
                (Some(_), _) => Rematch::Agreed,
                (None, Some(player)) => Rematch::Offered(player),
                (None, None) => Rematch::None,
            },
            asked: body.asked,
            clock: body.clock.map(|clock| Reading {
                left: clock.left.map(Duration::from_millis),
                running: clock.running,
            }),
        }
    }
}

fn stage(body: &GameBody, rules: RuleSet) -> Stage {
    match (body.stage, &body.turn, &body.result) {
        (StageBody::Playing, Some(turn), _) => Stage::Playing { turn: turn.into() },
        (StageBody::Over, _, Some(result)) => {
            Stage::Over { result: finish(result, rules, body.board.as_ref()) }
        }
        (StageBody::Waiting | StageBody::Playing | StageBody::Over, _, _) => Stage::Waiting,
    }
}

impl From<&TurnBody> for Turn {
    fn from(body: &TurnBody) -> Turn {
        let phase = match (body.phase, body.hand) {
            (PhaseBody::Place, Some(piece)) => Phase::Place(piece),
            (PhaseBody::Done, _) => Phase::Done,
            (PhaseBody::Give | PhaseBody::Place, _) => Phase::Give,
        };
        let TurnBody { player, seat, may_call, questions_left, .. } = *body;
        Turn { player, seat, phase, may_call, questions_left }
    }
}

/// Returns how a game ended whose board is there to see by now: what is aligned, is there aligned.
fn finish(result: &ResultBody, rules: RuleSet, board: Option<&Board>) -> Finish {
    let find = |shape| board.and_then(|board| Alignment::find(board, rules, shape));
    let missed = result.missed.iter().filter_map(|missed| {
        let alignment = find(missed.alignment.shape)?;
        Some(Missed { placement: missed.placement, alignment })
    });
    let named = |termination: &Termination| termination.to_string() == result.termination;
    Finish {
        winner: result.winner,
        termination: Termination::ALL.into_iter().find(named).unwrap_or(Termination::Unfinished),
        alignments: result.alignments.iter().filter_map(|found| find(found.shape)).collect(),
        wrong: result.wrong,
        missed: missed.collect(),
    }
}

impl From<LotBody> for Lot {
    fn from(body: LotBody) -> Lot {
        match body {
            LotBody::Dice(throws) => Lot::Dice(throws),
            LotBody::Agreed => Lot::Agreed,
            LotBody::Swapped => Lot::Swapped,
        }
    }
}

impl From<AnswerBody> for Answer {
    fn from(body: AnswerBody) -> Answer {
        match body {
            AnswerBody::Squares(squares) => {
                let occupant = |one: crate::event::SquareBody| Occupant {
                    square: one.square,
                    piece: one.piece,
                };
                Answer::Squares(squares.into_iter().map(occupant).collect())
            }
            AnswerBody::Pieces(pieces) => {
                Answer::Pieces(pieces.into_iter().map(|piece| piece.0).collect())
            }
        }
    }
}

impl HeardBody {
    /// Returns what was heard, in a game that looks like this since then.
    #[must_use]
    pub fn to_announcement(&self, view: &View) -> Announcement {
        match self.clone() {
            HeardBody::Seated { seat, party } => Announcement::Seated { seat, party: party.into() },
            HeardBody::Started { lot, starter } => {
                Announcement::Started { lot: lot.into(), starter }
            }
            HeardBody::Given { player, piece } => Announcement::Given { player, piece },
            HeardBody::Placed { player, piece, square } => {
                Announcement::Placed { player, piece, square }
            }
            HeardBody::CallMade { player, shape } => Announcement::CallMade { player, shape },
            HeardBody::WrongCall { player, shape, count } => {
                Announcement::WrongCall { player, shape, count }
            }
            HeardBody::Done { player } => Announcement::Done { player },
            HeardBody::Lapsed { player, cause } => Announcement::Lapsed { player, cause },
            HeardBody::Attempted { player, action, questions_left, last_warning } => {
                Announcement::Attempted { player, action, questions_left, last_warning }
            }
            HeardBody::BoardFelt(by) => Announcement::BoardFelt { player: by.player },
            HeardBody::Asked { player, question, answer, questions_left } => {
                let answer = answer.map(Answer::from);
                Announcement::Asked { player, question, answer, questions_left }
            }
            HeardBody::DrawOffered(by) => Announcement::DrawOffered { player: by.player },
            HeardBody::DrawDeclined(by) => Announcement::DrawDeclined { player: by.player },
            HeardBody::TakebackAsked(by) => Announcement::TakebackAsked { player: by.player },
            HeardBody::TakebackDeclined(by) => Announcement::TakebackDeclined { player: by.player },
            HeardBody::TakenBack { player, actions } => Announcement::TakenBack { player, actions },
            HeardBody::Extended { player, by } => {
                Announcement::Extended { player, by: Duration::from_millis(by) }
            }
            // Who brought it about matters only where nobody has won, and is not told.
            HeardBody::Ended { result } => {
                let finish = finish(&result, view.options.terms.rules, view.board.as_ref());
                Announcement::Ended { finish, by: None }
            }
            HeardBody::RematchOffered(by) => Announcement::RematchOffered { player: by.player },
            HeardBody::RematchAgreed => Announcement::RematchAgreed,
            HeardBody::Greeted { seat, greeting } => Announcement::Greeted { seat, greeting },
        }
    }
}

#[cfg(test)]
mod tests {
    use quarto_game::Snapshot;
    use quarto_game::{Command, Game, Seat, Takebacks, Time};

    use super::*;

    /// Four dark pieces on row 1, which somebody calls after a while; or somebody resigns.
    const WON: [&str; 10] = ["B", "a1", "D", "b1", "F", "c1", "J", "d1", "A", "Q row1"];

    /// Plays a game, and at each moment compares what goes over the wire with what comes back.
    #[track_caller]
    fn check(options: &Options, actions: &[&str], last: Option<Command>) {
        let (starter, takebacks) = (Some(Seat::First), Some(Takebacks::None));
        let options = Options { starter, takebacks, ..options.clone() };
        let mut game = Game::open(&Game::create(options, 7, Time(0)).unwrap()).unwrap();
        let mut commands: Vec<(Seat, Command)> = [(Seat::First, "Ada"), (Seat::Second, "Bo")]
            .map(|(seat, name)| (seat, Command::Sit(Party::Person(name.parse().unwrap()))))
            .into();
        let act =
            |action: &&str| (Seat::First, Command::Act { actions: vec![action.parse().unwrap()] });
        commands.extend(actions.iter().map(act));
        commands.extend(last.map(|command| (Seat::First, command)));
        for (seat, command) in commands {
            let seat = game.to_act().unwrap_or(seat);
            let mut events = game.judge(seat, &command, Time(1500).into()).unwrap();
            if game.to_act().is_none() && seat == Seat::Second && !game.is_over() {
                game.apply_all(&events).unwrap();
                events = vec![game.start(Time(1500)).unwrap()];
            }
            for event in &events {
                for heard in game.hear(event, Viewer::Seat(Seat::Second)).unwrap() {
                    check_heard(&heard, &game);
                }
                check_view(&game);
            }
        }
        assert!(game.is_over());
    }

    #[track_caller]
    fn check_view(game: &Game) {
        for viewer in [Viewer::Seat(Seat::Second), Viewer::Spectator] {
            let seen = Snapshot {
                game: "c3evzd88e0dn".parse().unwrap(),
                seq: game.seq(),
                created: Time(0),
                now: Time(2000),
                view: game.view(viewer, Time(2000)),
                open: false,
                next: None,
                spectators: 0,
            };
            let body = GameBody::new(&seen);
            let text = serde_json::to_string(&body).unwrap();
            let read: GameBody = serde_json::from_str(&text).unwrap();
            assert_eq!(View::from(&read), seen.view);
        }
    }

    #[track_caller]
    fn check_heard(heard: &Announcement, game: &Game) {
        let text = serde_json::to_string(&HeardBody::from(heard)).unwrap();
        let read: HeardBody = serde_json::from_str(&text).unwrap();
        let view = game.view(Viewer::Seat(Seat::Second), Time(2000));
        let expected = match heard.clone() {
            Announcement::Ended { finish, .. } => Announcement::Ended { finish, by: None },
            other => other,
        };
        assert_eq!(read.to_announcement(&view), expected);
    }

    #[test]
    fn what_goes_over_the_wire_comes_back() {
        let clock = "300+5".parse().ok();
        check(&Options { clock, ..Options::default() }, &WON, None);
        check(&Options::default(), &["K", "a1", "Q row1"], Some(Command::Resign));
        // It is missed by both, and found at the end.
        let missed = ["B", "a1", "D", "b1", "F", "c1", "J", "d1", "A", "d4"];
        check(&Options::default(), &missed, Some(Command::Resign));
    }

    #[test]
    fn what_is_hidden_stays_hidden() {
        let blindfold = "queries 3".parse().ok();
        let options = Options { blindfold, ..Options::default() };
        check(&options, &WON, None);
        check(&options, &["K", "a1", "F", "a1"], Some(Command::Resign));
    }
}
