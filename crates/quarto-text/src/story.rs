use quarto_game::{Event, Game, Happening, ReplayError, Seat, Time, Turn, Viewer};
use quarto_rules::Play;

use crate::{GameText, Line, Narrator, TerminalText, Voice};

/// Returns a whole game in words, line by line, with the numbers of the placements.
///
/// # Errors
/// If the events do not replay as a game.
pub fn story(voice: Voice, events: &[Event], number: usize) -> Result<Vec<String>, ReplayError> {
    let game = Game::replay(events)?;
    let mut narrator = Narrator::new(voice, &game.view(Viewer::Spectator, Time::default()));
    let [first, second] = quarto_rules::Player::ALL.map(|player| narrator.name(player).to_owned());
    let mut lines = vec![narrator.voice.say(TerminalText::StoryGame {
        number,
        first: &first,
        second: &second,
    })];
    lines.extend(narrator.terms(game.options()));
    lines.extend(narrator.moves(events)?.into_iter().map(|line| line.label));
    if !game.is_over() {
        lines.push(narrator.voice.say(GameText::EventNotFinished));
        lines.extend(
            game.view(Viewer::Spectator, Time::default())
                .turn()
                .map(|turn| narrator.prompt(turn).label),
        );
    }
    Ok(lines)
}

impl Narrator {
    /// Returns the events of a game in words, line by line, with the numbers of the placements: in a
    /// column for those who see, and without spaces before them for those who hear or feel.
    ///
    /// # Errors
    /// If the events do not replay as a game.
    pub fn moves(&mut self, events: &[Event]) -> Result<Vec<Line>, ReplayError> {
        let (first, rest) = events.split_first().ok_or(ReplayError { seq: 0 })?;
        let mut game = Game::open(first)?;
        let mut lines = Vec::new();
        for event in rest {
            let placed = game.play().position().placed();
            let told: Vec<Line> = game
                .hear(event, Viewer::Spectator)?
                .iter()
                .flat_map(|announcement| self.tell(announcement))
                .collect();
            let mark = match game.play().position().placed() {
                now if now > placed => format!("{now:>2}. "),
                _ if game.is_over() => String::new(),
                _ => "    ".into(),
            };
            // The title already says who sits where and who starts.
            if !matches!(event.what, Happening::Seated { .. } | Happening::Started { .. }) {
                lines.extend(told.into_iter().map(|line| marked(&mark, &line)));
            }
        }
        Ok(lines)
    }

    /// Returns the next thing to do in a game, or how it ended by its own rules.
    #[must_use]
    pub fn situation(&self, play: &Play) -> Vec<String> {
        let position = play.position();
        let (player, phase, may_call) = (position.player(), position.phase(), play.may_call());
        let seat = Seat::ALL[player.index()];
        let turn = Turn { player, seat, phase, may_call, questions_left: None };
        match play.outcome() {
            None => vec![self.prompt(turn).label],
            Some(_) => self.end(&play.into(), None).into_iter().map(|line| line.label).collect(),
        }
    }
}

/// Returns a line with the number of its placement, or with as much space.
fn marked(mark: &str, line: &Line) -> Line {
    let label = format!("{mark}{}", line.label);
    let number = mark.trim().trim_end_matches('.');
    let braille = [number, &line.braille].join(" ").trim_start().to_owned();
    Line { spoken: label.trim_start().to_owned(), label, braille }
}
