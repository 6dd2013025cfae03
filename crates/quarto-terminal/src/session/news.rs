use quarto_game::{Refusal, Update};

/// Something to show at this terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// An update of the game.
    Update(Update),
    /// A command sent earlier was refused by the rules.
    Refused(Refusal),
    /// The server refused a command for another reason, in its own words.
    Problem(String),
    /// An earlier command is still unanswered, so this one was not sent.
    Busy,
    /// Something happened that only newer programs know.
    Unknown,
    /// The server is out of reach.
    Lost,
    /// The server is reachable again.
    Back,
}

impl News {
    /// Tells whether it is more than what the first `seq` events brought about.
    pub(crate) const fn is_after(&self, seq: usize) -> bool {
        match self {
            News::Update(told) => told.seq > seq,
            News::Refused(_)
            | News::Problem(_)
            | News::Busy
            | News::Unknown
            | News::Lost
            | News::Back => true,
        }
    }
}

/// Returns what happened in the game as news.
pub(crate) fn told(all: Vec<Update>) -> Vec<News> {
    all.into_iter().map(News::Update).collect()
}
