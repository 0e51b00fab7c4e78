//! A bot has eyes and no more.

use kernel::Eyes;
use leduc::{Leduc, State};

fn cheat<'a>(eyes: &Eyes<'a, Leduc>) -> &'a State {
    eyes.state
}

fn ask<'a>(eyes: &Eyes<'a, Leduc>) -> &'a State {
    eyes.state()
}

fn main() {}
