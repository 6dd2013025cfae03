//! The pages of tournaments. All of them show a [`TournamentSnapshot`]; secrets, links and boards are arguments.

mod boards;
mod crosstable;
mod desk;
mod entry;
mod founding;
mod links;
mod next_step;
mod player;
mod refusal;
mod sheet;
mod tables;
mod watch;

pub use crosstable::{crosstable_page, crosstable_text};
pub use desk::{OrganiserDesk, organiser_page, organiser_scene, organiser_update};
pub use entry::join_tournament_page;
pub use founding::{NewTournament, new_tournament_page, read_new_tournament};
pub use links::TournamentLink;
pub use player::{PlayerDesk, player_page, player_scene, player_update};
pub use refusal::{founding_problem, hosted_refusal, tournament_form_problem};
pub use sheet::sheet_page;
pub use watch::{beamer_page, beamer_scene, spectator_page, spectator_scene, spectator_update};

use std::time::Duration;

use quarto_text::{AnyText, CupText, TournamentNarrator, clock_face};
use quarto_tournament::{
    EntrantId, HostedTournament, Round, Tournament, TournamentSnapshot, TournamentStage,
    TournamentVerb,
};

use crate::{Reader, SpokenLine};

/// What the sender of a form on a page of a tournament is told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentFlash {
    /// Why it was refused.
    pub problem: Option<String>,
    /// What the page asks before it does something that cannot be undone.
    pub asking: Option<TournamentQuestion>,
}

/// Something that cannot be undone, and is asked for first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentQuestion {
    /// What the form asks for.
    pub verb: TournamentVerb,
    /// The entrant whom it is about.
    pub entrant: Option<EntrantId>,
}

/// A tournament as a reader sees it: what its pages share.
#[derive(Clone, Copy)]
pub(crate) struct CupView<'a> {
    pub(crate) reader: &'a Reader,
    pub(crate) seen: &'a TournamentSnapshot,
}

impl<'a> CupView<'a> {
    pub(crate) fn hosted(&self) -> &'a HostedTournament {
        &self.seen.hosted
    }

    pub(crate) fn tournament(&self) -> &'a Tournament {
        self.hosted().tournament()
    }

    pub(crate) fn narrator(&self) -> TournamentNarrator<'a> {
        TournamentNarrator::new(self.reader.language, self.tournament())
    }

    pub(crate) fn say<'t>(&self, text: impl Into<AnyText<'t>>) -> String {
        self.reader.say(text)
    }

    /// Returns the address of one of the tournament's pages, as `/join`.
    pub(crate) fn to(&self, page: &str) -> String {
        self.reader.to(&format!("/tournaments/{}{page}", self.seen.id))
    }

    pub(crate) fn title(&self) -> String {
        self.tournament().name().to_string()
    }

    pub(crate) fn name(&self, id: EntrantId) -> String {
        self.narrator().name(id)
    }

    /// Says where the tournament is, in a few words.
    pub(crate) fn status(&self) -> String {
        let round = self.tournament().rounds().last().map(|round| round.number.to_string());
        let Some(round) = round else { return self.say(CupText::CupNotBegun) };
        match self.hosted().stage() {
            TournamentStage::Closed | TournamentStage::Played => self.say(CupText::CupOver),
            TournamentStage::Gathering | TournamentStage::Playing | TournamentStage::Between
                if self.hosted().is_paused() =>
            {
                self.say(CupText::CupPaused)
            }
            TournamentStage::Gathering | TournamentStage::Playing | TournamentStage::Between
                if self.is_arena() =>
            {
                self.say(CupText::CupRunning)
            }
            TournamentStage::Gathering | TournamentStage::Playing | TournamentStage::Between => {
                match self.tournament().planned_rounds() {
                    Some(rounds) => {
                        let (round, rounds) = (&*round, &*rounds.to_string());
                        self.say(CupText::CupRoundOf { round, rounds })
                    }
                    None => self.say(CupText::CupRoundNumber { round: &round }),
                }
            }
        }
    }

    pub(crate) fn is_arena(&self) -> bool {
        self.hosted().arena_end().is_some()
    }

    /// Returns how many games are open.
    pub(crate) fn open_games(&self) -> usize {
        let bouts = self.tournament().rounds().iter().flat_map(Round::bouts);
        bouts.filter(|(_, bout)| bout.verdict.is_none()).count()
    }

    /// Returns the time until the next round, or until an arena ends.
    pub(crate) fn countdown(&self) -> Option<Countdown> {
        let (text, end) = match (self.hosted().next_round(), self.hosted().arena_end()) {
            (Some(next), _) => (CupText::CupNextIn, next),
            (None, Some(end)) => (CupText::CupEndsIn, end),
            (None, None) => return None,
        };
        if self.hosted().is_paused() || self.hosted().closed().is_some() {
            return None;
        }
        let left: Duration = end.since(self.seen.now);
        Some(Countdown { label: self.say(text), left: left.as_millis(), face: clock_face(left) })
    }

    /// Returns what the organiser told everybody last.
    pub(crate) fn bulletin(&self) -> Option<String> {
        let latest = self.hosted().bulletins().last()?;
        Some(self.say(CupText::CupAnnounced { text: latest.text.as_str() }))
    }

    /// Returns the announcement as a line to say, if it was not there before.
    fn new_bulletin(&self, before: &TournamentSnapshot) -> Option<SpokenLine> {
        let is_new = self.hosted().bulletins().len() > before.hosted.bulletins().len();
        let text = self.bulletin().filter(|_| is_new)?;
        Some(SpokenLine { text, ..SpokenLine::default() })
    }

    /// Returns the hidden fields of every form.
    fn hidden(&self, key: &str) -> String {
        let (seq, key) = (self.hosted().seq(), crate::escape(key));
        format!(
            r#"<input type="hidden" name="seq" value="{seq}"><input type="hidden" name="key" value="{key}">"#
        )
    }
}

/// A clock that runs towards something.
pub(crate) struct Countdown {
    pub(crate) label: String,
    /// In milliseconds.
    pub(crate) left: u128,
    pub(crate) face: String,
}

/// A question with its form, as a page shows it.
pub(crate) struct Asking {
    pub(crate) text: String,
    pub(crate) yes: String,
    pub(crate) verb: &'static str,
    pub(crate) entrant: Option<EntrantId>,
}

impl Asking {
    /// Returns the question; a player is asked about themselves.
    fn new(view: &CupView, question: TournamentQuestion) -> Asking {
        let TournamentQuestion { verb, entrant } = question;
        let is_own = entrant.is_some() && view.seen.role.player == entrant;
        let name = &*entrant.map(|id| view.name(id)).unwrap_or_default();
        let [text, yes] = match verb {
            TournamentVerb::Withdraw if is_own && !view.seen.role.is_organiser => {
                [CupText::CupAskLeave, CupText::CupYesLeave]
            }
            TournamentVerb::Withdraw => {
                [CupText::CupAskWithdraw { name }, CupText::CupYesWithdraw { name }]
            }
            TournamentVerb::Delete => [CupText::CupAskDelete, CupText::CupYesDelete],
            TournamentVerb::Begin => {
                let count = view.tournament().entrants().len();
                [CupText::CupAskBegin { count }, CupText::CupYesBegin]
            }
            TournamentVerb::Close
            | TournamentVerb::Join
            | TournamentVerb::Regain
            | TournamentVerb::Enter
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
            | TournamentVerb::Schedule => [CupText::CupAskEnd, CupText::CupYesEnd],
        };
        Asking { text: view.say(text), yes: view.say(yes), verb: verb.word(), entrant }
    }
}
