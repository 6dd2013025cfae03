//! A set of Quarto to make at home and play by touch: pieces that are smooth or grooved, short or tall,
//! round or square, solid or hollow, on a board with recesses and braille, and a tray for the reserve.
//!
//! Everything is derived from the traits of the pieces, so that a set cannot contradict the rules.
//! Two lines give all files for a 3D printer, or for a laser cutter, scissors and swell paper:
//!
//! ```
//! use quarto_tactile::{Format, Sizes, files};
//! use quarto_text::Language;
//!
//! let files = files(Format::Svg, Sizes::default(), Language::English);
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

mod braille;
mod files;
mod grid;
mod layer;
mod magnet;
mod mesh;
mod name;
mod outline;
mod pictures;
mod piece;
mod plate;
mod plate_mesh;
mod sheet;
mod sheets;
mod sizes;
mod stl;

pub use braille::Braille;
pub use files::{File, Format, files};
pub use layer::Layer;
pub use magnet::{Magnet, MagnetError};
pub use mesh::{Mesh, Point};
pub use outline::{Detail, Outline};
pub use pictures::pictures;
pub use piece::piece_mesh;
pub use plate::Plate;
pub use sizes::{SizeError, Sizes};
