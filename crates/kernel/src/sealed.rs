//! Answers that several seats give at once and nobody sees before all are in.

use borsh::{BorshDeserialize, BorshSerialize};

use crate::{MAX_SEATS, Seat, Seats, Viewer};

/// A round of sealed answers: who was asked, and what they have put down so far.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct Sealed<A> {
    asked: Seats,
    answers: [Option<A>; MAX_SEATS],
}

impl<A: Copy> Sealed<A> {
    /// Asks these seats.
    #[must_use]
    pub fn ask(asked: Seats) -> Sealed<A> {
        Sealed { asked, answers: [None; MAX_SEATS] }
    }

    /// Everybody who was asked, whether they have answered or not.
    #[inline]
    #[must_use]
    pub fn asked(&self) -> Seats {
        self.asked
    }

    /// Those who still owe an answer.
    #[inline]
    #[must_use]
    pub fn missing(&self) -> Seats {
        self.asked.iter().filter(|&seat| self.of(seat).is_none()).collect()
    }

    /// Whether every answer is in.
    #[inline]
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.missing().is_empty()
    }

    /// Takes down an answer.
    pub fn put(&mut self, seat: Seat, answer: A) {
        self.answers[seat.index()] = Some(answer);
    }

    /// What a seat put down.
    #[inline]
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<A> {
        self.answers[seat.index()]
    }

    /// The same round with no answers but the viewer's own: what it may believe where it is hidden who has answered.
    #[must_use]
    pub fn only_own(&self, viewer: Viewer) -> Sealed<A> {
        let mut own = Sealed::ask(self.asked);
        for (seat, answer) in self.seen_by(viewer) {
            own.put(seat, answer);
        }
        own
    }

    /// The answers in seat order.
    pub fn answers(&self) -> impl Iterator<Item = (Seat, A)> {
        self.asked.iter().filter_map(|seat| Some((seat, self.of(seat)?)))
    }

    /// What `viewer` may see: the answers of its own seats.
    pub fn seen_by(&self, viewer: Viewer) -> impl Iterator<Item = (Seat, A)> {
        self.answers().filter(move |&(seat, _)| viewer.is(seat))
    }

    /// Who owes an answer as far as `viewer` can tell, where it is hidden who has answered: everybody who was asked,
    /// apart from the viewer's own seats once they have answered.
    #[must_use]
    pub fn asked_as_seen_by(&self, viewer: Viewer) -> Seats {
        self.asked.iter().filter(|&seat| !viewer.is(seat) || self.of(seat).is_none()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_seen_only_by_its_giver() {
        let (first, second) = (Seat::new(0), Seat::new(1));
        let mut sealed: Sealed<u8> = Sealed::ask(Seats::all(2));
        sealed.put(second, 7);
        assert_eq!(sealed.seen_by(Viewer::seat(first)).next(), None);
        assert_eq!(sealed.seen_by(Viewer::seat(second)).next(), Some((second, 7)));
        assert_eq!(sealed.missing(), Seats::one(first));
        assert_eq!(sealed.asked_as_seen_by(Viewer::seat(first)), Seats::all(2));
        assert_eq!(sealed.asked_as_seen_by(Viewer::seat(second)), Seats::one(first));
        sealed.put(first, 1);
        assert!(sealed.is_complete());
    }
}
