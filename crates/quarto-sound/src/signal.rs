use crate::Note;

/// A signal for something that happens in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Signal {
    /// It is the listener's turn: two soft notes upwards.
    YourTurn,
    /// A piece touches the board: a knock, before the sound of the piece itself.
    Placed,
    /// A player calls QUARTO! and is right: a trumpet.
    Call,
    /// A player calls and is wrong: a buzzer, downwards.
    WrongCall,
    /// Time will soon run out: four ticks.
    ClockWarning,
    /// The edge of the board is reached: a dull thud.
    Edge,
    /// The listener has won: bells upwards.
    Won,
    /// The listener has lost: slow notes downwards.
    Lost,
    /// The game is a draw: the same chord twice.
    Drawn,
}

/// A pure tone.
const PURE: &[f64] = &[1.0];
/// A trumpet: all harmonics, like a sawtooth wave.
const BRASS: &[f64] = &[0.5, 0.4, 0.3, 0.2, 0.15, 0.1];
/// A bell: few harmonics, the octave strong.
const BELL: &[f64] = &[0.6, 0.4, 0.0, 0.2];
/// Wood: no tone stands out.
const WOOD: &[f64] = &[0.3, 0.3, 0.25, 0.2, 0.2, 0.15, 0.1];

/// Returns a note of a signal; everything else is the same for all of them.
const fn note(partials: &'static [f64], start: f64, frequency: f64, length: f64) -> Note {
    Note {
        start,
        length,
        attack: 0.004,
        fade: 0.02,
        frequency,
        partials,
        decay: 0.3,
        tremolo: None,
        gain: 0.5,
        pan: 0.0,
    }
}

/// Returns a note that ends at once.
const fn tap(partials: &'static [f64], start: f64, frequency: f64, length: f64) -> Note {
    Note { decay: 0.02, ..note(partials, start, frequency, length) }
}

impl Signal {
    /// Every signal.
    pub const ALL: [Signal; 9] = [
        Signal::YourTurn,
        Signal::Placed,
        Signal::Call,
        Signal::WrongCall,
        Signal::ClockWarning,
        Signal::Edge,
        Signal::Won,
        Signal::Lost,
        Signal::Drawn,
    ];

    /// Returns its name, for programs and files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Signal::YourTurn => "your-turn",
            Signal::Placed => "placed",
            Signal::Call => "call",
            Signal::WrongCall => "wrong-call",
            Signal::ClockWarning => "clock-warning",
            Signal::Edge => "edge",
            Signal::Won => "won",
            Signal::Lost => "lost",
            Signal::Drawn => "drawn",
        }
    }

    /// Returns the notes that it is made of.
    pub(crate) fn notes(self) -> Vec<Note> {
        match self {
            Signal::YourTurn => vec![note(PURE, 0.0, 440.0, 0.12), note(PURE, 0.13, 587.0, 0.2)],
            Signal::Placed => vec![tap(WOOD, 0.0, 185.0, 0.06)],
            Signal::Call => vec![
                note(BRASS, 0.0, 587.0, 0.08),
                note(BRASS, 0.1, 587.0, 0.08),
                note(BRASS, 0.2, 880.0, 0.45),
            ],
            Signal::WrongCall => {
                vec![note(BRASS, 0.0, 196.0, 0.18), note(BRASS, 0.2, 139.0, 0.4)]
            }
            Signal::ClockWarning => {
                [0.0, 0.15, 0.3, 0.45].map(|start| tap(PURE, start, 1760.0, 0.06)).to_vec()
            }
            Signal::Edge => vec![tap(PURE, 0.0, 330.0, 0.05), tap(PURE, 0.06, 233.0, 0.08)],
            Signal::Won => vec![
                note(BELL, 0.0, 392.0, 0.11),
                note(BELL, 0.11, 523.0, 0.11),
                note(BELL, 0.22, 659.0, 0.11),
                note(BELL, 0.33, 1047.0, 0.35),
            ],
            Signal::Lost => vec![
                note(PURE, 0.0, 466.0, 0.19),
                note(PURE, 0.2, 370.0, 0.19),
                note(PURE, 0.4, 262.0, 0.28),
            ],
            Signal::Drawn => [0.0, 0.3]
                .into_iter()
                .flat_map(|start| [392.0, 494.0].map(|pitch| note(BELL, start, pitch, 0.28)))
                .collect(),
        }
    }
}
