//! Tests of the drawings for laser cutters, scissors and swell paper.

use quarto_rules::{Piece, Square, Trait};
use quarto_tactile::{Braille, Format, Layer, Outline, Sizes, pictures};
use quarto_text::Language;

use crate::xml::{self, Element};
use crate::{all_sizes, assert_close, files, with_magnets};

/// Returns the elements of a drawing.
fn sheet(name: &str, sizes: Sizes) -> Vec<Element> {
    let files = files(Format::Svg, sizes);
    xml::read(&files.iter().find(|file| file.name == name).unwrap().bytes)
}

/// Returns the circles and squares that are cut.
fn cuts(elements: &[Element]) -> Vec<&Element> {
    let is_cut = |e: &&Element| e.name != "path" && e.has("stroke", "#ff0000");
    elements.iter().filter(is_cut).collect()
}

/// Returns the middle and the width of a circle or a square.
fn place(element: &Element) -> (f64, f64, f64) {
    if element.name == "circle" {
        (element.number("cx"), element.number("cy"), 2.0 * element.number("r"))
    } else {
        let width = element.number("width");
        (element.number("x") + width / 2.0, element.number("y") + width / 2.0, width)
    }
}

#[test]
fn sheets_are_in_millimetres_and_hold_everything_drawn() {
    for sizes in all_sizes() {
        for file in files(Format::Svg, sizes) {
            let elements = xml::read(&file.bytes);
            let svg = &elements[0];
            let [width, height] = ["width", "height"].map(|name| {
                let value = svg.attributes[name].strip_suffix("mm").unwrap();
                value.parse::<f64>().unwrap()
            });
            assert_eq!(svg.attributes["viewBox"], format!("0 0 {width} {height}"));
            for element in elements.iter().filter(|e| ["circle", "rect"].contains(&&*e.name)) {
                let (x, y, across) = place(element);
                let half = across / 2.0;
                assert!(x - half > 4.0 && x + half < width - 4.0, "{}", file.name);
                assert!(y - half > 4.0 && y + half < height - 4.0, "{}", file.name);
            }
            for text in elements.iter().filter(|element| element.name == "text") {
                assert!(text.number("y") < height, "{}: {}", file.name, text.text);
            }
        }
    }
}

#[test]
fn pictures_are_well_formed() {
    for picture in pictures() {
        assert_eq!(xml::read(&picture.bytes)[0].name, "svg");
    }
}

#[test]
fn r2_layers_make_up_every_trait() {
    let sizes = Sizes::default();
    let mut all: Vec<Vec<Layer>> = Vec::new();
    for piece in Piece::ALL {
        let layers = Layer::all(piece, sizes);
        let height: f64 = layers.iter().map(|_| sizes.layer()).sum();
        assert_close(height, if piece.has(Trait::Height) { 40.0 } else { 20.0 }, "height");
        let outline = if piece.has(Trait::Outline) { Outline::Square } else { Outline::Round };
        assert!(layers.iter().all(|layer| layer.outline == outline), "{piece}");
        let holes: Vec<bool> = layers.iter().rev().map(|layer| layer.hole.is_some()).collect();
        assert_eq!(holes[..2], [piece.has(Trait::Fill); 2], "{piece}");
        assert!(!holes[2..].contains(&true), "{piece}");
        let widths: Vec<f64> = layers.iter().map(|layer| layer.width).collect();
        let narrow = if piece.has(Trait::Colour) { 17.6 } else { 20.0 };
        assert!(widths.chunks(5).all(|five| five == [20.0, narrow, 20.0, narrow, 20.0]), "{piece}");
        assert!(!all.contains(&layers), "{piece} is the same as another one");
        all.push(layers);
    }
}

#[test]
fn each_sheet_has_the_layers_of_its_pieces_and_names_them() {
    let sizes = Sizes::default();
    for (texture, bit) in [("smooth", 0), ("grooved", 1)] {
        let elements = sheet(&format!("pieces-{texture}.svg"), sizes);
        let pieces = || Piece::ALL.into_iter().filter(|piece| piece.index() % 2 == bit);
        let layers: Vec<Layer> = pieces().flat_map(|piece| Layer::all(piece, sizes)).collect();
        let holes = layers.iter().filter(|layer| layer.hole.is_some()).count();
        let cuts: Vec<_> = cuts(&elements).into_iter().map(place).collect();
        assert_eq!((layers.len(), holes, cuts.len()), (60, 8, 68));
        for piece in pieces() {
            let (start, end) = (format!("{piece} "), format!(" {texture}"));
            let is_name = |text: &str| text.starts_with(&start) && text.ends_with(&end);
            assert!(elements.iter().any(|element| is_name(&element.text)), "{piece}");
        }
        // Parts that are not holes do not overlap.
        let parts: Vec<_> = cuts.iter().filter(|(_, _, width)| *width > 10.0).collect();
        for (i, a) in parts.iter().enumerate() {
            for b in &parts[i + 1..] {
                let apart = (a.0 - b.0).abs().max((a.1 - b.1).abs());
                assert!(apart > f64::midpoint(a.2, b.2) + 1.9, "{texture}: {a:?} {b:?}");
            }
        }
    }
}

#[test]
fn holes_are_cut_before_what_they_are_in() {
    for name in ["pieces-smooth.svg", "board-top.svg"] {
        let elements = sheet(name, Sizes::default());
        let cuts: Vec<_> = cuts(&elements).into_iter().map(place).collect();
        for (i, outer) in cuts.iter().enumerate() {
            let contains = |inner: &(f64, f64, f64)| {
                let apart = (outer.0 - inner.0).abs().max((outer.1 - inner.1).abs());
                apart + inner.2 / 2.0 < outer.2 / 2.0
            };
            assert!(!cuts[i + 1..].iter().any(contains), "{name}: {outer:?}");
        }
    }
}

