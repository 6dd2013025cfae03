use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use thiserror::Error;

use crate::{Action, Alignment, Outcome, Phase, Play, PlayError, Player, Terms};

/// A whole game on paper: who played under which terms, every action, and how it ended.
///
/// A record is always a legal game; what is not is refused, and the record stays as it was.
///
/// ```
/// use quarto_rules::{Ending, GameResult, Player, Record, Terms};
///
/// let mut record = Record::new(Terms::default());
/// record.set_tag("Player1", "Ada")?;
/// record.act("K".parse()?)?;
/// record.act("a2".parse()?)?;
/// record.end(Ending::Resign(Player::Two))?;
/// assert_eq!(record.result(), GameResult::Won(Player::One));
///
/// let text = record.to_string();
/// assert!(text.ends_with("0. K 1. a2 resign2\n"));
/// assert_eq!(text.parse(), Ok(record));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// What is said in tags and not by the fields below. A value that is the default is left out.
    tags: BTreeMap<String, String>,
    play: Play,
    actions: Vec<Action>,
    /// Each with the number of actions before it, in order.
    comments: Vec<(usize, String)>,
    ending: Option<Ending>,
}

/// How a game is ended by something other than its own rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// This player gave up.
    Resign(Player),
    /// The player to act ran out of time (D6).
    Time,
    /// Both agreed on a draw.
    Agreed,
    /// The player to act left (D10).
    Abandoned,
    /// The player to act tried once too often what cannot be done, blindfold (D11).
    Attempts,
}

impl Ending {
    /// Returns who wins by it while `acting` is the player who must act, or `None` for a draw.
    ///
    /// ```
    /// use quarto_rules::{Ending, Player};
    ///
    /// assert_eq!(Ending::Time.winner(Player::One), Some(Player::Two));
    /// assert_eq!(Ending::Resign(Player::Two).winner(Player::One), Some(Player::One));
    /// ```
    #[must_use]
    pub const fn winner(self, acting: Player) -> Option<Player> {
        match self {
            Ending::Resign(player) => Some(player.opponent()),
            Ending::Time | Ending::Abandoned | Ending::Attempts => Some(acting.opponent()),
            Ending::Agreed => None,
        }
    }

    /// Returns the ending as a record names it.
    #[must_use]
    pub const fn termination(self) -> Termination {
        match self {
            Ending::Resign(_) => Termination::Resign,
            Ending::Time => Termination::Time,
            Ending::Agreed => Termination::Agreed,
            Ending::Abandoned => Termination::Abandoned,
            Ending::Attempts => Termination::Attempts,
        }
    }
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameResult {
    /// This player.
    Won(Player),
    /// Neither.
    Draw,
    /// The game is not over.
    Open,
}

/// Why a game ended, by its own rules ([`Outcome`]) or by something else ([`Ending`]), as the tag of a
/// record names it.
///
/// ```
/// use quarto_rules::{Ending, Termination};
///
/// assert_eq!(Ending::Time.termination(), Termination::Time);
/// assert_eq!(Termination::WrongCall.to_string(), "wrong-call");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Termination {
    /// A player called an alignment (R8).
    Call,
    /// A player made an alignment that nobody need call (D7).
    Alignment,
    /// A player made one wrong call too many (D3).
    WrongCall,
    /// All pieces are placed, and nobody has won (R12).
    FullBoard,
    /// A player gave up.
    Resign,
    /// A player ran out of time (D6).
    Time,
    /// Both agreed on a draw.
    Agreed,
    /// A player left (D10).
    Abandoned,
    /// A player tried once too often what cannot be done, blindfold (D11).
    Attempts,
    /// The game has not ended.
    Unfinished,
}

impl Termination {
    /// Every way to end, and not to have ended.
    pub const ALL: [Termination; 10] = [
        Termination::Call,
        Termination::Alignment,
        Termination::WrongCall,
        Termination::FullBoard,
        Termination::Resign,
        Termination::Time,
        Termination::Agreed,
        Termination::Abandoned,
        Termination::Attempts,
        Termination::Unfinished,
    ];
}

