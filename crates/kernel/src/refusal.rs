//! Why an answer is turned down.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

/// Why an answer was turned down: the rule behind it, and the message that says so in the reader's language.
///
/// The sentence stands in the word files only. `Display` is for logs and prints rule and message id.
pub trait Refusal: Error + Clone + Eq + Send + Sync + 'static {
    /// The id of the rule that forbids the answer.
    fn rule(&self) -> &'static str;

    /// The id of the message: `refused-<rule>` unless overridden.
    fn message(&self) -> Cow<'static, str> {
        format!("refused-{}", self.rule()).into()
    }

    /// Every refusal there is, if they can be listed; tests check that each has its words.
    fn all() -> &'static [Self] {
        &[]
    }
}

/// A refusal that needs no more than its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleRefusal(pub &'static str);

impl Refusal for RuleRefusal {
    fn rule(&self) -> &'static str {
        self.0
    }
}

impl Error for RuleRefusal {}

impl fmt::Display for RuleRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Declares a game's refusals: a variant, the rule that forbids the answer, and the message that explains it.
///
/// ```
/// use kernel::Refusal;
///
/// kernel::refusals! {
///     /// Why an answer is turned down.
///     pub enum Refused {
///         NotYours = "TOY-001", "refused-not-yours";
///         TooDear = "TOY-004", "refused-too-dear";
///     }
/// }
///
/// assert_eq!((Refused::TooDear.rule(), &*Refused::TooDear.message()), ("TOY-004", "refused-too-dear"));
/// assert_eq!(Refused::NotYours.to_string(), "TOY-001: refused-not-yours");
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident {
            $($variant:ident = $rule:literal, $message:literal;)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $visible enum $name {
            $(
                #[doc = concat!($rule, ": `", $message, "`.")]
                $variant
            ),+
        }

        impl $crate::Refusal for $name {
            fn rule(&self) -> &'static str {
                match self {
                    $($name::$variant => $rule),+
                }
            }

            fn message(&self) -> ::std::borrow::Cow<'static, str> {
                ::std::borrow::Cow::Borrowed(match self {
                    $($name::$variant => $message),+
                })
            }

            fn all() -> &'static [$name] {
                &[$($name::$variant),+]
            }
        }

        impl ::std::error::Error for $name {}

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                use $crate::Refusal;
                write!(f, "{}: {}", self.rule(), self.message())
            }
        }
    };
}
