//! What is heard of what happens: nothing that is not told in words, too (D8, D11).

use quarto_game::Announcement;
use quarto_rules::Player;
use quarto_sound::{Signal, Sound};

/// Returns the sounds of an announcement. `listener` is the only person here; where there are two, an
/// end is a victory for one of them.
pub(crate) fn sounds(announcement: &Announcement, listener: Option<Player>) -> Vec<Sound> {
    match announcement {
        Announcement::Given { piece, .. } => vec![Sound::Piece(*piece, None)],
        Announcement::Placed { piece, square, .. } => {
            let placed = Sound::Piece(*piece, Some((*square).into()));
            vec![Sound::Signal(Signal::Placed), placed]
        }
        Announcement::CallMade { .. } => vec![Sound::Signal(Signal::Call)],
        Announcement::WrongCall { .. } => vec![Sound::Signal(Signal::WrongCall)],
        Announcement::Ended { finish, .. } => vec![Sound::Signal(end(finish.winner, listener))],
        Announcement::Seated { .. }
        | Announcement::Started { .. }
        | Announcement::Done { .. }
        | Announcement::Lapsed { .. }
        | Announcement::Attempted { .. }
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

fn end(winner: Option<Player>, listener: Option<Player>) -> Signal {
    match (winner, listener) {
        (None, _) => Signal::Drawn,
        (Some(winner), Some(listener)) if winner != listener => Signal::Lost,
        (Some(_), _) => Signal::Won,
    }
}
