//! Whole games: with mouse, finger, keyboard, without scripts, by link, through a crash.

use quarto_browser::{Browser, Device, Server, assert_accessible};

pub(crate) fn server() -> Server {
    Server::start(env!("CARGO_BIN_EXE_quarto"))
}

/// How somebody plays.
#[derive(Clone, Copy)]
enum Hands {
    Mouse,
    Finger,
}

impl Hands {
    fn choose(self, browser: &Browser, css: &str) {
        match self {
            Hands::Mouse => browser.click(css),
            Hands::Finger => browser.tap(css),
        }
    }
}

const OPEN_SQUARE: &str = ".board.open .square:not([aria-disabled])";
const OPEN_PIECE: &str = ".reserve.open .stock:not([aria-disabled])";
const DONE: &str = "#do-done";

/// Waits until it is one's turn or the game is over; tells whether it is over.
fn wait_for_turn(browser: &Browser) -> bool {
    browser.wait_until("it is one's turn", || {
        browser.count(".scene.over, .scene[data-turn=yes]") == 1
    });
    browser.count(".scene.over") == 1
}

/// Plays whatever comes first until the game is over.
fn play(browser: &Browser, hands: Hands) {
    while !wait_for_turn(browser) {
        let seq = browser.attribute(".scene", "data-seq");
        let choice = [OPEN_SQUARE, OPEN_PIECE, DONE];
        let choice =
            choice.into_iter().find(|css| browser.count(css) > 0).expect("something to do");
        hands.choose(browser, choice);
        browser.wait_until("something happens", || browser.attribute(".scene", "data-seq") != seq);
    }
}

/// Gives a piece and lets the other place it.
pub(crate) fn turn(giver: &Browser, placer: &Browser, piece: &str, square: &str) {
    wait_for_turn(giver);
    giver.click(&format!("#piece-{piece}:not([aria-disabled])"));
    placer.wait_for(".board.open");
    placer.click(&format!("#{square}"));
    // The placer's own page shows it before the server knows.
    giver.wait_for(&format!("#{square} .piece"));
    placer.wait_for(&format!("#{square} .piece"));
}

/// Types a command into the box, which is folded away at first.
pub(crate) fn type_command(browser: &Browser, text: &str) {
    browser.run("document.getElementById('typing').open = true");
    browser.fill("#command", text);
    browser.press("Enter");
}

/// Lets one say hello, and waits until the other hears it. Whatever was under way is there by then.
pub(crate) fn greet(one: &Browser, name: &str, other: &Browser) {
    one.click("#greetings summary");
    one.click("[value=hello]");
    let said = format!("{name} says: Hello!");
    other.wait_until("it is said", || other.texts("#log p").contains(&said));
}

/// Lets Ada invite Bo by a link; Ada starts.
fn by_link(server: &Server) -> [Browser; 2] {
    by_link_with(server, &[])
}

/// Chooses an option of a game, which the button at the lower edge of the window must not hide.
pub(crate) fn choose_option(browser: &Browser, css: &str) {
    browser.wait_for(css);
    browser.run_with(
        "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })",
        &[css.into()],
    );
    browser.click(css);
}

/// Lets Ada invite Bo to a game with further options.
pub(crate) fn by_link_with(server: &Server, options: &[&str]) -> [Browser; 2] {
    let ada = Browser::start(server.url(), Device::desktop());
    ada.open("/en/");
    ada.click(".more summary");
    for option in ["[name=opponent][value=link]", "[name=starts][value=me]"].iter().chain(options) {
        choose_option(&ada, option);
    }
    ada.fill(".more [name=name]", "Ada");
    ada.click(".more button");
    ada.wait_for(".link");
    let bo = Browser::start(server.url(), Device::phone());
    bo.open(&ada.path());
    bo.fill("[name=name]", "Bo");
    bo.click(".invitation button");
    bo.wait_for(".lively .scene:not(:has(.invitation))");
    ada.wait_for(".reserve.open");
    [ada, bo]
}

#[test]
fn a_game_with_the_mouse_starts_with_one_click() {
    let server = server();
    let browser = Browser::start(server.url(), Device::desktop());
    browser.open("/fr/");
    browser.click(".play");
    play(&browser, Hands::Mouse);
    assert_accessible(&browser);
    browser.click("#do-rematch");
    browser.wait_until("another game begins", || browser.count(".scene.over") == 0);
    browser.back();
    browser.wait_for(".scene.over");
}

