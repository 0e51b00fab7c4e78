//! A state as bytes for storage, and for storage only.

use std::ops::RangeInclusive;

use borsh::{BorshDeserialize, BorshSerialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::{Game, Seats, Setup};

/// The first bytes of every snapshot; the last one is the version of its layout.
const MAGIC: [u8; 8] = *b"stolik\0\x02";

/// A saved state with what is needed to trust it. It has no way to a socket: it implements no `Serialize`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot(Vec<u8>);

/// What stands between the first bytes and the state.
#[derive(BorshSerialize, BorshDeserialize)]
struct Header {
    game: String,
    rules_version: u32,
    state_version: u32,
    setup: Setup,
    /// The seats that want to give up.
    conceding: Seats,
}

impl Snapshot {
    /// Saves a state.
    #[must_use]
    pub fn of<G: Game>(setup: &Setup, state: &G::State) -> Snapshot {
        Snapshot::of_table::<G>(setup, state, Seats::NONE)
    }

    /// Saves a state and who wants to give up.
    pub(crate) fn of_table<G: Game>(setup: &Setup, state: &G::State, conceding: Seats) -> Snapshot {
        let meta = G::meta();
        let header = Header {
            game: meta.id.to_owned(),
            rules_version: meta.rules_version,
            state_version: meta.state_version,
            setup: setup.clone(),
            conceding,
        };
        let mut bytes = MAGIC.to_vec();
        header.serialize(&mut bytes).expect("memory takes every write");
        state.serialize(&mut bytes).expect("memory takes every write");
        bytes.extend(checksum(&bytes));
        Snapshot(bytes)
    }

    /// A snapshot as it comes out of storage; [`open`](Snapshot::open) finds out whether it is one.
    #[must_use]
    pub fn from_bytes(bytes: Vec<u8>) -> Snapshot {
        Snapshot(bytes)
    }

    /// The bytes for storage.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The id of the game it is a table of.
    pub fn game(&self) -> Result<String, SnapshotError> {
        self.parts().map(|(header, _)| header.game)
    }

    /// The version of the rules it was saved under.
    pub fn rules_version(&self) -> Result<u32, SnapshotError> {
        self.parts().map(|(header, _)| header.rules_version)
    }

    /// The setup and the state, if the bytes are a snapshot of this game under these rules.
    pub fn open<G: Game>(&self) -> Result<(Setup, G::State), SnapshotError> {
        self.open_table::<G>().map(|(setup, state, _)| (setup, state))
    }

    /// The setup, the state and who wants to give up, if it was saved under these rules.
    pub(crate) fn open_table<G: Game>(&self) -> Result<(Setup, G::State, Seats), SnapshotError> {
        let these = G::meta().rules_version;
        self.open_under::<G>(these..=these)
    }

    /// The setup, the state and who wants to give up, if it was saved under these rules or older ones.
    pub(crate) fn adopt_table<G: Game>(&self) -> Result<(Setup, G::State, Seats), SnapshotError> {
        self.open_under::<G>(0..=G::meta().rules_version)
    }

    fn open_under<G: Game>(&self, rules: RangeInclusive<u32>) -> Result<(Setup, G::State, Seats), SnapshotError> {
        let meta = G::meta();
        let (header, state) = self.parts()?;
        if header.game != meta.id {
            return Err(SnapshotError::OtherGame { found: header.game, expected: meta.id });
        }
        // Before the rules: whoever is told of other rules can still adopt the table.
        if header.state_version != meta.state_version {
            return Err(SnapshotError::OtherFormat { found: header.state_version, expected: meta.state_version });
        }
        if !rules.contains(&header.rules_version) {
            return Err(SnapshotError::OtherRules { found: header.rules_version, expected: meta.rules_version });
        }
        let setup = Setup::new(meta, header.setup.seats(), header.setup.options())
            .map_err(|error| SnapshotError::Damaged(error.to_string()))?;
        let state = G::State::try_from_slice(state).map_err(|error| SnapshotError::Damaged(error.to_string()))?;
        if G::seats(&state) != setup.seats() {
            return Err(SnapshotError::Damaged("the state and its setup differ in seats".to_owned()));
        }
        G::invariant(&state).map_err(SnapshotError::Damaged)?;
        if !header.conceding.minus(Seats::all(setup.seats())).is_empty() {
            return Err(SnapshotError::Damaged("a seat that is not there wants to give up".to_owned()));
        }
        Ok((setup, state, header.conceding))
    }

    /// The header and the bytes of the state, if these are the bytes that were saved.
    fn parts(&self) -> Result<(Header, &[u8]), SnapshotError> {
        let (saved, sum) = self.0.split_last_chunk().ok_or(SnapshotError::NotASnapshot)?;
        let mut rest = saved.strip_prefix(&MAGIC).ok_or(SnapshotError::NotASnapshot)?;
        // A state can be legal to the game's invariant and yet not one the game can go on from.
        if *sum != checksum(saved) {
            return Err(SnapshotError::Damaged("its checksum does not fit".to_owned()));
        }
        let header = Header::deserialize(&mut rest).map_err(|error| SnapshotError::Damaged(error.to_string()))?;
        Ok((header, rest))
    }
}

/// Why saved bytes cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SnapshotError {
    /// The bytes are something else.
    #[error("this is not a saved table")]
    NotASnapshot,
    /// It is a table of another game.
    #[error("this is a saved table of {found}, not of {expected}")]
    OtherGame {
        /// The game it is of.
        found: String,
        /// The game it should be of.
        expected: &'static str,
    },
    /// Its state was saved in another format; the log may still play.
    #[error("this table was saved with state version {found}; this is version {expected}")]
    OtherFormat {
        /// The version it was saved with.
        found: u32,
        /// The version of this build.
        expected: u32,
    },
    /// It was saved under other rules. A table of older ones can be [adopted](crate::Table::adopt).
    #[error("this table was saved under rules version {found}; this is version {expected}")]
    OtherRules {
        /// The version it was saved under.
        found: u32,
        /// The version of this build.
        expected: u32,
    },
    /// The bytes do not make a legal state: something spoiled them, or these rules no longer allow what older ones did.
    #[error("this saved table cannot be played on: {0}")]
    Damaged(String),
}

/// A short hash of a state's canonical bytes: sixteen hexadecimal digits.
#[must_use]
pub fn state_hash<G: Game>(state: &G::State) -> String {
    let bytes = borsh::to_vec(state).expect("memory takes every write");
    checksum(&bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The beginning of the SHA-256 of some bytes.
fn checksum(bytes: &[u8]) -> [u8; 8] {
    *Sha256::digest(bytes).first_chunk().expect("a digest has 32 bytes")
}
