//! A game from a visitor's perspective: the prompt, the news, the players.

use std::time::Duration;

use quarto_game::{
    Announcement, Finish, Lot, Party, Rematch, Seat, Stage, Update, View, tell_apart,
};
use quarto_rules::{Action, Calling, Phase, Player, Termination, TraitSet, Variant, WrongCall};
use quarto_text::{
    GameText, MeetingText, Narrator, PageText, TableText, TerminalText, Voice, clock_face,
};

use crate::Reader;
use crate::art;
use crate::code::code;
use crate::frame::PageTexts;
use crate::kind::Kind;
use crate::settings::Pace;

/// A game from a visitor's perspective.
pub(crate) struct Perspective<'a> {
    pub(crate) words: PageTexts,
    pub(crate) reader: &'a Reader,
    pub(crate) view: &'a View,
    pub(crate) seats: &'a [Seat],
    pub(crate) narrator: &'a Narrator,
}

/// Something about the rules of a game: in a word or two, and in a sentence.
pub(crate) struct Chip {
    pub(crate) short: String,
    pub(crate) text: String,
}

pub(crate) struct Throw {
    pub(crate) first: String,
    pub(crate) one: String,
    pub(crate) two: String,
    pub(crate) second: String,
}

pub(crate) struct Invitation {
    pub(crate) title: String,
    pub(crate) text: String,
    pub(crate) offered: InvitationAction,
    /// What the reader of the link sees first.
    pub(crate) preview: Option<String>,
    /// Why the link works for nobody else, if so.
    pub(crate) warning: Option<String>,
    /// The link as a picture, as HTML; perhaps empty.
    pub(crate) code: String,
}

/// What a visitor can do while a player is missing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum InvitationAction {
    /// To sit down.
    Seat,
    /// To send the link, or to withdraw the invitation.
    Link,
    /// To withdraw the invitation.
    Withdrawal,
    Nothing,
}

/// How the free seats of a game can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// By everyone who knows the game.
    Open,
    /// By everyone: the game is in the list of open games.
    Listed,
    /// By a player who has an invitation.
    Invited,
    /// By no one.
    Closed,
}

pub(crate) struct ClockFace {
    /// The side of the table: `near` or `far`.
    pub(crate) side: &'static str,
    pub(crate) name: String,
    pub(crate) left: u128,
    pub(crate) runs: bool,
    pub(crate) text: String,
}

/// Returns the names of the players, in the order of their seats. A visitor who holds one of them is
/// addressed.
pub(crate) fn title(voice: Voice, view: &View, seats: &[Seat]) -> String {
    let mut names = names(voice, view);
    if let [seat] = seats {
        names[seat.index()] = PageText::GameYou.say(voice.language);
    }
    let [first, second] = names;
    PageText::GameVersus { first: &first, second: &second }.say(voice.language)
}

/// Tells whether an address leads to the computer on which it is opened.
fn is_local(url: &str) -> bool {
    let host = url.split("://").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or_default();
    ["127.", "localhost", "[::1]"].iter().any(|local| host.starts_with(local))
}

fn names(voice: Voice, view: &View) -> [String; 2] {
    let name = |seat| match view.seated(seat) {
        Some(party) => voice.party(party),
        None => PageText::GameEmptySeat.say(voice.language),
    };
    tell_apart(Seat::ALL.map(name))
}

