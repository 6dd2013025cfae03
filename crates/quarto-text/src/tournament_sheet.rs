//! Sheets of a tournament to print: on paper, or for an embosser.

use quarto_tournament::{Bout, Round, Tournament};

use crate::{Language, TournamentNarrator, TournamentText};

/// A sheet to hang up or to hand out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentSheet {
    /// Who plays whom in the latest round.
    Pairings,
    /// A slip per open game of the latest round, for the players to fill in.
    Results,
    /// Who stands where.
    Standings,
}

/// What the players fill in.
const BLANK: &str = "____________________";

impl TournamentSheet {
    /// All sheets.
    pub const ALL: [TournamentSheet; 3] =
        [TournamentSheet::Pairings, TournamentSheet::Results, TournamentSheet::Standings];

    /// Returns the word by which it is chosen.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            TournamentSheet::Pairings => "pairings",
            TournamentSheet::Results => "results",
            TournamentSheet::Standings => "standings",
        }
    }

    /// Returns its lines in blocks that belong together: a title first, or slips. Before the first round every sheet
    /// is that of the standings.
    #[must_use]
    pub fn blocks(self, language: Language, tournament: &Tournament) -> Vec<Vec<String>> {
        let narrator = TournamentNarrator::new(language, tournament);
        let one_each = |lines: Vec<String>| lines.into_iter().map(|line| vec![line]).collect();
        match (self, tournament.rounds().last()) {
            (TournamentSheet::Pairings, Some(round)) => {
                one_each([vec![narrator.title(round)], narrator.round(round)].concat())
            }
            (TournamentSheet::Results, Some(round)) => slips(&narrator, round),
            (TournamentSheet::Standings, _)
            | (TournamentSheet::Pairings | TournamentSheet::Results, None) => {
                one_each(narrator.standings())
            }
        }
    }

    /// Returns it as text for paper or a screen: blocks of several lines are kept apart.
    #[must_use]
    pub fn plain(self, language: Language, tournament: &Tournament) -> String {
        plain(&self.blocks(language, tournament))
    }

    /// Returns it as text for an embosser: 40 characters per line, 25 lines per page.
    #[must_use]
    pub fn embossed(self, language: Language, tournament: &Tournament) -> String {
        embossed(&self.blocks(language, tournament))
    }
}

/// Returns the title, and a slip for every game that is open.
fn slips(narrator: &TournamentNarrator, round: &Round) -> Vec<Vec<String>> {
    let open = round.bouts().filter(|(_, bout)| bout.verdict.is_none());
    let slip = |(table, bout): (usize, &Bout)| {
        let (table, [first, second]) = (table.to_string(), bout.both().map(|id| narrator.name(id)));
        vec![
            narrator.title(round),
            narrator.say(TournamentText::SheetTable { table: &table }),
            narrator.say(TournamentText::SheetStarts { name: &first }),
            narrator.say(TournamentText::SheetOther { name: &second }),
            narrator.say(TournamentText::SheetWinner { line: BLANK }),
            narrator.say(TournamentText::SheetSigned { line: BLANK }),
        ]
    };
    open.map(slip).collect()
}

fn plain(blocks: &[Vec<String>]) -> String {
    let end = |block: &Vec<String>| if block.len() > 1 { "\n\n" } else { "\n" };
    blocks.iter().map(|block| block.join("\n") + end(block)).collect()
}

/// How much a sheet of braille paper holds.
const WIDTH: usize = 40;
const HEIGHT: usize = 25;

/// Returns text for an embosser. What does not fit on a line goes on two cells further in; no block is torn apart by
/// the end of a page.
fn embossed(blocks: &[Vec<String>]) -> String {
    let mut pages: Vec<Vec<String>> = vec![Vec::new()];
    for block in blocks {
        let mut lines: Vec<String> = block.iter().flat_map(|line| wrap(line)).collect();
        if block.len() > 1 {
            lines.push(String::new());
        }
        let used = pages.last().map_or(0, Vec::len);
        if used > 0 && used + lines.len() > HEIGHT {
            pages.push(Vec::new());
        }
        pages.last_mut().expect("there is always one").extend(lines);
    }
    let pages: Vec<String> = pages.into_iter().map(|lines| lines.join("\n") + "\n").collect();
    pages.join("\u{c}")
}

fn wrap(line: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in line.split(' ') {
        match lines.last_mut() {
            Some(last) if last.chars().count() + 1 + word.chars().count() <= WIDTH => {
                last.push(' ');
                last.push_str(word);
            }
            Some(_) => lines.push(format!("  {word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_too_long_and_no_slip_is_torn() {
        let slip: Vec<String> =
            (0..6).map(|_| "one two three four five six seven eight nine".into()).collect();
        let text = embossed(&vec![slip; 5]);
        for page in text.split('\u{c}') {
            assert!(page.lines().count() <= HEIGHT);
            assert!(page.lines().all(|line| line.chars().count() <= WIDTH));
            assert!(page.starts_with("one"));
        }
    }
}
