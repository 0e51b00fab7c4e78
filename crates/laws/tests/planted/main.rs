//! Each law is proved by a toy game with a planted bug that the law catches.

mod bug;
mod coins;
mod game;
mod toy;

use std::time::Instant;

use kernel::{Game, Replay, Setup};
use laws::{Law, Plan, Report, Violation};

use bug::{Bug, PLANTED, Planted};
use game::Toy;

const SEED: u64 = 1;
const GAMES: u64 = 2_000;

#[test]
fn the_toy_keeps_the_laws() {
    for setup in Toy::setups() {
        let start = Instant::now();
        let report = laws::check::<Toy>(&setup, &Plan { games: 300, seed: SEED }, &|_| {});
        println!("{setup}: {} games, {} states, {:?}", report.games, report.states, start.elapsed());
        if let Some(violation) = report.violation {
            panic!("{setup}: {violation}\n\n{}", violation.replay);
        }
    }
    laws::speaks::<Toy>();
}

#[test]
fn survey() {
    for planted in PLANTED {
        let start = Instant::now();
        let found = find(planted);
        let took = start.elapsed();
        match found {
            None => println!("{:26} {:?} NOT CAUGHT {took:?}", planted.bug.name(), planted.laws),
            Some((setup, v)) => {
                let ok = if planted.laws.contains(&v.law) { "" } else { "OTHER LAW" };
                println!(
                    "{:26} {:12} {} seats {:5} games {took:?} {ok}",
                    planted.bug.name(),
                    v.law.to_string(),
                    setup.seats(),
                    v.seed
                );
                if ok != "" {
                    println!("{}", v.what);
                }
            }
        }
    }
}

fn check(setup: &Setup, planted: &Planted, plan: &Plan) -> Report {
    match planted.laws {
        [Law::Words] => laws::check_words::<Toy>(setup, plan),
        _ => laws::check::<Toy>(setup, plan, &|_| {}),
    }
}

fn find(planted: &Planted) -> Option<(Setup, Violation)> {
    (2..=3).find_map(|seats| {
        let setup = Setup::new(Toy::meta(), seats, [("bug", planted.bug.name())]).expect("the toy has this bug");
        let violation = check(&setup, planted, &Plan { games: GAMES, seed: SEED }).violation?;
        Some((setup, violation))
    })
}
