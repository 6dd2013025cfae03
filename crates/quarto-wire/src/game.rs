use quarto_game::{GameId, Party, Seat, Snapshot, Stage, Turn, Viewer};
use quarto_rules::{Action, Board, Phase, Piece, Player};
use quarto_store::Holding;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::event::{LotBody, ResultBody};
use crate::notation::{ActionText, BoardText, GameText, NameText, PieceText};
use crate::options::{OptionsBody, PartyBody, SeatBody};

/// A game as somebody may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GameBody {
    /// The name of the game.
    #[serde(with = "quarto_game::text")]
    #[schema(value_type = GameText)]
    pub game: GameId,
    /// How many events there are: follow the game from here.
    pub seq: usize,
    /// When it was proposed, in milliseconds since 1970.
    pub created: u64,
    /// The time of the server, by which clocks are judged.
    pub now: u64,
    /// Whose view it is; `null` for spectators.
    #[schema(value_type = Option<SeatBody>)]
    pub viewer: Option<Seat>,
    /// What was agreed on.
    pub options: OptionsBody,
    /// Who sits where, the first seat first.
    #[schema(min_items = 2, max_items = 2)]
    pub seats: [SeatedBody; 2],
    /// Whether anybody may take a free seat.
    pub open: bool,
    /// How it was decided who starts, once it was.
    pub lot: Option<LotBody>,
    /// `waiting`, `playing` or `over`.
    pub stage: StageBody,
    /// What is to be done now, while the game goes on.
    pub turn: Option<TurnBody>,
    /// The board, `null` while it is hidden.
    #[serde(with = "crate::text::maybe")]
    #[schema(value_type = Option<BoardText>)]
    pub board: Option<Board>,
    /// The pieces left, `null` while they are hidden.
    #[schema(value_type = Option<String>, pattern = "^[A-P]{0,16}$", example = "ABCDEGHIJLMNOP")]
    pub reserve: Option<String>,
    /// What was done so far, `null` while it is hidden.
    #[schema(value_type = Option<Vec<ActionText>>, example = json!(["K", "a1", "F"]))]
    pub actions: Option<Vec<String>>,
    /// What the player to act may do. Calls are there right or wrong.
    #[serde(with = "crate::text::list")]
    #[schema(value_type = Vec<ActionText>)]
    pub legal: Vec<Action>,
    /// How many wrong calls each player has made.
    #[schema(min_items = 2, max_items = 2)]
    pub wrong_calls: [u8; 2],
    /// How many questions each player has asked, blindfold.
    #[schema(min_items = 2, max_items = 2)]
    pub asked: [usize; 2],
    /// Who offers a draw.
    #[serde(with = "crate::text::player::maybe")]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 2)]
    pub draw_offer: Option<Player>,
    /// Who asks to take back.
    #[serde(with = "crate::text::player::maybe")]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 2)]
    pub takeback: Option<Player>,
    /// What the clock shows.
    pub clock: Option<ClockBody>,
    /// How the game ended.
    pub result: Option<ResultBody>,
    /// Who asks for another game.
    #[serde(with = "crate::text::player::maybe")]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 2)]
    pub rematch_offer: Option<Player>,
    /// The rematch.
    #[serde(with = "crate::text::maybe")]
    #[schema(value_type = Option<GameText>)]
    pub next: Option<GameId>,
    /// How many spectators follow the game at this server.
    pub spectators: usize,
}

/// A seat and who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SeatedBody {
    /// Who; `null` if the seat is free.
    pub party: Option<PartyBody>,
    /// Which player that is, once it is decided.
    #[serde(with = "crate::text::player::maybe")]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 2)]
    pub player: Option<Player>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StageBody {
    /// Somebody is missing.
    Waiting,
    /// It goes on.
    Playing,
    /// It is over.
    Over,
}

/// What is to be done now, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TurnBody {
    /// Who must act.
    #[serde(with = "crate::text::player")]
    #[schema(value_type = u8, minimum = 1, maximum = 2)]
    pub player: Player,
    /// Where they sit.
    #[schema(value_type = SeatBody)]
    pub seat: Seat,
    /// What they must do: `give`, `place` or `done`.
    pub phase: PhaseBody,
    /// The piece in hand.
    #[serde(with = "crate::text::maybe")]
    #[schema(value_type = Option<PieceText>)]
    pub hand: Option<Piece>,
    /// Whether they may call before that. It says nothing about whether they should.
    pub may_call: bool,
    /// How many questions they may still ask in this turn, where they are counted.
    pub questions_left: Option<u8>,
}

/// What must be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseBody {
    /// Give a piece.
    Give,
    /// Place the piece in hand.
    Place,
    /// Call or say done.
    Done,
}

/// What the clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ClockBody {
    /// What each player has left, in milliseconds.
    #[schema(min_items = 2, max_items = 2)]
    pub left: [u64; 2],
    /// Whose clock is running.
    #[serde(with = "crate::text::player::maybe")]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 2)]
    pub running: Option<Player>,
}

