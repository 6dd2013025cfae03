//! Sounds as files: WAVE with 16-bit PCM samples, left and right interleaved.

use crate::Recipe;

/// The length of the header before the samples, in bytes.
const HEADER: usize = 44;
/// The length of a pair of samples, in bytes.
const FRAME: u16 = 4;

impl Recipe {
    /// Returns the sound as a WAV file with this sample rate. A length that does not fit into the 32 bits
    /// of the header, after hours of sound, is written as the largest number.
    #[must_use]
    pub fn to_wav(&self, rate: u32) -> Vec<u8> {
        let samples = self.samples(rate);
        let bytes = samples.len().saturating_mul(FRAME.into());
        let mut file = Vec::with_capacity(bytes.saturating_add(HEADER));
        file.extend(header(u32::try_from(bytes).unwrap_or(u32::MAX), rate));
        file.extend(samples.iter().flatten().flat_map(|sample| to_bits(*sample).to_le_bytes()));
        file
    }
}

fn header(bytes: u32, rate: u32) -> Vec<u8> {
    let (format, channels, bits) = (1_u16, 2_u16, 16_u16);
    let mut header = Vec::with_capacity(HEADER);
    header.extend(b"RIFF");
    header.extend(bytes.saturating_add(36).to_le_bytes());
    header.extend(b"WAVEfmt ");
    header.extend(16_u32.to_le_bytes());
    header.extend(format.to_le_bytes());
    header.extend(channels.to_le_bytes());
    header.extend(rate.to_le_bytes());
    header.extend(rate.saturating_mul(FRAME.into()).to_le_bytes());
    header.extend(FRAME.to_le_bytes());
    header.extend(bits.to_le_bytes());
    header.extend(b"data");
    header.extend(bytes.to_le_bytes());
    header
}

/// Returns a sample from -1 to 1 as 16 bits; louder values are clipped.
#[expect(clippy::cast_possible_truncation, reason = "a cast of a float gives the nearest value")]
fn to_bits(sample: f64) -> i16 {
    (sample * f64::from(i16::MAX)).round() as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_the_largest_number() {
        let header = header(u32::MAX, u32::MAX);
        assert_eq!(header.len(), HEADER);
        for place in [4, 24, 28, 40] {
            assert_eq!(header[place..place + 4], [u8::MAX; 4], "{place}");
        }
    }
}
