//! Where a game's events go.

/// Receives events in the order they happen.
///
/// A game is generic over its sink, so the search's [`NoEvents`] leaves no trace in the compiled code.
pub trait Sink<E> {
    /// Takes the next event.
    fn emit(&mut self, event: E);
}

/// Drops every event: the sink of search and random play.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl<E> Sink<E> for NoEvents {
    #[inline(always)]
    fn emit(&mut self, _event: E) {}
}

impl<E> Sink<E> for Vec<E> {
    #[inline]
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
