use std::f64::consts::{FRAC_PI_2, TAU};

/// One note of a sound. At `t` seconds after its start it has the value
///
/// ```text
/// gain · window(t) · e^(-t / decay) · tremolo(t) · Σ partials[n] · sin(2π · (n + 1) · frequency · t)
///
/// window(t)  = min(1, t / attack, (length - t) / fade)
/// tremolo(t) = 1 - depth / 2 + depth / 2 · cos(2π · rate · t)
/// ```
///
/// with the share `cos(π/4 · (pan + 1))` on the left and `sin(π/4 · (pan + 1))` on the right.
///
/// Web Audio computes each factor with a node of its own: the window by a `GainNode` with
/// `linearRampToValueAtTime`, gain and decay by one with `setTargetAtTime(0, start, decay)`, the
/// tremolo by one whose gain is `1 - depth / 2` plus an `OscillatorNode` (a `PeriodicWave` with
/// `real = [0, depth / 2]`), the sum by an `OscillatorNode` (a `PeriodicWave` with `imag = [0,
/// …partials]`), both waves with `disableNormalization`, and the pan by a `StereoPannerNode`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// When it starts, in seconds after the start of the sound.
    pub start: f64,
    /// How long it lasts, in seconds.
    pub length: f64,
    /// How long it takes to reach full volume, in seconds.
    pub attack: f64,
    /// How long it takes to fade out, in seconds, within its length.
    pub fade: f64,
    /// The frequency in hertz.
    pub frequency: f64,
    /// The amplitudes of the harmonics: at the frequency itself, at twice, at three times and so on.
    pub partials: &'static [f64],
    /// The time in seconds after which it has decayed to 1/e.
    pub decay: f64,
    /// The tremolo, if it has one.
    pub tremolo: Option<Tremolo>,
    /// The volume.
    pub gain: f64,
    /// The place between left (-1) and right (1).
    pub pan: f64,
}

/// A tremolo: how the volume of a note goes up and down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tremolo {
    /// The rate in hertz.
    pub rate: f64,
    /// How far the volume goes down, from 0 (not at all) to 1 (to silence).
    pub depth: f64,
}

impl Note {
    /// Returns when it ends, in seconds after the start of the sound.
    #[must_use]
    pub fn end(&self) -> f64 {
        self.start + self.length
    }

    /// Returns the share of the note on the left and on the right.
    #[must_use]
    pub fn sides(&self) -> [f64; 2] {
        let angle = FRAC_PI_2 * f64::midpoint(self.pan, 1.0);
        [angle.cos(), angle.sin()]
    }

    /// Returns its value this many seconds after its start.
    #[must_use]
    pub fn at(&self, time: f64) -> f64 {
        if !(0.0..self.length).contains(&time) {
            return 0.0;
        }
        let window = 1.0_f64.min(time / self.attack).min((self.length - time) / self.fade);
        let tremolo = self.tremolo.map_or(1.0, |tremolo| tremolo.at(time));
        self.gain * window * (-time / self.decay).exp() * tremolo * self.wave(time)
    }

    fn wave(&self, time: f64) -> f64 {
        let phase = TAU * self.frequency * time;
        let numbered = (1_u32..).zip(self.partials).filter(|(_, partial)| **partial != 0.0);
        numbered.map(|(number, partial)| partial * (f64::from(number) * phase).sin()).sum()
    }
}

impl Tremolo {
    /// Returns the factor of the note's volume this many seconds after its start.
    #[must_use]
    pub fn at(&self, time: f64) -> f64 {
        1.0 - self.depth / 2.0 * (1.0 - (TAU * self.rate * time).cos())
    }
}