impl Perspective<'_> {
    /// Tells whether it is the visitor's turn.
    pub(crate) fn is_mine(&self) -> bool {
        self.view.seat_to_act().is_some_and(|seat| self.seats.contains(&seat))
    }

    /// Tells whether the visitor holds both seats.
    pub(crate) fn is_both(&self) -> bool {
        self.seats.len() == 2
    }

    pub(crate) fn opponent(&self) -> Option<&Party> {
        let own = *self.seats.first()?;
        self.view.seated(own.other())
    }

    /// Returns the names of the players, in the order of their seats.
    pub(crate) fn names(&self) -> [String; 2] {
        names(self.narrator.voice, self.view)
    }

    /// Returns what is to be done; while the visitor may call, that too, right or wrong (D8).
    pub(crate) fn prompt(&self) -> String {
        let prompt = &self.duty();
        let turn = self.view.turn().filter(|turn| turn.may_call && self.is_mine());
        match turn.map(|turn| turn.phase) {
            Some(Phase::Give | Phase::Place(_)) => self.words.say(PageText::GameOrCall { prompt }),
            Some(Phase::Done) | None => prompt.clone(),
        }
    }

    /// Returns how long pieces are under way: as the visitor likes it against the computer, and never long
    /// against a person or a clock.
    pub(crate) fn pace(&self) -> String {
        let pace = self.reader.settings.pace;
        let engine = matches!(self.opponent(), Some(Party::Engine(_)));
        let alone = engine && self.view.clock.is_none() && !self.view.is_over();
        if alone || pace == Pace::Instant { pace.to_string() } else { "short".into() }
    }

    fn duty(&self) -> String {
        let turn = match &self.view.stage {
            Stage::Waiting => return self.words.say(PageText::GameWaitingForOther),
            Stage::Over { result: finish } => {
                let end = self.narrator.end(finish, None);
                return end.into_iter().next().map(|line| line.label).unwrap_or_default();
            }
            Stage::Playing { turn } => turn,
        };
        if self.is_both() {
            return self.narrator.prompt(*turn).label;
        }
        if !self.is_mine() {
            return self.narrator.waiting(turn.player).label;
        }
        let opponent = self.narrator.name(turn.player.opponent());
        self.words.say(match turn.phase {
            Phase::Give => PageText::GameYourGive { opponent },
            Phase::Place(_) => PageText::GameYourPlace,
            Phase::Done if turn.may_call => PageText::GameYourLastCall,
            Phase::Done => PageText::GameYourLastDone,
        })
    }

    /// Returns the class for the result, if there is one: lost only for the loser.
    pub(crate) fn result(&self) -> &'static str {
        let Stage::Over { result: finish } = &self.view.stage else { return "" };
        match finish.winner {
            None => " drawn",
            Some(_) if self.is_both() => " won",
            Some(winner) if self.view.own_player() == Some(winner.opponent()) => " lost",
            Some(_) => " won",
        }
    }

    /// Returns the dice, until the second action.
    pub(crate) fn dice(&self) -> Vec<Throw> {
        let Some(Lot::Dice(throws)) = &self.view.lot else { return Vec::new() };
        if self.view.actions.as_ref().is_none_or(|actions| actions.len() > 1) {
            return Vec::new();
        }
        let [first, second] = self.names();
        let throw = |[one, two]: &[u8; 2]| Throw {
            first: first.clone(),
            one: art::die(*one),
            two: art::die(*two),
            second: second.clone(),
        };
        throws.iter().map(throw).collect()
    }

    /// Returns the news in words.
    pub(crate) fn news(&self, told: &[Update]) -> Vec<String> {
        if let Stage::Over { result: finish } = &self.view.stage {
            let mut lines: Vec<String> = self.caught(finish).into_iter().collect();
            let official = self.view.options.terms.calling == Calling::Official;
            if finish.missed.is_empty() && lines.is_empty() && official {
                lines.push(self.words.say(TerminalText::ScreenNoneMissed));
            }
            if self.has_asked_for_rematch() {
                lines.push(self.words.say(PageText::GameRematchAsked));
            }
            lines.extend(self.afterwards(told));
            return lines;
        }
        let mut narrator = self.narrator.clone();
        let heard = told.iter().flat_map(|told| &told.heard);
        let own = self.view.own_player();
        // The title shows the seats, and offers appear where they are answered. Players see their
        // own actions; the consequences may be news.
        let heard = heard.filter(|heard| match Kind::of(heard) {
            Kind::Give(player) | Kind::Place(player) => Some(player) != own && !self.is_both(),
            Kind::Offer(player) => self.seats.is_empty() || Some(player) == own,
            Kind::Seating | Kind::Greeting => false,
            Kind::Start
            | Kind::Call
            | Kind::WrongCall
            | Kind::Done
            | Kind::Lapse
            | Kind::Probe
            | Kind::Undo
            | Kind::End
            | Kind::News => true,
        });
        let heard: Vec<&Announcement> = heard.collect();
        let latest = heard.iter().rposition(|heard| Kind::of(heard) == Kind::Probe);
        let lines = heard.into_iter().enumerate().flat_map(|(at, heard)| {
            // The number of questions left matters only for the latest question.
            let shown =
                if Kind::of(heard) == Kind::Probe && Some(at) != latest { 1 } else { usize::MAX };
            narrator.tell(heard).into_iter().take(shown)
        });
        lines.map(|line| line.label).chain(self.greeted(told)).collect()
    }

    /// Returns the latest greeting only: many of them must not push the board away.
    fn greeted(&self, told: &[Update]) -> Option<String> {
        let mut heard = told.iter().rev().flat_map(|told| told.heard.iter().rev());
        let greeted = heard.find(|heard| Kind::of(heard) == Kind::Greeting)?;
        self.narrator.clone().tell(greeted).into_iter().next().map(|line| line.label)
    }

    /// Returns what the opponent has said or asked for since the end of the game.
    fn afterwards(&self, told: &[Update]) -> impl Iterator<Item = String> {
        let asked = match self.view.rematch {
            Rematch::Offered(by) if !self.has_asked_for_rematch() && !self.is_both() => {
                let asked =
                    self.narrator.clone().tell(&Announcement::RematchOffered { player: by });
                asked.into_iter().next().map(|line| line.label)
            }
            Rematch::Offered(_) | Rematch::None | Rematch::Agreed => None,
        };
        let ends = |told: &Update| told.heard.iter().any(|heard| Kind::of(heard) == Kind::End);
        let end = told.iter().position(ends).unwrap_or_default();
        asked.into_iter().chain(self.greeted(&told[end..]))
    }

    /// Returns the player who did not call the alignment that the opponent won with (R10).
    fn caught(&self, finish: &Finish) -> Option<String> {
        let actions = self.view.actions.as_ref()?;
        let since = actions.iter().rposition(|action| matches!(action, Action::Place(_)))?;
        let calls = actions[since..].iter().filter(|action| matches!(action, Action::Call(_)));
        let placer = self.view.board?.placer();
        let is_caught = finish.termination == Termination::Call
            && finish.winner == Some(placer.opponent())
            && calls.count() == 1;
        is_caught
            .then(|| self.words.say(PageText::GameCaught { player: self.narrator.name(placer) }))
    }

    /// Returns the traits that count, if not all do (R14), and the aim, since it is for beginners.
    pub(crate) fn counted(&self) -> Option<String> {
        let traits = self.view.options.terms.rules.traits();
        let aim = match self.view.options.terms.calling {
            Calling::Auto => PageText::GameAimAuto,
            Calling::Official => PageText::GameAimCall,
        };
        let counted = || format!("{} {}", self.narrator.voice.counted(traits), self.words.say(aim));
        (traits != TraitSet::FULL).then(counted)
    }

    /// Returns what is special about the rules of this game, and whether one must call.
    pub(crate) fn chips(&self) -> Vec<Chip> {
        let (terms, voice) = (self.view.options.terms, self.narrator.voice);
        let traits = terms.rules.traits();
        let blocks = (terms.rules.variant() == Variant::Blocks)
            .then(|| (PageText::GameChipBlocks.say(voice.language), GameText::TermsSquares));
        let names = || traits.iter().map(|t| voice.trait_name(t)).collect::<Vec<_>>();
        let counted = (traits != TraitSet::FULL)
            .then(|| Chip { short: voice.and(&names()), text: voice.counted(traits) });
        let calling = match (terms.calling, terms.wrong_call) {
            (Calling::Auto, _) => (PageText::GameChipAuto, GameText::TermsAuto),
            (Calling::Official, WrongCall::Three) => {
                (PageText::GameChipCalled, GameText::TermsThree)
            }
            (Calling::Official, WrongCall::Loses) => {
                (PageText::GameChipCalled, GameText::TermsLoses)
            }
            (Calling::Official, WrongCall::Free) => (PageText::GameChipCalled, GameText::TermsFree),
        };
        let blocks = blocks.map(|(short, text)| Chip { short, text: self.words.say(text) });
        let calling = Chip { short: self.words.say(calling.0), text: self.words.say(calling.1) };
        blocks.into_iter().chain(counted).chain([calling]).collect()
    }

    pub(crate) fn has_asked_for_rematch(&self) -> bool {
        let own = |by: Player| self.seats.iter().any(|seat| self.view.player(*seat) == Some(by));
        matches!(self.view.rematch, Rematch::Offered(by) if own(by) && !self.is_both())
    }

    /// Returns the number of spectators, and tells one of them that they watch.
    pub(crate) fn watching(&self, count: usize) -> Option<String> {
        let others = (count > 0).then(|| self.words.say(PageText::GameWatching { count }));
        let is_spectator = self.seats.is_empty() && self.view.turn().is_some();
        let own = is_spectator.then(|| self.words.say(PageText::GameOnlyWatching));
        let lines: Vec<String> = own.into_iter().chain(others).collect();
        (!lines.is_empty()).then(|| lines.join(" "))
    }

    /// Returns the invitation, as it is offered at the address of the game.
    pub(crate) fn invitation(&self, door: Door, url: &str) -> Option<Invitation> {
        if self.view.stage != Stage::Waiting {
            return None;
        }
        let host = self.view.seats.iter().find_map(|seat| seat.party.as_ref());
        let player = host.map(|party| self.narrator.voice.party(party)).unwrap_or_default();
        let is_seated = !self.seats.is_empty();
        let (title, text, offered) = match door {
            Door::Open if is_seated => {
                (PageText::GameInvitation, PageText::GameInvitationText, InvitationAction::Link)
            }
            Door::Listed if is_seated => return Some(self.waiting(url)),
            Door::Open | Door::Listed => (
                PageText::GameInvited,
                PageText::GameInvitedText { player: &player },
                InvitationAction::Seat,
            ),
            Door::Invited if is_seated => {
                (PageText::GameFreeSeat, PageText::GameByInvitation, InvitationAction::Withdrawal)
            }
            Door::Invited => {
                (PageText::GameFreeSeat, PageText::GameNotInvited, InvitationAction::Nothing)
            }
            Door::Closed => {
                (PageText::GameFreeSeat, PageText::GameWithdrawn, InvitationAction::Nothing)
            }
        };
        Some(self.offer(self.words.say(title), self.words.say(text), offered, url))
    }

    /// Returns what is said to a player who waits for anybody.
    fn waiting(&self, url: &str) -> Invitation {
        let title = self.words.say(MeetingText::MeetingWaitingTitle);
        let text = self.words.say(MeetingText::MeetingWaitingText);
        self.offer(title, text, InvitationAction::Link, url)
    }

    fn offer(
        &self,
        title: String,
        text: String,
        offered: InvitationAction,
        url: &str,
    ) -> Invitation {
        let is_sent = offered == InvitationAction::Link;
        let warning = is_sent && is_local(url);
        let name = self.words.say(PageText::GameInvitationCode);
        Invitation {
            title,
            text,
            offered,
            preview: self
                .invited_by()
                .filter(|_| is_sent)
                .map(|text| self.words.say(TableText::InvitationAs { text: &text })),
            warning: warning.then(|| self.words.say(PageText::GameInvitationLocal)),
            code: if is_sent && !is_local(url) { code(url, &name) } else { String::new() },
        }
    }

    /// Returns the heading for a visitor who may sit down: who invites them.
    pub(crate) fn invited_by(&self) -> Option<String> {
        let host = self.view.seats.iter().find_map(|seat| seat.party.as_ref())?;
        let player = &self.narrator.voice.party(host);
        Some(self.words.say(PageText::GameInvitedBy { player }))
    }

    pub(crate) fn clocks(&self) -> Vec<ClockFace> {
        let Some(reading) = self.view.clock else { return Vec::new() };
        let face = |(player, left): (Player, Duration)| ClockFace {
            side: self.side(player),
            name: self.narrator.name(player).into(),
            left: left.as_millis(),
            runs: reading.running == Some(player),
            text: clock_face(left),
        };
        Player::ALL.into_iter().zip(reading.left).map(face).collect()
    }
}
