#![doc = include_str!("../README.md")]

use kernel::{Evaluate, Meta, Tell};
use thiserror::Error;

/// A game that people and bots can play.
pub trait Playable: Tell + Evaluate {}

impl<G: Tell + Evaluate> Playable for G {}

/// Something that treats all games alike.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Treats a game.
    fn visit<G: Playable>(self) -> Self::Out;
}

/// Lists the games: the one place that names them.
macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// What there is to know of each game, in the order of the catalog.
        #[must_use]
        pub fn games() -> Vec<&'static Meta> {
            vec![$(<$game as kernel::Game>::meta()),*]
        }

        /// What there is to know of the game with this id.
        #[must_use]
        pub fn meta(id: &str) -> Option<&'static Meta> {
            games().into_iter().find(|meta| meta.id == id)
        }

        /// Lets the visitor treat the game with this id.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(if id == <$game as kernel::Game>::meta().id {
                return Ok(visitor.visit::<$game>());
            })*
            Err(UnknownGame(id.to_owned()))
        }
    };
}

games! {
    achaja::Achaja,
    connect_four::ConnectFour,
    leduc::Leduc,
    night_market::NightMarket,
    pig::Pig,
    shadow::ShadowPlanet,
    tashkalar::TashKalar,
    terrors::Terrors,
    throne::Throne,
}

/// Nobody knows this game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game `{0}`; there are {known}", known = games().iter().map(|meta| meta.id).collect::<Vec<_>>().join(", "))]
pub struct UnknownGame(String);
