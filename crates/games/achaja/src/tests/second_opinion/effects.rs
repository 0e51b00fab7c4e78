//! Section 12: what can be declared, and what it does.

use super::printed::{Id, id};
use super::script::{Choices, Flow, Run, Whole};
use super::table::{Die, Table, kinds};

/// One answer of these steps.
fn whole(steps: &[&str]) -> Whole {
    steps.iter().map(|step| (*step).to_owned()).collect()
}

/// What needs no choice, if it is possible.
fn plain(is_possible: bool) -> Vec<Whole> {
    if is_possible { vec![Vec::new()] } else { Vec::new() }
}

/// What may follow a step, or nothing more. With nothing to follow, there is no further step.
fn or_done(first: &Whole, seconds: Vec<Whole>) -> Vec<Whole> {
    if seconds.is_empty() {
        return vec![first.clone()];
    }
    let done = vec![vec!["done".to_owned()]];
    [seconds, done].concat().into_iter().map(|second| [first.clone(), second].concat()).collect()
}

/// The dice that are named in an answer.
pub(super) fn dice_in(picks: &[String]) -> Vec<Die> {
    let is_die = |pick: &&String| ["die ", "raise ", "lower "].iter().any(|verb| pick.starts_with(verb));
    picks.iter().filter(is_die).map(|pick| Die::read(pick)).collect()
}

/// What follows this word in the answer, such as the Location after `to`.
pub(super) fn named(picks: &[String], verb: &str) -> Option<Id> {
    picks.iter().find_map(|pick| pick.strip_prefix(&format!("{verb} "))).map(id)
}

/// The seat that is named in the answer.
pub(super) fn seat_in(picks: &[String]) -> Option<usize> {
    let seat = picks.iter().find_map(|pick| pick.strip_prefix("on "))?;
    Some(seat.parse::<usize>().expect("a number") - 1)
}

impl Table {
    /// Names another player. With two players there is nothing to name.
    pub(super) fn name_player(&self, seat: usize) -> Vec<Whole> {
        if self.seats == 2 {
            return plain(true);
        }
        self.others(seat).iter().map(|other| vec![format!("on {}", other + 1)]).collect()
    }

    /// Changes one die by so much.
    pub(super) fn change_one(&self, by: i32, is_so: impl Fn(&Die) -> bool) -> Vec<Whole> {
        let (verb, edge) = if by > 0 { ("raise", 6) } else { ("lower", 1) };
        let dice = self.dice_that(|die| die.value != edge && is_so(die));
        dice.iter().map(|die| vec![format!("{verb} {}", die.text())]).collect()
    }

    /// Names one die.
    pub(super) fn name_one(&self, is_so: impl Fn(&Die) -> bool) -> Vec<Whole> {
        self.dice_that(is_so).iter().map(|die| vec![format!("die {}", die.text())]).collect()
    }

    /// One or two of the dice that can be named alone; two of the same colour's owner.
    fn one_or_two(&self, singles: &[Whole]) -> Vec<Whole> {
        let mut wholes: Vec<Whole> = Vec::new();
        for first in singles {
            let die = Die::read(&first[0]);
            let mut seconds = singles.to_vec();
            seconds.retain(|second| {
                let other = Die::read(&second[0]);
                let is_same_owner = self.owner(die.colour) == self.owner(other.colour);
                is_same_owner && (die != other || self.copies(&die) > 1)
            });
            wholes.extend(or_done(first, seconds));
        }
        wholes
    }

    /// Two dice in this order.
    fn pairs(&self, is_so: impl Fn(&Die, &Die) -> bool) -> Vec<Whole> {
        let dice = self.dice_that(|_| true);
        let mut wholes: Vec<Whole> = Vec::new();
        for first in &dice {
            for second in dice.iter().filter(|second| is_so(first, second)) {
                wholes.push(vec![format!("die {}", first.text()), format!("die {}", second.text())]);
            }
        }
        wholes
    }

    /// Moves one die.
    pub(super) fn move_one(&self, is_so: impl Fn(&Die) -> bool, may_go: impl Fn(Id) -> bool) -> Vec<Whole> {
        let mut wholes: Vec<Whole> = Vec::new();
        for die in self.dice_that(is_so) {
            for to in self.destinations(&die).into_iter().filter(|to| may_go(to)) {
                wholes.push(vec![format!("die {}", die.text()), format!("to {to}")]);
            }
        }
        wholes
    }

