//! A judge of puzzles as plain as possible, which shares no code with the rules and the engine: it reads the
//! notation as letters and plays out every game.

/// The squares of the shapes, as the notation names them.
fn shapes(with_blocks: bool) -> Vec<(String, [usize; 4])> {
    let mut all = Vec::new();
    for n in 0..4 {
        all.push((format!("row{}", n + 1), [0, 1, 2, 3].map(|k| 4 * n + k)));
    }
    for n in 0..4 {
        all.push((format!("col{}", letter(n)), [0, 1, 2, 3].map(|k| 4 * k + n)));
    }
    all.push(("diag1".into(), [0, 5, 10, 15]));
    all.push(("diag2".into(), [3, 6, 9, 12]));
    for top in (0..3).filter(|_| with_blocks).flat_map(|row| (0..3).map(move |k| 4 * row + k)) {
        all.push((format!("block{}", square(top)), [top, top + 1, top + 4, top + 5]));
    }
    all
}

fn letter(column: usize) -> char {
    ['a', 'b', 'c', 'd'][column]
}

fn square(index: usize) -> String {
    format!("{}{}", letter(index % 4), index / 4 + 1)
}

/// A position and its rules, on a board of numbers.
pub(crate) struct Naive {
    board: [Option<u8>; 16],
    hand: Option<u8>,
    last: Option<usize>,
    traits: u8,
    shapes: Vec<(String, [usize; 4])>,
}

impl Naive {
    pub(crate) fn read(position: &str, rules: &str) -> Naive {
        let mut words = position.split(' ');
        let board: Vec<Option<u8>> =
            words.next().unwrap().chars().filter(|c| *c != '/').map(piece).collect();
        let hand = words.next().unwrap().chars().next().and_then(piece);
        let last = words.next().map(|name| (0..16).find(|n| square(*n) == name).unwrap());
        assert_eq!(words.next(), None, "{position}");
        let (variant, traits) =
            rules.split_once(' ').unwrap_or((rules, "colour,height,shape,fill"));
        let bit = |name| ["colour", "height", "shape", "fill"].iter().position(|t| *t == name);
        let traits = traits.split(',').map(|name| 1 << bit(name).unwrap()).sum();
        let shapes = shapes(variant == "squares");
        Naive { board: board.try_into().unwrap(), hand, last, traits, shapes }
    }

    pub(crate) fn placed(&self) -> usize {
        self.board.iter().flatten().count()
    }

    /// Returns every right answer of a kind, each as its line; `None` where the promise is broken.
    pub(crate) fn solve(&mut self, kind: &str) -> Option<Vec<Vec<String>>> {
        let aligned = self.aligned();
        if kind == "spot" {
            let last = self.last?;
            let all_open = aligned.iter().all(|n| self.shapes[*n].1.contains(&last));
            let calls = aligned.iter().map(|n| vec![format!("Q {}", self.shapes[*n].0)]);
            return all_open.then(|| calls.collect());
        }
        if self.last.is_some() || !aligned.is_empty() {
            return None;
        }
        let actions = self.actions();
        let right: Vec<usize> = match kind {
            "win-now" => {
                let piece = self.hand?;
                actions.iter().copied().filter(|at| self.wins(*at, piece)).collect()
            }
            "safe-give" if self.hand.is_none() => {
                actions.iter().copied().filter(|n| !self.wins_anywhere(*n)).collect()
            }
            "win-in" | "save" => return self.solve_by_playing(kind, &actions),
            _ => return None,
        };
        let is_one = !right.is_empty() && right.len() < actions.len();
        is_one.then(|| right.iter().map(|action| vec![self.name(*action)]).collect())
    }

