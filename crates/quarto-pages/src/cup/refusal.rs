//! Why something in a tournament was refused, in words.

use quarto_text::{CupText, PageText, TournamentNarrator, TournamentText};
use quarto_tournament::{
    HostedFoundingError, HostedRefusal, RegulationsError, Tournament, TournamentFormError,
    TournamentRefusal,
};

use crate::Reader;

/// Says why something was refused.
#[must_use]
pub fn hosted_refusal(reader: &Reader, tournament: &Tournament, refusal: HostedRefusal) -> String {
    let text = match refusal {
        HostedRefusal::Tournament(refusal) => return of_tournament(reader, tournament, refusal),
        HostedRefusal::NotOrganiser => CupText::CupNotOrganiser,
        HostedRefusal::NotThatPlayer => CupText::CupNotThatPlayer,
        HostedRefusal::Closed => CupText::CupNowEnded,
        HostedRefusal::Paused => CupText::CupIsPaused,
        HostedRefusal::NotPaused => CupText::CupNotPaused,
        HostedRefusal::EntryClosed => CupText::CupEntryClosed,
        HostedRefusal::NameHeld => CupText::CupNameHeld,
        HostedRefusal::EnteredAlready => CupText::CupEnteredAlready,
        HostedRefusal::Full => CupText::CupFull,
        HostedRefusal::TooManyBulletins => CupText::CupTooManyBulletins,
        HostedRefusal::PlayedOnline => CupText::CupPlayedOnline,
        HostedRefusal::NotPlayed => CupText::CupNotPlayed,
        HostedRefusal::NoNextRound => CupText::CupNoNext,
    };
    reader.say(text)
}

/// The words for files name commands that a page does not have.
fn of_tournament(reader: &Reader, tournament: &Tournament, refusal: TournamentRefusal) -> String {
    let narrator = TournamentNarrator::new(reader.language, tournament);
    match refusal {
        TournamentRefusal::HasLeft(id) => {
            reader.say(CupText::CupHasLeft { name: &narrator.name(id) })
        }
        TournamentRefusal::AlreadyDecided => reader.say(CupText::CupDecided),
        TournamentRefusal::NotDecided => reader.say(CupText::CupNotDecided),
        TournamentRefusal::NameTaken => reader.say(CupText::CupNameTaken),
        TournamentRefusal::TooLateToEnter
        | TournamentRefusal::NoSuchEntrant(_)
        | TournamentRefusal::IsHere(_)
        | TournamentRefusal::NotInThisSystem
        | TournamentRefusal::TooFew
        | TournamentRefusal::GamesOpen
        | TournamentRefusal::NobodyFree
        | TournamentRefusal::Over
        | TournamentRefusal::NoSuchTable { .. }
        | TournamentRefusal::SomebodyMustWin
        | TournamentRefusal::NextRoundPaired
        | TournamentRefusal::NotEqual => narrator.refusal(refusal),
    }
}

/// Says what in a form cannot be understood.
#[must_use]
pub fn tournament_form_problem(reader: &Reader, error: &TournamentFormError) -> String {
    match (&error.name, error.field) {
        (Some(name), _) => reader.say(TournamentText::TournamentNameBad { name }),
        (None, "text") => reader.say(CupText::CupBadAnnouncement),
        (None, _) => reader.say(CupText::CupBadForm),
    }
}

/// Says why a tournament cannot be announced.
#[must_use]
pub fn founding_problem(reader: &Reader, error: HostedFoundingError) -> String {
    match error {
        HostedFoundingError::Regulations(RegulationsError::TieBreakTwice) => {
            reader.say(CupText::CupBadTies)
        }
        HostedFoundingError::Regulations(
            RegulationsError::NoRounds
            | RegulationsError::NoGames
            | RegulationsError::NoTime
            | RegulationsError::AbsencePays,
        ) => reader.say(CupText::CupBadForm),
        HostedFoundingError::Options(_) => reader.say(PageText::HomeNoTraits),
    }
}
