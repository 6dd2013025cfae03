use quarto_rules::Player;
use serde::{Deserialize, Serialize};

/// Whether there will be another game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Wish", from = "Wish")]
pub enum Rematch {
    /// Neither player has asked.
    #[default]
    None,
    /// This player would like one.
    Offered(Player),
    /// Both players would like one.
    Agreed,
}

/// A [`Rematch`] in JSON.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct Wish {
    /// Whether both players want another game.
    rematch: bool,
    /// The player who asks for another game.
    rematch_offer: Option<Player>,
}

impl From<Rematch> for Wish {
    fn from(rematch: Rematch) -> Wish {
        match rematch {
            Rematch::None => Wish { rematch: false, rematch_offer: None },
            Rematch::Offered(player) => Wish { rematch: false, rematch_offer: Some(player) },
            Rematch::Agreed => Wish { rematch: true, rematch_offer: None },
        }
    }
}

impl From<Wish> for Rematch {
    fn from(wish: Wish) -> Rematch {
        match wish {
            Wish { rematch: true, .. } => Rematch::Agreed,
            Wish { rematch_offer: Some(player), .. } => Rematch::Offered(player),
            Wish { rematch_offer: None, .. } => Rematch::None,
        }
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Rematch {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        Wish::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Rematch {
    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        Wish::schemas(schemas);
    }
}
