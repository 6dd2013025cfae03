use std::collections::{HashMap, HashSet};

use arbtest::arbitrary::{Result, Unstructured};
use quarto_rules::{
    Alignment, Board, Canonical, Canonicalizer, Catalogue, Piece, RuleSet, Shape, Square,
    SquareSet, Symmetry, Trait, TraitSet, Variant,
};

use crate::game::{for_random, random_game};

#[test]
fn symmetries_form_a_group_that_keeps_the_shapes() {
    for (variant, size) in [(Variant::Lines, 32), (Variant::Blocks, 8)] {
        let group = Symmetry::group(variant);
        assert_eq!(group.len(), size);
        let images = |symmetry: &Symmetry| Square::ALL.map(|square| symmetry.square(square));
        let all: HashSet<[Square; 16]> = group.iter().map(images).collect();
        assert_eq!(all.len(), size);
        assert_eq!(images(&group[0]), Square::ALL);
        let winning: HashSet<SquareSet> = variant.shapes().iter().map(Shape::squares).collect();
        for a in &group {
            assert!(winning.iter().all(|&squares| winning.contains(&a.squares(squares))));
            for b in &group {
                assert!(all.contains(&Square::ALL.map(|square| b.square(a.square(square)))));
            }
        }
    }
}

#[test]
fn turns_and_mirrors_are_symmetries_of_both() {
    let turned = |s: Square| Square::at(3 - s.row(), s.column()).unwrap();
    let mirrored = |s: Square| Square::at(3 - s.column(), s.row()).unwrap();
    for variant in Variant::ALL {
        let group = Symmetry::group(variant);
        let holds = |map: &dyn Fn(Square) -> Square| {
            group.iter().any(|symmetry| Square::ALL.iter().all(|&s| symmetry.square(s) == map(s)))
        };
        assert!(holds(&turned) && holds(&mirrored));
    }
}

#[test]
fn sets_of_squares_move_square_by_square() {
    for symmetry in Symmetry::group(Variant::Lines) {
        for bits in (0..=u16::MAX).step_by(251) {
            let set = SquareSet::from_bits(bits);
            let one_by_one = set.iter().map(|square| symmetry.square(square)).collect();
            assert_eq!(symmetry.squares(set), one_by_one);
        }
    }
}

/// A transformation of a position that makes no difference in play.
struct Disguise {
    symmetry: Symmetry,
    /// Where each trait goes; counted ones stay counted.
    order: [Trait; 4],
    flips: TraitSet,
}

impl Disguise {
    fn all(rules: RuleSet) -> Vec<Disguise> {
        let mut all = Vec::new();
        for symmetry in Symmetry::group(rules.variant()) {
            for order in orders(rules) {
                for flips in (0..16).map(TraitSet::from_bits) {
                    all.push(Disguise { symmetry: symmetry.clone(), order, flips });
                }
            }
        }
        all
    }

    fn any(u: &mut Unstructured, rules: RuleSet) -> Result<Disguise> {
        let symmetry = u.choose(&Symmetry::group(rules.variant()))?.clone();
        let order = *u.choose(&orders(rules))?;
        Ok(Disguise { symmetry, order, flips: TraitSet::from_bits(u.arbitrary()?) })
    }

    fn piece(&self, piece: Piece) -> Piece {
        let present = |t: &Trait| piece.has(*t) != self.flips.contains(*t);
        let traits = Trait::ALL.into_iter().filter(present);
        Piece::with_present(traits.map(|t| self.order[t.index()]).collect())
    }

    fn board(&self, board: &Board) -> Board {
        board.iter().map(|(s, p)| (self.symmetry.square(s), self.piece(p))).collect()
    }
}

/// Returns the ways to permute the counted traits among themselves, and the others among themselves.
fn orders(rules: RuleSet) -> Vec<[Trait; 4]> {
    let [a, b, c, d] = Trait::ALL;
    let threes = [[b, c, d], [b, d, c], [c, b, d], [c, d, b], [d, b, c], [d, c, b]];
    let insert = |[x, y, z]: [Trait; 3]| [[a, x, y, z], [x, a, y, z], [x, y, a, z], [x, y, z, a]];
    let counts = |t: Trait| rules.traits().contains(t);
    let keeps =
        |order: &[Trait; 4]| Trait::ALL.iter().zip(order).all(|(&a, &b)| counts(a) == counts(b));
    threes.into_iter().flat_map(insert).filter(keeps).collect()
}

#[test]
fn a_disguised_position_has_the_same_canonical_form_and_alignments() {
    for_random(200, |u| {
        random_game(u, |u, play| {
            if !u.ratio(1, 16)? {
                return Ok(());
            }
            let rules = play.terms().rules;
            let disguise = Disguise::any(u, rules)?;
            let (board, hand) = (play.position().board(), play.position().hand());
            let other = disguise.board(board);
            let forms = Canonicalizer::new(rules);
            assert_eq!(
                forms.canonical(board, hand),
                forms.canonical(&other, hand.map(|piece| disguise.piece(piece)))
            );
            let aligned = |board: &Board| {
                rules.shapes().iter().filter_map(|s| Alignment::find(board, rules, s)).count()
            };
            assert_eq!(aligned(board), aligned(&other));
            Ok(())
        })?;
        Ok(())
    });
}

