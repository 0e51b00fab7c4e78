//! Turns: the hub, summoning, flares, freeze effects, scoring, drawing and the end.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{C, Dir, L, Sq};
use crate::cards::{Being, FREEZE, Id, Lie, SPEAKS_OF_USED, printed};
use crate::effects::Effect;
use crate::model::{Answers, Deck, Form, Model, Pile, Res, Stop, Turn, kind_of};

/// A pattern that is matched, with what it costs.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    pub(crate) lie: Lie,
    /// TK-184: the colours of which one pays with its mark; empty if nothing is improvised.
    pub(crate) payers: BTreeSet<usize>,
    /// TK-083 b: the pieces of which one must be picked up; empty without a shortage.
    pub(crate) lifts: BTreeSet<Sq>,
    /// TK-083 a: the own piece on the square becomes the being.
    pub(crate) reused: bool,
    /// TK-078: the enemy pieces that count in it.
    pub(crate) enemies: Vec<Sq>,
}

/// What makes two ways different for the card (TK-079).
type Sameness = (Vec<Sq>, Vec<Sq>, Vec<Sq>, Vec<Dir>, Vec<Sq>);

impl Way {
    fn sameness(&self, being: &Being) -> Sameness {
        let speaks = SPEAKS_OF_USED.contains(&being.id) || !being.marks.is_empty() || !being.directions.is_empty();
        let matters = speaks || self.reused || !self.lifts.is_empty();
        let used = self.lie.required.iter().map(|(square, _)| *square).filter(|_| matters).collect();
        (used, self.lie.marks.clone(), self.lie.yellow.clone(), self.lie.directions.clone(), self.enemies.clone())
    }
}

impl Model {
    /// TK-070 to TK-087: every way to summon a being at a square, grouped by what makes a difference.
    pub(crate) fn ways(&self, card: Id, square: Sq) -> Vec<Vec<Way>> {
        let being = printed().being(card);
        let mut groups: BTreeMap<Sameness, Vec<Way>> = BTreeMap::new();
        for lie in being.lies(square) {
            if let Some(way) = self.way(being, lie) {
                groups.entry(way.sameness(being)).or_default().push(way);
            }
        }
        groups.into_values().collect()
    }

    fn way(&self, being: &Being, lie: &Lie) -> Option<Way> {
        let me = self.me();
        // TK-073, TK-076.
        let mut enemies = Vec::new();
        let mut enemy_squares = Vec::new();
        for (square, least) in &lie.required {
            let piece = self.board.get(square)?;
            if piece.rank < *least {
                return None;
            }
            if piece.side != me {
                enemies.push(piece.side);
                enemy_squares.push(*square);
            }
        }
        // TK-077.
        let occupant = self.board.get(&lie.square);
        if occupant.is_some_and(|piece| piece.rank > being.rank) {
            return None;
        }
        // TK-078.
        let allowed = usize::from(self.turn.enemy_counts);
        let improvised = enemies.len().saturating_sub(allowed);
        let mut payers = BTreeSet::new();
        if improvised > 0 {
            payers =
                enemies.iter().copied().filter(|side| self.form == Form::Melee && self.improvises[me][*side]).collect();
            if improvised > 1 || payers.is_empty() {
                return None;
            }
        }
        // TK-083.
        let kind = kind_of(being.rank);
        let mut lifts = BTreeSet::new();
        let mut reused = false;
        if self.supply(me, kind) == 0 {
            let is_mine = |square: &Sq| {
                self.board.get(square).is_some_and(|piece| piece.side == me && kind_of(piece.rank) == kind)
            };
            reused = is_mine(&lie.square);
            if !reused {
                let needed = |square: &Sq| lie.required.iter().any(|(required, _)| required == square);
                lifts = self.own().into_iter().filter(|square| is_mine(square) && !needed(square)).collect();
                if lifts.is_empty() {
                    return None;
                }
            }
        }
        Some(Way { lie: lie.clone(), payers, lifts, reused, enemies: enemy_squares })
    }

    fn holds(&self, seat: usize) -> Vec<Id> {
        self.players[seat].beings.iter().chain(&self.players[seat].legends).copied().collect()
    }

    fn summonings(&self) -> BTreeSet<String> {
        let mut options = BTreeSet::new();
        for card in self.holds(self.turn.seat) {
            for square in Sq::all() {
                for number in 1..=self.ways(card, square).len() {
                    options.insert(format!("summon {card} {square} {number}"));
                }
            }
        }
        options
    }

    /// TK-141: the sides a flare can be invoked against, with the parts that are resolved.
    fn flare_against(&self, flare: Id, side: usize) -> (bool, bool) {
        let count =
            |side: usize, least: u8| self.squares(|piece| piece.side == side && piece.rank >= least).len() as i32;
        let behind = |least: u8| count(side, least) - count(self.me(), least);
        let flare = printed().flare(flare);
        (behind(1) >= flare.upper, behind(0) >= flare.lower)
    }

