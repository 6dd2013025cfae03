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
/// invisible. The pattern has the letters of most scripts, as not every program knows what a letter
/// is; the server takes those of all scripts. A new name is refused as `impossible` if a word of it
/// mixes scripts, more than four marks stand on a letter, or a character is ignored, for private use
/// or not assigned.
#[derive(ToSchema)]
#[schema(
    min_length = 1,
    max_length = 40,
    pattern = r"^(?!.*[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0]).*[0-9A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02C1\u0391-\u03A1\u03A3-\u03F5\u03F7-\u0481\u048A-\u052F\u0531-\u0556\u0561-\u0586\u05D0-\u05EA\u0620-\u064A\u0671-\u06D3\u07C0-\u07EA\u0904-\u0939\u0993-\u09A8\u09AA-\u09B0\u0A13-\u0A28\u0A93-\u0AA8\u0B13-\u0B28\u0B92-\u0B95\u0BAE-\u0BB9\u0C12-\u0C28\u0C2A-\u0C39\u0C92-\u0CA8\u0CAA-\u0CB3\u0D12-\u0D3A\u0D9A-\u0DB1\u0E01-\u0E30\u0F49-\u0F6C\u1000-\u102A\u10D0-\u10FA\u1200-\u1248\u1260-\u1288\u13A0-\u13F5\u1401-\u166C\u1780-\u17B3\u1820-\u1878\u1E00-\u1F15\u2D30-\u2D67\u3041-\u3096\u30A1-\u30FA\u3105-\u312F\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA48C\uAC00-\uD7A3].*$",
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

#[cfg(test)]
mod tests {
    use quarto_game::Name;
    use utoipa::PartialSchema;

    use super::*;

    #[test]
    fn what_the_pattern_of_names_takes_for_a_letter_is_one() {
        let schema = serde_json::to_value(NameText::schema()).unwrap();
        let pattern = schema["pattern"].as_str().unwrap();
        let (_, letters) = pattern.rsplit_once('[').unwrap();
        let (letters, _) = letters.split_once(']').unwrap();
        let letters = letters.replace("0-9A-Za-z", "\\u0030-\\u0039\\u0041-\\u005A\\u0061-\\u007A");
        let bounds = letters.split("\\u").skip(1).map(|bound| bound.trim_end_matches('-'));
        let bounds: Vec<u32> =
            bounds.map(|bound| u32::from_str_radix(bound, 16).unwrap()).collect();
        assert!(bounds.len() > 50 && bounds.len().is_multiple_of(2), "{bounds:X?}");
        for range in bounds.chunks(2) {
            for number in range[0]..=range[1] {
                let letter = char::from_u32(number).unwrap();
                assert!(letter.to_string().parse::<Name>().is_ok(), "{number:X}");
            }
        }
    }
}
