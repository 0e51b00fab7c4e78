//! What a viewer sees.

use kernel::{Seat, SeenDeck, Viewer};
use serde::Serialize;

use crate::ask::Split;
use crate::cards::{BOX, Card, CardSet, Colour, Kind};
use crate::mind::{Mind, Placed};
use crate::row::{Row, RowNumber};
use crate::rules::{Ability, Mode, Module};
use crate::state::{Chance, End, Phase, Role, State};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// What is played.
    pub mode: Mode,
    /// Which decision point it is at, or none while cards are dealt.
    pub step: Step,
    /// Who plays Aelin.
    pub aelin: Seat,
    /// Who plays Rowan or Fenrys.
    pub companion: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The modules in force.
    pub modules: Vec<Module>,
    /// The abilities, and whether they are used up.
    pub abilities: Vec<AbilityView>,
    /// From 1; 0 in the prologue.
    pub day: u8,
    /// The days of a chapter.
    pub days: u8,
    /// What a row must total.
    pub target: u8,
    /// The deck: its size and what the viewer knows of it.
    pub deck: SeenDeck<Card>,
    /// THR-267: how many cards on top Fenrys has put in order.
    pub scented: u8,
    /// The cards drawn and not yet played.
    pub memory_row: Vec<Card>,
    /// The Mind from the lowest card.
    pub mind: Vec<MindCard>,
    /// The sets of visible cards of one colour.
    pub sets: Vec<SetView>,
    /// The groups that Aelin chooses from, while the Mind is split.
    pub groups: Vec<CardSet>,
    /// The demon row.
    pub demons: Vec<DemonView>,
    /// The Determination rows from the topmost.
    pub rows: Vec<RowView>,
    /// The topmost incomplete row.
    pub current_row: Option<RowNumber>,
    /// The discard pile.
    pub discard: CardSet,
    /// The distorted memories.
    pub boxed: CardSet,
    /// The keepsakes.
    pub keepsakes: CardSet,
    /// THR-253: how many cards may still be taken from the Mind, if that is limited.
    pub breaths: Option<u8>,
    /// How it ended.
    pub end: Option<End>,
}

kernel::word_enum! {
    /// The decision points.
    pub enum Step: "a decision point" {
        /// L-READY.
        Ready = "ready",
        /// Cards are dealt or drawn.
        Dealing = "dealing",
        /// P1-ADD.
        PrologueAdd = "prologue-add",
        /// P1-NEXT.
        PrologueNext = "prologue-next",
        /// P2-TAKE.
        PrologueTake = "prologue-take",
        /// F-SCENT.
        Scent = "scent",
        /// F-SCENT, the order.
        Order = "order",
        /// F-DRAW.
        Draw = "draw",
        /// F-FIRST.
        First = "first",
        /// F-NEXT.
        Next = "next",
        /// F-BOND.
        Bond = "bond",
        /// A-REVEAL.
        Reveal = "reveal",
        /// A-KEEP.
        Keep = "keep",
        /// A-SPLIT.
        Split = "split",
        /// A-TAKE.
        Take = "take",
        /// A-SPARK.
        Spark = "spark",
        /// It is over.
        Over = "over",
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Face {
    /// The card.
    pub id: Card,
    /// What it is.
    pub kind: Kind,
    /// The colour of a memory or a demon.
    pub colour: Option<Colour>,
    /// The strength of a memory.
    pub strength: u8,
    /// Whether each of the four areas is covered, from the top left to the bottom right.
    pub covered: [bool; 4],
}

impl Face {
    pub(crate) fn of(card: Card) -> Face {
        let pattern = card.pattern();
        let covered = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(column, row)| pattern.is_covered(column, row));
        Face { id: card, kind: card.kind(), colour: card.colour(), strength: card.strength(), covered }
    }
}

/// An ability as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct AbilityView {
    /// Which.
    pub ability: Ability,
    /// Whether it is used up for now.
    pub used: bool,
}

/// A card of the Mind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MindCard {
    /// The card.
    pub card: Card,
    /// Its top left area; grows to the right.
    pub x: i8,
    /// Its top left area; grows downwards.
    pub y: i8,
    /// Whether an area of it shows.
    pub visible: bool,
}

/// A set of visible cards of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SetView {
    /// The colour.
    pub colour: Colour,
    /// The cards.
    pub cards: CardSet,
    /// What they total.
    pub total: u8,
}

/// A demon of the demon row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DemonView {
    /// The demon.
    pub demon: Card,
    /// Its colour.
    pub colour: Option<Colour>,
    /// THR-132: how many memories lie under it; nobody may look which.
    pub tainted: u8,
}

