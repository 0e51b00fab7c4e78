//! Positions to test from, and what can be done and seen in them.

use std::ops::{Deref, DerefMut};

use kernel::{Bag, Knowers, Seat, Stack, Viewer};

use crate::Terrors;
use crate::action::Outcome;
use crate::ask::ActionPhase;
use crate::cards::{BOX, Card, Kind, Overlord, Pool};
use crate::event::Sight;
use crate::rules::Rules;
use crate::state::{Do, InPlay, State, Token};

/// Whose turn it is in these tests, and who begins.
pub(super) const A: Seat = Seat::new(0);
/// The opponent.
pub(super) const B: Seat = Seat::new(1);

/// A table in a position that a test has set up, or come to.
///
/// It is A's turn in round 1. Cards are named as in the card file and taken from the Market, the Acolytes, the box or the own deck,
/// so that every card stays in the game once. Decks are empty unless a test fills them: what is left of the starting decks is out of
/// the game.
#[derive(Clone)]
pub(super) struct Position(laws::Position<Terrors>);

impl Deref for Position {
    type Target = laws::Position<Terrors>;

    fn deref(&self) -> &laws::Position<Terrors> {
        &self.0
    }
}

impl DerefMut for Position {
    fn deref_mut(&mut self) -> &mut laws::Position<Terrors> {
        &mut self.0
    }
}

