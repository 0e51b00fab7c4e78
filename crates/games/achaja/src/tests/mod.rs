//! Tests of the rules. Each cites the rules it proves.

mod cards;
mod characters;
mod characters_of_turns;
mod deals;
mod deals_end;
mod deals_knowledge;
mod defence;
mod dominance;
mod events;
mod example;
mod falling_limits;
mod informer;
mod intrigues;
mod intrigues_on_dice;
mod intrigues_plain;
mod intrigues_with_property;
mod length;
mod locations;
mod passing;
mod payment;
mod position;
mod settlement;
mod through;
mod window;
mod setup;