    /// D-10.
    pub(crate) fn hub_options(&self) -> BTreeSet<String> {
        let mut options = BTreeSet::new();
        let player = &self.players[self.turn.seat];
        if self.turn.must_summon {
            return self.summonings();
        }
        if self.turn.actions >= 1 {
            if self.supply(self.me(), 0) > 0 {
                options.extend(self.empty().iter().map(|square| format!("place {square}")));
            } else {
                let small = self.squares(|piece| piece.side == self.me() && piece.rank != L);
                options.extend(small.iter().map(|square| format!("lift {square}")));
            }
        } else {
            options.insert("end".to_owned());
        }
        if self.turn.passed {
            return options;
        }
        if self.turn.actions >= 1 {
            options.extend(self.summonings());
            if !self.turn.discarded {
                options.extend(player.beings.iter().map(|card| format!("discard {card}")));
            }
            if self.has_teams() {
                options.insert("pass".to_owned());
            }
        }
        for flare in &player.flares {
            for side in self.enemies() {
                if matches!(self.flare_against(flare, side), (true, _) | (_, true)) {
                    options.insert(format!("flare {}", side + 1));
                }
            }
        }
        if let Some(card) = player.stored {
            let mut allowed = self.clone();
            allowed.turn.enemy_counts = true;
            // TK-213.
            let can = card != "eve-frostweave-summoner" || self.turn.actions >= 1 && !allowed.summonings().is_empty();
            if can {
                options.insert("thaw".to_owned());
            }
        }
        options
    }

    /// From one hub to the next.
    pub(crate) fn go_on(&mut self, answers: &mut Answers) -> Res<()> {
        let options = self.hub_options();
        let seat = self.turn.seat;
        let answer = answers.of_seat(self.turn.controller, options)?;
        let words: Vec<&str> = answer.split(' ').collect();
        match words[..] {
            ["place", square] => {
                self.turn.actions -= 1;
                self.put(Sq::named(square), self.me(), C);
            }
            ["lift", square] => {
                self.turn.actions -= 1;
                self.board.remove(&Sq::named(square));
                let options = self.empty().iter().map(|square| format!("place {square}")).collect();
                let answer = answers.of_seat(self.turn.controller, options)?;
                self.put(Sq::named(answer.strip_prefix("place ").expect("a place")), self.me(), C);
            }
            ["summon", card, square, _] => {
                self.summon(answers, printed().id(card), Sq::named(square))?;
                self.running = None;
            }
            ["discard", card] => {
                self.half_built = true;
                let card = printed().id(card);
                let player = &self.players[seat];
                let rest = player.beings.iter().chain(&player.legends).chain(&player.flares).copied();
                let mut rest: Vec<Id> = rest.filter(|other| *other != card).collect();
                let mut returned: Vec<Id> = Vec::new();
                loop {
                    let mut options: BTreeSet<String> = rest.iter().map(|card| format!("return {card}")).collect();
                    options.insert("done".to_owned());
                    let answer = answers.of_seat(seat, options)?;
                    let Some(card) = answer.strip_prefix("return ") else { break };
                    returned.push(printed().id(card));
                    rest.retain(|other| *other != card);
                }
                self.half_built = false;
                self.turn.actions -= 1;
                self.turn.discarded = true;
                self.turn.busy = true;
                let player = &mut self.players[seat];
                player.beings.remove(card);
                player.discard.insert(card);
                for card in returned {
                    if player.beings.remove(card) {
                        player.deck.bottom.push(card);
                    } else if player.legends.remove(card) {
                        self.legends.deck.bottom.push(card);
                    } else {
                        player.flares.remove(card);
                        self.flares.deck.bottom.push(card);
                    }
                }
            }
            ["flare", side] => {
                let side = side.parse::<usize>().expect("a side") - 1;
                let flare = *self.players[seat].flares.first().expect("a flare");
                let (upper, lower) = self.flare_against(flare, side);
                self.players[seat].flares.remove(flare);
                match self.form {
                    Form::High => {}
                    Form::Duel => {
                        self.points[side] += 1;
                        self.turn.busy = true;
                    }
                    Form::Melee => {
                        let me = self.me();
                        self.colours[side][me] += 1;
                        self.turn.busy = true;
                    }
                }
                if upper {
                    self.flare_effect(answers, flare, false)?;
                }
                if lower {
                    self.flare_effect(answers, flare, true)?;
                }
                self.flares.discard.insert(flare);
            }
            ["thaw"] => {
                let card = self.players[seat].stored.take().expect("a stored card");
                self.thaw_effect(answers, card)?;
                self.players[seat].discard.insert(card);
                self.turn.busy = true;
            }
            ["pass"] => self.pass(),
            ["end"] => self.end_turn(answers)?,
            _ => return Err(Stop::Wrong(answer)),
        }
        Ok(())
    }

