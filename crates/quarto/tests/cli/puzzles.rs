use std::collections::HashSet;

use serde_json::Value;

use crate::{home, quarto, quarto_at};

fn list(options: &[&str]) -> Vec<Value> {
    let answer = quarto(&[&["puzzle", "list", "--json"], options].concat(), "");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_list_has_what_was_asked_for_and_a_seed_chooses() {
    let saves = list(&["--kind", "save", "--count", "30", "--rules", "squares", "--seed", "5"]);
    assert_eq!(saves.len(), 30);
    for save in &saves {
        assert_eq!(
            [&save["rules"], &save["kind"], &save["unique"]],
            [&Value::from("squares"), &Value::from("save"), &Value::from(true)]
        );
        let fields: Vec<&String> = save.as_object().unwrap().keys().collect();
        assert_eq!(fields.len(), 8, "{fields:?}");
    }
    let ids = |list: &[Value]| list.iter().map(|p| p["id"].to_string()).collect::<HashSet<_>>();
    assert_eq!(ids(&saves).len(), 30);
    let again = list(&["--kind", "save", "--count", "30", "--rules", "squares", "--seed", "5"]);
    assert_eq!(saves, again);
    let other = list(&["--kind", "save", "--count", "30", "--rules", "squares", "--seed", "6"]);
    assert_ne!(ids(&saves), ids(&other));
}

#[test]
fn all_kinds_come_without_a_kind_and_lines_can_be_read() {
    let all = list(&["--count", "60", "--traits", "height"]);
    let kinds: HashSet<String> = all.iter().map(|puzzle| puzzle["kind"].to_string()).collect();
    assert_eq!(kinds.len(), 5);
    assert!(all.iter().all(|puzzle| puzzle["traits"] == "height"));
    let answer = quarto(&["puzzle", "list", "--count", "3"], "");
    assert_eq!((answer.code, answer.out.lines().count()), (0, 3), "{}", answer.out);
    assert!(answer.out.contains("; solution: "), "{}", answer.out);
}

#[test]
fn every_puzzle_in_the_program_is_proved() {
    let answer = quarto(&["puzzle", "verify"], "");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert_eq!(answer.out.matches("all proved, all different").count(), 8, "{}", answer.out);
}

#[test]
fn a_seed_builds_the_same_file_again() {
    let folder = tempfile::tempdir().unwrap();
    let build = |name: &str, seed: &str| {
        let file = folder.path().join(name);
        let rules = ["--rules", "squares", "--traits", "fill", "--games", "20", "--seed", seed];
        let answer =
            quarto(&[&["puzzle", "build"], &rules[..], &[file.to_str().unwrap()]].concat(), "");
        assert_eq!((answer.code, answer.err.as_str()), (0, ""));
        assert!(answer.out.starts_with("20 games: spot "), "{}", answer.out);
        std::fs::read_to_string(file).unwrap()
    };
    let [first, again, other] = [("a", "1"), ("b", "1"), ("c", "2")].map(|(n, s)| build(n, s));
    assert_eq!(first, again);
    assert_ne!(first, other);
}

#[test]
fn what_was_solved_is_remembered_and_told() {
    let home = home("puzzles");
    let one = ["puzzle", "--name", "lines-chsf-save-205", "--edition", "access"];
    let answer = quarto_at(&home, &one, "E\n");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("b3: tall round hollow grooved") && answer.out.contains("Solved!"));
    let told = quarto_at(&home, &["puzzle", "statistics"], "").out;
    assert!(told.contains("save the draw: 1 of 1 solved.\n"), "{told}");
    let unknown = quarto(&["puzzle", "--name", "lines-c-save-9999", "--lang", "fr"], "");
    assert_eq!(unknown.code, 1);
    assert!(unknown.err.contains("Il n’y a pas de problème"), "{}", unknown.err);
    let day = quarto_at(&home, &["puzzle", "daily"], "quit\n");
    assert!(day.out.contains("Puzzle of the day, 20"), "{}", day.out);
    std::fs::remove_dir_all(home).unwrap();
}
