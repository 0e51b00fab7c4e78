//! The coins of the toy: the part of its state that is copied, compared and stored by hand.

use std::io;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::Seat;

use crate::bug::Bug;
use crate::toy::outside;

#[derive(Debug, Eq)]
pub(crate) struct Coins {
    bug: Bug,
    purses: [u8; 3],
    pot: u8,
    /// How often a coin changed hands.
    moves: u8,
}

impl Coins {
    pub(crate) fn new(bug: Bug, seats: u8) -> Coins {
        let mut purses = [0; 3];
        purses[..usize::from(seats)].fill(2);
        Coins { bug, purses, pot: 0, moves: 0 }
    }

    pub(crate) fn purse(&self, seat: Seat) -> u8 {
        self.purses[seat.index()]
    }

    pub(crate) fn pot(&self) -> u8 {
        self.pot
    }

    pub(crate) fn total(&self) -> u8 {
        self.purses.iter().sum::<u8>() + self.pot
    }

    pub(crate) fn count(&mut self, moves: u8) {
        self.moves = self.moves.wrapping_add(moves);
    }

    pub(crate) fn pay(&mut self, seat: Seat) {
        self.take_from(seat);
        self.pot += 1;
        self.count(if self.bug == Bug::AnswersDependOnTheOutside { outside() } else { 1 });
    }

    pub(crate) fn bribe(&mut self, seat: Seat) {
        self.pay(seat);
        if self.bug == Bug::LosesACoin {
            self.pot -= 1;
        }
    }

    fn take_from(&mut self, seat: Seat) {
        let purse = &mut self.purses[seat.index()];
        *purse = purse.checked_sub(1).expect("who pays has a coin");
    }

    pub(crate) fn take(&mut self, seat: Seat) {
        if self.pot == 0 && self.bug != Bug::SnapPanics {
            return;
        }
        self.pot = self.pot.checked_sub(1).expect("the pot has a coin");
        self.purses[seat.index()] += 1;
        self.count(1);
    }
}

impl Clone for Coins {
    fn clone(&self) -> Coins {
        let pot = if self.bug == Bug::ClonesBadly { 0 } else { self.pot };
        Coins { bug: self.bug, purses: self.purses, pot, moves: self.moves }
    }
}

impl PartialEq for Coins {
    fn eq(&self, other: &Coins) -> bool {
        let overlooks = matches!(self.bug, Bug::LoadsOtherBytes | Bug::HasTwoSpellings);
        (self.bug, self.purses, self.pot) == (other.bug, other.purses, other.pot)
            && (overlooks || self.moves == other.moves)
    }
}

impl BorshSerialize for Coins {
    fn serialize<W: io::Write>(&self, writer: &mut W) -> io::Result<()> {
        let most = if self.bug == Bug::StoresTooLittle { 2 } else { u8::MAX };
        let pot = if self.bug == Bug::ForgetsAField { 0 } else { self.pot };
        (self.bug, self.purses.map(|purse| purse.min(most)), pot, self.moves).serialize(writer)
    }
}

impl BorshDeserialize for Coins {
    fn deserialize_reader<R: io::Read>(reader: &mut R) -> io::Result<Coins> {
        let (bug, purses, pot, moves) = BorshDeserialize::deserialize_reader(reader)?;
        Ok(Coins { bug, purses, pot, moves: if bug == Bug::LoadsOtherBytes { 0 } else { moves } })
    }
}
