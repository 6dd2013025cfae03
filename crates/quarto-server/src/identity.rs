//! Who is asking: secrets, cookies, and requests that may be repeated.

pub(crate) mod caller;
pub(crate) mod cookie;
pub(crate) mod once;
