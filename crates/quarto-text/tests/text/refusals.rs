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
        (PlayError::NotYourTurn, "It is the other player's turn."),
        (PlayError::WrongPhase(Phase::Give), "First give a piece."),
        (PlayError::WrongPhase(place), "First place the short square solid dark piece."),
        (PlayError::WrongPhase(Phase::Done), "All pieces are placed: call QUARTO! or say done."),
        (
            PlayError::NotInReserve("F".parse().unwrap()),
            "That piece is gone: short square solid dark. Choose another one.",
        ),
        (PlayError::Occupied("b2".parse().unwrap()), "b2 is occupied. Choose an empty square."),
        (PlayError::NoCalls, "Nobody calls in this game: an alignment wins by itself."),
        (
            PlayError::NotAWinningShape("blockb2".parse().unwrap()),
            "In this game it cannot win: block b2.",
        ),
        (PlayError::NoWindow, "Nothing has been placed that could be called."),
        (PlayError::NotYourWindow, "It is the other player's turn to call."),
        (
            PlayError::CallUsed,
            "You have called already. You may call again after the next placement.",
        ),
    ];
    let rest = [
        (Refusal::NotStarted, "The game has not started."),
        (Refusal::Started, "The game has started already."),
        (Refusal::NotOver, "The game is not over yet."),
        (Refusal::SeatTaken, "The seat is taken."),
        (Refusal::TimeIsUp, "Time is up."),
        (Refusal::NoClock, "No clock is running."),
        (
            Refusal::BadList,
            "Send one action, or a placement and then a piece to give, a call or “done”.",
        ),
        (Refusal::Offered, "You have asked that already. Play on, and ask again later."),
        (Refusal::NotOffered, "There is nothing to answer."),
        (Refusal::NoAssistance, "This game is played without assistance."),
        (Refusal::NoTakebacks, "Nothing is taken back in this game."),
        (Refusal::NothingToTakeBack, "There is nothing to take back."),
        (Refusal::NotBlindfold, "The board is there to see."),
        (Refusal::NoQuestionLeft, "You have no question left in this turn."),
        (Refusal::NoQuestions, "In this game you may ask nothing."),
        (
            Refusal::TooMuchAsked,
            "That is more than one question. Ask about a square, a row, a column, a diagonal, a \
             block or what is left.",
        ),
        (
            Refusal::Enough,
            "This game has become very long. From now on, only moves, calls and the end of the \
             game are possible.",
        ),
        (Refusal::NoClaims, "This game cannot be claimed."),
        (Refusal::NotAbandoned, "The opponent has not been gone long enough."),
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
