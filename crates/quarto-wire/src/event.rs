use quarto_game::{
    Announcement, Answer, Cause, Finish, Greeting, Lot, Occupant, Question, Seat, Update,
};
use quarto_rules::{Action, Alignment, Piece, Player, Shape, Square, Termination};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::game::GameBody;
use crate::notation::{ActionText, GreetingText, PieceText, QuestionText, ShapeText, SquareText};
use crate::options::{PartyBody, SeatBody};
use crate::problem::Problem;

/// A message to whoever follows a game: a line of the stream, a message of the socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MessageBody {
    /// The game as it is, at the start.
    Game(Box<GameBody>),
    /// What one command brought about.
    News(NewsBody),
    /// Why a command that came by the socket was not carried out.
    Refused(RefusedBody),
}

/// What one command brought about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct NewsBody {
    /// How many events there are now: come back with this as `since`.
    pub seq: usize,
    /// What happened, in order.
    pub events: Vec<EventBody>,
    /// The key of one's own command that brought it about, if it came by this socket.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// Why a command was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct RefusedBody {
    /// The key of the command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What is the matter.
    pub problem: Problem,
}

impl NewsBody {
    /// Returns what somebody was told.
    #[must_use]
    pub fn new(told: &[Update], key: Option<String>) -> NewsBody {
        let seq = told.last().map_or(0, |told| told.seq);
        NewsBody { seq, events: events(told), key }
    }
}

/// Returns events as they go over the wire.
#[must_use]
pub fn events(told: &[Update]) -> Vec<EventBody> {
    let event = |told: &Update, heard: &Announcement| EventBody {
        seq: told.seq,
        at: told.at.0,
        heard: heard.into(),
    };
    told.iter().flat_map(|told| told.heard.iter().map(|heard| event(told, heard))).collect()
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct EventBody {
    /// How many events there were after it. One event may be told in two parts: a call, and that the
    /// game is over.
    pub seq: usize,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub heard: HeardBody,
}

/// What happens in games, as players hear it. There is nothing for an alignment that nobody called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say who did what")]
pub enum HeardBody {
    /// Somebody sat down.
    Seated {
        #[schema(value_type = SeatBody)]
        seat: Seat,
        party: PartyBody,
    },
    /// The game began.
    Started {
        lot: LotBody,
        #[schema(value_type = SeatBody)]
        starter: Seat,
    },
    /// A piece was given.
    Given {
        #[serde(with = "crate::text::player")]
        #[schema(value_type = u8, minimum = 1, maximum = 2)]
        player: Player,
        #[serde(with = "quarto_game::text")]
        #[schema(value_type = PieceText)]
        piece: Piece,
    },
    /// A piece was placed.
    Placed {
        #[serde(with = "crate::text::player")]
        #[schema(value_type = u8, minimum = 1, maximum = 2)]
        player: Player,
        #[serde(with = "quarto_game::text")]
        #[schema(value_type = PieceText)]
        piece: Piece,
        #[serde(with = "quarto_game::text")]
        #[schema(value_type = SquareText)]
        square: Square,
    },
    /// A call was made, and it is right.
    CallMade {
        #[serde(with = "crate::text::player")]
        #[schema(value_type = u8, minimum = 1, maximum = 2)]
        player: Player,
        #[serde(with = "quarto_game::text")]
        #[schema(value_type = ShapeText)]
        shape: Shape,
    },
    /// A call was made, and it is wrong: this player's so manieth.
    WrongCall {
        #[serde(with = "crate::text::player")]
        #[schema(value_type = u8, minimum = 1, maximum = 2)]
        player: Player,
        #[serde(with = "quarto_game::text")]
        #[schema(value_type = ShapeText)]
        shape: Shape,
        count: u8,
    },
    /// After the last piece, a player has nothing to call.
    Done {
        #[serde(with = "crate::text::player")]
        #[schema(value_type = u8, minimum = 1, maximum = 2)]
        player: Player,
    },
    /// After the last piece, a player let the chance to call pass.
    Lapsed {
        #[serde(with = "crate::text::player")]
        #[schema(value_type = u8, minimum = 1, maximum = 2)]
        player: Player,
        #[schema(value_type = String, pattern = "^(time|absence)$")]
        cause: Cause,
    },
    /// A player tried what cannot be done, blindfold.
    Attempted {
        #[serde(with = "crate::text::player")]
        #[schema(value_type = u8, minimum = 1, maximum = 2)]
        player: Player,
        #[serde(with = "quarto_game::text")]
        #[schema(value_type = ActionText)]
        action: Action,
        questions_left: Option<u8>,
        last_warning: bool,
    },
    /// In a blindfold game by touch, a player feels the board. The others hear it once a turn, and not
    /// what is asked.
    BoardFelt(ByBody),
    /// A player asked; only they hear the answer, and by touch the question.
    Asked {
        #[serde(with = "crate::text::player")]
        #[schema(value_type = u8, minimum = 1, maximum = 2)]
        player: Player,
        #[serde(with = "quarto_game::text")]
        #[schema(value_type = QuestionText)]
        question: Question,
        answer: Option<AnswerBody>,
        questions_left: Option<u8>,
    },
    /// A player offered a draw.
    DrawOffered(ByBody),
    /// A player declined a draw.
    DrawDeclined(ByBody),
    /// A player asked to take back.
    TakebackAsked(ByBody),
    /// A player does not let the other take back.
    TakebackDeclined(ByBody),
    /// Actions were taken back.
    TakenBack {
        #[serde(with = "crate::text::player")]
        #[schema(value_type = u8, minimum = 1, maximum = 2)]
        player: Player,
        actions: usize,
    },
    /// The player to act was given more time, in milliseconds, for what was nobody's fault.
    Extended {
        #[serde(with = "crate::text::player")]
        #[schema(value_type = u8, minimum = 1, maximum = 2)]
        player: Player,
        by: u64,
    },
    /// The game is over.
    Ended { result: ResultBody },
    /// A player asked for another game.
    RematchOffered(ByBody),
    /// Both want another game; it is the `next` of this one.
    RematchAgreed,
    /// Somebody greeted, perhaps before it is known which player they are.
    Greeted {
        #[schema(value_type = SeatBody)]
        seat: Seat,
        #[serde(with = "quarto_game::text")]
        #[schema(value_type = GreetingText)]
        greeting: Greeting,
    },
}

/// Who did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ByBody {
    /// That player.
    #[serde(with = "crate::text::player")]
    #[schema(value_type = u8, minimum = 1, maximum = 2)]
    pub player: Player,
}

