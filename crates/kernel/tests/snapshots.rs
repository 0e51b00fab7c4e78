//! A saved table opens to the table that was saved; anything else is refused and nothing panics.

mod toy;

use connect_four::ConnectFour;
use dice::SearchDice;
use kernel::{Barrier, Game, RandomPlay, Seat, Setup, Snapshot, SnapshotError, Step, Table, Viewer, Waiting};
use leduc::Leduc;
use night_market::NightMarket;
use proptest::prelude::*;
use sha2::{Digest, Sha256};
use toy::Toy;

laws::counting_allocator!();

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

/// The bytes with the checksum that another build would have written after them.
fn sealed(mut bytes: Vec<u8>) -> Snapshot {
    let (saved, sum) = bytes.split_last_chunk_mut::<8>().unwrap();
    sum.copy_from_slice(&Sha256::digest(saved)[..8]);
    Snapshot::from_bytes(bytes)
}

/// The table as a build with these versions of the rules and of the state would have saved it.
fn saved_by(table: &Table<Toy>, rules: u32, state: u32) -> Snapshot {
    let mut bytes = table.snapshot().bytes().to_vec();
    let place = "stolik".len() + 2 + 4 + "toy".len();
    let versions = |rules: u32, state: u32| [rules.to_le_bytes(), state.to_le_bytes()].concat();
    assert_eq!(bytes[place..place + 8], versions(Toy::meta().rules_version, Toy::meta().state_version));
    bytes[place..place + 8].copy_from_slice(&versions(rules, state));
    sealed(bytes)
}

/// A table of the toy with something done at it.
fn begun() -> Table<Toy> {
    let mut table = Table::new(Setup::new(Toy::meta(), 4, [("sides", "two"), ("pace", "quick")]).unwrap()).unwrap();
    table.answer(Seat::new(0), "mark".parse().unwrap()).unwrap();
    table.answer(Seat::new(0), "pass".parse().unwrap()).unwrap();
    table
}

/// Asserts that nothing is read out of the bytes, through no door.
fn check_refused<G: Game>(bytes: Vec<u8>) -> SnapshotError {
    let snapshot = Snapshot::from_bytes(bytes);
    let error = snapshot.open::<G>().expect_err("these bytes were never saved");
    assert_eq!(Table::<G>::open(&snapshot).err().as_ref(), Some(&error));
    assert_eq!(Table::<G>::adopt(&snapshot).err().as_ref(), Some(&error));
    assert_eq!(snapshot.game().as_ref(), Err(&error));
    assert_eq!(snapshot.rules_version().as_ref(), Err(&error));
    error
}

/// Opens bytes that may be anything: they are refused with words, or give a state of a legal setup that plays on.
fn check_any<G: Game>(bytes: Vec<u8>) {
    let snapshot = Snapshot::from_bytes(bytes);
    match snapshot.open::<G>() {
        Err(error) => {
            assert!(!error.to_string().is_empty());
            check_refused::<G>(snapshot.bytes().to_vec());
        }
        Ok((setup, state)) => {
            assert_eq!(G::invariant(&state), Ok(()));
            assert_eq!(G::seats(&state), setup.seats());
            assert!(G::setups().contains(&setup), "{setup}");
            check_played_on::<G>(state);
        }
    }
}

