//! How many places there are to choose from.

use std::collections::BTreeMap;

use dice::SearchDice;
use kernel::{Game, RandomPlay, Step};
use throne::{Action, Card, Throne};

const GAMES: u32 = 300;

/// THR-022, THR-031: the Mind has no edge, and yet the places for a card stay few in every mode: it has to lie on other cards.
/// `cargo test -p stolik-throne --test places -- --nocapture` prints the figures.
#[test]
fn places_stay_few() {
    for setup in Throne::setups() {
        let start = Throne::start(&setup).expect("a mode of the game");
        let mut play = RandomPlay::<Throne>::default();
        let mut dice = SearchDice::seeded(7);
        let mut found = Places::default();
        for _ in 0..GAMES {
            let mut state = start.clone();
            loop {
                match play.step(&mut state, &mut dice) {
                    Step::Decision => found.count(play.options()),
                    Step::Chance => {}
                    Step::Over => break,
                }
            }
        }
        println!("{found} ({setup})");
        assert!(found.decisions > 0 && found.total >= found.decisions, "a card can be laid whenever it is asked for");
        assert!(found.most_of_a_card <= 40 && found.mean() < 20.0, "{found} ({setup})");
    }
}

#[derive(Default)]
struct Places {
    /// Decisions where a card can be laid.
    decisions: u64,
    /// Cards that could be laid in them.
    cards: u64,
    /// Places in all of them.
    total: u64,
    most: usize,
    most_of_a_card: usize,
}

impl Places {
    fn count(&mut self, options: &[Action]) {
        let mut places: BTreeMap<Card, usize> = BTreeMap::new();
        for option in options {
            if let Action::Add(card, ..) = option {
                *places.entry(*card).or_default() += 1;
            }
        }
        let total: usize = places.values().sum();
        if total == 0 {
            return;
        }
        self.decisions += 1;
        self.cards += places.len() as u64;
        self.total += total as u64;
        self.most = self.most.max(total);
        self.most_of_a_card = self.most_of_a_card.max(places.into_values().max().unwrap_or(0));
    }

    fn mean(&self) -> f64 {
        self.total as f64 / self.decisions as f64
    }
}

impl std::fmt::Display for Places {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let of_a_card = self.total as f64 / self.cards as f64;
        write!(
            f,
            "places per decision: mean {:.2}, most {}; for one card: mean {of_a_card:.2}, most {}",
            self.mean(),
            self.most,
            self.most_of_a_card
        )
    }
}
