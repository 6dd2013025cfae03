//! The actions of a seed are a promise: games are resumed and replayed from their seeds.

use quarto_engine::Bot;
use quarto_rules::{Chance, Play, RuleSet, Terms};

/// Rule sets and characters that play against themselves, the seeds, and the resulting games.
#[rustfmt::skip]
const GAMES: [(&str, &str, u64, &str); 10] = [
    (
        "lines", "greedy", 1,
        "A c4 M b1 F a2 D a4 I d1 L a1 E a3 H c1 K c3 P c2 B b3 N d3 G b4 J b2 C d4 Q row4",
    ),
    (
        "squares", "greedy", 2,
        "P b3 K a1 B c4 A c2 J b1 H b2 E d1 C d4 I a4 M c3 O b4 D a3 L a2 Q cola",
    ),
    (
        "lines", "1", 3,
        "P c4 G c3 I a2 A b3 M d2 L b2 J a3 C d1 B a4 K d4 F b4 D b1 N d3 O a1 E c2 H c1 Q colc",
    ),
    (
        "squares", "1", 4,
        "L a3 M a2 E c3 G d2 H a1 N a4 J b2 D d4 C b1 P d1 F c1 B d3 O c2 Q blockc1",
    ),
    (
        "lines", "3", 5,
        "G c4 F c2 K d1 M c3 J b3 I b2 H c1 Q colc",
    ),
    (
        "squares colour,fill", "4", 6,
        "G b4 P c1 N b3 H a3 M a4 B d4 D c4 O b1 F a2 C c3 K d2 I d3 L b2 Q blocka2",
    ),
    (
        "lines", "6", 7,
        "G d4 O a2 I d3 L c3 F b2 J b3 H a4 E a3 A c4 K b4 C a1 P d1 M c2 B b1 D d2 N c1 -- --",
    ),
    (
        "lines height", "8", 8,
        "N a4 J d3 A c1 D b3 O d2 G b2 E a2 M d4 I a1 C c4 K a3 F c3 P c2 L b1 B b4 H d1 -- --",
    ),
    (
        "squares", "9", 9,
        "I b4 F d3 A b3 N a3 H c3 L c4 K a1 G a4 E c1 M d4 O c2 J d2 P b1 D d1 B a2 C b2 -- --",
    ),
    (
        "lines fill", "10", 10,
        "K a4 J d2 F b2 E c4 H c1 I d3 B b3 A b1 O a2 P c2 L c3 N b4 M d1 C a3 D d4 G a1 -- --",
    ),
];

#[test]
fn a_seed_brings_the_same_games_in_every_version() {
    for (rules, character, seed, expected) in GAMES {
        let rules: RuleSet = rules.parse().unwrap();
        let bot = Bot::new(rules, character.parse().unwrap());
        let mut play = Play::new(Terms { rules, ..Terms::default() });
        let mut actions = Vec::new();
        while let Some(action) = bot.act(&play, seed) {
            play.act(action).unwrap();
            actions.push(action.to_string());
        }
        assert_eq!(actions.join(" "), expected, "{rules} {character} {seed}");
    }
}

#[test]
fn a_seed_brings_the_same_numbers_in_every_version() {
    let mut chance = Chance::new(42);
    let numbers =
        [13_679_457_532_755_275_413, 2_949_826_092_126_892_291, 5_139_283_748_462_763_858];
    assert_eq!([(); 3].map(|()| chance.number()), numbers);
    assert_eq!(chance.fork(7).number(), 17_180_952_194_268_762_793);
    assert_eq!([(); 8].map(|()| chance.below(6)), [2, 0, 5, 1, 4, 2, 3, 1]);
    let mut items = [0, 1, 2, 3, 4, 5, 6, 7];
    chance.shuffle(&mut items);
    assert_eq!(items, [1, 2, 4, 0, 5, 6, 7, 3]);
}
