use quarto_rules::{
    Action, Alignment, Board, Missed, Outcome, Phase, Piece, PieceSet, Play, Player, Position,
    Shape, Square, Termination,
};
use serde::{Deserialize, Serialize};

use crate::{
    Answer, Game, Lot, MatchScore, Options, Party, Question, Reading, Rematch, Seat, Time,
};

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Option<Seat>", from = "Option<Seat>")]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Anyone else.
    Spectator,
}

impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

impl From<Viewer> for Option<Seat> {
    fn from(viewer: Viewer) -> Option<Seat> {
        match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// A viewer's view: what they may know of a game (D8, D11), and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct View {
    /// Whose view it is; `null` for spectators.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Seat>))]
    pub viewer: Viewer,
    /// The options that the players agreed on.
    #[serde(deserialize_with = "crate::options::shown")]
    pub options: Options,
    /// Who sits where, the first seat first.
    pub seats: [Seated; 2],
    /// How it was decided who starts, once it is.
    pub lot: Option<Lot>,
    /// The stage of the game.
    #[serde(flatten)]
    pub stage: Stage,
    /// The position, from the beginning of the game to its end, unless it is hidden.
    pub position: Option<Position>,
    /// The square of the latest placement, unless it is hidden.
    pub last: Option<Square>,
    /// The board, unless it is hidden.
    pub board: Option<Board>,
    /// The pieces left, unless they are hidden.
    pub reserve: Option<PieceSet>,
    /// The actions so far, unless they are hidden.
    pub actions: Option<Vec<Action>>,
    /// How many wrong calls each player has made.
    pub wrong_calls: [u8; 2],
    /// The player who offers a draw.
    pub draw_offer: Option<Player>,
    /// The player who asks for a take-back.
    pub takeback: Option<Player>,
    /// Whether there will be another game.
    #[serde(flatten)]
    pub rematch: Rematch,
    /// How many questions each player has asked in a blindfold game.
    pub asked: [usize; 2],
    /// What the clocks show.
    pub clock: Option<Reading>,
    /// The score, if the game belongs to a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<MatchScore>,
}

/// A seat and who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seated {
    /// Who sits there, unless the seat is free.
    pub party: Option<Party>,
    /// Which player this seat is, once the lot has decided it.
    pub player: Option<Player>,
}

/// The stage of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Staged", try_from = "Staged")]
pub enum Stage {
    /// It has not started.
    Waiting,
    /// It is being played.
    Playing {
        /// What must be done now.
        turn: Turn,
    },
    /// It is over.
    Over {
        /// How it ended.
        result: Finish,
    },
}

/// Who must act now, and what they must do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Turn {
    /// The player who must act.
    pub player: Player,
    /// The seat of that player.
    pub seat: Seat,
    /// What they must do.
    #[serde(flatten)]
    pub phase: Phase,
    /// Whether they may call before that. It says nothing about whether they should (D8).
    pub may_call: bool,
    /// How many questions they may still ask in this turn, if they are counted (D11).
    pub questions_left: Option<u8>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Finish {
    /// Who won; `None` in a draw.
    pub winner: Option<Player>,
    /// Why it ended.
    pub termination: Termination,
    /// The alignments that won it.
    pub alignments: Vec<Alignment>,
    /// The shape of the wrong call that lost it.
    pub wrong: Option<Shape>,
    /// The alignments that neither player called in time.
    pub missed: Vec<Missed>,
}

