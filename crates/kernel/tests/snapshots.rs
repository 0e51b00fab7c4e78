//! A saved table opens to the table that was saved; anything else is refused and nothing panics.

mod counting;
mod toy;

use connect_four::ConnectFour;
use counting::allocated;
use dice::SearchDice;
use kernel::{Barrier, Game, RandomPlay, Seat, Setup, Snapshot, SnapshotError, Step, Table, Viewer, Waiting};
use leduc::Leduc;
use proptest::prelude::*;
use toy::Toy;

/// Every position of a random game of every setup.
fn positions<G: Game>(seed: u64) -> Vec<(Setup, G::State)> {
    let mut dice = SearchDice::seeded(seed);
    let mut positions = Vec::new();
    for setup in G::setups() {
        let mut state = G::start(&setup).unwrap();
        let mut play = RandomPlay::<G>::default();
        positions.push((setup.clone(), state.clone()));
        while play.step(&mut state, &mut dice) != Step::Over {
            positions.push((setup.clone(), state.clone()));
        }
    }
    positions
}

fn snapshots<G: Game>(seed: u64) -> Vec<Snapshot> {
    positions::<G>(seed).iter().map(|(setup, state)| Snapshot::of::<G>(setup, state)).collect()
}

/// Opens bytes that may be anything: they are refused with words, or give a state of a legal setup that plays on.
fn check_any<G: Game>(bytes: Vec<u8>) {
    match Snapshot::from_bytes(bytes).open::<G>() {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok((setup, state)) => {
            assert_eq!(G::invariant(&state), Ok(()));
            assert_eq!(G::seats(&state), setup.seats());
            assert!(G::setups().contains(&setup), "{setup}");
            check_played_on::<G>(state);
        }
    }
}

/// Looks at a state from everywhere and plays it to its end.
fn check_played_on<G: Game>(mut state: G::State) {
    for viewer in Viewer::everyone(G::seats(&state)) {
        let _ = (G::view(&state, viewer), G::asked(&state, viewer));
    }
    RandomPlay::<G>::default().to_the_end(&mut state, &mut SearchDice::seeded(6));
    assert_eq!(G::invariant(&state), Ok(()));
}

fn check_opens<G: Game>() {
    for (setup, state) in positions::<G>(1) {
        let saved = Snapshot::of::<G>(&setup, &state);
        assert_eq!(saved.open::<G>(), Ok((setup.clone(), state.clone())));
        let table = Table::<G>::open(&Snapshot::from_bytes(saved.bytes().to_vec())).unwrap();
        assert_eq!((table.setup(), table.state()), (&setup, &state));
        assert_eq!((table.hash(), table.snapshot()), (kernel::state_hash::<G>(&state), saved));
        assert_eq!(table.waiting(), G::waiting(&state));
        for viewer in Viewer::everyone(table.seats()) {
            assert_eq!(table.view(viewer), G::view(&state, viewer));
            assert_eq!(table.stream(viewer, 0), []);
        }
    }
}

#[test]
fn a_snapshot_opens_to_an_equal_table() {
    check_opens::<Leduc>();
    check_opens::<ConnectFour>();
    check_opens::<Toy>();
}

#[test]
fn an_opened_table_goes_on_and_takes_back_nothing_from_before() {
    let [first, second] = [Seat::new(0), Seat::new(1)];
    let mut saved: Table<ConnectFour> = Table::new(Setup::usual(ConnectFour::meta())).unwrap();
    saved.answer(first, "d".parse().unwrap()).unwrap();
    let mut opened: Table<ConnectFour> = Table::open(&saved.snapshot()).unwrap();
    assert_eq!(opened.can_undo(first), Err(Barrier::Start));
    for table in [&mut saved, &mut opened] {
        table.answer(second, "e".parse().unwrap()).unwrap();
    }
    assert_eq!(opened.state(), saved.state());
    assert_eq!(opened.log(), &saved.log()[1..]);
    assert_eq!(opened.undo(second), Ok(()));
    assert_eq!(opened.can_undo(second), Err(Barrier::Start));
}

#[test]
fn a_conceded_table_stays_conceded() {
    let mut table: Table<Leduc> = Table::new(Setup::usual(Leduc::meta())).unwrap();
    table.concede(Seat::new(1)).unwrap();
    let opened: Table<Leduc> = Table::open(&table.snapshot()).unwrap();
    assert_eq!((opened.waiting(), opened.verdict()), (Waiting::Over, table.verdict()));
    assert_eq!(opened.snapshot(), table.snapshot());
}

fn check_cut_or_grown<G: Game>() {
    for saved in snapshots::<G>(2) {
        let bytes = saved.bytes();
        for end in 0..bytes.len() {
            let cut = Snapshot::from_bytes(bytes[..end].to_vec());
            let error = cut.open::<G>().expect_err("a part is not the whole");
            assert!(matches!(error, SnapshotError::NotASnapshot | SnapshotError::Damaged(_)), "{end}: {error}");
        }
        for more in [&[0][..], &[255], &[1, 2, 3, 4], bytes] {
            let grown = Snapshot::from_bytes([bytes, more].concat());
            assert!(matches!(grown.open::<G>(), Err(SnapshotError::Damaged(_))), "{more:?}");
        }
    }
}

