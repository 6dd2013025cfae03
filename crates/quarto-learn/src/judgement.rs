use quarto_engine::{AnalysisDetail, SearchLimits, Solution, Solver, Threat};
use quarto_rules::{Action, Alignment, PieceSet, Play, PlayError, Shape, TraitValue, Value};
use quarto_text::{LearnText, Voice};

use crate::{Goal, LessonStep};

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It does what the step asks for; with the alignments that it makes or points out.
    Right(Vec<Alignment>),
    /// It does not, and why.
    Wrong(Mistake),
}

/// Why an answer is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The rules do not allow it.
    NotAllowed(PlayError),
    /// The step asks for a piece to give.
    NotGiven,
    /// The step asks for a square.
    NotPlaced,
    /// The step asks for a call.
    NotCalled,
    /// The piece does not have this trait.
    OtherTrait(TraitValue),
    /// The placement completes nothing.
    NothingMade,
    /// With this piece the opponent wins here.
    LetsWin {
        /// Three pieces and the square that is missing.
        threat: Threat,
    },
    /// After the placement, the opponent wins with every piece that could be given.
    NothingSafe,
    /// The shape is not full.
    NotFull(Shape),
    /// The four pieces of the shape share nothing that counts.
    NothingShared(Shape),
    /// The alignment was made earlier, and nobody called it then (R11).
    Expired(Alignment),
    /// There is an alignment to call.
    Missed(Alignment),
    /// It gives away what the position was worth.
    Spoils {
        /// What the position was worth.
        before: Value,
        /// What it is worth afterwards.
        after: Value,
    },
}

impl Mistake {
    /// Returns the reason in words.
    #[must_use]
    pub fn words(&self, voice: Voice) -> String {
        voice.say(match self {
            Mistake::NotAllowed(error) => return voice.refusal((*error).into()),
            Mistake::NotGiven => LearnText::MistakeNotGiven,
            Mistake::NotPlaced => LearnText::MistakeNotPlaced,
            Mistake::NotCalled => LearnText::MistakeNotCalled,
            Mistake::OtherTrait(value) => {
                let (wanted, is) = (voice.value(*value), voice.value(value.opposite()));
                return voice.say(LearnText::MistakeOtherTrait { wanted: &wanted, is: &is });
            }
            Mistake::NothingMade => LearnText::MistakeNothingMade,
            Mistake::LetsWin { threat } => {
                let shape = voice.shape(threat.shape);
                let value = voice.value(threat.shared);
                let square = threat.square.to_string();
                return voice.say(LearnText::MistakeLetsWin {
                    shape: &shape,
                    square: &square,
                    value: &value,
                });
            }
            Mistake::NothingSafe => LearnText::MistakeNothingSafe,
            Mistake::NotFull(shape) => {
                return voice.say(LearnText::MistakeNotFull { shape: &voice.shape(*shape) });
            }
            Mistake::NothingShared(shape) => {
                return voice.say(LearnText::MistakeNothingShared { shape: &voice.shape(*shape) });
            }
            Mistake::Expired(alignment) => {
                let alignment = voice.alignment(*alignment);
                return voice.say(LearnText::MistakeExpired { alignment: &alignment });
            }
            Mistake::Missed(alignment) => {
                let alignment = voice.alignment(*alignment);
                return voice.say(LearnText::MistakeMissed { alignment: &alignment });
            }
            Mistake::Spoils { before, after } => {
                let (before, after) = (voice.worth(Some(*before)), voice.worth(Some(*after)));
                return voice.say(LearnText::MistakeSpoils { before: &before, after: &after });
            }
        })
    }
}

/// Judges an action by the rules and by what the step asks for.
pub(crate) fn judge(step: &LessonStep, action: Action) -> Judgement {
    match wrong(step, action) {
        Some(mistake) => Judgement::Wrong(mistake),
        None => Judgement::Right(shown(step.play(), action)),
    }
}

