//! The analysis board: any position, played on by both sides, with what every choice is worth.

use askama::Template;
use quarto_engine::{Analysis, Hint};
use quarto_rules::{
    Action, Calling, Piece, Play, Position, Record, RuleSet, Setup, Square, Terms, Trait, TraitSet,
    Value, Variant,
};
use quarto_text::{OptionText, PageText, ReviewText};

use crate::art::sprite;
use crate::frame::{Frame, render};
use crate::{Fields, Reader};

/// What an analysis board shows: a position, and what was played from there. It is written in the
/// address of the page, so that going back and branching off are links.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyBoard {
    rules: RuleSet,
    start: Position,
    line: Vec<Action>,
    setup: Option<Brush>,
}

/// The piece that is put on the board while a position is set up, if one is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Brush(Option<Piece>);

impl StudyBoard {
    /// Returns the board with a position.
    #[must_use]
    pub fn new(rules: RuleSet, start: Position) -> StudyBoard {
        StudyBoard { rules, start, line: Vec::new(), setup: None }
    }

    /// Reads the board from the fields of an address; `None` if the position is not one.
    #[must_use]
    pub fn read(fields: &Fields) -> Option<StudyBoard> {
        let traits: Vec<&str> = fields.all("trait").collect();
        let traits = traits.join(",").parse().unwrap_or(TraitSet::FULL);
        let variant = fields.parse("rules").unwrap_or(Variant::Lines);
        let start = match fields.get("from").map(str::trim) {
            None | Some("") => Position::default(),
            Some(text) => text.parse().ok()?,
        };
        let line = fields.get("line").unwrap_or_default().split(',');
        let line = line.filter(|action| !action.is_empty()).map(str::parse);
        let line: Vec<Action> = line.collect::<Result<_, _>>().ok()?;
        let setup = fields.get("setup").map(|_| Brush(fields.parse("piece")));
        let rules = RuleSet::new(variant, traits).unwrap_or_default();
        let board = StudyBoard { rules, start, line, setup };
        board.play().is_some().then_some(board)
    }

    /// Returns the game at this moment; `None` if the line is not legal.
    #[must_use]
    pub fn play(&self) -> Option<Play> {
        let mut play = Play::from_position(self.terms(), self.start);
        self.line.iter().try_for_each(|action| play.act(*action)).ok()?;
        Some(play)
    }

    /// Tells whether a position is being set up, so that there is nothing to analyse yet.
    #[must_use]
    pub fn is_setup(&self) -> bool {
        self.setup.is_some()
    }

    /// Returns the path of the page, after the language.
    pub(crate) fn path(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("rules", &self.rules.variant().to_string());
        for one in self.rules.traits() {
            query.append_pair("trait", &TraitSet::from_iter([one]).to_string());
        }
        query.append_pair("from", &self.start.to_string());
        if !self.line.is_empty() {
            let line: Vec<String> = self.line.iter().map(ToString::to_string).collect();
            query.append_pair("line", &line.join(","));
        }
        if let Some(Brush(piece)) = self.setup {
            query.append_pair("setup", "on");
            if let Some(piece) = piece {
                query.append_pair("piece", &piece.to_string());
            }
        }
        format!("/analysis?{}", query.finish())
    }

    const fn terms(&self) -> Terms {
        Terms {
            rules: self.rules,
            calling: Calling::Official,
            wrong_call: quarto_rules::WrongCall::Free,
        }
    }

    fn with(&self, action: Action) -> StudyBoard {
        let line = self.line.iter().copied().chain([action]).collect();
        StudyBoard { line, ..self.clone() }
    }

    /// Returns the board while another position is set up.
    fn set_up(&self, setup: Setup, brush: Option<Piece>) -> StudyBoard {
        let start = Position::new(setup).unwrap_or(self.start);
        let brush = brush.filter(|piece| start.reserve().contains(*piece));
        StudyBoard { start, line: Vec::new(), setup: Some(Brush(brush)), ..self.clone() }
    }
}

#[derive(Template)]
#[template(path = "study.html")]
struct StudyPage {
    frame: Frame,
    sprite: &'static str,
    problem: Option<String>,
    /// The value of the position, the reasons and the best line.
    said: Vec<String>,
    rows: Vec<Vec<Place>>,
    reserve: Vec<Place>,
    hand: Option<Place>,
    /// Calls, and what else is chosen neither on the board nor in the reserve.
    more: Vec<Link>,
    choices: Vec<Link>,
    steps: Vec<Link>,
    moves: Option<String>,
    setup: bool,
    position: String,
    variants: Vec<Pick>,
    traits: Vec<Pick>,
    record: Option<String>,
    here: String,
    /// The address of its picture.
    picture: String,
}

