//! Everything that is true at the table.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Deck, Hand, List, Seat, Stack};

use crate::ask::Ask;
use crate::board::{Board, Kind, MOST_SIDES, Piece, Rank, Ranks, Side};
use crate::cards::{Card, CardList, MOST_FLARES, MOST_LEGENDS, MOST_TASKS, SCHOOL_CARDS, School, Task};
use crate::effect::Part;
use crate::event::SeenPiece;
use crate::pattern::Orientation;
use crate::rules::{Form, Rules};
use crate::square::{Direction, Directions, Square, Squares};
use crate::task::{Summons, Tally};

/// The most things that are half done at once.
const DEPTH: usize = 8;
/// The most cards that can be returned in one action: all one can hold.
const MOST_RETURNED: usize = SCHOOL_CARDS + MOST_LEGENDS + 1;

/// Everything that is true at the table.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct State {
    pub(crate) rules: Rules,
    pub(crate) players: [Player; 4],
    /// Who takes the first turn.
    pub(crate) first: Seat,
    pub(crate) board: Board,
    /// TK-009, TK-217: the small and the legendary pieces of each side that are in the game.
    pub(crate) stock: [[u8; 2]; MOST_SIDES],
    /// TK-012: enemy pieces destroyed this turn that lie beside the board.
    pub(crate) aside: [[u8; 2]; MOST_SIDES],
    pub(crate) legends: Shared<MOST_LEGENDS>,
    pub(crate) flares: Shared<MOST_FLARES>,
    pub(crate) tasks: Tasks,
    /// Points of each side: in Melee by enemy colour, otherwise in the first place alone.
    pub(crate) points: [[u8; MOST_SIDES]; MOST_SIDES],
    /// TK-184: for each side the enemy colours of which it has used a piece.
    pub(crate) improvised: [[bool; MOST_SIDES]; MOST_SIDES],
    /// TK-215: who has an action less in the next turn.
    pub(crate) slowed: [bool; 4],
    /// TK-300: where the Gateway stands.
    pub(crate) gateway: Option<Square>,
    /// TK-327: the piece on Merchant of Time, and whether it is the Gateway.
    pub(crate) on_merchant: Option<(Side, Rank, bool)>,
    pub(crate) turn: Turn,
    pub(crate) end: End,
    /// The effect that is being carried out.
    pub(crate) effect: Effect,
    /// TK-065: the cards that the discard action returns, while it is half built.
    pub(crate) returned: List<Card, MOST_RETURNED>,
    pub(crate) frames: Stack<Frame, DEPTH>,
}

/// What a player has.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Player {
    pub(crate) school: Option<School>,
    pub(crate) deck: Deck<Card, SCHOOL_CARDS>,
    /// School cards.
    pub(crate) beings: Hand<Card, SCHOOL_CARDS>,
    pub(crate) legends: Hand<Card, MOST_LEGENDS>,
    pub(crate) flare: Hand<Card, 1>,
    /// TK-026: each card with those who know it; in which order they lie matters to no card.
    pub(crate) discard: Hand<Card, SCHOOL_CARDS>,
    /// TK-209: the freeze effect in the slot.
    pub(crate) stored: Option<Card>,
    /// TK-321: the pending being, which is also in the hand.
    pub(crate) pending: Option<Card>,
    /// The card on top of the discard pile, until a card was taken out of the pile.
    pub(crate) top_discard: Option<Card>,
    /// Whether the first turn is over.
    pub(crate) has_played: bool,
}

/// TK-022, TK-025: cards that all players draw from, and their discards.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Shared<const N: usize> {
    pub(crate) deck: Deck<Card, N>,
    pub(crate) discard: Deck<Card, N>,
}

/// TK-150 to TK-157: the tasks of High Form.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Tasks {
    pub(crate) deck: Deck<Task, MOST_TASKS>,
    pub(crate) current: List<Task, 3>,
    pub(crate) next: Option<Task>,
    /// TK-150: set aside while the first three are turned up.
    pub(crate) aside: List<Task, MOST_TASKS>,
    /// Claimed by each side.
    pub(crate) claimed: [List<Task, MOST_TASKS>; 2],
}