/// Adopts what may be read wrongly under a fitting checksum: it is refused, or at least legal to the invariant.
fn check_misread<G: Game>(snapshot: &Snapshot) {
    if let Ok(table) = Table::<G>::adopt(snapshot) {
        assert_eq!(G::invariant(table.state()), Ok(()));
        assert_eq!(G::seats(table.state()), table.seats());
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
            let error = check_refused::<G>(bytes[..end].to_vec());
            assert!(matches!(error, SnapshotError::NotASnapshot | SnapshotError::Damaged(_)), "{end}: {error}");
        }
        for more in [&[0][..], &[255], &[1, 2, 3, 4], bytes] {
            let error = check_refused::<G>([bytes, more].concat());
            assert!(matches!(error, SnapshotError::Damaged(_)), "{more:?}: {error}");
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
            let error = check_refused::<G>(bytes);
            assert!(matches!(error, SnapshotError::NotASnapshot | SnapshotError::Damaged(_)), "bit {bit}: {error}");
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
fn a_snapshot_says_its_game_and_rules_without_being_opened() {
    let saved = saved_by(&begun(), 7, 9);
    assert_eq!((saved.game(), saved.rules_version()), (Ok("toy".to_owned()), Ok(7)));
}

#[test]
fn a_table_saved_under_older_rules_is_adopted_and_nothing_else_opens_it() {
    let table = begun();
    for rules in 0..Toy::meta().rules_version {
        let older = saved_by(&table, rules, 2);
        let error = Table::<Toy>::open(&older).err().unwrap();
        assert_eq!(error, SnapshotError::OtherRules { found: rules, expected: 3 });
        assert_eq!(error.to_string(), format!("this table was saved under rules version {rules}; this is version 3"));
        assert_eq!(older.open::<Toy>(), Err(error));
        let mut adopted = Table::<Toy>::adopt(&older).unwrap();
        assert_eq!((adopted.setup(), adopted.state()), (table.setup(), table.state()));
        assert_eq!((adopted.log(), adopted.can_undo_agreed(Seat::new(0))), (&[][..], Err(Barrier::Start)));
        // What it saves from now on is of these rules.
        assert_eq!(adopted.snapshot(), table.snapshot());
        assert_eq!(adopted.answer(Seat::new(1), "mark".parse().unwrap()), Ok(()));
    }
}

#[test]
fn a_table_saved_under_these_rules_is_adopted_too() {
    let table = begun();
    assert_eq!(Table::<Toy>::adopt(&table.snapshot()).unwrap().snapshot(), table.snapshot());
}

#[test]
fn a_table_saved_under_newer_rules_is_refused() {
    for rules in [4, 5, u32::MAX] {
        let newer = saved_by(&begun(), rules, 2);
        let error = SnapshotError::OtherRules { found: rules, expected: 3 };
        assert_eq!(newer.open::<Toy>().as_ref(), Err(&error));
        assert_eq!(Table::<Toy>::open(&newer).err().as_ref(), Some(&error));
        assert_eq!(Table::<Toy>::adopt(&newer).err(), Some(error));
    }
}

#[test]
fn a_state_of_another_format_is_refused_under_any_rules() {
    for (rules, state) in [(3, 1), (3, 3), (2, 1), (2, 3), (4, 1), (4, u32::MAX)] {
        let other = saved_by(&begun(), rules, state);
        let error = SnapshotError::OtherFormat { found: state, expected: 2 };
        assert_eq!(error.to_string(), format!("this table was saved with state version {state}; this is version 2"));
        assert_eq!(other.open::<Toy>().as_ref(), Err(&error));
        assert_eq!(Table::<Toy>::open(&other).err().as_ref(), Some(&error));
        assert_eq!(Table::<Toy>::adopt(&other).err(), Some(error));
    }
}

#[test]
fn an_adopted_table_keeps_who_wants_to_give_up() {
    let mut table = begun();
    table.concede(Seat::new(1)).unwrap();
    let mut adopted = Table::<Toy>::adopt(&saved_by(&table, 1, 2)).unwrap();
    assert_eq!(adopted.verdict(), None);
    assert_eq!(adopted.snapshot(), table.snapshot());
    // The partner of the seat that proposed it decides.
    for table in [&mut table, &mut adopted] {
        table.concede(Seat::new(3)).unwrap();
        assert_eq!(table.waiting(), Waiting::Over);
    }
    assert_eq!(adopted.verdict(), table.verdict());
    let adopted = Table::<Toy>::adopt(&saved_by(&table, 1, 2)).unwrap();
    assert_eq!((adopted.waiting(), adopted.verdict()), (Waiting::Over, table.verdict()));
}

#[test]
fn an_adopted_table_fits_these_rules() {
    let older = saved_by(&begun(), 1, 2);
    let adopted_with = |old: &[u8], new: &[u8]| {
        let place = older.bytes().windows(old.len()).position(|part| part == old).unwrap();
        let mut bytes = older.bytes().to_vec();
        bytes[place..place + new.len()].copy_from_slice(new);
        Table::<Toy>::adopt(&sealed(bytes)).err().map(|error| error.to_string())
    };
    let refused = |why: &str| Some(format!("this saved table cannot be played on: {why}"));
    assert_eq!(adopted_with(b"pace", b"pale"), refused("toy has no option `pale`; it has sides or pace"));
    assert_eq!(adopted_with(b"quick", b"thick"), refused("option pace cannot be `thick`; it can be slow or quick"));
    assert_eq!(adopted_with(b"toy", b"top"), Some("this is a saved table of top, not of toy".to_owned()));
    let more = Table::<Toy>::adopt(&sealed([older.bytes(), &[0]].concat())).err().unwrap();
    assert!(matches!(more, SnapshotError::Damaged(_)), "{more}");
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
            let snapshot = sealed(bytes);
            let found = counting::counted(&mut || drop(Table::<G>::adopt(&snapshot)));
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

/// The saved bytes with others written over some of them.
fn spoiled(saved: &Snapshot, spoils: &[(prop::sample::Index, u8)]) -> Vec<u8> {
    let mut bytes = saved.bytes().to_vec();
    for (place, byte) in spoils {
        *place.get_mut(&mut bytes) = *byte;
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        assert_eq!(check_refused::<Leduc>(bytes.clone()), SnapshotError::NotASnapshot);
        assert_eq!(check_refused::<ConnectFour>(bytes), SnapshotError::NotASnapshot);
    }

    #[test]
    fn arbitrary_bytes_under_a_fitting_checksum_never_panic(bytes in prop::collection::vec(any::<u8>(), 8..200)) {
        let snapshot = sealed([&begun().snapshot().bytes()[..8], &bytes].concat());
        prop_assert_eq!(snapshot.game().is_ok(), snapshot.rules_version().is_ok());
        prop_assert!(Table::<Toy>::adopt(&snapshot).is_err());
    }

    #[test]
    fn spoiled_bytes_never_panic(
        which in any::<prop::sample::Index>(),
        spoils in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let spoiled = |snapshots: &[Snapshot]| spoiled(which.get(snapshots), &spoils);
        check_any::<Leduc>(spoiled(&snapshots::<Leduc>(5)));
        check_any::<ConnectFour>(spoiled(&snapshots::<ConnectFour>(5)));
        check_any::<Toy>(spoiled(&snapshots::<Toy>(5)));
    }

    /// As if the bytes of the state had changed and its version had not.
    #[test]
    fn states_read_wrongly_never_panic(
        which in any::<prop::sample::Index>(),
        spoils in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let spoiled = |snapshots: &[Snapshot]| sealed(spoiled(which.get(snapshots), &spoils));
        check_misread::<Leduc>(&spoiled(&snapshots::<Leduc>(5)));
        check_misread::<ConnectFour>(&spoiled(&snapshots::<ConnectFour>(5)));
        check_misread::<NightMarket>(&spoiled(&snapshots::<NightMarket>(5)));
        check_misread::<Toy>(&spoiled(&snapshots::<Toy>(5)));
    }
}
