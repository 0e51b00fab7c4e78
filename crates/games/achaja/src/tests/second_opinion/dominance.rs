//! Sections 8.9 and 8.10: the Dominance phase and the Settlement.

use super::effects::{dice_in, named};
use super::printed::{Id, LOCATIONS, id};
use super::script::{Choices, Flow, Run, Whole};
use super::setup::Part;
use super::table::{Die, End, Table, kinds};

impl Table {
    fn sum(&self, colour: Id, location: Id) -> u32 {
        self.dice_at(location).iter().filter(|die| die.colour == colour).map(|die| u32::from(die.value)).sum()
    }

    /// Section 12.1: what a die of this colour can do here, beside declining.
    fn site_choices(&self, location: Id, colour: Id) -> Vec<Whole> {
        let seat = self.owner(colour);
        let gold = self.players[seat].gold;
        let word = |word: String| vec![word];
        match location {
            "citadel" => {
                let raises = if gold >= 2 { self.change_one(2, |_| true) } else { Vec::new() };
                [raises, vec![word("take".to_owned())]].concat()
            }
            "prison" => {
                let most = self.street_supply().min(gold as usize).min(2);
                (1..=most).map(|count| word(format!("buy {count}"))).collect()
            }
            "temple-assembly" => kinds(&self.discard).iter().map(|card| word(format!("take {card}"))).collect(),
            "arsenal" if gold >= 2 => [self.change_one(1, |_| true), self.change_one(-1, |_| true)].concat(),
            "watchtower" if gold >= 2 => self.name_one(|_| true),
            "royal-council" if gold >= 4 => self.name_one(|_| true),
            "royal-palace" if gold >= 4 && self.token_supply(colour) > 0 => {
                self.order.iter().map(|location| word(format!("at {location}"))).collect()
            }
            _ => Vec::new(),
        }
    }

    fn site(&self, location: Id, colour: Id) -> Choices {
        if location == "black-market" {
            return Choices::Sale(self.players[self.owner(colour)].hand.clone());
        }
        let decline = vec![vec!["decline".to_owned()]];
        Choices::Wholes([decline, self.site_choices(location, colour)].concat())
    }

    /// ACH-144: whether anything could be done here after converting.
    fn is_asked_at_site(&self, location: Id, colour: Id) -> bool {
        let seat = self.owner(colour);
        if location == "black-market" {
            return !self.players[seat].hand.is_empty();
        }
        let mut rich = self.clone();
        rich.players[seat].gold += 5 * rich.players[seat].power;
        !rich.site_choices(location, colour).is_empty()
    }
}

/// Every different order of these players.
fn orders(players: &[usize]) -> Vec<Vec<usize>> {
    if players.is_empty() {
        return vec![Vec::new()];
    }
    let mut orders = Vec::new();
    for player in kinds(players) {
        let mut rest = players.to_vec();
        super::table::take(&mut rest, &player);
        orders.extend(self::orders(&rest).into_iter().map(|rest| [vec![player], rest].concat()));
    }
    orders
}

/// Such an order as an answer: what follows by itself at the end is not named.
fn order_steps(order: &[usize]) -> Whole {
    let last = order.last().expect("somebody");
    let forced = order.iter().rev().take_while(|player| *player == last).count();
    order[..order.len() - forced].iter().map(|player| format!("next {}", player + 1)).collect()
}

