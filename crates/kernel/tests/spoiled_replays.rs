//! No text makes the reader of recordings panic, and whatever can be played is written so that it plays again.

mod toy;

use connect_four::ConnectFour;
use dice::SearchDice;
use kernel::{Dice, Game, Replay, ReplayError, Setup, Table, Viewer, Waiting, write_log, write_replay};
use leduc::Leduc;
use proptest::prelude::*;
use toy::Toy;

fn play<G: Game>(text: &str) -> Result<Table<G>, ReplayError> {
    Replay::<G>::parse(text)?.play()
}

/// A random game with some steps taken back, and now and then a seat that gives up.
fn random_game<G: Game>(seed: u64) -> Table<G> {
    let mut dice = SearchDice::seeded(seed);
    let mut table = Table::<G>::new(Setup::usual(G::meta())).unwrap();
    let mut options = Vec::new();
    while table.waiting() != Waiting::Over && table.log().len() < 60 {
        table.roll(&mut dice);
        let Some(seat) = table.waiting().seats().first() else { break };
        options.clear();
        table.eyes(seat).options(&mut options);
        table.answer(seat, dice.pick(&options)).unwrap();
        match dice.below(16) {
            0 => drop(table.concede(seat)),
            1..4 => drop(table.undo(seat)),
            _ => {}
        }
    }
    table
}

/// Whatever is read, it is refused with a line that exists, or plays to the same end once written and read again.
fn check_any<G: Game>(text: &str) {
    match play::<G>(text) {
        Err(error) => {
            assert!((1..=text.lines().count().max(1)).contains(&error.line), "{error} in\n{text}");
            assert!(!error.problem.is_empty());
        }
        Ok(table) => {
            let written = write_replay(&table);
            let again = play::<G>(&written).unwrap_or_else(|error| panic!("{error} in\n{written}"));
            assert_eq!(write_replay(&again), written);
            assert_eq!((again.log(), again.state()), (table.log(), table.state()));
            for viewer in Viewer::everyone(table.seats()) {
                assert_eq!(again.stream(viewer, 0), table.stream(viewer, 0));
            }
        }
    }
}

/// Spoils the recording of a game, with its end and without: the latter plays more often.
fn check_spoiled<G: Game>(seed: u64, spoils: &[Spoil]) {
    let table = random_game::<G>(seed);
    for recording in [write_replay(&table), write_log::<G>(table.setup(), table.log())] {
        check_any::<G>(&spoils.iter().fold(recording, |text, spoil| spoil.apply(&text)));
    }
}

fn check_written_as_read<G: Game>() {
    for text in (0..200).map(|seed| write_replay(&random_game::<G>(seed))) {
        assert_eq!(write_replay(&play::<G>(&text).unwrap()), text);
    }
}

#[test]
fn random_games_are_written_as_they_are_read() {
    check_written_as_read::<Leduc>();
    check_written_as_read::<ConnectFour>();
    check_written_as_read::<Toy>();
}

/// A way to spoil a recording. Places count from anywhere and are taken modulo what there is.
#[derive(Clone, Debug)]
enum Spoil {
    DeleteLine(usize),
    DoubleLine(usize),
    ReplaceLine(usize, String),
    SwapLines(usize, usize),
    DeleteByte(usize),
    ReplaceByte(usize, u8),
}

impl Spoil {
    fn apply(&self, text: &str) -> String {
        let mut lines: Vec<&str> = text.lines().collect();
        let mut bytes = text.as_bytes().to_vec();
        let (line_count, byte_count) = (lines.len().max(1), bytes.len().max(1));
        match self {
            _ if text.is_empty() => {}
            Spoil::DeleteLine(place) => drop(lines.remove(place % line_count)),
            Spoil::DoubleLine(place) => lines.insert(place % line_count, lines[place % line_count]),
            Spoil::ReplaceLine(place, instead) => lines[place % line_count] = instead,
            Spoil::SwapLines(one, other) => lines.swap(one % line_count, other % line_count),
            Spoil::DeleteByte(place) => drop(bytes.remove(place % byte_count)),
            Spoil::ReplaceByte(place, instead) => bytes[place % byte_count] = *instead,
        }
        match self {
            Spoil::DeleteByte(_) | Spoil::ReplaceByte(..) => String::from_utf8_lossy(&bytes).into_owned(),
            _ => lines.join("\n"),
        }
    }
}

/// Lines that could stand in a recording of one of the games.
fn likely_line() -> impl Strategy<Value = String> {
    let keys = "1 2 3 7 8 chance undo concede option seats game rules result reason hash #";
    let values = "fold call raise Js Kh a d g mark look pass yes wave 1 2 255 256 4294967296 pace=quick leduc toy";
    let one_of = |words: &'static str| prop::sample::select(words.split(' ').collect::<Vec<_>>());
    let line = (one_of(keys), one_of(values)).prop_map(|(key, value)| format!("{key}: {value}"));
    prop_oneof![8 => line, 1 => "\\PC{0,20}"]
}

fn spoil() -> impl Strategy<Value = Spoil> {
    let place = || any::<usize>();
    prop_oneof![
        place().prop_map(Spoil::DeleteLine),
        place().prop_map(Spoil::DoubleLine),
        (place(), likely_line()).prop_map(|(place, line)| Spoil::ReplaceLine(place, line)),
        (place(), place()).prop_map(|(one, other)| Spoil::SwapLines(one, other)),
        place().prop_map(Spoil::DeleteByte),
        (place(), any::<u8>()).prop_map(|(place, byte)| Spoil::ReplaceByte(place, byte)),
        (place(), b' '..b'~').prop_map(|(place, byte)| Spoil::ReplaceByte(place, byte)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_text_never_panics(text in "(\\PC|\n|:){0,120}") {
        check_any::<Leduc>(&text);
        check_any::<ConnectFour>(&text);
    }

    #[test]
    fn arbitrary_entries_never_panic(entries in prop::collection::vec(likely_line(), 0..30)) {
        let entries = entries.join("\n");
        check_any::<Leduc>(&format!("stolik replay 1\ngame: leduc\nrules: 1\nseats: 2\n{entries}"));
        check_any::<ConnectFour>(&format!("stolik replay 1\ngame: connect-four\nrules: 1\nseats: 2\n{entries}"));
        check_any::<Toy>(&format!("stolik replay 1\ngame: toy\nrules: 3\nseats: 2\n{entries}"));
    }

    #[test]
    fn a_spoiled_recording_is_refused_or_plays(seed in 0u64..50, spoils in prop::collection::vec(spoil(), 1..4)) {
        check_spoiled::<Leduc>(seed, &spoils);
        check_spoiled::<ConnectFour>(seed, &spoils);
        check_spoiled::<Toy>(seed, &spoils);
    }
}
