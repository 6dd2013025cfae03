//! All messages, as a closed set with typed arguments. The catalogues hold the words; a test keeps
//! both in step.

use crate::Language;
use crate::catalogue::Catalogue;

/// The way in which a text is received.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Register {
    /// Text to read on a screen.
    Label,
    /// Text to hear: the most important word comes first.
    Spoken,
    /// Text to read with the fingers: as few words as possible.
    Braille,
}

impl Register {
    /// All registers.
    pub const ALL: [Register; 3] = [Register::Label, Register::Spoken, Register::Braille];

    const fn attribute(self) -> Option<&'static str> {
        match self {
            Register::Label => None,
            Register::Spoken => Some("spoken"),
            Register::Braille => Some("braille"),
        }
    }
}

macro_rules! messages {
    ($(#[$doc:meta])* $Message:ident; $(#[$list_doc:meta])* $MESSAGES:ident;
     $($name:ident $id:literal $({ $($part:ident: $type:ty),+ })?)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the English catalogue says it")]
        pub enum $Message<'a> {
            $($name $({ $($part: $type),+ })?,)+
        }

        impl $Message<'_> {
            const fn id(&self) -> &'static str {
                match self {
                    $($Message::$name $({ $($part: _),+ })? => $id,)+
                }
            }

            fn arguments(&self) -> fluent_bundle::FluentArgs<'_> {
                #[expect(unused_mut, reason = "some messages have no parts")]
                match self {
                    $($Message::$name $({ $($part),+ })? => {
                        let mut arguments = fluent_bundle::FluentArgs::new();
                        $($(arguments.set($crate::message::plain(stringify!($part)), *$part);)+)?
                        arguments
                    })+
                }
            }

            /// Returns the message in a language, as text to read.
            #[must_use]
            pub fn say(&self, language: $crate::Language) -> String {
                $crate::catalogue::Catalogue::of(language).say(self.id(), None, &self.arguments())
            }
        }

        $(#[$list_doc])*
        #[cfg(test)]
        pub(crate) const $MESSAGES: &[(&str, &[&str])] =
            &[$(($id, &[$($(stringify!($part)),+)?])),+];
    };
}
pub(crate) use messages;

/// Returns the name of an argument as the catalogues write it: `trait` is a keyword of Rust.
pub(crate) fn plain(part: &'static str) -> &'static str {
    part.trim_start_matches("r#")
}

impl Message<'_> {
    /// Returns the message in one of its registers; only events and prompts have all of them.
    pub(crate) fn say_in(&self, language: Language, register: Register) -> String {
        Catalogue::of(language).say(self.id(), register.attribute(), &self.arguments())
    }
}

