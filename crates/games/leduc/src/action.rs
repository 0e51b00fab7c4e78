//! Bets.

kernel::word_enum! {
    /// What a seat can do in a betting round.
    pub enum Bet: "a bet: fold, call or raise" {
        /// Give up the pot.
        Fold = "fold",
        /// Pay as much as the other; also to check.
        Call = "call",
        /// Pay more than the other.
        Raise = "raise",
    }
}
