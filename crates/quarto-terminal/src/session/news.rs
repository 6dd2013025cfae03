use quarto_game::{Refusal, Update};

/// Something to show at this terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// An update of the game.
    Update(Update),
    /// A command sent earlier was refused by the rules.
    Refused(Refusal),
    /// The server refused a command for another reason, in its own words.
    Problem(String),
    /// An earlier command is still unanswered, so this one was not sent.
    Busy,
    /// The server is out of reach.
    Lost,
    /// The server is reachable again.
    Back,
}
