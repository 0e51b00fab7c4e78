//! Positions to test from, and what can be done and seen in them.

use std::ops::{Deref, DerefMut};

use kernel::{Knowers, Seat, Setup, Snapshot, Stack, Table, Verdict};

use crate::ask::Hub;
use crate::board::{Kind, Piece, Rank, Side};
use crate::cards::{Card, CardType, School, Task};
use crate::rules::Rules;
use crate::square::Square;
use crate::state::{Player, State, Turn};
use crate::{Game, TashKalar};

/// Whose turn it is in these tests; of the sides: colour 1.
pub(super) const A: Seat = Seat::new(0);
/// The next player, of colour 2.
pub(super) const B: Seat = Seat::new(1);
/// The third player: A's teammate, or of colour 3.
pub(super) const C: Seat = Seat::new(2);
/// The fourth player: B's teammate, or of colour 4.
pub(super) const D: Seat = Seat::new(3);

/// A table in a position that a test has set up, or come to.
///
/// It is A's turn, the third of the game, with two actions. Hands are empty and all cards are in their decks; the arena is empty; in
/// High Form no task is face up. Tests then put pieces on the arena and cards into hands.
#[derive(Clone)]
pub(super) struct Position(laws::Position<TashKalar>);

impl Deref for Position {
    type Target = laws::Position<TashKalar>;

    fn deref(&self) -> &laws::Position<TashKalar> {
        &self.0
    }
}

impl DerefMut for Position {
    fn deref_mut(&mut self) -> &mut laws::Position<TashKalar> {
        &mut self.0
    }
}