/// What belongs to a turn and ends with it (TK-056).
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Turn {
    /// Counted from 1; 0 before the first.
    pub(crate) number: u16,
    pub(crate) seat: Seat,
    /// TK-198: who decides: the seat, or its teammate once control was passed.
    pub(crate) controller: Seat,
    pub(crate) actions: u8,
    /// TK-135: whether it is an extra turn.
    pub(crate) is_extra: bool,
    /// TK-050.
    pub(crate) has_discarded: bool,
    /// TK-213.
    pub(crate) must_summon: bool,
    /// TK-078.
    pub(crate) enemy_counts: bool,
    /// TK-309: the colour that the next pattern is matched with instead of one's own.
    pub(crate) pattern_side: Option<Side>,
    /// Two empty squares count in the next pattern.
    pub(crate) empty_counts: bool,
    /// How many times more than once a destroyed enemy piece counts.
    pub(crate) more_counts: u8,
    /// TK-320: the card that was warped in this turn, if its own effect depends on it.
    pub(crate) warped: Option<Card>,
    /// TK-135.
    pub(crate) extra_turn: bool,
    pub(crate) extra_cards: u8,
    pub(crate) extra_legends: u8,
    pub(crate) tally: Tally,
    pub(crate) summons: Summons,
    /// TK-240: whether something happened that cannot happen for ever.
    pub(crate) has_progress: bool,
}

/// TK-225 to TK-228, TK-240: how near the end is.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct End {
    pub(crate) reason: Option<Reason>,
    /// TK-227: how many turns are left after this one, once the end has been triggered.
    pub(crate) turns_left: u8,
    /// TK-134, TK-203: a deck has run out in this turn.
    pub(crate) deck_ran_out: bool,
    pub(crate) idle_turns: u8,
    /// TK-243: extra turns each player took after the end was triggered.
    pub(crate) extra_turns: [u8; 4],
    pub(crate) is_over: bool,
}

kernel::word_enum! {
    /// TK-225: why the game ends.
    #[derive(BorshSerialize, BorshDeserialize)]
    pub enum Reason: "a reason to end" {
        /// A side has enough points.
        Points = "points",
        /// A deck has run out.
        Deck = "deck",
        /// TK-240: nothing has happened for long.
        Idle = "idle",
    }
}

/// TK-090: an effect that is being carried out.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Effect {
    pub(crate) card: Card,
    pub(crate) text: Text,
    /// The part that is next or under way.
    pub(crate) part: u8,
    /// How often it was done.
    pub(crate) round: u8,
    /// The parts that were done, one bit each.
    pub(crate) done: u16,
    /// The parts of which a move destroyed a piece, one bit each.
    pub(crate) killed: u16,
    /// The parts that made a piece legendary, one bit each.
    pub(crate) made_legendary: u16,
    /// Whether the card goes under its deck in the end.
    pub(crate) returns_card: bool,
    /// How many pieces the last part for all destroyed.
    pub(crate) destroyed: u8,
    /// The alternative that was chosen, counted from 1.
    pub(crate) branch: u8,
    /// Where the being was summoned and which way its pattern lies.
    pub(crate) summoned: Option<(Square, u8)>,
    /// TK-081: what putting the being there destroyed.
    pub(crate) onto: Onto,
    /// The being, while it is on the board.
    pub(crate) being: Option<Square>,
    /// The piece chosen or moved last, while it is on the board.
    pub(crate) it: Option<Square>,
    /// Where it stood and of which rank it was when it was chosen.
    pub(crate) it_was: Option<(Square, Rank)>,
    /// TK-082: the pieces of the pattern that are still on the board.
    pub(crate) used: Squares,
    /// Pieces that a part may still choose, followed as they move.
    pub(crate) pieces: Squares,
    /// Squares that a part has named.
    pub(crate) named: List<Square, 4>,
    /// The direction of the last move, or that was aimed at.
    pub(crate) direction: Option<Direction>,
    /// The rank of the piece that the last move destroyed.
    pub(crate) trampled: Option<Rank>,
    /// whether the one combat move of this part was made; also a flag of procedures.
    pub(crate) flag: bool,
    /// Sides that a procedure has to remember.
    pub(crate) sides: List<Side, 3>,
}