fn wrong(step: &LessonStep, action: Action) -> Option<Mistake> {
    let (play, goal) = (step.play(), step.goal());
    match (goal, action) {
        (_, Action::Call(shape)) if play.terms().rules.shapes().contains(shape) => {
            wrong_call(play, shape).or(other_than_a_call(goal))
        }
        (Goal::Decide, _) if let Some(missed) = play.open_alignments().next() => {
            Some(Mistake::Missed(missed))
        }
        (Goal::Call, _) => Some(Mistake::NotCalled),
        (Goal::Pick(_) | Goal::GiveAny | Goal::GiveSafe | Goal::GiveWell, Action::Place(_)) => {
            Some(Mistake::NotGiven)
        }
        (
            Goal::PlaceAny | Goal::PlaceToWin | Goal::PlaceSafe | Goal::PlaceWell,
            Action::Give(_) | Action::Done,
        ) => Some(Mistake::NotPlaced),
        _ if let Err(error) = play.check(play.position().player(), action) => {
            Some(Mistake::NotAllowed(error))
        }
        (Goal::Pick(value), Action::Give(piece)) => {
            (!piece.shows(value)).then_some(Mistake::OtherTrait(value))
        }
        (Goal::GiveSafe, Action::Give(piece)) => {
            let rules = play.terms().rules;
            let mut threats = Threat::all(play.position().board(), rules);
            let threat = threats.find(|threat| threat.is_met_by(piece))?;
            Some(Mistake::LetsWin { threat })
        }
        (Goal::PlaceToWin, Action::Place(_)) => {
            shown(play, action).is_empty().then_some(Mistake::NothingMade)
        }
        (Goal::PlaceSafe, Action::Place(_)) => {
            safe(&after(play, action)).is_empty().then_some(Mistake::NothingSafe)
        }
        (Goal::GiveWell | Goal::PlaceWell, _) => step.worth().spoiled_by(action),
        (
            Goal::Pick(_)
            | Goal::GiveAny
            | Goal::GiveSafe
            | Goal::PlaceAny
            | Goal::PlaceToWin
            | Goal::PlaceSafe
            | Goal::Decide,
            _,
        ) => None,
    }
}

/// Returns why a right call is not what the step asks for.
const fn other_than_a_call(goal: Goal) -> Option<Mistake> {
    match goal {
        Goal::Call | Goal::Decide => None,
        Goal::Pick(_) | Goal::GiveAny | Goal::GiveSafe | Goal::GiveWell => Some(Mistake::NotGiven),
        Goal::PlaceAny | Goal::PlaceToWin | Goal::PlaceSafe | Goal::PlaceWell => {
            Some(Mistake::NotPlaced)
        }
    }
}

/// Returns why a call is wrong. In a lesson the learner is told; in a game nobody is (D2).
fn wrong_call(play: &Play, shape: Shape) -> Option<Mistake> {
    let (board, rules) = (play.position().board(), play.terms().rules);
    if !board.occupied().contains_all(shape.squares()) {
        return Some(Mistake::NotFull(shape));
    }
    match Alignment::find(board, rules, shape) {
        None => Some(Mistake::NothingShared(shape)),
        Some(alignment) if !play.open_alignments().any(|open| open == alignment) => {
            Some(Mistake::Expired(alignment))
        }
        Some(_) => None,
    }
}

/// Returns the alignments that an action makes or points out.
fn shown(play: &Play, action: Action) -> Vec<Alignment> {
    match action {
        Action::Place(square) => {
            let board = *after(play, action).position().board();
            Alignment::through(&board, play.terms().rules, square).collect()
        }
        Action::Call(shape) => {
            play.open_alignments().filter(|open| open.shape() == shape).collect()
        }
        Action::Give(_) | Action::Done => Vec::new(),
    }
}

/// Returns the game after an action; a refused one leaves it as it was.
fn after(play: &Play, action: Action) -> Play {
    let mut next = *play;
    let _ = next.act(action);
    next
}

/// Returns the pieces with which the opponent could not win at once.
fn safe(play: &Play) -> PieceSet {
    let (position, rules) = (play.position(), play.terms().rules);
    let wins = |piece| Threat::all(position.board(), rules).any(|threat| threat.is_met_by(piece));
    position.reserve().iter().filter(|piece| !wins(*piece)).collect()
}

/// What a position and its actions are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Worth {
    position: Value,
    actions: Vec<(Action, Value)>,
}

impl Worth {
    pub(crate) fn of(play: &Play) -> Worth {
        let solver = Solver::new(play.terms().rules);
        let limits = SearchLimits::default();
        let analysis = solver.analyse(play.position(), AnalysisDetail::Moves, limits);
        let known = |(action, worth): &(Action, Solution)| Some((*action, worth.value()?));
        Worth {
            position: analysis.worth.value().expect("a search without limits ends"),
            actions: analysis.moves.iter().filter_map(known).collect(),
        }
    }

    fn spoiled_by(&self, action: Action) -> Option<Mistake> {
        let (_, after) = *self.actions.iter().find(|(known, _)| *known == action)?;
        let before = self.position;
        let is_kept = match before {
            Value::Win(_) => matches!(after, Value::Win(_)),
            Value::Draw => !matches!(after, Value::Loss(_)),
            Value::Loss(_) => true,
        };
        (!is_kept).then_some(Mistake::Spoils { before, after })
    }
}
