use quarto_game::{
    Announcement, Command, GameId, Options, Rematch, Seat, Snapshot, Stage, Time, Update, View,
};
use quarto_rules::{Play, Player, Record};
use quarto_store::{Secret, random_game_id};
use quarto_text::{TerminalText, Voice};
use quarto_wire::{Client, ClientError, EventBody, HeardBody, OrderBody, Problem};

use crate::backend::Backend;
use crate::local::embedded_host::TimeSource;
use crate::local::record_file::ID;
use crate::plain::clean::clean;
use crate::plain::lines::Waker;
use crate::remote::remote_connection::{self, ConnectionEvent, RemoteConnection};
use crate::remote::seat_file::SeatFile;
use crate::remote::server_error::ServerError;
use crate::session::news::News;
use crate::session::{Opening, Session, SessionConfig, SessionError};

/// A game on a server, for whoever holds a seat there. The server judges, keeps and tells; what is
/// known of the game is what it showed.
pub(crate) struct RemoteGame {
    connection: RemoteConnection,
    pub(crate) at: RemoteSeat,
    /// The game as it was shown, and when that was.
    seen: View,
    shown: Time,
    seq: usize,
    next: Option<GameId>,
    record: Option<Record>,
    /// The number of the latest event that was one's own action.
    acted: usize,
    /// What was sent and is not answered yet.
    is_sent: bool,
    /// How often something was sent, and a name for all of it.
    count: usize,
    run: GameId,
    /// Whether the server is out of reach.
    lost: bool,
    /// Whether it was said that something happened that only newer programs know.
    has_told_of_newer: bool,
    clock: TimeSource,
}

/// Where a game on a server is, and by which right somebody plays there.
pub(crate) struct RemoteSeat {
    /// A client with the secret of the seat.
    pub(crate) client: Client,
    pub(crate) game: GameId,
    pub(crate) seat: Seat,
    pub(crate) secret: Secret,
    /// The link by which one comes back to the game.
    pub(crate) link: String,
    /// The file in which the secret is kept for the next time.
    pub(crate) file: Option<SeatFile>,
    pub(crate) waker: Waker,
}

impl RemoteGame {
    /// Begins to follow a game, and returns everything that has happened there, as far as it may be
    /// told again.
    pub(crate) fn new(
        at: RemoteSeat,
        clock: TimeSource,
    ) -> Result<(RemoteGame, Vec<News>), SessionError> {
        let client = at.client.clone();
        let connection = RemoteConnection::new(client, at.game, at.waker.clone());
        let news = match connection.wait() {
            Some(ConnectionEvent::News(news)) => *news,
            Some(ConnectionEvent::Failed(error) | ConnectionEvent::Lost(error)) => {
                return Err(at.error(error));
            }
            Some(ConnectionEvent::Interrupted) => return Err(SessionError::Interrupted),
            Some(ConnectionEvent::Done | ConnectionEvent::Refused(_) | ConnectionEvent::Back)
            | None => {
                return Err(at.error(gone()));
            }
        };
        let mut remote = RemoteGame {
            connection,
            seen: news.game.snapshot.view.clone(),
            shown: clock(),
            seq: 0,
            next: None,
            record: None,
            acted: 0,
            is_sent: false,
            count: 0,
            run: random_game_id(),
            lost: false,
            has_told_of_newer: false,
            clock,
            at,
        };
        let news = remote.take(news);
        Ok((remote, news))
    }

    /// Does something, and returns what happened. If the server is out of reach, it is done as soon
    /// as that is there again.
    fn order(&mut self, command: &Command) -> Result<Vec<News>, SessionError> {
        if self.is_sent {
            return Ok(vec![News::Busy]);
        }
        self.count += 1;
        let key = Some(format!("{}-{}", self.run, self.count));
        self.connection.send(OrderBody {
            command: command.clone(),
            seat: Some(self.at.seat),
            key,
            seq: None,
        });
        self.is_sent = true;
        let mut news = Vec::new();
        while self.is_sent && !self.lost {
            let report = self.connection.wait().unwrap_or(ConnectionEvent::Failed(gone()));
            news.extend(self.hear(report)?);
        }
        match (self.lost && self.is_sent, &news[..]) {
            (true, []) => Ok(vec![News::Lost]),
            (_, &[News::Refused(refusal)]) => Err(refusal.into()),
            _ => Ok(news),
        }
    }

    fn hear(&mut self, report: ConnectionEvent) -> Result<Vec<News>, SessionError> {
        match report {
            ConnectionEvent::News(news) => Ok(self.take(*news)),
            ConnectionEvent::Done => {
                self.is_sent = false;
                Ok(Vec::new())
            }
            ConnectionEvent::Refused(problem) => Ok(vec![self.refuse(*problem)]),
            ConnectionEvent::Lost(_) => {
                self.lost = true;
                Ok(vec![News::Lost])
            }
            ConnectionEvent::Back => {
                self.lost = false;
                Ok(vec![News::Back])
            }
            ConnectionEvent::Failed(error) => Err(self.at.error(error)),
            ConnectionEvent::Interrupted => Err(SessionError::Interrupted),
        }
    }

    fn refuse(&mut self, problem: Problem) -> News {
        self.is_sent = false;
        match problem.refusal() {
            Some(refusal) => News::Refused(refusal),
            None => News::Problem(clean(&problem.detail.unwrap_or(problem.title))),
        }
    }

