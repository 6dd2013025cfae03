//! Plain measurements of samples, independent of how they were made.

use std::f64::consts::TAU;

/// The sample rate in these tests.
pub(crate) const RATE: u32 = 22_050;

/// Returns the samples between two times, in seconds.
pub(crate) fn span(samples: &[f64], from: f64, to: f64) -> &[f64] {
    let index = |seconds: f64| ((seconds * f64::from(RATE)) as usize).min(samples.len());
    &samples[index(from)..index(to)]
}

pub(crate) fn energy(samples: &[f64]) -> f64 {
    samples.iter().map(|sample| sample * sample).sum()
}

pub(crate) fn rms(samples: &[f64]) -> f64 {
    (energy(samples) / samples.len().max(1) as f64).sqrt()
}

/// Returns how strong a frequency is in values with a sample rate of `rate`.
pub(crate) fn strength(values: &[f64], frequency: f64, rate: f64) -> f64 {
    let (mut sine, mut cosine) = (0.0, 0.0);
    for (index, value) in values.iter().enumerate() {
        let phase = TAU * frequency * index as f64 / rate;
        sine += value * phase.sin();
        cosine += value * phase.cos();
    }
    sine.hypot(cosine) / values.len().max(1) as f64
}

/// Returns the pitch from 100 to 1500 Hz: that of the first lag at which a sound is most like itself
/// (autocorrelation).
pub(crate) fn pitch(samples: &[f64]) -> f64 {
    let likeness = |lag: usize| {
        let (early, late) = (&samples[..samples.len() - lag], &samples[lag..]);
        let product: f64 = early.iter().zip(late).map(|(one, other)| one * other).sum();
        product / (energy(early) * energy(late)).sqrt()
    };
    let rate = RATE as usize;
    let likenesses: Vec<f64> = (0..rate / 100).map(likeness).collect();
    let is_peak = |lag: &usize| {
        let around = &likenesses[lag - 1..=lag + 1];
        around[1] > 0.9 && around[1] >= around[0] && around[1] >= around[2]
    };
    let lag = (rate / 1500..likenesses.len() - 1).find(is_peak).unwrap();
    let [before, top, after] = [-1_isize, 0, 1].map(|by| likenesses[lag.strict_add_signed(by)]);
    let between = (before - after) / (2.0 * (before - 2.0 * top + after));
    f64::from(RATE) / (lag as f64 + between)
}

/// The sample rate of an envelope.
pub(crate) const ENVELOPE_RATE: f64 = 250.0;

/// Returns the envelope: the volume 250 times per second, each measured over 12 ms.
pub(crate) fn envelope(samples: &[f64]) -> Vec<f64> {
    let hop = 1.0 / ENVELOPE_RATE;
    let length = samples.len() as f64 / f64::from(RATE);
    let starts = (0..).map(|index| f64::from(index) * hop).take_while(|at| at + 0.012 < length);
    starts.map(|at| rms(span(samples, at, at + 0.012))).collect()
}

/// Returns the values minus the straight line that fits them best.
pub(crate) fn without_line(values: &[f64]) -> Vec<f64> {
    let count = values.len() as f64;
    let centred = |index: usize| index as f64 - (count - 1.0) / 2.0;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = (0..values.len()).map(|index| centred(index).powi(2)).sum();
    let numbered = || values.iter().enumerate();
    let slope = numbered().map(|(index, value)| centred(index) * value).sum::<f64>() / squares;
    numbered().map(|(index, value)| value - mean - slope * centred(index)).collect()
}

/// Returns the time in seconds by which nine tenths of the energy have passed.
pub(crate) fn ring(samples: &[f64]) -> f64 {
    let whole = energy(samples);
    let mut past = 0.0;
    let over = samples.iter().position(|sample| {
        past += sample * sample;
        past > 0.9 * whole
    });
    over.unwrap() as f64 / f64::from(RATE)
}
