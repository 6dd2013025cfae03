use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use thiserror::Error;

use crate::{Action, Alignment, Outcome, Phase, Play, PlayError, Player, Terms};

/// The record of a whole game: who played under which terms, every action, and how it ended.
///
/// A record is always a legal game; anything else is refused and leaves the record unchanged.
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
    /// The tags that do not follow from the fields below. Default values are left out.
    tags: BTreeMap<String, String>,
    play: Play,
    actions: Vec<Action>,
    /// The comments in order, each with the number of actions before it.
    comments: Vec<(usize, String)>,
    ending: Option<Ending>,
}

/// How a game is ended by something other than its own rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// This player resigned.
    Resign(Player),
    /// The player to act ran out of time (D6).
    Time,
    /// Both players agreed on a draw.
    Agreed,
    /// The player to act left (D10).
    Abandoned,
    /// The player to act made one impossible attempt too many in a blindfold game (D11).
    Attempts,
}

impl Ending {
    /// Returns who wins by this ending while `acting` is the player who must act, or `None` for a draw.
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
    /// Neither player won.
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
    /// A player made an alignment, which wins without a call (D7).
    Alignment,
    /// A player made one wrong call too many (D3).
    WrongCall,
    /// All pieces are placed, and neither player has won (R12).
    FullBoard,
    /// A player resigned.
    Resign,
    /// A player ran out of time (D6).
    Time,
    /// Both players agreed on a draw.
    Agreed,
    /// A player left (D10).
    Abandoned,
    /// A player made one impossible attempt too many in a blindfold game (D11).
    Attempts,
    /// The game has not ended.
    Unfinished,
}

impl Termination {
    /// Every way to end, and `Unfinished`.
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

/// An alignment that neither player called while it could be called.
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
    /// The alignment that was missed.
    pub alignment: Alignment,
}

/// The tags that every record has, in this order, with their values when nothing is known. The tags
/// that follow from the game itself have an empty value here.
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

    /// Returns the value of a tag, or `None` if it is not set.
    ///
    /// Tags that follow from the game itself (Result, Rules, Traits, Calling, `WrongCall` and
    /// Termination) have methods of their own.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name).map(String::as_str)
    }

    /// Returns the tags that are set, sorted by name, except those that follow from the game.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag to `value`.
    ///
    /// # Errors
    /// If the name does not consist of letters, digits and underscores or belongs to a tag that follows
    /// from the game, or if the value contains a control character.
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

    /// Adds an action of the player who must act.
    ///
    /// # Errors
    /// Returns why the action is refused; the record is unchanged.
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
    /// If it contains a closing brace, which would end it.
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
    /// If the game is over, or if a player would lose by time, absence or attempts when all that is left
    /// to them is a call (D4).
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

    /// Returns the alignments that were never called, in the order of the placements that made them. Do
    /// not show them to anyone before the game is over (D8).
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
    /// The name is not valid.
    #[error("a tag name consists of letters, digits and underscores")]
    Name,
    /// The value is not valid.
    #[error("a tag cannot hold control characters")]
    Value,
    /// The name differs from a standard tag only in capital letters and would be confused with it.
    #[error("a tag of this name is spelt with other capital letters")]
    Spelling,
    /// The record itself decides what this tag says.
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
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// All pieces are placed, so running out of time or leaving counts as *done* (D4).
    #[error("after the last piece neither player loses on time or by leaving")]
    LastWindows,
}