/// A square, or a piece of the reserve.
struct Place {
    name: String,
    label: String,
    piece: Option<String>,
    url: Option<String>,
    worth: Option<Worth>,
}

/// What a choice is worth, as a colour and a sign; its words are in the label.
struct Worth {
    class: &'static str,
    sign: String,
}

struct Link {
    label: String,
    url: String,
    worth: Option<Worth>,
}

struct Pick {
    value: String,
    label: String,
    chosen: bool,
}

/// Returns the page of an analysis board, with what was found out about its position.
#[must_use]
pub fn study_page(
    reader: &Reader,
    board: &StudyBoard,
    found: Option<&(Analysis, Option<Hint>)>,
    problem: Option<String>,
) -> String {
    let play = board.play().unwrap_or_default();
    let desk = Desk { reader, board, play, found };
    let position = *play.position();
    let here = StudyBoard::new(board.rules, position);
    let moves: Vec<String> = board.line.iter().map(ToString::to_string).collect();
    render(&StudyPage {
        frame: Frame::new(reader, &reader.say(ReviewText::StudyTitle)),
        sprite: sprite(),
        problem,
        said: desk.said(),
        rows: Square::ALL.chunks(4).map(|row| desk.row(row)).collect(),
        reserve: position.reserve().iter().map(|piece| desk.stock(piece)).collect(),
        hand: position.hand().map(|piece| desk.held(piece)),
        more: desk.more(),
        choices: desk.choices(),
        steps: desk.steps(),
        moves: (!moves.is_empty())
            .then(|| reader.say(ReviewText::StudyMoves { moves: &moves.join(" ") })),
        setup: board.is_setup(),
        position: position.to_string(),
        variants: desk.variants(),
        traits: desk.traits(),
        record: desk.record(),
        here: reader.to(&here.path()),
        picture: reader.to(&here.path()).replacen("/analysis?", "/analysis/picture.svg?", 1),
    })
}

/// A board with its reader.
struct Desk<'a> {
    reader: &'a Reader,
    board: &'a StudyBoard,
    play: Play,
    found: Option<&'a (Analysis, Option<Hint>)>,
}

