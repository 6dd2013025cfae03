use crate::points::Share;
use crate::starts::{Role, Starts};
use crate::{BoutKind, EntrantId, Pairing, PointScheme, Points, Streaks, System, Tournament};

/// What an entrant has done so far. It is computed from the rounds whenever it is needed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Card {
    pub(crate) score: Points,
    /// All games for points, in the order of the rounds.
    pub(crate) meetings: Vec<Meeting>,
    /// The points of games to decide between equal scores, by opponent.
    pub(crate) play_offs: Vec<Meeting>,
    pub(crate) starts: Starts,
    /// How many byes were given because the number of entrants was odd.
    pub(crate) byes: u32,
    /// The wins in a row, now and at most.
    pub(crate) streak: u32,
    pub(crate) longest_streak: u32,
    /// Whether a game is still open.
    pub(crate) is_playing: bool,
}

/// A game as one of the two sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meeting {
    pub(crate) opponent: EntrantId,
    /// What came out, unless it is open.
    pub(crate) share: Option<Share>,
    pub(crate) points: Points,
}

impl Card {
    /// Returns how often the entrant has met another.
    pub(crate) fn met(&self, other: EntrantId) -> usize {
        self.meetings.iter().filter(|meeting| meeting.opponent == other).count()
    }

    pub(crate) fn wins(&self) -> usize {
        self.meetings.iter().filter(|meeting| meeting.share == Some(Share::Win)).count()
    }

    fn meet(&mut self, opponent: EntrantId, share: Option<Share>, worth: Worth) {
        let mut points = share.map_or(Points::ZERO, |share| worth.scheme.of(share));
        if worth.streaks == Streaks::Double && self.streak >= STREAK {
            points += points;
        }
        match share {
            Some(Share::Win) => self.streak += 1,
            Some(Share::Draw | Share::Loss) => self.streak = 0,
            None => self.is_playing = true,
        }
        self.longest_streak = self.longest_streak.max(self.streak);
        self.score += points;
        self.meetings.push(Meeting { opponent, share, points });
    }
}

/// After so many wins in a row, the next count double in an arena with streaks.
const STREAK: u32 = 2;

/// What a game counts.
#[derive(Clone, Copy)]
struct Worth {
    scheme: PointScheme,
    streaks: Streaks,
}

/// Returns the cards of all entrants, in the order of their numbers.
pub(crate) fn cards(tournament: &Tournament) -> Vec<Card> {
    let regulations = tournament.regulations();
    let streaks = match regulations.system {
        System::Arena { streaks, .. } => streaks,
        System::Swiss { .. } | System::RoundRobin { .. } | System::KnockOut { .. } => {
            Streaks::Plain
        }
    };
    let worth = Worth { scheme: regulations.points, streaks };
    let mut cards = vec![Card::default(); tournament.entrants().len()];
    for pairing in tournament.rounds().iter().flat_map(|round| &round.pairings) {
        match pairing {
            Pairing::Bye { id, points } => {
                let card = &mut cards[id.index()];
                card.score += *points;
                card.byes += u32::from(*points == worth.scheme.win());
            }
            Pairing::Bout(bout) => {
                for (id, role) in bout.both().into_iter().zip([Role::First, Role::Second]) {
                    let opponent = bout.opponent(id).expect("the entrant plays in it");
                    let (card, share) = (&mut cards[id.index()], bout.share(id));
                    match bout.kind {
                        BoutKind::Regular => {
                            card.starts.add(role);
                            card.meet(opponent, share, worth);
                        }
                        BoutKind::PlayOff => {
                            let points = share.map_or(Points::ZERO, |share| worth.scheme.of(share));
                            card.is_playing |= share.is_none();
                            card.play_offs.push(Meeting { opponent, share, points });
                        }
                    }
                }
            }
        }
    }
    cards
}
