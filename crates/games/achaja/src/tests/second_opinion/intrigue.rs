//! Sections 8.4 to 8.8: plays with their windows, uses, passing and Events.

use super::effects::{dice_in, named};
use super::printed::{Id, Property, id, property};
use super::script::{Choices, Flow, Run, Whole};
use super::setup::Part;
use super::table::{Die, Table, kinds};

impl Table {
    /// ACH-211.
    fn is_suspect(&self, seat: usize, actor: usize, target: Option<usize>) -> bool {
        let player = &self.players[seat];
        let is_target = target == Some(seat);
        let is_useless = |card: &&Id| match property(card) {
            Property::None => true,
            Property::Counter => !is_target,
            Property::Reaction => false,
        };
        let useless = player.known.iter().filter(is_useless).count();
        seat != actor && (player.palace > 0 || is_target && player.street > 0 || player.hand.len() > useless)
    }

    /// ACH-085.
    fn defences(&self, seat: usize, target: Option<usize>) -> Choices {
        let player = &self.players[seat];
        let is_target = target == Some(seat);
        let mut words = vec!["decline".to_owned()];
        if is_target && player.street > 0 {
            words.push("street".to_owned());
        }
        if player.palace > 0 {
            words.push("palace".to_owned());
        }
        for card in kinds(&player.hand) {
            match property(card) {
                Property::Counter if is_target => words.push(format!("with {card}")),
                Property::Reaction => words.push(format!("with {card}")),
                Property::Counter | Property::None => {}
            }
        }
        Choices::Wholes(words.into_iter().map(|word| vec![word]).collect())
    }

    /// DP-I5: what the rider of a Counter allows.
    fn riders(&self, card: Id, attacker: usize) -> Vec<Whole> {
        match card {
            "riposte" => self.change_one(-1, |die| self.owns(attacker, die) && die.is_in_troy()),
            "ambush" => self.move_one(|die| self.owns(attacker, die), |_| true),
            _ => Vec::new(),
        }
    }

    /// DP-I8: what an Event lets its player choose.
    fn event_choices(&self, event: Id, seat: usize) -> Vec<Whole> {
        let at = |is_so: &dyn Fn(&Die) -> bool| -> Vec<Whole> {
            let open = self.open().into_iter().filter(|place| self.dice_at(place).iter().any(is_so));
            open.map(|place| vec![format!("at {place}")]).collect()
        };
        match event {
            "street-riot" => at(&|die| die.value > 1),
            "uprising" => at(&|_| true),
            "curfew" | "barred-doors" | "coronation" | "kings-judgment" => {
                self.open().iter().map(|place| vec![format!("at {place}")]).collect()
            }
            "tournament" => self.change_one(3, |die| self.owns(seat, die) && die.is_in_troy()),
            "betrayal" => self.declarations(seat, "stolen-seal", "a"),
            _ => Vec::new(),
        }
    }
}