/// A Determination row as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RowView {
    /// The Determination card, if the viewer may see it.
    pub card: Option<Card>,
    /// Whether everybody sees it.
    pub face_up: bool,
    /// The colour, if Spark has told it.
    pub told_colour: Option<Colour>,
    /// The strength, if Spark has told it.
    pub told_strength: Option<u8>,
    /// The added cards from the first.
    pub added: Vec<Card>,
    /// What they total.
    pub sum: u8,
    /// What the row totals, if the viewer may know.
    pub total: Option<u8>,
    /// THR-217: the least and the most strength the Determination card can have after all that happened, if aids are on.
    pub range: Option<(u8, u8)>,
    /// Whether it is complete.
    pub complete: bool,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let rules = &state.rules;
        let viewer = state.eyes(viewer);
        let visible = state.mind.visible();
        let mind = state.mind.cards().iter().enumerate();
        let used = |ability: Ability| AbilityView { ability, used: !state.can_use(ability) };
        View {
            mode: rules.mode,
            step: Step::of(state.phase),
            aelin: rules.aelin,
            companion: rules.companion(),
            active: state.seat_of(state.active),
            modules: Module::ALL.into_iter().filter(|&module| rules.has(module)).collect(),
            abilities: Ability::ALL.into_iter().filter(|&ability| rules.gives(ability)).map(used).collect(),
            day: state.day,
            days: BOX.file.meta.days,
            target: state.target(),
            deck: state.deck.seen_by(viewer),
            scented: if state.phase == Phase::Chance(Chance::Scent) { 0 } else { state.deck.settled_depth() as u8 },
            memory_row: state.memory_row.to_vec(),
            mind: mind
                .map(|(place, &Placed { card, x, y })| MindCard { card, x, y, visible: visible.contains(place) })
                .collect(),
            sets: sets(&state.mind),
            groups: match state.asks(Split) {
                true => state.mind.groups().map(|group| state.mind.at(group)).collect(),
                false => Vec::new(),
            },
            demons: state.demons.iter().map(|&demon| demon_view(state, demon)).collect(),
            rows: state.rows.iter().map(|row| row_view(state, viewer, row)).collect(),
            current_row: if state.is_first_part() { None } else { state.current_row() },
            discard: state.discard,
            boxed: state.boxed,
            keepsakes: state.keepsakes,
            breaths: state.breaths(),
            end: state.end(),
        }
    }

    /// The Mind as it lies.
    pub(crate) fn mind(&self) -> Mind {
        self.mind.iter().map(|card| Placed { card: card.card, x: card.x, y: card.y }).collect()
    }

    /// Whether the viewer is in the part of the prologue where the Mind is built.
    pub(crate) fn is_first_part(&self) -> bool {
        self.mode == Mode::Prologue && self.current_row.is_none() && self.end.is_none()
    }

    /// Whether a Determination card is not turned up: in the prologue that is its first part.
    pub(crate) fn has_hidden_rows(&self) -> bool {
        self.rows.iter().any(|row| !row.face_up)
    }

    /// The role of a seat.
    #[must_use]
    pub fn role(&self, seat: Seat) -> Role {
        if seat == self.aelin { Role::Aelin } else { Role::Companion }
    }
}

fn sets(mind: &Mind) -> Vec<SetView> {
    mind.sets().map(|(colour, set)| SetView { colour, cards: mind.at(set), total: mind.total(set) }).collect()
}

fn demon_view(state: &State, demon: Card) -> DemonView {
    let colour = demon.colour();
    DemonView { demon, colour, tainted: colour.map_or(0, |colour| state.tainted.of_colour(colour).len()) }
}

fn row_view(state: &State, viewer: Viewer, row: &Row) -> RowView {
    let known = state.knows_determination(viewer, row);
    RowView {
        card: known.then_some(row.det),
        face_up: row.face_up,
        told_colour: row.det.colour().filter(|_| row.told_colour),
        told_strength: row.told_strength.then(|| row.det.strength()),
        added: row.added.to_vec(),
        sum: row.sum(),
        total: (known || row.is_total_public()).then(|| row.total()),
        range: state.rules.aids.then_some((row.low, row.high)),
        complete: row.complete,
    }
}

impl Step {
    fn of(phase: Phase) -> Step {
        match phase {
            Phase::Ask(ask) => ask.step(),
            Phase::Chance(_) => Step::Dealing,
            Phase::Over(_) => Step::Over,
        }
    }
}