/// An alignment that nobody called while it could be called.
///
/// ```
/// use quarto_rules::Record;
///
/// let record: Record = "0. B 1. a1 D 2. b1 F 3. c1 J 4. d1 A 5. a2 C".parse()?;
/// let [missed] = record.missed()[..] else { panic!("one was missed") };
/// assert_eq!((missed.placement, missed.alignment.shape().to_string()), (4, "row1".into()));
/// # Ok::<(), quarto_rules::RecordError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Missed {
    /// The number of the placement that made it, from 1.
    pub placement: usize,
    /// What was missed.
    pub alignment: Alignment,
}

/// The tags every record has, in this order, with what they say when nothing is known. An empty
/// value stands for the tags that follow from the game itself.
pub(crate) const ROSTER: [(&str, &str); 16] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("Player1", "?"),
    ("Player2", "?"),
    ("Result", ""),
    ("Rules", ""),
    ("Traits", ""),
    ("Calling", ""),
    ("WrongCall", ""),
    ("Assist", "-"),
    ("Clock", "-"),
    ("Blindfold", "-"),
    ("Lot", "-"),
    ("Termination", ""),
];

impl Record {
    /// Returns the record of a game that is about to start.
    #[must_use]
    pub fn new(terms: Terms) -> Record {
        Record { play: Play::new(terms), ..Record::default() }
    }

    /// Returns the game as it stands after the last action.
    #[must_use]
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// Returns the actions so far.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Returns each action with the game before and after it.
    ///
    /// ```
    /// use quarto_rules::Record;
    ///
    /// let record: Record = "0. K 1. a2 F".parse()?;
    /// let placed: Vec<usize> =
    ///     record.replay().map(|(_, _, after)| after.position().placed()).collect();
    /// assert_eq!(placed, [0, 1, 1]);
    /// # Ok::<(), quarto_rules::RecordError>(())
    /// ```
    pub fn replay(&self) -> impl Iterator<Item = (Play, Action, Play)> {
        self.actions.iter().scan(Play::new(self.play.terms()), |play, &action| {
            let before = *play;
            play.act(action).expect("a record holds only legal actions");
            Some((before, action, *play))
        })
    }

    /// Returns the actions as they are written in a record, calls marked right or wrong.
    pub fn written_actions(&self) -> impl Iterator<Item = String> {
        self.replay().map(|(_, action, after)| {
            let right = matches!(after.outcome(), Some(Outcome::Call { .. }));
            match action {
                Action::Call(shape) if right => format!("Q!{shape}"),
                Action::Call(shape) => format!("Q?{shape}"),
                Action::Give(_) | Action::Place(_) | Action::Done => action.to_string(),
            }
        })
    }

    /// Returns the comments, each with the number of actions before it.
    pub fn comments(&self) -> impl Iterator<Item = (usize, &str)> {
        self.comments.iter().map(|(at, text)| (*at, text.as_str()))
    }

