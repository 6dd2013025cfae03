use quarto_game::Announcement;
use quarto_rules::Player;

/// What an announcement is for a page. A new announcement must be one of these, or get one of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A player joins.
    Seating,
    Start,
    Give(Player),
    Place(Player),
    Call,
    WrongCall,
    Done,
    /// Something is done by the clock, or for a player who is gone.
    Lapse,
    /// A question or an attempt of a blindfold player (D11).
    Probe,
    /// Something that the opponent answers.
    Offer(Player),
    Undo,
    End,
    Greeting,
    /// What is only said.
    News,
}

impl Kind {
    pub(crate) const fn of(heard: &Announcement) -> Kind {
        match heard {
            Announcement::Seated { .. } => Kind::Seating,
            Announcement::Started { .. } => Kind::Start,
            Announcement::Given { player, .. } => Kind::Give(*player),
            Announcement::Placed { player, .. } => Kind::Place(*player),
            Announcement::CallMade { .. } => Kind::Call,
            Announcement::WrongCall { .. } => Kind::WrongCall,
            Announcement::Done { .. } => Kind::Done,
            Announcement::Lapsed { .. } => Kind::Lapse,
            Announcement::Attempted { .. } | Announcement::Asked { .. } => Kind::Probe,
            Announcement::DrawOffered { player } | Announcement::TakebackAsked { player } => {
                Kind::Offer(*player)
            }
            Announcement::TakenBack { .. } => Kind::Undo,
            Announcement::Ended { .. } => Kind::End,
            Announcement::Greeted { .. } => Kind::Greeting,
            Announcement::BoardFelt { .. }
            | Announcement::DrawDeclined { .. }
            | Announcement::TakebackDeclined { .. }
            | Announcement::Extended { .. }
            | Announcement::RematchOffered { .. }
            | Announcement::RematchAgreed => Kind::News,
        }
    }

    /// Tells whether it is an action, as records have them.
    pub(crate) const fn is_action(self) -> bool {
        matches!(self, Kind::Give(_) | Kind::Place(_) | Kind::Call | Kind::WrongCall | Kind::Done)
    }

    /// Tells whether it changes whose turn it is, or what they have to do.
    pub(crate) const fn changes_turn(self) -> bool {
        matches!(
            self,
            Kind::Start | Kind::Give(_) | Kind::Place(_) | Kind::Done | Kind::Lapse | Kind::Undo
        )
    }

    /// Tells whether it may interrupt the screen reader.
    pub(crate) const fn is_urgent(self) -> bool {
        matches!(self, Kind::End | Kind::WrongCall)
    }
}
