//! The card file as it is written, and what is checked when it is read.

use cards::{CardError, Check, Source, Spanned};
use kernel::{CardFile, CardLine};
use serde::{Deserialize, Serialize};

use crate::cards::{
    Colour, Faction, MOST_ACOLYTES, MOST_IN_START, MOST_KINDS, MOST_MARKET, MOST_OVERLORDS, MOST_RELICS, MOST_STREET,
    MOST_TRIGGERS, Type,
};
use crate::effect::{Ability, Cause, Effect, Good, Trigger};

/// The card file in the box.
pub(crate) const TEXT: &str = include_str!("../cards.toml");

/// What a card file says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) meta: Amounts,
    pub(crate) faction: Vec<FactionEntry>,
    pub(crate) overlord: Vec<OverlordCard>,
    pub(crate) card: Vec<PrintedCard>,
}

/// The numbers of the rulebook.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Amounts {
    /// TER-280: the cards drawn at the end of a turn.
    pub(crate) hand: u8,
    /// TER-031: the opening hand of whoever begins.
    pub(crate) first_hand: u8,
    /// TER-031: the other opening hand.
    pub(crate) second_hand: u8,
    /// TER-024: the Influence cards picked.
    pub(crate) influences: u8,
    /// TER-030: the places of the Street.
    pub(crate) street: u8,
    /// TER-110: the price of an Acolyte.
    pub(crate) acolyte_cost: u8,
    /// TER-092: the most Relics in a zone.
    pub(crate) relics: u8,
    /// TER-191: the life lost to a CURSE.
    pub(crate) curse_life: u8,
    /// TER-194: how much FRENZY gives.
    pub(crate) frenzy: u8,
    /// TER-194: of what.
    pub(crate) frenzy_goods: Vec<Good>,
    /// TER-195: what a SACRIFICE gives.
    pub(crate) sacrifice: Effect,
    /// TER-198: the first cost that COMMAND cannot take back.
    pub(crate) command_below: u8,
    /// TER-204: the supply of Rally tokens.
    pub(crate) rally_tokens: u8,
    /// TER-231: the supply of Haunt tokens.
    pub(crate) haunt_tokens: u8,
    /// TER-292: the rounds until Daybreak.
    pub(crate) rounds: u8,
    /// TER-295: the actions of one Action Phase.
    pub(crate) actions: u8,
}

/// TER-152: a Horde indicator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Indicator {
    pub(crate) icon: Faction,
    pub(crate) colour: Colour,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FactionEntry {
    pub(crate) id: Faction,
    pub(crate) left: Indicator,
    pub(crate) right: Indicator,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OverlordCard {
    pub(crate) id: Spanned<String>,
    name_en: String,
    name_pl: String,
    pub(crate) faction: Faction,
    pub(crate) life: u8,
    pub(crate) ability: Ability,
    source: Source,
    #[serde(default)]
    #[allow(dead_code, reason = "read by people")]
    seed_facts: Vec<String>,
    #[serde(default)]
    #[allow(dead_code, reason = "read by people")]
    public_facts: Vec<String>,
}

/// A card of the file: one entry for all its copies.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PrintedCard {
    pub(crate) id: Spanned<String>,
    name_en: String,
    name_pl: String,
    #[serde(rename = "type")]
    pub(crate) of_type: Type,
    pub(crate) faction: Option<Faction>,
    /// Of an Influence card: whose it is.
    pub(crate) overlord: Option<String>,
    /// TER-025: marked for first games.
    #[serde(default)]
    pub(crate) beginner: bool,
    pub(crate) cost: Option<u8>,
    pub(crate) count: u8,
    #[serde(default)]
    pub(crate) coin: u8,
    #[serde(default)]
    pub(crate) power: u8,
    #[serde(default)]
    pub(crate) regen: u8,
    #[serde(default)]
    pub(crate) armour: u8,
    /// TER-055: in the order in which they are resolved.
    #[serde(default)]
    pub(crate) keywords: Vec<Effect>,
    #[serde(default)]
    pub(crate) unique: Vec<Effect>,
    /// TER-080: of an Influence card, if a Monster of the Overlord's faction is in play.
    #[serde(default)]
    pub(crate) conditional: Vec<Effect>,
    pub(crate) trigger: Option<Trigger>,
    /// TER-159: one or two Horde abilities.
    #[serde(default)]
    pub(crate) horde: Vec<Effect>,
    /// Horde indicators, where they are not those of the faction.
    pub(crate) left: Option<Indicator>,
    pub(crate) right: Option<Indicator>,
    pub(crate) source: Source,
    #[serde(default)]
    #[allow(dead_code, reason = "read by people")]
    seed_facts: Vec<String>,
    #[serde(default)]
    #[allow(dead_code, reason = "read by people")]
    public_facts: Vec<String>,
}

