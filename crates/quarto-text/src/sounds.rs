use quarto_rules::Trait;
use quarto_sound::Signal;

use crate::{SoundText, Voice};

impl Voice {
    /// Returns the meaning of a signal, as in "your turn".
    #[must_use]
    pub fn signal(self, signal: Signal) -> String {
        self.say(match signal {
            Signal::YourTurn => SoundText::SignalYourTurn,
            Signal::Placed => SoundText::SignalPlaced,
            Signal::Call => SoundText::SignalCall,
            Signal::WrongCall => SoundText::SignalWrongCall,
            Signal::ClockWarning => SoundText::SignalClockWarning,
            Signal::Edge => SoundText::SignalEdge,
            Signal::Won => SoundText::SignalWon,
            Signal::Lost => SoundText::SignalLost,
            Signal::Drawn => SoundText::SignalDrawn,
        })
    }

    /// Returns the explanation of how pieces sound, one sentence per line.
    ///
    /// ```
    /// use quarto_text::{Edition, Voice};
    ///
    /// let voice = Voice { edition: Edition::Access, ..Voice::default() };
    /// assert!(voice.how_pieces_sound().contains(
    ///     &"Tremolo (texture): a smooth piece sounds steady, a grooved one trembles.".to_owned()
    /// ));
    /// ```
    #[must_use]
    pub fn how_pieces_sound(self) -> [String; 5] {
        let [absent, present] = Trait::Colour.values().map(|value| self.value(value));
        let colour = &self.trait_name(Trait::Colour);
        let tremolo =
            SoundText::SoundsTremolo { r#trait: colour, absent: &absent, present: &present };
        [
            SoundText::SoundsPitch,
            SoundText::SoundsTimbre,
            SoundText::SoundsRinging,
            tremolo,
            SoundText::SoundsColumns,
        ]
        .map(|message| self.say(message))
    }
}
