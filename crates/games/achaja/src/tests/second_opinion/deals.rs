//! Section 8.12: deals disturb nothing else. What they exchange is taken over from the game.

use kernel::{Dice, Game, Seat, Viewer};

use super::player::Both;
use super::table::Player;
use crate::cards::Intrigue;
use crate::event::{Event, Sight};
use crate::{Achaja, Action};

/// Everything that a deal can move, of all players together.
fn goods(players: &[Player]) -> (u32, usize, usize, u32, Vec<&'static str>) {
    let mut cards: Vec<&str> = players.iter().flat_map(|player| player.hand.clone()).collect();
    cards.sort_unstable();
    let gold = players.iter().map(|player| player.gold).sum();
    let street = players.iter().map(|player| player.street).sum();
    let palace = players.iter().map(|player| player.palace).sum();
    let power = players.iter().map(|player| player.power).sum();
    (gold, street, palace, power, cards)
}

impl Both {
    /// Somebody does something about a deal. Says whether anybody did.
    pub(super) fn deal(&mut self) -> bool {
        let accepts = |action: &Action| action.to_string().starts_with("accept");
        let ends = |action: &Action| action.to_string().starts_with("propose") || accepts(action);
        let mut seat = Seat::new(self.dice.below(self.slow.table.seats as u32) as u8);
        let partners: Vec<Seat> =
            self.fast.all_seats().iter().filter(|seat| self.deals(*seat).iter().any(accepts)).collect();
        if !partners.is_empty() && self.happens(70) {
            seat = self.dice.pick(&partners);
        }
        let mut interjections = self.deals(seat);
        if interjections.is_empty() {
            return false;
        }
        if interjections.iter().any(ends) && self.happens(40) {
            interjections.retain(ends);
        }
        let action = self.dice.pick(&interjections);
        self.story.push(format!("{seat}: {action}"));
        let mut events: Vec<Event> = Vec::new();
        Achaja::apply(&mut self.fast, seat, action, &mut events);
        let made = events.iter().find_map(|event| match event {
            Event::Open(Sight::Deal { seat, to, .. }) => Some((*seat, *to)),
            _ => None,
        });
        if !events.is_empty() {
            // ACH-029.
            self.slow.drafts[seat.index()].clear();
        }
        if let Some((seat, to)) = made {
            self.slow.drafts[seat.index()].clear();
            self.slow.drafts[to.index()].clear();
            let players = self.players();
            assert_eq!(goods(&self.slow.table.players), goods(&players), "after {:?}", self.story.last());
            self.slow.deal(players);
        }
        true
    }

    /// What a seat may do about deals.
    fn deals(&self, seat: Seat) -> Vec<Action> {
        let mut interjections: Vec<Action> = Vec::new();
        Achaja::interjections(&self.fast, seat, &mut interjections);
        interjections.retain(|action| matches!(action, Action::Deal(_)));
        interjections
    }

    /// What the players have in the game.
    fn players(&self) -> Vec<Player> {
        let player = |(index, own): (usize, &Player)| {
            let player = self.fast.player(Seat::new(index as u8));
            let known = player.hand.known().iter().filter(|known| Viewer::SPECTATOR.knows(known.by));
            Player {
                gold: player.gold,
                hand: player.hand.cards().map(Intrigue::id).collect(),
                known: known.map(|known| known.card.id()).collect(),
                street: player.cousins[0].into(),
                palace: player.cousins[1].into(),
                ..own.clone()
            }
        };
        self.slow.table.players.iter().enumerate().map(player).collect()
    }
}