impl PrintedCard {
    /// What it activates when it is played, besides its resources (TER-052).
    pub(crate) fn activated(&self) -> impl Iterator<Item = &Effect> {
        self.keywords.iter().chain(&self.unique)
    }

    fn every_effect(&self) -> impl Iterator<Item = &Effect> {
        let triggered = self.trigger.iter().flat_map(|trigger| &trigger.then);
        self.activated().chain(&self.conditional).chain(&self.horde).chain(triggered)
    }
}

/// Reads a card file and checks what the types cannot say.
pub(crate) fn read(file: &str, text: &str) -> Result<File, CardError> {
    let cards: File = cards::read(file, text)?;
    let file = Check { file, text };
    check_amounts(file, &cards.meta)?;
    check_ids(file, &cards)?;
    check_counts(file, &cards)?;
    check_overlords(file, &cards)?;
    for card in &cards.card {
        check_card(file, card)?;
    }
    check_hordes(file, &cards)?;
    check_triggers(file, &cards)?;
    Ok(cards)
}

fn check_amounts(file: Check<'_>, meta: &Amounts) -> Result<(), CardError> {
    if !(1..=MOST_STREET as u8).contains(&meta.street) {
        return file.wrong(0, format!("expected a `street` of 1 to {MOST_STREET} places"));
    }
    if !(1..=MOST_RELICS as u8).contains(&meta.relics) {
        return file.wrong(0, format!("expected at most {MOST_RELICS} `relics` in a zone, and at least one"));
    }
    let goods = &meta.frenzy_goods;
    if goods.len() < 2 || goods.contains(&Good::Life) {
        return file.wrong(0, "expected `frenzy_goods` of two resources or more, without life");
    }
    if !meta.sacrifice.is_plain() {
        return file.wrong(0, "expected `sacrifice` to give a resource or life");
    }
    if meta.rounds == 0 || meta.actions == 0 || meta.hand == 0 || meta.influences != 2 {
        return file.wrong(0, "expected rounds, actions, a hand, and two `influences`");
    }
    Ok(())
}

fn check_ids(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    let ids = cards.overlord.iter().map(|overlord| &overlord.id).chain(cards.card.iter().map(|card| &card.id));
    file.ids(ids)
}

/// As many cards as the piles hold, and not more than a state has places for.
fn check_counts(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    if cards.card.len() > MOST_KINDS {
        return file.wrong(0, format!("expected at most {MOST_KINDS} different cards, found {}", cards.card.len()));
    }
    let count = |wanted: &[Type]| -> usize {
        let of_type = cards.card.iter().filter(|card| wanted.contains(&card.of_type));
        of_type.map(|card| usize::from(card.count)).sum()
    };
    let market = count(&[Type::Monster, Type::Relic]);
    if !(usize::from(cards.meta.street)..=MOST_MARKET).contains(&market) {
        let street = cards.meta.street;
        return file.wrong(0, format!("expected {street} to {MOST_MARKET} Monsters and Relics, found {market}"));
    }
    let acolytes = count(&[Type::Acolyte]);
    if acolytes > MOST_ACOLYTES {
        return file.wrong(0, format!("expected at most {MOST_ACOLYTES} Acolytes, found {acolytes}"));
    }
    let start = count(&[Type::Starter]) / 2 + usize::from(cards.meta.influences);
    let hand = usize::from(cards.meta.first_hand.max(cards.meta.second_hand));
    if !(hand..=MOST_IN_START).contains(&start) {
        return file.wrong(0, format!("expected starting decks of {hand} to {MOST_IN_START} cards, found {start}"));
    }
    Ok(())
}

