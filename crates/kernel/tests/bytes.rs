//! Bytes that no value has are no value: what relies on canonical order or on seats that exist can rely on it.

use borsh::{BorshDeserialize, BorshSerialize, from_slice, to_vec};
use kernel::{Bag, Deck, Hand, Knowers, Seat, Seats};

/// The value of these bytes, if there is one; then it has no other bytes.
fn read<T: BorshSerialize + BorshDeserialize>(bytes: &[u8]) -> Option<T> {
    let value = from_slice(bytes).ok()?;
    assert_eq!(to_vec(&value).unwrap(), bytes);
    Some(value)
}

#[test]
fn there_are_seven_seats() {
    for byte in 0..=u8::MAX {
        assert_eq!(read(&[byte]), (byte < 7).then(|| Seat::new(byte)));
        assert_eq!(read::<Seats>(&[byte]).is_some(), byte < 128);
    }
}

#[test]
fn a_bag_is_in_order() {
    assert_eq!(read(&[3, 1, 2, 2]), Some([2, 1, 2].into_iter().collect::<Bag<u8, 4>>()));
    assert_eq!(read::<Bag<u8, 4>>(&[3, 2, 1, 2]), None);
    assert_eq!(read::<Bag<u8, 2>>(&[3, 1, 2, 2]), None);
}

#[test]
fn a_hand_is_in_order() {
    let mut hand: Hand<u8, 4> = Hand::default();
    hand.add(2, Knowers::only(Seat::new(1)));
    hand.add(2, Knowers::NOBODY);
    hand.add(1, Knowers::only(Seat::new(0)));
    assert_eq!(read(&[3, 1, 1, 2, 0, 2, 2]), Some(hand));
    assert_eq!(read::<Hand<u8, 4>>(&[3, 1, 1, 2, 2, 2, 0]), None);
    assert_eq!(read::<Hand<u8, 4>>(&[2, 2, 1, 1, 1]), None);
}

#[test]
fn a_deck_has_its_unseen_cards_in_order_and_no_bottom_below_nothing() {
    let mut deck: Deck<u8, 4> = [2, 1].into_iter().collect();
    deck.put_under(9, Knowers::only(Seat::new(0)));
    assert_eq!(read(&[3, 9, 1, 1, 0, 2, 0, 1, 2]), Some(deck));
    assert_eq!(read::<Deck<u8, 4>>(&[3, 9, 1, 2, 0, 1, 0, 1, 2]), None);
    assert_eq!(read::<Deck<u8, 4>>(&[3, 9, 1, 1, 1, 2, 0, 1, 2]), None);
    assert_eq!(read::<Deck<u8, 4>>(&[3, 9, 1, 1, 0, 2, 0, 1, 3]), None);
    assert_eq!(read::<Deck<u8, 4>>(&[1, 9, 1, 1, 0]), None);
}
