use crate::{Answer, home, quarto_with};

#[test]
fn sounds_are_named_even_if_nothing_can_play_them() {
    let answer = quarto_with(&home("names"), &[("PATH", "")], &["sounds"], "");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert_eq!(answer.out.matches("pw-play, paplay").count(), 1, "{}", answer.out);
    for line in [
        "Pitch (height): a short piece sounds low",
        "\nK: tall round hollow light\n",
        "\nyour turn\n",
    ] {
        assert!(answer.out.contains(line), "{line}\n{}", answer.out);
    }
    assert_eq!(answer.out.lines().count(), 1 + 5 + 16 + 9);
    let arguments = ["sounds", "--edition", "access", "--lang", "fr"];
    let french = quarto_with(&home("names"), &[("PATH", "")], &arguments, "").out;
    assert!(french.contains("\nK: haute ronde creuse lisse\n"), "{french}");
}

#[test]
fn sounds_are_written_as_files() {
    let folder = home("waves");
    let path = folder.to_str().unwrap();
    let answer = quarto_with(&home("names"), &[("PATH", "")], &["sounds", "--wav", path], "");
    assert_eq!((answer.code, answer.out), (0, format!("The sounds are saved in {path}.\n")));
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 16 + 9);
    for name in ["K.wav", "your-turn.wav"] {
        assert!(std::fs::read(folder.join(name)).unwrap().starts_with(b"RIFF"), "{name}");
    }
    std::fs::write(folder.join("K.wav"), "mine").unwrap();
    let again = quarto_with(&home("names"), &[], &["sounds", "--wav", path], "");
    assert!(again.code == 1 && again.err.contains("--force"), "{}", again.err);
    assert_eq!(std::fs::read(folder.join("K.wav")).unwrap(), b"mine");
    let forced = quarto_with(&home("names"), &[], &["sounds", "--wav", path, "--force"], "");
    assert_eq!(forced.code, 0);
    assert!(std::fs::read(folder.join("K.wav")).unwrap().starts_with(b"RIFF"));
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::write(&folder, "a file").unwrap();
    let answer = quarto_with(&home("names"), &[], &["sounds", "--wav", path], "");
    assert!(answer.code == 1 && answer.err.contains("can’t write"), "{}", answer.err);
    std::fs::remove_file(folder).unwrap();
}

#[test]
fn nobody_learns_what_cannot_be_heard() {
    let answer = quarto_with(&home("names"), &[("PATH", "")], &["sounds", "--train"], "K\n");
    assert!(answer.code == 1 && answer.err.contains("pw-play, paplay"), "{}", answer.err);
    let answer = quarto_with(&home("names"), &[], &["sounds", "--seed", "7"], "");
    assert_eq!(answer.code, 2, "only a training has chance");
    let answer = quarto_with(&home("names"), &[], &["sounds", "--train", "0"], "");
    assert_eq!(answer.code, 2, "nothing is no training");
}

/// Runs `quarto sounds` where a program plays without a sound, if it is told to.
#[cfg(unix)]
fn listen(test: &str, script: &str, arguments: &[&str], input: &str) -> Answer {
    use std::os::unix::fs::PermissionsExt;

    let folder = home(test);
    let program = folder.join("paplay");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
    std::fs::set_permissions(&program, PermissionsExt::from_mode(0o755)).unwrap();
    let path = folder.to_str().unwrap().to_owned();
    let arguments = [&["sounds"], arguments].concat();
    let answer = quarto_with(&folder, &[("PATH", &path)], &arguments, input);
    std::fs::remove_dir_all(folder).unwrap();
    answer
}

#[cfg(unix)]
#[test]
fn a_training_asks_the_same_pieces_for_the_same_seed() {
    let train = || listen("train", "exit 0", &["--train", "2", "--seed", "7"], "A\nA\n");
    let answer = train();
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("Sound 2 of 2."), "{}", answer.out);
    assert!(answer.out.contains("fill: "), "{}", answer.out);
    assert_eq!(train().out, answer.out);
    let ten = listen("train-ten", "exit 0", &["--train"], "");
    assert!(ten.out.contains("Sound 1 of 10."), "{}", ten.out);
}

#[cfg(unix)]
#[test]
fn a_player_that_does_not_work_is_said_so_once() {
    let answer = listen("fails", "exit 3", &[], "");
    assert_eq!(answer.code, 0);
    assert_eq!(answer.out.matches("Sounds don’t work").count(), 1, "{}", answer.out);
    assert!(answer.out.ends_with("a draw\n"), "{}", answer.out);
    let answer = listen("fails-train", "exit 3", &["--train"], "");
    assert!(answer.code == 1 && answer.err.contains("Sounds don’t work"), "{}", answer.err);
}