    fn take(&mut self, news: remote_connection::GameNews) -> Vec<News> {
        let remote_connection::GameNews { game, events } = news;
        let Snapshot { view, seq, next, .. } = game.snapshot;
        (self.seen, self.seq, self.next, self.shown) = (view, seq, next, (self.clock)());
        self.record = game.record.and_then(|text| text.parse().ok());
        let own = self.seen.own_player();
        let is_own = |event: &&EventBody| own.is_some() && event.known().and_then(actor) == own;
        let acted = events.iter().filter(is_own).map(|event| event.seq).max();
        self.acted = acted.unwrap_or(self.acted);
        events.into_iter().filter_map(|event| self.told(event)).collect()
    }

    /// Returns what is told of an event. That there are some which only newer programs know is said
    /// once; the game is shown as it is after them.
    fn told(&mut self, event: EventBody) -> Option<News> {
        let EventBody { seq, at, heard } = event;
        match heard {
            HeardBody::Known(heard) => Some(News::Update(Update { seq, at, heard: vec![heard] })),
            HeardBody::Unknown { .. } => {
                let is_named = std::mem::replace(&mut self.has_told_of_newer, true);
                (!is_named).then_some(News::Unknown)
            }
        }
    }

    /// Returns the next game, once both have agreed on it.
    pub(crate) fn next(&self) -> Option<GameId> {
        self.next.filter(|_| self.seen.rematch == Rematch::Agreed)
    }
}

impl Backend for RemoteGame {
    fn options(&self) -> &Options {
        &self.seen.options
    }

    /// Returns the game as it was shown, with the clock as it is since then.
    fn view(&self, now: Time) -> View {
        let mut view = self.seen.clone();
        if let Some(clock) = &mut view.clock
            && let Some(player) = clock.running
        {
            let left = &mut clock.left[player.index()];
            *left = left.saturating_sub(now.since(self.shown));
        }
        view
    }

    /// Returns until when a clock runs. Only the server decides that time is up.
    fn deadline(&self, now: Time) -> Option<Time> {
        let clock = self.view(now).clock?;
        let left = clock.left[clock.running?.index()];
        Some(now.after(left.max(std::time::Duration::from_secs(1))))
    }

    fn seat(&self) -> Seat {
        self.at.seat
    }

    fn seats(&self) -> Vec<Seat> {
        vec![self.at.seat]
    }

    fn seq(&self) -> usize {
        self.seq
    }

    fn since_own_action(&self) -> usize {
        self.acted
    }

    fn record(&self) -> Option<Record> {
        let mut record = self.record.clone()?;
        // A name of letters and digits can stand in a tag.
        let _ = record.set_tag(ID, &self.at.game.to_string());
        Some(record)
    }

    fn play(&self) -> Play {
        let fresh = || Play::new(self.options().terms);
        self.record.as_ref().map_or_else(fresh, |record| *record.play())
    }

    fn is_over(&self) -> bool {
        matches!(self.seen.stage, Stage::Over { .. })
    }

    fn is_kept(&self) -> bool {
        self.at.file.is_some()
    }

    /// On a server another game begins when both want it.
    fn has_next(&self) -> bool {
        self.next().is_some()
    }

    fn way_back(&self, voice: Voice, how: &str) -> Option<String> {
        Some(voice.say(TerminalText::GoodbyeServer { link: &self.at.link, how }))
    }

    fn order_all(&mut self, orders: &[(Seat, Command)]) -> Result<Vec<News>, SessionError> {
        let mut news = Vec::new();
        for (_, command) in orders {
            news.extend(self.order(command)?);
        }
        Ok(news)
    }

    fn news(&mut self) -> Result<Vec<News>, SessionError> {
        let mut news = Vec::new();
        while let Some(report) = self.connection.take() {
            news.extend(self.hear(report)?);
        }
        Ok(news)
    }

    /// The computer acts on the server.
    fn engine_acts(&mut self) -> Result<Option<Vec<News>>, SessionError> {
        Ok(None)
    }

    fn another(
        &self,
        session: &Session,
        with: SessionConfig,
    ) -> Result<(Session, Opening), SessionError> {
        session.another_remote(self, with)
    }

    /// A server has a twin of its own.
    #[cfg(feature = "twin")]
    fn make_twin(&mut self) {}
}

impl RemoteSeat {
    fn error(&self, error: ClientError) -> SessionError {
        ServerError::new(&self.client.url(), error).into()
    }
}

/// Returns who acted, where something was done on the board or called.
const fn actor(heard: &Announcement) -> Option<Player> {
    match heard {
        Announcement::Given { player, .. }
        | Announcement::Placed { player, .. }
        | Announcement::CallMade { player, .. }
        | Announcement::WrongCall { player, .. }
        | Announcement::Done { player } => Some(*player),
        Announcement::Seated { .. }
        | Announcement::Started { .. }
        | Announcement::Lapsed { .. }
        | Announcement::Attempted { .. }
        | Announcement::BoardFelt { .. }
        | Announcement::Asked { .. }
        | Announcement::DrawOffered { .. }
        | Announcement::DrawDeclined { .. }
        | Announcement::TakebackAsked { .. }
        | Announcement::TakebackDeclined { .. }
        | Announcement::TakenBack { .. }
        | Announcement::Extended { .. }
        | Announcement::Ended { .. }
        | Announcement::RematchOffered { .. }
        | Announcement::RematchAgreed
        | Announcement::Greeted { .. } => None,
    }
}

fn gone() -> ClientError {
    std::io::Error::from(std::io::ErrorKind::NotConnected).into()
}
