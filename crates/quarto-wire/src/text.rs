//! Values in the one notation, in places where there may be none or many of them.

/// A value, or `null`.
pub(crate) mod maybe {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::ref_option, reason = "serde passes fields like this")]
    pub(crate) fn serialize<T: Display, S: Serializer>(
        value: &Option<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => to.collect_str(value),
            None => to.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        text.map(|text| text.parse().map_err(D::Error::custom)).transpose()
    }
}

/// A list of values.
pub(crate) mod list {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<T: Display, S: Serializer>(
        values: &[T],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(values.iter().map(ToString::to_string))
    }

    pub(crate) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<T>, D::Error> {
        let texts = Vec::<String>::deserialize(from)?;
        texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
    }
}

/// A player, as the number 1 or 2.
pub(crate) mod player {
    use quarto_rules::Player;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    const NUMBERS: &str = "a player is 1 or 2";

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields like this")]
    pub(crate) fn serialize<S: Serializer>(player: &Player, to: S) -> Result<S::Ok, S::Error> {
        (player.index() + 1).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Player, D::Error> {
        let number = usize::deserialize(from)?;
        let player = Player::ALL.into_iter().find(|player| player.index() + 1 == number);
        player.ok_or(D::Error::custom(NUMBERS))
    }

    /// A player or `null`.
    pub(crate) mod maybe {
        use super::{Deserialize, Deserializer, Player, Serializer};

        #[expect(
            clippy::ref_option,
            clippy::trivially_copy_pass_by_ref,
            reason = "so serde passes fields"
        )]
        pub(crate) fn serialize<S: Serializer>(
            player: &Option<Player>,
            to: S,
        ) -> Result<S::Ok, S::Error> {
            match player {
                Some(player) => super::serialize(player, to),
                None => to.serialize_none(),
            }
        }

        pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
            from: D,
        ) -> Result<Option<Player>, D::Error> {
            #[derive(Deserialize)]
            struct Some(#[serde(with = "super")] Player);
            Ok(Option::<Some>::deserialize(from)?.map(|player| player.0))
        }
    }
}
