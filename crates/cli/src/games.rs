//! `stolik games`.

use std::collections::BTreeMap;
use std::io::Write;

use kernel::Meta;
use serde::Serialize;

use crate::failure::Failure;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Line {
    id: &'static str,
    name_en: &'static str,
    name_pl: &'static str,
    seats: [u8; 2],
    options: Vec<Choice>,
    example: bool,
    rules_version: u32,
    state_version: u32,
}

#[derive(Serialize)]
struct Choice {
    key: &'static str,
    values: &'static [&'static str],
    /// The values that are for certain numbers of seats only, with those numbers.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    seats: BTreeMap<&'static str, &'static [u8]>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for meta in catalog::games() {
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&line(meta)).expect("plain data"))?;
        } else {
            write_text(&mut out, meta)?;
        }
    }
    Ok(())
}

fn line(meta: &'static Meta) -> Line {
    let options = meta.options.iter().map(|option| Choice {
        key: option.key,
        values: option.values,
        seats: option.seats.iter().copied().collect(),
    });
    Line {
        id: meta.id,
        name_en: meta.name_en,
        name_pl: meta.name_pl,
        seats: [meta.min_seats, meta.max_seats],
        options: options.collect(),
        example: meta.example,
        rules_version: meta.rules_version,
        state_version: meta.state_version,
    }
}

fn write_text(out: &mut impl Write, meta: &Meta) -> std::io::Result<()> {
    let seats = match meta.min_seats == meta.max_seats {
        true => format!("{} seats", meta.min_seats),
        false => format!("{} to {} seats", meta.min_seats, meta.max_seats),
    };
    let example = if meta.example { ", example" } else { "" };
    writeln!(
        out,
        "{:<14} {} / {}: {seats}, rules version {}{example}",
        meta.id, meta.name_en, meta.name_pl, meta.rules_version
    )?;
    for option in meta.options {
        writeln!(out, "{:<14}   --option {}={}", "", option.key, option.values.join("|"))?;
        for (value, seats) in option.seats {
            let seats = seats.iter().map(u8::to_string).collect::<Vec<_>>().join(" or ");
            writeln!(out, "{:<14}     {value}: only with {seats} seats", "")?;
        }
    }
    Ok(())
}
