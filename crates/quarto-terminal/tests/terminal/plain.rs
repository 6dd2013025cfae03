use quarto_game::{Memory, Takebacks};
use quarto_rules::{Calling, Piece, Square, WrongCall};
use quarto_terminal::{Choices, Dots, MenuResult, Plain, Style};
use quarto_text::{Edition, Language, Verb, Verbosity, Voice, yes_and_no};

use crate::script::{
    DARK_ROW, FULL, Hands, Script, against, lines, play, play_in, two_people, with,
};

#[track_caller]
fn check(out: &str, expected: &[&str]) {
    let mut rest = out;
    for text in expected {
        let Some((_, after)) = rest.split_once(text) else {
            panic!("no {text:?} in\n{rest}\n----\n{out}")
        };
        rest = after;
    }
}

#[test]
fn two_people_play_a_whole_game_in_words() {
    let typed = "give short round solid dark\na1\nround dark solid tall\nb1\nF\nplace c1\nshort hollow round dark\nd1\ngive tall square solid light\nquarto row 1\n";
    let out = play(&two_people(), typed);
    check(
        &out,
        &[
            "Ada starts.\n",
            "Ada, give a piece.\n> ",
            "short round solid dark: Ada gives it.\n",
            "Bo, your piece: short round solid dark. Place it.\n> ",
            "a1: Bo places short round solid dark.\n",
            "QUARTO! Bo calls row 1.\n",
            "Bo wins: row 1, all dark.\n",
        ],
    );
    assert!(out.ends_with("all dark.\n"), "{out}");
}

#[test]
fn a_whole_game_in_every_language_and_edition() {
    for language in Language::ALL {
        for edition in Edition::ALL {
            let voice = Voice { language, edition, ..Voice::default() };
            let say = |word: &str| match word.parse() {
                Ok(piece) => format!(
                    "{} {}
",
                    Verb::Give.word(language),
                    voice.piece(piece)
                ),
                Err(_) => format!(
                    "{word}
"
                ),
            };
            let typed: String = DARK_ROW.split(' ').chain(["A"]).map(say).collect();
            let call = format!(
                "{} {}\n",
                Verb::Quarto.word(language),
                voice.shape("row1".parse().unwrap())
            );
            let out = play(&Choices { language, edition, ..two_people() }, &(typed + &call));
            let dark = voice.piece("B".parse().unwrap());
            assert!(out.contains(&dark), "{out}");
            let alignment = format!("{}, ", voice.shape("row1".parse().unwrap()));
            assert!(out.lines().last().unwrap().contains(&alignment), "{out}");
            assert!(out.lines().last().unwrap().contains("Bo"), "{out}");
        }
    }
}

#[test]
fn r11_missed_by_both_it_is_told_at_the_end_and_not_before() {
    let typed = lines(DARK_ROW) + "\nA\na2\nresign\nno\nresign\nyes\n";
    let out = play(&two_people(), &typed);
    let (before, after) = out.split_once("Ada wins: Bo resigns.").unwrap();
    assert!(!before.contains("all dark"), "{before}");
    assert_eq!(after, "\nMissed after move 4: row 1, all dark.\n");
}

#[test]
fn d4_after_the_last_piece_both_say_done() {
    let out = play(&two_people(), &(lines(FULL) + "\ndone\ndone\n"));
    check(
        &out,
        &[
            "Ada, the board is full: call QUARTO or say done.\n> Done, says Ada.\n",
            "Bo, the board is full: call QUARTO or say done.\n> Done, says Bo.\n",
            "It’s a draw: all the pieces are placed.\n",
        ],
    );
}

#[test]
fn d4_after_a_used_last_call_only_done_is_offered() {
    let out = play(&two_people(), &(lines(FULL) + "\nquarto row 1\n"));
    check(
        &out,
        &["Wrong call: Ada calls QUARTO on row 1.\n", "Ada, the board is full: say done.\n"],
    );
}

