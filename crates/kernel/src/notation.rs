//! The error that every notation shares.

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
