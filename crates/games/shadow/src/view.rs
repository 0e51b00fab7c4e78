//! The table as one viewer sees it.

use kernel::{Seat, SeenDeck, Viewer};
use serde::Serialize;

use crate::ask::{Ask, Draft};
use crate::cards::{BOX, Card, Character, Gauge, Goal, Location, Section, SectionUse, Team, Type, Vehicle};
use crate::characters::Characters;
use crate::flow::{ending, travel, turn};
use crate::memory::{Mind, Zone};
use crate::pile::{Pile, Shown};
use crate::question::Question;
use crate::state::{Frame, State};

kernel::word_enum! {
    /// What is asked, waited for, or over.
    pub enum Step: "a step" {
        /// Goals are dealt, or a card is drawn.
        Chance = "chance",
        /// DP1.
        Draft = "draft",
        /// DP2, DP3, DP4, DP19: a Character.
        Target = "target",
        /// DP4b, DP19: a card of the hand.
        FromHand = "from-hand",
        /// DP5.
        Mark = "mark",
        /// SHP-108.
        Marks = "marks",
        /// DP6.
        Reed = "reed",
        /// DP7, DP11, DP13, DP15, DP16.
        Play = "play",
        /// DP8.
        Redirect = "redirect",
        /// DP9.
        Ride = "ride",
        /// DP10.
        Walk = "walk",
        /// DP12.
        Order = "order",
        /// DP14.
        Amount = "amount",
        /// DP17, DP18.
        Section = "section",
        /// DP19: a deck.
        Deck = "deck",
        /// DP19: the card looked at.
        Peeked = "peeked",
        /// DP19, DP20: a colour.
        Colour = "colour",
        /// DP19: Metamorphosis.
        ExchangeMarker = "exchange-marker",
        /// DP19, DP20: a gauge.
        TurnGauge = "turn-gauge",
        /// DP19: Hatchet.
        Hatchet = "hatchet",
        /// SHP-139.
        Scrap = "scrap",
        /// SHP-106.
        Swap = "swap",
        /// SHP-105.
        Cabins = "cabins",
        /// SHP-110.
        Temple = "temple",
        /// DP21.
        Whisper = "whisper",
        /// DP22.
        Identity = "identity",
        /// The game is over.
        Over = "over",
    }
}

/// The table as one viewer sees it.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose eyes these are.
    pub own: Vec<Seat>,
    /// What is asked.
    pub step: Step,
    /// What the question is about.
    pub question: Question,
    /// From 1; 0 before the first round.
    pub round: u8,
    /// SHP-033: who drafts first.
    pub protagonist: Seat,
    /// Threat, Repair and Countdown.
    pub gauges: Vec<GaugeView>,
    /// The four Locations.
    pub locations: Vec<LocationView>,
    /// The six Characters.
    pub characters: Vec<CharacterView>,
    /// The players, in the order of seats.
    pub players: Vec<PlayerView>,
    /// The Whispers pile.
    pub whispers: PileView,
    /// SHP-110: the Temple pile.
    pub temple: SeenDeck<Card>,
    /// What is certain of the Temple pile besides.
    pub in_temple: Shown,
    /// SHP-009: the discard pile, face up.
    pub discard: Shown,
    /// SHP-116: the cards revealed in this Whispers phase.
    pub revealed: Vec<Card>,
    /// What the last round brought; none in the first.
    pub last_round: Option<LastRoundView>,
    /// SHP-125: how many cards are out of the game.
    pub removed: u8,
    /// SHP-052: the bonuses of this round.
    pub bonuses: Vec<BonusView>,
    /// The turn of a controlled Character.
    pub turn: Option<TurnView>,
    /// SHP-033: the Character cards that the viewer chooses from.
    pub pack: Characters,
    /// SHP-100: the effect of a Section that the viewer is paying for.
    pub paying: Option<SectionUse>,
    /// The cards that the viewer has named so far in a choice of several steps.
    pub named: Vec<Card>,
    /// The cards that the viewer chooses from, if they are not its hand.
    pub looked_at: Shown,
    /// SHP-129, SHP-152 to SHP-156: how it ended.
    pub ending: Option<EndView>,
    /// Whether what is certain is listed.
    pub memory_aids: bool,
}

/// What a round brought.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct LastRoundView {
    /// SHP-116: the cards revealed in its Whispers phase; none without memory aids.
    pub revealed: Vec<Card>,
    /// Where Threat, Repair and Countdown stood when it began.
    pub before: [u8; 3],
    /// Where they stood when it was over.
    pub after: [u8; 3],
}

