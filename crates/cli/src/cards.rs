//! `stolik cards`.

use std::io::Write;
use std::path::PathBuf;

use catalog::{Playable, Visitor};
use kernel::CardFile;

use crate::failure::{Failure, read};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id, as `stolik games` lists it.
    game: String,
    /// Check this card file instead of listing the one in the box.
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

struct CardsOf;

impl Visitor for CardsOf {
    type Out = Option<CardFile>;

    fn visit<G: Playable>(self) -> Option<CardFile> {
        G::cards()
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Some(cards) = catalog::visit(&args.game, CardsOf)? else {
        return Err(Failure::Failed(format!("{} has no cards", args.game)));
    };
    let (file, text) = match &args.check {
        Some(path) => (path.display().to_string(), read(path)?),
        None => ("cards.toml".to_owned(), cards.text.to_owned()),
    };
    let lines = (cards.check)(&file, &text).map_err(Failure::Failed)?;
    let mut out = std::io::stdout().lock();
    for card in &lines {
        if args.json {
            writeln!(out, "{}", serde_json::to_string(card).expect("plain data"))?;
        } else if args.check.is_none() {
            writeln!(
                out,
                "{:<20} {:>2} x {} / {} ({})",
                card.id, card.copies, card.name_en, card.name_pl, card.source
            )?;
            for text in &card.texts {
                writeln!(out, "{:<25} {} / {}", "", text.en, text.pl)?;
            }
        }
    }
    if args.check.is_some() && !args.json {
        let copies: u32 = lines.iter().map(|card| card.copies).sum();
        writeln!(out, "{file}: {} kinds of cards, {copies} cards, no error", lines.len())?;
    }
    Ok(())
}
