use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use thiserror::Error;

/// The identifier of a game: sixty random bits, written as twelve letters and digits.
///
/// ```
/// use quarto_game::GameId;
///
/// let id: GameId = "7kq2m9xv4a0e".parse()?;
/// assert_eq!(id.to_string(), "7kq2m9xv4a0e");
/// # Ok::<(), quarto_game::GameIdError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(u64);

/// The letters, which stand for five bits each. Letters that look like others are left out.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: u32 = 12;
const BITS: u32 = 5 * LENGTH;

impl GameId {
    /// Returns the identifier made of the highest sixty of these random bits. It is as hard to guess as
    /// they are.
    #[must_use]
    pub const fn from_random(bits: u64) -> GameId {
        GameId(bits >> (u64::BITS - BITS))
    }

    /// Returns the number under which a database stores it.
    #[must_use]
    pub const fn to_number(self) -> i64 {
        self.0.cast_signed()
    }

    /// Returns the identifier that a database stores under this number.
    #[must_use]
    pub const fn from_number(number: i64) -> GameId {
        GameId(number.cast_unsigned())
    }
}

impl Display for GameId {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let letter = |place| char::from(LETTERS[(self.0 >> (5 * place) & 31) as usize]);
        f.pad(&(0..LENGTH).rev().map(letter).collect::<String>())
    }
}

/// The error for a text that is not the identifier of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a game is named by twelve digits and small letters, without i, l, o and u")]
pub struct GameIdError;

impl FromStr for GameId {
    type Err = GameIdError;

    fn from_str(text: &str) -> Result<GameId, GameIdError> {
        let place = |letter: u8| LETTERS.iter().position(|known| *known == letter);
        let number = text.bytes().try_fold(0, |number, letter| {
            Some(number << 5 | u64::try_from(place(letter)?).expect("below 32"))
        });
        number.filter(|_| text.len() == LENGTH as usize).map(GameId).ok_or(GameIdError)
    }
}

quarto_rules::as_text! {
    GameId, "GameId", "^[0-9a-hjkmnp-tv-z]{12}$", "7kq2m9xv4a0e", "The name of a game.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_named_by_twelve_letters() {
        let check = |number, text: &str| {
            assert_eq!(GameId(number).to_string(), text);
            assert_eq!(text.parse(), Ok(GameId(number)));
        };
        check(0, "000000000000");
        check(31, "00000000000z");
        check((1 << 60) - 1, "zzzzzzzzzzzz");
        for text in
            ["", "00000000000", "0000000000000", "00000000000Z", "00000000000i", "é0000000000"]
        {
            assert_eq!(text.parse::<GameId>(), Err(GameIdError), "{text}");
        }
        check(GameId::from_random(u64::MAX).0, "zzzzzzzzzzzz");
    }
}
