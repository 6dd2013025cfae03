//! What is heard at the terminal: sounds, speech, and a training for the ear.

pub(crate) mod loudspeaker;
pub(crate) mod sound_player;
pub(crate) mod speech;
pub(crate) mod training;
