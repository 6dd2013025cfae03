//! A set of Quarto to make at home and play by touch: pieces that are smooth or grooved, short or tall,
//! round or square, solid or hollow, on a board with recesses and braille.
//!
//! Everything is derived from the traits of the pieces, so that a set cannot contradict the rules.
//! Two lines give all files for a 3D printer, or for a laser cutter, scissors and swell paper:
//!
//! ```
//! use quarto_tactile::{Format, Sizes, files};
//!
//! let files = files(Format::Svg, Sizes::default());
//! assert!(files.iter().any(|file| file.name == "board-top.svg"));
//! ```
//!
//! A single solid is available as triangles, too:
//!
//! ```
//! use quarto_tactile::{Detail, Sizes, piece_mesh};
//!
//! let mesh = piece_mesh("P".parse()?, Sizes::default(), Detail::Print);
//! let top = mesh.triangles().flatten().map(|[_, _, up]| up).fold(0.0, f64::max);
//! assert_eq!(top, 40.0); // Tall: 40 mm.
//! # Ok::<(), quarto_rules::NotationError>(())
//! ```
//!
//! And [`pictures()`] draws what the result looks like:
//!
//! ```
//! let pictures = quarto_tactile::pictures();
//! assert_eq!(pictures[0].name, "tactile-pieces.svg");
//! ```
//!
//! Start reading at [`Sizes`]; `docs/tactile.md` explains how to make a set. There are no feature flags,
//! and nothing here does input or output.

mod board;
mod braille;
mod files;
mod grid;
mod layer;
mod mesh;
mod name;
mod outline;
mod pictures;
mod piece;
mod sheet;
mod sheets;
mod sizes;
mod stl;

pub use board::board_mesh;
pub use braille::Braille;
pub use files::{File, Format, files};
pub use layer::Layer;
pub use mesh::{Mesh, Point};
pub use outline::{Detail, Outline};
pub use pictures::pictures;
pub use piece::piece_mesh;
pub use sizes::{SizeError, Sizes};
