use quarto_game::Announcement;
use quarto_rules::Player;

use crate::{Signal, Sound};

impl Sound {
    /// Returns the sounds of an announcement. They reveal nothing that is not also said in words (D8,
    /// D11). `listener` is the player who listens, if only one of them does; otherwise any win is heard
    /// as a victory.
    #[must_use]
    pub fn of(announcement: &Announcement, listener: Option<Player>) -> Vec<Sound> {
        match announcement {
            Announcement::Given { piece, .. } => vec![Sound::Piece(*piece, None)],
            Announcement::Placed { piece, square, .. } => {
                let placed = Sound::Piece(*piece, Some((*square).into()));
                vec![Sound::Signal(Signal::Placed), placed]
            }
            Announcement::CallMade { .. } => vec![Sound::Signal(Signal::Call)],
            Announcement::WrongCall { .. } => vec![Sound::Signal(Signal::WrongCall)],
            Announcement::Ended { finish, .. } => vec![Sound::Signal(end(finish.winner, listener))],
            // A chair is drawn up.
            Announcement::Seated { .. } => vec![Sound::Signal(Signal::Placed)],
            Announcement::Started { .. }
            | Announcement::Done { .. }
            | Announcement::Lapsed { .. }
            | Announcement::Attempted { .. }
            | Announcement::BoardFelt { .. }
            | Announcement::Asked { .. }
            | Announcement::DrawOffered { .. }
            | Announcement::DrawDeclined { .. }
            | Announcement::TakebackAsked { .. }
            | Announcement::TakebackDeclined { .. }
            | Announcement::TakenBack { .. }
            | Announcement::Extended { .. }
            | Announcement::RematchOffered { .. }
            | Announcement::RematchAgreed
            | Announcement::Greeted { .. } => Vec::new(),
        }
    }
}

fn end(winner: Option<Player>, listener: Option<Player>) -> Signal {
    match (winner, listener) {
        (None, _) => Signal::Drawn,
        (Some(winner), Some(listener)) if winner != listener => Signal::Lost,
        (Some(_), _) => Signal::Won,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_heard_where_it_is_placed() {
        let (piece, square) = ("K".parse().unwrap(), "c2".parse().unwrap());
        let placed = Announcement::Placed { player: Player::One, piece, square };
        let piece = Sound::Piece(piece, Some("c4".parse::<quarto_rules::Square>().unwrap().into()));
        assert_eq!(Sound::of(&placed, None), [Sound::Signal(Signal::Placed), piece]);
    }

    #[test]
    fn an_end_is_heard_by_each_in_their_way() {
        assert_eq!(end(Some(Player::One), Some(Player::One)), Signal::Won);
        assert_eq!(end(Some(Player::One), Some(Player::Two)), Signal::Lost);
        assert_eq!(end(Some(Player::Two), None), Signal::Won);
        assert_eq!(end(None, Some(Player::Two)), Signal::Drawn);
    }
}
