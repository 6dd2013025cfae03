use quarto_game::{Command, Refusal, View};
use quarto_rules::{Action, PlayError};

/// All refusals that say everything by themselves.
const SIMPLE: [Refusal; 27] = [
    Refusal::NotStarted,
    Refusal::Started,
    Refusal::NotOver,
    Refusal::SeatTaken,
    Refusal::TimeIsUp,
    Refusal::NoClock,
    Refusal::BadList,
    Refusal::Offered,
    Refusal::NotOffered,
    Refusal::NoAssistance,
    Refusal::NoTakebacks,
    Refusal::NothingToTakeBack,
    Refusal::NotBlindfold,
    Refusal::NoQuestions,
    Refusal::NoQuestionLeft,
    Refusal::TooMuchAsked,
    Refusal::Enough,
    Refusal::NoClaims,
    Refusal::NotAbandoned,
    Refusal::EnoughGreetings,
    Refusal::Play(PlayError::GameOver),
    Refusal::Play(PlayError::NotYourTurn),
    Refusal::Play(PlayError::NoCalls),
    Refusal::Play(PlayError::NoWindow),
    Refusal::Play(PlayError::NotYourWindow),
    Refusal::Play(PlayError::CallUsed),
    Refusal::Play(PlayError::NothingGiven),
];

/// Returns the refusal that a code stands for, if `command` was refused in a game that looks like
/// this; `None` if the code is not about the game.
#[must_use]
pub fn refusal(code: &str, command: &Command, view: &View) -> Option<Refusal> {
    let actions = if let Command::Act { actions } = command { &actions[..] } else { &[] };
    let about = actions.iter().filter_map(|action| match *action {
        Action::Give(piece) => Some(PlayError::NotInReserve(piece)),
        Action::Place(square) => Some(PlayError::Occupied(square)),
        Action::Call(shape) => Some(PlayError::NotAWinningShape(shape)),
        Action::Done => None,
    });
    let phase = view.turn().map(|turn| PlayError::WrongPhase(turn.phase));
    let mut all = SIMPLE.into_iter().chain(about.chain(phase).map(Refusal::Play));
    all.find(|refusal| refusal.code() == code)
}

#[cfg(test)]
mod tests {
    use quarto_game::{Game, Options, Party, REFUSALS, Seat, Time, Viewer};

    use super::*;

    #[test]
    fn every_code_stands_for_its_refusal() {
        let mut game = Game::open(&Game::create(Options::default(), 7, Time(0)).unwrap()).unwrap();
        for (seat, name) in [(Seat::First, "Ada"), (Seat::Second, "Bo")] {
            let sit = Command::Sit(Party::Person(name.parse().unwrap()));
            game.apply_all(&game.judge(seat, &sit, Time(0).into()).unwrap()).unwrap();
        }
        game.apply(&game.start(Time(0)).unwrap()).unwrap();
        let view = game.view(Viewer::Spectator, Time(0));
        let all = ["K", "a1", "Q row1"].map(|action| action.parse().unwrap());
        let command = Command::Act { actions: all.into() };
        for (code, _) in REFUSALS {
            assert_eq!(refusal(code, &command, &view).map(Refusal::code), Some(*code));
        }
        assert_eq!(refusal("no-game", &command, &view), None);
        let occupied = PlayError::Occupied("a1".parse().unwrap());
        assert_eq!(refusal("occupied", &command, &view), Some(occupied.into()));
        assert_eq!(refusal("occupied", &Command::Resign, &view), None);
    }
}
