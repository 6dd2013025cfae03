//! The full screen, driven by keys and the mouse. Its contents are kept as text and reviewed;
//! `QUARTO_BLESS=1` rewrites the files.

use quarto_game::{Seat, Takebacks};
use quarto_rules::WrongCall;
use quarto_terminal::{App, Choices, Flow, Menu, MenuResult, Palette, Session};
use quarto_text::{Edition, Language, TerminalText};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use crate::player::{Player, key};
use crate::script::{DARK_ROW, FULL, Hands, against, config, two_people, with};

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
    player.sees("Missed after move 4: row 1, all dark.");
    assert_eq!(player.reversed(), "");
    player.press("m");
    assert_eq!(player.reversed().matches("###").count(), 4, "{}", player.reversed());
    player.press("m");
    assert_eq!(player.reversed(), "");
}

#[test]
fn d3_where_a_wrong_call_loses_one_must_be_sure() {
    let mut player =
        Player::new(&with(two_people(), |options| options.terms.wrong_call = WrongCall::Loses));
    player.play("K a1");
    player.call(1);
    player.sees("A wrong call loses. Call QUARTO! on row 2?");
    player.press("esc");
    player.sees("Bo, give a piece.");
    player.call(1);
    player.press("enter");
    player.sees("Ada wins: Bo called QUARTO! on row 2, and that was wrong.");
}

#[test]
fn d4_the_last_windows() {
    let mut player = Player::new(&two_people());
    player.play(FULL);
    player.looks_like("last");
    player.press("d");
    player.sees("Bo, all the pieces are placed: call QUARTO! or say “done”.");
    player.call(0);
    player.sees("Bo, all the pieces are placed: say “done”.");
    player.press("d");
    player.sees("It’s a draw: all the pieces are placed and nobody has won.");
}

