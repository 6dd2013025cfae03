use quarto_game::{Multiplier, Name};
use thiserror::Error;

use crate::names::names;
use crate::{BulletinText, Device, EntrantId, TableResult};

/// Something that a person or a program wants to do in a tournament on a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentOrder {
    /// Enter by the link, or take one's name on the organiser's list.
    Join {
        /// The name.
        name: Name,
        /// The device.
        device: Device,
    },
    /// Enter others.
    Enter(Vec<Name>),
    /// Begin the next round.
    Begin,
    /// Give a game its result.
    Decide(TableResult),
    /// Correct the result of a game.
    Correct(TableResult),
    /// Say, as a player, how a game at a wooden board ended.
    Report(TableResult),
    /// Let an entrant miss the next round.
    Miss(EntrantId),
    /// Let an entrant leave.
    Withdraw(EntrantId),
    /// Let an entrant come back.
    Return(EntrantId),
    /// Let two entrants with the same score decide who comes first.
    PlayOff(EntrantId, EntrantId),
    /// Give an entrant more time.
    Slow(EntrantId, Multiplier),
    /// Tell everybody something.
    Announce(BulletinText),
    /// Let no round begin.
    Pause,
    /// Let rounds begin again.
    Resume,
    /// Let the next round begin in so many minutes, or only when the organiser says so.
    Schedule(Option<u32>),
    /// Close the tournament.
    Close,
}

/// Declares the verbs and the words for them.
macro_rules! verbs {
    ($($(#[$doc:meta])* $verb:ident $word:literal,)*) => {
        /// What a form on a page of a tournament asks for: its field `do`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum TournamentVerb {
            $($(#[$doc])* $verb,)*
        }

        impl TournamentVerb {
            /// All verbs.
            pub const ALL: &[TournamentVerb] = &[$(TournamentVerb::$verb,)*];

            /// Returns the word in the form.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(TournamentVerb::$verb => $word,)*
                }
            }
        }
    };
}

verbs! {
    /// Enter by oneself: `name`.
    Join "join",
    /// Come back on another device: `name`, `code`.
    Regain "regain",
    /// Enter others: `names`, one per line.
    Enter "enter",
    /// Begin the next round.
    Begin "begin",
    /// Give a result: `round`, `table`, `result`.
    Decide "decide",
    /// Correct a result: `round`, `table`, `result`.
    Correct "correct",
    /// Say, as a player, how a game ended: `round`, `table`, `result`.
    Report "report",
    /// Miss the next round: `entrant`.
    Miss "miss",
    /// Leave, or be removed: `entrant`.
    Withdraw "withdraw",
    /// Come back: `entrant`.
    Return "return",
    /// Play off: `entrant`, `other`.
    PlayOff "play-off",
    /// Give more time: `entrant`, `percent`.
    Slow "slow",
    /// Tell everybody: `text`.
    Announce "announce",
    /// Let no round begin.
    Pause "pause",
    /// Go on.
    Resume "resume",
    /// Say when the next round begins: `minutes`, or nothing.
    Schedule "schedule",
    /// Close the tournament.
    Close "close",
    /// Delete the tournament with everything in it.
    Delete "delete",
}

impl TournamentVerb {
    /// Returns the verb for this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<TournamentVerb> {
        TournamentVerb::ALL.iter().copied().find(|verb| verb.word() == word)
    }

    /// Tells whether it cannot be undone, so that the page asks first: the form then has `sure=yes`.
    #[must_use]
    pub const fn asks_first(self) -> bool {
        match self {
            TournamentVerb::Withdraw | TournamentVerb::Close | TournamentVerb::Delete => true,
            TournamentVerb::Join
            | TournamentVerb::Regain
            | TournamentVerb::Enter
            | TournamentVerb::Begin
            | TournamentVerb::Decide
            | TournamentVerb::Correct
            | TournamentVerb::Report
            | TournamentVerb::Miss
            | TournamentVerb::Return
            | TournamentVerb::PlayOff
            | TournamentVerb::Slow
            | TournamentVerb::Announce
            | TournamentVerb::Pause
            | TournamentVerb::Resume
            | TournamentVerb::Schedule => false,
        }
    }
}

/// Which field of a form cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the field {field} cannot be understood")]
pub struct TournamentFormError {
    /// The name of the field.
    pub field: &'static str,
    /// What stood there, if it should be a name.
    pub name: Option<String>,
}

/// The most minutes until the next round: a week.
const LATEST: u32 = 7 * 24 * 60;