#[test]
fn games_with_a_finger_in_every_rule_set() {
    let server = server();
    let browser = Browser::start(server.url(), Device::phone());
    for rules in ["lines", "squares"] {
        for (calling, language) in [("official", "es"), ("auto", "ru")] {
            browser.open(&format!("/{language}/"));
            browser.tap(".more summary");
            browser.tap(&format!("[name=rules][value={rules}]"));
            browser.tap(&format!("[name=calling][value={calling}]"));
            browser.tap(".more button");
            play(&browser, Hands::Finger);
        }
    }
}

#[test]
fn a_game_without_scripts() {
    let server = server();
    let browser = Browser::start(server.url(), Device::phone().without_scripts().speaking("ro"));
    browser.open("/");
    browser.click(".play");
    browser.wait_for(".scene");
    for _ in 0..100 {
        if browser.count(".scene.over") == 1 {
            return;
        }
        let wait = browser.count(".unscripted a") > 0;
        let choice = [OPEN_SQUARE, OPEN_PIECE, DONE];
        let choice = choice.into_iter().find(|css| browser.count(css) > 0);
        let seq = browser.attribute(".scene", "data-seq");
        browser.click(choice.filter(|_| !wait).unwrap_or(".unscripted a"));
        browser.wait_until("something happens", || browser.attribute(".scene", "data-seq") != seq);
    }
    panic!("the game does not end");
}

pub(crate) fn tab_to(browser: &Browser, wanted: &str) {
    for _ in 0..60 {
        if browser.focused() == wanted {
            return;
        }
        browser.press("Tab");
    }
    panic!("{wanted} can’t be reached");
}

/// A form that got lost in a break is sent again.
#[test]
fn what_was_done_in_a_break_is_not_lost() {
    let server = server();
    let [ada, bo] = by_link(&server);
    ada.run(
        "window.send = WebSocket.prototype.send;
        WebSocket.prototype.send = function () { window.broken = this; }",
    );
    ada.click("#piece-K");
    ada.wait_for(".far .tray .piece");
    greet(&bo, "Bo", &ada);
    assert_eq!(bo.count(".board.open"), 0, "nothing has left the page");
    ada.run("WebSocket.prototype.send = window.send; window.broken.close()");
    bo.wait_for(".board.open");
    assert_eq!(bo.text(".near .held"), "tall round hollow light");
}

/// A second click means the first, and complains of nothing.
#[test]
fn who_clicks_twice_means_it_once() {
    let server = server();
    let [ada, bo] = by_link(&server);
    ada.run("const piece = document.getElementById('piece-K'); piece.click(); piece.click();");
    bo.wait_for(".board.open");
    greet(&bo, "Bo", &ada);
    assert_eq!(ada.texts("#alert p"), [""; 0]);
}

/// Four squares that are not a shape call nothing, and nothing is left of a call that was not made.
#[test]
fn pointing_out_is_heard_and_forgotten() {
    let server = server();
    let [ada, bo] = by_link(&server);
    turn(&ada, &bo, "K", "a1");
    let seq = bo.attribute(".scene", "data-seq");
    bo.click("#call summary");
    for square in ["#a1", "#b1", "#c1", "#d2"] {
        bo.click(square);
    }
    let no_shape = "Choose four pieces that form a winning shape.";
    assert_eq!(bo.texts("#log p").last().unwrap(), no_shape);
    bo.press("Escape");
    assert_eq!(bo.count("#call[open], #call input:checked, [aria-pressed]"), 0);
    assert_eq!(bo.count(".chosen"), 0);
    // A touch beside it takes a call back, too.
    bo.click("#call summary");
    bo.click("#a1");
    bo.click(".seat.far .who");
    assert_eq!(bo.count("#call[open], [aria-pressed]"), 0);
    assert_eq!(bo.attribute(".scene", "data-seq"), seq);
    greet(&bo, "Bo", &ada);
    assert_eq!(ada.texts("#alert p"), [""; 0]);
}

