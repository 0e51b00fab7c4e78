//! The card file as it is written, and what is checked when it is read.

use cards::{CardError, Check, Source, Spanned};
use kernel::{CardFile, CardLine};
use serde::Deserialize;

use crate::cards::{Cousin, EVENTS_OF_A_TURN, Location, LocationFace, MOST_INTRIGUES, Paid, SideFace};
use crate::effect::{Effect, Whose, Zone};

/// The card file in the box.
pub(crate) const TEXT: &str = include_str!("../cards.toml");

/// The Characters of a deck.
const CHARACTERS_OF_A_TURN: usize = 5;
/// ACH-100: Orion and Zaan.
const HOUSE: usize = 2;
/// The most copies of an Intrigue: two bits count them.
const MOST_COPIES: u8 = 3;

/// What a card file says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) meta: Amounts,
    pub(crate) location: Vec<LocationEntry>,
    pub(crate) character: Vec<CharacterEntry>,
    cousin: Vec<CousinEntry>,
    pub(crate) intrigue: Vec<IntrigueEntry>,
    pub(crate) event: Vec<EventEntry>,
}

/// The numbers of the rulebook.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Amounts {
    cards: u8,
    action_cards: u8,
    /// ACH-037.
    pub(crate) start_gold: u8,
    /// ACH-041.
    pub(crate) start_power: u8,
    /// ACH-038, ACH-161: with 2, 3, 4 and 5 players.
    pub(crate) start_hand: [u8; 4],
    /// ACH-113: with 2, 3, 4 and 5 players.
    pub(crate) events_applied: [u8; 4],
    /// ACH-015: of each colour.
    pub(crate) tokens: u8,
    /// ACH-017.
    pub(crate) limit_increases: u8,
    /// ACH-004.
    pub(crate) power_to_gold: u8,
    /// ACH-152.
    pub(crate) gold_per_power: u8,
    /// ACH-152.
    pub(crate) cousin_value: u8,
    /// ACH-115.
    pub(crate) pass_income: u8,
    /// ACH-056.
    pub(crate) preparation_cards: u8,
    /// ACH-056.
    pub(crate) preparation_gold: u8,
    /// ACH-175.
    pub(crate) fate_points: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LocationEntry {
    id: Location,
    name_en: String,
    name_pl: String,
    opens: u8,
    limits: [u8; 4],
    source: Source,
    #[allow(dead_code, reason = "read by people")]
    limits_source: Source,
    #[serde(default)]
    automatic: bool,
    #[serde(default)]
    again: bool,
    options: Vec<PaidEntry>,
    text_en: String,
    text_pl: String,
    #[allow(dead_code, reason = "read by people")]
    details: String,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PaidEntry {
    cost: u8,
    effect: Effect,
}

impl LocationEntry {
    pub(crate) fn face(&self) -> LocationFace {
        LocationFace {
            opens: self.opens,
            limits: self.limits,
            is_automatic: self.automatic,
            is_repeated: self.again,
            options: self.options.iter().map(|paid| Paid { cost: paid.cost, effect: paid.effect }).collect(),
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CharacterEntry {
    pub(crate) id: Spanned<String>,
    name_en: String,
    name_pl: String,
    pub(crate) turn: Option<u8>,
    pub(crate) cost: Option<u8>,
    source: Source,
    #[serde(default)]
    #[allow(dead_code, reason = "read by people")]
    source_note: String,
    pub(crate) effect: Spanned<Effect>,
    text_en: String,
    text_pl: String,
    #[allow(dead_code, reason = "read by people")]
    details: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CousinEntry {
    id: Cousin,
    name_en: String,
    name_pl: String,
    count: u8,
    source: Source,
    #[serde(default)]
    #[allow(dead_code, reason = "read by people")]
    source_note: String,
    text_en: String,
    text_pl: String,
    #[allow(dead_code, reason = "read by people")]
    details: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct IntrigueEntry {
    pub(crate) id: Spanned<String>,
    name_en: String,
    name_pl: String,
    pub(crate) count: u8,
    source: Source,
    #[serde(default)]
    #[allow(dead_code, reason = "read by people")]
    source_note: String,
    pub(crate) a: SideEntry,
    pub(crate) b: SideEntry,
    counter: Option<CounterEntry>,
    reaction: Option<ReactionEntry>,
}

/// ACH-072: whether an effect has a target player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Target {
    Other,
    #[serde(rename = "self")]
    Oneself,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SideEntry {
    target: Target,
    effect: Spanned<Effect>,
    text_en: String,
    text_pl: String,
    #[allow(dead_code, reason = "read by people")]
    details: String,
}

impl SideEntry {
    pub(crate) fn face(&self) -> SideFace {
        SideFace { is_against: self.target == Target::Other, effect: *self.effect.get_ref() }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CounterEntry {
    effect: Spanned<Effect>,
    text_en: String,
    text_pl: String,
    #[allow(dead_code, reason = "read by people")]
    details: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReactionEntry {
    text_en: String,
    text_pl: String,
    #[allow(dead_code, reason = "read by people")]
    details: String,
}

/// ACH-075: what an Intrigue can do beside its effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Property {
    /// Nothing.
    None,
    /// ACH-082: it stops an effect against its owner, who then does this.
    Counter(Effect),
    /// ACH-083: it cancels any Intrigue of another player.
    Reaction,
}

impl IntrigueEntry {
    pub(crate) fn property(&self) -> Property {
        match &self.counter {
            Some(counter) => Property::Counter(*counter.effect.get_ref()),
            None if self.reaction.is_some() => Property::Reaction,
            None => Property::None,
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EventEntry {
    pub(crate) id: Spanned<String>,
    name_en: String,
    name_pl: String,
    pub(crate) turn: u8,
    source: Source,
    pub(crate) effect: Spanned<Effect>,
    text_en: String,
    text_pl: String,
    #[allow(dead_code, reason = "read by people")]
    details: String,
}

impl File {
    pub(crate) fn cousin(&self, kind: Cousin) -> u8 {
        self.cousin.iter().find(|entry| entry.id == kind).expect("a file has both kinds of Cousins").count
    }
}

/// Reads a card file and checks what the types cannot say.
pub(crate) fn read(file: &str, text: &str) -> Result<File, CardError> {
    let cards: File = cards::read(file, text)?;
    let file = Check { file, text };
    check_ids(file, &cards)?;
    check_lists(file, &cards)?;
    check_amounts(file, &cards.meta)?;
    check_locations(file, &cards.location)?;
    for character in &cards.character {
        check_character(file, character)?;
    }
    for intrigue in &cards.intrigue {
        check_intrigue(file, intrigue)?;
    }
    for event in &cards.event {
        check_event(file, event)?;
    }
    Ok(cards)
}

fn check_ids(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    let characters = cards.character.iter().map(|entry| &entry.id);
    let intrigues = cards.intrigue.iter().map(|entry| &entry.id);
    file.ids(characters.chain(intrigues).chain(cards.event.iter().map(|entry| &entry.id)))
}

/// As many of everything as the rulebook counts, and not more than a state has places for.
fn check_lists(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    if !cards.location.iter().map(|entry| entry.id).eq(Location::ALL) {
        return file.wrong(0, "expected the twelve Locations in the order of their numbers");
    }
    if !cards.cousin.iter().map(|entry| entry.id).eq(Cousin::ALL) {
        return file.wrong(0, "expected Street Cousins and Palace Cousins");
    }
    let of_deck = |turn: Option<u8>| cards.character.iter().filter(|entry| entry.turn == turn).count();
    let house = cards.character.iter().take(HOUSE).filter(|entry| entry.turn.is_none()).count();
    if house != HOUSE || of_deck(None) != HOUSE {
        return file.wrong(0, format!("expected the {HOUSE} Characters without a `turn` before all others"));
    }
    for turn in 1..=3 {
        if of_deck(Some(turn)) != CHARACTERS_OF_A_TURN {
            return file.wrong(0, format!("expected {CHARACTERS_OF_A_TURN} Characters of turn {turn}"));
        }
        if cards.event.iter().filter(|entry| entry.turn == turn).count() != EVENTS_OF_A_TURN {
            return file.wrong(0, format!("expected {EVENTS_OF_A_TURN} Events of turn {turn}"));
        }
    }
    if cards.character.len() != HOUSE + 3 * CHARACTERS_OF_A_TURN || cards.event.len() != 3 * EVENTS_OF_A_TURN {
        return file.wrong(0, "expected Characters and Events of the turns 1 to 3 only");
    }
    let intrigues: usize = cards.intrigue.iter().map(|entry| usize::from(entry.count)).sum();
    if intrigues > MOST_INTRIGUES {
        return file.wrong(0, format!("expected at most {MOST_INTRIGUES} Intrigues, found {intrigues}"));
    }
    let cousins: usize = cards.cousin.iter().map(|entry| usize::from(entry.count)).sum();
    let characters = 3 * CHARACTERS_OF_A_TURN;
    let all = usize::from(cards.meta.action_cards) + intrigues + cousins + characters + cards.event.len();
    if all != usize::from(cards.meta.cards) {
        return file.wrong(0, format!("expected {} cards, found {all}", cards.meta.cards));
    }
    Ok(())
}

fn check_amounts(file: Check<'_>, amounts: &Amounts) -> Result<(), CardError> {
    // The bound on the length of a game counts on these.
    if amounts.start_gold > 20 || amounts.start_power > 20 || amounts.power_to_gold > 9 || amounts.pass_income > 3 {
        return file.wrong(0, "expected at most 20 gold and power at the start, 9 gold for power and 3 for passing");
    }
    if amounts.start_hand.iter().any(|&cards| cards > 9) || amounts.preparation_cards > 5 {
        return file.wrong(0, "expected hands of at most 9 cards at the start and at most 5 cards in the preparation");
    }
    if amounts.events_applied.iter().zip(2..).any(|(&applied, players)| applied > players) {
        return file.wrong(0, "expected not more Events than players");
    }
    if amounts.gold_per_power == 0 || !(5..=30).contains(&amounts.fate_points) {
        return file.wrong(0, "expected at least 1 gold for power, and 5 to 30 points for five dice");
    }
    if !(1..=15).contains(&amounts.tokens) || amounts.limit_increases > 9 {
        return file.wrong(0, "expected 1 to 15 tokens of a colour and at most 9 increases of limits");
    }
    Ok(())
}

/// ACH-049: in every turn there is room for all dice that are placed.
fn check_locations(file: Check<'_>, locations: &[LocationEntry]) -> Result<(), CardError> {
    for (players, dice) in [(0, [12, 16, 20]), (1, [9, 12, 15]), (2, [12, 16, 20]), (3, [15, 20, 25])] {
        for (turn, dice) in (1..=3).zip(dice) {
            let open = locations.iter().filter(|entry| entry.opens <= turn);
            let room: u8 = open.map(|entry| entry.limits[players]).sum();
            if room <= dice {
                let players = players + 2;
                return file.wrong(
                    0,
                    format!("expected room for more than {dice} dice in turn {turn} with {players} players"),
                );
            }
        }
    }
    for entry in locations {
        if !(1..=3).contains(&entry.opens) || entry.limits.iter().any(|limit| !(1..=5).contains(limit)) {
            return file.wrong(0, format!("expected a turn and limits of 1 to 5 dice for {}", entry.id));
        }
        for paid in &entry.options {
            let fits = match paid.effect {
                Effect::Gain(gain) => gain.power == 0 && gain.cards <= 2,
                Effect::Change { whose, most, .. } | Effect::Reroll { whose, most, .. } => {
                    whose == Whose::Any && most == 1
                }
                Effect::Sell(_) | Effect::BuyStreet(_) | Effect::TakeDiscarded => paid.cost == 0,
                Effect::PlaceToken => true,
                _ => false,
            };
            if !fits {
                return file.wrong(0, format!("expected another effect at {}", entry.id));
            }
        }
        let [only] = &entry.options[..] else {
            if entry.options.is_empty() || entry.automatic || entry.again {
                return file.wrong(0, format!("expected one option at {}", entry.id));
            }
            continue;
        };
        if entry.automatic && !(matches!(only.effect, Effect::Gain(_)) && only.cost == 0) {
            return file.wrong(0, format!("expected a gain without a price at {}", entry.id));
        }
        if entry.again && !matches!(only.effect, Effect::Reroll { .. }) {
            return file.wrong(0, format!("expected a reroll at {}", entry.id));
        }
    }
    Ok(())
}

fn check_character(file: Check<'_>, entry: &CharacterEntry) -> Result<(), CardError> {
    let wrong = |what: &str| file.wrong_card(&entry.id, what);
    if entry.cost.is_some_and(|cost| cost > 9) {
        return wrong("expected a `cost` of at most 9");
    }
    let fits = match *entry.effect.get_ref() {
        // ACH-109: a Character lets at most one card be drawn.
        Effect::Gain(gain) => gain.cards <= 1 && gain.power == 0 && gain.gold <= 3,
        Effect::Change { whose, zone, most, by } => fits_change(whose, zone, most, by),
        Effect::Reroll { whose, most, .. } => whose == Whose::Own && (1..=2).contains(&most),
        Effect::Look(count) => count == 3,
        Effect::Play(count) => count <= 2,
        Effect::Collect(gold) => gold <= 9,
        Effect::Move(whose) => whose != Whose::Attacker,
        Effect::Set(value) => (1..=6).contains(&value),
        Effect::SwapValues(whose) => whose == Whose::Any,
        Effect::RaiseLimit | Effect::PlayDiscarded | Effect::PlaceTokenAtDie => true,
        _ => false,
    };
    if fits { Ok(()) } else { wrong("expected the effect of a Character") }
}

fn fits_change(whose: Whose, zone: Zone, most: u8, by: i8) -> bool {
    let is_whose = match whose {
        Whose::Own | Whose::Other => true,
        Whose::Attacker => zone == Zone::Troy,
        Whose::Any => false,
    };
    is_whose && (1..=2).contains(&most) && by != 0 && by.abs() <= 5
}

fn check_intrigue(file: Check<'_>, entry: &IntrigueEntry) -> Result<(), CardError> {
    let wrong = |what: &str| file.wrong_card(&entry.id, what);
    if !(1..=MOST_COPIES).contains(&entry.count) {
        return wrong("expected 1 to 3 copies");
    }
    if entry.counter.is_some() && entry.reaction.is_some() {
        return wrong("expected a Counter or a Reaction, not both");
    }
    for side in [&entry.a, &entry.b] {
        // ACH-072; ACH-084: no Intrigue draws cards, so that hands come to an end.
        let (fits, is_against) = match *side.effect.get_ref() {
            Effect::Gain(gain) => {
                (gain.gold <= 4 && gain == crate::effect::Gain { gold: gain.gold, ..Default::default() }, false)
            }
            Effect::Steal(gold) | Effect::Fine(gold) | Effect::Collect(gold) => (gold <= 9, true),
            Effect::Extort { gold, power } => (gold <= 9 && power <= 1, true),
            Effect::Change { whose, zone, most, by } => {
                (fits_change(whose, zone, most, by) && whose != Whose::Attacker, whose == Whose::Other)
            }
            Effect::Reroll { whose, most, .. } => {
                (matches!(whose, Whose::Own | Whose::Other) && (1..=2).contains(&most), whose == Whose::Other)
            }
            Effect::Move(whose) | Effect::MoveToken(whose) => {
                (matches!(whose, Whose::Own | Whose::Other), whose == Whose::Other)
            }
            Effect::SwapValues(whose) => (whose == Whose::Other, true),
            Effect::PushOut | Effect::SwapPlaces => (true, true),
            Effect::JoinIn | Effect::SwapOwn | Effect::RerollAll | Effect::DiscardCharacter | Effect::FreeCharacter => {
                (true, false)
            }
            _ => (false, false),
        };
        if !fits {
            return wrong("expected the effect of an Intrigue");
        }
        if is_against != (side.target == Target::Other) {
            return wrong("expected `target` to say whether the effect is against another player (ACH-072)");
        }
    }
    let rider = entry.counter.as_ref().map(|counter| *counter.effect.get_ref());
    match rider {
        None
        | Some(
            Effect::Collect(_)
            | Effect::Move(Whose::Attacker)
            | Effect::Change { whose: Whose::Attacker, zone: Zone::Troy, most: 1, .. },
        ) => Ok(()),
        Some(_) => wrong("expected the rider of a Counter: a change or a move of a die of the attacker, or a payment"),
    }
}

fn check_event(file: Check<'_>, entry: &EventEntry) -> Result<(), CardError> {
    let fits = match *entry.effect.get_ref() {
        Effect::Gain(gain) => gain.gold <= 9 && gain.power <= 1 && gain.cards <= 2,
        Effect::Change { whose, most, zone, .. } => whose == Whose::Own && most == 1 && zone == Zone::Troy,
        Effect::MoveToken(whose) => whose == Whose::Other,
        Effect::Levy { bank, each } => bank <= 9 && each <= 9,
        Effect::MoveUpTo(count) => count == 2,
        Effect::FineOthers(_)
        | Effect::Plague
        | Effect::ValueCards
        | Effect::ChangeAt(_)
        | Effect::RerollAt
        | Effect::Curfew
        | Effect::BarDoors
        | Effect::Crown
        | Effect::Judge => true,
        _ => false,
    };
    if fits { Ok(()) } else { file.wrong_card(&entry.id, "expected the effect of an Event") }
}

/// The card file in the box and the way to check another one.
pub(crate) fn card_file() -> CardFile {
    CardFile {
        text: TEXT,
        check: |file, text| read(file, text).map(|cards| lines(&cards)).map_err(|error| error.to_string()),
    }
}

/// Everything with a name, as a list shows it.
fn lines(file: &File) -> Vec<CardLine> {
    let mut lines: Vec<CardLine> = Vec::new();
    for location in &file.location {
        let id = format!("location-{}", location.id);
        let line = CardLine::new(&id, [&location.name_en, &location.name_pl], 1u32, location.source);
        lines.push(line.text("", [&location.text_en, &location.text_pl]));
    }
    for character in &file.character {
        let line =
            CardLine::new(character.id.get_ref(), [&character.name_en, &character.name_pl], 1u32, character.source);
        lines.push(line.text("", [&character.text_en, &character.text_pl]));
    }
    for cousin in &file.cousin {
        let id = format!("{}-cousin", cousin.id);
        let line = CardLine::new(&id, [&cousin.name_en, &cousin.name_pl], cousin.count, cousin.source);
        lines.push(line.text("", [&cousin.text_en, &cousin.text_pl]));
    }
    for intrigue in &file.intrigue {
        let line = CardLine::new(
            intrigue.id.get_ref(),
            [&intrigue.name_en, &intrigue.name_pl],
            intrigue.count,
            intrigue.source,
        );
        let mut line = line
            .text("a", [&intrigue.a.text_en, &intrigue.a.text_pl])
            .text("b", [&intrigue.b.text_en, &intrigue.b.text_pl]);
        if let Some(counter) = &intrigue.counter {
            line = line.text("defence", [&counter.text_en, &counter.text_pl]);
        }
        if let Some(reaction) = &intrigue.reaction {
            line = line.text("defence", [&reaction.text_en, &reaction.text_pl]);
        }
        lines.push(line);
    }
    for event in &file.event {
        let line = CardLine::new(event.id.get_ref(), [&event.name_en, &event.name_pl], 1u32, event.source);
        lines.push(line.text("", [&event.text_en, &event.text_pl]));
    }
    lines
}