/// Reads what a form asks for. Coming back and deleting are no orders: who is who is not part of a tournament.
///
/// # Errors
/// If a field is missing or wrong.
pub fn read_order<'a>(
    verb: TournamentVerb,
    field: impl Fn(&str) -> Option<&'a str>,
) -> Result<Option<TournamentOrder>, TournamentFormError> {
    let form = Form(field);
    Ok(Some(match verb {
        TournamentVerb::Regain | TournamentVerb::Delete => return Ok(None),
        TournamentVerb::Join => TournamentOrder::Join {
            name: read_name(form.text("name")?, "name")?,
            device: Device::Person,
        },
        TournamentVerb::Enter => {
            let listed = names(form.text("names")?);
            let read = listed.iter().map(|name| read_name(name, "names")).collect::<Result<_, _>>();
            TournamentOrder::Enter(read?)
        }
        TournamentVerb::Begin => TournamentOrder::Begin,
        TournamentVerb::Decide => TournamentOrder::Decide(form.result()?),
        TournamentVerb::Correct => TournamentOrder::Correct(form.result()?),
        TournamentVerb::Report => TournamentOrder::Report(form.result()?),
        TournamentVerb::Miss => TournamentOrder::Miss(form.entrant("entrant")?),
        TournamentVerb::Withdraw => TournamentOrder::Withdraw(form.entrant("entrant")?),
        TournamentVerb::Return => TournamentOrder::Return(form.entrant("entrant")?),
        TournamentVerb::PlayOff => {
            TournamentOrder::PlayOff(form.entrant("entrant")?, form.entrant("other")?)
        }
        TournamentVerb::Slow => {
            TournamentOrder::Slow(form.entrant("entrant")?, form.value("percent")?)
        }
        TournamentVerb::Announce => TournamentOrder::Announce(form.value("text")?),
        TournamentVerb::Pause => TournamentOrder::Pause,
        TournamentVerb::Resume => TournamentOrder::Resume,
        TournamentVerb::Schedule => TournamentOrder::Schedule(form.minutes()?),
        TournamentVerb::Close => TournamentOrder::Close,
    }))
}

fn read_name(text: &str, field: &'static str) -> Result<Name, TournamentFormError> {
    text.parse().map_err(|_| TournamentFormError { field, name: Some(text.trim().to_owned()) })
}

/// The fields of a form.
struct Form<F>(F);

impl<'a, F: Fn(&str) -> Option<&'a str>> Form<F> {
    fn text(&self, field: &'static str) -> Result<&'a str, TournamentFormError> {
        (self.0)(field).ok_or(TournamentFormError { field, name: None })
    }

    fn value<T: std::str::FromStr>(&self, field: &'static str) -> Result<T, TournamentFormError> {
        self.text(field)?.trim().parse().map_err(|_| TournamentFormError { field, name: None })
    }

    fn entrant(&self, field: &'static str) -> Result<EntrantId, TournamentFormError> {
        self.value(field).map(EntrantId)
    }

    fn result(&self) -> Result<TableResult, TournamentFormError> {
        let (round, table) = (self.value("round")?, self.value("table")?);
        Ok(TableResult { round, table, verdict: self.value("result")? })
    }

    fn minutes(&self) -> Result<Option<u32>, TournamentFormError> {
        if self.text("minutes").is_ok_and(|text| text.trim().is_empty()) {
            return Ok(None);
        }
        let minutes = self.value("minutes")?;
        let wrong = TournamentFormError { field: "minutes", name: None };
        if minutes <= LATEST { Ok(Some(minutes)) } else { Err(wrong) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BoutVerdict;

    fn read(fields: &[(&str, &'static str)]) -> Result<Option<TournamentOrder>, &'static str> {
        let field = |name: &str| fields.iter().find(|(key, _)| *key == name).map(|(_, text)| *text);
        let verb = field("do").and_then(TournamentVerb::from_word).unwrap();
        read_order(verb, field).map_err(|error| error.field)
    }

    #[test]
    fn forms_say_what_is_wanted() {
        let result =
            TableResult { round: 2, table: 3, verdict: "1-0f".parse::<BoutVerdict>().unwrap() };
        assert_eq!(
            read(&[("do", "decide"), ("round", "2"), ("table", "3"), ("result", "1-0f")]),
            Ok(Some(TournamentOrder::Decide(result)))
        );
        let listed = ["Ada", "Bo"].map(|name| name.parse().unwrap()).to_vec();
        assert_eq!(
            read(&[("do", "enter"), ("names", "Ada\n\nBo;7\n")]),
            Ok(Some(TournamentOrder::Enter(listed)))
        );
        assert_eq!(
            read(&[("do", "schedule"), ("minutes", "")]),
            Ok(Some(TournamentOrder::Schedule(None)))
        );
        assert_eq!(read(&[("do", "delete")]), Ok(None));
    }

    #[test]
    fn a_wrong_field_is_named() {
        assert_eq!(read(&[("do", "decide"), ("round", "2"), ("table", "x")]), Err("table"));
        assert_eq!(read(&[("do", "enter"), ("names", "Ada\n\u{200b}\n")]), Err("names"));
        assert_eq!(read(&[("do", "schedule"), ("minutes", "99999")]), Err("minutes"));
        assert_eq!(read(&[("do", "announce"), ("text", " ")]), Err("text"));
    }

    #[test]
    fn every_verb_has_a_word_of_its_own() {
        for verb in TournamentVerb::ALL {
            assert_eq!(TournamentVerb::from_word(verb.word()), Some(*verb));
        }
    }
}