#[test]
fn d3_wrong_calls_under_all_three_options() {
    let calls = "K\na1\nquarto row 2\nF\nb1\nG\nc1\nquarto row 2\nH\nd1\nA\na2\nquarto row 2\n";
    let with = |wrong_call| with(two_people(), |options| options.terms.wrong_call = wrong_call);
    let three = play(&with(WrongCall::Three), &format!("{calls}yes\n"));
    check(
        &three,
        &[
            "Wrong calls by Bo: 1 of 3.",
            "Wrong calls by Bo: 2 of 3.",
            "You’re calling QUARTO! on row 2. A wrong call loses. Type “yes” to call: ",
            "Ada wins: Bo called QUARTO on row 2, and that was wrong.",
        ],
    );
    let free = play(&with(WrongCall::Free), calls);
    assert_eq!(free.matches("Wrong call:").count(), 3, "{free}");
    assert!(!free.contains("of 3") && free.contains("Thanks for playing."), "{free}");
    let loses = play(&with(WrongCall::Loses), "K\na1\nquarto row 2\nno\nF\nquarto column a\nyes\n");
    check(
        &loses,
        &[
            "You’re calling QUARTO! on row 2. A wrong call loses. Type “yes” to call: ",
            "short square solid dark: Bo gives it.",
            "Bo wins: Ada called QUARTO on column a, and that was wrong.",
        ],
    );
}

#[test]
fn d7_nobody_calls_where_alignments_win_by_themselves() {
    let out = play(
        &with(two_people(), |options| options.terms.calling = Calling::Auto),
        &lines(DARK_ROW),
    );
    assert!(out.ends_with("Ada wins: row 1, all dark.\n"), "{out}");
}

#[test]
fn d6_time_runs_out_and_warns_before() {
    let clock = "60/move".parse().ok();
    let choices = with(two_people(), |options| options.clock = clock);
    let out = play(&choices, "K\nclock\n@wait 31\n@wait 20\n@wait 9\na1\n");
    check(
        &out,
        &[
            "Ada: 1 minute\nBo: 1 minute\n",
            "30 seconds left for Bo.\n",
            "10 seconds left for Bo.\n",
            "Ada wins: Bo has run out of time.\n",
        ],
    );
    let late = play(&choices, &(lines(FULL) + "\n@wait 60\n@wait 60\n"));
    check(
        &late,
        &[
            "Time is up for Ada: that counts as done.",
            "Time is up for Bo: that counts as done.",
            "It’s a draw",
        ],
    );
    assert!(play(&two_people(), "clock\n").contains("This game has no clock."));
}

#[test]
fn the_computer_plays_whole_games() {
    for level in [1, 10] {
        // On any board, one of these is legal at every turn.
        let squares = Square::ALL
            .map(|square| {
                format!(
                    "{square}
"
                )
            })
            .concat();
        let pieces = Piece::ALL
            .map(|piece| {
                format!(
                    "{piece}
"
                )
            })
            .concat();
        let typed = format!(
            "K
{}",
            format!(
                "{squares}{pieces}done
"
            )
            .repeat(16)
        );
        let out = play(&against(level), &typed);
        let last = out.lines().last().unwrap();
        assert!(last.contains("wins") || last.contains("draw") || last.contains("Missed"), "{out}");
        assert!(out.contains(&format!("Computer {level} places")), "{out}");
        assert_eq!(out, play(&against(level), &typed), "the same seed, the same game");
    }
}

#[test]
fn what_cannot_be_done_is_said_and_changes_nothing() {
    let typed = "\na1\nquarto row 1\ndone\ngive s\nK\nK\na1\nK\nquarto row 1\nquarto row 1\nF\na1\nx\nundo\nhint\naccept\nblah\n";
    let out = play(&with(two_people(), |options| options.takebacks = Some(Takebacks::None)), typed);
    check(
        &out,
        &[
            "First give a piece.",
            "There is nothing to call yet.",
            "First give a piece.",
            "“s” could mean several things. Type one of these: short, square, solid.",
            "First place the tall round hollow light piece.",
            "That piece is already gone: tall round hollow light.",
            "Wrong call: Bo calls QUARTO on row 1.",
            "You’ve already called. You can call again after the next piece is placed.",
            "a1 is taken. Choose an empty square.",
            "I don’t understand “x”.",
            "You can’t undo moves in this game.",
            "This game is played without hints.",
            "There’s nothing to answer.",
            "I don’t understand “blah”.",
            "Thanks for playing.",
        ],
    );
}

