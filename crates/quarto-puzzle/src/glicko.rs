use core::f64::consts::PI;

/// How strong a player is, or how hard a puzzle, by Glicko-2.
///
/// The system is Mark Glickman's; the names are those of his [description](http://www.glicko.net/glicko/glicko2.pdf), whose
/// example is this one:
///
/// ```
/// use quarto_puzzle::Glicko;
///
/// let player = Glicko { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
/// let opponent = |rating, deviation| Glicko { rating, deviation, ..Glicko::default() };
/// let games = [(opponent(1400.0, 30.0), 1.0), (opponent(1550.0, 100.0), 0.0), (opponent(1700.0, 300.0), 0.0)];
/// let after = player.after(&games);
/// assert!((after.rating - 1464.06).abs() < 0.01);
/// assert!((after.deviation - 151.52).abs() < 0.01);
/// assert!((after.volatility - 0.05999).abs() < 0.00001);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glicko {
    /// The rating; 1500 is in the middle.
    pub rating: f64,
    /// How uncertain the rating is: in 19 of 20 cases it is wrong by less than twice this.
    pub deviation: f64,
    /// How much the rating changes without reason.
    pub volatility: f64,
}

impl Default for Glicko {
    /// Returns the rating of a player about whom nothing is known.
    fn default() -> Glicko {
        Glicko { rating: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

/// The ratio of the two scales of the description.
const SCALE: f64 = 173.7178;

/// How much volatilities may change.
const TAU: f64 = 0.5;

impl Glicko {
    /// Returns the rating after games against these opponents: 1 for a win, 0 for a loss, one half for a draw.
    #[must_use]
    pub fn after(self, games: &[(Glicko, f64)]) -> Glicko {
        let mu = (self.rating - 1500.0) / SCALE;
        let phi = self.deviation / SCALE;
        let (mut information, mut surprise) = (0.0, 0.0);
        for (opponent, score) in games {
            let other_phi = opponent.deviation / SCALE;
            let g = 1.0 / (1.0 + 3.0 * other_phi.powi(2) / PI.powi(2)).sqrt();
            let expected = 1.0 / (1.0 + (-g * (mu - (opponent.rating - 1500.0) / SCALE)).exp());
            information += g.powi(2) * expected * (1.0 - expected);
            surprise += g * (score - expected);
        }
        if games.is_empty() {
            let phi = phi.hypot(self.volatility);
            return Glicko { deviation: phi * SCALE, ..self };
        }
        let variance = 1.0 / information;
        let volatility = self.next_volatility(phi, variance, variance * surprise);
        let prior = phi.hypot(volatility);
        let phi = 1.0 / (1.0 / prior.powi(2) + 1.0 / variance).sqrt();
        let mu = mu + phi.powi(2) * surprise;
        Glicko { rating: mu * SCALE + 1500.0, deviation: phi * SCALE, volatility }
    }

    /// Finds the volatility by the Illinois algorithm, step 5 of the description.
    fn next_volatility(self, phi: f64, variance: f64, delta: f64) -> f64 {
        let start = self.volatility.powi(2).ln();
        let excess = |x: f64| {
            let sum = phi.powi(2) + variance + x.exp();
            x.exp() * (delta.powi(2) - sum) / (2.0 * sum.powi(2)) - (x - start) / TAU.powi(2)
        };
        let mut low = start;
        let mut high = if delta.powi(2) > phi.powi(2) + variance {
            (delta.powi(2) - phi.powi(2) - variance).ln()
        } else {
            let far = (1..100).map(|k| start - f64::from(k) * TAU).find(|x| excess(*x) >= 0.0);
            far.unwrap_or(start - TAU)
        };
        let (mut at_low, mut at_high) = (excess(low), excess(high));
        for _ in 0..100 {
            if (high - low).abs() <= 1e-6 {
                break;
            }
            let middle = low + (low - high) * at_low / (at_high - at_low);
            let at_middle = excess(middle);
            if at_middle * at_high <= 0.0 {
                (low, at_low) = (high, at_high);
            } else {
                at_low /= 2.0;
            }
            (high, at_high) = (middle, at_middle);
        }
        (low / 2.0).exp()
    }
}
