use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use quarto_sound::Sound;

use crate::audio::sound_player::{SoundError, SoundPlayer};

/// Plays sounds in the background, one after the other; the game never waits for them.
#[derive(Debug)]
pub struct Loudspeaker {
    /// The queue of the player's thread, which ends when this is dropped.
    orders: Option<Sender<Vec<Sound>>>,
    failures: Receiver<SoundError>,
}

/// The number of latest sounds that are played when the game is faster than its sounds.
const LATEST: usize = 6;

/// The longest time to wait for the last sounds at the end.
const END: Duration = Duration::from_secs(6);

impl Loudspeaker {
    /// Returns a loudspeaker that uses a player.
    #[must_use]
    pub fn new(player: SoundPlayer) -> Loudspeaker {
        let (orders, received) = channel();
        let (failed, failures) = channel();
        std::thread::spawn(move || {
            if let Err(error) = work(player, &received) {
                // If this fails, the loudspeaker is gone already.
                let _ = failed.send(error);
            }
        });
        Loudspeaker { orders: Some(orders), failures }
    }

    /// Queues sounds after the earlier ones, and returns at once.
    ///
    /// # Errors
    /// If earlier sounds could not be played. The loudspeaker is silent from then on.
    pub fn play(&self, sounds: &[Sound]) -> Result<(), SoundError> {
        if let (Some(orders), [_, ..]) = (&self.orders, sounds) {
            // If the thread has ended, it has sent the reason.
            let _ = orders.send(sounds.to_vec());
        }
        self.failures.try_recv().map_or(Ok(()), Err)
    }
}

impl Drop for Loudspeaker {
    /// Waits for the last sounds to end, for a limited time.
    fn drop(&mut self) {
        self.orders = None;
        // The thread ends when everything is played; this only waits for that.
        let _ = self.failures.recv_timeout(END);
    }
}

/// Plays queued sounds until the queue is closed.
fn work(mut player: SoundPlayer, orders: &Receiver<Vec<Sound>>) -> Result<(), SoundError> {
    while let Ok(mut sounds) = orders.recv() {
        sounds.extend(orders.try_iter().flatten());
        player.play(&sounds[sounds.len().saturating_sub(LATEST)..])?;
    }
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use quarto_rules::Piece;
    use quarto_sound::Recipe;

    use super::*;
    use crate::fakes;

    #[test]
    fn sounds_are_played_while_the_game_goes_on() {
        let folder = fakes::folder("loudspeaker");
        // The script plays only once the test has written to `go`.
        fakes::program(&folder, "pw-play", "read go < $HERE/go; cp \"$1\" $HERE/heard");
        let made = std::process::Command::new("mkfifo").arg(folder.join("go")).status().unwrap();
        assert!(made.success());
        let speaker =
            Loudspeaker::new(SoundPlayer::find_in(std::slice::from_ref(&folder)).unwrap());
        let sounds = [Sound::Piece(Piece::ALL[3], None)];
        speaker.play(&sounds).unwrap();
        std::fs::write(folder.join("go"), "go\n").unwrap();
        drop(speaker);
        let heard = std::fs::read(folder.join("heard")).unwrap();
        assert_eq!(heard, Recipe::in_turn(&sounds).to_wav(44_100));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_game_that_is_faster_than_its_sounds_lets_the_latest_be_heard() {
        let (orders, received) = channel();
        let folder = fakes::folder("fast");
        fakes::program(&folder, "pw-play", "cp \"$1\" $HERE/heard");
        for piece in Piece::ALL {
            orders.send(vec![Sound::Piece(piece, None)]).unwrap();
        }
        drop(orders);
        let player = SoundPlayer::find_in(std::slice::from_ref(&folder)).unwrap();
        work(player, &received).unwrap();
        let latest: Vec<Sound> =
            Piece::ALL[10..].iter().map(|piece| Sound::Piece(*piece, None)).collect();
        let heard = std::fs::read(folder.join("heard")).unwrap();
        assert_eq!(heard, Recipe::in_turn(&latest).to_wav(44_100));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn failures_are_told_once() {
        let folder = fakes::folder("silent");
        fakes::program(&folder, "pw-play", "exit 1");
        let speaker =
            Loudspeaker::new(SoundPlayer::find_in(std::slice::from_ref(&folder)).unwrap());
        let sounds = [Sound::Piece(Piece::ALL[3], None)];
        let _ = speaker.play(&sounds);
        let look = || {
            std::thread::yield_now();
            speaker.play(&[]).err()
        };
        let first = std::iter::repeat_with(look).flatten().next().unwrap();
        assert!(matches!(first, SoundError::NotPlayed(_)), "{first}");
        speaker.play(&sounds).unwrap();
        std::fs::remove_dir_all(folder).unwrap();
    }
}
