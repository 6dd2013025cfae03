use quarto_rules::Trait;
use quarto_sound::Signal;

use crate::{Message, Voice};

impl Voice {
    /// Returns the meaning of a signal, as in "your turn".
    #[must_use]
    pub fn signal(self, signal: Signal) -> String {
        self.say(match signal {
            Signal::YourTurn => Message::SignalYourTurn,
            Signal::Placed => Message::SignalPlaced,
            Signal::Call => Message::SignalCall,
            Signal::WrongCall => Message::SignalWrongCall,
            Signal::ClockWarning => Message::SignalClockWarning,
            Signal::Edge => Message::SignalEdge,
            Signal::Won => Message::SignalWon,
            Signal::Lost => Message::SignalLost,
            Signal::Drawn => Message::SignalDrawn,
        })
    }

    /// Returns the explanation of how pieces sound, one sentence per line.
    ///
    /// ```
    /// use quarto_text::{Edition, Voice};
    ///
    /// let voice = Voice { edition: Edition::Access, ..Voice::default() };
    /// assert!(voice.how_pieces_sound().contains(
    ///     &"Tremolo (texture): smooth is steady, grooved trembles.".to_owned()
    /// ));
    /// ```
    #[must_use]
    pub fn how_pieces_sound(self) -> [String; 5] {
        let [absent, present] = Trait::Colour.values().map(|value| self.value(value));
        let colour = &self.trait_name(Trait::Colour);
        let tremolo =
            Message::SoundsTremolo { r#trait: colour, absent: &absent, present: &present };
        [
            Message::SoundsPitch,
            Message::SoundsTimbre,
            Message::SoundsRinging,
            tremolo,
            Message::SoundsColumns,
        ]
        .map(|message| self.say(message))
    }
}
