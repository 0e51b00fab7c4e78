//! What is printed: names, limits, copies and costs, copied by hand from sections 3, 4 and 12 of `rules.md`.

/// A name as actions write it.
pub(super) type Id = &'static str;

pub(super) const RESERVE: Id = "reserve";

/// ACH-037, ACH-160: the colours in the order of the seats.
pub(super) const COLOURS: [Id; 5] = ["blue", "red", "green", "purple", "yellow"];

/// A Location: the turn in which it opens, and its limits with 2, 3, 4 and 5 players.
pub(super) const LOCATIONS: [(Id, u8, [usize; 4]); 12] = [
    ("citadel", 3, [3, 3, 3, 3]),
    ("port", 2, [3, 2, 3, 3]),
    ("black-market", 1, [3, 3, 3, 3]),
    ("prison", 1, [3, 3, 3, 3]),
    ("heraldic-office", 1, [2, 2, 2, 2]),
    ("temple-assembly", 2, [2, 2, 2, 3]),
    ("arsenal", 1, [3, 2, 3, 3]),
    ("watchtower", 1, [3, 2, 3, 3]),
    ("mint", 1, [2, 2, 2, 3]),
    ("royal-council", 1, [3, 2, 3, 4]),
    ("trading-office", 3, [3, 2, 3, 3]),
    ("royal-palace", 1, [2, 2, 2, 3]),
];

/// What an Intrigue can do besides its two effects.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Property {
    None,
    Counter,
    Reaction,
}

/// An Intrigue: its copies, which of its effects are aimed at another player, and its property.
pub(super) const INTRIGUES: [(Id, usize, &str, Property); 17] = [
    ("theft", 3, "a", Property::None),
    ("extortion", 3, "a", Property::None),
    ("hired-blades", 3, "a", Property::None),
    ("abduction", 3, "a", Property::None),
    ("slander", 3, "a", Property::None),
    ("changing-the-guard", 3, "a", Property::None),
    ("stolen-seal", 3, "a", Property::None),
    ("wheel-of-fortune", 2, "", Property::None),
    ("poisoned-cup", 3, "a", Property::None),
    ("scandal", 2, "b", Property::None),
    ("favour-owed", 2, "", Property::None),
    ("riposte", 3, "a", Property::Counter),
    ("ambush", 2, "a", Property::Counter),
    ("paid-witness", 3, "b", Property::Counter),
    ("royal-veto", 3, "", Property::Reaction),
    ("double-agent", 2, "a", Property::Reaction),
    ("intercepted-letter", 2, "a", Property::Reaction),
];

/// A Character: its turn, 0 for the House of Prince Orion, and its cost.
pub(super) const CHARACTERS: [(Id, u8, u32); 17] = [
    ("orion", 0, 3),
    ("zaan", 0, 0),
    ("guard-captain", 1, 1),
    ("moneylender", 1, 0),
    ("smuggler", 1, 2),
    ("informer", 1, 1),
    ("fencing-master", 1, 2),
    ("intriguer", 2, 2),
    ("assassin", 2, 3),
    ("tax-farmer", 2, 1),
    ("herald", 2, 3),
    ("seer", 2, 1),
    ("order-envoy", 3, 4),
    ("chancellor", 3, 4),
    ("blade-virtuoso", 3, 4),
    ("wizard", 3, 3),
    ("archivist", 3, 2),
];

/// An Event and its turn.
pub(super) const EVENTS: [(Id, u8); 18] = [
    ("market-day", 1),
    ("rumours", 1),
    ("street-riot", 1),
    ("court-favour", 1),
    ("levy", 1),
    ("curfew", 1),
    ("tournament", 2),
    ("plague", 2),
    ("treasury-audit", 2),
    ("barred-doors", 2),
    ("family-reunion", 2),
    ("night-moves", 2),
    ("coronation", 3),
    ("bargaining-chips", 3),
    ("betrayal", 3),
    ("uprising", 3),
    ("inheritance", 3),
    ("kings-judgment", 3),
];

pub(super) const STREET_COUSINS: usize = 12;
pub(super) const PALACE_COUSINS: usize = 8;
pub(super) const LIMIT_INCREASES: usize = 5;
pub(super) const TOKENS: usize = 10;

/// The name in one of the lists above that reads like this.
pub(super) fn id(text: &str) -> Id {
    let locations = LOCATIONS.iter().map(|entry| entry.0);
    let cards = INTRIGUES.iter().map(|entry| entry.0).chain(CHARACTERS.iter().map(|entry| entry.0));
    let events = EVENTS.iter().map(|entry| entry.0);
    let mut all = locations.chain(cards).chain(events).chain(COLOURS).chain([RESERVE]);
    all.find(|id| *id == text).unwrap_or_else(|| panic!("nothing is called {text}"))
}

pub(super) fn property(card: Id) -> Property {
    INTRIGUES.iter().find(|entry| entry.0 == card).expect("an Intrigue").3
}

/// ACH-072: whether an effect is aimed at another player.
pub(super) fn is_against(card: Id, side: &str) -> bool {
    INTRIGUES.iter().find(|entry| entry.0 == card).expect("an Intrigue").2 == side
}

/// ACH-104.
pub(super) fn cost(character: Id) -> u32 {
    CHARACTERS.iter().find(|entry| entry.0 == character).expect("a Character").2
}
