//! Reads files with a reader that was written from the format's specification, not from the writer.

use quarto_rules::Piece;
use quarto_sound::{Column, Sound};

use crate::dsp::RATE;
use crate::listener::{Heard, column, ear};

/// A file as any other program reads it: chunk by chunk.
struct File {
    channels: u16,
    rate: u32,
    samples: Vec<i16>,
}

fn number(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |number, byte| number << 8 | u32::from(*byte))
}

fn read(bytes: &[u8]) -> File {
    assert_eq!((&bytes[..4], &bytes[8..12]), (&b"RIFF"[..], &b"WAVE"[..]));
    assert_eq!(number(&bytes[4..8]) as usize, bytes.len() - 8);
    let mut file = File { channels: 0, rate: 0, samples: Vec::new() };
    let mut rest = &bytes[12..];
    while let [a, b, c, d, rest_of @ ..] = rest {
        let (size, body) = rest_of.split_at(4);
        let (body, next) = body.split_at(number(size) as usize);
        match &[*a, *b, *c, *d] {
            b"fmt " => read_format(body, &mut file),
            b"data" => file.samples = body.chunks(2).map(sample).collect(),
            other => panic!("unexpected chunk {other:?}"),
        }
        rest = next;
    }
    file
}

fn read_format(body: &[u8], file: &mut File) {
    let [format, channels, frame, bits] =
        [0, 2, 12, 14].map(|at| u16::try_from(number(&body[at..at + 2])).unwrap());
    let [rate, bytes_a_second] = [4, 8].map(|at| number(&body[at..at + 4]));
    assert_eq!((format, bits, frame), (1, 16, channels * 2));
    assert_eq!(bytes_a_second, rate * u32::from(frame));
    (file.channels, file.rate) = (channels, rate);
}

fn sample(bytes: &[u8]) -> i16 {
    i16::from_le_bytes([bytes[0], bytes[1]])
}

#[test]
fn a_file_holds_the_samples() {
    for sound in Sound::all() {
        let (file, samples) = (read(&sound.recipe().to_wav(RATE)), sound.recipe().samples(RATE));
        assert_eq!((file.channels, file.rate), (2, RATE));
        assert_eq!(file.samples.len(), 2 * samples.len());
        for (read, sample) in file.samples.iter().zip(samples.iter().flatten()) {
            assert!((f64::from(*read) / 32_767.0 - sample).abs() < 1.0 / 32_767.0);
        }
    }
}

#[test]
fn pieces_are_known_from_files() {
    for (piece, own) in Piece::ALL.into_iter().zip(Column::ALL.into_iter().cycle()) {
        let file = read(&Sound::Piece(piece, Some(own)).recipe().to_wav(RATE));
        let pairs = file.samples.chunks(2);
        let samples: Vec<[f64; 2]> = pairs
            .map(|pair| [pair[0], pair[1]].map(|sample| f64::from(sample) / 32_767.0))
            .collect();
        assert_eq!(column(&samples), own);
        assert_eq!(Heard::of(&ear(&samples, 0)).piece(), piece);
    }
}
