//! `stolik rules`.

use std::io::Write;

use catalog::{Playable, Visitor};
use kernel::Texts;
use words::Language;

use crate::failure::Failure;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id, as `stolik games` lists it.
    game: String,
    /// The language: en or pl.
    #[arg(long, default_value_t)]
    lang: Language,
}

struct TextsOf;

impl Visitor for TextsOf {
    type Out = Texts;

    fn visit<G: Playable>(self) -> Texts {
        G::texts()
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let texts = catalog::visit(&args.game, TextsOf)?;
    std::io::stdout().write_all(in_language(&texts, args.lang).as_bytes())?;
    Ok(())
}

/// The rules in a language.
pub(crate) fn in_language(texts: &Texts, language: Language) -> &'static str {
    match language {
        Language::English => texts.rules_en,
        Language::Polish => texts.rules_pl,
    }
}
