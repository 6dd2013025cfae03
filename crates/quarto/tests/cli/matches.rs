use serde_json::Value;

use crate::tools::{ask, check_error};

#[test]
fn a_match_is_the_same_every_time_and_names_the_score_and_the_elo() {
    let arguments = ["match", "--games", "20", "--json", "--seed", "3", "6", "2"];
    let result = |arguments: &[&str]| -> Value { serde_json::from_str(&ask(arguments)).unwrap() };
    let (first, again) = (result(&arguments), result(&arguments));
    for field in ["won", "drawn", "lost", "score", "elo"] {
        assert_eq!(first[field], again[field], "{field}");
    }
    let count = |field: &str| first[field].as_u64().unwrap();
    assert_eq!(count("won") + count("drawn") + count("lost"), 20);
    assert!(count("won") > 15, "{first}");
    let text = ask(&["match", "--games", "4", "--calling", "auto", "greedy", "1"]);
    assert!(text.starts_with("greedy against level 1: "), "{text}");
    assert!(text.contains("score ") && text.contains("Elo "), "{text}");
}

#[test]
fn a_match_never_claims_certainty() {
    let text = ask(&["match", "--games", "4", "--json", "10", "1", "--traits", "height"]);
    let json: Value = serde_json::from_str(&text).unwrap();
    assert!(json["error"].as_f64().unwrap() > 0.1, "{json}");
    let [low, elo, high] = ["elo_low", "elo", "elo_high"].map(|name| json[name].as_f64().unwrap());
    assert!(low < elo && elo < high, "{json}");
}

#[test]
fn a_match_without_programs_is_the_whole_ladder() {
    let text = ask(&["match", "--games", "2", "--traits", "height", "--calling", "auto"]);
    assert_eq!(text.matches(" against ").count(), 9, "{text}");
    assert!(text.contains("level 10 against level 9: "), "{text}");
}

#[test]
fn who_cannot_play_is_refused() {
    check_error(&["match", "11", "3"], "", 2, "neither a level from 1 to 10 nor greedy");
    check_error(&["match", "3"], "", 2, "SECOND");
    check_error(&["match", "--games", "0", "3", "2"], "", 2, "--games");
}