    /// Returns what a tag says, `None` if the record says nothing of it.
    ///
    /// Tags that follow from the game itself (Result, Rules, Traits, Calling, `WrongCall` and
    /// Termination) have methods of their own.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name).map(String::as_str)
    }

    /// Returns the tags that say something, by name, but for those that follow from the game.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Makes a tag say `value`.
    ///
    /// # Errors
    /// If the name is not made of letters, digits and underscores or belongs to a tag that follows
    /// from the game, or if the value holds a control character.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if name.is_empty() || !name.chars().all(|char| char.is_ascii_alphanumeric() || char == '_')
        {
            return Err(TagError::Name);
        }
        if value.contains(char::is_control) {
            return Err(TagError::Value);
        }
        let known = ROSTER.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        if known.is_some_and(|(known, _)| *known != name) {
            return Err(TagError::Spelling);
        }
        let default = known.map(|(_, value)| *value);
        if default == Some("") {
            return Err(TagError::OfTheGame);
        }
        if default == Some(value) {
            self.tags.remove(name);
        } else {
            self.tags.insert(name.to_owned(), value.to_owned());
        }
        Ok(())
    }

    /// Adds an action of the player to act.
    ///
    /// # Errors
    /// Why the action is refused.
    pub fn act(&mut self, action: Action) -> Result<(), PlayError> {
        if self.ending.is_some() {
            return Err(PlayError::GameOver);
        }
        self.play.act(action)?;
        self.actions.push(action);
        Ok(())
    }

    /// Adds a comment after the latest action.
    ///
    /// # Errors
    /// If it holds a closing brace, which would end it.
    pub fn comment(&mut self, text: &str) -> Result<(), CommentError> {
        if text.contains('}') {
            return Err(CommentError);
        }
        self.comments.push((self.actions.len(), text.to_owned()));
        Ok(())
    }

    /// Ends the game by something other than its own rules.
    ///
    /// ```
    /// use quarto_rules::{Ending, GameResult, Player, Record, Termination};
    ///
    /// let mut record: Record = "0. K 1. a2 F".parse()?;
    /// record.end(Ending::Time)?; // Player 1 must place F.
    /// assert_eq!(record.result(), GameResult::Won(Player::Two));
    /// assert_eq!(record.termination(), Termination::Time);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the game is over, or if a player is said to lose by time, absence or attempts who had nothing left
    /// to do but call (D4).
    pub fn end(&mut self, ending: Ending) -> Result<(), EndError> {
        if self.result() != GameResult::Open {
            return Err(EndError::GameOver);
        }
        let last_windows = self.play.position().phase() == Phase::Done;
        if last_windows && matches!(ending, Ending::Time | Ending::Abandoned | Ending::Attempts) {
            return Err(EndError::LastWindows);
        }
        self.ending = Some(ending);
        Ok(())
    }

    /// Returns how the game was ended from outside, if it was.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Returns who won.
    #[must_use]
    pub fn result(&self) -> GameResult {
        let winner = match (self.play.outcome(), self.ending) {
            (Some(outcome), _) => outcome.winner(),
            (None, Some(ending)) => ending.winner(self.play.position().player()),
            (None, None) => return GameResult::Open,
        };
        winner.map_or(GameResult::Draw, GameResult::Won)
    }

    /// Returns why the game ended.
    #[must_use]
    pub const fn termination(&self) -> Termination {
        match (self.play.outcome(), self.ending) {
            (Some(outcome), _) => outcome.termination(),
            (None, Some(ending)) => ending.termination(),
            (None, None) => Termination::Unfinished,
        }
    }

    /// Returns the alignments that were never called, by the placement that made them. Tell nobody
    /// before the game is over (D8).
    #[must_use]
    pub fn missed(&self) -> Vec<Missed> {
        let decided_by_alignment =
            matches!(self.termination(), Termination::Call | Termination::Alignment);
        let mut missed = Vec::new();
        for (_, action, after) in self.replay() {
            let placement = after.position().placed();
            let decisive = decided_by_alignment && placement == self.play.position().placed();
            if matches!(action, Action::Place(_)) && !decisive {
                missed.extend(
                    after.open_alignments().map(|alignment| Missed { placement, alignment }),
                );
            }
        }
        missed
    }
}

/// Why a tag cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TagError {
    /// Not a name.
    #[error("a tag name consists of letters, digits and underscores")]
    Name,
    /// Not a value.
    #[error("a tag cannot hold control characters")]
    Value,
    /// A tag of every record, but for capital letters: it would be taken for another one.
    #[error("a tag of this name is spelt with other capital letters")]
    Spelling,
    /// The record knows it better.
    #[error("this tag follows from the game itself")]
    OfTheGame,
}

/// A comment that cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a comment cannot hold a closing brace")]
pub struct CommentError;

/// Why a game cannot end that way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EndError {
    /// It has ended.
    #[error("the game is over")]
    GameOver,
    /// All pieces are placed, and running out of time or leaving counts as *done* (D4).
    #[error("after the last piece nobody loses by time or by leaving")]
    LastWindows,
}