/// Which text of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Text {
    /// What a being does when it is summoned; the upper part of a flare.
    #[default]
    First,
    /// The freeze effect; the lower part of a flare.
    Later,
}

/// TK-081: what putting a being on its square destroyed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Onto {
    #[default]
    Nothing,
    OwnPiece,
    EnemyPiece,
}

/// Something half done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Frame {
    /// A question.
    Ask(Ask),
    /// Something chance has to bring.
    Chance(Chance),
    /// Something that goes on by itself.
    Do(Do),
}

/// What chance has to bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Chance {
    /// Who picks a school next.
    Picker,
    /// The school of a seat.
    School(Seat),
    /// Who takes the first turn.
    FirstPlayer,
    /// A school card, a legend or a flare for a seat.
    Draw(Seat, Draws),
    /// TK-150: one of the first tasks.
    FirstTask,
    /// TK-153: the next task.
    NextTask,
}

/// From which deck a card is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Draws {
    Being,
    Legend,
    Flare,
}

/// What goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Do {
    /// D-01: the next school.
    Schools,
    /// The cards of the seat so many places after the first player.
    Deal(u8),
    /// TK-150: the first tasks.
    FirstTasks,
    /// TK-153: a new next task.
    NextTask,
    /// D-02, D-03: the pieces on the start squares.
    StartPieces,
    BeginTurn,
    /// D-10.
    Hub,
    /// TK-080: the being appears.
    Appear,
    /// TK-090: the parts of an effect.
    Effect,
    /// TK-086: the card of a being leaves.
    AfterBeing(Card),
    /// TK-211: the card of a freeze effect leaves.
    AfterThaw(Card),
    /// TK-143: a part of a flare begins.
    FlarePart(Card, Text),
    /// TK-147: a flare leaves.
    AfterFlare(Card),
    /// T3.
    Score,
    /// T4.
    DrawStep,
    /// TK-133: so many flares, legends and school cards are still drawn.
    Draw {
        seat: Seat,
        flares: u8,
        legends: u8,
        beings: u8,
    },
    /// T5 and T6.
    FinishTurn,
}