    /// Moves one Power token.
    fn move_token(&self, is_so: impl Fn(Id) -> bool) -> Vec<Whole> {
        let mut wholes: Vec<Whole> = Vec::new();
        for (colour, from) in kinds(&self.tokens).into_iter().filter(|token| is_so(token.0)) {
            for to in self.order.iter().filter(|to| **to != from) {
                wholes.push(vec![format!("token {colour} {from}"), format!("to {to}")]);
            }
        }
        wholes
    }

    fn names(verb: &str, names: impl IntoIterator<Item = Id>) -> Vec<Whole> {
        names.into_iter().map(|name| vec![format!("{verb} {name}")]).collect()
    }

    /// Section 12.2: what can be declared for an effect of a card that is in limbo; nothing if it cannot be chosen.
    pub(super) fn declarations(&self, seat: usize, card: Id, side: &str) -> Vec<Whole> {
        let own = |die: &Die| self.owns(seat, die);
        let other = |die: &Die| !self.owns(seat, die);
        let own_in_troy = |die: &Die| own(die) && die.is_in_troy();
        let other_in_troy = |die: &Die| other(die) && die.is_in_troy();
        let is_free = |die: &Die| !self.curfew.contains(&die.place);
        let has_own = |place: Id| self.dice_at(place).iter().any(own);
        let has_other = |place: Id| self.dice_at(place).iter().any(other);
        match (card, side) {
            ("theft" | "extortion", "a") | ("scandal" | "paid-witness", "b") => self.name_player(seat),
            ("theft" | "stolen-seal" | "favour-owed" | "double-agent", "b") | ("paid-witness" | "royal-veto", "a") => {
                plain(true)
            }
            ("extortion" | "intercepted-letter", "b") => self.move_token(|colour| self.owner(colour) == seat),
            ("stolen-seal", "a") => self.move_token(|colour| self.owner(colour) != seat),
            ("hired-blades", "a") => self.change_one(-2, other_in_troy),
            ("hired-blades", "b") => self.change_one(2, own_in_troy),
            ("abduction", "a") => self.move_one(other, |_| true),
            ("abduction", "b") => self.move_one(own, |_| true),
            ("slander", "a") => self.name_one(other_in_troy),
            ("slander", "b") => self.one_or_two(&self.name_one(own)),
            ("changing-the-guard", "a") => self.pairs(|first, second| {
                let are_free = is_free(first) && is_free(second);
                own_in_troy(first) && other_in_troy(second) && first.place != second.place && are_free
            }),
            ("changing-the-guard", "b") => self.pairs(|first, second| {
                let are_free = is_free(first) && is_free(second);
                let differ = first.value != second.value && first.place != second.place;
                own(first) && first.colour == second.colour && differ && are_free
            }),
            ("wheel-of-fortune", "a") if self.seats == 2 => Table::names("colour", self.colours_of(seat)),
            ("wheel-of-fortune", "a") => plain(true),
            ("wheel-of-fortune" | "riposte", "b") => self.change_one(1, own),
            ("poisoned-cup", "a") => self.one_or_two(&self.change_one(-1, other_in_troy)),
            ("poisoned-cup", "b") => self.one_or_two(&self.change_one(1, own_in_troy)),
            ("scandal", "a") => Table::names("character", self.row.iter().skip(2).map(|hired| hired.0)),
            ("favour-owed", "a") => {
                let free = self.row.iter().map(|hired| hired.0).filter(|name| self.can_be_free(seat, name));
                Table::names("character", free)
            }
            ("riposte", "a") => self.change_one(-1, other),
            ("ambush", "a") => self.move_one(|die| other(die) && has_own(die.place), |_| true),
            ("ambush", "b") => self.move_one(own, has_other),
            ("royal-veto", "b") => self.change_one(1, own_in_troy),
            ("double-agent", "a") => {
                self.pairs(|first, second| own_in_troy(first) && other_in_troy(second) && first.value != second.value)
            }
            ("intercepted-letter", "a") => self.name_one(other),
            _ => panic!("{card} has no effect {side}"),
        }
    }

    /// ACH-109: whether Favour Owed may name it.
    fn can_be_free(&self, seat: usize, character: Id) -> bool {
        let least = match character {
            "zaan" => 2,
            "informer" => 4,
            _ => 0,
        };
        self.count_cards() >= least && !self.abilities(seat, character).is_empty()
    }