fn check_overlords(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    if !(2..=MOST_OVERLORDS).contains(&cards.overlord.len()) {
        return file.wrong(0, format!("expected 2 to {MOST_OVERLORDS} Overlords"));
    }
    for overlord in &cards.overlord {
        let at = overlord.id.span().start;
        if overlord.life == 0 {
            return file.wrong(at, "expected some life");
        }
        let of = |card: &&PrintedCard| card.overlord.as_deref() == Some(overlord.id.get_ref().as_str());
        let own: Vec<&PrintedCard> = cards.card.iter().filter(of).collect();
        let marked = own.iter().filter(|card| card.beginner).count();
        if own.len() < usize::from(cards.meta.influences) || marked != usize::from(cards.meta.influences) {
            let wanted = cards.meta.influences;
            return file.wrong(at, format!("expected Influence cards, {wanted} of them with `beginner = true`"));
        }
    }
    let is_known = |id: &String| cards.overlord.iter().any(|overlord| overlord.id.get_ref() == id);
    match cards.card.iter().find(|card| card.overlord.as_ref().is_some_and(|id| !is_known(id))) {
        Some(card) => file.wrong_card(&card.id, "expected an `overlord` of this file"),
        None => Ok(()),
    }
}

fn check_card(file: Check<'_>, card: &PrintedCard) -> Result<(), CardError> {
    let wrong = |what: &str| file.wrong_card(&card.id, what);
    let has_faction = matches!(card.of_type, Type::Monster | Type::Acolyte);
    if has_faction != card.faction.is_some() {
        return wrong("expected a `faction` for a Monster of the Market and for an Acolyte, and for nothing else");
    }
    let is_for_sale = matches!(card.of_type, Type::Monster | Type::Relic);
    if is_for_sale != card.cost.is_some() || card.cost == Some(0) {
        return wrong("expected a `cost` of at least 1 for what the Street sells, and none for other cards");
    }
    let others = card.every_effect().skip(card.keywords.len());
    if others.into_iter().any(|effect| *effect == Effect::Summon) {
        return wrong("expected `summon` among the keywords only");
    }
    if (card.of_type == Type::Influence) != card.overlord.is_some() {
        return wrong("expected an `overlord` for an Influence card, and for nothing else");
    }
    if !card.conditional.is_empty() && card.of_type != Type::Influence {
        return wrong("expected `conditional` on Influence cards only");
    }
    if !(if has_faction { 1..=2 } else { 0..=0 }).contains(&card.horde.len()) {
        return wrong("expected one or two `horde` abilities for a faction Monster, and none for other cards");
    }
    if card.of_type == Type::Starter && !card.count.is_multiple_of(2) {
        return wrong("expected as many copies for each player");
    }
    if card.of_type == Type::Influence && card.count != 1 {
        return wrong("expected one copy of an Influence card");
    }
    if card.count == 0 {
        return wrong("expected at least one copy");
    }
    if card.activated().any(Effect::gains_cards) && card.activated().any(Effect::destroys) {
        return wrong("expected no card that brings cards and has DESTROY when it is played (TER-296)");
    }
    if card.every_effect().filter(|effect| matches!(effect, Effect::May { .. })).count() > 1 {
        return wrong("expected at most one optional effect");
    }
    if card.conditional.iter().chain(&card.horde).any(|effect| matches!(effect, Effect::May { .. })) {
        return wrong("expected an optional effect among the keywords or in the unique ability only");
    }
    let nested = |effect: &Effect| match effect {
        Effect::May { then, .. } => then.iter().any(|inner| matches!(inner, Effect::May { .. })),
        _ => false,
    };
    if card.every_effect().any(nested) {
        return wrong("expected no optional effect inside another");
    }
    let converts = |effect: &Effect| match effect {
        Effect::Convert { from, to } => (*from, *to) != (Good::Power, Good::Coin),
        _ => false,
    };
    if card.every_effect().any(converts) {
        return wrong("expected CONVERT from power to coin, so that exchanges never go round in a circle");
    }
    Ok(())
}

