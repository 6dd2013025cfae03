use quarto_wire::GameBody;
use serde_json::{Value, json};

/// A game as servers wrote it before they showed the position.
fn without_position() -> Value {
    let party = |name, player| json!({"party": {"person": name}, "player": player});
    json!({
        "game": "c3evzd88e0dn", "seq": 5, "created": 1, "now": 2, "open": false, "next": null,
        "spectators": 0, "viewer": null, "options": {}, "lot": "agreed", "stage": "playing",
        "seats": [party("Ada", 1), party("Bo", 2)], "result": null, "legal": [],
        "turn": {"player": 2, "seat": "second", "phase": "place", "hand": "K", "may_call": false,
            "questions_left": null},
        "board": "..../..../..../....", "reserve": "ABCDEFGHIJLMNOP", "actions": ["K"],
        "wrong_calls": [0, 0], "draw_offer": null, "takeback": null, "rematch": false,
        "rematch_offer": null, "asked": [0, 0], "clock": null,
    })
}

#[test]
fn a_game_of_a_server_that_shows_no_position_is_read() {
    let game: GameBody = serde_json::from_value(without_position()).unwrap();
    let view = game.snapshot.view;
    assert_eq!((view.position, view.last), (None, None));
    assert!(view.board.is_some());
}