impl State {
    pub(crate) fn new(rules: Rules) -> State {
        let entry = rules.entry();
        let zero = Seat::new(0);
        let mut state = State {
            rules,
            players: Default::default(),
            first: zero,
            board: Board::default(),
            stock: [[entry.stock_small, entry.stock_legendary]; MOST_SIDES],
            aside: Default::default(),
            legends: Shared { deck: Card::of_list(CardList::Legend).collect(), ..Shared::default() },
            flares: Shared { deck: Card::of_list(CardList::Flare).collect(), ..Shared::default() },
            tasks: Tasks::default(),
            points: Default::default(),
            improvised: Default::default(),
            slowed: [false; 4],
            gateway: None,
            on_merchant: None,
            turn: Turn::new(0, zero),
            end: End::default(),
            effect: Effect::default(),
            returned: List::default(),
            frames: Stack::default(),
        };
        if rules.form == Form::High {
            state.tasks.deck = Task::all().collect();
        }
        state.run(Do::Schools);
        state
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The side whose turn it is.
    #[inline]
    pub(crate) fn side(&self) -> Side {
        self.rules.side(self.turn.seat)
    }

    /// TK-192: the seat whose name and colour a side has: of a team, the teammate who plays sooner.
    #[inline]
    pub(crate) fn colour(&self, side: Side) -> Seat {
        self.rules.sooner(self.first, Seat::new(side.index() as u8))
    }

    /// A piece as it is told of.
    #[inline]
    pub(crate) fn seen(&self, piece: Piece) -> SeenPiece {
        SeenPiece { of: self.colour(piece.side), rank: piece.rank }
    }

    /// The other sides in turn order, beginning after a side.
    pub(crate) fn enemies(&self, of: Side) -> impl Iterator<Item = Side> + use<> {
        let sides = self.rules.sides();
        (1..sides).map(move |after| Side::new((of.index() as u8 + after) % sides))
    }

    /// TK-010, TK-011: the pieces of a kind that a side can put on the board.
    #[inline]
    pub(crate) fn supply(&self, side: Side, kind: Kind) -> u8 {
        let on_board = self.board.count(side, kind.ranks()) as u8;
        let on_merchant = self.on_merchant.is_some_and(|(of, rank, _)| of == side && rank.kind() == kind);
        self.stock[side.index()][kind as usize]
            - on_board
            - self.aside[side.index()][kind as usize]
            - u8::from(on_merchant)
    }

    /// TK-159, TK-323: the points of a side in High Form and Duel.
    pub(crate) fn score(&self, side: Side) -> i8 {
        let legendary = self.board.count(side, Ranks::Legendary) as i8;
        self.points[side.index()][0] as i8 + if self.rules.form == Form::High { legendary } else { 0 }
            - self.pending_loss(side)
    }

    /// TK-323: what a side loses for beings that are still pending.
    pub(crate) fn pending_loss(&self, side: Side) -> i8 {
        let seats = (0..self.rules.seats).map(Seat::new).filter(|&seat| self.rules.side(seat) == side);
        2 * seats.filter(|&seat| self.player(seat).pending.is_some()).count() as i8
    }

    /// What is on top of the stack; nothing when the game is over.
    #[inline]
    pub(crate) fn frame(&self) -> Option<Frame> {
        self.frames.top().copied()
    }

    /// The question that is asked.
    #[inline]
    pub(crate) fn question(&self) -> Option<Ask> {
        match self.frame() {
            Some(Frame::Ask(ask)) => Some(ask),
            Some(Frame::Chance(_) | Frame::Do(_)) | None => None,
        }
    }

    /// Asks this next.
    #[inline]
    pub(crate) fn ask(&mut self, ask: impl Into<Ask>) {
        self.frames.push(Frame::Ask(ask.into()));
    }

    /// Waits for chance next.
    #[inline]
    pub(crate) fn wait_for(&mut self, chance: Chance) {
        self.frames.push(Frame::Chance(chance));
    }

    /// Goes on with this next.
    #[inline]
    pub(crate) fn run(&mut self, next: Do) {
        self.frames.push(Frame::Do(next));
    }

    /// The parts of the effect that is being carried out.
    #[inline]
    pub(crate) fn parts(&self) -> &'static [Part] {
        let face = self.effect.card.face();
        match self.effect.text {
            Text::First => &face.effect,
            Text::Later => face.later.as_deref().unwrap_or_default(),
        }
    }

    /// Which way the pattern of the being lies.
    pub(crate) fn orientation(&self) -> Option<(Square, &'static Orientation)> {
        let (square, way) = self.effect.summoned?;
        Some((square, &self.effect.card.face().orientations[usize::from(way)]))
    }

    /// The directions of the card, as its pattern lies.
    pub(crate) fn shown_directions(&self) -> Directions {
        self.orientation().map_or(Directions::NONE, |(_, orientation)| orientation.directions)
    }

    /// The piece on a square that is known to hold one.
    #[inline]
    pub(crate) fn piece(&self, square: Square) -> Piece {
        self.board.at(square).expect("the square holds a piece")
    }

