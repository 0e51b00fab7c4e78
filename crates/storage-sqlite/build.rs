//! Builds again when a migration is added: the macro that embeds them does not notice new files.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
