//! Random play takes no game whose actions are larger than eight bytes.

mod large;

fn main() {
    let _ = kernel::RandomPlay::<large::Large>::default();
}
