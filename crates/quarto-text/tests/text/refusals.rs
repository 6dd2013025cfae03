//! The texts of refusals.

use std::collections::BTreeSet;

use quarto_game::{REFUSALS, Refusal};
use quarto_rules::{Phase, PlayError};
use quarto_text::{Language, Voice};

/// Every refusal, with its English text.
fn refusals() -> Vec<(Refusal, &'static str)> {
    let place = Phase::Place("F".parse().unwrap());
    let play = [
        (PlayError::GameOver, "The game is over."),
        (PlayError::NotYourTurn, "It’s your opponent’s turn."),
        (PlayError::WrongPhase(Phase::Give), "First give a piece."),
        (PlayError::WrongPhase(place), "First place the short square solid dark piece."),
        (
            PlayError::WrongPhase(Phase::Done),
            "All the pieces are placed: call QUARTO! or say “done”.",
        ),
        (
            PlayError::NotInReserve("F".parse().unwrap()),
            "That piece is already gone: short square solid dark. Choose another one.",
        ),
        (PlayError::Occupied("b2".parse().unwrap()), "b2 is taken. Choose an empty square."),
        (PlayError::NoCalls, "No need to call in this game: an alignment wins by itself."),
        (
            PlayError::NotAWinningShape("blockb2".parse().unwrap()),
            "Not a winning shape in this game: block b2.",
        ),
        (PlayError::NoWindow, "There is nothing to call yet."),
        (PlayError::NotYourWindow, "It’s your opponent’s turn to call."),
        (
            PlayError::CallUsed,
            "You’ve already called. You can call again after the next piece is placed.",
        ),
    ];
    let rest = [
        (Refusal::NotStarted, "The game hasn’t started yet."),
        (Refusal::Started, "The game has already started."),
        (Refusal::NotOver, "The game isn’t over yet."),
        (Refusal::SeatTaken, "That seat is taken."),
        (Refusal::TimeIsUp, "Time is up."),
        (Refusal::NoClock, "No clock is running."),
        (
            Refusal::BadList,
            "Send one action, or a placement followed by one of these: a piece to give, a call or “done”.",
        ),
        (Refusal::Offered, "You’ve already asked. Play on, and ask again later."),
        (Refusal::NotOffered, "There’s nothing to answer."),
        (Refusal::NoAssistance, "This game is played without hints."),
        (Refusal::NoTakebacks, "You can’t undo moves in this game."),
        (Refusal::NothingToTakeBack, "There’s nothing to undo."),
        (Refusal::NotBlindfold, "You can see the board."),
        (Refusal::NoQuestionLeft, "You have no questions left this turn."),
        (Refusal::NoQuestions, "You can’t ask anything in this game."),
        (
            Refusal::TooMuchAsked,
            "That’s more than one question. Ask about a square, a row, a column, a diagonal, a \
             block or what is left.",
        ),
        (
            Refusal::Enough,
            "This game has become very long. From now on you can only move, call or end the game.",
        ),
        (Refusal::NoClaims, "You can’t claim a win in this game."),
        (Refusal::NotAbandoned, "Your opponent hasn’t been away long enough."),
        (Refusal::EnoughGreetings, "You have no greetings left in this game."),
    ];
    play.map(|(error, said)| (Refusal::Play(error), said)).into_iter().chain(rest).collect()
}

#[test]
fn every_refusal_is_said_in_its_own_words() {
    let refusals = refusals();
    for (refusal, said) in &refusals {
        assert_eq!(Voice::default().refusal(*refusal), *said, "{refusal:?}");
    }
    // A player who has not given anything must also give first.
    let nothing = Refusal::Play(PlayError::NothingGiven);
    assert_eq!(Voice::default().refusal(nothing), "First give a piece.");
    let codes = refusals.iter().map(|(refusal, _)| refusal.code()).chain([nothing.code()]);
    let known = REFUSALS.iter().map(|(code, _)| *code);
    assert_eq!(codes.collect::<BTreeSet<_>>(), known.collect(), "every refusal has a text");
    for language in Language::ALL {
        let voice = Voice { language, ..Voice::default() };
        let said = refusals.iter().map(|(refusal, _)| voice.refusal(*refusal));
        assert_eq!(said.collect::<BTreeSet<_>>().len(), refusals.len(), "{language}");
    }
}
