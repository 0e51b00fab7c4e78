//! The table as one viewer sees it.

use kernel::{Seat, SeenDeck, SeenHand, Viewer};
use serde::Serialize;

use crate::ask::Ask;
use crate::board::{Kind, Piece, Rank, Ranks, Side};
use crate::cards::{Card, School, Task};
use crate::event::SeenPiece;
use crate::flow::{ending, tasks};
use crate::rules::Form;
use crate::square::{Direction, Square};
use crate::state::{Frame, Reason, State, Text};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The form that is played.
    pub form: Form,
    /// What the table waits for.
    pub step: Step,
    /// Who is asked.
    pub asked: Option<Seat>,
    /// Who took the first turn.
    pub first: Option<Seat>,
    /// The pieces on the arena, row by row.
    pub pieces: Vec<PieceView>,
    /// The sides: players or teams.
    pub sides: Vec<SideView>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The legends that nobody holds, and those that were played.
    pub legends: PilesView,
    /// The flares that nobody holds, and those that were played.
    pub flares: PilesView,
    /// TK-150: the tasks of High Form.
    pub tasks: Option<TasksView>,
    /// TK-300: where the Gateway stands.
    pub gateway: Option<Square>,
    /// TK-327: the piece on Merchant of Time.
    pub on_merchant: Option<StoredView>,
    /// The turn that is played.
    pub turn: TurnView,
    /// The effect that is carried out.
    pub effect: Option<EffectView>,
    /// TK-065: the cards that the viewer is about to discard and to return.
    pub discarding: Vec<Card>,
    /// TK-225: why the game is about to end.
    pub ending: Option<EndView>,
}

/// A piece on the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PieceView {
    /// Where it stands.
    pub square: Square,
    /// Whose it is.
    pub side: Side,
    /// Its rank.
    pub rank: Rank,
}

/// TK-327: a piece on Merchant of Time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StoredView {
    /// The piece.
    pub piece: Piece,
    /// Whether it will be the Gateway again.
    pub gateway: bool,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideView {
    /// Its seats; TK-192: the first is the one whose colour it has.
    pub seats: Vec<Seat>,
    /// TK-010: small pieces in its supply.
    pub small: u8,
    /// TK-011: legendary pieces in its supply.
    pub legendary: u8,
    /// Its upgraded pieces on the arena.
    pub upgraded: u8,
    /// Its pieces on the arena.
    pub pieces: u8,
    /// TK-159, TK-180: what counts in the end.
    pub score: i8,
    /// TK-175: in Melee its points in the colour of each side; its own is 0.
    pub colours: Vec<u8>,
    /// TK-184: in Melee the sides of which it may still improvise with a piece.
    pub improvises: Vec<Side>,
    /// TK-157: the tasks it has claimed.
    pub tasks: Vec<Task>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Its side.
    pub side: Side,
    /// Its school.
    pub school: Option<School>,
    /// Its deck.
    pub deck: SeenDeck<Card>,
    /// The school cards of its hand.
    pub beings: SeenHand<Card>,
    /// The legends of its hand.
    pub legends: SeenHand<Card>,
    /// Its flare.
    pub flare: SeenHand<Card>,
    /// Its discard pile.
    pub discard: SeenHand<Card>,
    /// TK-209: its stored freeze effect.
    pub stored: Option<Card>,
    /// TK-321: its pending being.
    pub pending: Option<Card>,
    /// TK-215: whether it has an action less in its next turn.
    pub slowed: bool,
}

/// A deck that all draw from, and its discards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PilesView {
    /// The deck.
    pub deck: SeenDeck<Card>,
    /// The discards.
    pub discard: SeenDeck<Card>,
}

/// The tasks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TasksView {
    /// The current ones.
    pub current: Vec<TaskView>,
    /// The next one.
    pub next: Option<Task>,
    /// The deck.
    pub deck: SeenDeck<Task>,
}