impl Game {
    /// Returns what `viewer` may know at this moment.
    #[must_use]
    pub fn view(&self, viewer: Viewer, now: Time) -> View {
        let hidden = self.options.blindfold.is_some() && !self.is_over();
        let position = self.play.position();
        View {
            viewer,
            options: Options { takebacks: Some(self.options.takebacks()), ..self.options.clone() },
            seats: Seat::ALL
                .map(|seat| Seated { party: self.party(seat).cloned(), player: self.player(seat) }),
            lot: self.start.as_ref().map(|(lot, _)| lot.clone()),
            stage: self.stage(),
            position: (!hidden && self.start.is_some()).then_some(*position),
            last: if hidden { None } else { self.last_placed() },
            board: (!hidden).then(|| *position.board()),
            reserve: (!hidden).then(|| position.reserve()),
            actions: (!hidden).then(|| self.steps.iter().map(|step| step.action).collect()),
            wrong_calls: Player::ALL.map(|player| self.play.wrong_calls(player)),
            draw_offer: self.draw.by(),
            takeback: self.takeback.by(),
            rematch: self.rematch,
            asked: Player::ALL.map(|player| self.asked(player)),
            clock: self.clock(now),
            score: self.score(),
        }
    }

    fn stage(&self) -> Stage {
        let position = self.play.position();
        let Some(seat) = self.seat(position.player()) else { return Stage::Waiting };
        if let Some(result) = self.finish() {
            return Stage::Over { result };
        }
        let turn = Turn {
            player: position.player(),
            seat,
            phase: position.phase(),
            may_call: self.play.may_call(),
            questions_left: self.questions_left(),
        };
        Stage::Playing { turn }
    }

    /// Returns the square of the latest placement. Its window may be closed, as after a full board.
    fn last_placed(&self) -> Option<Square> {
        self.steps.iter().rev().find_map(|step| match step.action {
            Action::Place(square) => Some(square),
            Action::Give(_) | Action::Call(_) | Action::Done => None,
        })
    }

    /// Returns how the game ended, once it has.
    #[must_use]
    pub fn finish(&self) -> Option<Finish> {
        let record = self.is_over().then(|| self.to_record())?;
        Some(Finish {
            winner: self.winner(),
            termination: record.termination(),
            missed: record.missed(),
            ..Finish::from(&self.play)
        })
    }
}

impl From<&Play> for Finish {
    /// Returns how a game ended by its own rules, if it did. What was missed on the way is left out.
    fn from(play: &Play) -> Finish {
        let outcome = play.outcome();
        Finish {
            winner: outcome.and_then(Outcome::winner),
            termination: outcome.map_or(Termination::Unfinished, Outcome::termination),
            alignments: play.winning_alignments(),
            wrong: match outcome {
                Some(Outcome::WrongCall { shape, .. }) => Some(shape),
                Some(Outcome::Call { .. } | Outcome::Alignment { .. } | Outcome::FullBoard)
                | None => None,
            },
            missed: Vec::new(),
        }
    }
}