pub(super) fn card(id: &str) -> Card {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub(super) fn task(id: &str) -> Task {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub(super) fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

impl Position {
    /// A form with one school for each seat, for example `("duel", &["northern", "everfrost"])`.
    pub(super) fn new(form: &str, schools: &[&str]) -> Position {
        let setup = Setup::new(TashKalar::meta(), schools.len() as u8, [("form", form)]).expect("the form fits");
        let mut state = State::new(Rules::of(&setup));
        for (player, id) in state.players.iter_mut().zip(schools) {
            let school: School = id.parse().unwrap_or_else(|error| panic!("{error}"));
            *player = Player { school: Some(school), deck: school.cards().collect(), ..Player::default() };
        }
        state.frames = Stack::default();
        state.turn = Turn { actions: 2, ..Turn::new(3, A) };
        state.ask(Hub);
        Position(laws::Position::of(state))
    }

    /// A table before the first decision, with these options beside the form.
    pub(super) fn opening(form: &str, seats: u8, schools: &str) -> Position {
        let setup = Setup::new(TashKalar::meta(), seats, [("form", form), ("school_selection", schools)]);
        let state = TashKalar::start(&setup.expect("the form fits")).expect("a game begins");
        Position(laws::Position::of(state))
    }

    /// Two teams: A with this school and C against B and D.
    pub(super) fn teams(form: &str, school: &str) -> Position {
        let others = ["northern", "southern", "highland", "sylvan"].into_iter().filter(|other| *other != school);
        let mut schools = vec![school];
        schools.extend(others.take(3));
        Position::new(form, &schools)
    }

    /// High Form: the Northern Empire against this school.
    pub(super) fn high(school: &str) -> Position {
        Position::new("high", &[school, if school == "northern" { "southern" } else { "northern" }])
    }

    /// Deathmatch Duel: this school against the Northern (or Southern) Empire.
    pub(super) fn duel(school: &str) -> Position {
        Position::new("duel", &[school, if school == "northern" { "southern" } else { "northern" }])
    }

    /// Deathmatch Melee for three, A with this school.
    pub(super) fn melee(school: &str) -> Position {
        let others = ["northern", "southern", "highland", "sylvan"].into_iter().filter(|other| *other != school);
        let mut schools = vec![school];
        schools.extend(others.take(2));
        Position::new("melee", &schools)
    }

    /// Puts pieces on the arena, written as in the worked examples: `"A:C d4 e5, B:H d3"`. Sides are A to D, ranks C, H and L.
    pub(super) fn pieces(mut self, text: &str) -> Position {
        for group in text.split(", ") {
            let mut words = group.split(' ');
            let head = words.next().expect("a side and a rank");
            let (side, rank) = head.split_once(':').unwrap_or_else(|| panic!("`{head}` is not like A:C"));
            let side = Side::new(side.as_bytes()[0] - b'A');
            let rank = match rank {
                "C" => Rank::Common,
                "H" => Rank::Heroic,
                "L" => Rank::Legendary,
                _ => panic!("`{rank}` is not C, H or L"),
            };
            for name in words {
                self.state.board.put(square(name), Piece { side, rank });
            }
        }
        self
    }

    /// Cards from their decks into a hand.
    pub(super) fn hand_of(mut self, seat: Seat, ids: &[&str]) -> Position {
        for id in ids {
            self.take(seat, card(id));
            let player = self.state.player_mut(seat);
            let (card, by) = (card(id), Knowers::only(seat));
            match card.of_type() {
                CardType::Being => player.beings.add(card, by),
                CardType::Legend => player.legends.add(card, by),
                CardType::Flare => player.flare.add(card, by),
            }
        }
        self
    }

    /// Cards from their decks into A's hand: `["imp-knight", "leg-titan", "fla-04"]`.
    pub(super) fn hand(self, ids: &[&str]) -> Position {
        self.hand_of(A, ids)
    }

    fn take(&mut self, seat: Seat, card: Card) {
        let found = match card.of_type() {
            CardType::Being => self.state.player_mut(seat).deck.take_unseen(card),
            CardType::Legend => self.state.legends.deck.take_unseen(card),
            CardType::Flare => self.state.flares.deck.take_unseen(card),
        };
        assert!(found, "{card} is not left");
    }

    /// School cards from A's deck onto A's discard pile, played for all to see.
    pub(super) fn pile(mut self, ids: &[&str]) -> Position {
        for id in ids {
            self.take(A, card(id));
            let player = self.state.player_mut(A);
            player.discard.add(card(id), Knowers::EVERYBODY);
            player.top_discard = Some(card(id));
        }
        self
    }

    /// A school card from A's deck into A's freeze slot.
    pub(super) fn stored(mut self, id: &str) -> Position {
        self.take(A, card(id));
        self.state.player_mut(A).stored = Some(card(id));
        self
    }

    /// A school card from A's deck into A's hand, where it is pending; its warp effect was used in an earlier turn.
    pub(super) fn pending(mut self, id: &str) -> Position {
        self.take(A, card(id));
        let player = self.state.player_mut(A);
        player.beings.add(card(id), Knowers::EVERYBODY);
        player.pending = Some(card(id));
        self.played()
    }

    /// TK-320: it is not A's first turn.
    pub(super) fn played(mut self) -> Position {
        self.state.player_mut(A).has_played = true;
        self
    }

    /// The current tasks, and the next one.
    pub(super) fn tasks(mut self, current: &[&str], next: Option<&str>) -> Position {
        for id in current {
            assert!(self.state.tasks.deck.take_unseen(task(id)), "{id} is not left");
            self.state.tasks.current.push(task(id));
        }
        if let Some(id) = next {
            assert!(self.state.tasks.deck.take_unseen(task(id)), "{id} is not left");
            self.state.tasks.next = Some(task(id));
        }
        self
    }

    /// So many actions are left.
    pub(super) fn actions(mut self, actions: u8) -> Position {
        self.state.turn.actions = actions;
        self
    }

    /// It is the turn with this number, of this seat, with so many actions.
    pub(super) fn turn_of(mut self, seat: Seat, number: u16, actions: u8) -> Position {
        self.state.turn = Turn { actions, ..Turn::new(number, seat) };
        self
    }

    /// TK-123: so many common, heroic and legendary pieces of a seat's side were destroyed in this turn.
    pub(super) fn killed(mut self, seat: Seat, tally: [u8; 3]) -> Position {
        let side = self.state.rules.side(seat);
        self.state.turn.tally[side.index()] = tally;
        self
    }

    /// In High Form and Duel: the points that a seat's side has scored.
    pub(super) fn points(mut self, seat: Seat, points: u8) -> Position {
        let side = self.state.rules.side(seat);
        self.state.points[side.index()][0] = points;
        self
    }

    /// In Melee: the points that a seat has scored in the colour of another.
    pub(super) fn colour(mut self, seat: Seat, colour: Seat, points: u8) -> Position {
        self.state.points[seat.index()][colour.index()] = points;
        self
    }

    /// Common pieces of a seat's side until so many small ones are left in its supply: of A from the bottom right of the arena on, of
    /// others from the top left.
    pub(super) fn crowded(mut self, seat: Seat, left: u8) -> Position {
        let side = self.state.rules.side(seat);
        let empty: Vec<Square> = self.state.board.empty().collect();
        let order: Vec<Square> = if seat == A { empty.into_iter().rev().collect() } else { empty };
        let count = usize::from(self.state.supply(side, Kind::Small) - left);
        for square in order.into_iter().take(count) {
            self.state.board.put(square, Piece { side, rank: Rank::Common });
        }
        self
    }

    /// So many cards are left in a seat's deck; the others were discarded face down.
    pub(super) fn deck_of(mut self, seat: Seat, left: usize) -> Position {
        let player = self.state.player_mut(seat);
        let cards: Vec<Card> = player.deck.unseen().collect();
        for card in cards.into_iter().rev().take(player.deck.len() - left) {
            player.deck.take_unseen(card);
            player.discard.add(card, Knowers::only(seat));
        }
        self
    }

    /// A summoning from the hand, the first way its pattern can lie there; the test fails if there is none.
    pub(super) fn summon(&mut self, id: &str, at: &str) -> &mut Position {
        let start = format!("summon {id} {at} ");
        let offered = self.offered();
        let action = offered.iter().find(|action| action.starts_with(&start));
        let action = action.unwrap_or_else(|| panic!("`{start}` is not offered: {offered:?}")).clone();
        self.act(&action);
        self
    }

    /// The summonings that are offered with a card.
    pub(super) fn summonings(&self, id: &str) -> Vec<String> {
        self.offered().into_iter().filter(|action| action.starts_with(&format!("summon {id} "))).collect()
    }

    /// The ways in which a card can be summoned on a square.
    pub(super) fn ways(&self, id: &str, at: &str) -> Vec<String> {
        self.offered().into_iter().filter(|action| action.starts_with(&format!("summon {id} {at} "))).collect()
    }

    /// The squares of the pieces for which a move or leap is offered, row by row.
    pub(super) fn movers(&self) -> String {
        let mut movers: Vec<String> = self.offered_moves().map(|(from, _)| from).collect();
        movers.dedup();
        movers.join(" ")
    }

    /// Where the piece on a square is offered to move or leap, row by row.
    pub(super) fn moves_from(&self, from: &str) -> String {
        let moves = self.offered_moves().filter(|(mover, _)| mover == from).map(|(_, to)| to);
        moves.collect::<Vec<String>>().join(" ")
    }

    fn offered_moves(&self) -> impl Iterator<Item = (String, String)> {
        self.offered().into_iter().filter_map(|action| match *action.split(' ').collect::<Vec<_>>() {
            ["step" | "leap", from, to] => Some((from.to_owned(), to.to_owned())),
            _ => None,
        })
    }

    /// The squares and pieces that are offered as a target, row by row.
    pub(super) fn targets(&self) -> String {
        let offered = self.offered();
        let squares: Vec<&str> = offered.iter().filter_map(|action| action.strip_prefix("at ")).collect();
        squares.join(" ")
    }

    /// What stands on a square, for example `"A:C"`; empty if nothing does.
    pub(super) fn at(&self, name: &str) -> String {
        self.state.board.at(square(name)).map_or(String::new(), |piece| {
            let rank = ["C", "H", "L"][piece.rank as usize];
            format!("{}:{rank}", char::from(b'A' + piece.side.index() as u8))
        })
    }

    /// All pieces on the arena, written as in [`Position::pieces`]: by side and rank, row by row.
    pub(super) fn arena(&self) -> String {
        let board = &self.state.board;
        let mut groups: Vec<(Side, Rank, String)> = Vec::new();
        for square in board.occupied() {
            let Piece { side, rank } = self.state.piece(square);
            match groups.iter_mut().find(|(of, with, _)| (*of, *with) == (side, rank)) {
                Some((_, _, squares)) => squares.push_str(&format!(" {square}")),
                None => groups.push((side, rank, format!("{} {square}", self.at(&square.to_string())))),
            }
        }
        groups.sort_by_key(|&(side, rank, _)| (side.index(), rank));
        groups.into_iter().map(|(_, _, group)| group).collect::<Vec<_>>().join(", ")
    }

    /// Everything that is offered to the asked seat, in one line.
    pub(super) fn menu(&self) -> String {
        self.offered().join(", ")
    }

    /// D-10: whether the table waits for the next thing in the turn, so that nothing is being resolved.
    pub(super) fn is_at_hub(&self) -> bool {
        self.view(kernel::Viewer::SPECTATOR).step == crate::Step::Hub
    }

    /// How many pieces a seat's side has on the arena.
    pub(super) fn count(&self, seat: Seat) -> u32 {
        self.state.board.of(self.state.rules.side(seat)).len()
    }

    /// TK-123: the common, heroic and legendary pieces of a seat's side that were destroyed in this turn.
    pub(super) fn tally(&self, seat: Seat) -> [u8; 3] {
        self.state.turn.tally[self.state.rules.side(seat).index()]
    }

    /// What counts for a seat's side: in Melee the lowest colour.
    pub(super) fn score(&self, seat: Seat) -> i8 {
        crate::flow::ending::result(&self.state, self.state.rules.side(seat))
    }

    /// Melee: a seat's points in the colour of another.
    pub(super) fn points_in(&self, seat: Seat, colour: Seat) -> u8 {
        self.state.points[seat.index()][colour.index()]
    }

    /// TK-010, TK-011: small and legendary pieces in the supply of a seat's side.
    pub(super) fn supply(&self, seat: Seat) -> [u8; 2] {
        let side = self.state.rules.side(seat);
        Kind::ALL.map(|kind| self.state.supply(side, kind))
    }

    /// The actions that are left.
    pub(super) fn actions_left(&self) -> u8 {
        self.state.turn.actions
    }

    /// Ends the turn, with whatever chance brings, up to the next question.
    pub(super) fn end_turn(&mut self) -> &mut Position {
        self.act("end");
        self.luck();
        self
    }

    /// Puts these pieces on the arena and this card into A's hand, and summons it on e5.
    pub(super) fn summoned(self, id: &str, pieces: &str) -> Position {
        let mut position = self.pieces(pieces).hand(&[id]);
        position.summon(id, "e5");
        position
    }

    /// The position in which these things were done too.
    pub(super) fn then(&self, actions: &[&str]) -> Position {
        let mut position = self.clone();
        position.acts(actions);
        position
    }

    /// Does these things and ends the turn, whatever is drawn.
    pub(super) fn finish(&mut self, actions: &[&str]) {
        self.acts(actions);
        self.end_turn();
    }

    /// Places pieces with all actions that are left, on the first empty squares, and ends the turn.
    pub(super) fn idle(&mut self) -> &mut Position {
        while self.actions_left() > 0 {
            let offered = self.offered();
            let place = offered.iter().find(|action| action.starts_with("place ")).expect("a piece can be placed");
            self.act(&place.clone());
        }
        self.end_turn()
    }

    /// The cards in a seat's discard pile.
    pub(super) fn pile_of(&self, seat: Seat) -> Vec<String> {
        self.state.player(seat).discard.cards().map(|card| card.to_string()).collect()
    }

    /// The freeze effect in a seat's slot.
    pub(super) fn slot_of(&self, seat: Seat) -> Option<String> {
        self.state.player(seat).stored.map(|card| card.to_string())
    }

    /// The cards in a seat's hand: school cards, legends, flares.
    pub(super) fn held_by(&self, seat: Seat) -> Vec<String> {
        let player = self.state.player(seat);
        let cards = player.beings.cards().chain(player.legends.cards()).chain(player.flare.cards());
        cards.map(|card| card.to_string()).collect()
    }

    /// How the game ended.
    pub(super) fn verdict(&self) -> Verdict {
        assert!(self.is_over(), "the game is over");
        TashKalar::verdict(&self.state)
    }

    /// A table that goes on from here, where actions can be taken back.
    pub(super) fn table(&self) -> Table<TashKalar> {
        let Rules { form, seats, .. } = self.state.rules;
        let setup = Setup::new(TashKalar::meta(), seats, [("form", form.word())]).expect("the form fits");
        Table::open(&Snapshot::of::<TashKalar>(&setup, &self.state)).expect("the state is sound")
    }
}