/// A current task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TaskView {
    /// The task.
    pub task: Task,
    /// Whether the side whose turn it is fulfils it now.
    pub fulfilled: bool,
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// Counted from 1; 0 before the first.
    pub number: u16,
    /// Whose turn it is.
    pub seat: Seat,
    /// TK-198: who decides.
    pub controller: Seat,
    /// TK-051: the actions that are left.
    pub actions: u8,
    /// TK-135: whether it is an extra turn.
    pub extra: bool,
    /// TK-050: whether the discard action was used.
    pub discarded: bool,
    /// TK-213: whether a summoning must follow.
    pub must_summon: bool,
    /// TK-078: whether an enemy piece counts in the next pattern.
    pub enemy_counts: bool,
    /// Whether two empty squares count in the next pattern.
    pub empty_counts: bool,
    /// How many times more than once a destroyed enemy piece counts.
    pub more_counts: u8,
    /// TK-309: the colour that the next pattern is matched with.
    pub pattern_side: Option<Side>,
    /// TK-135: whether another turn of the same player follows.
    pub extra_turn: bool,
    /// TK-119: extra school cards and legends that will be drawn.
    pub extra_cards: [u8; 2],
    /// TK-123: for each side its common, heroic and legendary pieces destroyed in this turn.
    pub tally: Vec<[u8; 3]>,
    /// Beings summoned in this turn.
    pub summoned: u8,
}

/// An effect that is carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EffectView {
    /// The card.
    pub card: Card,
    /// Whether it is the freeze effect, or the lower part of a flare.
    pub later: bool,
    /// Where the being stands.
    pub being: Option<Square>,
    /// TK-079: which way its pattern lies, counted from 1 as in the summoning.
    pub way: Option<u8>,
    /// TK-082: the pieces of its pattern.
    pub used: Vec<Square>,
    /// The part that is under way, counted from 1.
    pub part: u8,
    /// How often this part was done.
    pub done: u8,
    /// The alternative that was chosen, counted from 1.
    pub alternative: Option<u8>,
    /// The piece that was chosen or moved last, while it is on the arena.
    pub chosen: Option<Square>,
    /// The direction of the last move, or that was chosen.
    pub direction: Option<Direction>,
    /// The squares that were named.
    pub named: Vec<Square>,
    /// E-COL: the colours that were chosen.
    pub sides: Vec<Side>,
}

/// How the game ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EndView {
    /// Why.
    pub reason: Reason,
    /// TK-227: how many turns are left, this one included.
    pub turns_left: u8,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let rules = state.rules;
        let seats = || (0..rules.seats).map(Seat::new);
        let sides = || Side::first(rules.sides());
        let piece = |square: Square| {
            let piece = state.piece(square);
            PieceView { square, side: piece.side, rank: piece.rank }
        };
        let side_view = |side: Side| SideView {
            seats: std::iter::once(state.colour(side)).chain(rules.partner(state.colour(side))).collect(),
            small: state.supply(side, Kind::Small),
            legendary: state.supply(side, Kind::Legendary),
            upgraded: state.board.count(side, Ranks::Upgraded) as u8,
            pieces: state.board.count(side, Ranks::Any) as u8,
            score: ending::result(state, side),
            colours: match rules.form {
                Form::Melee => state.points[side.index()][..usize::from(rules.sides())].to_vec(),
                Form::High | Form::Duel => Vec::new(),
            },
            improvises: crate::flow::summon::marks(state, side).iter().collect(),
            tasks: state.tasks.claimed.get(side.index()).map_or(Vec::new(), |tasks| tasks.to_vec()),
        };
        let player_view = |seat: Seat| {
            let player = state.player(seat);
            PlayerView {
                seat,
                side: rules.side(seat),
                school: player.school,
                deck: player.deck.seen_by(viewer),
                beings: player.beings.seen_by(viewer),
                legends: player.legends.seen_by(viewer),
                flare: player.flare.seen_by(viewer),
                discard: player.discard.seen_by(viewer),
                stored: player.stored,
                pending: player.pending,
                slowed: state.slowed[seat.index()],
            }
        };
        let turn = &state.turn;
        View {
            form: rules.form,
            step: step(state, viewer),
            asked: state.question().map(|ask| ask.asked(state)),
            first: (turn.number > 0).then_some(state.first),
            pieces: state.board.occupied().map(piece).collect(),
            sides: sides().map(side_view).collect(),
            players: seats().map(player_view).collect(),
            legends: PilesView {
                deck: state.legends.deck.seen_by(viewer),
                discard: state.legends.discard.seen_by(viewer),
            },
            flares: PilesView {
                deck: state.flares.deck.seen_by(viewer),
                discard: state.flares.discard.seen_by(viewer),
            },
            tasks: (rules.form == Form::High).then(|| tasks_view(state, viewer)),
            gateway: state.gateway,
            on_merchant: state
                .on_merchant
                .map(|(side, rank, gateway)| StoredView { piece: Piece { side, rank }, gateway }),
            turn: TurnView {
                number: turn.number,
                seat: turn.seat,
                controller: turn.controller,
                actions: turn.actions,
                extra: turn.is_extra,
                discarded: turn.has_discarded,
                must_summon: turn.must_summon,
                enemy_counts: turn.enemy_counts,
                empty_counts: turn.empty_counts,
                more_counts: turn.more_counts,
                pattern_side: turn.pattern_side,
                extra_turn: turn.extra_turn,
                extra_cards: [turn.extra_cards, turn.extra_legends],
                tally: sides().map(|side| turn.tally[side.index()]).collect(),
                summoned: turn.summons.beings,
            },
            effect: effect_view(state),
            discarding: discarding(state, viewer),
            ending: state.end.reason.map(|reason| {
                // TK-227: an extra turn comes in addition.
                EndView { reason, turns_left: state.end.turns_left + u8::from(turn.is_extra) }
            }),
        }
    }

    /// TK-192: the seat whose name and colour a side has.
    #[must_use]
    pub fn colour(&self, side: Side) -> Seat {
        self.sides[side.index()].seats[0]
    }

    /// A piece as it is told of.
    #[must_use]
    pub fn seen(&self, piece: Piece) -> SeenPiece {
        SeenPiece { of: self.colour(piece.side), rank: piece.rank }
    }

    /// The player at a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }
}

