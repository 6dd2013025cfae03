use quarto_game::{Greeting, Question};
use quarto_rules::Action;
use quarto_text::{Input, InputError, Language, Verb, Verbosity};

use crate::Confirmation;

/// What a player means, however they entered it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// To take an action.
    Act(Action),
    /// To ask about the board.
    Ask(Question),
    /// To greet the opponent.
    Greet(Greeting),
    /// To offer a draw.
    OfferDraw,
    /// To accept an offer: this one, or the one that is open.
    Accept(Option<Offered>),
    /// To decline an offer: this one, or the one that is open.
    Decline(Option<Offered>),
    /// To take back the latest action.
    Undo,
    /// To resign.
    Resign,
    /// To claim the game of an opponent who is gone.
    Claim,
    /// To play another game.
    Rematch,
    /// To do what was confirmed.
    Confirmed(Confirmation),
    /// Not to do what should be confirmed.
    Refrain,
    /// To get a hint.
    Hint,
    /// To see what every action is worth.
    Analyse,
    /// To be told something.
    Tell(Info),
    /// To choose how much is said.
    Choose(Verbosity),
    /// To leave the game.
    Leave,
}

/// What a player can be told without asking the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Info {
    /// The piece in hand.
    Hand,
    /// What has happened since the player's own latest action.
    Last,
    /// What was said since the player's own latest action, and what they have to do.
    Repeat,
    /// The whole game so far.
    Moves,
    /// How much time is left.
    Clock,
    /// The score of the match.
    Score,
    /// The rules.
    Rules,
    /// What can be typed.
    Help,
}

/// What one player offers and the other one answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    /// A draw.
    Draw,
    /// That the latest action is taken back.
    Takeback,
}

impl Intent {
    /// Reads a line that a player typed in their language, or in English.
    ///
    /// # Errors
    /// Why the line was not understood.
    pub fn read(line: &str, language: Language) -> Result<Intent, InputError> {
        Input::read(line, language).map(Intent::from)
    }
}

impl From<Input> for Intent {
    fn from(input: Input) -> Intent {
        match input {
            Input::Act(action) => Intent::Act(action),
            Input::Ask(question) => Intent::Ask(question),
            Input::Greet(greeting) => Intent::Greet(greeting),
            Input::Do(verb) => verb.into(),
        }
    }
}

impl From<Verb> for Intent {
    fn from(verb: Verb) -> Intent {
        match verb {
            Verb::Hint => Intent::Hint,
            Verb::Analysis => Intent::Analyse,
            Verb::Undo => Intent::Undo,
            Verb::Draw => Intent::OfferDraw,
            Verb::Accept => Intent::Accept(None),
            Verb::Decline => Intent::Decline(None),
            Verb::Resign => Intent::Resign,
            Verb::Claim => Intent::Claim,
            Verb::Quit => Intent::Leave,
            Verb::Hand => Intent::Tell(Info::Hand),
            Verb::Last => Intent::Tell(Info::Last),
            Verb::Repeat => Intent::Tell(Info::Repeat),
            Verb::Moves => Intent::Tell(Info::Moves),
            Verb::Clock => Intent::Tell(Info::Clock),
            Verb::Score => Intent::Tell(Info::Score),
            Verb::Rules => Intent::Tell(Info::Rules),
            Verb::Brief => Intent::Choose(Verbosity::Brief),
            Verb::Normal => Intent::Choose(Verbosity::Normal),
            Verb::Full => Intent::Choose(Verbosity::Full),
            // The others say more, and are read as actions or questions.
            Verb::Help
            | Verb::Place
            | Verb::Give
            | Verb::Quarto
            | Verb::Done
            | Verb::Board
            | Verb::Square
            | Verb::Where
            | Verb::Empty
            | Verb::Left => Intent::Tell(Info::Help),
        }
    }
}