#[test]
fn questions_are_answered_in_plain_words() {
    let typed = "K\na1\nboard\nleft\nhand\nrow 1\nsquare b1\nblock a1\nwhere tall\nwhere short\nlast\nmoves\nhelp\nrules\nF\nhand\nlast\nrepeat\n";
    let out = play(&two_people(), typed);
    check(
        &out,
        &[
            "a1: tall round hollow light; b1: empty; c1: empty; d1: empty\na2, b2, c2, d2: empty",
            "15 pieces are left: short round solid light; ",
            "No piece in hand.",
            "> a1: tall round hollow light; b1: empty; c1: empty; d1: empty\n> b1: empty\n",
            "a1: tall round hollow light; b1: empty; a2: empty; b2: empty\n> a1: tall round hollow light\n> Nowhere.\n",
            "1. Bo places the tall round hollow light piece on a1.\n",
            "quarto row 2 – call QUARTO!",
            "The course of play\n",
            "In hand: short square solid dark.",
            "> Bo places the tall round hollow light piece on a1.\nBo gives the short square solid dark piece.\n",
            "> a1: Bo places tall round hollow light.\nshort square solid dark: Bo gives it.\nAda, your piece:",
        ],
    );
    assert!(!out.contains("+---") && !out.contains('\u{1b}'), "nothing is drawn");
}

#[test]
fn draws_are_offered_and_answered_at_one_keyboard() {
    let out = play(&two_people(), "draw\nno\ndraw\nK\na1\ndraw\nyes\n");
    check(
        &out,
        &[
            "Ada offers a draw.",
            "Bo declines the draw.",
            "You’ve already asked.",
            "Bo offers a draw.",
            "Draw agreed.",
        ],
    );
}

#[test]
fn with_assistance_there_are_hints_analysis_and_undo() {
    let choices = with(two_people(), |options| options.assist = true);
    let typed = lines(DARK_ROW) + "\nhint\nundo\nhint\nanalysis\nd1\nquarto row 1\n";
    let out = play(&choices, &typed);
    check(
        &out,
        &[
            "Hints are allowed.\nYou can undo moves.\n",
            "Hint: call QUARTO! on row 1.\nThere is an alignment: row 1, all dark.\n",
            "Ada undoes a move.\n",
            "Hint: place it on d1.\nThis makes an alignment: row 1, all dark.\n",
            "win in 1 move: d1\n",
            "Ada wins: row 1, all dark.",
        ],
    );
    let computer =
        play(&with(against(1), |options| options.assist = true), "K\nundo\nK\nundo\nF\n");
    assert_eq!(computer.matches("Ada undoes a move.").count(), 2, "{computer}");
}

#[test]
fn braille_has_few_words_and_the_board_in_cells() {
    let out =
        play_in(&two_people(), "K\na1\nboard\nsquare a1\nleft\nmoves\n", Style::Braille(Dots::Six));
    let cells = "⠖⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤";
    check(
        &out,
        &[
            "Dot 1 dark, dot 2 tall, dot 4 square, dot 5 hollow, dot 3 every piece",
            "Ada starts\nAda give\n⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤> ",
            "Ada gives ta ro ho li\nBo place ta ro ho li\n⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠖> ",
            &format!("Bo a1 ta ro ho li\nBo give\n{cells}> {cells}\n"),
            &format!("{cells}> a1: ta ro ho li\n{cells}> ⠄⠅⠆⠇ ⠌⠍⠎⠏ ⠔⠕⠤⠗ ⠜⠝⠞⠟\n"),
            &format!("{cells}> Ada gives ta ro ho li\n1 Bo a1 ta ro ho li\n"),
        ],
    );
}

