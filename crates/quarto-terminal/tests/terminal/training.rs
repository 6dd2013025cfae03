//! The training of the sounds.

use quarto_rules::Piece;
use quarto_sound::Sound;
use quarto_terminal::{SoundError, Training};
use quarto_text::{Edition, Language, Voice};

use crate::script::{Hands, Script};

/// Runs the training with these pieces and lines, and returns the output and the pieces played.
fn train(voice: Voice, pieces: &str, lines: &str) -> (String, String) {
    let pieces: Vec<Piece> =
        pieces.chars().map(|letter| letter.to_string().parse().unwrap()).collect();
    let (mut out, mut played) = (Vec::new(), String::new());
    let mut play = |sound: Sound| {
        let Sound::Piece(piece, None) = sound else { panic!("only pieces are trained") };
        played += &piece.to_string();
        Ok(())
    };
    let mut script = Script::new(lines, &Hands::new());
    Training::new(&mut script, &mut out, voice, &mut play).run(&pieces).unwrap();
    (String::from_utf8(out).unwrap(), played)
}

#[test]
fn one_hears_pieces_and_is_told_how_well_one_knows_them() {
    let lines = "tall round hollow light\nB\nshort square\nlight\nsolid\n";
    let (out, played) = train(Voice::default(), "KAE", lines);
    assert_eq!(played, "KAAE", "a wrong answer is played again");
    let expected = "\
Name each piece by its traits. “repeat” plays it again, “quit” ends.
Sound 1 of 3. Which piece is it?
> Right: tall round hollow light.
Sound 2 of 3. Which piece is it?
> No, it was short round solid light. Listen again.
Sound 3 of 3. Which piece is it?
> Which one: solid or hollow, light or dark?
> Which one: solid or hollow?
> Right: short square solid light.
Right: 2 of 3.
colour: 2 of 3.
height: 3 of 3.
shape: 3 of 3.
fill: 3 of 3.
";
    assert_eq!(out, expected);
}

#[test]
fn one_may_listen_again_be_misunderstood_and_leave() {
    let (out, played) =
        train(Voice::default(), "KK", "repeat\n\nboard\nnonsense\ntall\nrepeat\nK\nquit\n");
    assert_eq!(played, "KKKKK");
    let which = "Which piece? For example";
    assert_eq!(out.matches(which).count(), 2, "any other input asks again: {out}");
    assert!(out.contains("Right: 1 of 1.\n"), "{out}");
    let (out, _) = train(Voice::default(), "KK", "");
    assert!(out.contains("Right: 0 of 0.\n"), "the end of the input ends the training: {out}");
}

#[test]
fn other_languages_and_the_other_edition_are_understood() {
    let voice = Voice { language: Language::Russian, edition: Edition::Access, ..Voice::default() };
    let (out, _) = train(voice, "K", "высокая круглая полая гладкая\n");
    assert!(out.contains("Верно: высокая круглая полая гладкая.\n"), "{out}");
    assert!(out.contains("поверхность: 1 из 1.\n"), "{out}");
}

#[test]
fn without_sound_there_is_no_training() {
    let (mut out, mut script) = (Vec::new(), Script::new("K\n", &Hands::new()));
    let mut play = |_| Err(SoundError::Missing);
    let mut training = Training::new(&mut script, &mut out, Voice::default(), &mut play);
    assert!(training.run(&Piece::ALL).is_err());
}
