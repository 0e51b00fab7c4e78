//! Tests of the rules. Each cites the rules it proves.

mod dominance;
mod example;
mod length;
mod locations;
mod position;
