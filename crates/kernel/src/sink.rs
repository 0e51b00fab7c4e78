//! Where a game writes what may be dropped: events, and what chance may bring.

/// Receives things in order: events as they happen, outcomes as they are listed.
///
/// A game is generic over its sink, so the search's [`NoEvents`] leaves no trace in the compiled code.
pub trait Sink<E> {
    /// Takes the next one.
    fn emit(&mut self, item: E);

    /// Converts a value and takes it: for example a sight that everybody shares, where the sink takes events.
    #[inline]
    fn tell(&mut self, item: impl Into<E>)
    where
        Self: Sized,
    {
        self.emit(item.into());
    }

    /// Takes all of them.
    #[inline]
    fn emit_all(&mut self, items: impl IntoIterator<Item = E>)
    where
        Self: Sized,
    {
        items.into_iter().for_each(|item| self.emit(item));
    }
}

/// Drops every event: the sink of search and random play.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl<E> Sink<E> for NoEvents {
    #[inline(always)]
    fn emit(&mut self, _item: E) {}
}

impl<E> Sink<E> for Vec<E> {
    #[inline]
    fn emit(&mut self, item: E) {
        self.push(item);
    }
}
