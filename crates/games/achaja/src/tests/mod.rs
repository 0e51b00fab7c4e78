//! Tests of the rules. Each cites the rules it proves.

mod deals;
mod deals_end;
mod deals_knowledge;
mod dominance;
mod example;
mod falling_limits;
mod intrigues;
mod length;
mod locations;
mod position;
mod settlement;