#[test]
fn the_board_of_sheets_is_that_of_the_printer() {
    let sizes = Sizes::default();
    let on_sheet = |(x, y): (f64, f64), width: f64| (5.0 + x, 180.0 - y, width);
    let squares = Square::ALL.map(|square| on_sheet(sizes.middle(square), 21.0));
    let dots = Braille::on_board(sizes).into_iter().map(|dot| on_sheet(dot, 1.5));
    let check = |found: Vec<&Element>, expected: &[(f64, f64, f64)]| {
        assert_eq!(found.len(), expected.len());
        for (element, place_expected) in found.into_iter().zip(expected) {
            let found = place(element);
            assert_close(found.0, place_expected.0, "right");
            assert_close(found.1, place_expected.1, "down");
            assert_close(found.2, place_expected.2, "width");
        }
    };
    let dots: Vec<_> = dots.collect();
    let top = sheet("board-top.svg", sizes);
    check(top.iter().filter(|e| e.name == "circle" && e.has("stroke", "#0000ff")).collect(), &dots);
    let cut_out: Vec<_> = squares.into_iter().chain([(92.5, 92.5, 175.0)]).collect();
    check(cuts(&top), &cut_out);
    check(cuts(&sheet("board-base.svg", sizes)), &cut_out[16..]);
    let paper = sheet("board-paper.svg", sizes);
    check(paper.iter().filter(|e| e.has("fill", "#000000")).collect(), &dots);
    // The middle of the line is half its thickness outside the square.
    let lines = squares.map(|(x, y, width)| (x, y, width + 1.5));
    let raised = |e: &&Element| e.name == "rect" && e.has("stroke", "#000000");
    check(paper.iter().filter(raised).collect(), &lines);
    assert!(!paper.iter().any(|element| element.name == "text"), "words would be raised, too");
}

#[test]
fn the_corner_at_a1_is_cut_off_before_the_outline() {
    let corner = "M5 15L15 5";
    for name in ["board-base.svg", "board-top.svg", "tray-base.svg", "tray-top.svg"] {
        let elements = sheet(name, Sizes::default());
        let red = |e: &Element| e.has("stroke", "#ff0000");
        let cut = elements.iter().position(|e| red(e) && e.name == "path").unwrap();
        assert_eq!(elements[cut].attributes["d"], corner, "{name}");
        let outline = elements.iter().rposition(|e| red(e) && e.name == "rect").unwrap();
        assert!(cut < outline, "{name}");
    }
    let paper = sheet("board-paper.svg", Sizes::default());
    let raised = |e: &Element| e.name == "path" && e.has("stroke", "#000000");
    assert!(paper.iter().any(|e| raised(e) && e.attributes["d"] == corner));
}

#[test]
fn magnets_have_holes_in_the_lowest_layers_and_in_the_base() {
    let sizes = with_magnets("5x2");
    for piece in Piece::ALL {
        let layers = Layer::all(piece, sizes);
        assert_eq!(layers[0].hole, Some(5.0), "{piece}");
        assert_eq!(layers[1..], Layer::all(piece, Sizes::default())[1..], "{piece}");
    }
    let holes = |name: &str| {
        let elements = sheet(name, sizes);
        cuts(&elements).into_iter().filter(|e| e.name == "circle").count()
    };
    assert_eq!((holes("board-base.svg"), holes("tray-base.svg")), (16, 0));
}

#[test]
fn drawings_speak_the_language_of_their_maker() {
    let texts = |language| -> Vec<String> {
        let files = quarto_tactile::files(Format::Svg, Sizes::new(18.5).unwrap(), language);
        let elements = files.iter().flat_map(|file| xml::read(&file.bytes));
        elements.map(|element| element.text).filter(|text| !text.is_empty()).collect()
    };
    let english = texts(Language::English);
    assert!(english.iter().any(|text| text.contains("3.7\u{a0}mm thick")), "{english:?}");
    for language in Language::ALL {
        let own = texts(language);
        assert_eq!(own.len(), english.len());
        let same = own.iter().filter(|text| english.contains(text)).count();
        assert!(language == Language::English || same == 0, "{language}: {own:?}");
    }
    assert!(texts(Language::Russian).contains(&"A низкая круглая сплошная гладкая".to_owned()));
    let thick = "3,7\u{a0}мм";
    assert!(texts(Language::Russian).iter().any(|text| text.contains(thick)));
}

/// A letter of a sans-serif font is half as wide as it is high, on average.
#[test]
fn no_line_is_longer_than_its_sheet() {
    for language in Language::ALL {
        for sizes in [with_magnets("5x2"), Sizes::new(15.0).unwrap()] {
            for file in quarto_tactile::files(Format::Svg, sizes, language) {
                let elements = xml::read(&file.bytes);
                let width = elements[0].attributes["width"].strip_suffix("mm").unwrap();
                let width: f64 = width.parse().unwrap();
                for text in elements.iter().filter(|element| element.name == "text") {
                    let letters = text.text.chars().count();
                    let size = text.number("font-size");
                    let end =
                        text.number("x") + 0.5 * size * f64::from(u32::try_from(letters).unwrap());
                    assert!(end < width, "{language} {}: {}", file.name, text.text);
                }
            }
        }
    }
}