impl Run<'_> {
    /// ACH-120: the Location at this place of the order.
    pub(super) fn location(&mut self, place: usize) -> Flow<Part> {
        let Some(&location) = self.table.order.get(place) else { return Ok(Part::Fall) };
        if !self.table.dice_at(location).is_empty() {
            self.dominate(location)?;
            if !self.table.barred.contains(&location) {
                self.act_in_turn(location)?;
            }
        }
        Ok(Part::Location(place + 1))
    }

    /// ACH-121 to ACH-125, ACH-143.
    fn dominate(&mut self, location: Id) -> Flow<()> {
        let colours = self.table.colours();
        let best = colours.iter().map(|colour| self.table.sum(colour, location)).max();
        let leaders: Vec<Id> =
            colours.into_iter().filter(|colour| Some(self.table.sum(colour, location)) == best).collect();
        let judge = self.table.judged.filter(|judged| judged.0 == location).map(|judged| judged.1);
        let of_judge: Vec<Id> =
            leaders.iter().copied().filter(|colour| Some(self.table.owner(colour)) == judge).collect();
        let colour = match (&leaders[..], &of_judge[..]) {
            ([only], _) | (_, [only]) => *only,
            (_, []) => return Ok(()),
            (_, own) => {
                self.table.note("a judge names a colour", true);
                let words: Vec<Whole> = own.iter().map(|colour| vec![format!("colour {colour}")]).collect();
                let answer = self.ask(self.table.owner(own[0]), |_| Choices::Wholes(words.clone()))?;
                named(&answer, "colour").expect("a colour")
            }
        };
        let table = &mut self.table;
        let seat = table.owner(colour);
        table.note("a judge wins a tie", leaders.len() > 1);
        table.note("no token is left", table.token_supply(colour) == 0);
        table.note("a Coronation", table.crowned.contains(&location));
        if table.token_supply(colour) > 0 {
            if !table.tokens.contains(&(colour, location)) {
                table.players[seat].power += 1;
            }
            table.tokens.push((colour, location));
        }
        if table.crowned.contains(&location) {
            table.players[seat].power += 1;
        }
        Ok(())
    }

    /// ACH-126 to ACH-128: step III.
    fn act_in_turn(&mut self, location: Id) -> Flow<()> {
        let mut queue: Vec<Id> = Vec::new();
        for value in (1..=6).rev() {
            let dice: Vec<Die> = self.table.dice_at(location).into_iter().filter(|die| die.value == value).collect();
            let mut players: Vec<usize> = dice.iter().map(|die| self.table.owner(die.colour)).collect();
            players.sort_unstable();
            if kinds(&players).len() > 1 && location != "mint" {
                let wholes: Vec<Whole> = orders(&players).iter().map(|order| order_steps(order)).collect();
                let marker = self.table.marker.expect("it was dealt");
                let answer = self.ask(marker, |_| Choices::Wholes(wholes.clone()))?;
                players = orders(&players).into_iter().find(|order| order_steps(order) == answer).expect("an order");
            }
            self.table.note("four equal dice act", dice.len() > 3 && kinds(&players).len() > 1);
            let mut colours: Vec<Id> = dice.iter().map(|die| die.colour).collect();
            colours.sort_by_key(|colour| self.table.colours().iter().position(|other| other == colour));
            for player in players {
                let next = colours.iter().position(|colour| self.table.owner(colour) == player).expect("a die");
                queue.push(colours.remove(next));
            }
        }
        for colour in queue {
            self.act_at(location, colour)?;
        }
        Ok(())
    }

    /// Section 12.1.
    fn act_at(&mut self, location: Id, colour: Id) -> Flow<()> {
        let seat = self.table.owner(colour);
        match location {
            "port" => {
                self.table.players[seat].gold += 3;
                return self.draw(seat, 1);
            }
            "heraldic-office" => {
                self.table.gain_palace(seat);
                return Ok(());
            }
            "mint" => {
                self.table.players[seat].gold += 4;
                return Ok(());
            }
            "trading-office" => return self.draw(seat, 2),
            _ => {}
        }
        if !self.table.is_asked_at_site(location, colour) {
            return Ok(());
        }
        let is_poor = location != "black-market" && self.table.site_choices(location, colour).is_empty();
        self.table.note("somebody too poor is asked at a Location", is_poor);
        let answer = self.ask(seat, |table| table.site(location, colour))?;
        if answer[0] == "decline" {
            return Ok(());
        }
        self.act_as_chosen(location, colour, &answer)
    }

    fn act_as_chosen(&mut self, location: Id, colour: Id, answer: &[String]) -> Flow<()> {
        let seat = self.table.owner(colour);
        let table = &mut self.table;
        let price = match location {
            "citadel" if answer[0] != "take" => 2,
            "arsenal" | "watchtower" => 2,
            "royal-council" | "royal-palace" => 4,
            _ => 0,
        };
        table.players[seat].gold -= price;
        let by = if answer[0].starts_with("raise") { 1 } else { -1 };
        match location {
            "citadel" if answer[0] == "take" => {
                table.players[seat].gold += 2;
                self.draw(seat, 1)?;
            }
            "citadel" => table.modify(dice_in(answer)[0], 2),
            "black-market" => self.sell(seat, answer),
            "prison" => {
                let count: u32 = answer[0]["buy ".len()..].parse().expect("a number");
                table.players[seat].gold -= count;
                table.players[seat].street += count as usize;
            }
            "temple-assembly" => {
                let card = named(answer, "take").expect("a card");
                table.take_discarded(card);
                table.players[seat].hand.push(card);
                table.players[seat].known.push(card);
            }
            "arsenal" => table.modify(dice_in(answer)[0], by),
            "watchtower" => self.roll(&dice_in(answer))?,
            "royal-council" => {
                self.roll(&dice_in(answer))?;
                // DP-D5.
                let again = self.ask(seat, |table| {
                    Choices::Wholes([table.name_one(|_| true), vec![vec!["stop".to_owned()]]].concat())
                })?;
                self.roll(&dice_in(&again))?;
            }
            _ => table.tokens.push((colour, named(answer, "at").expect("a Location"))),
        }
        Ok(())
    }

    /// Black Market: in the order of section 12.2.
    fn sell(&mut self, seat: usize, answer: &[String]) {
        for entry in super::printed::INTRIGUES {
            for _ in answer.iter().filter(|step| **step == format!("sell {}", entry.0)) {
                self.table.show_from_hand(seat, entry.0);
                self.table.discard.push(entry.0);
                self.table.players[seat].gold += 2;
            }
        }
    }

    /// ACH-135 to ACH-141.
    pub(super) fn fall(&mut self) -> Flow<Part> {
        for location in self.table.order.clone() {
            while self.table.increases.contains(&location) {
                if self.table.turn < 3 {
                    self.leave(location)?;
                }
                super::table::take(&mut self.table.increases, &location);
            }
        }
        Ok(if self.table.turn < 3 { Part::Preparation } else { Part::Settlement })
    }

    /// DP-D3, DP-D4: a die of the highest value leaves.
    fn leave(&mut self, location: Id) -> Flow<()> {
        let dice = self.table.dice_at(location);
        let best = dice.iter().map(|die| die.value).max();
        let highest: Vec<Die> = dice.into_iter().filter(|die| Some(die.value) == best).collect();
        let places: Vec<Id> = self.table.with_room().into_iter().filter(|place| *place != location).collect();
        self.table.note("a limit falls where no die lies", highest.is_empty());
        self.table.note("no Location has room", places.is_empty());
        if highest.is_empty() || places.is_empty() {
            return Ok(());
        }
        let owners = kinds(&highest.iter().map(|die| self.table.owner(die.colour)).collect::<Vec<usize>>());
        let mover = match owners[..] {
            [only] => only,
            _ => {
                let words: Vec<Whole> = owners.iter().map(|owner| vec![format!("on {}", owner + 1)]).collect();
                let marker = self.table.marker.expect("it was dealt");
                let answer = self.ask(marker, |_| Choices::Wholes(words.clone()))?;
                super::effects::seat_in(&answer).expect("a player")
            }
        };
        let dice = kinds(&highest.into_iter().filter(|die| self.table.owns(mover, die)).collect::<Vec<Die>>());
        let mut wholes: Vec<Whole> = Vec::new();
        for die in &dice {
            for place in &places {
                let to = format!("to {place}");
                wholes.push(if dice.len() == 1 { vec![to] } else { vec![format!("die {}", die.text()), to] });
            }
        }
        self.table.note("two colours of a player may leave", dice.len() > 1);
        let raised = places.iter().any(|place| self.table.increases.contains(place));
        self.table.note("a die may leave for a raised limit", raised);
        self.table.note("several players have the highest die", owners.len() > 1);
        let answer = match &wholes[..] {
            [only] => {
                self.table.note("a die leaves by itself", true);
                only.clone()
            }
            _ => self.ask(mover, |_| Choices::Wholes(wholes.clone()))?,
        };
        let die = if answer.len() == 1 { dice[0] } else { Die::read(&answer[0]) };
        self.table.replace(die, die.value, id(&answer[answer.len() - 1]["to ".len()..]));
        Ok(())
    }

    /// ACH-150 to ACH-155.
    pub(super) fn settle(&mut self) -> Part {
        let table = &self.table;
        let most_tokens = |location: Id| -> Option<Id> {
            let count = |colour: &Id| table.tokens.iter().filter(|token| **token == (*colour, location)).count();
            let most = table.colours().iter().map(count).max().filter(|most| *most > 0)?;
            let leaders: Vec<Id> = table.colours().into_iter().filter(|colour| count(colour) == most).collect();
            if leaders.len() == 1 { Some(leaders[0]) } else { None }
        };
        let winners: Vec<usize> =
            LOCATIONS.iter().filter_map(|entry| most_tokens(entry.0)).map(|colour| table.owner(colour)).collect();
        let end = |(seat, player): (usize, &super::table::Player)| {
            let special = winners.iter().filter(|winner| **winner == seat).count() as u32;
            let cards = if table.cards_count { player.hand.len() } else { 0 };
            let wealth = player.gold + 2 * (player.street + player.palace) as u32 + cards as u32;
            End { special, wealth, rest: wealth % 10, total: player.power + special + wealth / 10 }
        };
        let ends = table.players.iter().enumerate().map(end).collect();
        self.table.ends = ends;
        self.table.phase = "settlement";
        Part::Over
    }
}
