use quarto_game::Announcement;
use quarto_wire::{EventBody, GameBody, ProposalBody};
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

/// Adds a field that nobody knows to every object that may grow.
fn grow(value: &mut Value) {
    match value {
        // Who sits somewhere is said by one word.
        Value::Object(fields) if fields.contains_key("person") => {}
        Value::Object(fields) => {
            fields.values_mut().for_each(grow);
            fields.insert("novelty".into(), json!({"since": 2}));
        }
        Value::Array(list) => list.iter_mut().for_each(grow),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn fields_that_are_not_known_are_left_out() {
    let known: GameBody = serde_json::from_value(without_position()).unwrap();
    let mut newer = without_position();
    grow(&mut newer);
    assert!(newer["options"]["novelty"].is_object() && newer["turn"]["novelty"].is_object());
    assert_eq!(serde_json::from_value::<GameBody>(newer).unwrap(), known);
}

/// A server does not promise what it does not understand.
#[test]
fn options_that_are_not_known_cannot_be_proposed() {
    let proposal = json!({"options": {"novelty": true}});
    let refused = serde_json::from_value::<ProposalBody>(proposal).unwrap_err().to_string();
    assert!(refused.starts_with("unknown field `novelty`"), "{refused}");
}

#[test]
fn an_event_that_is_not_known_is_kept_as_it_is() {
    let event = json!({"seq": 7, "at": 8, "type": "winked", "player": 1, "eye": "left"});
    let read: EventBody = serde_json::from_value(event.clone()).unwrap();
    assert_eq!((read.seq, read.known()), (7, None));
    assert_eq!(serde_json::to_value(&read).unwrap(), event);
    // A known one with something new in it is known.
    let given =
        json!({"seq": 7, "at": 8, "type": "given", "player": 1, "piece": "K", "how": "fast"});
    let read: EventBody = serde_json::from_value(given).unwrap();
    assert!(matches!(read.known(), Some(Announcement::Given { .. })), "{read:?}");
    assert!(serde_json::from_value::<EventBody>(json!({"seq": 7, "at": 8})).is_err());
}