impl Desk<'_> {
    fn to(&self, board: &StudyBoard) -> String {
        self.reader.to(&board.path())
    }

    fn symbol(&self, piece: Piece) -> String {
        format!("{}-{piece}", self.reader.settings.edition)
    }

    /// Returns what the position is worth, why, and how it goes on.
    fn said(&self) -> Vec<String> {
        if self.board.is_setup() {
            return vec![self.reader.say(ReviewText::StudySetupHelp)];
        }
        if self.play.outcome().is_some() {
            return vec![self.reader.say(ReviewText::StudyOver)];
        }
        let Some((analysis, hint)) = self.found else {
            return vec![self.reader.say(ReviewText::StudyTooHard)];
        };
        let voice = self.reader.voice();
        let value = &voice.worth(analysis.worth.value());
        let mut said = vec![self.reader.say(ReviewText::StudyValue { value })];
        if let Some(hint) = hint {
            said.extend(voice.hint(hint));
            said.extend(voice.best_line(hint));
        }
        said
    }

    fn value(&self, action: Action) -> Option<Value> {
        let (analysis, _) = self.found?;
        let found = analysis.moves.iter().find(|(one, _)| *one == action);
        match (found, action) {
            (Some((_, solution)), _) => solution.value(),
            (None, Action::Call(_)) => Some(Value::Win(0)),
            (None, Action::Give(_) | Action::Place(_) | Action::Done) => None,
        }
    }

    /// Returns the address after an action, unless it is not one of this moment.
    fn after(&self, action: Action) -> Option<String> {
        let legal = self.play.check(self.play.position().player(), action).is_ok();
        (legal && !self.board.is_setup()).then(|| self.to(&self.board.with(action)))
    }

    fn row(&self, squares: &[Square]) -> Vec<Place> {
        squares.iter().map(|square| self.square(*square)).collect()
    }

    fn square(&self, square: Square) -> Place {
        let (voice, name) = (self.reader.voice(), square.to_string());
        let piece = self.play.position().board().piece_at(square);
        let action = Action::Place(square);
        let label = match piece {
            Some(piece) => self
                .reader
                .say(PageText::GameSquareHolds { square: &name, piece: &voice.piece(piece) }),
            None => self.reader.say(PageText::GameSquareEmpty { square: &name }),
        };
        let place = Place {
            label,
            piece: piece.map(|piece| self.symbol(piece)),
            url: self.after(action),
            worth: self.value(action).map(Worth::of),
            name,
        };
        let place = self.while_set_up(place, square, piece);
        self.valued(place, action)
    }

    /// Returns the square as it is while a position is set up: to put a piece there, or take it away.
    fn while_set_up(&self, place: Place, square: Square, piece: Option<Piece>) -> Place {
        let Some(Brush(brush)) = self.board.setup else { return place };
        let (position, voice) = (self.play.position(), self.reader.voice());
        let setup = |board| Setup { board, hand: position.hand(), ..Setup::default() };
        let (text, board) = match (piece, brush) {
            (Some(piece), _) => {
                let rest = position.board().iter().filter(|(other, _)| *other != square).collect();
                let piece = voice.piece_object(piece);
                (
                    self.reader.say(ReviewText::StudyTake { square: &place.name, piece: &piece }),
                    rest,
                )
            }
            (None, Some(brush)) => {
                let piece = voice.piece_object(brush);
                let text = ReviewText::StudyPut { square: &place.name, piece: &piece };
                (self.reader.say(text), position.board().with(square, brush))
            }
            (None, None) => return place,
        };
        let url = Some(self.to(&self.board.set_up(setup(board), brush)));
        Place { label: text, url, worth: None, ..place }
    }

    /// Adds what a choice is worth to its label.
    fn valued(&self, place: Place, action: Action) -> Place {
        let Some(value) = self.value(action).filter(|_| place.url.is_some()) else {
            return Place { worth: None, ..place };
        };
        let (name, worth) = (&place.label, &self.reader.voice().worth(Some(value)));
        let label = self.reader.say(ReviewText::StudyChoice { action: name, value: worth });
        Place { label, ..place }
    }

    fn stock(&self, piece: Piece) -> Place {
        let (action, name) = (Action::Give(piece), self.reader.voice().piece(piece));
        let place = Place {
            name: piece.to_string(),
            piece: Some(self.symbol(piece)),
            url: self.after(action),
            worth: self.value(action).map(Worth::of),
            label: name.clone(),
        };
        let Some(Brush(brush)) = self.board.setup else { return self.valued(place, action) };
        let text = match brush {
            Some(brush) if brush == piece => ReviewText::StudyChosen { piece: &name },
            Some(_) | None => ReviewText::StudyChoose { piece: &name },
        };
        let setup = self.play.position().to_setup();
        let url = Some(self.to(&self.board.set_up(setup, Some(piece))));
        Place { label: self.reader.say(text), url, worth: None, ..place }
    }

    fn held(&self, piece: Piece) -> Place {
        let label = self.reader.voice().piece(piece);
        let piece = Some(self.symbol(piece));
        Place { name: String::new(), label, piece, url: None, worth: None }
    }

    /// Returns calls of what is aligned, *done*, and what there is to set up besides pieces and squares.
    fn more(&self) -> Vec<Link> {
        let position = self.play.position();
        let open = self.play.open_alignments().filter(|_| self.play.may_call());
        let calls = open.map(|alignment| Action::Call(alignment.shape()));
        let actions = calls.chain([Action::Done]);
        let actions = actions.filter_map(|action| self.choice(action));
        let Some(Brush(brush)) = self.board.setup else { return actions.collect() };
        let board = *position.board();
        let hand = match (position.hand(), brush) {
            (Some(_), _) => Some((ReviewText::StudyHandEmpty, Setup { board, ..Setup::default() })),
            (None, Some(brush)) => Some((
                ReviewText::StudyHand,
                Setup { board, hand: Some(brush), ..Setup::default() },
            )),
            (None, None) => None,
        };
        let link = |text: ReviewText<'_>, to: &StudyBoard| Link {
            label: self.reader.say(text),
            url: self.to(to),
            worth: None,
        };
        let hand = hand.map(|(text, setup)| link(text, &self.board.set_up(setup, None)));
        let empty = self.board.set_up(Setup::default(), brush);
        let done = StudyBoard::new(self.board.rules, *position);
        hand.into_iter()
            .chain([link(ReviewText::StudyClear, &empty), link(ReviewText::StudySetupDone, &done)])
            .collect()
    }

    fn choice(&self, action: Action) -> Option<Link> {
        let (url, value) = (self.after(action)?, self.value(action));
        let voice = self.reader.voice();
        let (name, worth) = (&voice.action(action), &voice.worth(value));
        let label = self.reader.say(ReviewText::StudyChoice { action: name, value: worth });
        Some(Link { label, url, worth: value.map(Worth::of) })
    }

    /// Returns every choice with its value, the best first.
    fn choices(&self) -> Vec<Link> {
        let Some((analysis, _)) = self.found else { return Vec::new() };
        let mut moves: Vec<Action> = analysis.moves.iter().map(|(action, _)| *action).collect();
        moves.sort_by_key(|action| core::cmp::Reverse(self.value(*action)));
        moves.into_iter().filter_map(|action| self.choice(action)).collect()
    }

    /// Returns the ways back, and the way to set up a position.
    fn steps(&self) -> Vec<Link> {
        let link = |text: ReviewText<'_>, board: StudyBoard| Link {
            label: self.reader.say(text),
            url: self.to(&board),
            worth: None,
        };
        let mut steps = Vec::new();
        if let Some((_, line)) = self.board.line.split_last() {
            let back = StudyBoard { line: line.to_vec(), ..self.board.clone() };
            let start = StudyBoard::new(self.board.rules, self.board.start);
            steps.push(link(ReviewText::StudyBack, back));
            steps.push(link(ReviewText::StudyStart, start));
        }
        if !self.board.is_setup() {
            let setup = self.play.position().to_setup();
            let setup = Setup { last: None, called: false, player: None, ..setup };
            steps.push(link(ReviewText::StudySetup, self.board.set_up(setup, None)));
        }
        steps
    }

    fn variants(&self) -> Vec<Pick> {
        let pick = |variant: Variant| Pick {
            value: variant.to_string(),
            label: self.reader.say(match variant {
                Variant::Lines => OptionText::OptionShapesLines,
                Variant::Blocks => OptionText::OptionShapesSquares,
            }),
            chosen: variant == self.board.rules.variant(),
        };
        Variant::ALL.map(pick).into()
    }

    fn traits(&self) -> Vec<Pick> {
        let pick = |one: Trait| Pick {
            value: TraitSet::from_iter([one]).to_string(),
            label: self.reader.voice().trait_name(one),
            chosen: self.board.rules.traits().contains(one),
        };
        Trait::ALL.map(pick).into()
    }

    /// Returns the record of what was played, if it was played from the start.
    fn record(&self) -> Option<String> {
        if self.board.start != Position::default() || self.board.line.is_empty() {
            return None;
        }
        let mut record = Record::new(self.board.terms());
        self.board.line.iter().try_for_each(|action| record.act(*action)).ok()?;
        Some(record.to_string())
    }
}

