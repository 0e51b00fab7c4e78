//! A table takes no game whose actions are larger than eight bytes.

mod large;

fn main() {
    let setup = kernel::Setup::usual(<large::Large as kernel::Game>::meta());
    let _ = kernel::Table::<large::Large>::new(setup);
}