/// A gauge.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct GaugeView {
    /// Which one.
    pub gauge: Gauge,
    /// Where it stands.
    pub now: u8,
    /// The end of its scale.
    pub most: u8,
    /// SHP-014 to SHP-016: where it ends the game.
    pub end: u8,
}

/// A Location.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct LocationView {
    /// Which one.
    pub location: Location,
    /// Its deck: how many cards, and those whose place the viewer knows.
    pub deck: SeenDeck<Card>,
    /// How many cards on top of it somebody has looked at.
    pub top: u8,
    /// What is certain of those besides.
    pub in_top: Shown,
    /// What is certain to lie below.
    pub in_rest: Shown,
    /// Its Sections.
    pub sections: Vec<SectionView>,
    /// The Vehicles there.
    pub vehicles: Vec<Vehicle>,
}

/// A Section.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct SectionView {
    /// Which one.
    pub section: Section,
    /// SHP-070: what it costs to enter.
    pub cost: u8,
    /// SHP-101: whose Markers lie there.
    pub marks: Characters,
    /// Its effects.
    pub uses: Vec<UseView>,
}

/// An effect of a Section.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct UseView {
    /// Which one.
    pub effect: SectionUse,
    /// SHP-100: how many cards of each type have to be revealed.
    pub cost: [u8; 5],
}

/// A Character.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct CharacterView {
    /// Which one.
    pub character: Character,
    /// Who controls it in this round.
    pub seat: Option<Seat>,
    /// Where its pawn is.
    pub location: Location,
    /// In which Section.
    pub section: Option<Section>,
    /// How many cards its Equipment or hand has, without those played.
    pub hand: u8,
    /// SHP-065: what was played this round.
    pub played: Shown,
    /// What the viewer knows to be in the hand or Equipment, without what was played.
    pub known: Shown,
    /// SHP-058: whether its ability is negated.
    pub negated: bool,
    /// The types it cannot play this round.
    pub forbidden: Vec<Type>,
    /// SHP-150: what it counted for at the end.
    pub team: Option<Team>,
}

/// A player.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// Which seat.
    pub seat: Seat,
    /// SHP-041: the Markers on the sheet, by Character.
    pub sheet: [u8; 5],
    /// The Goal, if the viewer knows it.
    pub goal: Option<Goal>,
    /// SHP-146: who the player was.
    pub identity: Option<Character>,
    /// Whether the player has chosen, where several choose face down.
    pub has_chosen: bool,
    /// What the viewer itself has chosen.
    pub chosen: Option<Card>,
    /// SHP-033: the Character card that the viewer keeps.
    pub kept: Option<Character>,
}

/// Cards without an order.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct PileView {
    /// How many.
    pub size: u8,
    /// What is certain to be there.
    pub known: Shown,
}

/// A bonus of this round.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct BonusView {
    /// Others where this Character is have it.
    pub source: Character,
    /// Of which value.
    pub of: Type,
    /// How much.
    pub by: i8,
}

/// The turn of a controlled Character.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// Whose turn it is.
    pub character: Character,
    /// The player.
    pub seat: Seat,
    /// SHP-075: the declared drive.
    pub drive: Option<(Vehicle, Location)>,
    /// SHP-054: the values of the steps I to III so far, with bonuses.
    pub values: [u8; 3],
    /// SHP-093: the deck that is searched.
    pub search_at: Location,
    /// What the types of this turn cannot be played any more.
    pub forbidden: Vec<Type>,
}

