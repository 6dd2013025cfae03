//! The page where people take part by typing a name, and come back by name and code.

use askama::Template;
use quarto_text::{CupText, PageText};
use quarto_tournament::{EntryPolicy, TournamentSnapshot, TournamentVerb};

use super::CupView;
use crate::frame::{Frame, render};
use crate::{Fields, Reader};

#[derive(Template)]
#[template(path = "cup_join.html")]
struct JoinTournamentPage {
    frame: Frame,
    heading: String,
    action: String,
    key: String,
    problem: Option<String>,
    /// Whether the problem is about the code.
    is_code: bool,
    note: String,
    may_join: bool,
    name: String,
    code: String,
    terms: Vec<String>,
    watch: String,
}

/// Returns the page where people take part or come back, with the values of a form that had a problem. It asks before
/// it changes anything: programs that preview links open them, too.
#[must_use]
pub fn join_tournament_page(
    reader: &Reader,
    seen: &TournamentSnapshot,
    form: &Fields,
    problem: Option<String>,
    key: String,
) -> String {
    let view = CupView { reader, seen };
    let title = view.title();
    let may_join = view.may_join();
    let note = match view.hosted().arrangements().entry {
        EntryPolicy::Open | EntryPolicy::BeforeStart | EntryPolicy::Listed if !may_join => {
            CupText::CupJoinClosed
        }
        EntryPolicy::Listed => CupText::CupJoinListed,
        EntryPolicy::Open | EntryPolicy::BeforeStart => CupText::CupJoinNote,
    };
    let own_name = || reader.settings.name_text();
    let heading = reader.say(CupText::CupJoin { name: &title });
    render(&JoinTournamentPage {
        frame: Frame::new(reader, &heading),
        heading,
        action: view.to("/join"),
        key,
        problem,
        is_code: form.get("do") == Some(TournamentVerb::Regain.word()),
        note: reader.say(note),
        may_join,
        name: form.get("name").map_or_else(own_name, str::to_owned),
        code: form.get("code").unwrap_or_default().to_owned(),
        terms: view.terms(),
        watch: view.to("?as=spectator"),
    })
}