#[test]
fn a_cut_or_grown_snapshot_is_refused() {
    check_cut_or_grown::<Leduc>();
    check_cut_or_grown::<ConnectFour>();
    check_cut_or_grown::<Toy>();
}

fn check_every_flip<G: Game>() {
    for saved in snapshots::<G>(3) {
        for bit in 0..saved.bytes().len() * 8 {
            let mut bytes = saved.bytes().to_vec();
            bytes[bit / 8] ^= 1 << (bit % 8);
            assert!(Snapshot::from_bytes(bytes).open::<G>().is_err(), "bit {bit}");
        }
    }
}

#[test]
fn a_flipped_bit_is_refused() {
    check_every_flip::<Leduc>();
    check_every_flip::<ConnectFour>();
    check_every_flip::<Toy>();
}

#[test]
fn a_snapshot_of_another_game_is_refused_with_both_names() {
    let saved = Table::<Leduc>::new(Setup::usual(Leduc::meta())).unwrap().snapshot();
    let error = Table::<ConnectFour>::open(&saved).err().unwrap();
    assert_eq!(error, SnapshotError::OtherGame { found: "leduc".to_owned(), expected: "connect-four" });
    assert_eq!(error.to_string(), "this is a saved table of leduc, not of connect-four");
    let error = Table::<Toy>::open(&saved).err().unwrap();
    assert_eq!(error.to_string(), "this is a saved table of leduc, not of toy");
}

#[test]
fn a_snapshot_of_other_rules_is_refused_with_both_numbers() {
    let mut bytes = Table::<Toy>::new(Setup::usual(Toy::meta())).unwrap().snapshot().bytes().to_vec();
    let version = "stolik".len() + 2 + 4 + "toy".len();
    assert_eq!(bytes[version..version + 4], Toy::meta().rules_version.to_le_bytes());
    bytes[version] = 2;
    let error = Snapshot::from_bytes(bytes).open::<Toy>().unwrap_err();
    assert_eq!(error, SnapshotError::OtherRules { found: 2, expected: 3 });
    assert_eq!(error.to_string(), "this table was saved under rules version 2; this is version 3");
}

#[test]
fn a_setup_that_does_not_fit_its_game_is_damage() {
    let setup = Setup::new(Toy::meta(), 3, [("pace", "quick")]).unwrap();
    let state = Toy::start(&setup).unwrap();
    let saved = Snapshot::of::<Toy>(&setup, &state);
    let opened_with = |old: &[u8], new: &[u8]| {
        let place = saved.bytes().windows(old.len()).position(|part| part == old).unwrap();
        let mut bytes = saved.bytes().to_vec();
        bytes[place..place + new.len()].copy_from_slice(new);
        Snapshot::from_bytes(bytes).open::<Toy>().unwrap_err()
    };
    assert!(matches!(opened_with(b"pace", b"pale"), SnapshotError::Damaged(_)));
    assert!(matches!(opened_with(b"quick", b"thick"), SnapshotError::Damaged(_)));
    assert!(matches!(opened_with(b"stolik", b"stolki"), SnapshotError::NotASnapshot));
    let two_seats = Setup::new(Toy::meta(), 2, []).unwrap();
    let mixed = Snapshot::of::<Toy>(&two_seats, &state).open::<Toy>();
    assert_eq!(mixed, Err(SnapshotError::Damaged("the state and its setup differ in seats".to_owned())));
}

/// Writes the largest length over every place where one could stand.
fn check_lengths<G: Game>() {
    for saved in snapshots::<G>(4) {
        for place in 0..saved.bytes().len() - 4 {
            let mut bytes = saved.bytes().to_vec();
            bytes[place..place + 4].copy_from_slice(&u32::MAX.to_le_bytes());
            let snapshot = Snapshot::from_bytes(bytes);
            let found = allocated(|| drop(snapshot.open::<G>()));
            assert!(found.bytes < 2 << 20, "{found:?} with a huge length at {place}");
        }
    }
}

#[test]
fn a_huge_length_does_not_take_the_memory() {
    check_lengths::<Leduc>();
    check_lengths::<ConnectFour>();
    check_lengths::<Toy>();
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let snapshot = Snapshot::from_bytes(bytes);
        prop_assert_eq!(snapshot.open::<Leduc>(), Err(SnapshotError::NotASnapshot));
        prop_assert_eq!(snapshot.open::<ConnectFour>(), Err(SnapshotError::NotASnapshot));
    }

    #[test]
    fn spoiled_bytes_never_panic(
        which in any::<prop::sample::Index>(),
        spoils in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let spoiled = |snapshots: &[Snapshot]| {
            let mut bytes = which.get(snapshots).bytes().to_vec();
            for (place, byte) in &spoils {
                *place.get_mut(&mut bytes) = *byte;
            }
            bytes
        };
        check_any::<Leduc>(spoiled(&snapshots::<Leduc>(5)));
        check_any::<ConnectFour>(spoiled(&snapshots::<ConnectFour>(5)));
        check_any::<Toy>(spoiled(&snapshots::<Toy>(5)));
    }
}