impl View {
    /// Returns which player a seat is, once the lot has decided it.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.seats[seat.index()].player
    }

    /// Returns the seat of a player, once the lot has decided it.
    #[must_use]
    pub fn seat(&self, player: Player) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.player(*seat) == Some(player))
    }

    /// Returns who plays as `player`.
    #[must_use]
    pub fn party(&self, player: Player) -> Option<&Party> {
        self.seats.iter().find(|seat| seat.player == Some(player))?.party.as_ref()
    }

    /// Returns who sits on a seat, unless it is free.
    #[must_use]
    pub fn seated(&self, seat: Seat) -> Option<&Party> {
        self.seats[seat.index()].party.as_ref()
    }

    /// Returns a seat that is still free, if there is one.
    #[must_use]
    pub fn free_seat(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.seated(*seat).is_none())
    }

    /// Returns the seat of the player who starts, once it is decided.
    #[must_use]
    pub fn starter(&self) -> Option<Seat> {
        self.seat(Player::One)
    }

    /// Returns the player whose view it is, unless it is a spectator's.
    #[must_use]
    pub fn own_player(&self) -> Option<Player> {
        match self.viewer {
            Viewer::Seat(seat) => self.player(seat),
            Viewer::Spectator => None,
        }
    }

    /// Returns what must be done, while the game goes on.
    #[must_use]
    pub const fn turn(&self) -> Option<Turn> {
        match &self.stage {
            Stage::Playing { turn } => Some(*turn),
            Stage::Waiting | Stage::Over { .. } => None,
        }
    }

    /// Returns the player who gave, placed or was done last, while the game goes on. Calls count for
    /// neither: what was done before one cannot be taken back.
    #[must_use]
    pub fn last_to_act(&self) -> Option<Player> {
        let turn = self.turn()?;
        match turn.phase {
            Phase::Place(_) => Some(turn.player.opponent()),
            Phase::Give => Some(turn.player),
            // The first player places the last piece.
            Phase::Done => Some(Player::One),
        }
    }

    /// Tells whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over { .. })
    }

    /// Returns the seat of the player who must act.
    #[must_use]
    pub fn seat_to_act(&self) -> Option<Seat> {
        self.turn().map(|turn| turn.seat)
    }

    /// Tells whether the player who must act may call, and would lose by a wrong call (D3).
    #[must_use]
    pub fn wrong_call_loses(&self) -> bool {
        self.turn().is_some_and(|turn| {
            let wrong = self.wrong_calls[turn.player.index()].saturating_add(1);
            turn.may_call && self.options.terms.wrong_call.loses(wrong)
        })
    }

    /// Returns the piece in hand, which is never hidden.
    #[must_use]
    pub const fn hand(&self) -> Option<Piece> {
        match self.turn() {
            Some(Turn { phase: Phase::Place(piece), .. }) => Some(piece),
            Some(_) | None => None,
        }
    }

    /// Returns the answer to a question, if what it asks for is visible.
    #[must_use]
    pub fn answer(&self, question: Question) -> Option<Answer> {
        Some(question.answer(self.board.as_ref()?, self.reserve?))
    }

    /// Returns what the player to act may do. Calls are listed whether they are right or wrong (D8); if
    /// the board is hidden, impossible placements and gives are listed too (D11).
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        let Some(turn) = self.turn() else { return Vec::new() };
        let mut actions: Vec<Action> = match turn.phase {
            Phase::Give => {
                self.reserve.unwrap_or(PieceSet::FULL).iter().map(Action::Give).collect()
            }
            Phase::Place(_) => {
                let empty = |square: &Square| {
                    self.board.is_none_or(|board| board.piece_at(*square).is_none())
                };
                Square::ALL.into_iter().filter(empty).map(Action::Place).collect()
            }
            Phase::Done => vec![Action::Done],
        };
        if turn.may_call {
            actions.extend(self.options.terms.rules.shapes().iter().map(Action::Call));
        }
        actions
    }
}

/// A [`Stage`] in JSON.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct Staged {
    /// The stage of the game.
    stage: StageWord,
    /// What must be done now, while the game goes on.
    turn: Option<Turn>,
    /// How the game ended, once it has.
    result: Option<Finish>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
enum StageWord {
    Waiting,
    Playing,
    Over,
}

impl From<Stage> for Staged {
    fn from(stage: Stage) -> Staged {
        match stage {
            Stage::Waiting => Staged { stage: StageWord::Waiting, turn: None, result: None },
            Stage::Playing { turn } => {
                Staged { stage: StageWord::Playing, turn: Some(turn), result: None }
            }
            Stage::Over { result } => {
                Staged { stage: StageWord::Over, turn: None, result: Some(result) }
            }
        }
    }
}

impl TryFrom<Staged> for Stage {
    type Error = &'static str;

    fn try_from(staged: Staged) -> Result<Stage, &'static str> {
        match staged {
            Staged { stage: StageWord::Waiting, .. } => Ok(Stage::Waiting),
            Staged { stage: StageWord::Playing, turn: Some(turn), .. } => {
                Ok(Stage::Playing { turn })
            }
            Staged { stage: StageWord::Over, result: Some(result), .. } => {
                Ok(Stage::Over { result })
            }
            Staged { stage: StageWord::Playing | StageWord::Over, .. } => {
                Err("a game that goes on has a turn, one that is over a result")
            }
        }
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Stage {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        Staged::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Stage {
    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        Staged::schemas(schemas);
    }
}