impl Worth {
    fn of(value: Value) -> Worth {
        let (class, sign) = match value {
            Value::Win(placements) => ("win", format!("+{placements}")),
            Value::Draw => ("draw", "=".to_owned()),
            Value::Loss(placements) => ("loss", format!("−{placements}")),
        };
        Worth { class, sign }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(query: &str) -> Option<StudyBoard> {
        StudyBoard::read(&Fields::read(query.as_bytes()))
    }

    #[test]
    fn a_board_is_read_from_its_own_address() {
        for query in [
            "",
            "rules=squares&trait=height&trait=fill&from=K.../.F../..../..N.+A&line=b1,B",
            "from=BDFJ/..../..../....+-+d1&line=Q+row1",
            "setup=on&piece=K",
        ] {
            let board = board(query).unwrap();
            let path = board.path();
            let read = super::tests::board(path.split_once('?').unwrap().1);
            assert_eq!(read.as_ref(), Some(&board), "{query}");
        }
    }

    #[test]
    fn what_is_not_a_position_or_not_legal_is_refused() {
        for query in
            ["from=hello", "line=a1", "line=K,a1,K", "line=nonsense", "from=KK../..../..../....+-"]
        {
            assert_eq!(board(query), None, "{query}");
        }
    }

    #[test]
    fn every_choice_is_a_link_that_the_next_page_understands() {
        let board = board("from=BDF./.A../..../....+J").unwrap();
        let page = study_page(&Reader::default(), &board, None, None);
        let links: Vec<&str> =
            page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let boards = links.iter().filter(|link| link.starts_with("/en/analysis?"));
        let mut squares = 0;
        for link in boards {
            let query = link.split_once('?').unwrap().1.replace("&#38;", "&").replace("&amp;", "&");
            let next = super::tests::board(&query);
            assert!(next.is_some(), "{link}");
            squares += usize::from(next.is_some_and(|next| next.line.len() == 1));
        }
        assert_eq!(squares, 12);
    }
}
