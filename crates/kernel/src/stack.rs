//! The one stack of whatever is half done.

use arrayvec::ArrayVec;
use borsh::{BorshDeserialize, BorshSerialize};

/// A game's frames, the innermost on top. Nesting is pushing, cancelling is popping, saving is free.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct Stack<F, const N: usize> {
    frames: ArrayVec<F, N>,
}

impl<F, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Stack { frames: ArrayVec::new() }
    }
}

impl<F, const N: usize> Stack<F, N> {
    /// The frame that runs or asks.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<&F> {
        self.frames.last()
    }

    /// The frame that runs or asks, to change it.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.frames.last_mut()
    }

    /// Starts something inside what is half done.
    ///
    /// # Panics
    /// If `N` frames are open: a game gives its stack the depth its rules allow.
    #[inline]
    pub fn push(&mut self, frame: F) {
        self.frames.push(frame);
    }

    /// Ends the innermost frame.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        self.frames.pop()
    }

    /// The open frames from the outermost in, to change them.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut F> {
        self.frames.iter_mut()
    }

    /// The open frames from the outermost in.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &F> {
        self.frames.iter()
    }
}
