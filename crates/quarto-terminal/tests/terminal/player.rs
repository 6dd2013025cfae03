use quarto_rules::{Piece, Square};
use quarto_terminal::{App, Choices, Flow, Palette, Session};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::Modifier;

use crate::script::{Hands, config};

/// A player in front of a screen.
pub(crate) struct Player {
    pub(crate) app: App,
    pub(crate) terminal: Terminal<TestBackend>,
    hands: Hands,
}

pub(crate) fn key(name: &str) -> Event {
    let code = match name {
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "space" => KeyCode::Char(' '),
        "back" => KeyCode::Backspace,
        "ctrl-c" => return Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)),
        letter => KeyCode::Char(letter.chars().next().unwrap()),
    };
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

impl Player {
    pub(crate) fn new(choices: &Choices) -> Player {
        Player::at(choices, 80, 24)
    }

    pub(crate) fn at(choices: &Choices, width: u16, height: u16) -> Player {
        Player::before(choices, width, height, |session| session)
    }

    /// Returns a player of the twin of a game, in which nothing is ever an alignment.
    pub(crate) fn of_twin(choices: &Choices) -> Player {
        Player::before(choices, 80, 24, Session::into_twin)
    }

    fn before(
        choices: &Choices,
        width: u16,
        height: u16,
        change: impl FnOnce(Session) -> Session,
    ) -> Player {
        let hands = Hands::new();
        let (session, opening) = Session::start(choices, config(&hands)).unwrap();
        let session = change(session);
        let app = App::new(session, &opening, Palette::Sixteen);
        let mut player = Player {
            app,
            terminal: Terminal::new(TestBackend::new(width, height)).unwrap(),
            hands,
        };
        player.look();
        player
    }

    /// Lets the computer act, and draws the screen.
    pub(crate) fn look(&mut self) {
        while self.app.advance().unwrap() {}
        let app = &mut self.app;
        self.terminal.draw(|frame| app.draw(frame)).unwrap();
    }

    pub(crate) fn press(&mut self, keys: &str) -> Flow {
        let mut flow = Flow::Stay;
        for name in keys.split_whitespace() {
            flow = self.app.handle(&key(name)).unwrap();
            while self.app.advance().unwrap() {}
        }
        self.look();
        flow
    }

    /// Moves the cursor to a place, counted in reading order, and presses Enter.
    pub(crate) fn choose(&mut self, place: usize) {
        let [right, down] = ["right ".repeat(place % 4), "down ".repeat(place / 4)];
        self.press(&format!("left left left up up up {right} {down} enter"));
    }

    /// Gives and places by moving the cursor.
    pub(crate) fn play(&mut self, words: &str) {
        for word in words.split_whitespace() {
            match (word.parse::<Piece>(), word.parse::<Square>()) {
                (Ok(piece), _) => self.choose(piece.index()),
                (_, Ok(square)) => self.choose(square.index()),
                _ => drop(self.press(word)),
            }
        }
    }

    /// Calls the shape with this index in the list.
    pub(crate) fn call(&mut self, place: usize) {
        self.press("q");
        self.press(&"down ".repeat(place));
        self.press("enter");
    }

    pub(crate) fn type_line(&mut self, line: &str) {
        self.press(":");
        for char in line.chars() {
            let typed = Event::Key(KeyEvent::new(KeyCode::Char(char), KeyModifiers::NONE));
            self.app.handle(&typed).unwrap();
        }
        self.press("enter");
    }

    pub(crate) fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let click = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        self.app.handle(&Event::Mouse(click)).unwrap();
        self.look();
    }

    pub(crate) fn screen(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content().chunks(usize::from(buffer.area.width));
        let text = |row: &[ratatui::buffer::Cell]| {
            let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
            line.trim_end().to_owned() + "\n"
        };
        rows.map(text).collect()
    }

    pub(crate) fn session(&self) -> &Session {
        self.app.session()
    }

    pub(crate) fn wait(&mut self, seconds: u64) {
        self.hands.wait(seconds);
        self.look();
    }

    /// Returns the characters in reverse video, in reading order.
    pub(crate) fn reversed(&self) -> String {
        let cells = self.terminal.backend().buffer().content().iter();
        let reversed = cells.filter(|cell| cell.modifier.contains(Modifier::REVERSED));
        reversed.map(ratatui::buffer::Cell::symbol).collect()
    }

    #[track_caller]
    pub(crate) fn sees(&self, text: &str) {
        assert!(self.screen().contains(text), "no {text:?} in\n{}", self.screen());
    }

    #[track_caller]
    pub(crate) fn looks_like(&self, name: &str) {
        crate::script::check_kept(&format!("screens/{name}.txt"), &self.screen());
    }
}