    /// TK-080.
    fn summon(&mut self, answers: &mut Answers, card: Id, square: Sq) -> Res<()> {
        let me = self.me();
        let seat = self.turn.seat;
        let being = printed().being(card);
        let mut groups = self.ways(card, square);
        if answers.way >= groups.len() {
            return Err(Stop::Wrong(format!("way {} of {card}", answers.way)));
        }
        let mut ways = groups.swap_remove(answers.way);
        self.turn.actions -= 1;
        self.turn.enemy_counts = false;
        self.turn.must_summon = false;
        if !self.players[seat].beings.remove(card) {
            self.players[seat].legends.remove(card);
        }
        // D-12: a mark is spent only where no way does without.
        if ways.iter().any(|way| way.payers.is_empty()) {
            ways.retain(|way| way.payers.is_empty());
        } else {
            let payers: BTreeSet<usize> = ways.iter().flat_map(|way| way.payers.clone()).collect();
            let payers: Vec<usize> = payers.into_iter().collect();
            let payer = self.side(answers, &payers)?.expect("somebody pays");
            ways.retain(|way| way.payers.contains(&payer));
            self.improvises[me][payer] = false;
        }
        // D-13.
        let lifts: BTreeSet<Sq> = ways.iter().flat_map(|way| way.lifts.clone()).collect();
        if !lifts.is_empty() {
            let options: BTreeSet<String> = lifts.iter().map(|square| format!("lift {square}")).collect();
            let answer = match options.len() {
                1 => options.into_iter().next().expect("one"),
                _ => answers.of_seat(self.turn.controller, options)?,
            };
            let lifted = Sq::named(answer.strip_prefix("lift ").expect("a lift"));
            ways.retain(|way| way.lifts.contains(&lifted));
            self.board.remove(&lifted);
        }
        let way = ways.swap_remove(0);
        let used: Vec<Sq> = way.lie.required.iter().map(|(square, _)| *square).filter(|at| *at != square).collect();
        let used: Vec<u32> = used.iter().map(|square| self.board[square].number).collect();
        let victim = if way.reused {
            self.board.remove(&square);
            None
        } else {
            self.destroy(square)
        };
        let number = self.put(square, me, being.rank);
        self.turn.summons.push((being.rank, square));
        self.running = Some((card, number, used.clone()));
        if being.rank == L {
            match self.form {
                Form::High => {}
                Form::Duel => {
                    self.points[me] += 1;
                    self.turn.busy = true;
                }
                Form::Melee => {
                    let enemies = self.enemies();
                    let colour = self.side(answers, &enemies)?.expect("an enemy");
                    self.colours[me][colour] += 1;
                    self.turn.busy = true;
                }
            }
        }
        let effect = Effect { card, being: number, used, lie: way.lie, victim };
        self.effect(answers, &effect)?;
        if being.rank == L {
            self.legends.discard.insert(card);
            return Ok(());
        }
        self.turn.busy = true;
        if !FREEZE.contains(&card) {
            self.players[seat].discard.insert(card);
            return Ok(());
        }
        // TK-219.
        let kept = match self.players[seat].stored {
            None => card,
            Some(old) => {
                let options = [old, card].map(|card| format!("keep {card}")).into();
                let answer = answers.of_seat(seat, options)?;
                let kept = printed().id(answer.strip_prefix("keep ").expect("a card"));
                self.players[seat].discard.insert(if kept == old { card } else { old });
                kept
            }
        };
        self.players[seat].stored = Some(kept);
        Ok(())
    }

