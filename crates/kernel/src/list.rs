//! A short list that is copied whole.

use std::ops::{Deref, DerefMut};

use borsh::io::{self, Read, Write};
use borsh::{BorshDeserialize, BorshSerialize};

/// Up to `N` small values, at most 255, in one array: a copy is one move of memory, whatever the length.
///
/// Places behind the length hold leftovers; neither equality nor bytes look at them.
#[derive(Clone)]
pub struct List<T: Copy + Default, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Puts a value at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last value.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// Puts a value at a place; those behind it move up.
    ///
    /// # Panics
    /// If the list is full or the place is behind its end.
    #[inline]
    pub fn insert(&mut self, place: usize, item: T) {
        let len = self.len();
        assert!(place <= len, "a value is put inside the list");
        self.items.copy_within(place..len, place + 1);
        self.items[place] = item;
        self.len += 1;
    }

    /// Takes the value at a place; those behind it move down.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        let len = self.len();
        self.items.copy_within(place + 1..len, place);
        self.len -= 1;
        item
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default + Ord + BorshDeserialize, const N: usize> List<T, N> {
    /// Reads values that must be in order: whoever looks for one among them relies on it.
    pub(crate) fn read_sorted<R: Read>(reader: &mut R) -> io::Result<Self> {
        match List::deserialize_reader(reader)? {
            sorted if sorted.is_sorted() => Ok(sorted),
            _ => Err(io::Error::new(
                io::ErrorKind::InvalidData,
                "cards without an order are not stored from the lowest up",
            )),
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize, "a list has at most 255 places") }
        List { items: [T::default(); N], len: 0 }
    }
}

impl<T: Copy + Default, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + Default + std::fmt::Debug, const N: usize> std::fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default + BorshSerialize, const N: usize> BorshSerialize for List<T, N> {
    fn serialize<W: Write>(&self, writer: &mut W) -> io::Result<()> {
        self.len.serialize(writer)?;
        self.iter().try_for_each(|item| item.serialize(writer))
    }
}

impl<T: Copy + Default + serde::Serialize, const N: usize> serde::Serialize for List<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<T: Copy + Default + BorshDeserialize, const N: usize> BorshDeserialize for List<T, N> {
    fn deserialize_reader<R: Read>(reader: &mut R) -> io::Result<Self> {
        let len = u8::deserialize_reader(reader)?;
        if usize::from(len) > N {
            return Err(io::Error::new(io::ErrorKind::InvalidData, format!("{len} values where {N} fit")));
        }
        (0..len).map(|_| T::deserialize_reader(reader)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_move_up_and_down() {
        let mut list: List<u8, 4> = [1, 3].into_iter().collect();
        list.insert(1, 2);
        list.push(4);
        assert_eq!(*list, [1, 2, 3, 4]);
        assert_eq!((list.remove(0), list.remove(2), list.pop()), (1, 4, Some(3)));
        assert_eq!(*list, [2]);
        // What was there before does not count.
        assert_eq!(list, [2].into_iter().collect());
        assert_eq!(borsh::to_vec(&list).unwrap(), [1, 2]);
    }

    #[test]
    fn bytes_of_more_values_than_fit_are_refused() {
        assert_eq!(List::<u8, 2>::try_from_slice(&[2, 7, 8]).unwrap(), [7, 8].into_iter().collect());
        assert!(List::<u8, 2>::try_from_slice(&[3, 7, 8, 9]).is_err());
    }
}