#[test]
fn d6_time_runs_out() {
    let mut player =
        Player::new(&with(two_people(), |options| options.clock = "60/move".parse().ok()));
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
        Player::new(&with(Choices { edition: Edition::Access, ..two_people() }, |options| {
            options.blindfold = memory.parse().ok();
        }))
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
        player.sees("Ada tries a1, which is taken.");
        player.type_line("square a1");
        match memory {
            "touch" => player.sees("a1: tall round hollow smooth"),
            "queries 2" => player.sees("No questions left this turn."),
            _ => player.sees("You can’t ask anything in this game."),
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
    let choices = |level| {
        let takebacks = Some(Takebacks::Free);
        with(against(level), |options| {
            options.assist = true;
            options.takebacks = takebacks;
        })
    };
    for level in [1, 10] {
        let mut player = Player::new(&choices(level));
        player.play("K");
        player.sees(&format!("Computer {level} gives"));
        player.press("h");
        player.sees("Hint: place it on ");
        player.press("i");
        player.press("enter");
        player.sees("Ada places");
        player.press("u");
        player.sees("Ada undoes a move.");
    }
}

#[test]
fn every_language_fits_the_screen() {
    for language in Language::ALL {
        let mut player = Player::new(&with(Choices { language, ..two_people() }, |options| {
            options.clock = "60/move".parse().ok();
        }));
        player.play("P d4 A");
        player.looks_like(&format!("language-{language}"));
        player.press("?");
        player.looks_like(&format!("help-{language}"));
        player.press("esc");
        // Texts that must be read in full are not cut off.
        for message in [TerminalText::ScreenKeysPlace, TerminalText::ScreenLegend] {
            player.sees(&message.say(language));
        }
        for message in [
            TerminalText::ScreenKeysGive,
            TerminalText::ScreenKeysDone,
            TerminalText::ScreenKeysWait,
            TerminalText::ScreenKeysOver,
            TerminalText::ScreenCallKeys,
            TerminalText::ScreenConfirmResign,
            TerminalText::ScreenConfirmQuit,
            TerminalText::ScreenLegendAccess,
            TerminalText::MenuKeys,
        ] {
            assert!(message.say(language).chars().count() <= 80, "{}", message.say(language));
        }
    }
}

#[test]
fn long_names_leave_room_for_the_clocks() {
    let long = "Maximiliane-Alexandra of the Long Names";
    let [name, other_name] = [long, long].map(|name| name.parse().ok());
    let clock = "60/move".parse().ok();
    let mut player = Player::new(&with(Choices { name, other_name, ..two_people() }, |options| {
        options.clock = clock;
    }));
    player.play("K a1");
    player.call(0);
    let status = player.screen().lines().next().unwrap().to_owned();
    assert!(status.ends_with("Wrong calls: 1"), "{status}");
    assert_eq!(status.matches("1:00").count(), 2, "{status}");
    player.sees("give a piece.");
}

#[test]
fn d11_ones_own_wrong_call_is_shown_against_the_computer() {
    let choices = with(against(1), |options| {
        options.blindfold = "memory".parse().ok();
        options.starter = Some(Seat::Second);
    });
    let mut player = Player::new(&choices);
    player.type_line("b2");
    player.sees("Ada places");
    player.call(0);
    player.sees("That’s wrong.");
}

#[test]
fn d11_an_answer_is_gone_when_the_other_one_plays() {
    let mut player =
        Player::new(&with(two_people(), |options| options.blindfold = "touch".parse().ok()));
    player.play("K");
    player.type_line("left");
    player.sees("15 pieces are left");
    player.play("a1 F");
    assert!(!player.screen().contains("pieces are left:"), "{}", player.screen());
}

#[test]
fn time_that_runs_out_closes_the_list_of_shapes() {
    let mut player =
        Player::new(&with(two_people(), |options| options.clock = "60/move".parse().ok()));
    player.play("K a1");
    player.press("q");
    player.sees("QUARTO! Where?");
    player.wait(60);
    assert!(!player.screen().contains("QUARTO! Where?"), "{}", player.screen());
    player.sees("N: rematch");
}

#[test]
fn whoever_is_offered_a_draw_is_asked_at_once() {
    let mut player = Player::new(&two_people());
    player.press("o");
    player.sees("Ada offers a draw. Accept? (Enter: yes · Esc: no)");
    player.press("o o esc");
    player.sees("Bo declines the draw.");
    player.play("K a1");
    player.press("o enter");
    player.sees("Draw agreed.");
}

#[test]
fn long_answers_are_read_on_the_whole_screen() {
    let mut player = Player::new(&two_people());
    for open in ["l", "? l"] {
        player.press(open);
        player.sees("The rules of Quarto");
        player.sees("PgDn: scroll · Esc: close");
        player.press("down down");
        assert!(!player.screen().contains("The rules of Quarto"));
        player.press("space space space space space");
        player.sees("K is light, tall, round and hollow.");
        player.press("esc");
        player.sees("Ada, give a piece.");
    }
    player.type_line("help");
    player.sees("a3 – place the piece in hand on a3");
    player.press("esc");
    // Messages scroll, and new ones come into view.
    player.play("K a1 F b1 G c1");
    for _ in 0..20 {
        player.app.handle(&Event::Key(KeyEvent::new(KeyCode::PageUp, KeyModifiers::NONE))).unwrap();
    }
    player.look();
    player.sees("Quarto. Press ? for help");
    player.app.handle(&Event::Key(KeyEvent::new(KeyCode::PageDown, KeyModifiers::NONE))).unwrap();
    player.look();
    assert!(!player.screen().contains("Quarto. Press ? for help"), "{}", player.screen());
    player.play("H");
    player.sees("Bo gives the tall square solid dark piece.");
}

#[test]
fn the_mouse_chooses_and_a_second_click_acts() {
    let mut player = Player::new(&two_people());
    player.click(40, 3); // The first piece, where the cursor is: one click is never enough.
    player.sees("Ada, give a piece.");
    player.click(55, 3); // The third piece of the first row.
    player.sees("Ada, give a piece.");
    player.click(55, 3);
    player.sees("Ada gives the tall round solid light piece.");
    player.click(15, 7); // The second square of the second row.
    player.click(15, 7);
    player.click(15, 7); // A third click is a first one.
    player.sees("Bo places the tall round solid light piece on b2.");
    player.press("q");
    player.click(40, 4); // The third shape.
    player.click(40, 4);
    player.sees("Bo calls QUARTO! on row 3. That’s wrong.");
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
    player.sees("That’s wrong.");
    player.type_line("nonsense");
    player.sees("I don’t understand “nonsense”.");
    player.press(": a esc");
    player.sees("Bo, give a piece.");
    player.type_line("quit");
    player.sees("Leave the game?");
    assert_eq!(player.press("esc"), Flow::Stay);
    assert_eq!(player.press("ctrl-c"), Flow::Stay);
    assert_eq!(player.press("ctrl-c"), Flow::Leave);
}

#[test]
fn keys_are_understood_where_a_russian_keyboard_is_switched_on() {
    let mut player = Player::new(&Choices { language: Language::Russian, ..two_people() });
    player.play("K a1");
    player.press("й");
    player.sees(&TerminalText::ScreenCallTitle.say(Language::Russian));
    player.press("down enter");
    player.sees(
        "row2"
            .parse()
            .map(|shape| player.app.session().narrator().voice.shape(shape))
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
    let (session, opening) = Session::start(&two_people(), config(&Hands::new())).unwrap();
    let mut app = App::new(session, &opening, Palette::None);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| app.draw(frame)).unwrap();
    let plain = |cell: &ratatui::buffer::Cell| cell.fg == ratatui::style::Color::Reset;
    assert!(terminal.backend().buffer().content().iter().all(plain));
}

#[test]
fn the_menu_changes_what_is_played() {
    let mut menu = Menu::new(two_people(), true);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let mut press = |keys: &str| {
        let wishes: Vec<MenuResult> =
            keys.split(' ').filter_map(|name| menu.handle(&key(name))).collect();
        terminal.draw(|frame| menu.draw(frame)).unwrap();
        (wishes, menu.choices().clone(), terminal.backend().to_string())
    };
    let (_, _, screen) = press("up");
    assert!(screen.contains("Continue the unfinished game"), "{screen}");
    let (_, choices, screen) = press("down down left left down right");
    assert_eq!(choices.opponent, two_people().opponent, "{screen}");
    let (_, choices, _) = press("up down back back back E v a");
    assert_eq!(choices.name.as_ref().unwrap().as_str(), "Eva");
    assert_eq!(press("enter").0, [MenuResult::Play]);
    // Two people need two names.
    let (wishes, _, screen) = press("back back back B o enter");
    assert!(wishes.is_empty() && screen.contains("Both players are called Bo."), "{screen}");
    assert_eq!(press("b enter").0, [MenuResult::Play]);
    assert_eq!(press("esc").0, [MenuResult::Leave]);
    assert_eq!(press("up up up up up up enter").0, [MenuResult::Continue]);
    assert_eq!(press("ctrl-c").0, [MenuResult::Leave]);
}

#[test]
fn the_menu_in_every_language() {
    for language in Language::ALL {
        let choices = Choices { language, ..against(10) };
        let mut menu = Menu::new(choices, false);
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| menu.draw(frame)).unwrap();
        crate::script::check_kept(
            &format!("screens/menu-{language}.txt"),
            &terminal.backend().to_string(),
        );
    }
}
