//! Values that forms and cookies name by a word.

/// Declares an enum with a word for each value.
macro_rules! words {
    ($(#[$doc:meta])* $visible:vis $Type:ident { $default:ident $word:literal, $($other:ident $more:literal),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        $visible enum $Type {
            #[default]
            #[doc = concat!("`", $word, "`.")]
            $default,
            $(#[doc = concat!("`", $more, "`.")] $other),+
        }

        impl std::fmt::Display for $Type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self {
                    $Type::$default => $word,
                    $($Type::$other => $more),+
                })
            }
        }

        impl std::str::FromStr for $Type {
            type Err = ();

            fn from_str(text: &str) -> Result<$Type, ()> {
                match text {
                    $word => Ok($Type::$default),
                    $($more => Ok($Type::$other),)+
                    _ => Err(()),
                }
            }
        }
    };
}
pub(crate) use words;
