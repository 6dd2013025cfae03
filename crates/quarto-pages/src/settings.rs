use quarto_game::{Name, Warnings};
use quarto_rules::Level;
use quarto_sound::{Signal, Sound};
use quarto_text::{Edition, Language, NewsText, OptionText, PageText, TableText, Verbosity};

use crate::Fields;
use crate::choice::Choice;
use crate::frame::PageTexts;
use crate::words::words;

/// Declares the settings that are chosen from a list: each with its field in forms and in the cookie, its
/// title, and the labels of its values.
macro_rules! settings {
    ($($(#[$doc:meta])* $setting:ident: $Type:ident, $field:literal, $title:expr => {
        $($value:ident $label:expr),+ $(,)?
    })+) => {
        /// A visitor's settings for pages. They are stored in the browser.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct Settings {
            /// The visitor's name.
            pub name: Option<Name>,
            /// The preferred language, if it is not that of the browser.
            pub language: Option<Language>,
            /// The kinds of sounds to play.
            pub(crate) sounds: Sounds,
            /// The letters of the keys that are shortcuts.
            pub(crate) letters: Letters,
            /// The level of the latest quick game.
            pub level: Option<Level>,
            $($(#[$doc])* pub(crate) $setting: $Type,)+
        }

        impl Settings {
            /// Reads a form or a cookie; missing and invalid values are the default.
            #[must_use]
            pub fn read(fields: &Fields) -> Settings {
                Settings {
                    name: fields.get("name").and_then(|name| name.trim().parse().ok()),
                    language: fields.parse("language"),
                    sounds: Sounds::read(fields),
                    letters: Letters::read(fields),
                    level: fields.parse("level"),
                    $($setting: fields.parse($field).unwrap_or_default(),)+
                }
            }

            /// Returns the fields of the settings that are chosen from a list, with their values.
            fn chosen(&self) -> impl Iterator<Item = (&'static str, String)> {
                [$(($field, self.$setting.to_string())),+].into_iter()
            }

            /// Returns the choices of the settings that are chosen from a list.
            pub(crate) fn choices(&self, words: PageTexts) -> Vec<Choice> {
                vec![$(Choice::one(
                    words.say($title),
                    $field,
                    &self.$setting,
                    [$(($Type::$value, words.say($label))),+],
                )),+]
            }
        }
    };
}

settings! {
    edition: Edition, "edition", OptionText::OptionEdition => {
        Classic OptionText::OptionEditionClassic,
        Access OptionText::OptionEditionAccess,
    }
    /// The colours of the page; `Auto` are those of the system.
    theme: Theme, "theme", PageText::SettingsTheme => {
        Auto PageText::SettingsThemeAuto,
        Light PageText::SettingsThemeLight,
        Dark PageText::SettingsThemeDark,
    }
    /// Whether pieces show letters.
    labels: Labels, "labels", PageText::SettingsLabels => {
        Off OptionText::OptionOff,
        On PageText::SettingsLabelsOn,
    }
    /// Whether animations are allowed.
    motion: Motion, "motion", PageText::SettingsMotion => {
        Auto PageText::SettingsMotionAuto,
        Off PageText::SettingsMotionOff,
    }
    /// How fast the computer seems to play.
    pace: Pace, "pace", PageText::SettingsPace => {
        Calm PageText::SettingsPaceCalm,
        Brisk PageText::SettingsPaceBrisk,
        Instant PageText::SettingsPaceInstant,
    }
    volume: Volume, "volume", PageText::SettingsVolume => {
        Off OptionText::OptionOff,
        Low PageText::SettingsVolumeLow,
        Medium PageText::SettingsVolumeMedium,
        High PageText::SettingsVolumeHigh,
    }
    /// Whether the page speaks.
    speech: Speech, "speech", PageText::SettingsSpeech => {
        Off OptionText::OptionOff,
        On PageText::SettingsSpeechOn,
    }
    speech_volume: Volume, "speech-volume", PageText::SettingsSpeechVolume => {
        Low PageText::SettingsVolumeLow,
        Medium PageText::SettingsVolumeMedium,
        High PageText::SettingsVolumeHigh,
    }
    /// How much is said when something happens.
    verbosity: Verbosity, "verbosity", NewsText::VerbosityTitle => {
        Brief Verbosity::Brief.text(),
        Normal Verbosity::Normal.text(),
        Full Verbosity::Full.text(),
    }
    /// When the clock warns.
    warnings: Warnings, "warnings", PageText::SettingsWarnings => {
        Both PageText::SettingsWarningsBoth,
        Last PageText::SettingsWarningsLast,
        None OptionText::OptionNone,
    }
    /// Whether the board is hidden by the visitor's own choice.
    blindfold: Blindfold, "blindfold", PageText::SettingsBlindfold => {
        Off OptionText::OptionOff,
        Own PageText::SettingsBlindfoldOwn,
    }
    /// Where the focus is when a game is opened.
    start: Start, "start", TableText::SettingsStart => {
        Page TableText::SettingsStartPage,
        Board TableText::SettingsStartBoard,
        Box TableText::SettingsStartBox,
    }
    /// Whether single keys are shortcuts.
    keys: Keys, "keys", PageText::SettingsKeys => {
        On OptionText::OptionOn,
        Off OptionText::OptionOff,
    }
}

words!(
    /// The colours of the page.
    pub(crate) Theme { Auto "auto", Light "light", Dark "dark" }
);
words!(
    /// Where the focus is when a game is opened.
    pub(crate) Start { Page "page", Board "board", Box "box" }
);
words!(
    /// Letters on the pieces.
    pub(crate) Labels { Off "off", On "on" }
);
words!(
    /// Animations.
    pub(crate) Motion { Auto "auto", Off "off" }
);
words!(
    /// The pace at which the computer's pieces travel.
    pub(crate) Pace { Calm "calm", Brisk "brisk", Instant "instant" }
);
words!(
    /// A kind of sounds.
    pub(crate) SoundKind {
        Turn "turn", Placed "placed", Pieces "pieces", Calls "calls", Clock "clock", Edge "edge"
    }
);
words!(
    /// A volume, in percent.
    pub(crate) Volume { Medium "50", Off "0", Low "20", High "100" }
);
words!(
    /// Speech output by the page itself.
    pub(crate) Speech { Off "off", On "on" }
);
words!(
    /// A blindfold that only the visitor knows about.
    pub(crate) Blindfold { Off "off", Own "own" }
);
words!(
    /// Single keys as shortcuts.
    pub(crate) Keys { On "on", Off "off" }
);

/// The kinds of sounds that the visitor wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sounds(pub(crate) Vec<SoundKind>);

impl Sounds {
    /// Reads the kinds from a form or a cookie that has any of these fields; otherwise the default.
    fn read(fields: &Fields) -> Sounds {
        if fields.get("volume").is_none() {
            return Sounds::default();
        }
        Sounds(fields.all("sounds").filter_map(|kind| kind.parse().ok()).collect())
    }

    /// Returns the names for scripts of those sounds that the visitor wants.
    pub(crate) fn choose(&self, sounds: impl IntoIterator<Item = Sound>) -> Vec<String> {
        let wanted = |sound: &Sound| self.0.contains(&SoundKind::of(*sound));
        sounds.into_iter().filter(wanted).map(crate::sounds::name).collect()
    }
}

impl Sounds {
    /// Returns the choice of the kinds.
    pub(crate) fn choice(&self, words: PageTexts) -> Choice {
        let chosen: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        let kinds = [
            (SoundKind::Turn, PageText::SettingsSoundTurn),
            (SoundKind::Placed, PageText::SettingsSoundPlaced),
            (SoundKind::Calls, PageText::SettingsSoundCalls),
            (SoundKind::Pieces, PageText::SettingsSoundPieces),
            (SoundKind::Clock, PageText::SettingsSoundClock),
            (SoundKind::Edge, PageText::SettingsSoundEdge),
        ];
        let kinds = kinds.map(|(kind, text)| (kind, words.say(text)));
        Choice::several(words.say(PageText::SettingsSound), "sounds", &chosen, kinds)
    }
}

impl Default for Sounds {
    fn default() -> Sounds {
        Sounds(vec![SoundKind::Turn, SoundKind::Placed, SoundKind::Calls])
    }
}

impl std::fmt::Display for Sounds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let words: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&words.join(" "))
    }
}