impl Run<'_> {
    /// Section 7.3: the place of the player at the pointer.
    pub(super) fn action(&mut self) -> Flow<Part> {
        let seat = self.table.pointer;
        if self.table.passed.contains(&seat) {
            // ACH-115.
            self.table.players[seat].gold += 2;
        } else {
            self.act(seat)?;
        }
        if self.table.passed.len() == self.table.seats {
            self.table.curfew.clear();
            self.table.phase = "dominance";
            return Ok(Part::Location(0));
        }
        self.table.pointer = (seat + 1) % self.table.seats;
        Ok(Part::Action)
    }

    /// DP-I1.
    fn act(&mut self, seat: usize) -> Flow<()> {
        let answer = self.ask(seat, |table| {
            let pass = vec![vec!["pass".to_owned()]];
            Choices::Wholes([pass, table.plays_from_hand(seat), table.uses(seat)].concat())
        })?;
        if answer[0] == "pass" {
            return self.pass(seat);
        }
        if let Some(character) = named(&answer, "use") {
            let price = self.table.price(character).expect("it is here");
            self.table.players[seat].gold -= price;
            self.table.mark_use(character);
            return self.ability(seat, character, &answer[1..]);
        }
        self.play_from_hand(seat, &answer)
    }

    fn play_from_hand(&mut self, seat: usize, answer: &[String]) -> Flow<()> {
        let (card, side) = played(answer);
        self.table.show_from_hand(seat, card);
        self.play(seat, card, side, &answer[1..])
    }

    /// DP-I7: the Master of Intrigue.
    pub(super) fn play_from_hand_twice(&mut self, seat: usize) -> Flow<()> {
        for is_second in [false, true] {
            if is_second && self.table.players[seat].hand.is_empty() {
                return Ok(());
            }
            let answer = self.ask(seat, |table| {
                let mut wholes = table.plays_from_hand(seat);
                if is_second {
                    wholes.push(vec!["stop".to_owned()]);
                }
                Choices::Wholes(wholes)
            })?;
            if answer[0] == "stop" {
                let is_forced = self.table.plays_from_hand(seat).is_empty();
                self.table.note("a Master of Intrigue can only stop", is_forced);
                return Ok(());
            }
            self.play_from_hand(seat, &answer)?;
            let is_gone = self.table.price("intriguer").is_none();
            self.table.note("a Master of Intrigue is discarded at work", is_gone);
        }
        Ok(())
    }

    /// DP-I7: the Archivist.
    pub(super) fn play_from_discard(&mut self, seat: usize) -> Flow<()> {
        let answer = self.ask(seat, |table| Choices::Wholes(table.plays_from_discard(seat)))?;
        let (card, side) = played(&answer);
        self.table.take_discarded(card);
        self.table.note("an Archivist plays a Favour Owed", (card, side) == ("favour-owed", "a"));
        self.play(seat, card, side, &answer[1..])
    }

    /// ACH-073: a card in limbo that was declared.
    fn play(&mut self, seat: usize, card: Id, side: &str, picks: &[String]) -> Flow<()> {
        let target = self.target(seat, card, side, picks);
        if !self.is_stopped(seat, target)? {
            self.resolve(seat, card, side, picks)?;
        }
        self.table.discard.push(card);
        Ok(())
    }

    /// DP-I2 with what follows from a defence.
    fn is_stopped(&mut self, actor: usize, target: Option<usize>) -> Flow<bool> {
        // ACH-087.
        let mut suspects = self.table.others(actor);
        suspects.sort_by_key(|seat| target != Some(*seat));
        suspects.retain(|seat| self.table.is_suspect(*seat, actor, target));
        let known = self
            .table
            .others(actor)
            .into_iter()
            .any(|seat| !suspects.contains(&seat) && !self.table.players[seat].hand.is_empty());
        self.table.note("a hand is known to hold no defence", known);
        let answers = self.ask_all(&suspects, true, |table, seat| table.defences(seat, target))?;
        let count = answers.iter().filter(|answer| answer[0] != "decline").count();
        self.table.note("two defend at the same time", count > 1);
        let defence = suspects.into_iter().zip(answers).find(|(_, answer)| answer[0] != "decline");
        let Some((seat, answer)) = defence else { return Ok(false) };
        match answer[0].as_str() {
            "street" => self.table.players[seat].street -= 1,
            "palace" => self.table.players[seat].palace -= 1,
            _ => {
                let card = named(&answer, "with").expect("a card");
                self.table.show_from_hand(seat, card);
                self.table.discard.push(card);
                self.ride(card, seat, actor)?;
            }
        }
        Ok(true)
    }

    /// ACH-090.
    fn ride(&mut self, card: Id, seat: usize, attacker: usize) -> Flow<()> {
        if card == "paid-witness" {
            let gold = self.table.take_gold(attacker, 2);
            self.table.note("an attacker is too poor for a Paid Witness", gold < 2);
            self.table.players[seat].gold += gold;
        }
        let is_nothing = card != "paid-witness" && property(card) == Property::Counter;
        if self.table.riders(card, attacker).is_empty() {
            self.table.note("a rider can do nothing", is_nothing);
            return Ok(());
        }
        let answer = self.ask(seat, |table| {
            let decline = vec![vec!["decline".to_owned()]];
            Choices::Wholes([decline, table.riders(card, attacker)].concat())
        })?;
        match card {
            _ if answer[0] == "decline" => {}
            "riposte" => self.table.modify(dice_in(&answer)[0], -1),
            _ => self.table.move_as_declared(&answer),
        }
        Ok(())
    }

    /// Section 8.8.
    fn pass(&mut self, seat: usize) -> Flow<()> {
        self.table.passed.push(seat);
        if self.table.passed.len() == 1 {
            self.table.marker = Some(seat);
        }
        let applied = [1, 1, 2, 3][self.table.seats - 2];
        if self.table.passed.len() > applied {
            return Ok(());
        }
        let event = self.table.events[usize::from(self.table.turn) - 1][seat].expect("everybody was dealt one");
        self.table.revealed.push(event);
        if event == "night-moves" {
            return self.night_moves(seat);
        }
        let choices = self.table.event_choices(event, seat);
        let picks = match &choices[..] {
            [] => Vec::new(),
            [only] => {
                self.table.note("an Event leaves one choice", true);
                only.clone()
            }
            _ => self.ask(seat, |table| Choices::Wholes(table.event_choices(event, seat)))?,
        };
        self.apply_event(event, seat, &picks)
    }

    fn apply_event(&mut self, event: Id, seat: usize, picks: &[String]) -> Flow<()> {
        let others = self.table.others(seat);
        let table = &mut self.table;
        let dice = dice_in(picks);
        let at = named(picks, "at");
        let dice_there = at.map(|at| table.dice_at(at)).unwrap_or_default();
        match event {
            "market-day" => table.players[seat].gold += 5,
            "rumours" => self.draw(seat, 2)?,
            "street-riot" => dice_there.iter().for_each(|die| table.modify(*die, -1)),
            "court-favour" => table.players[seat].power += 1,
            "levy" => {
                let given: u32 = others.into_iter().map(|other| table.take_gold(other, 1)).sum();
                table.players[seat].gold += 2 + given;
            }
            "curfew" => table.curfew.extend(at),
            "tournament" => dice.iter().for_each(|die| table.modify(*die, 3)),
            "plague" => {
                let sixes = table.dice.iter_mut().filter(|die| die.is_in_troy() && die.value == 6);
                sixes.for_each(|die| die.value = 4);
            }
            "treasury-audit" => {
                for other in others {
                    table.take_gold(other, 2);
                }
            }
            "barred-doors" => table.barred.extend(at),
            "family-reunion" => {
                table.gain_street(seat);
                table.gain_palace(seat);
            }
            "coronation" => table.crowned.extend(at),
            "bargaining-chips" => table.cards_count = true,
            "betrayal" if picks.is_empty() => {}
            "betrayal" => table.move_token_as_declared(picks),
            "uprising" => self.roll(&dice_there)?,
            "inheritance" => {
                table.players[seat].gold += 6;
                table.gain_street(seat);
            }
            "kings-judgment" => table.judged = at.map(|at| (at, seat)),
            _ => panic!("nothing is known of {event}"),
        }
        Ok(())
    }

    fn night_moves(&mut self, seat: usize) -> Flow<()> {
        let mut moved: Option<Die> = None;
        for _ in 0..2 {
            // The die that has moved is not told apart from equal ones; another one may still move.
            let may_move =
                |table: &Table, die: &Die| table.owns(seat, die) && (moved != Some(*die) || table.copies(die) > 1);
            let moves = |table: &Table| table.move_one(|die| may_move(table, die), |_| true);
            if moves(&self.table).is_empty() {
                return Ok(());
            }
            let answer =
                self.ask(seat, |table| Choices::Wholes([vec![vec!["stop".to_owned()]], moves(table)].concat()))?;
            if answer[0] == "stop" {
                return Ok(());
            }
            self.table.note("a second of equal dice moves", moved == Some(dice_in(&answer)[0]));
            self.table.move_as_declared(&answer);
            let place = named(&answer, "to").expect("a destination");
            moved = Some(Die { place, ..dice_in(&answer)[0] });
        }
        Ok(())
    }
}

/// The card and the effect of `play theft a`.
fn played(answer: &[String]) -> (Id, &str) {
    let words: Vec<&str> = answer[0].split(' ').collect();
    (id(words[1]), words[2])
}
