use std::io::Write;

use anyhow::Context;
use clap::Args;
use quarto_engine::{Analysis, AnalysisDetail, Hint, Reason, SearchLimits, Solver};
use quarto_rules::{Action, Calling, Play, Terms, Value as Worth};
use quarto_text::{Language, ReviewText, Voice};
use serde_json::{Value, json};

use crate::edition::EditionArgument;
use crate::language::LanguageArgument;
use crate::position::PositionArgument;
use crate::progress::StatusLine;
use crate::solve::with_worth;
use crate::terms::RuleArguments;
use crate::words;

/// Say what a position and every action in it are worth, what to do, and why
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RuleArguments,
    #[command(flatten)]
    edition: EditionArgument,
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    position: PositionArgument,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let position = arguments.position.read()?;
    let terms =
        Terms { rules: arguments.rules.rules(), calling: Calling::Official, ..Terms::default() };
    let play = Play::from_position(terms, position);
    let solver = Solver::new(terms.rules);
    let line = StatusLine::new();
    let show = |progress| line.show(|time| words::searching(progress, time));
    let limits = SearchLimits { progress: Some(&show), ..SearchLimits::default() };
    let hint =
        solver.hint(&play, limits).with_context(|| format!("{position}: the game is over"))?;
    let analysis = solver.analyse(&position, AnalysisDetail::Moves, limits);
    drop(line);
    if arguments.json {
        return Ok(writeln!(out, "{}", to_json(&play, &analysis, &hint))?);
    }
    let voice = Voice { language, edition: arguments.edition.choose(), ..Voice::default() };
    lines(voice, &analysis, &hint).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}

fn lines(voice: Voice, analysis: &Analysis, hint: &Hint) -> Vec<String> {
    let value = &voice.worth(analysis.worth.value());
    let moves: Vec<(Action, Option<Worth>)> =
        analysis.moves.iter().map(|(action, solution)| (*action, solution.value())).collect();
    let mut lines = vec![voice.say(ReviewText::StudyValue { value })];
    lines.extend(voice.analysis(&moves));
    lines.extend(voice.hint(hint));
    lines.extend(voice.best_line(hint));
    lines
}

fn to_json(play: &Play, analysis: &Analysis, hint: &Hint) -> Value {
    let rules = play.terms().rules;
    let moves: Vec<Value> = analysis
        .moves
        .iter()
        .map(|(action, solution)| with_worth(json!({ "action": action }), solution))
        .collect();
    let line: Vec<Action> = [hint.action].into_iter().chain(hint.line.iter().copied()).collect();
    let json = json!({
        "rules": rules.variant(),
        "traits": rules.traits(),
        "position": play.position(),
        "best": analysis.best,
        "moves": moves,
        "line": line,
        "reason": reason(&hint.reason),
    });
    with_worth(json, &analysis.worth)
}

/// Returns the word for a reason.
const fn reason(reason: &Reason) -> &'static str {
    match reason {
        Reason::Call(_) => "call",
        Reason::Completes(_) => "completes",
        Reason::Forces => "forces",
        Reason::OnlySafe => "only-safe",
        Reason::Avoids(_) => "avoids",
        Reason::Delays => "delays",
        Reason::Equal => "equal",
    }
}
