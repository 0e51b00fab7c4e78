//! No allocation per decision: a check for games, and the counter it needs, as a macro.
//!
//! An allocator is a choice of the whole program, so the one that counts is written into the test that asks for it and never
//! becomes part of anything else.

use std::hint::black_box;

use dice::SearchDice;
use kernel::{Eyes, Game, RandomPlay, Seats, Setup, Step};

/// How many steps of each setup are looked at.
const STEPS: usize = 20_000;

/// What was asked of the allocator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allocated {
    /// How often.
    pub times: u64,
    /// How much.
    pub bytes: u64,
}

/// Asserts that random play and guessing worlds allocate nothing per decision, in every setup. `counted` runs something and
/// tells what it allocated; [`allocates_nothing!`](crate::allocates_nothing) brings it.
///
/// # Panics
/// With the setup, if something was allocated.
pub fn check_allocations<G: Game>(counted: impl Fn(&mut dyn FnMut()) -> Allocated) {
    let once = counted(&mut || drop(black_box(Box::new(1u64))));
    assert_eq!(once, Allocated { times: 1, bytes: 8 }, "the counter counts");
    for setup in G::setups() {
        check_play::<G>(&setup, &counted);
        check_worlds::<G>(&setup, &counted);
    }
}

/// Plays the same random games twice; the first time brings the buffers that are used again to their size.
fn check_play<G: Game>(setup: &Setup, counted: &impl Fn(&mut dyn FnMut()) -> Allocated) {
    let start = G::start(setup).expect("a setup of the game");
    let mut play = RandomPlay::<G>::default();
    let mut play_games = || {
        let mut dice = SearchDice::seeded(1);
        let mut decisions = 0;
        while decisions < STEPS {
            decisions += play.to_the_end(&mut start.clone(), &mut dice) as usize;
        }
    };
    play_games();
    assert_eq!(counted(&mut play_games), Allocated::default(), "in random play of {setup}");
}

/// Guesses a world for each seat at every step of random games.
fn check_worlds<G: Game>(setup: &Setup, counted: &impl Fn(&mut dyn FnMut()) -> Allocated) {
    let start = G::start(setup).expect("a setup of the game");
    let mut play = RandomPlay::<G>::default();
    let mut guess_worlds = || {
        let mut dice = SearchDice::seeded(2);
        let mut steps = 0;
        while steps < STEPS / 20 {
            let mut state = start.clone();
            while play.step(&mut state, &mut dice) != Step::Over {
                steps += 1;
                for seat in Seats::all(G::seats(&state)) {
                    black_box(Eyes::<G>::new(&state, seat).sample(&mut dice));
                }
            }
        }
    };
    guess_worlds();
    assert_eq!(counted(&mut guess_worlds), Allocated::default(), "guessing worlds of {setup}");
}

/// Writes a test that a game allocates nothing per decision: `laws::allocates_nothing!(MyGame);` in a file of its tests.
#[macro_export]
macro_rules! allocates_nothing {
    ($game:ty) => {
        $crate::counting_allocator!();

        #[test]
        fn allocates_nothing_per_decision() {
            $crate::check_allocations::<$game>(counting::counted);
        }
    };
}

/// Gives a test file an allocator that counts on each thread and passes every call on: `counting::counted` tells what something
/// has allocated.
#[macro_export]
macro_rules! counting_allocator {
    () => {
        mod counting {
            #![allow(
                unsafe_code,
                reason = "an allocator is unsafe by its contract; this one counts and passes every call on"
            )]

            use std::alloc::{GlobalAlloc, Layout, System};
            use std::cell::Cell;

            use $crate::Allocated;

            #[global_allocator]
            static ALLOCATOR: Counting = Counting;

            thread_local! {
                // Without a destructor and without a lazy start, so that counting itself allocates nothing.
                static COUNT: Cell<Allocated> = const { Cell::new(Allocated { times: 0, bytes: 0 }) };
            }

            /// Counts what `run` allocates on this thread, whatever other tests do meanwhile.
            pub(super) fn counted(run: &mut dyn FnMut()) -> Allocated {
                let before = COUNT.get();
                run();
                let after = COUNT.get();
                Allocated { times: after.times - before.times, bytes: after.bytes - before.bytes }
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
        }
    };
}