    /// Section 12.3: what can be chosen for an ability; nothing if it can do nothing.
    pub(super) fn abilities(&self, seat: usize, character: Id) -> Vec<Whole> {
        let own = |die: &Die| self.owns(seat, die);
        let own_in_troy = |die: &Die| own(die) && die.is_in_troy();
        match character {
            "orion" if self.increase_supply() == 0 => plain(false),
            "orion" => self.raise_limit(seat),
            "zaan" | "informer" => plain(self.count_cards() > 0),
            "guard-captain" => self.change_one(1, own_in_troy),
            "moneylender" => plain(true),
            "smuggler" => self.move_one(own, |_| true),
            "fencing-master" => plain(self.street_supply() > 0),
            "intriguer" => plain(!self.plays_from_hand(seat).is_empty()),
            "assassin" => self.change_one(-2, |die| !own(die) && die.is_in_troy()),
            "tax-farmer" => self.name_player(seat),
            "herald" => plain(self.palace_supply() > 0),
            "seer" => self.one_or_two(&self.name_one(own)),
            "order-envoy" => self.move_one(|_| true, |_| true),
            "chancellor" => {
                let dice = self.dice_that(|die| own_in_troy(die) && self.token_supply(die.colour) > 0);
                kinds(
                    &dice
                        .iter()
                        .map(|die| whole(&[&format!("token {} {}", die.colour, die.place)]))
                        .collect::<Vec<Whole>>(),
                )
            }
            "blade-virtuoso" => self.change_one(5, own_in_troy),
            "wizard" => {
                self.pairs(|first, second| first.is_in_troy() && second.is_in_troy() && first.value != second.value)
            }
            "archivist" => plain(!self.plays_from_discard(seat).is_empty()),
            _ => panic!("{character} has no ability"),
        }
    }

    /// Orion: a Location, and a die that moves there or none.
    fn raise_limit(&self, seat: usize) -> Vec<Whole> {
        let mut wholes: Vec<Whole> = Vec::new();
        for at in self.open() {
            let may_move = |die: &Die| {
                let is_away = die.is_in_troy() && die.place != at;
                self.owns(seat, die) && is_away && !self.curfew.contains(&die.place) && !self.curfew.contains(&at)
            };
            wholes.extend(or_done(&vec![format!("at {at}")], self.name_one(may_move)));
        }
        wholes
    }

    /// Every way to play one of these cards, which leaves for limbo first.
    fn plays(&self, seat: usize, cards: &[Id], leave: impl Fn(&mut Table, Id)) -> Vec<Whole> {
        let mut wholes: Vec<Whole> = Vec::new();
        for card in kinds(cards) {
            let mut after = self.clone();
            leave(&mut after, card);
            for side in ["a", "b"] {
                for declared in after.declarations(seat, card, side) {
                    wholes.push([vec![format!("play {card} {side}")], declared].concat());
                }
            }
        }
        wholes
    }

    pub(super) fn plays_from_hand(&self, seat: usize) -> Vec<Whole> {
        self.plays(seat, &self.players[seat].hand, |table, card| table.show_from_hand(seat, card))
    }

    pub(super) fn plays_from_discard(&self, seat: usize) -> Vec<Whole> {
        self.plays(seat, &self.discard, Table::take_discarded)
    }

    /// Everything that can be paid for.
    pub(super) fn uses(&self, seat: usize) -> Vec<Whole> {
        let mut wholes: Vec<Whole> = Vec::new();
        for (character, usage) in &self.row {
            if super::printed::cost(character) + usage <= self.players[seat].gold {
                for chosen in self.abilities(seat, character) {
                    wholes.push([vec![format!("use {character}")], chosen].concat());
                }
            }
        }
        wholes
    }

    /// Two dice exchange places.
    fn swap_places(&mut self, dice: &[Die]) {
        self.replace(dice[0], dice[0].value, dice[1].place);
        self.replace(dice[1], dice[1].value, dice[0].place);
    }

    fn swap_values(&mut self, dice: &[Die]) {
        self.replace(dice[0], dice[1].value, dice[0].place);
        self.replace(dice[1], dice[0].value, dice[1].place);
    }

    pub(super) fn move_as_declared(&mut self, picks: &[String]) {
        let die = dice_in(picks)[0];
        self.replace(die, die.value, named(picks, "to").expect("a destination"));
    }

