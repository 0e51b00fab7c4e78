//! Notations: the error they share, and the short way to write a closed list of words.

use thiserror::Error;

/// Text that is not the notation of what was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is not {expected}")]
pub struct BadNotation {
    /// What was read.
    pub text: String,
    /// What would have been understood, as the end of the sentence "this is not …".
    pub expected: String,
}

impl BadNotation {
    /// Reports that `text` is not `expected`.
    #[must_use]
    pub fn new(text: impl Into<String>, expected: impl Into<String>) -> BadNotation {
        BadNotation { text: text.into(), expected: expected.into() }
    }
}

/// Declares an enum whose variants are words: its `Display` writes them, its `FromStr` reads them and views show them.
///
/// The default is the first one, so that such values can be cards (see [`Card`](crate::Card)).
///
/// ```
/// kernel::word_enum! {
///     /// What a seat can do.
///     pub enum Choice: "a choice: roll or hold" {
///         /// Roll the die.
///         Roll = "roll",
///         /// Keep the total.
///         Hold = "hold",
///     }
/// }
///
/// assert_eq!(Choice::Roll.to_string(), "roll");
/// assert_eq!("hold".parse(), Ok(Choice::Hold));
/// assert_eq!("fold".parse::<Choice>().unwrap_err().to_string(), "`fold` is not a choice: roll or hold");
/// assert_eq!(Choice::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! word_enum {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident: $expected:literal {
            $($(#[$about_word:meta])* $variant:ident = $word:literal),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $visible enum $name {
            $($(#[$about_word])* $variant),+
        }

        impl $name {
            /// Every word, in order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// The word.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word),+
                }
            }
        }

        impl ::std::default::Default for $name {
            fn default() -> $name {
                $name::ALL[0]
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::BadNotation;

            fn from_str(text: &str) -> ::std::result::Result<$name, $crate::BadNotation> {
                match text {
                    $($word => Ok($name::$variant),)+
                    _ => Err($crate::BadNotation::new(text, $expected)),
                }
            }
        }
    };
}