    fn solve_by_playing(&mut self, kind: &str, actions: &[usize]) -> Option<Vec<Vec<String>>> {
        let values: Vec<i32> = actions.iter().map(|action| self.value_of(*action)).collect();
        let best = *values.iter().max()?;
        let right: Vec<usize> = actions
            .iter()
            .zip(&values)
            .filter(|(_, value)| **value == best)
            .map(|(a, _)| *a)
            .collect();
        match kind {
            "save" => {
                let alone = best == 0 && right.len() == 1 && actions.len() > 1;
                alone.then(|| vec![vec![self.name(right[0])]])
            }
            _ => (95..=98).contains(&best).then(|| right.iter().map(|a| self.line(*a)).collect()),
        }
    }

    /// Returns what is to be done: squares or pieces, in their order.
    fn actions(&self) -> Vec<usize> {
        if self.hand.is_some() {
            return (0..16).filter(|at| self.board[*at].is_none()).collect();
        }
        let gone = |n: &usize| self.board.iter().flatten().any(|p| usize::from(*p) == *n);
        (0..16).filter(|n| !gone(n)).collect()
    }

    fn name(&self, action: usize) -> String {
        match self.hand {
            Some(_) => square(action),
            None => char::from(b'A' + u8::try_from(action).unwrap()).to_string(),
        }
    }

    /// Returns what an action is worth: 0 for a draw, 100 less the placements for a win, the opposite for a loss.
    fn value_of(&mut self, action: usize) -> i32 {
        match self.hand {
            None => {
                self.hand = Some(u8::try_from(action).unwrap());
                let value = -self.value();
                self.hand = None;
                value
            }
            Some(piece) if self.wins(action, piece) => 99,
            Some(piece) => {
                (self.board[action], self.hand) = (Some(piece), None);
                let value = if self.placed() == 16 { 0 } else { self.value() };
                (self.board[action], self.hand) = (None, Some(piece));
                value - value.signum()
            }
        }
    }

    fn value(&mut self) -> i32 {
        self.actions().into_iter().map(|action| self.value_of(action)).max().unwrap()
    }

    /// Plays on to the end: of the best actions always the first.
    fn line(&mut self, first: usize) -> Vec<String> {
        let (board, hand) = (self.board, self.hand);
        let (mut line, mut next) = (Vec::new(), first);
        loop {
            line.push(self.name(next));
            match self.hand {
                Some(piece) if self.wins(next, piece) => break,
                Some(piece) => (self.board[next], self.hand) = (Some(piece), None),
                None => self.hand = Some(u8::try_from(next).unwrap()),
            }
            let best = self.value();
            next =
                self.actions().into_iter().find(|action| self.value_of(*action) == best).unwrap();
        }
        (self.board, self.hand) = (board, hand);
        line
    }

    fn wins_anywhere(&self, piece: usize) -> bool {
        let piece = u8::try_from(piece).unwrap();
        (0..16).any(|at| self.board[at].is_none() && self.wins(at, piece))
    }

    fn wins(&self, at: usize, piece: u8) -> bool {
        let held = |n: usize| if n == at { Some(piece) } else { self.board[n] };
        self.shapes
            .iter()
            .any(|(_, squares)| squares.contains(&at) && self.shares(squares.map(held)))
    }

    /// Returns the numbers of the shapes that are alignments.
    fn aligned(&self) -> Vec<usize> {
        let is_aligned = |n: &usize| self.shares(self.shapes[*n].1.map(|at| self.board[at]));
        (0..self.shapes.len()).filter(is_aligned).collect()
    }

    fn shares(&self, pieces: [Option<u8>; 4]) -> bool {
        let [Some(a), Some(b), Some(c), Some(d)] = pieces else { return false };
        (0..4).any(|bit| {
            let values = [a, b, c, d].map(|piece| piece >> bit & 1);
            self.traits >> bit & 1 == 1 && (values == [0; 4] || values == [1; 4])
        })
    }
}

fn piece(letter: char) -> Option<u8> {
    letter.is_ascii_uppercase().then(|| u8::try_from(letter).unwrap() - b'A')
}
