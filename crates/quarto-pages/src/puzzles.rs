//! The pages around puzzles: the choice of one, the end of a run, and what was done so far.

use askama::Template;
use quarto_puzzle::{Puzzle, PuzzleCollection, PuzzleKind, PuzzleProgress, PuzzleRun};
use quarto_rules::{RuleSet, Trait, TraitSet, Variant};
use quarto_text::{OptionText, PageText, PuzzleText, SolvingText};

use crate::art::sprite;
use crate::examples::SmallBoard;
use crate::frame::{Frame, render};
use crate::{PuzzleOccasion, PuzzleRequest, PuzzleWay, Reader};

/// The puzzle of today, and the number of the day.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleToday {
    /// The day, counted from 1 January 1970.
    pub day: u64,
    /// Its puzzle.
    pub puzzle: Puzzle,
}

#[derive(Template)]
#[template(path = "puzzles.html")]
struct PuzzlesPage {
    frame: Frame,
    sprite: &'static str,
    today: TodayCard,
    /// The rule set, as addresses write it.
    rules: String,
    /// The address of the training.
    training: String,
    is_running: bool,
    themes: Vec<Theme>,
    variants: Vec<Pick>,
    traits: Vec<Pick>,
}

/// The puzzle of the day on a card.
pub(crate) struct TodayCard {
    pub(crate) url: String,
    pub(crate) kind: String,
    pub(crate) board: SmallBoard,
    is_done: bool,
    pub(crate) days: Option<String>,
}

struct Theme {
    title: String,
    note: String,
    count: String,
    url: String,
}

struct Pick {
    value: String,
    label: String,
    chosen: bool,
}

#[derive(Template)]
#[template(path = "puzzle_run.html")]
struct PuzzleRunPage {
    frame: Frame,
    lines: Vec<String>,
}

#[derive(Template)]
#[template(path = "puzzle_statistics.html")]
struct StatisticsPage {
    frame: Frame,
    is_empty: bool,
    rating: String,
    plot: Option<Plot>,
    kinds: Vec<(String, usize, usize)>,
    records: Vec<String>,
    /// Per level of the computer: games won, drawn and lost.
    levels: Vec<(u8, [u32; 3])>,
    calls: Option<String>,
}

/// The ratings as a line, 600 wide and 200 high.
struct Plot {
    path: String,
    low: u16,
    high: u16,
    ratings: Vec<u16>,
}

/// Returns the card of today's puzzle.
pub(crate) fn today_card(
    reader: &Reader,
    today: PuzzleToday,
    progress: &PuzzleProgress,
) -> TodayCard {
    let request = PuzzleRequest::new(PuzzleOccasion::Day, PuzzleWay::Board);
    let is_done = progress.daily.is_some_and(|(day, _)| day == today.day);
    // A row of days goes on until a whole day has passed without one.
    let days = progress.daily.filter(|(day, _)| day + 1 >= today.day).map(|(_, days)| days);
    TodayCard {
        url: reader.to(&request.path(&today.puzzle)),
        kind: reader.voice().puzzle_kind(today.puzzle.id.kind),
        board: SmallBoard::of(today.puzzle.position.board(), reader.settings.edition),
        is_done,
        days: days
            .filter(|days| *days > 1)
            .map(|days| reader.say(SolvingText::SolvingDays { count: days as usize })),
    }
}

/// Returns the page on which a puzzle is chosen, with the themes of a rule set.
#[must_use]
pub fn puzzles_page(
    reader: &Reader,
    today: PuzzleToday,
    rules: RuleSet,
    progress: &PuzzleProgress,
) -> String {
    let theme = |kind: PuzzleKind| {
        let all = PuzzleCollection::shared(rules).of(kind);
        let (_, solved) = progress.count_theme(rules, kind);
        let open = all.iter().find(|puzzle| progress.history(puzzle).solved == 0);
        let title = reader.voice().puzzle_kind(kind);
        Theme {
            note: reader.say(note(kind)),
            count: reader.say(SolvingText::SolvingThemeCount { solved, count: all.len() }),
            url: open.or(all.first()).map_or_else(String::new, |puzzle| {
                reader.to(&PuzzleRequest::default().path(puzzle))
            }),
            title,
        }
    };
    let pick = |variant: Variant| Pick {
        value: variant.to_string(),
        label: reader.say(match variant {
            Variant::Lines => OptionText::OptionShapesLines,
            Variant::Blocks => OptionText::OptionShapesSquares,
        }),
        chosen: variant == rules.variant(),
    };
    let trait_pick = |one: Trait| Pick {
        value: TraitSet::from_iter([one]).to_string(),
        label: reader.voice().trait_name(one),
        chosen: rules.traits().contains(one),
    };
    render(&PuzzlesPage {
        frame: Frame::new(reader, &reader.say(SolvingText::SolvingTitle)),
        sprite: sprite(),
        today: today_card(reader, today, progress),
        rules: rules.to_string(),
        training: reader.to(&training_path(rules)),
        is_running: progress.run.is_some(),
        themes: PuzzleKind::ALL.map(theme).into(),
        variants: Variant::ALL.map(pick).into(),
        traits: Trait::ALL.map(trait_pick).into(),
    })
}