/// What the table waits for as far as the viewer can tell: nobody else knows of a half-built discard (TK-065).
fn step(state: &State, viewer: Viewer) -> Step {
    match state.frame() {
        None => Step::Over,
        Some(Frame::Ask(Ask::Returning(_))) if !viewer.is(state.turn.seat) => Step::Hub,
        Some(Frame::Ask(ask)) => ask.step(),
        Some(Frame::Chance(_)) => Step::Chance,
        Some(Frame::Do(step)) => unreachable!("{step:?} goes on by itself"),
    }
}

fn discarding(state: &State, viewer: Viewer) -> Vec<Card> {
    match state.question() {
        Some(Ask::Returning(ask)) if viewer.is(state.turn.seat) => {
            std::iter::once(ask.card).chain(state.returned.iter().copied()).collect()
        }
        Some(_) | None => Vec::new(),
    }
}

fn tasks_view(state: &State, viewer: Viewer) -> TasksView {
    let fulfilled = |task: &Task| state.turn.number > 0 && tasks::fulfilled(state).any(|other| other == *task);
    let current = |task: &Task| TaskView { task: *task, fulfilled: fulfilled(task) };
    TasksView {
        current: state.tasks.current.iter().map(current).collect(),
        next: state.tasks.next,
        deck: state.tasks.deck.seen_by(viewer),
    }
}

fn effect_view(state: &State) -> Option<EffectView> {
    let effect = &state.effect;
    let is_running = matches!(state.question(), Some(ask) if ask.is_about_an_effect());
    is_running.then(|| EffectView {
        card: effect.card,
        later: effect.text == Text::Later,
        being: effect.being,
        way: effect.summoned.map(|(_, way)| way + 1),
        used: effect.used.collect(),
        part: effect.part + 1,
        done: effect.round,
        alternative: (effect.branch > 0).then_some(effect.branch),
        chosen: effect.it,
        direction: effect.direction,
        named: effect.named.to_vec(),
        sides: effect.sides.to_vec(),
    })
}

kernel::word_enum! {
    /// What the table waits for.
    #[allow(missing_docs, reason = "each is a decision point of section 7")]
    pub enum Step: "a step" {
        School = "school",
        Start = "start",
        Hub = "hub",
        PutLifted = "put-lifted",
        Returning = "returning",
        Improvise = "improvise",
        LiftToSummon = "lift-to-summon",
        LegendColour = "legend-colour",
        Store = "store",
        Alternative = "alternative",
        Target = "target",
        Moves = "moves",
        Aim = "aim",
        Group = "group",
        FromPile = "from-pile",
        Drop = "drop",
        Colour = "colour",
        FromHand = "from-hand",
        Twin = "twin",
        Claim = "claim",
        OddCommon = "odd-common",
        Chance = "chance",
        Over = "over",
    }
}