/// How the game ended.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct EndView {
    /// SHP-129.
    pub cause: Gauge,
    /// The team that won, once it is found.
    pub winner: Option<Team>,
    /// SHP-154: the Repair cards of the Astronauts.
    pub repair: Option<u8>,
    /// SHP-156: the Attack cards of the Astronauts.
    pub attack: Option<u8>,
    /// SHP-156: the Alien's Acquire and Attack cards.
    pub alien: Option<(u8, u8)>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let eyes = Eyes { state, viewer, minds: state.memory.of(viewer).collect() };
        let ask = state.question();
        let (pack, named, looked_at) = ask.map(|ask| eyes.choice(ask)).unwrap_or_default();
        View {
            own: state.all_seats().iter().filter(|&seat| viewer.is(seat)).collect(),
            step: match state.frame() {
                None => Step::Over,
                Some(Frame::Ask(ask)) => ask.step(),
                Some(Frame::Chance(_) | Frame::Do(_)) => Step::Chance,
            },
            question: ask.map(|ask| Question::of(state, ask)).unwrap_or_default(),
            round: state.round,
            protagonist: state.protagonist,
            gauges: Gauge::ALL.into_iter().map(|gauge| eyes.gauge(gauge)).collect(),
            locations: Location::ALL.into_iter().map(|location| eyes.location(location)).collect(),
            characters: Character::ALL.into_iter().map(|character| eyes.character(character)).collect(),
            players: state.all_seats().iter().map(|seat| eyes.player(seat)).collect(),
            whispers: PileView { size: state.whispers.len() as u8, known: eyes.certain(Zone::Whispers).shown() },
            temple: eyes.places(&state.temple),
            in_temple: eyes.besides(Zone::Temple, &eyes.places(&state.temple), 0..state.temple.len() as u8).shown(),
            discard: state.discard.shown(),
            revealed: state.revealed.to_vec(),
            last_round: eyes.last_round(),
            removed: state.removed.len() as u8,
            bonuses: eyes.bonuses(),
            turn: eyes.turn(),
            pack,
            paying: eyes.paying(),
            named,
            looked_at: looked_at.shown(),
            ending: eyes.ending(),
            memory_aids: state.has_memory_aids,
        }
    }
}

/// A viewer at a table.
struct Eyes<'a> {
    state: &'a State,
    viewer: Viewer,
    minds: Vec<&'a Mind>,
}

