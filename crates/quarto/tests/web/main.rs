//! The pages as people meet them, in a real browser.

mod pages;
