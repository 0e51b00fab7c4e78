//! Sections 8.2, 8.3, 8.11 and 8.12: setup and Preparation.

use super::printed::{Id, LOCATIONS, RESERVE};
use super::script::{Choices, Flow, Run, Whole, points};
use super::table::{Die, Table};

/// The parts of a game, each of which is one script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Setup,
    Preparation,
    /// What the player at the pointer does.
    Action,
    /// The Location at this place of the order.
    Location(usize),
    Fall,
    Settlement,
    Over,
}

/// The values of a player's dice, the lowest first.
fn values(table: &Table, seat: usize) -> Vec<u8> {
    let mut values: Vec<u8> = table.dice.iter().filter(|die| table.owns(seat, die)).map(|die| die.value).collect();
    values.sort_unstable();
    values
}

/// Every way to put one of these dice on a Location. A single die need not be named.
fn placements(table: &Table, dice: &[Die]) -> Choices {
    let mut wholes: Vec<Whole> = Vec::new();
    for die in dice {
        for place in table.with_room() {
            let to = format!("to {place}");
            wholes.push(if dice.len() == 1 { vec![to] } else { vec![format!("die {}", die.text()), to] });
        }
    }
    Choices::Wholes(wholes)
}

impl Run<'_> {
    pub(super) fn setup(&mut self) -> Flow<Part> {
        match self.table.options.order {
            "random" => self.lay_at_random()?,
            "draft" => self.lay_in_turn()?,
            _ => self.table.order = LOCATIONS.iter().map(|entry| entry.0).collect(),
        }
        for seat in 0..self.table.seats {
            self.table.gain_street(seat);
            self.draw(seat, if self.table.seats == 2 { 6 } else { 3 })?;
            self.deal_event(seat)?;
        }
        self.reveal_characters()?;
        if self.table.options.fate {
            self.share_out_points()?;
        } else {
            self.roll_at_start()?;
        }
        let first = self.first_player();
        self.table.note("a tie for first player", first.len() > 1);
        let first = if first.len() == 1 { first[0] } else { self.chance(&first, |seat| format!("seat {}", seat + 1))? };
        self.table.marker = Some(first);
        self.place_at_start()?;
        self.table.pointer = first;
        self.table.phase = "intrigue";
        Ok(Part::Action)
    }

    fn not_laid(&self) -> Vec<Id> {
        LOCATIONS.iter().map(|entry| entry.0).filter(|location| !self.table.order.contains(location)).collect()
    }

    /// ACH-172.
    fn lay_at_random(&mut self) -> Flow<()> {
        while self.not_laid().len() > 1 {
            let location = self.chance(&self.not_laid(), |location| format!("location {location}"))?;
            self.table.order.push(location);
        }
        self.table.order.extend(self.not_laid());
        Ok(())
    }

    /// DP-S2.
    fn lay_in_turn(&mut self) -> Flow<()> {
        let mut order: Vec<usize> = Vec::new();
        while order.len() < self.table.seats {
            let left: Vec<usize> = (0..self.table.seats).filter(|seat| !order.contains(seat)).collect();
            order.push(self.chance(&left, |seat| format!("seat {}", seat + 1))?);
        }
        for step in 0..11 {
            let seat = order[step % self.table.seats];
            let words: Vec<Whole> = self.not_laid().iter().map(|location| vec![format!("lay {location}")]).collect();
            // Before step X nobody converts.
            let answers = self.ask_those(&[seat], Vec::new(), false, |_, _| Choices::Wholes(words.clone()))?;
            self.table.order.push(super::printed::id(&answers[0][0]["lay ".len()..]));
        }
        self.table.order.extend(self.not_laid());
        Ok(())
    }

    fn deal_event(&mut self, seat: usize) -> Flow<()> {
        let deck = self.table.event_deck.clone();
        let event = self.chance(&deck, |event| format!("event {event}"))?;
        super::table::take(&mut self.table.event_deck, &event);
        let turn = usize::from(self.table.turn);
        self.table.events[turn - 1][seat] = Some(event);
        Ok(())
    }

    fn reveal_characters(&mut self) -> Flow<()> {
        for _ in 0..3 {
            let deck = self.table.character_deck.clone();
            let character = self.chance(&deck, |character| format!("character {character}"))?;
            super::table::take(&mut self.table.character_deck, &character);
            self.table.row.push((character, 0));
        }
        Ok(())
    }

    /// ACH-042, ACH-043, ACH-162.
    fn roll_at_start(&mut self) -> Flow<()> {
        self.roll(&self.table.dice.clone())?;
        let seats: Vec<usize> = (0..self.table.seats).collect();
        let answers = self.ask_all(&seats, false, |table, seat| {
            let rerolls = table.colours_of(seat).into_iter().map(|colour| format!("reroll {colour}"));
            Choices::Wholes(rerolls.chain(["keep".to_owned()]).map(|word| vec![word]).collect())
        })?;
        let is_rerolled = |die: &Die| answers.iter().any(|answer| answer[0] == format!("reroll {}", die.colour));
        let dice: Vec<Die> = self.table.dice.iter().copied().filter(is_rerolled).collect();
        self.roll(&dice)
    }

    /// ACH-175 to ACH-177.
    fn share_out_points(&mut self) -> Flow<()> {
        let seats: Vec<usize> = (0..self.table.seats).collect();
        let answers = self.ask_all(&seats, false, |table, seat| {
            Choices::Fates(table.colours_of(seat).len(), table.players[seat].gold)
        })?;
        for (seat, answer) in answers.iter().enumerate() {
            for (fate, colour) in answer.iter().zip(self.table.colours_of(seat)) {
                self.table.take_gold(seat, points(fate) - 19);
                self.table.dice.retain(|die| die.colour != colour);
                let values = fate.chars().filter_map(|digit| digit.to_digit(10));
                self.table.dice.extend(values.map(|value| Die { colour, value: value as u8, place: RESERVE }));
            }
        }
        Ok(())
    }

    /// ACH-044, ACH-180, ACH-181: who may be the first player; chance decides between several.
    fn first_player(&self) -> Vec<usize> {
        let table = &self.table;
        let count = if table.options.not_all_lost { 3 } else { table.dice.len() };
        let sum = |seat: usize| values(table, seat).into_iter().take(count).map(u32::from).sum::<u32>();
        let mut left: Vec<usize> = (0..table.seats).collect();
        let neighbours = if table.options.not_all_lost { table.seats } else { 1 };
        for step in 0..neighbours {
            let sum_there = |seat: &usize| sum((seat + step) % table.seats);
            let least = left.iter().map(sum_there).min();
            left.retain(|seat| Some(sum_there(seat)) == least);
        }
        left
    }

    /// ACH-046, ACH-164.
    fn place_at_start(&mut self) -> Flow<()> {
        let rounds = 3 * self.table.colours_of(0).len();
        for seat in self.table.in_order().repeat(rounds) {
            self.place(seat, |table, die| {
                let in_troy =
                    table.dice.iter().filter(|other| other.colour == die.colour && other.is_in_troy()).count();
                in_troy < 3 && (table.seats > 2 || table.players[seat].placed_last != Some(die.colour))
            })?;
        }
        Ok(())
    }

    /// DP-S4, DP-P2: a player places one of those dice of the reserve.
    fn place(&mut self, seat: usize, may: impl Fn(&Table, &Die) -> bool) -> Flow<()> {
        let dice = |table: &Table| table.dice_that(|die| table.owns(seat, die) && !die.is_in_troy() && may(table, die));
        let can_place = dice(&self.table);
        if can_place.is_empty() {
            return Ok(());
        }
        let answer = self.ask(seat, |table| placements(table, &dice(table)))?;
        let die = if answer.len() == 1 { can_place[0] } else { Die::read(&answer[0]) };
        let to = super::printed::id(&answer[answer.len() - 1]["to ".len()..]);
        self.table.replace(die, die.value, to);
        self.table.players[seat].placed_last = Some(die.colour);
        Ok(())
    }

    /// Section 8.3.
    pub(super) fn preparation(&mut self) -> Flow<Part> {
        self.table.turn += 1;
        self.table.phase = "preparation";
        self.table.open_decks();
        // ACH-050, ACH-051, ACH-054, ACH-058.
        self.table.row = vec![("orion", 0), ("zaan", 0)];
        self.table.passed.clear();
        self.table.barred.clear();
        self.table.crowned.clear();
        self.table.judged = None;
        self.reveal_characters()?;
        let order = self.table.in_order();
        for &seat in &order {
            self.deal_event(seat)?;
        }
        for &seat in &order {
            // ACH-056.
            let answer = self.ask(seat, |_| Choices::words(&["cards", "gold"]))?;
            match answer[0].as_str() {
                "cards" => self.draw(seat, 2)?,
                _ => self.table.players[seat].gold += 3,
            }
        }
        // ACH-057, ACH-165.
        let colours = self.table.colours_of(0).len();
        self.table.players.iter_mut().for_each(|player| player.placed_last = None);
        for seat in order.repeat(colours) {
            self.place(seat, |table, die| table.seats > 2 || table.players[seat].placed_last != Some(die.colour))?;
        }
        self.table.pointer = order[0];
        self.table.phase = "intrigue";
        Ok(Part::Action)
    }
}
