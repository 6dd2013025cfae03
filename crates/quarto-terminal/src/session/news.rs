use quarto_game::{Refusal, Update};

/// What is to be told at this terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum News {
    /// Something happened in the game.
    Update(Update),
    /// What was ordered some time ago is not allowed.
    Refused(Refusal),
    /// The server has another reason not to do what was ordered, in its own words.
    Problem(String),
    /// What was ordered before is not answered yet, so that nothing was done.
    Busy,
    /// The server is out of reach.
    Lost,
    /// The server is there again.
    Back,
}
