//! Tokens, secrets and keys: random, and compared without telling how much of them fits.

use sha2::{Digest, Sha256};
use storage::TokenHash;

/// Letters that nobody mistakes for one another; 32 of them, so that a byte gives an even choice.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A session's token: 256 random bits.
pub(crate) fn token() -> String {
    random(52)
}

/// A link's secret: 130 random bits.
pub(crate) fn link() -> String {
    random(26)
}

/// A table's key in addresses: 60 random bits, enough that nobody comes upon a table by trying.
pub(crate) fn key() -> String {
    random(12)
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// Whether a secret is the right one. Compares hashes, so that the time taken tells nothing of the secret.
pub(crate) fn fits(given: &str, right: &str) -> bool {
    hash(given) == hash(right)
}

/// # Panics
/// If the operating system has no randomness to give; then no secret can be made.
fn random(length: usize) -> String {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_fit_themselves_alone() {
        let (one, other) = (link(), link());
        assert_ne!(one, other);
        assert!(fits(&one, &one) && !fits(&one, &other));
        assert!(token().len() * 5 >= 256);
    }
}