impl GameBody {
    /// Returns what somebody sees of a game.
    #[must_use]
    pub fn new(seen: &Snapshot) -> GameBody {
        let view = &seen.view;
        let seats = Seat::ALL.map(|seat| SeatedBody {
            party: view.seated(seat).cloned().map(PartyBody::from),
            player: view.player(seat),
        });
        let (stage, result) = match &view.stage {
            Stage::Waiting => (StageBody::Waiting, None),
            Stage::Playing { .. } => (StageBody::Playing, None),
            Stage::Over { result: finish } => (StageBody::Over, Some(ResultBody::from(finish))),
        };
        let millis =
            |left: std::time::Duration| u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
        let rematch_offer = match view.rematch {
            quarto_game::Rematch::Offered(player) => Some(player),
            quarto_game::Rematch::None | quarto_game::Rematch::Agreed => None,
        };
        GameBody {
            game: seen.game,
            seq: seen.seq,
            created: seen.created.0,
            now: seen.now.0,
            viewer: match view.viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            options: OptionsBody {
                takebacks: Some(view.options.takebacks()),
                ..(&view.options).into()
            },
            seats,
            open: seen.open,
            lot: view.lot.clone().map(LotBody::from),
            stage,
            turn: view.turn().map(TurnBody::new),
            board: view.board,
            reserve: view
                .reserve
                .map(|reserve| reserve.iter().map(|piece| piece.to_string()).collect()),
            actions: view.actions.as_ref().map(|all| all.iter().map(ToString::to_string).collect()),
            legal: view.legal_actions(),
            wrong_calls: view.wrong_calls,
            asked: view.asked,
            draw_offer: view.draw_offer,
            takeback: view.takeback,
            clock: view
                .clock
                .map(|clock| ClockBody { left: clock.left.map(millis), running: clock.running }),
            result,
            rematch_offer,
            next: seen.next,
            spectators: seen.spectators,
        }
    }
}

impl TurnBody {
    fn new(turn: Turn) -> TurnBody {
        let (phase, hand) = match turn.phase {
            Phase::Give => (PhaseBody::Give, None),
            Phase::Place(piece) => (PhaseBody::Place, Some(piece)),
            Phase::Done => (PhaseBody::Done, None),
        };
        let Turn { player, seat, may_call, questions_left, .. } = turn;
        TurnBody { player, seat, phase, hand, may_call, questions_left }
    }
}

/// A game to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProposalBody {
    /// What the players agree on.
    #[serde(default)]
    pub options: OptionsBody,
    /// Who sits on the first seat; `null` if a guest is invited to it by its link.
    #[serde(default)]
    pub first: Option<PartyBody>,
    /// Who sits on the second seat; `null` if a guest is invited to it by its link.
    #[serde(default)]
    pub second: Option<PartyBody>,
    /// Whether anybody who knows the game may take a free seat.
    #[serde(default)]
    pub open: bool,
    /// By which the request is known again if it is sent twice: one game is made, and the answer is
    /// the same. Without a secret of one's own it has at least 22 characters that nobody can guess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64)]
    pub key: Option<String>,
}

impl ProposalBody {
    /// Returns who sits where.
    #[must_use]
    pub fn parties(&self) -> [Option<Party>; 2] {
        [self.first.clone(), self.second.clone()].map(|party| party.map(Party::from))
    }
}

/// A game that was made, with the secrets of the seats of people. They are told only here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CreatedBody {
    /// The name of the game.
    #[serde(with = "quarto_game::text")]
    #[schema(value_type = GameText)]
    pub game: GameId,
    /// Where to look on.
    pub url: String,
    /// For the first seat, unless the engine sits there or anybody may: what holds it or, if it is
    /// free, an invitation to it.
    pub first: Option<KeyBody>,
    /// For the second seat, unless the engine sits there or anybody may: what holds it or, if it is
    /// free, an invitation to it.
    pub second: Option<KeyBody>,
}

/// What holds a seat, or invites to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct KeyBody {
    /// The seat.
    #[schema(value_type = SeatBody)]
    pub seat: Seat,
    /// The secret. If it holds the seat, programs send it as `Authorization: Bearer …`; an invitation
    /// is good for one `POST …/seats`.
    #[schema(pattern = "^[0-9A-Za-z_-]{43}$")]
    pub secret: String,
    /// The same as a link for people.
    pub url: String,
}

/// The seats somebody holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HoldingsBody {
    /// The latest game first.
    pub games: Vec<HoldingBody>,
    /// To which seat the secret is an invitation, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<InvitationBody>,
}

/// To which seat an invitation is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct InvitationBody {
    /// In this game.
    #[serde(with = "quarto_game::text")]
    #[schema(value_type = GameText)]
    pub game: GameId,
    /// This seat.
    #[schema(value_type = SeatBody)]
    pub seat: Seat,
    /// Whether it was used or withdrawn.
    pub spent: bool,
}

/// A seat somebody holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HoldingBody {
    /// In this game.
    #[serde(with = "quarto_game::text")]
    #[schema(value_type = GameText)]
    pub game: GameId,
    /// This seat.
    #[schema(value_type = SeatBody)]
    pub seat: Seat,
    /// When the game was proposed, in milliseconds since 1970.
    pub created: u64,
    /// When it ended.
    pub ended: Option<u64>,
}

impl From<Holding> for HoldingBody {
    fn from(holding: Holding) -> HoldingBody {
        let Holding { game, seat, created, ended } = holding;
        HoldingBody { game, seat, created: created.0, ended: ended.map(|ended| ended.0) }
    }
}

/// Who sits down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitBody {
    /// One's name.
    #[schema(value_type = NameText, example = "Bo")]
    pub name: quarto_game::Name,
    /// The secret of the invitation to a free seat, where not anybody may sit down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(pattern = "^[0-9A-Za-z_-]{43}$")]
    pub invitation: Option<String>,
    /// By which the request is known again if it is sent twice: the seat is taken once, and the
    /// answer is the same. Without a secret of one's own it has at least 22 characters that nobody
    /// can guess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64)]
    pub key: Option<String>,
}

/// What a command brought about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct DoneBody {
    /// How many events there are now.
    pub seq: usize,
    /// What happened.
    pub events: Vec<crate::event::EventBody>,
}