#[test]
fn pieces_that_differ_only_in_what_does_not_count_are_interchangeable() {
    for_random(100, |u| {
        random_game(u, |_, play| {
            if play.position().placed() != 9 {
                return Ok(());
            }
            let rules = play.terms().rules;
            let counted = |piece: Piece| Piece::with_present(piece.present() & rules.traits());
            let plain: Board =
                play.position().board().iter().map(|(s, p)| (s, counted(p))).collect();
            let forms = Canonicalizer::new(rules);
            let hand = play.position().hand();
            assert_eq!(
                forms.canonical(play.position().board(), hand),
                forms.canonical(&plain, hand.map(counted))
            );
            Ok(())
        })?;
        Ok(())
    });
}

/// Checks that two positions have the same form only if a disguise turns one into the other.
fn check_orbits(rules: RuleSet, hand: impl Fn(u8) -> Option<Piece>) {
    let disguises = Disguise::all(rules);
    let forms = Canonicalizer::new(rules);
    let counted = |piece: Piece| Piece::with_present(piece.present() & rules.traits());
    // The smallest of all images is the most obvious canonical form.
    let naive = |board: &Board, hand: Option<Piece>| {
        let image = |d: &Disguise| {
            let board: Board = d.board(board).iter().map(|(s, p)| (s, counted(p))).collect();
            (board, hand.map(|piece| counted(d.piece(piece))))
        };
        disguises.iter().map(image).min().unwrap()
    };
    let mut seen: HashMap<Canonical, (Board, Option<Piece>)> = HashMap::new();
    for [second, third, given] in
        [[1, 2, 4], [3, 4, 8], [3, 1, 2], [7, 9, 6], [15, 6, 5], [12, 5, 10]]
    {
        for squares in [[1, 2], [5, 10], [5, 6], [10, 3], [15, 4], [6, 9]] {
            let piece = |bits| Piece::new(bits).unwrap();
            let squares = [0, squares[0], squares[1]].map(|index| Square::ALL[index]);
            let pieces = [piece(0), piece(second), piece(third)];
            let board: Board = squares.into_iter().zip(pieces).collect();
            let expected = naive(&board, hand(given));
            let form = forms.canonical(&board, hand(given));
            assert_eq!(*seen.entry(form).or_insert(expected), expected);
        }
    }
    let different: HashSet<(Board, Option<Piece>)> = seen.values().copied().collect();
    assert_eq!(different.len(), seen.len());
}

#[test]
fn canonical_forms_are_orbits() {
    for rules in
        ["lines", "squares", "lines colour,fill", "squares height", "lines height,shape,fill"]
    {
        let rules = rules.parse().unwrap();
        check_orbits(rules, Piece::new);
        check_orbits(rules, |_| None);
    }
}

/// Checks the number of essentially different positions with 0, 1, 2 … pieces placed and one in hand.
fn check_counts(rules: &str, expected: &[usize]) {
    let mut catalogue = Catalogue::new(rules.parse().unwrap());
    let mut counts = vec![catalogue.positions().len()];
    while counts.len() < expected.len() {
        catalogue.advance();
        counts.push(catalogue.positions().len());
    }
    assert_eq!(counts, expected);
}

#[test]
fn counts_of_different_positions_are_the_known_ones() {
    check_counts("lines", &[1, 8, 148, 3_382, 91_558]);
    check_counts("squares", &[1, 12, 381, 12_113, 358_784]);
}

/// The counts were confirmed outside this project, by brute force over all images of all positions.
#[test]
fn counts_with_fewer_traits_are_the_known_ones() {
    check_counts("lines colour", &[1, 4, 32, 188]);
    check_counts("squares height", &[1, 6, 75, 592]);
    check_counts("lines shape,fill", &[1, 6, 76, 792]);
    check_counts("squares colour,shape", &[1, 9, 183, 2_628]);
    check_counts("lines height,shape,fill", &[1, 8, 134]);
    check_counts("squares colour,height,shape", &[1, 12, 336]);
}

#[test]
fn counts_depend_only_on_the_number_of_traits() {
    let count = |rules: RuleSet| {
        let mut catalogue = Catalogue::new(rules);
        catalogue.advance();
        catalogue.advance();
        catalogue.positions().len()
    };
    let mut counts: HashMap<(Variant, usize), HashSet<usize>> = HashMap::new();
    for rules in RuleSet::all() {
        counts.entry((rules.variant(), rules.traits().len())).or_default().insert(count(rules));
    }
    assert!(counts.values().all(|counts| counts.len() == 1), "{counts:?}");
    let different: HashSet<&usize> = counts.values().flatten().collect();
    assert_eq!(different.len(), 8);
}
