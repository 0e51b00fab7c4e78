//! How the second opinion tells the game: as a script that reads answers from a log.
//!
//! The script of a part of the game runs from its beginning whenever something was answered, with all answers given so far, and stops
//! where the log ends. So it can be written straight down, and has no state of its own besides the table.

use super::printed::{INTRIGUES, Id, id};
use super::table::{Die, Player, Table, kinds, take};

/// A complete answer, step by step.
pub(super) type Whole = Vec<String>;

/// What may be answered to a question.
#[derive(Clone, Debug)]
pub(super) enum Choices {
    /// One of these.
    Wholes(Vec<Whole>),
    /// Black Market: any cards of this hand, or none.
    Sale(Vec<Id>),
    /// ACH-175: five values for each of so many colours, with at most so much gold for extra points.
    Fates(usize, u32),
}

/// What stops the script.
#[derive(Debug)]
pub(super) enum Stop {
    /// Players are asked.
    Ask {
        asked: Vec<(usize, Choices)>,
        /// Who may convert beside that.
        converts: Vec<usize>,
        /// DP-I2: who has answered already, which nobody else knows.
        answered: Vec<usize>,
    },
    /// Chance brings one of these, by weight.
    Chance(Vec<(String, u32)>),
    /// The game is over.
    Over,
}

pub(super) type Flow<T> = Result<T, Stop>;

/// What happened.
#[derive(Clone, Debug)]
pub(super) enum Input {
    Answer(usize, Whole),
    Convert(usize),
    /// ACH-196: a deal was made, and the players have this now.
    Deal(Vec<Player>),
    /// The outcome; the die, if one is rolled.
    Chance(String, Option<Die>),
}

impl Choices {
    /// The single words as answers.
    pub(super) fn words(words: &[&str]) -> Choices {
        Choices::Wholes(words.iter().map(|word| vec![(*word).to_owned()]).collect())
    }

    /// What may follow these steps.
    pub(super) fn next(&self, steps: &[String]) -> Vec<String> {
        match self {
            Choices::Wholes(wholes) => {
                let begun = wholes.iter().filter(|whole| whole.starts_with(steps));
                kinds(&begun.filter_map(|whole| whole.get(steps.len()).cloned()).collect::<Vec<String>>())
            }
            Choices::Sale(hand) => {
                let sold: Vec<Id> = steps.iter().map(|step| id(&step["sell ".len()..])).collect();
                let mut left = hand.clone();
                sold.iter().for_each(|card| take(&mut left, card));
                // Cards are named in the order of section 12.2.
                left.retain(|card| sold.iter().all(|sold| place_in_file(sold) <= place_in_file(card)));
                let mut next: Vec<String> = kinds(&left).iter().map(|card| format!("sell {card}")).collect();
                next.push(if steps.is_empty() { "decline" } else { "done" }.to_owned());
                next
            }
            Choices::Fates(_, gold) => {
                let spent: u32 = steps.iter().map(|step| points(step) - 19).sum();
                fates().into_iter().filter(|fate| (19..=19 + gold - spent).contains(&points(fate))).collect()
            }
        }
    }

    /// Whether these steps are a complete answer.
    pub(super) fn is_whole(&self, steps: &[String]) -> bool {
        match self {
            Choices::Wholes(wholes) => wholes.iter().any(|whole| whole == steps),
            Choices::Sale(hand) => {
                steps.len() == hand.len() || steps.last().is_some_and(|step| !step.starts_with("sell"))
            }
            Choices::Fates(colours, _) => steps.len() == *colours,
        }
    }
}

fn place_in_file(card: Id) -> Option<usize> {
    INTRIGUES.iter().position(|entry| entry.0 == card)
}

/// The sum of `fate 66511`.
pub(super) fn points(fate: &str) -> u32 {
    fate.chars().filter_map(|digit| digit.to_digit(10)).sum()
}

/// Every five values, the highest first.
fn fates() -> Vec<String> {
    let mut fates = vec!["fate ".to_owned()];
    for _ in 0..5 {
        let longer = |fate: &String| {
            let most = fate.chars().last().and_then(|last| last.to_digit(10)).unwrap_or(6);
            (1..=most).map(|value| format!("{fate}{value}")).collect::<Vec<String>>()
        };
        fates = fates.iter().flat_map(longer).collect();
    }
    fates
}

/// A script that runs.
pub(super) struct Run<'a> {
    pub(super) table: Table,
    pub(super) log: &'a [Input],
    pub(super) at: usize,
}