/// A swipe along the line is a call.
#[test]
fn a_line_can_be_swiped() {
    let server = server();
    let [ada, bo] = by_link(&server);
    for (piece, square) in [("C", "a1"), ("D", "b1"), ("G", "c1"), ("H", "d1")] {
        let (giver, placer) =
            if bo.count(".reserve.open") == 1 { (&bo, &ada) } else { (&ada, &bo) };
        turn(giver, placer, piece, square);
    }
    ada.click("#call summary");
    ada.drag("#d1", "#a1");
    ada.wait_for(".scene.over.won");
}

/// Whoever types is not disturbed by what happens.
#[test]
fn the_focus_stays_where_it_is() {
    let server = server();
    let [ada, bo] = by_link(&server);
    bo.click("#typing summary");
    bo.click("#command");
    bo.type_text("a");
    ada.click("#piece-K");
    bo.wait_for(".board.open");
    assert_eq!(bo.focused(), "textbox \"Command or question\"");
    bo.type_text("1");
    bo.press("Enter");
    bo.wait_for("#a1 .piece");
    bo.type_text("give A");
    bo.press("Enter");
    ada.wait_for(".board.open");
    bo.wait_until("it is Ada's turn", || bo.count(".scene[data-turn=no]") == 1);
    assert_eq!(bo.focused(), "textbox \"Command or question\"");
    ada.click("#b1");
    ada.wait_for("#b1 .piece");
    ada.click("#piece-B");
    bo.wait_for(".board.open");
    assert_eq!(bo.focused(), "textbox \"Command or question\"");
}

#[test]
fn a_game_with_the_keyboard_alone() {
    let server = server();
    let browser = Browser::start(server.url(), Device::desktop());
    browser.open("/en/");
    tab_to(&browser, "button \"With a friend here\"");
    browser.press("Enter");
    browser.wait_for(".reserve.open");
    tab_to(&browser, "button \"short round solid light\"");
    // Tall and solid on column d: C, D, G, H.
    for (moves, square) in [
        ("Home ArrowRight ArrowRight", "End"),
        ("Home ArrowRight ArrowRight ArrowRight", "End ArrowDown"),
        ("End ArrowLeft", "End ArrowDown ArrowDown"),
        ("End", "Control+End"),
    ] {
        browser.press("r Control+Home");
        browser.press(moves);
        browser.press("Enter");
        browser.wait_for(".board.open");
        browser.press("b Control+Home");
        browser.press(square);
        let focused = browser.focused();
        assert!(focused.ends_with(", empty\""), "{focused}");
        browser.press("Space");
        browser.wait_for(".reserve.open");
        let focused = browser.focused();
        assert!(focused.starts_with("button \"d") && focused.contains("tall"), "{focused}");
    }
    browser.press("q");
    assert_eq!(browser.focused(), "radio \"row 1\"");
    browser.press(&"ArrowDown ".repeat(7));
    assert_eq!(browser.focused(), "radio \"column d\"");
    assert_eq!(browser.count(".square.chosen"), 4);
    browser.press("Tab Enter");
    browser.wait_for(".scene.over");
    assert!(browser.text("#turn").starts_with("QUARTO!"), "{}", browser.text("#turn"));
    assert_eq!(browser.count(".square.won"), 4);
    assert_ne!(browser.focused(), "page", "the focus is not lost");
    browser.press("ArrowLeft");
    browser.wait_until("one step back", || browser.text(".replay > span").starts_with("8 of"));
    browser.press("Home");
    browser.wait_until("the start", || browser.count(".square .piece") == 0);
    browser.press("End");
    browser.wait_until("the end", || browser.count(".square .piece") == 4);
    browser.press("ArrowLeft");
    browser.wait_until("one step back", || browser.text(".replay > span").starts_with("8 of"));
    browser.click("#do-rematch");
    browser.wait_until("another game begins", || browser.count(".scene.over") == 0);
}

