use quarto_game::{Announcement, Finish, Options, Turn};
use quarto_rules::{Action, Calling, GameResult, Outcome, Play, Record};

use crate::{Message, Table};

impl Table {
    /// Tells what happened in a recorded game, line by line. The table must be that of the record.
    #[must_use]
    pub fn story(&mut self, record: &Record, number: usize) -> Vec<String> {
        let [first, second] = quarto_rules::Player::ALL.map(|player| self.name(player).to_owned());
        let title = Message::StoryGame { number, first: &first, second: &second };
        let mut lines = vec![self.voice.say(title)];
        let options = Options { terms: record.play().terms(), ..Options::default() };
        lines.extend(self.terms(&options));
        for (before, action, after) in record.replay() {
            let mark = match action {
                Action::Place(_) => format!("{:>2}. ", after.position().placed()),
                Action::Give(_) | Action::Call(_) | Action::Done => "    ".into(),
            };
            let told = announcement(&before, action, &after).map(|what| self.tell(&what));
            lines.extend(told.into_iter().flatten().map(|line| format!("{mark}{}", line.label)));
        }
        if record.result() == GameResult::Open {
            lines.push(self.voice.say(Message::NotFinished));
            lines.extend(self.situation(record.play()));
        } else {
            lines.extend(self.end(&finish(record), None).into_iter().map(|line| line.label));
        }
        lines
    }

    /// Says what is to be done in a game, or how it ended by its own rules.
    #[must_use]
    pub fn situation(&self, play: &Play) -> Vec<String> {
        let position = play.position();
        let Some(_) = play.outcome() else {
            let unused = position.window().is_some_and(|window| !window.called());
            let may_call = unused && play.terms().calling == Calling::Official;
            let (player, phase) = (position.player(), position.phase());
            let turn = Turn { player, phase, may_call, questions_left: None };
            return vec![self.prompt(turn).label];
        };
        let finish = outcome(play);
        self.end(&finish, None).into_iter().map(|line| line.label).collect()
    }
}

fn announcement(before: &Play, action: Action, after: &Play) -> Option<Announcement> {
    let player = before.position().player();
    Some(match action {
        Action::Give(piece) => Announcement::Given { player, piece },
        Action::Place(square) => {
            Announcement::Placed { player, piece: before.position().hand()?, square }
        }
        Action::Call(shape) if matches!(after.outcome(), Some(Outcome::Call { .. })) => {
            Announcement::CallMade { player, shape }
        }
        Action::Call(shape) => {
            Announcement::WrongCall { player, shape, count: after.wrong_calls(player) }
        }
        Action::Done => Announcement::Done { player },
    })
}

fn finish(record: &Record) -> Finish {
    let winner = match record.result() {
        GameResult::Won(player) => Some(player),
        GameResult::Draw | GameResult::Open => None,
    };
    let termination = record.termination();
    Finish { winner, termination, missed: record.missed(), ..outcome(record.play()) }
}

/// Returns how a game ended by its own rules, as far as it did.
fn outcome(play: &Play) -> Finish {
    use quarto_rules::Termination::{Alignment, Call, FullBoard, Unfinished, WrongCall};
    let (termination, wrong) = match play.outcome() {
        None => (Unfinished, None),
        Some(Outcome::Call { .. }) => (Call, None),
        Some(Outcome::Alignment { .. }) => (Alignment, None),
        Some(Outcome::WrongCall { shape, .. }) => (WrongCall, Some(shape)),
        Some(Outcome::FullBoard) => (FullBoard, None),
    };
    let (winner, alignments) =
        (play.outcome().and_then(Outcome::winner), play.winning_alignments());
    Finish { winner, termination, alignments, wrong, missed: Vec::new() }
}