impl Run<'_> {
    fn next_input(&mut self) -> Option<Input> {
        let input = self.log.get(self.at).cloned();
        self.at += usize::from(input.is_some());
        input
    }

    /// Asks one player.
    pub(super) fn ask(&mut self, seat: usize, choices: impl Fn(&Table) -> Choices) -> Flow<Whole> {
        let everybody = (0..self.table.seats).collect();
        Ok(self.ask_those(&[seat], everybody, false, |table, _| choices(table))?.remove(0))
    }

    /// Asks several players at the same time, and gives back their answers in this order.
    pub(super) fn ask_all(
        &mut self,
        seats: &[usize],
        is_sealed: bool,
        choices: impl Fn(&Table, usize) -> Choices,
    ) -> Flow<Vec<Whole>> {
        let everybody = (0..self.table.seats).collect();
        self.ask_those(seats, everybody, is_sealed, choices)
    }

    /// Asks players; `may_convert` may convert meanwhile.
    pub(super) fn ask_those(
        &mut self,
        seats: &[usize],
        may_convert: Vec<usize>,
        is_sealed: bool,
        choices: impl Fn(&Table, usize) -> Choices,
    ) -> Flow<Vec<Whole>> {
        let mut answers: Vec<Option<Whole>> = vec![None; seats.len()];
        while answers.iter().any(Option::is_none) {
            match self.next_input() {
                Some(Input::Answer(seat, whole)) => {
                    let place = seats.iter().position(|other| *other == seat).expect("the player was asked");
                    answers[place] = Some(whole);
                }
                Some(Input::Convert(seat)) => self.table.convert(seat),
                Some(Input::Deal(players)) => {
                    self.table.note("a deal moves something", players != self.table.players);
                    self.table.players = players;
                }
                Some(Input::Chance(outcome, _)) => panic!("chance brought {outcome} to a question"),
                None => {
                    let missing = seats.iter().zip(&answers).filter(|(_, answer)| answer.is_none());
                    let asked = missing.map(|(seat, _)| (*seat, choices(&self.table, *seat))).collect();
                    let converts = may_convert.into_iter().filter(|seat| self.table.players[*seat].power > 0);
                    let given = seats.iter().zip(&answers).filter(|(_, answer)| is_sealed && answer.is_some());
                    let answered = given.map(|(seat, _)| *seat).collect();
                    return Err(Stop::Ask { asked, converts: converts.collect(), answered });
                }
            }
        }
        Ok(answers.into_iter().flatten().collect())
    }

    /// Waits for chance.
    fn wait(&mut self, outcomes: Vec<(String, u32)>) -> Flow<(String, Option<Die>)> {
        match self.next_input() {
            Some(Input::Chance(outcome, die)) => Ok((outcome, die)),
            Some(input) => panic!("{input:?} while chance is awaited"),
            None => Err(Stop::Chance(outcomes)),
        }
    }

    /// Chance names one of these things, each as likely.
    pub(super) fn chance<T: Clone + Ord>(&mut self, things: &[T], text: impl Fn(&T) -> String) -> Flow<T> {
        let weight = |thing: &T| things.iter().filter(|other| *other == thing).count() as u32;
        let outcomes = kinds(things).iter().map(|thing| (text(thing), weight(thing))).collect();
        let (outcome, _) = self.wait(outcomes)?;
        Ok(things.iter().find(|thing| text(thing) == outcome).expect("chance brings one of them").clone())
    }

    /// ACH-014: these dice are rolled. The rules leave the order open, so the game names the next one.
    pub(super) fn roll(&mut self, dice: &[Die]) -> Flow<()> {
        let mut left = dice.to_vec();
        while !left.is_empty() {
            let outcomes = (1..=6).map(|value| (format!("roll {value}"), 1)).collect();
            let (outcome, die) = self.wait(outcomes)?;
            let die = die.expect("a die is rolled");
            assert!(left.contains(&die), "{die:?} is rolled, but only {left:?} are to be");
            take(&mut left, &die);
            let value = outcome["roll ".len()..].parse().expect("a number");
            self.table.replace(die, value, die.place);
        }
        Ok(())
    }

    /// ACH-019: the next card of the deck, if there is one.
    pub(super) fn top_card(&mut self) -> Flow<Option<Id>> {
        let table = &mut self.table;
        if table.deck.is_empty() && table.bottom.is_empty() {
            table.note("the deck is rebuilt", !table.discard.is_empty());
            table.note("there is no card to draw", table.discard.is_empty());
            table.deck = std::mem::take(&mut table.discard);
        }
        if self.table.deck.is_empty() {
            self.table.note("a card from under the deck is drawn", !self.table.bottom.is_empty());
            let bottom = &mut self.table.bottom;
            return Ok(if bottom.is_empty() { None } else { Some(bottom.remove(0)) });
        }
        let deck = self.table.deck.clone();
        let card = self.chance(&deck, |card| format!("card {card}"))?;
        take(&mut self.table.deck, &card);
        Ok(Some(card))
    }

    pub(super) fn draw(&mut self, seat: usize, count: usize) -> Flow<()> {
        for _ in 0..count {
            if let Some(card) = self.top_card()? {
                self.table.players[seat].hand.push(card);
            }
        }
        Ok(())
    }
}
