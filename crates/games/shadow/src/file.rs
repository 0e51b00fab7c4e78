//! The card file as it is written, and what is checked when it is read.

use cards::{CardError, Check, Source, Spanned};
use kernel::{CardFile, CardLine};
use serde::Deserialize;

use crate::cards::{
    Character, Counts, Face, Gauge, Goal, Location, MOST_AT_END, MOST_CARDS, MOST_IN_DECK, MOST_IN_TEMPLE, Section,
    Type, UseFace, Vehicle,
};
use crate::effect::{AtEnd, Effect, SectionEffect, Turned};

/// The card file in the box.
pub(crate) const TEXT: &str = include_str!("../cards.toml");

/// What a card file says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) meta: Amounts,
    gauge: Vec<GaugeEntry>,
    location: Vec<LocationEntry>,
    path: Vec<PathEntry>,
    pub(crate) section: Vec<SectionEntry>,
    character: Vec<CharacterEntry>,
    goal: Vec<GoalEntry>,
    vehicle: Vec<VehicleEntry>,
    pub(crate) card: Vec<CardEntry>,
}

/// The numbers of the rulebook.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Amounts {
    operation_cards: u8,
    /// SHP-013.
    pub(crate) markers_per_colour: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GaugeEntry {
    id: Gauge,
    name_en: String,
    name_pl: String,
    /// SHP-020: with 3, 4 and 5 players.
    pub(crate) start: [u8; 3],
    pub(crate) max: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LocationEntry {
    id: Location,
    name_en: String,
    name_pl: String,
    deck_types: Types,
    source: Source,
    #[allow(dead_code, reason = "read by people")]
    seed_facts: String,
}

/// A number for each type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Types {
    #[serde(rename = "move")]
    moves: u8,
    search: u8,
    acquire: u8,
    repair: u8,
    attack: u8,
}