#[test]
fn pieces_can_be_dragged() {
    let server = server();
    for device in [Device::desktop(), Device::phone()] {
        let browser = Browser::start(server.url(), device);
        browser.open("/en/");
        browser.click("[value=here]");
        browser.wait_for(".reserve.open");
        browser.click("#piece-K");
        browser.wait_for(".board.open");
        browser.drag(".acts .tray .piece", "#b2");
        browser.wait_for("#b2 .piece");
        browser.wait_for(".reserve.open");
    }
    let browser = Browser::start(server.url(), Device::desktop());
    browser.open("/en/");
    browser.click("[value=here]");
    browser.wait_for(".reserve.open");
    browser.drag("#piece-K", ".tray.awaits");
    browser.wait_for(".tray .piece");
    browser.wait_for(".board.open");
}

#[test]
fn a_quarto_that_the_opponent_catches() {
    let server = server();
    let [ada, bo] = by_link(&server);
    turn(&ada, &bo, "C", "a1");
    turn(&bo, &ada, "D", "b1");
    turn(&ada, &bo, "G", "c1");
    turn(&bo, &ada, "H", "d1");
    // Ada does not notice.
    ada.click("#piece-A:not([aria-disabled])");
    bo.wait_for(".quarto");
    bo.tap(".quarto");
    // The ends of the line are enough.
    bo.tap("#a1");
    bo.tap("#d1");
    bo.wait_for(".scene.over");
    ada.wait_for(".scene.over");
    for browser in [&ada, &bo] {
        assert!(browser.text("#turn").contains("Bo wins: row 1, all tall and solid."));
        assert_eq!(browser.count(".square.won"), 4);
    }
}

#[test]
fn a_quarto_that_both_miss() {
    let server = server();
    let [ada, bo] = by_link(&server);
    for (turns, (piece, square)) in
        [("C", "a1"), ("D", "b1"), ("G", "c1"), ("H", "d1"), ("A", "a2")].into_iter().enumerate()
    {
        let (giver, placer) = if turns % 2 == 0 { (&ada, &bo) } else { (&bo, &ada) };
        turn(giver, placer, piece, square);
    }
    type_command(&bo, "quarto row 1");
    bo.wait_until("the call is wrong", || bo.text(".turn").contains("That’s wrong."));
    ada.click("#resign summary");
    ada.click("#resign button");
    ada.wait_for(".missed a");
    let missed = "Missed after move 4: row 1, all tall and solid.";
    assert_eq!(ada.text(".missed a"), missed);
    ada.click(".missed a");
    ada.wait_until("the moment is shown", || ada.text("#a2") == "a2, empty");
}

#[test]
fn a_crash_of_the_server_loses_nothing() {
    let mut server = server();
    let [ada, bo] = by_link(&server);
    turn(&ada, &bo, "K", "a1");
    server.kill();
    ada.wait_for(".offline");
    // The network comes and goes, and comes.
    let flap = "for (const _ of [1, 2, 3]) dispatchEvent(new Event('online'))";
    let _ = [&ada, &bo].map(|browser| browser.run(flap));
    // What is done meanwhile is done when the server is back.
    bo.wait_for(".offline");
    bo.click("#piece-A");
    bo.wait_for(".far .tray .piece");
    server.run();
    let _ = [&ada, &bo].map(|browser| browser.run(flap));
    ada.wait_until("it is connected again", || ada.count(".offline") == 0);
    bo.wait_until("it is connected again", || bo.count(".offline") == 0);
    assert!(ada.texts("#log p").contains(&"Connected again.".into()));
    ada.wait_for(".board.open");
    ada.click("#b2");
    bo.wait_for("#b2 .piece");
    greet(&bo, "Bo", &ada);
    greet(&ada, "Ada", &bo);
    // Who placed hears what to do next, the other one where.
    for (browser, news) in [(&ada, "Give a piece."), (&bo, "b2")] {
        let said = browser.texts("#log p");
        let told = said.iter().filter(|line| line.starts_with(news));
        assert_eq!(told.count(), 1, "told once: {said:?}");
    }
    // It was away; that is no fault of the page.
    let _ = (ada.complaints(), bo.complaints());
}

#[test]
fn what_happens_is_said_in_order() {
    let server = server();
    let [ada, bo] = by_link(&server);
    ada.click("#piece-K");
    let said = |browser: &Browser| browser.texts("#log p").pop();
    let own = "Your piece: tall round hollow light.";
    bo.wait_until("it is said last", || said(&bo).as_deref() == Some(own));
    greet(&bo, "Bo", &ada);
}
