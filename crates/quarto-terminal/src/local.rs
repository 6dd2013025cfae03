//! Games on this machine: the embedded host, its files, and a game there.

pub(crate) mod data_dirs;
pub(crate) mod embedded_host;
pub(crate) mod local_game;
pub(crate) mod record_file;