messages! {
    /// A message, with the words that vary.
    Message;
    /// The names of all messages, with the names of their arguments.
    MESSAGES;

    PieceObject "piece-object" { traits: &'a str }
    ShapeRow "shape-row" { name: &'a str }
    ShapeColumn "shape-column" { name: &'a str }
    ShapeDiagonal "shape-diagonal" { name: &'a str }
    ShapeBlock "shape-block" { name: &'a str }
    Alignment "alignment" { shape: &'a str, values: &'a str }
    ListAnd "list-and" { rest: &'a str, last: &'a str }
    ListOr "list-or" { rest: &'a str, last: &'a str }
    ListMore "list-more" { first: &'a str, rest: &'a str }
    SquareEmpty "square-empty" { square: &'a str }
    SquareHolds "square-holds" { square: &'a str, piece: &'a str }

    EventSeated "event-seated" { player: &'a str }
    EventThrow "event-throw" { first: &'a str, one: u8, second: &'a str, two: u8 }
    EventStarts "event-starts" { player: &'a str }
    EventStartsSwapped "event-starts-swapped" { player: &'a str }
    EventGiven "event-given" { player: &'a str, piece: &'a str }
    EventPlaced "event-placed" { player: &'a str, piece: &'a str, square: &'a str }
    EventCallMade "event-call-made" { player: &'a str, shape: &'a str }
    EventWrongCall "event-wrong-call" { player: &'a str, shape: &'a str }
    EventWrongCallCount "event-wrong-call-count" { player: &'a str, count: u8 }
    EventDone "event-done" { player: &'a str }
    EventLapsedTime "event-lapsed-time" { player: &'a str }
    EventLapsedAbsence "event-lapsed-absence" { player: &'a str }
    EventAttemptedSquare "event-attempted-square" { player: &'a str, square: &'a str }
    EventAttemptedPiece "event-attempted-piece" { player: &'a str, piece: &'a str }
    EventBoardFelt "event-board-felt" { player: &'a str }
    EventAsked "event-asked" { player: &'a str, question: &'a str }
    EventQuestionsLeft "event-questions-left" { count: u8 }
    EventAttemptWarning "event-attempt-warning"
    EventDrawOffered "event-draw-offered" { player: &'a str }
    EventDrawDeclined "event-draw-declined" { player: &'a str }
    EventTakebackAsked "event-takeback-asked" { player: &'a str }
    EventTakebackDeclined "event-takeback-declined" { player: &'a str }
    EventToAnswer "event-to-answer" { accept: &'a str, decline: &'a str }
    EventTakenBack "event-taken-back" { player: &'a str }
    EventExtended "event-extended" { player: &'a str, time: &'a str }
    EventRematchOffered "event-rematch-offered" { player: &'a str }
    EventRematchAgreed "event-rematch-agreed"
    EventGreeted "event-greeted" { player: &'a str, greeting: &'a str }
    EventClockWarning "event-clock-warning" { player: &'a str, time: &'a str }
    EventWon "event-won" { winner: &'a str, alignments: &'a str }
    EventWonWrongCall "event-won-wrong-call" { winner: &'a str, loser: &'a str, shape: &'a str }
    EventFullBoard "event-full-board"
    EventResigned "event-resigned" { loser: &'a str, winner: &'a str }
    EventOutOfTime "event-out-of-time" { loser: &'a str, winner: &'a str }
    EventAgreed "event-agreed"
    EventAbandoned "event-abandoned" { loser: &'a str, winner: &'a str }
    EventLostByAttempts "event-lost-by-attempts" { loser: &'a str, winner: &'a str }
    EventMissed "event-missed" { placement: usize, alignment: &'a str }

    GreetingHello "greeting-hello"
    GreetingGoodLuck "greeting-good-luck"
    GreetingWellPlayed "greeting-well-played"
    GreetingThanks "greeting-thanks"
    GreetingOneMoment "greeting-one-moment"
    GreetingOops "greeting-oops"
    GreetingBye "greeting-bye"

    PromptGive "prompt-give" { player: &'a str }
    PromptPlace "prompt-place" { player: &'a str, piece: &'a str }
    PromptLastCall "prompt-last-call" { player: &'a str }
    PromptLastDone "prompt-last-done" { player: &'a str }
    PromptWaiting "prompt-waiting" { player: &'a str }
    PromptSeat "prompt-seat"

    PlayerLevel "player-level" { level: u8 }
    PlayerBot "player-bot" { name: &'a str }
    PlayerGreedy "player-greedy"
    PlayerFirst "player-first"
    PlayerSecond "player-second"

    TermsLines "terms-lines"
    TermsSquares "terms-squares"
    TermsAllTraits "terms-all-traits"
    TermsTraits "terms-traits" { count: usize, traits: &'a str }
    TermsAuto "terms-auto"
    TermsThree "terms-three"
    TermsLoses "terms-loses"
    TermsFree "terms-free"
    TermsAssist "terms-assist"
    TermsTakebacksFree "terms-takebacks-free"
    TermsTakebacksAsk "terms-takebacks-ask"
    TermsClaims "terms-claims"
    TermsClockMove "terms-clock-move" { time: &'a str }
    TermsClockTotal "terms-clock-total" { time: &'a str, increment: &'a str }
    TermsMultiplier "terms-multiplier" { player: &'a str, percent: u16 }
    TermsTouch "terms-touch"
    TermsQueries "terms-queries" { count: u8 }
    TermsMemory "terms-memory"

    AnswerHand "answer-hand" { piece: &'a str }
    AnswerHandNone "answer-hand-none"
    AnswerLeft "answer-left" { count: usize, pieces: &'a str }
    AnswerLeftCount "answer-left-count" { count: usize }
    AnswerLeftNone "answer-left-none"
    AnswerWhereNone "answer-where-none"
    AnswerLastNone "answer-last-none"
    AnswerClock "answer-clock" { player: &'a str, time: &'a str }
    AnswerClockNone "answer-clock-none"
    AnswerHidden "answer-hidden"

    QuestionBoard "question-board"
    QuestionLeft "question-left"
    QuestionWhere "question-where" { values: &'a str }

    TimeSeconds "time-seconds" { count: u64 }
    TimeMinutes "time-minutes" { count: u64 }
    TimeBoth "time-both" { minutes: &'a str, seconds: &'a str }

    RefusedGameOver "refused-game-over"
    RefusedNotYourTurn "refused-not-your-turn"
    RefusedGiveFirst "refused-give-first"
    RefusedPlaceFirst "refused-place-first" { piece: &'a str }
    RefusedOnlyDone "refused-only-done"
    RefusedGone "refused-gone" { piece: &'a str }
    RefusedOccupied "refused-occupied" { square: &'a str }
    RefusedNoCalls "refused-no-calls"
    RefusedNotAShape "refused-not-a-shape" { shape: &'a str }
    RefusedNoWindow "refused-no-window"
    RefusedNotYourWindow "refused-not-your-window"
    RefusedCallUsed "refused-call-used"
    RefusedNotStarted "refused-not-started"
    RefusedStarted "refused-started"
    RefusedNotOver "refused-not-over"
    RefusedSeatTaken "refused-seat-taken"
    RefusedTimeIsUp "refused-time-is-up"
    RefusedNoClock "refused-no-clock"
    RefusedNothing "refused-nothing"
    RefusedBadList "refused-bad-list"
    RefusedOffered "refused-offered"
    RefusedNotOffered "refused-not-offered"
    RefusedNoAssistance "refused-no-assistance"
    RefusedNoTakebacks "refused-no-takebacks"
    RefusedNothingToTakeBack "refused-nothing-to-take-back"
    RefusedNotBlindfold "refused-not-blindfold"
    RefusedNoQuestionLeft "refused-no-question-left"
    RefusedNoQuestions "refused-no-questions"
    RefusedTooMuchAsked "refused-too-much-asked"
    RefusedEnough "refused-enough"
    RefusedNoClaims "refused-no-claims"
    RefusedNotAbandoned "refused-not-abandoned"
    RefusedEnoughGreetings "refused-enough-greetings"

    HelpLine "help-line" { example: &'a str, help: &'a str }
    HelpGreetings "help-greetings" { others: &'a str }
    InputEmpty "input-empty" { quarto: &'a str, help: &'a str }
    InputUnknown "input-unknown" { text: &'a str, quarto: &'a str, help: &'a str }
    InputAmbiguous "input-ambiguous" { text: &'a str, meanings: &'a str }
    InputPointOut "input-point-out" { example: &'a str }
    InputNoTrait "input-no-trait" { text: &'a str }
    InputTwice "input-twice" { r#trait: &'a str }
    InputMissing "input-missing" { r#trait: &'a str, absent: &'a str, present: &'a str }
    InputWhichSquare "input-which-square" { example: &'a str }
    InputWhichPiece "input-which-piece" { example: &'a str }

    WorthWin "worth-win" { count: u8 }
    WorthWinNow "worth-win-now"
    WorthDraw "worth-draw"
    WorthLoss "worth-loss" { count: u8 }
    WorthUnknown "worth-unknown"
    ActionGive "action-give" { piece: &'a str }
    ActionPlace "action-place" { square: &'a str }
    ActionCall "action-call" { shape: &'a str }
    ActionDone "action-done"
    Hint "hint" { action: &'a str, value: &'a str }
    HintCall "hint-call" { alignments: &'a str }
    HintCompletes "hint-completes" { alignments: &'a str }
    HintForces "hint-forces"
    HintOnlySafe "hint-only-safe"
    HintAvoids "hint-avoids"
    HintDelays "hint-delays"
    HintEqual "hint-equal"
    HintSafe "hint-safe" { count: usize }
    HintThreat "hint-threat" { square: &'a str, shape: &'a str, values: &'a str }
    AnalysisLine "analysis-line" { value: &'a str, actions: &'a str }

    Welcome "welcome" { quarto: &'a str, help: &'a str }
    WelcomeScreen "welcome-screen"
    BrailleLegend "braille-legend" {
        dark: &'a str, tall: &'a str, square: &'a str, hollow: &'a str
    }
    GoodbyeKept "goodbye-kept" { how: &'a str }
    Goodbye "goodbye"
    GoodbyeServer "goodbye-server" { link: &'a str, how: &'a str }
    ServerInvite "server-invite" { link: &'a str }
    ServerLost "server-lost"
    ServerBack "server-back"
    ServerBusy "server-busy"
    ServerNewer "server-newer"
    ServerRematch "server-rematch"
    ServerNoLink "server-no-link" { link: &'a str }
    ServerNoServer "server-no-server"
    ServerNoAddress "server-no-address" { server: &'a str }
    ServerNoHttps "server-no-https"
    ServerInsecure "server-insecure" { server: &'a str, reason: &'a str }
    ServerUnreachable "server-unreachable" { server: &'a str, reason: &'a str }
    ServerStrange "server-strange" { server: &'a str }
    ServerRefused "server-refused" { reason: &'a str }
    ServerNoGame "server-no-game"
    ServerTaken "server-taken" { link: &'a str }
    ServerNotOpen "server-not-open"
    Resumed "resumed"
    NothingToResume "nothing-to-resume"
    AnotherRunning "another-running"
    Recorded "recorded" { file: &'a str }
    NotFinished "not-finished"
    NotKept "not-kept" { reason: &'a str }
    Damaged "damaged" { reason: &'a str }
    KeepFile "keep-file" { file: &'a str, reason: &'a str }
    KeepNoGame "keep-no-game" { file: &'a str }
    KeepNoHome "keep-no-home"
    StoryGame "story-game" { number: usize, first: &'a str, second: &'a str }
    NotDone "not-done"
    ConfirmResign "confirm-resign" { yes: &'a str }
    ConfirmDraw "confirm-draw" { player: &'a str, yes: &'a str }
    ConfirmCall "confirm-call" { shape: &'a str, yes: &'a str }
    AskName "ask-name" { default: &'a str }
    SameName "same-name" { name: &'a str }
    AskAgain "ask-again" { yes: &'a str, no: &'a str }
    SpeechMissing "speech-missing"
    SpeechFailed "speech-failed" { reason: &'a str }
    SoundMissing "sound-missing" { programs: &'a str }
    SoundFailed "sound-failed" { reason: &'a str }
    TerminalSmall "terminal-small" { width: u16, height: u16 }

    ScreenReserve "screen-reserve"
    ScreenHand "screen-hand"
    ScreenMoves "screen-moves"
    ScreenWrongCalls "screen-wrong-calls" { count: u8 }
    ScreenCallTitle "screen-call-title"
    ScreenCallKeys "screen-call-keys"
    ScreenConfirmCall "screen-confirm-call" { shape: &'a str }
    ScreenConfirmResign "screen-confirm-resign"
    ScreenConfirmDraw "screen-confirm-draw" { player: &'a str }
    ScreenConfirmQuit "screen-confirm-quit"
    ScreenHidden "screen-hidden"
    ScreenKeysGive "screen-keys-give"
    ScreenKeysPlace "screen-keys-place"
    ScreenKeysDone "screen-keys-done"
    ScreenKeysWait "screen-keys-wait"
    ScreenKeysOver "screen-keys-over"
    ScreenKeysBlind "screen-keys-blind"
    ScreenKeysRead "screen-keys-read"
    ScreenNoneMissed "screen-none-missed"
    ScreenLegend "screen-legend"
    ScreenLegendAccess "screen-legend-access"
    ScreenHelpTitle "screen-help-title"
    ScreenHelpClose "screen-help-close"
    KeyArrows "key-arrows"
    KeyArrowsHelp "key-arrows-help"
    KeyEnter "key-enter"
    KeyEnterHelp "key-enter-help"
    KeyQuarto "key-quarto"
    KeyQuartoHelp "key-quarto-help"
    KeyDone "key-done"
    KeyDoneHelp "key-done-help"
    KeyUndo "key-undo"
    KeyUndoHelp "key-undo-help"
    KeyHint "key-hint"
    KeyHintHelp "key-hint-help"
    KeyAnalysis "key-analysis"
    KeyAnalysisHelp "key-analysis-help"
    KeyOffer "key-offer"
    KeyOfferHelp "key-offer-help"
    KeyResign "key-resign"
    KeyResignHelp "key-resign-help"
    KeyRules "key-rules"
    KeyRulesHelp "key-rules-help"
    KeyType "key-type"
    KeyTypeHelp "key-type-help"
    KeyScroll "key-scroll"
    KeyScrollHelp "key-scroll-help"
    KeyLeave "key-leave"
    KeyLeaveHelp "key-leave-help"

    MenuTitle "menu-title"
    MenuPlay "menu-play"
    MenuRules "menu-rules"
    MenuContinue "menu-continue"
    MenuOpponent "menu-opponent"
    MenuOpponentComputer "menu-opponent-computer"
    MenuOpponentPerson "menu-opponent-person"
    MenuLevel "menu-level"
    MenuLevelEasy "menu-level-easy" { level: u8 }
    MenuLevelPlain "menu-level-plain" { level: u8 }
    MenuLevelPerfect "menu-level-perfect" { level: u8 }
    MenuStart "menu-start"
    MenuStartDice "menu-start-dice"
    MenuStartMe "menu-start-me"
    MenuStartOther "menu-start-other"
    MenuShapes "menu-shapes"
    MenuShapesLines "menu-shapes-lines"
    MenuShapesSquares "menu-shapes-squares"
    MenuTraits "menu-traits"
    MenuCalling "menu-calling"
    MenuCallingOfficial "menu-calling-official"
    MenuCallingAuto "menu-calling-auto"
    MenuWrongCall "menu-wrong-call"
    MenuWrongCallThree "menu-wrong-call-three"
    MenuWrongCallLoses "menu-wrong-call-loses"
    MenuWrongCallFree "menu-wrong-call-free"
    MenuAssist "menu-assist"
    MenuTakebacks "menu-takebacks"
    MenuTakebacksUsual "menu-takebacks-usual"
    MenuTakebacksFree "menu-takebacks-free"
    MenuTakebacksAsk "menu-takebacks-ask"
    MenuTakebacksNone "menu-takebacks-none"
    MenuClock "menu-clock"
    MenuClockMove "menu-clock-move" { time: &'a str }
    MenuClockTotal "menu-clock-total" { time: &'a str, increment: &'a str }
    MenuBlindfold "menu-blindfold"
    MenuBlindfoldTouch "menu-blindfold-touch"
    MenuBlindfoldQueries "menu-blindfold-queries" { count: u8 }
    MenuBlindfoldMemory "menu-blindfold-memory"
    MenuEdition "menu-edition"
    MenuEditionClassic "menu-edition-classic"
    MenuEditionAccess "menu-edition-access"
    MenuLanguage "menu-language"
    MenuName "menu-name"
    MenuOtherName "menu-other-name"
    MenuOn "menu-on"
    MenuOff "menu-off"
    MenuNone "menu-none"
    MenuKeys "menu-keys"
    MenuPlainIntro "menu-plain-intro"
    MenuPlainValue "menu-plain-value" { number: usize, name: &'a str, value: &'a str }
    MenuPlainExpected "menu-plain-expected" { last: usize }
    DefaultName "default-name"
    DefaultOtherName "default-other-name"

    SignalYourTurn "signal-your-turn"
    SignalPlaced "signal-placed"
    SignalCall "signal-call"
    SignalWrongCall "signal-wrong-call"
    SignalClockWarning "signal-clock-warning"
    SignalEdge "signal-edge"
    SignalWon "signal-won"
    SignalLost "signal-lost"
    SignalDrawn "signal-drawn"
    SoundsPitch "sounds-pitch"
    SoundsTimbre "sounds-timbre"
    SoundsRinging "sounds-ringing"
    SoundsTremolo "sounds-tremolo" { r#trait: &'a str, absent: &'a str, present: &'a str }
    SoundsColumns "sounds-columns"
    SoundsWritten "sounds-written" { folder: &'a str }
    TrainIntro "train-intro" { repeat: &'a str, quit: &'a str }
    TrainAsk "train-ask" { number: usize, count: usize }
    TrainRight "train-right" { piece: &'a str }
    TrainWrong "train-wrong" { piece: &'a str }
    TrainResult "train-result" { right: usize, asked: usize }
    TrainTrait "train-trait" { r#trait: &'a str, right: usize, asked: usize }
}
