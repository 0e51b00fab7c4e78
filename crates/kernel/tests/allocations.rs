//! The search path allocates nothing per decision.

#![allow(unsafe_code, reason = "an allocator is unsafe by its contract; this one counts and passes every call on")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use connect_four::ConnectFour;
use dice::SearchDice;
use kernel::{Eyes, Game, RandomPlay, Seat, Setup, Step};
use leduc::Leduc;

const GAMES: usize = 10_000;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Counts what each thread asks the system's allocator for, so that tests may run side by side.
struct Counting;

thread_local! {
    // Without a destructor and without a lazy start, so that counting itself allocates nothing.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    COUNT.set(COUNT.get() + 1);
}

// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller's promises are passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller's promises are passed on.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller's promises are passed on.
        unsafe { System.realloc(place, layout, size) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: the caller's promises are passed on.
        unsafe { System.dealloc(place, layout) }
    }
}

/// How often `run` allocates on this thread.
fn allocations(run: impl FnOnce()) -> u64 {
    let before = COUNT.get();
    run();
    COUNT.get() - before
}

/// Plays random games from copies of the start; the first few bring the reused buffers to their size.
fn check_play<G: Game>() {
    let start = G::start(&Setup::usual(G::meta())).unwrap();
    let mut dice = SearchDice::seeded(1);
    let mut play = RandomPlay::<G>::default();
    let mut games =
        |count: usize| (0..count).map(|_| u64::from(play.to_the_end(&mut start.clone(), &mut dice))).sum::<u64>();
    games(10);
    let mut decisions = 0;
    let found = allocations(|| decisions = games(GAMES));
    assert!(decisions > GAMES as u64, "{decisions} decisions are too few to tell");
    assert_eq!(found, 0, "in {decisions} decisions");
}

/// Guesses a world for each seat at every step of random games.
fn check_worlds<G: Game>() {
    let start = G::start(&Setup::usual(G::meta())).unwrap();
    let mut dice = SearchDice::seeded(2);
    let mut play = RandomPlay::<G>::default();
    let found = allocations(|| {
        for _ in 0..GAMES / 10 {
            let mut state = start.clone();
            while play.step(&mut state, &mut dice) != Step::Over {
                for seat in 0..G::seats(&state) {
                    black_box(Eyes::<G>::new(&state, Seat::new(seat)).sample(&mut dice));
                }
            }
        }
    });
    assert_eq!(found, 0);
}

#[test]
fn the_counter_counts() {
    let once = allocations(|| drop(black_box(Box::new(1))));
    assert_eq!(once, 1);
    let grown = allocations(|| {
        let mut list = black_box(vec![1u8]);
        list.reserve_exact(100);
        black_box(&list);
    });
    assert_eq!(grown, 2);
    assert_eq!(allocations(|| drop(black_box(Vec::<u8>::new()))), 0);
}

#[test]
fn random_connect_four_allocates_nothing() {
    check_play::<ConnectFour>();
}

#[test]
fn random_leduc_with_its_chance_allocates_nothing() {
    check_play::<Leduc>();
}

#[test]
fn guessing_a_world_allocates_nothing() {
    check_worlds::<ConnectFour>();
    check_worlds::<Leduc>();
}