impl SoundKind {
    fn of(sound: Sound) -> SoundKind {
        match sound {
            Sound::Signal(Signal::YourTurn) => SoundKind::Turn,
            Sound::Signal(Signal::Placed) => SoundKind::Placed,
            Sound::Piece(..) => SoundKind::Pieces,
            Sound::Signal(
                Signal::Call | Signal::WrongCall | Signal::Won | Signal::Lost | Signal::Drawn,
            ) => SoundKind::Calls,
            Sound::Signal(Signal::ClockWarning) => SoundKind::Clock,
            Sound::Signal(Signal::Edge) => SoundKind::Edge,
        }
    }
}

/// The keys that call, that go to the board, to the reserve and to the command box, and that ask: what is
/// here, which piece is in hand, what happened last, how much time is left, where pieces like this one are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Letters(pub(crate) [char; 9]);

impl Letters {
    /// The names of their fields.
    pub(crate) const FIELDS: [&str; 9] = [
        "key-quarto",
        "key-board",
        "key-reserve",
        "key-command",
        "key-here",
        "key-hand",
        "key-last",
        "key-clock",
        "key-like",
    ];

    /// Tells whether a form chooses keys, but not different ones.
    pub(crate) fn are_unclear(fields: &Fields) -> bool {
        let chosen = Letters::FIELDS.iter().any(|name| fields.get(name).is_some());
        chosen && Letters::parse(fields).is_none()
    }

    /// Reads different letters, or returns the default.
    fn read(fields: &Fields) -> Letters {
        Letters::parse(fields).unwrap_or_default()
    }