pub(super) fn kind(id: &str) -> Kind {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub(super) fn card(id: &str) -> Card {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

impl Position {
    /// A turn of A as this Overlord, against B as that one; both with the Influence cards for beginners.
    pub(super) fn new(own: &str, other: &str) -> Position {
        let mut state = State::new(Rules { beginner: true, random_overlords: false });
        for (seat, id) in [(A, own), (B, other)] {
            let overlord: Overlord = id.parse().unwrap_or_else(|error| panic!("{error}"));
            let mut marked = overlord.influences().filter(|kind| kind.face().beginner);
            let influences = std::array::from_fn(|_| marked.next().expect("two are marked"));
            let player = &mut state.players[seat.index()];
            player.overlord = Some(overlord);
            player.life = overlord.sheet().life;
            player.influences = Some(influences);
            for kind in Kind::starters().chain(influences) {
                state.removed.insert(kind);
            }
        }
        for _ in 0..BOX.file.meta.street {
            state.street.push(None);
        }
        state.round = 1;
        state.frames = Stack::default();
        state.run(Do::ActionPhase);
        state.ask(ActionPhase);
        Position::of(state)
    }

    /// A table in this state.
    pub(super) fn of(state: State) -> Position {
        Position(laws::Position::of(state).spelled(spell))
    }

    /// Fenris against Azazael, for tests in which the Overlords do not matter.
    pub(super) fn usual() -> Position {
        Position::new("fenris", "azazael")
    }

    /// Gives this seat other Influence cards than those for beginners.
    pub(super) fn influences(mut self, seat: Seat, ids: [&str; 2]) -> Position {
        let old = self.state.player(seat).influences.expect("set");
        let new = ids.map(kind);
        for kind in old {
            assert!(self.state.removed.remove(kind), "before any of them is used");
        }
        for kind in new {
            self.state.removed.insert(kind);
        }
        self.state.player_mut(seat).influences = Some(new);
        self
    }

    /// Takes a card out of where cards wait for tests: the Market, the Acolytes, or the unused starting cards.
    fn take(&mut self, id: &str) -> Card {
        let card = card(id);
        let state = &mut self.state;
        let found =
            state.market.remove(card.kind) || state.acolytes.remove(card.kind) || state.removed.remove(card.kind);
        assert!(found, "{id} is not left");
        card
    }

    pub(super) fn hand_of(mut self, seat: Seat, ids: &[&str]) -> Position {
        for id in ids {
            let card = self.take(id);
            self.state.player_mut(seat).hand.add(card, Knowers::only(seat));
        }
        self
    }

    /// A's hand, known to A alone.
    pub(super) fn hand(self, ids: &[&str]) -> Position {
        self.hand_of(A, ids)
    }

    pub(super) fn play_of(mut self, seat: Seat, ids: &[&str]) -> Position {
        for id in ids {
            let card = self.take(id);
            self.state.last_id += 1;
            let id = self.state.last_id;
            self.state.player_mut(seat).play.push(InPlay { card, id, ..InPlay::default() });
        }
        self
    }

    /// Cards in A's play area, Relics too; they get the numbers 1, 2 and so on.
    pub(super) fn play(self, ids: &[&str]) -> Position {
        self.play_of(A, ids)
    }

    pub(super) fn discard_of(mut self, seat: Seat, ids: &[&str]) -> Position {
        for id in ids {
            let card = self.take(id);
            self.state.player_mut(seat).discard.insert(card);
        }
        self
    }

    pub(super) fn discard(self, ids: &[&str]) -> Position {
        self.discard_of(A, ids)
    }

    /// The unseen cards of a deck, in no order.
    pub(super) fn deck_of(mut self, seat: Seat, ids: &[&str]) -> Position {
        let cards: Vec<Card> = ids.iter().map(|id| self.take(id)).collect();
        self.state.player_mut(seat).deck = cards.into_iter().collect();
        self
    }

    pub(super) fn deck(self, ids: &[&str]) -> Position {
        self.deck_of(A, ids)
    }

    /// Puts a card on top of a deck, known to these.
    pub(super) fn on_top(mut self, seat: Seat, id: &str, by: Knowers) -> Position {
        let card = self.take(id);
        self.state.player_mut(seat).deck.put_on_top(card, by);
        self
    }

    /// The Street from place 1 on.
    pub(super) fn street(mut self, ids: &[&str]) -> Position {
        for (place, id) in ids.iter().enumerate() {
            self.state.street[place] = Some(self.take(id).kind);
        }
        self
    }

    /// The Market shall hold only these; what else is left of it is out of the game.
    pub(super) fn market(mut self, ids: &[&str]) -> Position {
        let wanted: Vec<Kind> = ids.iter().map(|id| self.take(id).kind).collect();
        let rest = std::mem::take(&mut self.state.market);
        rest.cards().iter().for_each(|&kind| self.state.removed.insert(kind));
        self.state.market = wanted.into_iter().collect();
        self
    }

    /// The Acolyte pile shall hold only these.
    pub(super) fn acolytes(mut self, ids: &[&str]) -> Position {
        let wanted: Vec<Kind> = ids.iter().map(|id| self.take(id).kind).collect();
        let rest = std::mem::take(&mut self.state.acolytes);
        rest.cards().iter().for_each(|&kind| self.state.removed.insert(kind));
        self.state.acolytes = wanted.into_iter().collect();
        self
    }

    pub(super) fn pool(mut self, coin: u16, power: u16, regen: u16) -> Position {
        self.state.turn.pool = Pool { coin, power, regen };
        self
    }

    pub(super) fn life(mut self, own: u8, other: u8) -> Position {
        (self.state.players[0].life, self.state.players[1].life) = (own, other);
        self
    }

    /// Puts a token on a card in play; A's with its Banish side up was there when the turn began.
    pub(super) fn token(mut self, id: &str, token: Token) -> Position {
        let number = self.id(id);
        self.state.haunt_supply -= 1;
        for (seat, player) in self.state.players.iter_mut().enumerate() {
            for entry in player.play.iter_mut().filter(|entry| entry.id == number) {
                (entry.token, entry.started) = (token, token == Token::Banish && seat == A.index());
            }
        }
        self
    }

    pub(super) fn round(mut self, round: u8) -> Position {
        self.state.round = round;
        self
    }

    /// The number of the first card in play with this name, of the active player if there is one.
    pub(super) fn id(&self, id: &str) -> u8 {
        id_of(&self.state, id)
    }

    /// The asked seat does something that is offered: `play witch`, `horde @skeleton @poltergeist`.
    pub(super) fn act(&mut self, text: &str) -> &mut Position {
        self.0.act(text);
        self
    }

    /// The asked seat does these things one after another.
    pub(super) fn acts(&mut self, texts: &[&str]) -> &mut Position {
        self.0.acts(texts);
        self
    }

    /// Chance brings these cards, one after another.
    pub(super) fn brings(&mut self, ids: &[&str]) -> &mut Position {
        for id in ids {
            self.resolve(Outcome::Card(card(id)));
        }
        self
    }

    pub(super) fn resolve(&mut self, outcome: Outcome) -> &mut Position {
        self.0.chance(outcome);
        self
    }

    /// Chance brings whatever is listed first until it has spoken: for draws that do not matter.
    pub(super) fn luck(&mut self) -> &mut Position {
        self.0.luck();
        self
    }

    /// Coins, Power and Regeneration.
    pub(super) fn resources(&self) -> (u16, u16, u16) {
        let pool = self.state.turn.pool;
        (pool.coin, pool.power, pool.regen)
    }

    pub(super) fn lives(&self) -> (u8, u8) {
        (self.state.players[0].life, self.state.players[1].life)
    }

    pub(super) fn hand_names(&self, seat: Seat) -> Vec<String> {
        self.state.player(seat).hand.cards().map(|card| card.to_string()).collect()
    }

    pub(super) fn discard_names(&self, seat: Seat) -> Vec<String> {
        self.state.player(seat).discard.cards().iter().map(ToString::to_string).collect()
    }

    /// The cards in play, in order, without their marks.
    pub(super) fn play_names(&self, seat: Seat) -> Vec<String> {
        self.state.player(seat).play.iter().map(|entry| entry.card.kind.to_string()).collect()
    }

    pub(super) fn entry(&self, id: &str) -> InPlay {
        let number = self.id(id);
        let mut entries = self.state.players.iter().flat_map(|player| player.play.iter());
        *entries.find(|entry| entry.id == number).expect("it is in play")
    }

    pub(super) fn is_removed(&self, id: &str) -> bool {
        self.state.removed.contains(kind(id))
    }

    pub(super) fn street_names(&self) -> Vec<String> {
        let name = |kind: &Option<Kind>| kind.map_or_else(|| "-".to_owned(), |kind| kind.to_string());
        self.state.street.iter().map(name).collect()
    }

    /// Forgets what happened so far.
    pub(super) fn forget(&mut self) -> &mut Position {
        self.0.forget();
        self
    }
}

fn id_of(state: &State, id: &str) -> u8 {
    let wanted = kind(id);
    let seats = [state.active, state.opponent()];
    let mut entries = seats.into_iter().flat_map(|seat| state.player(seat).play.iter());
    entries.find(|entry| entry.card.kind == wanted).unwrap_or_else(|| panic!("{id} is not in play")).id
}

/// An action may name a card in play as `@name`.
fn spell(state: &State, text: &str) -> String {
    let words = text.split(' ').map(|word| match word.strip_prefix('@') {
        Some(name) => id_of(state, name).to_string(),
        None => word.to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// As many of each as they say, in the order of the card file.
pub(super) fn sorted(ids: &[&str]) -> Vec<String> {
    let bag: Bag<Kind, 64> = ids.iter().map(|id| kind(id)).collect();
    bag.cards().iter().map(ToString::to_string).collect()
}

impl Position {
    /// The cards of a deck, those that are known or not, as the card file orders them.
    pub(super) fn deck_names(&self, seat: Seat) -> Vec<String> {
        let mut cards: Vec<Card> = self.state.player(seat).deck.all().collect();
        cards.sort_unstable();
        cards.iter().map(ToString::to_string).collect()
    }

    /// What the viewer knows of a hand.
    pub(super) fn shown(&self, viewer: Viewer, seat: Seat) -> Vec<String> {
        self.view(viewer).players[seat.index()].hand.shown.iter().map(ToString::to_string).collect()
    }

    /// What the viewer knows of a deck: how deep and what.
    pub(super) fn known(&self, viewer: Viewer, seat: Seat) -> Vec<(u8, String)> {
        let known = self.view(viewer).players[seat.index()].deck.known.clone();
        known.iter().map(|seen| (seen.depth, seen.card.to_string())).collect()
    }

    /// Whether this happened since the position was set up, as everybody can tell.
    pub(super) fn happened(&self, sight: Sight) -> bool {
        self.told(&sight)
    }

    /// The cards of the active player's Hordes from left to right.
    pub(super) fn chained(&self) -> Vec<String> {
        let members = self.state.own().play.iter().filter(|entry| entry.horde != 0);
        members.map(|entry| entry.card.kind.to_string()).collect()
    }
}