/// Returns the path of the training by a rule set, after the language.
#[must_use]
pub fn training_path(rules: RuleSet) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    format!("/puzzles/training?{}", query.append_pair("rules", &rules.to_string()).finish())
}

const fn note(kind: PuzzleKind) -> SolvingText<'static> {
    match kind {
        PuzzleKind::Spot => SolvingText::SolvingNoteSpot,
        PuzzleKind::WinNow => SolvingText::SolvingNoteWinNow,
        PuzzleKind::SafeGive => SolvingText::SolvingNoteSafeGive,
        PuzzleKind::WinIn => SolvingText::SolvingNoteWinIn,
        PuzzleKind::Save => SolvingText::SolvingNoteSave,
    }
}

/// Returns the page after a run.
#[must_use]
pub fn puzzle_run_page(reader: &Reader, run: &PuzzleRun, progress: &PuzzleProgress) -> String {
    let say = |text: PuzzleText<'_>| reader.say(text);
    let lines = vec![
        say(PuzzleText::PuzzleRunSolved { count: run.solved() as usize }),
        say(PuzzleText::PuzzleRunBest { count: progress.best_run as usize }),
    ];
    render(&PuzzleRunPage {
        frame: Frame::new(reader, &reader.say(SolvingText::SolvingRun)),
        lines,
    })
}

/// Returns the page with what the reader has done so far.
#[must_use]
pub fn puzzle_statistics_page(reader: &Reader, progress: &PuzzleProgress) -> String {
    let whole = |number: f64| format!("{number:.0}").parse().unwrap_or(0);
    let kinds = PuzzleKind::ALL.map(|kind| {
        let (tried, solved) = progress.count(kind);
        (reader.voice().puzzle_kind(kind), tried, solved)
    });
    let games = &progress.games;
    let calls = (games.called + games.missed > 0).then(|| {
        let (caught, missed) = (games.called as usize, games.missed as usize);
        reader.say(SolvingText::SolvingCalls { caught, missed })
    });
    render(&StatisticsPage {
        frame: Frame::new(reader, &reader.say(SolvingText::SolvingStatistics)),
        is_empty: *progress == PuzzleProgress::default(),
        rating: reader.say(PuzzleText::PuzzleStatisticsRating {
            rating: whole(progress.player.rating),
            deviation: whole(2.0 * progress.player.deviation),
        }),
        plot: plot(progress.ratings()),
        kinds: kinds.into(),
        records: vec![
            reader.say(PuzzleText::PuzzleStatisticsStreak { count: progress.best_streak as usize }),
            reader.say(PuzzleText::PuzzleRunBest { count: progress.best_run as usize }),
        ],
        levels: games.levels.iter().map(|(level, counts)| (level.number(), *counts)).collect(),
        calls,
    })
}

/// Draws ratings; one alone is not a line.
fn plot(ratings: &[u16]) -> Option<Plot> {
    let (low, high) = (*ratings.iter().min()?, *ratings.iter().max()?);
    if ratings.len() < 2 {
        return None;
    }
    let last = u32::try_from(ratings.len() - 1).ok()?;
    let span = f64::from(high - low).max(1.0);
    let point = |(place, rating): (u32, &u16)| {
        let x = 50.0 + 540.0 * f64::from(place) / f64::from(last);
        let y = 185.0 - 170.0 * f64::from(rating - low) / span;
        format!("{}{x:.1} {y:.1}", if place == 0 { "M" } else { "L" })
    };
    let path = (0..).zip(ratings).map(point).collect::<Vec<_>>().join(" ");
    Some(Plot { path, low, high, ratings: ratings.to_vec() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_drawn_from_left_to_right_and_the_highest_on_top() {
        assert!(plot(&[]).is_none());
        assert!(plot(&[1500]).is_none());
        assert_eq!(plot(&[1500, 1600, 1550]).unwrap().path, "M50.0 185.0 L320.0 15.0 L590.0 100.0");
        // Nothing has changed.
        assert_eq!(plot(&[1500, 1500]).unwrap().path, "M50.0 185.0 L590.0 185.0");
    }
}