/// A player who may ask for a hidden board feels it like any other (D11).
#[test]
fn d11_a_hidden_board_that_may_be_asked_for_is_one_line_of_cells() {
    let choices = with(two_people(), |options| options.blindfold = Some(Memory::Touch));
    let out = play_in(&choices, "K\na1\nboard\n", Style::Braille(Dots::Six));
    assert!(out.contains("\n⠖⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤\nBo give\n> "), "{out}");
    let memory = with(choices, |options| options.blindfold = Some(Memory::Alone));
    let out = play_in(&memory, "K\na1\nboard\n", Style::Braille(Dots::Six));
    assert_eq!(out.matches('⠖').count(), 1, "only the piece in hand: {out}");
}

#[test]
fn eight_dots_mark_the_latest_placement() {
    let eight = Style::Braille(Dots::Eight);
    let out = play_in(&two_people(), "K\na1\nA\nb2\nboard\n", eight);
    check(&out, &["⣖⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤> ", "⠖⠤⠤⠤ ⠤⣄⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤> "]);
    assert!(out.contains("> ⠖⠤⠤⠤ ⠤⣄⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤\n"), "{out}");
}

#[test]
fn control_characters_are_not_said_back() {
    let out = play(&two_people(), "\u{1b}[A\u{7}x\n");
    assert!(out.contains("I don’t understand “[Ax”."), "{out}");
}

#[test]
fn yes_is_understood_in_every_language() {
    for language in Language::ALL {
        let [yes, _] = yes_and_no(language);
        let resign = Verb::Resign.word(language);
        let out = play(&Choices { language, ..two_people() }, &format!("{resign}\n{yes}\n"));
        assert!(out.lines().last().unwrap().contains("Bo"), "{out}");
    }
}

#[test]
fn whoever_is_offered_a_draw_is_asked_at_once() {
    let out = play(&two_people(), "draw\nhand\nK\na1\ndraw\nyes\n");
    check(
        &out,
        &[
            "Ada offers a draw.\nBo, do you accept the draw? Type “yes” to accept: Bo declines the draw.\n",
            "Ada gives it.",
            "Ada, do you accept the draw? Type “yes” to accept: Draw agreed.\n",
        ],
    );
}

#[test]
fn half_a_call_is_completed_and_one_that_may_lose_is_still_read_back() {
    let typed = "K\na1\nquarto diagonal\nthe second one\nno\nquarto a1 d1\nyes\n";
    let loses = with(two_people(), |options| options.terms.wrong_call = WrongCall::Loses);
    let out = play(&loses, typed);
    check(
        &out,
        &[
            "Which one are you calling: diagonal 1 (a1 to d4) or diagonal 2 (d1 to a4)?",
            "You’re calling QUARTO! on diagonal 2.",
            "You’re calling QUARTO! on row 1.",
            "Wrong call: Bo calls QUARTO on row 1.",
        ],
    );
}

#[test]
fn traits_may_be_said_one_after_the_other() {
    let out = play(&two_people(), "give tall\ndark\nround\nhollow\n");
    check(
        &out,
        &[
            "Which one: round or square, solid or hollow, light or dark?",
            "Which one: round or square, solid or hollow?",
            "Which one: solid or hollow?",
            "tall round hollow dark: Ada gives it.",
        ],
    );
    let other = play(&two_people(), "give tall\nhand\ndark\n");
    check(&other, &["light or dark?", "No piece in hand.", "short or tall"]);
}

#[test]
fn repeat_repeats_and_refusing_is_said() {
    let out = play(&two_people(), "K\n\nrepeat\nresign\nno\nrepeat\n");
    check(
        &out,
        &[
            "Place it.\n> > Ada starts.\ntall round hollow light: Ada gives it.\nBo, your piece:",
            "Place it.\n> Type “yes” to resign: Cancelled.\n",
            "> Ada starts.\ntall round hollow light: Ada gives it.\nBo, your piece: tall round hollow light. Place it.\n",
        ],
    );
}

