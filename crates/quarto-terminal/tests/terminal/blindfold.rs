use crate::script::{play, two_people, with};

fn blind(memory: &str, lines: &str) -> String {
    play(&with(two_people(), |options| options.blindfold = memory.parse().ok()), lines)
}

#[test]
fn d11_touch_answers_as_much_as_one_likes() {
    let out = blind("touch", "K\na1\nF\nrow 1\nboard\nleft\nmoves\na1\nK\nb1\nresign\nyes\n");
    for expected in [
        "Blindfold: the board is hidden. On your turn you can ask as much as you like.",
        "Ada asks about row 1.\na1: tall round hollow light; b1: empty; c1: empty; d1: empty\n",
        "Ada asks about the whole board.\n",
        "Ada asks about the pieces that are left.\n14 pieces are left",
        "The board is hidden.",
        "a1 is taken: Ada tried it.",
        "First place the short square solid dark piece.",
        "Bo wins: Ada resigns.",
    ] {
        assert!(out.contains(expected), "{expected}\n{out}");
    }
}

#[test]
fn d11_queries_are_counted() {
    let out = blind("queries 2", "K\na1\nF\nrow 1\nboard\nsquare a1\nleft\na1\na1\n");
    for expected in [
        "Blindfold: the board is hidden. On your turn you can ask 2 questions.",
        "1 question left.",
        "That’s more than one question.",
        "No questions left.",
        "You have no questions left this turn.",
        "Bo wins: Ada has tried two impossible moves.",
    ] {
        assert!(out.contains(expected), "{expected}\n{out}");
    }
}

#[test]
fn d11_by_memory_alone_nothing_is_answered() {
    let out = blind("memory", "K\na1\nF\nrow 1\nhand\nlast\na1\nb1\nK\n");
    for expected in [
        "Blindfold: the board is hidden, and you can’t ask anything.",
        "You can’t ask anything in this game.",
        "In hand: short square solid dark.",
        "> Bo places the tall round hollow light piece on a1.\nBo gives the short square solid dark piece.\n> ",
        "Bo wins: Ada has tried two impossible moves.",
    ] {
        assert!(out.contains(expected), "{expected}\n{out}");
    }
}

#[test]
fn d11_nothing_older_than_ones_own_action_is_told_again() {
    let out = blind("memory", "K\na1\nF\nb1\nG\nlast\n");
    let (_, last) = out.rsplit_once("Place it.\n> ").unwrap();
    assert!(last.starts_with("Ada places the short square solid dark piece on b1."), "{last}");
    assert!(!last.contains("Bo"), "{last}");
}

#[test]
fn d11_nobody_is_told_the_answers_to_the_others_questions() {
    let out = blind("queries 1", "K\nleft\na1\nF\nlast\n");
    let (before, after) =
        out.rsplit_once("> ").map(|(rest, _)| rest.rsplit_once("> ").unwrap()).unwrap();
    assert!(before.contains("15 pieces are left"), "{before}");
    assert!(after.starts_with("Bo places"), "{after}");
    assert!(!after.contains("are left:"), "{after}");
}
