//! What only pages say, besides what is said everywhere.

use crate::message::messages;

messages! {
    /// Something that stands on a page, with the words that vary.
    PageText;
    /// The names of all of them, with those of their parts.
    PAGE_TEXTS;

    Skip "page-skip"
    Navigation "page-navigation"
    Languages "page-languages"
    Rules "page-rules"
    MyGames "page-my-games"
    Settings "page-settings"
    About "page-about"
    Guest "page-guest"

    HomeLead "home-lead"
    HomePlay "home-play"
    HomePlayNote "home-play-note"
    HomeLesson "home-lesson"
    HomeLessonNote "home-lesson-note"
    HomeHere "home-here"
    HomeHereNote "home-here-note"
    HomeLink "home-link"
    HomeLinkNote "home-link-note"
    HomeLearn "home-learn"
    HomeContinue "home-continue"
    MoreOptions "home-more"
    OpponentHere "home-opponent-here"
    OpponentLink "home-opponent-link"
    NoTraits "home-no-traits"
    BadName "home-bad-name"

    GamesNone "games-none"
    GamesYourTurn "games-your-turn"
    GamesTheirTurn "games-their-turn"
    GamesWaiting "games-waiting"
    GamesOver "games-over"

    Versus "game-versus" { first: &'a str, second: &'a str }
    SomebodyElse "game-somebody"
    YourGive "game-your-give" { opponent: &'a str }
    YourPlace "game-your-place"
    YourLastCall "game-your-last-call"
    YourLastDone "game-your-last-done"
    WaitingForOther "game-waiting-for-other"
    Wait "game-wait"
    NothingYet "game-nothing-yet"
    Stale "game-stale"
    Invitation "game-invitation"
    InvitationText "game-invitation-text"
    Invited "game-invited"
    InvitedText "game-invited-text" { player: &'a str }
    YourName "game-your-name"
    SitDown "game-sit-down"
    Link "game-link"
    Copy "game-copy"
    Copied "game-copied"
    Board "game-board"
    BoardHidden "game-board-hidden"
    SquareEmpty "game-square-empty" { square: &'a str }
    SquareHolds "game-square-holds" { square: &'a str, piece: &'a str }
    SquareHidden "game-square-hidden" { square: &'a str }
    Reserve "game-reserve"
    Gone "game-gone" { piece: &'a str }
    Hand "game-hand"
    HandEmpty "game-hand-empty"
    Actions "game-actions"
    Quarto "game-quarto"
    Where "game-where"
    CallText "game-call-text"
    CallRisk "game-call-risk"
    CallNow "game-call-now"
    CallNoShape "game-call-no-shape"
    Done "game-done"
    Hint "game-hint"
    Undo "game-undo"
    OfferDraw "game-offer-draw"
    DrawOffered "game-draw-offered" { player: &'a str }
    TakebackAsked "game-takeback-asked" { player: &'a str }
    Accept "game-accept"
    Decline "game-decline"
    Absent "game-absent"
    Claim "game-claim"
    Rematch "game-rematch"
    RematchAccept "game-rematch-accept"
    RematchAsked "game-rematch-asked"
    NextGame "game-next"
    LessonText "game-lesson-text" { traits: &'a str }
    LessonNext "game-lesson-next"
    Resign "game-resign"
    ResignSure "game-resign-sure"
    ResignYes "game-resign-yes"
    Command "game-command"
    CommandDo "game-command-do"
    CommandHelp "game-command-help"
    Greet "game-greet"
    Moves "game-moves"
    MovesHidden "game-moves-hidden"
    MovesNone "game-moves-none"
    Record "game-record"
    Replay "game-replay"
    ReplayFirst "game-replay-first"
    ReplayBack "game-replay-back"
    ReplayOn "game-replay-on"
    ReplayLast "game-replay-last"
    ReplayAt "game-replay-at" { step: usize, count: usize }
    Clock "game-clock"
    Help "game-help"
    Terms "game-terms"
    Keys "game-keys"
    KeysText "game-keys-text" {
        quarto: &'a str, board: &'a str, reserve: &'a str, command: &'a str
    }
    ShareText "game-share"
    Watching "game-watching" { count: usize }
    News "game-news"
    Offline "game-offline"
    Online "game-online"

    SettingsIntro "settings-intro"
    SettingsSave "settings-save"
    SettingsSaved "settings-saved"
    Theme "settings-theme"
    ThemeAuto "settings-theme-auto"
    ThemeLight "settings-theme-light"
    ThemeDark "settings-theme-dark"
    Labels "settings-labels"
    LabelsOn "settings-labels-on"
    Motion "settings-motion"
    MotionAuto "settings-motion-auto"
    MotionOff "settings-motion-off"
    Sound "settings-sound"
    SoundTurn "settings-sound-turn"
    SingleKeys "settings-keys"

    AboutText "about-text"
    AboutRules "about-rules"
    AboutAccess "about-access"
    AboutPrivacy "about-privacy"
    AboutSource "about-source" { version: &'a str }

    ErrorTitle "error-title"
    ErrorNoPage "error-no-page"
    ErrorNoGame "error-no-game"
    ErrorNoSeat "error-no-seat"
    ErrorTooMany "error-too-many" { count: u64 }
    ErrorBusy "error-busy"
    ErrorOther "error-other"
    ErrorHome "error-home"
}
