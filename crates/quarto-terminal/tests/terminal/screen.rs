//! The full screen, driven by keys and the mouse. What it looks like is kept as text and looked at;
//! `QUARTO_BLESS=1` writes the files anew.

use quarto_rules::{Piece, Square, WrongCall};
use quarto_terminal::{App, Choices, Flow, Menu, Palette, Session, Wish};
use quarto_text::{Edition, Language};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::Modifier;

use crate::script::{DARK_ROW, FULL, Hands, against, circumstances, two_people};

/// Somebody before a screen.
pub(crate) struct Player {
    app: App,
    terminal: Terminal<TestBackend>,
    hands: Hands,
}

fn key(name: &str) -> Event {
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

    fn at(choices: &Choices, width: u16, height: u16) -> Player {
        Player::before(choices, width, height, |session| session)
    }

    /// Somebody who plays the twin of a game, in which nothing is ever an alignment.
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
        let (session, begun) = Session::start(choices, circumstances(&hands)).unwrap();
        let session = change(session);
        let app = App::new(session, begun, Palette::Sixteen);
        let mut player = Player {
            app,
            terminal: Terminal::new(TestBackend::new(width, height)).unwrap(),
            hands,
        };
        player.look();
        player
    }

    /// Lets the computer act and everything be drawn.
    fn look(&mut self) {
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

    /// Moves the cursor from wherever it is to a place, counted in reading order, and presses Enter.
    fn choose(&mut self, place: usize) {
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

    /// Calls the shape with this place in the list.
    pub(crate) fn call(&mut self, place: usize) {
        self.press("q");
        self.press(&"down ".repeat(place));
        self.press("enter");
    }

    fn type_line(&mut self, line: &str) {
        self.press(":");
        for char in line.chars() {
            let typed = Event::Key(KeyEvent::new(KeyCode::Char(char), KeyModifiers::NONE));
            self.app.handle(&typed).unwrap();
        }
        self.press("enter");
    }

    fn click(&mut self, column: u16, row: u16) {
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

    /// Returns the characters that are shown reversed, in reading order.
    fn reversed(&self) -> String {
        let cells = self.terminal.backend().buffer().content().iter();
        let reversed = cells.filter(|cell| cell.modifier.contains(Modifier::REVERSED));
        reversed.map(ratatui::buffer::Cell::symbol).collect()
    }

    #[track_caller]
    fn sees(&self, text: &str) {
        assert!(self.screen().contains(text), "no {text:?} in\n{}", self.screen());
    }

    #[track_caller]
    fn looks_like(&self, name: &str) {
        crate::script::check_kept(&format!("screens/{name}.txt"), &self.screen());
    }
}

#[test]
fn a_game_called_by_the_opponent() {
    let mut player = Player::new(&two_people());
    player.looks_like("start");
    player.play("B a1 D b1 F");
    player.looks_like("middle");
    player.play("c1 J d1 A");
    player.press("q");
    player.looks_like("call");
    player.press("enter");
    player.looks_like("won");
    assert_eq!(player.reversed().matches("###").count(), 4, "the alignment is shown");
    assert_eq!(player.press("n"), Flow::Another);
    assert_eq!(player.press("x"), Flow::Leave);
}

#[test]
fn r11_missed_by_both_is_shown_after_the_game() {
    let mut player = Player::new(&two_people());
    player.play(DARK_ROW);
    player.play("A a2");
    assert!(!player.screen().contains("row 1"), "{}", player.screen());
    player.press("r enter");
    player.sees("Bo resigns. Ada wins.");
    player.sees("Nobody called, after placement 4: row 1, all dark.");
    assert_eq!(player.reversed(), "");
    player.press("m");
    assert_eq!(player.reversed().matches("###").count(), 4, "{}", player.reversed());
    player.press("m");
    assert_eq!(player.reversed(), "");
}

#[test]
fn d3_where_a_wrong_call_loses_one_must_be_sure() {
    let mut player = Player::new(&Choices { wrong_call: WrongCall::Loses, ..two_people() });
    player.play("K a1");
    player.call(1);
    player.sees("A wrong call loses. Call QUARTO! on row 2?");
    player.press("esc");
    player.sees("Bo, give a piece.");
    player.call(1);
    player.press("enter");
    player.sees("Ada wins: Bo has called row 2 wrongly.");
}

#[test]
fn d4_the_last_windows() {
    let mut player = Player::new(&two_people());
    player.play(FULL);
    player.looks_like("last");
    player.press("d");
    player.sees("Bo, all pieces are placed: call QUARTO! or say done.");
    player.call(0);
    player.sees("Bo, all pieces are placed: say done.");
    player.press("d");
    player.sees("A draw: all pieces are placed and nobody has won.");
}

#[test]
fn d6_time_runs_out() {
    let mut player = Player::new(&Choices { clock: "60/move".parse().ok(), ..two_people() });
    player.play("K");
    player.wait(31);
    player.sees("Bo  0:29");
    player.sees("Bo has 30 seconds left.");
    player.wait(29);
    player.sees("Bo has run out of time. Ada wins.");
    assert_eq!(player.press("x"), Flow::Leave);
}

#[test]
fn d11_blindfold_at_each_memory_option() {
    let blind = |memory: &str| {
        Player::new(&Choices {
            blindfold: memory.parse().ok(),
            edition: Edition::Access,
            ..two_people()
        })
    };
    for memory in ["touch", "queries 2", "memory"] {
        let mut player = blind(memory);
        player.play("K a1 F");
        let screen = player.screen();
        let board: String =
            screen.lines().take(15).map(|line| line.chars().take(36).collect::<String>()).collect();
        assert!(!board.contains('('), "no piece is drawn on the board\n{screen}");
        player.sees("Ada, place the short square solid grooved piece.");
        player.play("a1");
        player.sees("Ada tries a1, which is occupied.");
        player.type_line("square a1");
        match memory {
            "touch" => player.sees("a1: tall round hollow smooth"),
            "queries 2" => player.sees("0 questions are left in this turn."),
            _ => player.sees("In this game you may ask nothing."),
        }
        player.play("b1 F");
        if memory == "touch" {
            player.looks_like("blindfold");
            player.sees("Ada, give a piece.");
        } else {
            let lost = memory == "memory";
            assert_eq!(player.app.session().is_over(), lost, "{}", player.screen());
        }
    }
}

#[test]
fn the_computer_plays_and_a_hint_helps() {
    for level in [1, 10] {
        let mut player = Player::new(&Choices { assist: true, ..against(level) });
        player.play("K");
        player.sees(&format!("Level {level} gives"));
        player.press("h");
        player.sees("Hint: place on ");
        player.press("i");
        player.press("enter");
        player.sees("Ada places");
        player.press("u");
        player.sees("Ada takes back.");
    }
}

#[test]
fn every_language_fits_the_screen() {
    for language in Language::ALL {
        let mut player =
            Player::new(&Choices { language, clock: "60/move".parse().ok(), ..two_people() });
        player.play("P d4 A");
        player.looks_like(&format!("language-{language}"));
        player.press("?");
        player.looks_like(&format!("help-{language}"));
        player.press("esc");
        // Nothing that must be read whole is cut off.
        for line in player.screen().lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
        let keys = player.screen().lines().last().unwrap().to_owned();
        assert!(keys.ends_with(|char: char| char.is_alphanumeric() || char == ')'), "{keys}");
    }
}

#[test]
fn the_mouse_chooses_and_a_second_click_acts() {
    let mut player = Player::new(&two_people());
    player.click(55, 3); // The third piece of the first row.
    player.sees("Ada, give a piece.");
    player.click(55, 3);
    player.sees("Ada gives the tall round solid light piece.");
    player.click(15, 7); // The second square of the second row.
    player.click(15, 7);
    player.sees("Bo places the tall round solid light piece on b2.");
    player.press("q");
    player.click(40, 4); // The third shape.
    player.click(40, 4);
    player.sees("Bo calls QUARTO! on row 3. The call is wrong.");
    player.click(0, 23);
}

#[test]
fn commands_can_be_typed() {
    let mut player = Player::new(&two_people());
    player.type_line("give tall round hollow light");
    player.type_line("a1");
    player.type_line("board");
    player.sees("a1: tall round hollow light; b1: empty; c1: empty; d1: empty");
    player.type_line("quarto row 2");
    player.sees("The call is wrong.");
    player.type_line("nonsense");
    player.sees("I do not understand \"nonsense\".");
    player.press(": a esc");
    player.sees("Bo, give a piece.");
    player.type_line("quit");
    player.sees("Leave? The game is kept.");
    assert_eq!(player.press("esc"), Flow::Stay);
    assert_eq!(player.press("ctrl-c"), Flow::Stay);
    assert_eq!(player.press("ctrl-c"), Flow::Leave);
}

#[test]
fn keys_are_understood_where_a_russian_keyboard_is_switched_on() {
    let mut player = Player::new(&Choices { language: Language::Russian, ..two_people() });
    player.play("K a1");
    player.press("й");
    player.sees("Q: ");
    player.press("down enter");
    player.sees(
        "row2"
            .parse()
            .map(|shape| player.app.session().table().voice.shape(shape))
            .unwrap()
            .as_str(),
    );
    player.press("ч enter");
}

#[test]
fn the_screen_follows_the_size_of_the_window() {
    let mut player = Player::at(&two_people(), 200, 50);
    player.play("B a1 D b1");
    player.looks_like("large");
    player.terminal.backend_mut().resize(60, 20);
    player.look();
    player.sees("The window is too small");
    player.terminal.backend_mut().resize(80, 24);
    player.look();
    player.sees("Ada, give a piece.");
}

#[test]
fn without_colours_nothing_is_coloured() {
    let (session, begun) = Session::start(&two_people(), circumstances(&Hands::new())).unwrap();
    let mut app = App::new(session, begun, Palette::None);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| app.draw(frame)).unwrap();
    let plain = |cell: &ratatui::buffer::Cell| cell.fg == ratatui::style::Color::Reset;
    assert!(terminal.backend().buffer().content().iter().all(plain));
}

#[test]
fn the_menu_changes_what_is_played() {
    let mut menu = Menu::new(two_people(), true, Palette::Sixteen);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let mut press = |keys: &str| {
        let wishes: Vec<Wish> =
            keys.split(' ').filter_map(|name| menu.handle(&key(name))).collect();
        terminal.draw(|frame| menu.draw(frame)).unwrap();
        (wishes, menu.choices().clone(), terminal.backend().to_string())
    };
    let (_, _, screen) = press("up");
    assert!(screen.contains("Continue the unfinished game"), "{screen}");
    let (_, choices, screen) = press("down down left left down right");
    assert_eq!(choices.opponent, two_people().opponent, "{screen}");
    let (_, choices, _) = press("up down back back back E v a");
    assert_eq!(choices.names[0].as_ref().unwrap().as_str(), "Eva");
    assert_eq!(press("enter").0, [Wish::Play]);
    assert_eq!(press("esc").0, [Wish::Leave]);
    assert_eq!(press("up up up up up up enter").0, [Wish::Continue]);
    assert_eq!(press("ctrl-c").0, [Wish::Leave]);
}

#[test]
fn the_menu_in_every_language() {
    for language in Language::ALL {
        let choices = Choices { language, ..against(10) };
        let menu = Menu::new(choices, false, Palette::Sixteen);
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| menu.draw(frame)).unwrap();
        crate::script::check_kept(
            &format!("screens/menu-{language}.txt"),
            &terminal.backend().to_string(),
        );
    }
}