    /// T2 to T6.
    fn end_turn(&mut self, answers: &mut Answers) -> Res<()> {
        let me = self.me();
        let seat = self.turn.seat;
        // T2.
        if self.form == Form::High {
            let open: Vec<Id> = self.current.iter().copied().filter(|task| self.fulfils(task)).collect();
            if !open.is_empty() {
                let mut options: BTreeSet<String> = open.iter().map(|task| format!("claim {task}")).collect();
                options.insert("skip".to_owned());
                let answer = answers.of_seat(seat, options)?;
                if let Some(task) = answer.strip_prefix("claim ") {
                    let task = printed().id(task);
                    self.turn.busy = true;
                    self.points[me] += printed().task(task).points;
                    self.claimed[me].insert(task);
                    self.current.remove(task);
                    let next = self.next.take();
                    self.current.extend(next);
                    self.drawing = true;
                    self.next_task(answers)?;
                }
            }
        }
        // T3.
        if self.form != Form::High {
            let mut odd = Vec::new();
            for side in 0..self.sides {
                let [commons, heroes, legends] = self.turn.tally[side];
                let points = commons / 2 + heroes + 2 * legends;
                self.turn.busy |= points > 0;
                if commons % 2 == 1 {
                    odd.push(side);
                }
                match self.form {
                    Form::Melee => self.colours[me][side] += points,
                    _ => self.points[me] += points,
                }
            }
            if self.form == Form::Melee && odd.len() > 1 {
                let options = odd.iter().map(|side| format!("side {}", side + 1)).collect();
                let answer = answers.of_seat(seat, options)?;
                let side = answer.strip_prefix("side ").expect("a side").parse::<usize>().expect("a number") - 1;
                self.colours[me][side] += 1;
                self.turn.busy = true;
            }
        }
        // TK-012: after scoring the pieces go back.
        self.aside = vec![[0, 0]; self.sides];
        // T4.
        self.drawing = true;
        let extra_turn =
            self.turn.extra_turn && !(self.turns_left.is_some() && self.players[seat].late_extra_turns >= 2);
        let mut holder = seat;
        if self.has_teams() {
            let mate = self.teammate(seat);
            if !extra_turn {
                holder = mate;
            }
            let mut all = std::mem::take(&mut self.players[seat].legends);
            all.extend(std::mem::take(&mut self.players[mate].legends));
            self.players[holder].legends = all;
        }
        let drawn = if self.players[seat].flares.is_empty() { 1 } else { 0 };
        for _ in 0..drawn {
            if let Some(card) = draw_shared(&mut self.flares, answers)? {
                self.players[seat].flares.insert(card);
            }
        }
        let missing = 2usize.saturating_sub(self.players[holder].legends.len()) + usize::from(self.turn.extra_legends);
        for _ in 0..missing {
            if let Some(card) = draw_shared(&mut self.legends, answers)? {
                self.players[holder].legends.insert(card);
            }
        }
        let missing = 3usize.saturating_sub(self.players[seat].beings.len()) + usize::from(self.turn.extra_school);
        let last = if self.has_teams() { 6 } else { 0 };
        for _ in 0..missing {
            if let Some(card) = draw(&mut self.players[seat].deck, answers)? {
                self.players[seat].beings.insert(card);
                self.turn.drew_last |= self.players[seat].deck.len() <= last;
            }
        }
        self.drawing = false;
        // T5.
        self.idle = if self.turn.busy { 0 } else { self.idle + 1 };
        match self.turns_left {
            None => {
                let enough = match self.form {
                    Form::High => (0..self.sides).any(|side| self.score(side) >= 9),
                    Form::Duel => self.points.iter().any(|points| *points >= 18),
                    Form::Melee => {
                        let limit = if self.sides == 3 { 12 } else { 10 };
                        self.colours.iter().flatten().any(|points| *points >= limit)
                    }
                };
                if enough || self.turn.drew_last || self.idle >= 10 * self.seats {
                    self.turns_left = Some(self.seats);
                }
            }
            Some(left) if !self.turn.extra => self.turns_left = Some(left - 1),
            Some(_) => {}
        }
        // T6.
        if extra_turn {
            if self.turns_left.is_some() {
                self.players[seat].late_extra_turns += 1;
            }
            self.begin_turn(seat, true);
        } else if self.turns_left == Some(0) {
            self.over = true;
            return Err(Stop::Over);
        } else {
            self.begin_turn((seat + 1) % self.seats, false);
        }
        Ok(())
    }

    fn begin_turn(&mut self, seat: usize, extra: bool) {
        let slowed = std::mem::take(&mut self.players[seat].slowed);
        self.turn = Turn {
            number: self.turn.number + 1,
            seat,
            controller: seat,
            actions: 2 - i32::from(slowed),
            extra,
            tally: vec![[0; 3]; self.sides],
            ..Turn::default()
        };
    }
}

/// Draws a card; none if the deck is empty.
fn draw(deck: &mut Deck, answers: &mut Answers) -> Res<Option<Id>> {
    if let Some(card) = deck.top.pop() {
        return Ok(Some(card));
    }
    if !deck.unseen.is_empty() {
        let options = deck.unseen.iter().map(|card| format!("card {card}")).collect();
        let answer = answers.of_chance(options)?;
        let card = printed().id(answer.strip_prefix("card ").expect("a card"));
        deck.unseen.remove(card);
        return Ok(Some(card));
    }
    Ok((!deck.bottom.is_empty()).then(|| deck.bottom.remove(0)))
}

/// TK-025: draws from a deck that is made anew from its discards.
fn draw_shared(pile: &mut Pile, answers: &mut Answers) -> Res<Option<Id>> {
    let renew = |pile: &mut Pile| {
        if pile.deck.len() == 0 {
            pile.deck.unseen = std::mem::take(&mut pile.discard);
        }
    };
    renew(pile);
    let card = draw(&mut pile.deck, answers)?;
    renew(pile);
    Ok(card)
}
