//! Tests of the rules. Each cites the rules it proves.

mod deals;
mod deals_end;
mod deals_knowledge;
mod defence;
mod dominance;
mod example;
mod falling_limits;
mod intrigues;
mod intrigues_on_dice;
mod intrigues_plain;
mod intrigues_with_property;
mod cards;
mod characters;
mod characters_of_turns;
mod events;
mod example;
mod informer;
mod length;
mod locations;
mod payment;
mod passing;
mod position;
mod settlement;
mod window;
mod through;
