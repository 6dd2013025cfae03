//! The layout of the screen.

use quarto_game::{Memory, Reading, Stage, View};
use quarto_player::Confirmation;
use quarto_rules::{Action, Calling, Phase, PieceSet, Player, Termination};
use quarto_text::{TerminalText, clock_face};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line as TextLine, Span, Text};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::app::{App, Mode, Question};
use super::board::{BoardPicture, ReservePicture, Target};
use super::picture::{ACCENT, draw as draw_piece};

/// The smallest window that shows everything.
const SMALLEST: (u16, u16) = (80, 24);

/// Longer names are shortened where the clocks need room.
const LONGEST_NAME: usize = 18;

/// The widest line: longer ones are hard to read.
const WIDEST: u16 = 100;

impl App {
    /// Draws the whole screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        self.targets.clear();
        let area = frame.area();
        let (width, height) = SMALLEST;
        if area.width < width || area.height < height {
            let text = self
                .voice()
                .say(TerminalText::TerminalSmall { width: width.into(), height: height.into() });
            return frame.render_widget(
                Paragraph::new(text).wrap(ratatui::widgets::Wrap { trim: true }),
                area,
            );
        }
        let area = area.centered_horizontally(Constraint::Max(WIDEST));
        let view = self.session().view();
        let prompt_lines = wrap(&self.prompt(&view), usize::from(area.width));
        let [status, main, prompt, messages, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(BoardPicture::HEIGHT + 1),
            Constraint::Length(u16::try_from(prompt_lines.len()).unwrap_or(1)),
            Constraint::Fill(1),
            Constraint::Length(1),
        ])
        .areas(area);
        let [board, reserve, side] = Layout::horizontal([
            Constraint::Length(BoardPicture::WIDTH),
            Constraint::Length(ReservePicture::WIDTH + 1),
            Constraint::Fill(1),
        ])
        .spacing(1)
        .areas(main);
        frame.render_widget(self.status(&view), status);
        self.draw_board(frame, board, &view);
        self.draw_reserve(frame, reserve, &view);
        self.draw_side(frame, Rect { height: side.height - 1, ..side }, &view);
        let dim = Style::new().add_modifier(Modifier::DIM);
        let legend = Rect { y: main.bottom() - 1, height: 1, ..main };
        frame.render_widget(Span::styled(self.voice().say(self.legend()), dim), legend);
        let prompt_lines = prompt_lines.into_iter().map(TextLine::from).collect::<Vec<_>>();
        frame.render_widget(Text::from(prompt_lines).style(ACCENT), prompt);
        frame.render_widget(self.message_lines(messages), messages);
        frame.render_widget(Span::styled(self.keys(&view), dim), keys);
        match &self.mode {
            Mode::Help => self.draw_help(frame, area),
            Mode::Call(place) => self.draw_call(frame, main, *place),
            Mode::Play | Mode::Confirm(_) | Mode::Type(_) | Mode::Read(_) => {}
        }
        let keys = self.voice().say(TerminalText::ScreenKeysRead);
        if let Mode::Read(reader) = &mut self.mode {
            reader.draw(frame, area, &keys);
        }
    }

    /// Returns both players with their clocks and wrong calls, and marks the one to act.
    fn status(&self, view: &View) -> TextLine<'static> {
        let mut spans = Vec::new();
        for player in Player::ALL {
            let acting = view.turn().is_some_and(|turn| turn.player == player);
            let mark = if acting { ">" } else { " " };
            let mut text = format!("{mark} {}", shorten(self.session().narrator().name(player)));
            if let Some(Reading { left, .. }) = view.clock {
                text.extend(["  ", &clock_face(left[player.index()])]);
            }
            let wrong = view.wrong_calls[player.index()];
            if wrong > 0 && view.options.terms.calling == Calling::Official {
                let words =
                    self.voice().say(TerminalText::ScreenWrongCalls { count: wrong.into() });
                text.extend(["  ", &words]);
            }
            let style = if acting { ACCENT } else { Style::new() };
            spans.push(Span::styled(text, style));
            spans.push(Span::raw("    "));
        }
        TextLine::from(spans)
    }

    fn draw_board(&mut self, frame: &mut Frame<'_>, area: Rect, view: &View) {
        let placing = matches!(self.phase(), Some(Phase::Place(_))) && self.mode == Mode::Play;
        let picture = BoardPicture {
            board: view.board.as_ref(),
            cursor: placing.then_some(self.square),
            marked: self.marked(view),
            last: view.last,
            palette: self.palette,
        };
        let targets = picture.draw(area, frame.buffer_mut());
        self.targets.extend(targets);
        if view.board.is_none() {
            let hidden = self.voice().say(TerminalText::ScreenHidden);
            let middle = Rect { x: area.x + 3, y: area.y + 7, width: area.width - 3, height: 1 };
            frame.render_widget(TextLine::from(format!(" {hidden} ")).centered(), middle);
        }
    }

    fn draw_reserve(&mut self, frame: &mut Frame<'_>, area: Rect, view: &View) {
        let giving = self.phase() == Some(Phase::Give) && self.mode == Mode::Play;
        let [title, pieces] =
            Layout::vertical([Constraint::Length(1), Constraint::Length(ReservePicture::HEIGHT)])
                .areas(area);
        let mut name = self.voice().say(TerminalText::ScreenReserve);
        if view.reserve.is_none() {
            name = format!("{name} ({})", self.voice().say(TerminalText::ScreenHidden));
        }
        frame.render_widget(Span::styled(name, Style::new().add_modifier(Modifier::BOLD)), title);
        let picture = ReservePicture {
            pieces: view.reserve.unwrap_or(PieceSet::FULL),
            cursor: giving.then_some(self.piece),
            palette: self.palette,
        };
        let targets = picture.draw(pieces, frame.buffer_mut());
        self.targets.extend(targets);
    }

    /// Draws the piece in hand, and the moves under it.
    fn draw_side(&self, frame: &mut Frame<'_>, area: Rect, view: &View) {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let mut lines = vec![TextLine::styled(self.voice().say(TerminalText::ScreenHand), bold)];
        match view.hand() {
            Some(piece) => {
                let style = self.palette.piece(piece);
                lines.extend(
                    draw_piece(piece).map(|line| TextLine::styled(format!(" {line}"), style)),
                );
                lines.push(TextLine::styled(format!("   {piece}"), style));
            }
            None => lines.extend(std::iter::repeat_n(TextLine::default(), 3)),
        }
        lines.push(TextLine::styled(self.voice().say(TerminalText::ScreenMoves), bold));
        let room = usize::from(area.height).saturating_sub(lines.len());
        let moves = moves(view);
        lines.extend(moves[moves.len().saturating_sub(room)..].iter().cloned().map(TextLine::from));
        frame.render_widget(Text::from(lines), area);
    }

    fn prompt(&self, view: &View) -> String {
        let voice = self.voice();
        match (&self.mode, &view.stage) {
            (Mode::Type(text), _) => {
                let tail: Vec<char> = text.chars().rev().take(70).collect();
                format!(": {}_", tail.iter().rev().collect::<String>())
            }
            (Mode::Confirm(Question::Confirmation(Confirmation::Call(shape))), _) => {
                voice.say(TerminalText::ScreenConfirmCall { shape: &voice.shape(*shape) })
            }
            (Mode::Confirm(Question::Confirmation(Confirmation::Resign)), _) => {
                voice.say(TerminalText::ScreenConfirmResign)
            }
            (Mode::Confirm(Question::Draw), _) => {
                let player =
                    view.draw_offer.map_or("", |player| self.session().narrator().name(player));
                voice.say(TerminalText::ScreenConfirmDraw { player })
            }
            (Mode::Confirm(Question::Leave), _) => voice.say(TerminalText::ScreenConfirmQuit),
            (Mode::Call(_), _) => voice.say(TerminalText::ScreenCallKeys),
            (_, Stage::Playing { turn }) if self.session().is_own_turn() => {
                self.session().narrator().prompt(*turn).label
            }
            (_, Stage::Playing { turn }) => self.session().narrator().waiting(turn.player).label,
            (_, Stage::Over { result: finish }) => {
                let end = self.session().narrator().end(finish, None);
                end.into_iter().next().map(|line| line.label).unwrap_or_default()
            }
            (_, Stage::Waiting) => self.session().narrator().waiting_for_opponent().label,
        }
    }

    /// Returns the latest messages that fit, or those scrolled to.
    fn message_lines(&mut self, area: Rect) -> Text<'static> {
        let (room, columns) = (usize::from(area.height), usize::from(area.width));
        let all = self.messages.iter().flat_map(|said| wrap(&said.text, columns));
        let all: Vec<String> = all.collect();
        self.scroll = self.scroll.min(all.len().saturating_sub(room));
        let end = all.len() - self.scroll;
        let shown = &all[end.saturating_sub(room)..end];
        Text::from(shown.iter().cloned().map(TextLine::from).collect::<Vec<_>>())
    }

    fn keys(&self, view: &View) -> String {
        // A question shows its own keys.
        if self.mode != Mode::Play {
            return String::new();
        }
        let silent = view.options.blindfold.is_none_or(|memory| memory == Memory::Alone);
        self.voice().say(match (&view.stage, self.phase()) {
            (Stage::Over { .. }, _) => TerminalText::ScreenKeysOver,
            (_, Some(Phase::Give | Phase::Place(_))) if !silent => TerminalText::ScreenKeysBlind,
            (_, Some(Phase::Give)) => TerminalText::ScreenKeysGive,
            (_, Some(Phase::Place(_))) => TerminalText::ScreenKeysPlace,
            (_, Some(Phase::Done)) => TerminalText::ScreenKeysDone,
            (_, None) => TerminalText::ScreenKeysWait,
        })
    }

    /// Draws the list of shapes that can be called, over the reserve.
    fn draw_call(&mut self, frame: &mut Frame<'_>, main: Rect, place: usize) {
        let shapes = self.shapes();
        let columns = if shapes.len() > 10 { 2 } else { 1 };
        let rows = shapes.len().div_ceil(columns);
        let height = u16::try_from(rows).expect("few shapes") + 2;
        let x = main.x + BoardPicture::WIDTH + 1;
        let area = Rect::new(x, main.y, main.right().saturating_sub(x).min(42), height);
        frame.render_widget(Clear, area);
        let title = self.voice().say(TerminalText::ScreenCallTitle);
        let block = Block::bordered().title(Span::styled(title, ACCENT));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let width = inner.width / u16::try_from(columns).expect("one or two");
        for (number, shape) in shapes.into_iter().enumerate() {
            let (column, row) = (number / rows, number % rows);
            let [column, row] = [column, row].map(|place| u16::try_from(place).expect("small"));
            let spot = Rect::new(inner.x + column * width, inner.y + row, width, 1);
            let style = if number == place {
                Style::new().add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            frame.render_widget(
                Span::styled(format!(" {} ", self.voice().shape(shape)), style),
                spot,
            );
            self.targets.insert(0, (spot, Target::Shape(number)));
        }
    }

    fn draw_help(&self, frame: &mut Frame<'_>, area: Rect) {
        let voice = self.voice();
        let keys = [
            (TerminalText::KeyArrows, TerminalText::KeyArrowsHelp),
            (TerminalText::KeyEnter, TerminalText::KeyEnterHelp),
            (TerminalText::KeyQuarto, TerminalText::KeyQuartoHelp),
            (TerminalText::KeyDone, TerminalText::KeyDoneHelp),
            (TerminalText::KeyUndo, TerminalText::KeyUndoHelp),
            (TerminalText::KeyHint, TerminalText::KeyHintHelp),
            (TerminalText::KeyAnalysis, TerminalText::KeyAnalysisHelp),
            (TerminalText::KeyOffer, TerminalText::KeyOfferHelp),
            (TerminalText::KeyResign, TerminalText::KeyResignHelp),
            (TerminalText::KeyRules, TerminalText::KeyRulesHelp),
            (TerminalText::KeyType, TerminalText::KeyTypeHelp),
            (TerminalText::KeyScroll, TerminalText::KeyScrollHelp),
            (TerminalText::KeyLeave, TerminalText::KeyLeaveHelp),
        ];
        let keys = keys.map(|(key, what)| (voice.say(key), voice.say(what)));
        let widest = keys.iter().map(|(key, _)| key.chars().count()).max().unwrap_or_default();
        let mut lines: Vec<TextLine<'_>> = keys
            .iter()
            .map(|(key, what)| {
                let key = Span::styled(format!(" {key:widest$}  "), ACCENT);
                TextLine::from(vec![key, Span::raw(what.clone())])
            })
            .collect();
        lines.push(TextLine::default());
        lines.extend(
            wrap(&voice.say(self.legend()), 74)
                .into_iter()
                .map(|line| TextLine::from(format!(" {line}"))),
        );
        lines.push(TextLine::default());
        lines.push(TextLine::from(format!(" {}", voice.say(TerminalText::ScreenHelpClose))));
        let height = u16::try_from(lines.len()).expect("few lines") + 2;
        let area = area.centered_vertically(Constraint::Length(height));
        frame.render_widget(Clear, area);
        let title = voice.say(TerminalText::ScreenHelpTitle);
        let block = Block::bordered().title(Span::styled(title, ACCENT));
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }
}

