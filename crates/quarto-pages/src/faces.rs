//! The faces of the players: an animal for each level of the computer, a hat for each guest.

use std::sync::LazyLock;

use quarto_game::{Name, Party};
use quarto_rules::{Character, Level};

/// The face of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// The animal of a level.
    Level(Level),
    /// A person, one of [`GUESTS`].
    Guest(usize),
    /// Another program.
    Robot,
    /// A seat that is free.
    Nobody,
}

/// The animals of the levels, from 1 to 10, as the drawing names them.
const ANIMALS: [&str; 10] =
    ["mouse", "rabbit", "hedgehog", "cat", "dog", "bear", "badger", "stag", "fox", "owl"];

/// What tells persons apart.
const GUESTS: [&str; 8] =
    ["cap", "hat", "bobble", "glasses", "crown", "hood", "beret", "headphones"];

/// The drawing: the woods, then a symbol for each face.
const DRAWING: &str = include_str!("../templates/faces.svg");

impl Face {
    /// Returns every face.
    pub(crate) fn all() -> impl Iterator<Item = Face> {
        let levels = Level::ALL.into_iter().map(Face::Level);
        levels.chain((0..GUESTS.len()).map(Face::Guest)).chain([Face::Robot, Face::Nobody])
    }

    /// Returns the faces of both seats. A person keeps the face in every game, unless both would have the
    /// same.
    pub(crate) fn of_both(parties: [Option<&Party>; 2]) -> [Face; 2] {
        let [first, second] = parties.map(Face::of);
        match (first, second) {
            (Face::Guest(one), Face::Guest(other)) if one == other => {
                [first, Face::Guest((other + 1) % GUESTS.len())]
            }
            (..) => [first, second],
        }
    }

    fn of(party: Option<&Party>) -> Face {
        match party {
            Some(Party::Person(name)) => Face::of_name(name),
            Some(Party::Engine(Character::Level(level))) => Face::Level(*level),
            Some(Party::Engine(Character::Greedy) | Party::Bot(_)) => Face::Robot,
            None => Face::Nobody,
        }
    }

    /// Returns the face of a person, which depends on nothing but the name.
    pub(crate) fn of_name(name: &Name) -> Face {
        let sum = |sum: usize, letter: char| sum.wrapping_mul(31).wrapping_add(letter as usize);
        Face::Guest(name.to_string().chars().fold(7, sum) % GUESTS.len())
    }

    /// Returns its name in the drawing.
    const fn name(self) -> &'static str {
        match self {
            Face::Level(level) => ANIMALS[level.number() as usize - 1],
            Face::Guest(number) => GUESTS[number % GUESTS.len()],
            Face::Robot => "robot",
            Face::Nobody => "nobody",
        }
    }

    /// Returns its picture, which screen readers skip. The page must have it in its [`sprite`].
    pub(crate) fn picture(self) -> String {
        format!(
            r##"<svg class="face" viewBox="0 0 64 64" aria-hidden="true"><use href="#face-{}"/></svg>"##,
            self.name()
        )
    }
}

/// Returns these faces for `<use>` in the same page, as `#face-mouse`.
pub(crate) fn sprite(faces: impl IntoIterator<Item = Face>) -> String {
    let mut names: Vec<&str> = faces.into_iter().map(Face::name).collect();
    names.sort_unstable();
    names.dedup();
    let (woods, symbols) = &*PARTS;
    let wanted = |(name, _): &&(String, String)| names.contains(&name.as_str());
    let symbols: String =
        symbols.iter().filter(wanted).map(|(_, symbol)| symbol.as_str()).collect();
    format!(r#"<svg class="sprite" width="0" height="0" aria-hidden="true">{woods}{symbols}</svg>"#)
}

/// The woods, and each symbol with its name.
static PARTS: LazyLock<(String, Vec<(String, String)>)> = LazyLock::new(|| {
    let drawing = DRAWING.replace('\n', "").replace("</svg>", "");
    let mut parts = drawing.split("<symbol");
    let woods = parts.next().and_then(|start| start.find("<defs").map(|at| start[at..].to_owned()));
    let symbol = |part: &str| {
        let name = part.split("id=\"face-").nth(1).and_then(|rest| rest.split('"').next());
        (name.unwrap_or_default().to_owned(), format!("<symbol{part}"))
    };
    (woods.unwrap_or_default(), parts.map(symbol).collect())
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_is_drawn_once_with_all_that_it_uses() {
        let svg = sprite(Face::all());
        assert_eq!(svg.matches("<symbol").count(), Face::all().count());
        for face in Face::all() {
            assert_eq!(svg.matches(&format!(r#"id="face-{}""#, face.name())).count(), 1);
            assert!(face.picture().contains(&format!("#face-{}\"", face.name())));
        }
        for wood in svg.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()) {
            assert_eq!(svg.matches(&format!(r#"id="{wood}""#)).count(), 1, "{wood}");
        }
        assert!(!svg.contains("style") && svg.len() < 30_000, "{}", svg.len());
    }

    #[test]
    fn a_page_gets_the_faces_that_it_shows() {
        let svg = sprite([Face::Robot, Face::Robot]);
        assert_eq!(svg.matches("<symbol").count(), 1);
        assert!(svg.contains("face-robot") && !svg.contains("face-owl\""));
    }

    #[test]
    fn two_guests_have_two_faces() {
        let party = |name: &str| Party::Person(name.parse().unwrap());
        let (ada, again) = (party("Ada"), party("Ada"));
        let [one, other] = Face::of_both([Some(&ada), Some(&again)]);
        assert_ne!(one, other);
        assert_eq!(one, Face::of(Some(&ada)));
        assert_eq!(Face::of_both([None, Some(&ada)]), [Face::Nobody, one]);
    }
}
