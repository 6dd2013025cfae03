use quarto_game::{Command, Question, Rematch, Seat, Takebacks, View};
use quarto_rules::{Action, Player};
use quarto_text::Verbosity;

use crate::{Confirmation, Info, Intent, Offered};

/// What follows from an intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// These commands of these seats, one after the other.
    Order(Vec<(Seat, Command)>),
    /// The player must confirm it first.
    Confirm(Confirmation),
    /// An answer from what the player sees.
    Answer(Question),
    /// The answer to a question is hidden, and a spectator cannot ask the game.
    Hidden,
    /// Information.
    Tell(Info),
    /// A hint.
    Hint,
    /// What every action is worth.
    Analyse,
    /// Nothing is done, and the player is told so.
    Refrain,
    /// This much is said from now on.
    Choose(Verbosity),
    /// The player leaves.
    Leave,
    /// A spectator cannot do that.
    OnlyWatching,
}

impl Intent {
    /// Returns what follows from the intent at a screen with these seats, which shows `view`: that of
    /// the [acting seat](acting_seat).
    #[must_use]
    pub fn effect(self, view: &View, seats: &[Seat]) -> Effect {
        let seat = acting_seat(seats, view);
        match (self, seat) {
            (Intent::Ask(question), _) if view.answer(question).is_some() => {
                Effect::Answer(question)
            }
            (Intent::Tell(info), _) => Effect::Tell(info),
            (Intent::Refrain, _) => Effect::Refrain,
            (Intent::Choose(verbosity), _) => Effect::Choose(verbosity),
            (Intent::Leave, _) => Effect::Leave,
            (Intent::Ask(_), None) => Effect::Hidden,
            (_, None) => Effect::OnlyWatching,
            (_, Some(seat)) => self.effect_of(seat, view, seats),
        }
    }

    /// Returns what follows from the intent of the player on a seat.
    fn effect_of(self, seat: Seat, view: &View, seats: &[Seat]) -> Effect {
        let command = match self {
            Intent::Hint => return Effect::Hint,
            Intent::Analyse => return Effect::Analyse,
            Intent::Act(Action::Call(shape)) => {
                return confirmed(Confirmation::Call(shape), seat, view);
            }
            Intent::Resign => return confirmed(Confirmation::Resign, seat, view),
            Intent::Accept(offered) => {
                return answer(
                    offered,
                    [Command::AcceptDraw, Command::AcceptTakeback],
                    view,
                    seats,
                );
            }
            Intent::Decline(offered) => {
                let answers = [Command::DeclineDraw, Command::DeclineTakeback];
                return answer(offered, answers, view, seats);
            }
            Intent::Undo => return Effect::Order(undo(seat, view, seats)),
            Intent::Rematch => return Effect::Order(rematch(view, seats)),
            Intent::Confirmed(confirmation) => confirmation.command(),
            Intent::Act(action) => Command::Act { actions: vec![action] },
            Intent::Ask(question) => Command::Ask { question },
            Intent::Greet(greeting) => Command::Greet { greeting },
            Intent::OfferDraw => Command::OfferDraw,
            Intent::Claim => Command::Claim,
            // These are the same for everyone.
            Intent::Tell(info) => return Effect::Tell(info),
            Intent::Refrain => return Effect::Refrain,
            Intent::Choose(verbosity) => return Effect::Choose(verbosity),
            Intent::Leave => return Effect::Leave,
        };
        Effect::Order(vec![(seat, command)])
    }
}

/// Returns the seat that acts now among those at a screen: two players at one screen take turns.
#[must_use]
pub fn acting_seat(seats: &[Seat], view: &View) -> Option<Seat> {
    view.seat_to_act().filter(|seat| seats.contains(seat)).or(seats.first().copied())
}

/// Returns the player who is offered a draw, if both players are at this screen.
#[must_use]
pub fn offered_draw(view: &View, seats: &[Seat]) -> Option<Player> {
    view.draw_offer.filter(|_| seats.len() == 2).map(Player::opponent)
}

fn confirmed(what: Confirmation, seat: Seat, view: &View) -> Effect {
    if what.costs(view) {
        Effect::Confirm(what)
    } else {
        Effect::Order(vec![(seat, what.command())])
    }
}

/// Returns the answer to an offer, from the seat that can give it. Without a name it is the one that is
/// open, a draw first.
fn answer(
    offered: Option<Offered>,
    [draw, takeback]: [Command; 2],
    view: &View,
    seats: &[Seat],
) -> Effect {
    let asked = |by: Option<Player>| {
        let seat = view.seat(by?.opponent())?;
        seats.contains(&seat).then_some(seat)
    };
    let (to_draw, to_takeback) = (asked(view.draw_offer), asked(view.takeback));
    let is_takeback = match offered {
        Some(Offered::Draw) => false,
        Some(Offered::Takeback) => true,
        None => to_draw.is_none() && view.takeback.is_some(),
    };
    let (seat, command) = if is_takeback { (to_takeback, takeback) } else { (to_draw, draw) };
    // If no one here was asked, the game says so.
    let seat = seat.or(acting_seat(seats, view));
    Effect::Order(seat.map(|seat| (seat, command)).into_iter().collect())
}

/// Returns the commands that take back the latest action: the player's own or, at one screen, that of
/// either player, since both are there to agree.
fn undo(seat: Seat, view: &View, seats: &[Seat]) -> Vec<(Seat, Command)> {
    if seats.len() < 2 {
        return vec![(seat, Command::AskTakeback)];
    }
    let last = view.last_to_act().and_then(|player| view.seat(player)).unwrap_or(seat);
    let asks = view.options.takebacks() == Takebacks::Ask;
    let agree = asks.then_some((last.other(), Command::AcceptTakeback));
    [(last, Command::AskTakeback)].into_iter().chain(agree).collect()
}

/// Returns the wishes for another game of those at this screen who have not asked for one yet.
fn rematch(view: &View, seats: &[Seat]) -> Vec<(Seat, Command)> {
    let asked = match view.rematch {
        Rematch::Offered(by) if seats.len() == 2 => view.seat(by),
        Rematch::Offered(_) | Rematch::None | Rematch::Agreed => None,
    };
    let wanting = seats.iter().copied().filter(|seat| Some(*seat) != asked);
    wanting.map(|seat| (seat, Command::Rematch)).collect()
}