/// Returns the moves in notation, one line per placement: `1 a2 K`, and `?` for a wrong call.
fn moves(view: &View) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut placed = 0;
    let won = matches!(&view.stage, Stage::Over { result: finish } if finish.termination == Termination::Call);
    let actions: &[Action] = view.actions.as_deref().unwrap_or_default();
    for (number, action) in (1..).zip(actions) {
        let text = match action {
            Action::Call(_) if won && number == actions.len() => "Q!".into(),
            Action::Call(_) => "Q?".into(),
            Action::Give(_) | Action::Place(_) | Action::Done => action.to_string(),
        };
        match (action, lines.last_mut()) {
            (Action::Place(_), _) => {
                placed += 1;
                lines.push(format!("{placed:>2} {text}"));
            }
            (_, Some(line)) => line.extend([" ", &text]),
            (_, None) => lines.push(format!(" 0 {text}")),
        }
    }
    lines
}

/// Shortens a name, so that two names leave room for the clocks.
fn shorten(name: &str) -> String {
    if columns(name) <= LONGEST_NAME {
        return name.into();
    }
    let mut short = String::new();
    for char in name.chars() {
        if columns(&short) + columns(char.encode_utf8(&mut [0; 4])) >= LONGEST_NAME {
            break;
        }
        short.push(char);
    }
    short + "…"
}

/// Returns the width of a text in columns; some characters take two.
fn columns(text: &str) -> usize {
    Span::raw(text).width()
}

/// Wraps a line between words; a word that is longer than a line is broken.
#[must_use]
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("at least one");
        if !line.is_empty() && columns(line) + 1 + columns(word) > width {
            lines.push(String::new());
        } else if !line.is_empty() {
            line.push(' ');
        }
        for char in word.chars() {
            let line = lines.last_mut().expect("at least one");
            if !line.is_empty() && columns(line) + columns(char.encode_utf8(&mut [0; 4])) > width {
                lines.push(String::new());
            }
            lines.last_mut().expect("at least one").push(char);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("so incomprehensible", 8), ["so", "incompre", "hensible"]);
        assert_eq!(wrap("漢字漢字", 4), ["漢字", "漢字"]);
        assert_eq!(wrap("", 5), [""]);
    }
}
