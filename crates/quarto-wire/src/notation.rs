//! How things of the game are written, for the description of the API. The values themselves have
//! types of their own; these only lend them a description. Whoever reads them is more lenient in
//! places: spaces around most of them do no harm.

use utoipa::ToSchema;

/// An action in the notation of records: a piece to give, a square to place on, a call, or `--` for
/// done.
#[derive(ToSchema)]
#[schema(
    pattern = r"^([A-P]|[a-d][1-4]|--|Q (row[1-4]|col[a-d]|diag[12]|block[a-c][1-3]))$",
    example = "a2"
)]
pub struct ActionText(pub String);

/// A board, row by row: letters of pieces, and dots for empty squares.
#[derive(ToSchema)]
#[schema(pattern = r"^[A-P.]{4}(/[A-P.]{4}){3}$", example = "K.../.F../..../....")]
pub struct BoardText(pub String);

/// A clock: `60/move` for seconds a move, `300+5` for seconds in all and more for each move; up to a
/// week.
#[derive(ToSchema)]
#[schema(
    pattern = r"^([1-9][0-9]{0,4}|[1-5][0-9]{5}|60[0-3][0-9]{3}|604[0-7][0-9]{2}|604800)(/move|\+([0-9]|[1-9][0-9]{1,4}|[1-5][0-9]{5}|60[0-3][0-9]{3}|604[0-7][0-9]{2}|604800))$",
    example = "60/move"
)]
pub struct ClockText(pub String);

/// The name of a game.
#[derive(ToSchema)]
#[schema(pattern = "^[0-9a-hjkmnp-tv-z]{12}$", example = "7kq2m9xv4a0e")]
pub struct GameText(pub String);

/// What players may say to each other.
#[derive(ToSchema)]
#[schema(pattern = "^(hello|good-luck|well-played|thanks|one-moment|oops|bye)$", example = "hello")]
pub struct GreetingText(pub String);

/// What players may ask who play blindfold: anything, so many questions a turn, or nothing.
#[derive(ToSchema)]
#[schema(pattern = "^(touch|memory|queries [1-9][0-9]?)$", example = "touch")]
pub struct MemoryText(pub String);

/// The name of a person: at most forty characters, among them a letter or digit, and none that is
/// invisible.
#[derive(ToSchema)]
#[schema(
    min_length = 1,
    max_length = 40,
    pattern = r"^(?!.*[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0]).*[\p{L}\p{N}].*$",
    example = "Ada"
)]
pub struct NameText(pub String);

/// A piece, by its letter.
#[derive(ToSchema)]
#[schema(pattern = "^[A-P]$", example = "K")]
pub struct PieceText(pub String);

/// A position: the board, the piece in hand or `-`, and, if it matters, where the latest piece was
/// placed, who may call, and whether they have.
#[derive(ToSchema)]
#[schema(
    pattern = r"^[A-P.]{4}(/[A-P.]{4}){3} ([A-P]|-)( ([a-d][1-4]|-)( [12]( [-+])?)?)?$",
    example = "BDF./.A../..../.... J"
)]
pub struct PositionText(pub String);

/// A question about the board: `board`, `left`, a square, a shape, or values such as `tall+round`, at
/// most one of each trait. `smooth` is another word for `light`, `grooved` for `dark`.
#[derive(ToSchema)]
#[schema(
    pattern = r"^(board|left|[a-d][1-4]|row[1-4]|col[a-d]|diag[12]|block[a-c][1-3]|(?!.*(light|dark|smooth|grooved).*(light|dark|smooth|grooved))(?!.*(short|tall).*(short|tall))(?!.*(round|square).*(round|square))(?!.*(solid|hollow).*(solid|hollow))(light|dark|smooth|grooved|short|tall|round|square|solid|hollow)(\+(light|dark|smooth|grooved|short|tall|round|square|solid|hollow)){0,3})$",
    example = "row2"
)]
pub struct QuestionText(pub String);

/// A row, a column, a diagonal or a block.
#[derive(ToSchema)]
#[schema(pattern = "^(row[1-4]|col[a-d]|diag[12]|block[a-c][1-3])$", example = "row2")]
pub struct ShapeText(pub String);

/// A square.
#[derive(ToSchema)]
#[schema(pattern = "^[a-d][1-4]$", example = "a2")]
pub struct SquareText(pub String);

/// Some traits, at least one, in any order. `texture` is another word for `colour`.
#[derive(ToSchema)]
#[schema(
    pattern = "^(colour|texture|height|shape|fill)(,(colour|texture|height|shape|fill))*$",
    example = "colour,height,shape,fill"
)]
pub struct TraitsText(pub String);
