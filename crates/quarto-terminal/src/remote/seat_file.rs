use std::fs::File;
use std::io::{ErrorKind, Read, Seek, Write};
use std::path::PathBuf;

use quarto_game::{GameId, Seat};
use quarto_store::{Secret, make_private_folder, private_file, sync_folder_of};

use crate::local::data_dirs::{DataDirs, KeepError, lock, wrap};

/// A seat on a server that is held from this terminal: the file with its secret, locked so that no
/// other program can use it at the same time.
#[derive(Debug)]
pub(crate) struct SeatFile {
    file: PathBuf,
    secret: Secret,
    #[expect(dead_code, reason = "it is locked as long as it is open")]
    handle: File,
}

impl DataDirs {
    /// Stores the secret of a seat, to come back to the game later.
    pub(crate) fn keep_seat(
        &self,
        server: &str,
        game: GameId,
        seat: Seat,
        secret: &Secret,
    ) -> Result<SeatFile, KeepError> {
        let file = self.seat_file(server, game, seat);
        if let Some(folder) = file.parent() {
            wrap(folder, make_private_folder(folder))?;
        }
        let mut handle = wrap(&file, private_file().create(true).open(&file))?;
        lock(&handle, &file)?;
        wrap(&file, write(&mut handle, &secret.reveal()))?;
        sync_folder_of(&file);
        Ok(SeatFile { file, secret: secret.clone(), handle })
    }

    /// Returns the seat that is stored for a game, if there is one.
    pub(crate) fn kept_seat(
        &self,
        server: &str,
        game: GameId,
        seat: Seat,
    ) -> Result<Option<SeatFile>, KeepError> {
        let file = self.seat_file(server, game, seat);
        let mut handle = match private_file().open(&file) {
            Ok(handle) => handle,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return wrap(&file, Err(error)),
        };
        lock(&handle, &file)?;
        let mut text = String::new();
        wrap(&file, handle.read_to_string(&mut text))?;
        // A truncated file does not hold a seat.
        let secret = text.trim().parse().ok();
        Ok(secret.map(|secret| SeatFile { file, secret, handle }))
    }

    fn seat_file(&self, server: &str, game: GameId, seat: Seat) -> PathBuf {
        let plain =
            |char: char| if char.is_alphanumeric() || "-.".contains(char) { char } else { '_' };
        let server: String = server.chars().map(plain).collect();
        let seat = match seat {
            Seat::First => "first",
            Seat::Second => "second",
        };
        self.games.join("seats").join(server).join(format!("{game}-{seat}"))
    }
}

impl SeatFile {
    pub(crate) const fn secret(&self) -> &Secret {
        &self.secret
    }

    /// Deletes the file of the seat.
    pub(crate) fn forget(self) {
        // If it stays, its secret holds no seat and does no harm.
        let _ = std::fs::remove_file(&self.file);
    }
}

/// Writes a secret, unless the file has it already: a file that is not written cannot be lost in a
/// crash.
fn write(handle: &mut File, secret: &str) -> std::io::Result<()> {
    let mut kept = Vec::new();
    handle.read_to_end(&mut kept)?;
    if kept == secret.as_bytes() {
        return Ok(());
    }
    handle.set_len(0)?;
    handle.rewind()?;
    handle.write_all(secret.as_bytes())?;
    handle.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_kept_for_their_holder_alone() {
        let folder = std::env::temp_dir().join(format!("quarto-seats-{}", std::process::id()));
        let dirs = DataDirs { games: folder.join("games"), choices: folder.join("play.conf") };
        let (server, secret) = ("http://localhost:1616", Secret::random());
        let game: GameId = "c3evzd88e0dn".parse().unwrap();
        let find = |seat| dirs.kept_seat(server, game, seat);
        assert!(find(Seat::First).unwrap().is_none());
        let kept = dirs.keep_seat(server, game, Seat::First, &secret).unwrap();
        assert!(matches!(find(Seat::First), Err(KeepError::Open(_))), "another window has it");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = kept.file.metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        drop(kept);
        let again = find(Seat::First).unwrap().unwrap();
        assert_eq!(again.secret().reveal(), secret.reveal());
        // The same secret is not written again; another one is.
        let file = again.file.clone();
        let written = || file.metadata().unwrap().modified().unwrap();
        let before = written();
        drop(again);
        drop(dirs.keep_seat(server, game, Seat::First, &secret).unwrap());
        assert_eq!(written(), before);
        let other = Secret::random();
        drop(dirs.keep_seat(server, game, Seat::First, &other).unwrap());
        let again = find(Seat::First).unwrap().unwrap();
        assert_eq!(again.secret().reveal(), other.reveal());
        assert!(find(Seat::Second).unwrap().is_none());
        again.forget();
        assert!(find(Seat::First).unwrap().is_none());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
