//! What the commands say of a tournament: who plays in the latest round, and what to do next.

use quarto_text::{Language, TournamentNarrator, TournamentText};
use quarto_tournament::{Round, Tournament};

use super::file::FileArgument;

/// Says who plays in the latest round, and what to do next.
pub(super) fn latest(
    language: Language,
    tournament: &Tournament,
    file: &FileArgument,
) -> Vec<String> {
    let narrator = TournamentNarrator::new(language, tournament);
    let Some(round) = tournament.rounds().last() else {
        let name = tournament.name().as_str();
        let before = narrator.say(TournamentText::TournamentBefore { name });
        let entrants = tournament.entrants().iter().map(|one| {
            let number = one.id.0 as usize;
            narrator.say(TournamentText::TournamentEntered { name: one.name.as_str(), number })
        });
        return [before].into_iter().chain(entrants).collect();
    };
    let lines = [narrator.title(round)].into_iter().chain(narrator.round(round));
    lines.chain([next(language, tournament, file)]).collect()
}

/// Says what is missing, or what comes next.
pub(super) fn next(language: Language, tournament: &Tournament, file: &FileArgument) -> String {
    let file = &*file.shown();
    let bouts = tournament.rounds().iter().flat_map(Round::bouts);
    let missing = bouts.filter(|(_, bout)| bout.verdict.is_none()).count();
    let text = match missing {
        0 if tournament.is_over() => TournamentText::TournamentFinished { file },
        0 => TournamentText::TournamentNext { file },
        count => TournamentText::TournamentMissing { count },
    };
    text.say(language)
}