    /// Keys that were chosen when there were fewer of them stay: a further one is as usual, or a digit if
    /// that letter is taken.
    fn parse(fields: &Fields) -> Option<Letters> {
        let letter = |name: &str| -> Option<char> {
            let mut letters = fields.get(name)?.trim().chars().flat_map(char::to_lowercase);
            let letter = letters.next().filter(|letter| letter.is_alphanumeric())?;
            letters.next().is_none().then_some(letter)
        };
        let chosen = Letters::FIELDS.map(letter);
        let is_bad = |name: &&str| fields.get(name).is_some() && letter(name).is_none();
        if Letters::FIELDS.iter().any(is_bad) {
            return None;
        }
        let mut letters = Letters::default().0;
        let mut taken: Vec<char> = chosen.into_iter().flatten().collect();
        for (letter, chosen) in letters.iter_mut().zip(chosen) {
            let usual = *letter;
            let mut free = [usual].into_iter().chain('1'..='9').filter(|one| !taken.contains(one));
            *letter = chosen.or_else(|| free.next())?;
            if chosen.is_none() {
                taken.push(*letter);
            }
        }
        let twice = (1..letters.len()).any(|at| letters[..at].contains(&letters[at]));
        (!twice).then_some(Letters(letters))
    }

    /// Returns the letters as they are printed on keys.
    pub(crate) fn labels(self) -> [String; 9] {
        self.0.map(|letter| {
            let label: String = letter.to_uppercase().collect();
            // Some letters, such as ß, have a capital of two characters.
            if label.chars().count() == 1 { label } else { letter.into() }
        })
    }
}

impl Default for Letters {
    fn default() -> Letters {
        Letters(['q', 'b', 'r', 'c', 'w', 'h', 'l', 't', 's'])
    }
}

impl std::fmt::Display for Letters {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|letter| write!(f, "{letter}"))
    }
}

impl Settings {
    /// Returns the settings with another choice of how much is said.
    #[must_use]
    pub fn saying(self, verbosity: Verbosity) -> Settings {
        Settings { verbosity, ..self }
    }

    /// Returns when the clock warns.
    #[must_use]
    pub const fn warnings(&self) -> Warnings {
        self.warnings
    }

    /// Tells whether sounds can be heard.
    #[must_use]
    pub fn is_audible(&self) -> bool {
        self.volume != Volume::Off
    }

    /// Returns the settings with the sound switched: off, or on with the usual volume.
    #[must_use]
    pub fn with_sound_switched(&self) -> Settings {
        let volume = if self.is_audible() { Volume::Off } else { Volume::default() };
        Settings { volume, ..self.clone() }
    }

    /// Returns the settings with a name, if one was told.
    #[must_use]
    pub fn named(&self, name: Option<Name>) -> Settings {
        Settings { name: name.or_else(|| self.name.clone()), ..self.clone() }
    }

    /// Returns the name for a text field.
    pub(crate) fn name_text(&self) -> String {
        self.name.as_ref().map(ToString::to_string).unwrap_or_default()
    }

    /// Returns the settings as a text of letters, digits and percent signs, for a cookie.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut fields = form_urlencoded::Serializer::new(String::new());
        if let Some(name) = &self.name {
            fields.append_pair("name", &name.to_string());
        }
        if let Some(language) = self.language {
            fields.append_pair("language", language.code());
        }
        if let Some(level) = self.level {
            fields.append_pair("level", &level.to_string());
        }
        for (name, value) in self.chosen() {
            fields.append_pair(name, &value);
        }
        for kind in &self.sounds.0 {
            fields.append_pair("sounds", &kind.to_string());
        }
        for (name, letter) in Letters::FIELDS.into_iter().zip(self.letters.0) {
            fields.append_pair(name, &letter.to_string());
        }
        fields.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_understood_is_as_usual() {
        let check = |text: &str, expected: Settings| {
            assert_eq!(Settings::read(&Fields::read(text.as_bytes())), expected, "{text}");
        };
        check("", Settings::default());
        check("theme=pink&edition=&name=&labels=ON", Settings::default());
        let dark = Settings { theme: Theme::Dark, labels: Labels::On, ..Settings::default() };
        check("theme=dark&labels=on", dark);
        // Those that were not chosen are as usual, or digits if their letters are taken.
        let letters = Letters(['w', 'y', '1', 'ж', '2', 'h', 'l', 't', 's']);
        let changed = Settings { letters, ..Settings::default() };
        check("key-quarto=W&key-board=y&key-reserve=1&key-command=%D0%B6", changed);
        check("key-quarto=y&key-board=y&key-reserve=1&key-command=2", Settings::default());
        let none = Sounds(Vec::new());
        check("volume=50", Settings { sounds: none, ..Settings::default() });
        let some = Sounds(vec![SoundKind::Edge, SoundKind::Turn]);
        check(
            "volume=50&sounds=edge&sounds=x&sounds=turn",
            Settings { sounds: some, ..Settings::default() },
        );
        let name = Some("Ana María".parse().unwrap());
        check("name=Ana+Mar%C3%ADa", Settings { name, ..Settings::default() });
    }
}
