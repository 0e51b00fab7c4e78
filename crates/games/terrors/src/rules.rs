//! What is agreed before the start.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{OptionMeta, Setup};

/// TER-025 and who chooses the Overlords.
pub(crate) const OPTIONS: &[OptionMeta] =
    &[OptionMeta::new("mode", &["standard", "beginner"]), OptionMeta::new("overlords", &["choice", "random"])];

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Rules {
    /// TER-025: the two marked Influence cards instead of a choice.
    pub(crate) beginner: bool,
    /// Chance deals the Overlords.
    pub(crate) random_overlords: bool,
}

impl Rules {
    pub(crate) fn of(setup: &Setup) -> Rules {
        Rules { beginner: setup.option("mode") == "beginner", random_overlords: setup.option("overlords") == "random" }
    }
}