    /// Whatever must be true of every state.
    pub(crate) fn check(&self) -> Result<(), String> {
        self.board.check()?;
        for side in Side::first(self.rules.sides()) {
            for kind in Kind::ALL {
                let on_board = self.board.count(side, kind.ranks());
                let stored = self.on_merchant.filter(|(of, rank, _)| *of == side && rank.kind() == kind);
                let aside = self.aside[side.index()][kind as usize] + u8::from(stored.is_some());
                if on_board + u32::from(aside) > u32::from(self.stock[side.index()][kind as usize]) {
                    return Err(format!(
                        "{side:?} has {on_board} pieces of {kind:?} on the board and {aside} beside it"
                    ));
                }
            }
        }
        if self.gateway.is_some_and(|gateway| !self.can_be_gateway(gateway)) {
            return Err(format!("the Gateway is on {:?}", self.gateway));
        }
        for player in self.players.iter().filter(|player| player.school.is_some()) {
            if player.pending.is_some_and(|card| !player.beings.contains(card)) {
                return Err("a pending being is in no hand".to_owned());
            }
            if player.top_discard.is_some_and(|card| !player.discard.contains(card)) {
                return Err("the top of a discard pile is not in it".to_owned());
            }
            let mut cards: Vec<Card> = player.deck.all().chain(player.beings.cards()).collect();
            cards.extend(player.discard.cards().chain(player.stored));
            let limbo = self.limbo().filter(|card| player.school.is_some_and(|school| school.has(*card)));
            // TK-021: a card that is being played belongs to whoever plays it.
            let owner = std::ptr::eq(player, self.player(self.turn.seat));
            cards.extend(limbo.filter(|_| owner));
            cards.sort_unstable();
            let all: Vec<Card> = player.school.into_iter().flat_map(School::cards).collect();
            if cards != all {
                return Err(format!("the school cards are {cards:?}"));
            }
        }
        self.check_shared(CardList::Legend, &self.legends, |player| player.legends.cards().collect())?;
        self.check_shared(CardList::Flare, &self.flares, |player| player.flare.cards().collect())?;
        if self.rules.form == Form::High {
            let tasks = &self.tasks;
            let seen =
                tasks.current.iter().chain(tasks.aside.iter()).chain(tasks.claimed.iter().flat_map(|list| list.iter()));
            let mut all: Vec<Task> = tasks.deck.all().chain(tasks.next).chain(seen.copied()).collect();
            all.sort_unstable();
            if all.iter().copied().ne(Task::all()) {
                return Err(format!("the tasks are {all:?}"));
            }
        }
        Ok(())
    }

    /// TK-300, TK-305: whether a common or heroic piece of the side that plays Nethervoid stands there.
    fn can_be_gateway(&self, square: Square) -> bool {
        let Some(piece) = self.board.at(square) else { return false };
        let is_of_the_side = |seat: u8| {
            let seat = Seat::new(seat);
            let school = self.player(seat).school.filter(|_| self.rules.side(seat) == piece.side);
            school.is_some_and(|school| school.cards().any(|card| card.face().list == CardList::Nethervoid))
        };
        piece.rank != Rank::Legendary && (0..self.rules.seats).any(is_of_the_side)
    }

    fn check_shared<const N: usize>(
        &self,
        list: CardList,
        shared: &Shared<N>,
        held: impl Fn(&Player) -> Vec<Card>,
    ) -> Result<(), String> {
        let mut cards: Vec<Card> = shared.deck.all().chain(shared.discard.all()).collect();
        cards.extend(self.players.iter().flat_map(held));
        cards.extend(self.limbo().filter(|card| card.face().list == list));
        cards.sort_unstable();
        if cards.iter().copied().ne(Card::of_list(list)) {
            return Err(format!("the cards of {list} are {cards:?}"));
        }
        Ok(())
    }

    /// The cards that are nowhere else while they are played.
    fn limbo(&self) -> impl Iterator<Item = Card> {
        self.frames.iter().filter_map(|frame| match *frame {
            Frame::Do(Do::AfterBeing(card) | Do::AfterThaw(card) | Do::AfterFlare(card)) => Some(card),
            Frame::Ask(ask) => ask.holds(),
            Frame::Do(_) | Frame::Chance(_) => None,
        })
    }
}

impl Turn {
    pub(crate) fn new(number: u16, seat: Seat) -> Turn {
        Turn {
            number,
            seat,
            controller: seat,
            actions: 0,
            is_extra: false,
            has_discarded: false,
            must_summon: false,
            enemy_counts: false,
            pattern_side: None,
            empty_counts: false,
            more_counts: 0,
            warped: None,
            extra_turn: false,
            extra_cards: 0,
            extra_legends: 0,
            tally: Tally::default(),
            summons: Summons::default(),
            has_progress: false,
        }
    }

    /// TK-198: whether control was passed.
    #[inline]
    pub(crate) fn is_passed(&self) -> bool {
        self.controller != self.seat
    }
}

impl School {
    fn has(self, card: Card) -> bool {
        self.cards().any(|own| own == card)
    }
}