/// TER-152: the icons of neighbours match if and only if their colours do.
fn check_hordes(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    for faction in Faction::ALL {
        if cards.faction.iter().filter(|entry| entry.id == faction).count() != 1 {
            return file.wrong(0, format!("expected one entry of the faction {faction}"));
        }
    }
    let monsters: Vec<_> = cards.card.iter().filter_map(|card| Some((card, card.faction?))).collect();
    for &(left, of_left) in &monsters {
        for &(right, of_right) in &monsters {
            let (ends, begins) = (cards.right_of(left, of_left), cards.left_of(right, of_right));
            let icons = ends.icon == of_right && begins.icon == of_left;
            if icons != (ends.colour == begins.colour) {
                let other = right.id.get_ref();
                let what = format!("expected icons and colours towards `{other}` that both match or both do not");
                return file.wrong_card(&left.id, what);
            }
        }
    }
    Ok(())
}

/// TER-073: what a trigger does never comes round to what it waits for.
fn check_triggers(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    let with = |card: &PrintedCard| card.trigger.clone().map(|trigger| (card.id.span().start, trigger));
    let triggers: Vec<(usize, Trigger)> = cards.card.iter().filter_map(with).collect();
    let copies = cards.card.iter().filter(|card| card.trigger.is_some()).map(|card| usize::from(card.count));
    if copies.sum::<usize>() > MOST_TRIGGERS {
        return file.wrong(0, format!("expected at most {MOST_TRIGGERS} copies of cards with triggers"));
    }
    if let Some((at, _)) = triggers.iter().find(|(_, trigger)| trigger.first.is_some() == trigger.each.is_some()) {
        return file.wrong(*at, "expected a trigger with either `first` or `each`");
    }
    for (at, trigger) in &triggers {
        let simple = |effect: &Effect| !matches!(effect, Effect::May { .. } | Effect::Own(_) | Effect::Look);
        if !trigger.then.iter().all(simple) {
            return file.wrong(*at, "expected a trigger without `may`, `own` and `look`");
        }
        let mut reached: Vec<Cause> = Vec::new();
        trigger.then.iter().for_each(|effect| effect.causes(&mut reached));
        let mut next = 0;
        while let Some(&cause) = reached.get(next) {
            if cause == trigger.on().0 {
                return file.wrong(*at, "expected a trigger that does not come round to itself");
            }
            let mut more = Vec::new();
            for (_, other) in triggers.iter().filter(|(_, other)| other.on().0 == cause) {
                other.then.iter().for_each(|effect| effect.causes(&mut more));
            }
            more.retain(|cause| !reached.contains(cause));
            reached.append(&mut more);
            next += 1;
        }
    }
    Ok(())
}

impl File {
    fn entry(&self, faction: Faction) -> &FactionEntry {
        self.faction.iter().find(|entry| entry.id == faction).expect("checked when the file was read")
    }

    /// The left indicator of a card of this faction.
    pub(crate) fn left_of(&self, card: &PrintedCard, faction: Faction) -> Indicator {
        card.left.unwrap_or_else(|| self.entry(faction).left)
    }

    /// The right indicator of a card of this faction.
    pub(crate) fn right_of(&self, card: &PrintedCard, faction: Faction) -> Indicator {
        card.right.unwrap_or_else(|| self.entry(faction).right)
    }
}

/// The card file with the way to check another one.
pub(crate) fn card_file() -> CardFile {
    CardFile { text: TEXT, check: |file, text| read(file, text).map(|cards| list(&cards)).map_err(|e| e.to_string()) }
}

fn list(cards: &File) -> Vec<CardLine> {
    let overlords = cards.overlord.iter();
    let overlords =
        overlords.map(|card| CardLine::new(card.id.get_ref(), [&card.name_en, &card.name_pl], 1_u32, card.source));
    let printed = cards.card.iter();
    let printed =
        printed.map(|card| CardLine::new(card.id.get_ref(), [&card.name_en, &card.name_pl], card.count, card.source));
    overlords.chain(printed).collect()
}
