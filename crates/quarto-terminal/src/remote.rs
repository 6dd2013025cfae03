//! Games on a server: links, seats, the connection, and a game there.

pub(crate) mod invitation;
pub(crate) mod remote_connection;
pub(crate) mod remote_game;
pub(crate) mod seat_claim;
pub(crate) mod seat_file;
pub(crate) mod server_error;
