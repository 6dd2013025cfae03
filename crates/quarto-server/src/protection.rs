//! What keeps the server up and its players apart from floods: limits, counts and refusals.

pub(crate) mod connection;
pub(crate) mod descriptors;
pub(crate) mod enforcement;
pub(crate) mod entrance;
pub(crate) mod guard;
pub(crate) mod limits;
pub(crate) mod sampled;
pub(crate) mod tally;
pub(crate) mod waiting;
