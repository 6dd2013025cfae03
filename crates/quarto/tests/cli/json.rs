//! What `--json` prints, word by word. A line that changes in `json.txt` is a change that programs
//! notice: it belongs into the changelog.

use std::fmt::Write;

use serde_json::Value;

use crate::quarto;

/// Records that end by a call with a missed alignment before it, and one that goes on.
const RECORDS: &str = "[Event \"Club\"]\n[Player1 \"Ada\"]\n[Player2 \"Bo\"]\n\n\
    0. B 1. a1 D Q?row2 2. b1 F 3. c1 J 4. d1 A 5. a2 C 6. b2 E 7. c2 G 8. d2 Q!row2\n\n\
    [Rules \"squares\"]\n[Traits \"height\"]\n[Calling \"auto\"]\n\n0. K 1. a1 L\n";

const CALLS: &[&[&str]] = &[
    &["position", "--json"],
    &["position", "--json", "K.../.F../..../..N. A"],
    &["position", "--json", "--calling", "auto", "--rules", "squares", "BDFJ/..../..../.... - d1"],
    &[
        "position",
        "--json",
        "--wrong-call",
        "loses",
        "--traits",
        "height",
        "K.../..../..../.... L a1",
    ],
    &["record", "check", "--json", "-"],
    &["record", "analyse", "--json", "-"],
    &["analyse", "--json", "BDF./..../..../.... J"],
    &["analyse", "--json", "EBKM/COJG/LFDA/PI.. - b4"],
    &["solve", "--json", "--threads", "1", "BDF./..../..../.... J"],
    &["solve", "--json", "--moves", "--threads", "1", "EBKM/COJG/LFDA/PI.. - b4"],
    &["solve", "--json", "--threads", "1", "--no-book", "--time", "0", "K.../.F../..../..N. A"],
    &["puzzle", "list", "--json", "--kind", "spot", "--count", "2", "--seed", "2"],
    &["puzzle", "list", "--json", "--kind", "win-now", "--count", "1"],
    &["puzzle", "list", "--json", "--kind", "safe-give", "--count", "1", "--rules", "squares"],
    &["puzzle", "list", "--json", "--kind", "win-in", "--count", "2"],
    &["puzzle", "list", "--json", "--kind", "save", "--count", "1", "--traits", "height,fill"],
    &["perft", "--json", "--depth", "2"],
    &["count-positions", "--json", "--depth", "1"],
    &["count-positions", "--json", "--values", "--depth", "1", "--traits", "fill"],
    &["count-draws", "--json", "--traits", "fill"],
    &["match", "--json", "--games", "2", "--seed", "3", "2", "1"],
    &["tournament", "simulate", "--system", "swiss", "--entrants", "5", "--seed", "3", "--json"],
    &[
        "tournament",
        "simulate",
        "--system",
        "knock-out",
        "--entrants",
        "3",
        "--draws",
        "1",
        "--json",
    ],
];

/// Writes a word in place of what is measured.
fn steady(value: &mut Value) {
    if let Value::Object(fields) = value {
        for (name, value) in fields.iter_mut() {
            match name.as_str() {
                "ms" | "mean_ms" | "longest_ms" => *value = "TIME".into(),
                // How far a search came until it was stopped.
                "nodes" => *value = "NODES".into(),
                _ => {}
            }
        }
    }
}

/// A game with a wrong call, a mistake, a call that was missed, and one that was not.
const FINISHED: &str = "0. B 1. a1 D Q?row2 2. b1 F 3. c1 J 4. d1 A Q!row1\n";

#[test]
fn what_programs_read_is_as_it_was() {
    let mut text = String::new();
    for call in CALLS {
        let input = match *call {
            ["record", "analyse", ..] => FINISHED,
            _ if call.contains(&"-") => RECORDS,
            _ => "",
        };
        let answer = quarto(call, input);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{call:?}");
        writeln!(text, "$ quarto {}", call.join(" ")).unwrap();
        for line in answer.out.lines() {
            let mut value: Value = serde_json::from_str(line).unwrap();
            steady(&mut value);
            text += &(serde_json::to_string_pretty(&value).unwrap() + "\n");
        }
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/json.txt");
    if std::env::var("QUARTO_BLESS").is_ok() {
        std::fs::write(file, &text).unwrap();
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    for (number, (line, expected)) in (1..).zip(text.lines().zip(kept.lines())) {
        assert_eq!(line, expected, "line {number}");
    }
    assert_eq!(text.lines().count(), kept.lines().count());
}