/// How it was decided who starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LotBody {
    /// By throws of dice, the first seat's first.
    Dice(Vec<[u8; 2]>),
    /// The players agreed on it.
    Agreed,
    /// It is a rematch: the other one starts.
    Swapped,
}

impl From<Lot> for LotBody {
    fn from(lot: Lot) -> LotBody {
        match lot {
            Lot::Dice(throws) => LotBody::Dice(throws),
            Lot::Agreed => LotBody::Agreed,
            Lot::Swapped => LotBody::Swapped,
        }
    }
}

/// What a question brings to light.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerBody {
    /// What stands on some squares.
    Squares(Vec<SquareBody>),
    /// Some pieces.
    Pieces(Vec<PieceBody>),
}

/// A piece, by its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(value_type = String, pattern = "^[A-P]$", example = "K")]
pub struct PieceBody(#[serde(with = "quarto_game::text")] pub Piece);

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SquareBody {
    /// The square.
    #[serde(with = "quarto_game::text")]
    #[schema(value_type = SquareText)]
    pub square: Square,
    /// The piece, or `null` if it is empty.
    #[serde(with = "crate::text::maybe")]
    #[schema(value_type = Option<PieceText>)]
    pub piece: Option<Piece>,
}

impl From<Answer> for AnswerBody {
    fn from(answer: Answer) -> AnswerBody {
        match answer {
            Answer::Squares(squares) => {
                let body = |Occupant { square, piece }| SquareBody { square, piece };
                AnswerBody::Squares(squares.into_iter().map(body).collect())
            }
            Answer::Pieces(pieces) => AnswerBody::Pieces(pieces.iter().map(PieceBody).collect()),
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ResultBody {
    /// Who won; `null` for a draw.
    #[serde(with = "crate::text::player::maybe")]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 2)]
    pub winner: Option<Player>,
    /// Why it ended, in the words of records: `call`, `full-board`, `resign` …
    #[schema(value_type = String, example = "call")]
    pub termination: String,
    /// The alignments by which it was won.
    pub alignments: Vec<AlignmentBody>,
    /// The shape of the wrong call that lost it.
    #[serde(with = "crate::text::maybe")]
    #[schema(value_type = Option<ShapeText>)]
    pub wrong: Option<Shape>,
    /// The alignments that nobody called in time.
    pub missed: Vec<MissedBody>,
}

/// Four pieces that have something in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AlignmentBody {
    /// Where they stand.
    #[serde(with = "quarto_game::text")]
    #[schema(value_type = ShapeText)]
    pub shape: Shape,
    /// What they have in common.
    #[schema(example = json!(["tall", "hollow"]))]
    pub values: Vec<String>,
}

/// An alignment that nobody called in time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct MissedBody {
    /// The number of the placement that made it, from 1.
    pub placement: usize,
    /// What was missed.
    pub alignment: AlignmentBody,
}

impl From<&Alignment> for AlignmentBody {
    fn from(alignment: &Alignment) -> AlignmentBody {
        let values = alignment.values().map(|value| value.to_string()).collect();
        AlignmentBody { shape: alignment.shape(), values }
    }
}

impl From<&Finish> for ResultBody {
    fn from(finish: &Finish) -> ResultBody {
        let missed = finish.missed.iter().map(|missed| MissedBody {
            placement: missed.placement,
            alignment: (&missed.alignment).into(),
        });
        ResultBody {
            winner: finish.winner,
            termination: termination(finish.termination),
            alignments: finish.alignments.iter().map(AlignmentBody::from).collect(),
            wrong: finish.wrong,
            missed: missed.collect(),
        }
    }
}

fn termination(termination: Termination) -> String {
    termination.to_string()
}

impl From<&Announcement> for HeardBody {
    fn from(heard: &Announcement) -> HeardBody {
        match heard.clone() {
            Announcement::Seated { seat, party } => HeardBody::Seated { seat, party: party.into() },
            Announcement::Started { lot, starter } => {
                HeardBody::Started { lot: lot.into(), starter }
            }
            Announcement::Given { player, piece } => HeardBody::Given { player, piece },
            Announcement::Placed { player, piece, square } => {
                HeardBody::Placed { player, piece, square }
            }
            Announcement::CallMade { player, shape } => HeardBody::CallMade { player, shape },
            Announcement::WrongCall { player, shape, count } => {
                HeardBody::WrongCall { player, shape, count }
            }
            Announcement::Done { player } => HeardBody::Done { player },
            Announcement::Lapsed { player, cause } => HeardBody::Lapsed { player, cause },
            Announcement::Attempted { player, action, questions_left, last_warning } => {
                HeardBody::Attempted { player, action, questions_left, last_warning }
            }
            Announcement::BoardFelt { player } => HeardBody::BoardFelt(ByBody { player }),
            Announcement::Asked { player, question, answer, questions_left } => {
                let answer = answer.map(AnswerBody::from);
                HeardBody::Asked { player, question, answer, questions_left }
            }
            Announcement::DrawOffered { player } => HeardBody::DrawOffered(ByBody { player }),
            Announcement::DrawDeclined { player } => HeardBody::DrawDeclined(ByBody { player }),
            Announcement::TakebackAsked { player } => HeardBody::TakebackAsked(ByBody { player }),
            Announcement::TakebackDeclined { player } => {
                HeardBody::TakebackDeclined(ByBody { player })
            }
            Announcement::TakenBack { player, actions } => HeardBody::TakenBack { player, actions },
            Announcement::Extended { player, by } => {
                let by = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
                HeardBody::Extended { player, by }
            }
            Announcement::Ended { finish, .. } => {
                HeardBody::Ended { result: ResultBody::from(&finish) }
            }
            Announcement::RematchOffered { player } => HeardBody::RematchOffered(ByBody { player }),
            Announcement::RematchAgreed => HeardBody::RematchAgreed,
            Announcement::Greeted { seat, greeting } => HeardBody::Greeted { seat, greeting },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_greeting_is_told_by_the_seat() {
        let heard = Announcement::Greeted { seat: Seat::Second, greeting: Greeting::GoodLuck };
        let body = EventBody { seq: 3, at: 7, heard: (&heard).into() };
        let text = r#"{"seq":3,"at":7,"type":"greeted","seat":"second","greeting":"good-luck"}"#;
        assert_eq!(serde_json::to_string(&body).unwrap(), text);
        assert_eq!(serde_json::from_str::<EventBody>(text).unwrap(), body);
    }
}