    pub(super) fn move_token_as_declared(&mut self, picks: &[String]) {
        let words: Vec<&str> = picks[0].split(' ').collect();
        let token = (id(words[1]), id(words[2]));
        super::table::take(&mut self.tokens, &token);
        self.tokens.push((token.0, named(picks, "to").expect("a destination")));
    }

    fn give_gold(&mut self, from: usize, to: usize, most: u32) {
        let gold = self.take_gold(from, most);
        self.players[to].gold += gold;
    }

    fn modify_all(&mut self, dice: &[Die], by: i32) {
        dice.iter().for_each(|die| self.modify(*die, by));
    }
}

impl Run<'_> {
    /// ACH-072: against whom a play is aimed, if it is.
    pub(super) fn target(&self, seat: usize, card: Id, side: &str, picks: &[String]) -> Option<usize> {
        if !super::printed::is_against(card, side) {
            return None;
        }
        let of_die = dice_in(picks).last().map(|die| self.table.owner(die.colour));
        let token = picks.iter().find(|pick| pick.starts_with("token "));
        let of_token = token.and_then(|pick| pick.split(' ').nth(1)).map(|colour| self.table.owner(id(colour)));
        seat_in(picks).or(of_die).or(of_token).or(Some(self.table.others(seat)[0]))
    }

    /// Carries out an effect that nobody stopped.
    pub(super) fn resolve(&mut self, seat: usize, card: Id, side: &str, picks: &[String]) -> Flow<()> {
        let target = self.target(seat, card, side, picks);
        let table = &mut self.table;
        let dice = dice_in(picks);
        match (card, side) {
            ("theft", "a") => self.theft(seat, target.expect("a target"))?,
            ("extortion", "a") => self.extortion(target.expect("a target"))?,
            ("theft" | "favour-owed", "b") => table.players[seat].gold += 3,
            ("stolen-seal" | "double-agent", "b") | ("paid-witness" | "royal-veto", "a") => {
                table.players[seat].gold += 2;
            }
            ("extortion" | "intercepted-letter", "b") | ("stolen-seal", "a") => table.move_token_as_declared(picks),
            ("hired-blades", "a") => table.modify_all(&dice, -2),
            ("hired-blades", "b") => table.modify_all(&dice, 2),
            ("abduction" | "ambush", _) => table.move_as_declared(picks),
            ("slander", _) | ("intercepted-letter", "a") => self.roll(&dice)?,
            ("changing-the-guard", _) => table.swap_places(&dice),
            ("wheel-of-fortune", "a") => {
                let colour = named(picks, "colour").unwrap_or(table.colours_of(seat)[0]);
                let dice: Vec<Die> = table.dice.iter().copied().filter(|die| die.colour == colour).collect();
                self.roll(&dice)?;
            }
            ("wheel-of-fortune" | "riposte" | "poisoned-cup" | "royal-veto", "b") => table.modify_all(&dice, 1),
            ("poisoned-cup" | "riposte", "a") => table.modify_all(&dice, -1),
            ("scandal", "a") => {
                let character = named(picks, "character").expect("a Character");
                table.row.retain(|hired| hired.0 != character);
            }
            ("scandal", "b") => table.give_gold(target.expect("a target"), seat, 2),
            ("favour-owed", "a") => self.favour(seat, named(picks, "character").expect("a Character"))?,
            ("paid-witness", "b") => {
                table.take_gold(target.expect("a target"), 2);
            }
            ("double-agent", "a") => table.swap_values(&dice),
            _ => panic!("{card} has no effect {side}"),
        }
        Ok(())
    }

    /// ACH-078: the player may convert first.
    fn may_convert_first(&mut self, target: usize) -> Flow<()> {
        let player = &self.table.players[target];
        if player.gold >= 4 || player.power == 0 {
            return Ok(());
        }
        let others = self.table.others(target);
        let answer = self.ask_those(&[target], others, false, |_, _| Choices::words(&["convert", "decline"]))?;
        if answer[0][0] == "convert" {
            self.table.note("somebody converts before paying", true);
            self.table.convert(target);
        }
        Ok(())
    }

    /// ACH-077.
    fn theft(&mut self, thief: usize, target: usize) -> Flow<()> {
        self.may_convert_first(target)?;
        let gold = self.table.players[target].gold;
        if gold >= 4 {
            self.table.give_gold(target, thief, 4);
            return Ok(());
        }
        let answer = self.ask(thief, |_| Choices::words(&["gold", "power"]))?;
        self.table.note("gold comes in after the reveal", self.table.players[target].gold > gold);
        match answer[0].as_str() {
            "gold" => self.table.give_gold(target, thief, gold),
            _ => self.table.players[thief].power += 1,
        }
        Ok(())
    }

    fn extortion(&mut self, target: usize) -> Flow<()> {
        self.may_convert_first(target)?;
        if self.table.take_gold(target, 4) < 4 {
            self.table.note("there is no power to lose", self.table.players[target].power == 0);
            let power = &mut self.table.players[target].power;
            *power = power.saturating_sub(1);
        }
        Ok(())
    }

    /// Favour Owed A.
    fn favour(&mut self, seat: usize, character: Id) -> Flow<()> {
        self.table.note("a free Master of Intrigue", character == "intriguer");
        self.table.note("a free Archivist", character == "archivist");
        self.table.note("a free Informer", character == "informer");
        self.table.mark_use(character);
        let choices = self.table.abilities(seat, character);
        let picks = match &choices[..] {
            [only] => {
                self.table.note("a free Character with one choice", !only.is_empty());
                only.clone()
            }
            _ => self.ask(seat, |table| Choices::Wholes(table.abilities(seat, character)))?,
        };
        self.ability(seat, character, &picks)
    }

    /// Section 12.3: what a Character does.
    pub(super) fn ability(&mut self, seat: usize, character: Id, picks: &[String]) -> Flow<()> {
        let table = &mut self.table;
        let dice = dice_in(picks);
        match character {
            "orion" => {
                let at = named(picks, "at").expect("a Location");
                table.increases.push(at);
                table.note("the last Limit Increase token is used", table.increase_supply() == 0);
                table.note("Orion under Curfew", table.curfew.contains(&at));
                dice.iter().for_each(|die| table.replace(*die, die.value, at));
            }
            "zaan" => self.draw(seat, 1)?,
            "guard-captain" => table.modify_all(&dice, 1),
            "moneylender" => table.players[seat].gold += 3,
            "smuggler" | "order-envoy" => table.move_as_declared(picks),
            "informer" => self.inform(seat)?,
            "fencing-master" => table.gain_street(seat),
            "intriguer" => self.play_from_hand_twice(seat)?,
            "assassin" => table.modify_all(&dice, -2),
            "tax-farmer" => {
                let target = seat_in(picks).unwrap_or(table.others(seat)[0]);
                table.give_gold(target, seat, 3);
            }
            "herald" => table.gain_palace(seat),
            "seer" => self.roll(&dice)?,
            "chancellor" => {
                let words: Vec<&str> = picks[0].split(' ').collect();
                table.tokens.push((id(words[1]), id(words[2])));
            }
            "blade-virtuoso" => table.replace(dice[0], 6, dice[0].place),
            "wizard" => table.swap_values(&dice),
            "archivist" => self.play_from_discard(seat)?,
            _ => panic!("{character} has no ability"),
        }
        Ok(())
    }

    /// DP-I6: the Informer.
    fn inform(&mut self, seat: usize) -> Flow<()> {
        let mut cards: Vec<Id> = Vec::new();
        for _ in 0..3 {
            cards.extend(self.top_card()?);
        }
        self.table.note("the Informer sees one card", cards.len() == 1);
        self.table.note("the Informer sees two cards", cards.len() == 2);
        self.table.note("the Informer sees three equal cards", cards.len() == 3 && kinds(&cards).len() == 1);
        let kept = match &cards[..] {
            [] => return Ok(()),
            [only] => only,
            _ => {
                let answer = self.ask(seat, |_| Choices::Wholes(Table::names("take", kinds(&cards))))?;
                named(&answer, "take").expect("a card")
            }
        };
        super::table::take(&mut cards, &kept);
        self.table.players[seat].hand.push(kept);
        if cards.len() == 2 {
            // The first lies lowest; the other follows by itself.
            let answer = self.ask(seat, |_| Choices::Wholes(Table::names("under", kinds(&cards))))?;
            let lowest = named(&answer, "under").expect("a card");
            super::table::take(&mut cards, &lowest);
            cards.push(lowest);
        }
        self.table.bottom.extend(cards);
        Ok(())
    }
}