impl Types {
    fn list(self) -> [u8; 5] {
        [self.moves, self.search, self.acquire, self.repair, self.attack]
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PathEntry {
    between: [Location; 2],
    cost: u8,
    #[allow(dead_code, reason = "read by people")]
    source: Source,
    #[allow(dead_code, reason = "read by people")]
    note: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SectionEntry {
    pub(crate) id: Section,
    name_en: String,
    name_pl: String,
    pub(crate) location: Location,
    pub(crate) enter_cost: u8,
    source: Source,
    #[allow(dead_code, reason = "read by people")]
    seed_facts: String,
    option: Vec<UseEntry>,
}

impl SectionEntry {
    /// Its effects, ready for use.
    pub(crate) fn uses(&self) -> impl Iterator<Item = UseFace> {
        self.option.iter().map(|option| UseFace {
            id: option.id.get_ref().clone(),
            section: self.id,
            cost: option.reveal.list(),
            effect: option.effect.clone(),
        })
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct UseEntry {
    id: Spanned<String>,
    reveal: Types,
    #[allow(dead_code, reason = "read by people")]
    reveal_source: Source,
    text_en: String,
    text_pl: String,
    effect: SectionEffect,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CharacterEntry {
    id: Character,
    name_en: String,
    name_pl: String,
    #[serde(default)]
    #[allow(dead_code, reason = "read by people")]
    rank_en: String,
    #[serde(default)]
    #[allow(dead_code, reason = "read by people")]
    rank_pl: String,
    colour: String,
    colour_pl: String,
    pub(crate) start_location: Location,
    controlled_text_en: String,
    controlled_text_pl: String,
    #[allow(dead_code, reason = "read by people")]
    controlled_source: Source,
    #[serde(default)]
    #[allow(dead_code, reason = "read by people")]
    controlled_seed_facts: String,
    uncontrolled_text_en: String,
    uncontrolled_text_pl: String,
    /// How a gauge turns when the Character is uncontrolled, after the rest of its ability.
    pub(crate) uncontrolled_turn: Option<Spanned<Turned>>,
    #[allow(dead_code, reason = "read by people")]
    uncontrolled_source: Source,
    #[serde(default)]
    #[allow(dead_code, reason = "read by people")]
    uncontrolled_seed_facts: String,
    source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GoalEntry {
    id: Goal,
    name_en: String,
    name_pl: String,
    text_en: String,
    text_pl: String,
    source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct VehicleEntry {
    id: Vehicle,
    name_en: String,
    name_pl: String,
    pub(crate) seats: u8,
    text_en: String,
    text_pl: String,
    source: Source,
}

/// Where a card comes from: every face shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) enum Origin {
    /// SHP-024: the Equipment a Character begins with.
    Character(Character),
    /// SHP-022: the deck of a Location.
    Location(Location),
    /// SHP-023: the Whispers pile.
    Whispers,
}

impl TryFrom<String> for Origin {
    type Error = String;

    fn try_from(text: String) -> Result<Origin, String> {
        let character = text.parse().map(Origin::Character).ok();
        let location = || text.parse().map(Origin::Location).ok();
        let whispers = || (text == "whispers").then_some(Origin::Whispers);
        character
            .or_else(location)
            .or_else(whispers)
            .ok_or_else(|| format!("expected a Character, a Location or `whispers`, found `{text}`"))
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ValueFor {
    characters: Vec<Character>,
    value: u8,
}

/// A card of the file: one entry for all its copies.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardEntry {
    id: Spanned<String>,
    name_en: String,
    name_pl: String,
    #[serde(rename = "type")]
    pub(crate) of_type: Type,
    value: Option<u8>,
    value_driving: Option<u8>,
    value_for: Option<ValueFor>,
    pub(crate) origin: Origin,
    pub(crate) count: u8,
    effect: Option<Effect>,
    at_end: Option<AtEnd>,
    astro_repair: Option<u8>,
    astro_attack: Option<u8>,
    alien_acquire: Option<u8>,
    alien_attack: Option<u8>,
    source: Source,
    #[serde(default)]
    text_en: String,
    #[serde(default)]
    text_pl: String,
    #[serde(default)]
    #[allow(dead_code, reason = "read by people")]
    seed_facts: String,
}

impl CardEntry {
    /// The card, ready for use.
    pub(crate) fn face(&self, copies: u128) -> Face {
        let by_type = |of: Type| u8::from(self.of_type == of);
        Face {
            id: self.id.get_ref().clone(),
            of_type: self.of_type,
            value: self.value,
            value_driving: self.value_driving,
            value_for: self.value_for.as_ref().map(|found| (found.characters.clone(), found.value)),
            origin: self.origin,
            has_text: !self.text_en.is_empty(),
            effect: self.effect.clone(),
            at_end: self.at_end.clone(),
            counts: Counts {
                astro_repair: self.astro_repair.unwrap_or_else(|| by_type(Type::Repair)),
                astro_attack: self.astro_attack.unwrap_or_else(|| by_type(Type::Attack)),
                alien_acquire: self.alien_acquire.unwrap_or_else(|| by_type(Type::Acquire)),
                alien_attack: self.alien_attack.unwrap_or_else(|| by_type(Type::Attack)),
            },
            copies,
        }
    }
}

impl File {
    pub(crate) fn gauge(&self, gauge: Gauge) -> &GaugeEntry {
        self.gauge.iter().find(|entry| entry.id == gauge).expect("a file has every gauge")
    }

    pub(crate) fn character(&self, character: Character) -> &CharacterEntry {
        self.character.iter().find(|entry| entry.id == character).expect("a file has every Character")
    }

    pub(crate) fn vehicle(&self, vehicle: Vehicle) -> &VehicleEntry {
        self.vehicle.iter().find(|entry| entry.id == vehicle).expect("a file has every Vehicle")
    }

    /// SHP-068: the cheapest ways on foot; SHP-069: none leads into the Caves.
    pub(crate) fn on_foot(&self) -> [[Option<u8>; 4]; 4] {
        self.cheapest(|_, to| to != Location::Caves)
    }

    /// SHP-077: the cheapest ways in a Vehicle.
    pub(crate) fn driving(&self) -> [[u8; 4]; 4] {
        self.cheapest(|_, _| true).map(|row| row.map(|cost| cost.expect("Paths join all Locations")))
    }

    fn cheapest(&self, is_open: impl Fn(Location, Location) -> bool) -> [[Option<u8>; 4]; 4] {
        let mut cost = [[None; 4]; 4];
        for location in Location::ALL {
            cost[location.index()][location.index()] = Some(0);
        }
        for path in &self.path {
            let [a, b] = path.between;
            for (from, to) in [(a, b), (b, a)] {
                if is_open(from, to) {
                    cost[from.index()][to.index()] = Some(path.cost);
                }
            }
        }
        for via in 0..4 {
            for from in 0..4 {
                for to in 0..4 {
                    let detour = cost[from][via].zip(cost[via][to]).map(|(first, second): (u8, u8)| first + second);
                    cost[from][to] = [cost[from][to], detour].into_iter().flatten().min();
                }
            }
        }
        cost
    }
}

/// Reads a card file and checks what the types cannot say.
pub(crate) fn read(file: &str, text: &str) -> Result<File, CardError> {
    let cards: File = cards::read(file, text)?;
    let file = Check { file, text };
    check_ids(file, &cards)?;
    check_lists(file, &cards)?;
    check_counts(file, &cards)?;
    for card in &cards.card {
        check_card(file, card)?;
    }
    for option in cards.section.iter().flat_map(|section| &section.option) {
        check_use(file, option)?;
    }
    Ok(cards)
}

fn check_ids(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    let uses = cards.section.iter().flat_map(|section| section.option.iter().map(|option| &option.id));
    file.ids(cards.card.iter().map(|card| &card.id).chain(uses))
}

/// Every gauge, Location, Section, Character, Goal and Vehicle once, and Paths that join all Locations.
fn check_lists(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    fn once<T: Copy + PartialEq>(all: &[T], found: impl Iterator<Item = T>) -> bool {
        let found: Vec<T> = found.collect();
        all.iter().all(|wanted| found.iter().filter(|each| *each == wanted).count() == 1)
    }
    let lists = [
        ("gauge", once(&Gauge::ALL, cards.gauge.iter().map(|entry| entry.id))),
        ("location", once(&Location::ALL, cards.location.iter().map(|entry| entry.id))),
        ("section", once(&Section::ALL, cards.section.iter().map(|entry| entry.id))),
        ("character", once(&Character::ALL, cards.character.iter().map(|entry| entry.id))),
        ("goal", once(&Goal::ALL, cards.goal.iter().map(|entry| entry.id))),
        ("vehicle", once(&Vehicle::ALL, cards.vehicle.iter().map(|entry| entry.id))),
    ];
    if let Some((what, _)) = lists.iter().find(|(_, is_whole)| !is_whole) {
        return file.wrong(0, format!("expected every {what} once"));
    }
    if cards.path.iter().any(|path| path.cost == 0 || path.cost > 60) {
        return file.wrong(0, "expected Paths that cost 1 to 60");
    }
    if cards.cheapest(|_, _| true).iter().flatten().any(Option::is_none) {
        return file.wrong(0, "expected Paths that join all Locations");
    }
    if cards.gauge.iter().any(|gauge| gauge.max > 99 || gauge.start.iter().any(|&start| start > gauge.max)) {
        return file.wrong(0, "expected gauges that begin inside their scale");
    }
    let mut turns = cards.character.iter().filter_map(|entry| entry.uncontrolled_turn.as_ref());
    if let Some(turned) = turns.find(|turned| turned.get_ref().gauge == Gauge::Countdown) {
        return file.wrong(turned.span().start, "expected no Character that turns the countdown (SHP-162)");
    }
    if cards.vehicle.iter().any(|vehicle| !(1..=6).contains(&vehicle.seats)) {
        return file.wrong(0, "expected Vehicles with 1 to 6 seats");
    }
    Ok(())
}

/// As many cards as the rulebook counts, and not more than a state has places for.
fn check_counts(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    let count = |wanted: &dyn Fn(&CardEntry) -> bool| -> usize {
        cards.card.iter().filter(|card| wanted(card)).map(|card| usize::from(card.count)).sum()
    };
    let all = count(&|_| true);
    if all != usize::from(cards.meta.operation_cards) || all > MOST_CARDS {
        let said = cards.meta.operation_cards;
        return file.wrong(0, format!("expected {said} Operation cards, at most {MOST_CARDS}, found {all}"));
    }
    for location in &cards.location {
        let own = |card: &CardEntry| card.origin == Origin::Location(location.id);
        let deck = count(&own);
        if deck > MOST_IN_DECK {
            return file.wrong(0, format!("expected at most {MOST_IN_DECK} cards in the deck of {}", location.id));
        }
        for (of, said) in Type::ALL.into_iter().zip(location.deck_types.list()) {
            let found = count(&|card| own(card) && card.of_type == of);
            if found != usize::from(said) {
                return file
                    .wrong(0, format!("expected {said} {of} cards in the deck of {}, found {found}", location.id));
            }
        }
    }
    if count(&|card| card.at_end.is_some()) > MOST_AT_END {
        return file.wrong(0, format!("expected at most {MOST_AT_END} cards with `at_end`"));
    }
    if cards.meta.markers_per_colour == 0 || cards.meta.markers_per_colour > 60 {
        return file.wrong(0, "expected 1 to 60 Markers of a colour");
    }
    Ok(())
}

fn check_card(file: Check<'_>, card: &CardEntry) -> Result<(), CardError> {
    let wrong = |what: &str| file.wrong_card(&card.id, what);
    if !(1..=8).contains(&card.count) {
        return wrong("expected 1 to 8 copies");
    }
    if card.value.is_some_and(|value| value > 9) {
        return wrong("expected a `value` of at most 9");
    }
    if card.value.is_some() && matches!(card.of_type, Type::Repair | Type::Attack) {
        return wrong("expected no `value` on Repair and Attack cards");
    }
    if card.value.is_none() && (card.value_driving.is_some() || card.value_for.is_some()) {
        return wrong("expected a `value` beside `value_driving` and `value_for`");
    }
    let has_effect =
        card.effect.is_some() || card.at_end.is_some() || card.value_driving.is_some() || card.value_for.is_some();
    let counts_oddly =
        [card.astro_repair, card.astro_attack, card.alien_acquire, card.alien_attack].iter().any(Option::is_some);
    if (has_effect || counts_oddly) == card.text_en.is_empty() || card.text_en.is_empty() != card.text_pl.is_empty() {
        return wrong("expected `text_en` and `text_pl` on cards that do something, and on no others");
    }
    let step = match card.effect {
        Some(Effect::SearchElsewhere(_) | Effect::Under) => Some(Type::Search),
        Some(Effect::Alone | Effect::CheaperSection | Effect::Bring(_)) => Some(Type::Move),
        _ => None,
    };
    if step.is_some_and(|step| step != card.of_type) {
        return wrong("expected this effect on another type of card");
    }
    if let Some(Effect::Bring(vehicle)) = card.effect
        && (vehicle != Vehicle::Rover || card.value.is_some() || card.at_end.is_some())
    {
        return wrong("expected a card without a value that brings the rover");
    }
    if let Some(Effect::Bonus { of, .. }) = card.effect
        && !matches!(of, Type::Move | Type::Search | Type::Acquire)
    {
        return wrong("expected a bonus for move, search or acquire");
    }
    if let (Some(Effect::DiscardToTurn(_) | Effect::GiveThis), Some(_)) = (&card.effect, &card.at_end) {
        return wrong("expected no `at_end` on a card that may leave as it is played");
    }
    // SHP-162: nothing but the Airlock moves the Countdown.
    let turns = |turned: &[Turned]| turned.iter().any(|turned| turned.gauge == Gauge::Countdown);
    let is_countdown = match (&card.effect, &card.at_end) {
        (Some(Effect::Turn(turned)), _) => turns(std::slice::from_ref(turned)),
        (Some(Effect::DiscardToTurn(list)), _) | (_, Some(AtEnd::Turn(list))) => turns(list),
        _ => false,
    };
    if is_countdown {
        return wrong("expected no card that turns the countdown (SHP-162)");
    }
    Ok(())
}

fn check_use(file: Check<'_>, option: &UseEntry) -> Result<(), CardError> {
    if option.reveal.list().iter().sum::<u8>() == 0 || option.reveal.list().iter().any(|&count| count > 4) {
        return file.wrong_card(&option.id, "expected a `reveal` of 1 to 4 cards of each type");
    }
    match option.effect {
        SectionEffect::ToTemple(count) if usize::from(count) * 5 > MOST_IN_TEMPLE => {
            file.wrong_card(&option.id, format!("expected at most {} cards for the Temple", MOST_IN_TEMPLE / 5))
        }
        SectionEffect::GiveMarkers(count) if count != 2 => {
            file.wrong_card(&option.id, "expected two Markers to be given")
        }
        SectionEffect::Bring(Vehicle::Rover) => file.wrong_card(&option.id, "expected the moonette"),
        _ => Ok(()),
    }
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
    for gauge in &file.gauge {
        let id = format!("gauge-{}", gauge.id);
        lines.push(CardLine::new(&id, [&gauge.name_en, &gauge.name_pl], 1u32, Source::Seed));
    }
    for location in &file.location {
        let id = format!("location-{}", location.id);
        lines.push(CardLine::new(&id, [&location.name_en, &location.name_pl], 1u32, location.source));
    }
    for section in &file.section {
        let id = format!("section-{}", section.id);
        let mut line = CardLine::new(&id, [&section.name_en, &section.name_pl], 1u32, section.source);
        for option in &section.option {
            line = line.text(option.id.get_ref(), [&option.text_en, &option.text_pl]);
        }
        lines.push(line);
    }
    for character in &file.character {
        let id = format!("character-{}", character.id);
        let line = CardLine::new(&id, [&character.name_en, &character.name_pl], 1u32, character.source)
            .text("controlled", [&character.controlled_text_en, &character.controlled_text_pl])
            .text("uncontrolled", [&character.uncontrolled_text_en, &character.uncontrolled_text_pl])
            .text("colour", [&character.colour, &character.colour_pl]);
        lines.push(line);
    }
    for goal in &file.goal {
        let line = CardLine::new(&format!("goal-{}", goal.id), [&goal.name_en, &goal.name_pl], 1u32, goal.source);
        lines.push(line.text("", [&goal.text_en, &goal.text_pl]));
    }
    for vehicle in &file.vehicle {
        let id = format!("vehicle-{}", vehicle.id);
        let line = CardLine::new(&id, [&vehicle.name_en, &vehicle.name_pl], 1u32, vehicle.source);
        lines.push(line.text("", [&vehicle.text_en, &vehicle.text_pl]));
    }
    for card in &file.card {
        let line = CardLine::new(card.id.get_ref(), [&card.name_en, &card.name_pl], card.count, card.source);
        lines.push(if card.text_en.is_empty() { line } else { line.text("", [&card.text_en, &card.text_pl]) });
    }
    lines
}