impl Eyes<'_> {
    fn last_round(&self) -> Option<LastRoundView> {
        let last = &self.state.last_round;
        let is_over = self.state.round > 1 || self.state.cause.is_some();
        // RU-40: the cards are out of the game, but memory is free.
        let revealed = if self.state.has_memory_aids { last.revealed.to_vec() } else { Vec::new() };
        is_over.then_some(LastRoundView { revealed, before: last.before, after: last.after })
    }

    /// What is certain to be in a zone, for at least one of the viewer's seats; nothing without memory aids.
    fn certain(&self, zone: Zone) -> Pile {
        if !self.state.has_memory_aids {
            return Pile::default();
        }
        let size = self.state.sizes()[zone.index()];
        let mut certain = Pile::default();
        for mind in &self.minds {
            certain = certain.at_least(mind.certain_cards(zone, size));
        }
        certain
    }

    /// What is certain to be in a zone of a deck, without the cards whose places are known.
    fn besides(&self, zone: Zone, deck: &SeenDeck<Card>, depths: std::ops::Range<u8>) -> Pile {
        let placed: Pile =
            deck.known.iter().filter(|seen| depths.contains(&seen.depth)).map(|seen| seen.card).collect();
        self.certain(zone).minus(placed)
    }

    /// A deck with the cards whose places the viewer knows; without memory aids none.
    fn places<const N: usize>(&self, deck: &kernel::Deck<Card, N>) -> SeenDeck<Card> {
        match self.state.has_memory_aids {
            true => deck.seen_by(self.viewer),
            false => SeenDeck { size: deck.len() as u8, known: Vec::new() },
        }
    }

    fn gauge(&self, gauge: Gauge) -> GaugeView {
        let most = BOX.most[gauge.index()];
        GaugeView { gauge, now: self.state.gauge(gauge), most, end: if gauge == Gauge::Threat { most } else { 0 } }
    }

    fn location(&self, location: Location) -> LocationView {
        let state = self.state;
        let deck = self.places(state.deck(location));
        let top = state.tops[location.index()];
        let section = |section: Section| SectionView {
            section,
            cost: BOX.sections[section.index()].enter_cost,
            marks: state.marks[section.index()],
            uses: SectionUse::of(section).map(|effect| UseView { effect, cost: effect.face().cost }).collect(),
        };
        LocationView {
            location,
            top,
            in_top: self.besides(Zone::Top(location), &deck, 0..top).shown(),
            in_rest: match top {
                // Nobody has looked, so everybody knows the whole deck as it is printed on the board.
                0 if deck.size == BOX.deck_sizes[location.index()] => Shown::default(),
                _ => self.besides(Zone::Rest(location), &deck, top..deck.size).shown(),
            },
            deck,
            sections: Section::ALL.into_iter().filter(|each| each.location() == location).map(section).collect(),
            vehicles: Vehicle::ALL.into_iter().filter(|each| state.vehicles[each.index()] == Some(location)).collect(),
        }
    }

    fn character(&self, character: Character) -> CharacterView {
        let state = self.state;
        let pawn = state.pawns[character.index()];
        let seat = state.controller(character);
        let known = match seat.is_some_and(|seat| self.viewer.is(seat)) || state.winner.is_some() {
            true => state.hand(character),
            false => self.certain(Zone::Equipment(character)).minus(state.played[character.index()]),
        };
        let forbidden = state.forbidden[character.index()];
        CharacterView {
            character,
            seat,
            location: pawn.location,
            section: pawn.section,
            hand: state.hand(character).len() as u8,
            played: state.played[character.index()].shown(),
            known: known.shown(),
            negated: state.negated == Some(character),
            forbidden: Type::ALL.into_iter().filter(|&of| forbidden.contains(of)).collect(),
            team: state.winner.and_then(|_| ending::team_of(state, character)),
        }
    }

    fn player(&self, seat: Seat) -> PlayerView {
        let state = self.state;
        let is_own = self.viewer.is(seat);
        let sealed = match state.question() {
            Some(Ask::Whisper(ask)) => ask.cards.of(seat),
            Some(Ask::Scrap(ask)) => ask.cards.of(seat),
            _ => None,
        };
        let kept = match state.question() {
            Some(Ask::Draft(draft)) => draft.kept.get(Draft::place_of(state, seat)).copied(),
            _ => None,
        };
        PlayerView {
            seat,
            sheet: state.sheets[seat.index()],
            goal: state.goals[seat.index()].filter(|_| is_own || state.cause.is_some()),
            identity: state.identities[seat.index()],
            has_chosen: sealed.is_some() || kept.is_some(),
            chosen: sealed.filter(|_| is_own),
            kept: kept.filter(|_| is_own),
        }
    }

    fn bonuses(&self) -> Vec<BonusView> {
        self.state.bonuses.iter().map(|bonus| BonusView { source: bonus.source, of: bonus.of, by: bonus.by }).collect()
    }

    /// The turn, while it lasts: until the whispers begin, and not in the draft.
    fn turn(&self) -> Option<TurnView> {
        let state = self.state;
        let turn = &state.turn;
        if !state.is_turn() {
            return None;
        }
        let value = |of: Type| match (of, turn.drive) {
            (Type::Move, Some((vehicle, _))) => travel::drive_value(state, vehicle),
            _ => turn::value(state, of, turn.values[of.index()]),
        };
        Some(TurnView {
            character: turn.character,
            seat: turn.seat,
            drive: turn.drive,
            values: [Type::Move, Type::Search, Type::Acquire].map(value),
            search_at: turn.search_at.unwrap_or(state.location(turn.character)),
            forbidden: Type::ALL.into_iter().filter(|&of| turn.forbidden.contains(of)).collect(),
        })
    }

    /// What the viewer chooses from and has named so far.
    fn choice(&self, ask: &Ask) -> (Characters, Vec<Card>, Pile) {
        let state = self.state;
        let none = (Characters::default(), Vec::new(), Pile::default());
        if !ask.asked(state).iter().any(|seat| self.viewer.is(seat)) {
            return none;
        }
        match ask {
            Ask::Draft(draft) => (draft.pack(state, draft.kept.len()), none.1, none.2),
            Ask::Order(order) => (none.0, order.placed().map(|(card, _)| card).collect(), order.left(state)),
            Ask::UseSection(ask) => (none.0, ask.cards().to_vec(), none.2),
            Ask::Swap(swap) => (none.0, swap.taken.into_iter().collect(), state.hand(swap.with)),
            Ask::Cabins(ask) => (none.0, none.1, ask.cards(state)),
            Ask::Temple(ask) => (none.0, ask.cards().to_vec(), state.whispers),
            Ask::Peeked(ask) => {
                (none.0, none.1, state.deck(ask.deck).settled(0).map(|known| known.card).into_iter().collect())
            }
            _ => none,
        }
    }

    fn paying(&self) -> Option<SectionUse> {
        match self.state.question()? {
            Ask::UseSection(ask) if self.viewer.is(self.state.turn.seat) => ask.effect,
            _ => None,
        }
    }

    fn ending(&self) -> Option<EndView> {
        let state = self.state;
        let over = |number: u8| state.winner.map(|_| number);
        let count = |team, of: fn(&crate::cards::Counts) -> u8| over(ending::count(state, team, of));
        Some(EndView {
            cause: state.cause?,
            winner: state.winner,
            repair: count(Team::Astronauts, |counts| counts.astro_repair),
            attack: count(Team::Astronauts, |counts| counts.astro_attack),
            alien: count(Team::Alien, |counts| counts.alien_acquire)
                .zip(count(Team::Alien, |counts| counts.alien_attack)),
        })
    }
}