#[test]
fn time_runs_out_while_one_is_asked_to_be_sure() {
    let choices = with(two_people(), |options| options.clock = "60/move".parse().ok());
    let out = play(&choices, "resign\n@wait 31\n@wait 29\nyes\n");
    check(
        &out,
        &[
            "Type “yes” to resign:",
            "30 seconds left for Ada.",
            "Bo wins: Ada has run out of time.\n",
        ],
    );
    assert_eq!(out.matches("Bo wins").count(), 1, "{out}");
    // A command that comes too late is not carried out, and the loser is named.
    let late = play(&choices, "K\n@wait 59\nresign\n@wait 1\n");
    check(&late, &["Ada wins: Bo has run out of time.\n"]);
}

#[test]
fn what_was_done_last_is_told_even_if_it_was_oneself() {
    let out = play(&two_people(), "K\na1\nlast\n");
    let expected = "Bo, give a piece.\n> Bo places the tall round hollow light piece on a1.\n> ";
    check(&out, &[expected]);
}

/// An action typed while the turn changed is not for the new turn; a question is.
#[test]
fn an_action_that_comes_too_late_is_not_done() {
    let clock = "60/move".parse().ok();
    let choices = with(two_people(), |options| options.clock = clock);
    let out = play(&choices, "K\n@late 60 a1\n");
    assert!(out.ends_with("Ada wins: Bo has run out of time.\nCancelled.\n"), "{out}");
    // In the last windows, running out of time counts as "done" (D4): the game goes on, and so does
    // a question.
    let full = lines(FULL);
    for (late, answer) in [("done", "Cancelled.\n"), ("square d4", "d4: ")] {
        let out = play(&choices, &format!("{full}\n@late 60 {late}\n"));
        check(&out, &["Time is up for Ada", answer, "Bo, the board is full"]);
    }
}

#[test]
fn two_people_are_asked_for_two_names() {
    let mut choices =
        Choices { name: "Bo".parse().ok(), other_name: "bo".parse().ok(), ..two_people() };
    let mut script = Script::new("\n2\nEva\n\n", &Hands::new());
    let mut out = Vec::new();
    let mut plain = Plain::new(&mut script, &mut out, Style::Spoken, None);
    assert_eq!(plain.choose(&mut choices, false).unwrap(), MenuResult::Play);
    let out = String::from_utf8(out).unwrap();
    assert_eq!(out.matches("Both players are called Bo.").count(), 1, "{out}");
    assert_eq!(choices.name.as_ref().unwrap().as_str(), "Eva", "{out}");
}

/// What is new, once, in a line: no name of one's own, no echo, no piece twice.
#[test]
fn a_turn_against_the_computer_is_one_line() {
    let choices = Choices { verbosity: Verbosity::Normal, ..against(3) };
    let out = play(&choices, "K\nbrief\nrepeat\nnormal\nrepeat\nlast\n");
    let turn = out.lines().find(|line| line.contains("Your piece")).unwrap();
    let (square, piece) = turn.trim_start_matches("> ").split_once(". Your piece: ").unwrap();
    assert!(square.len() == 2 && piece.split(' ').count() == 4, "{turn}");
    check(
        &out,
        &[
            "You start. Give a piece.\n> ",
            &format!("{square}. Your piece: {piece}\n> "),
            "Announcements from now on: as little as possible.\n> ",
            &format!("{square}. {piece}\n> "),
            &format!("{square}. Your piece: {piece}\n> "),
            &format!("Computer 3 places the tall round hollow light piece on {square}.\n"),
        ],
    );
    assert!(!out.contains("Ada"), "{out}");
}

/// Two people at one keyboard need names, but nothing twice.
#[test]
fn two_people_hear_the_piece_once_and_whose_it_is() {
    let choices = Choices { verbosity: Verbosity::Normal, ..two_people() };
    let out = play(&choices, "K\na1\nF\n");
    check(
        &out,
        &[
            "Ada starts. Ada, give a piece.\n> ",
            "Bo, your piece: tall round hollow light.\n> ",
            "a1. Bo, give a piece.\n> ",
            "Ada, your piece: short square solid dark.\n> ",
        ],
    );
    assert!(!out.contains("gives") && !out.contains("places"), "{out}");
}
