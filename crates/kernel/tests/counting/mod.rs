//! An allocator that counts.

#![allow(unsafe_code, reason = "an allocator is unsafe by its contract; this one counts and passes every call on")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// What was asked of the allocator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Allocated {
    pub(crate) times: u64,
    pub(crate) bytes: u64,
}

/// Counts what `run` allocates on this thread, whatever other tests do meanwhile.
pub(crate) fn allocated(run: impl FnOnce()) -> Allocated {
    let before = COUNT.get();
    run();
    let after = COUNT.get();
    Allocated { times: after.times - before.times, bytes: after.bytes - before.bytes }
}

thread_local! {
    // Without a destructor and without a lazy start, so that counting itself allocates nothing.
    static COUNT: Cell<Allocated> = const { Cell::new(Allocated { times: 0, bytes: 0 }) };
}

fn count(size: usize) {
    let Allocated { times, bytes } = COUNT.get();
    COUNT.set(Allocated { times: times + 1, bytes: bytes + size as u64 });
}

struct Counting;

// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller's promises are passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller's promises are passed on.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size);
        // SAFETY: the caller's promises are passed on.
        unsafe { System.realloc(place, layout, size) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: the caller's promises are passed on.
        unsafe { System.dealloc(place, layout) }
    }
}
