//! `stolik replay`: a recorded game, step by step, as a seat saw it.

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use catalog::{Playable, Visitor};
use kernel::{Heard, Phrase, Replay, Seat, Seats, Table, Told, Viewer, Waiting};
use serde_json::{Value, json};
use words::{Language, Words};

use crate::failure::{Failure, read};
use crate::play::{Speech, verdict_lines};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The recording.
    file: PathBuf,
    /// Through the eyes of this seat; of everybody together if not said.
    #[arg(long, value_name = "N")]
    seat: Option<String>,
    /// The language: en or pl.
    #[arg(long, default_value_t)]
    lang: Language,
    /// One JSON object a step.
    #[arg(long)]
    json: bool,
}

struct Show<'a> {
    args: &'a Args,
    path: &'a Path,
    text: &'a str,
}

/// The game after each entry, with what the viewer heard of it.
struct Steps<G: Playable> {
    tables: Vec<Step<G>>,
    viewer: Viewer,
}

struct Step<G: Playable> {
    view: G::View,
    waiting: Waiting,
    asked: Seats,
    news: Vec<Heard<G::Sight>>,
}

impl Visitor for Show<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let wrong = |error: kernel::ReplayError| Failure::file(self.path, error);
        let replay = Replay::<G>::parse(self.text).map_err(wrong)?;
        let finished = replay.play().map_err(wrong)?;
        let viewer = self.viewer(finished.seats())?;
        let steps = Steps::of(&replay, viewer).map_err(wrong)?;
        match self.args.json {
            true => steps.print_json(&finished),
            false => steps.show(&finished, self.args.lang),
        }
    }
}

impl Show<'_> {
    fn viewer(&self, seats: u8) -> Result<Viewer, Failure> {
        let Some(seat) = &self.args.seat else { return Ok(Viewer::seats(Seats::all(seats))) };
        let known = seat.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(seats));
        known
            .map(Viewer::seat)
            .ok_or_else(|| Failure::Usage(format!("--seat takes a seat from 1 to {seats}, not `{seat}`")))
    }
}

impl<G: Playable> Steps<G> {
    fn of(replay: &Replay<G>, viewer: Viewer) -> Result<Steps<G>, kernel::ReplayError> {
        let unplayable = |problem: String| kernel::ReplayError { line: 1, problem };
        let mut table = Table::<G>::new(replay.setup().clone()).map_err(|error| unplayable(error.to_string()))?;
        let mut steps = Steps { tables: Vec::new(), viewer };
        let mut heard = 0;
        for entry in [None].into_iter().chain(replay.entries().map(Some)) {
            if let Some(entry) = entry {
                table.repeat(entry).map_err(|error| unplayable(error.to_string()))?;
            }
            let news = table.stream(viewer, heard);
            heard = news.last().map_or(heard, |last| last.number);
            let (view, waiting, asked) = (table.view(viewer), table.waiting(), table.asked(viewer));
            steps.tables.push(Step { view, waiting, asked, news });
        }
        Ok(steps)
    }

    fn print_json(&self, finished: &Table<G>) -> Result<(), Failure> {
        let mut out = std::io::stdout().lock();
        let last = self.tables.len() - 1;
        for (number, step) in self.tables.iter().enumerate() {
            let news: Vec<Value> = step.news.iter().map(heard_json::<G>).collect();
            let line = json!({
                "step": number,
                "waiting": waiting_json(step.waiting, step.asked),
                "view": step.view,
                "sights": news,
                "verdict": if number == last { finished.verdict() } else { None },
            });
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// Steps through it at a terminal; prints everything elsewhere.
    fn show(&self, finished: &Table<G>, language: Language) -> Result<(), Failure> {
        let mut speech = Speech::<G>::new(language, finished.seats());
        let own: Vec<Seat> = Seats::all(finished.seats()).iter().filter(|&seat| self.viewer.is(seat)).collect();
        if let [only] = own[..] {
            speech.mark_as_you(only);
        }
        let is_interactive = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        let mut out = std::io::stdout().lock();
        let last = self.tables.len() - 1;
        let mut at = 0;
        loop {
            self.show_step(&mut out, at, &speech)?;
            if at == last {
                if let Some(verdict) = finished.verdict() {
                    for line in verdict_lines(&verdict, &speech) {
                        writeln!(out, "{line}")?;
                    }
                }
                if !is_interactive {
                    return Ok(());
                }
            }
            match if is_interactive { ask(&mut out, &speech.ui)? } else { Turn::On } {
                Turn::On => at = (at + 1).min(last),
                Turn::Back => at = at.saturating_sub(1),
                Turn::To(step) => at = step.min(last),
                Turn::Quit => return Ok(()),
            }
        }
    }

    fn show_step(&self, out: &mut impl Write, at: usize, speech: &Speech<G>) -> Result<(), Failure> {
        let step = &self.tables[at];
        let title = Phrase::new("replay-step").number("step", at as i64).number("steps", self.tables.len() as i64 - 1);
        writeln!(out, "\n{}", speech.ui.say(&title, &speech.names))?;
        for heard in &step.news {
            writeln!(out, "  {}", speech.heard(&heard.what))?;
        }
        for line in speech.words.lines(&G::scene(&step.view), &speech.names) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

enum Turn {
    On,
    Back,
    To(usize),
    Quit,
}

fn ask(out: &mut impl Write, ui: &Words) -> Result<Turn, Failure> {
    write!(out, "{} ", ui.say(&Phrase::new("replay-ask"), &[]))?;
    out.flush()?;
    let mut line = String::new();
    if std::io::stdin().lock().read_line(&mut line)? == 0 {
        return Ok(Turn::Quit);
    }
    Ok(match line.trim() {
        "q" | "quit" => Turn::Quit,
        "b" | "back" => Turn::Back,
        other => other.parse().map_or(Turn::On, Turn::To),
    })
}

fn waiting_json(waiting: Waiting, asked: Seats) -> Value {
    match waiting {
        Waiting::Seats(_) => json!(asked),
        Waiting::Chance => json!("chance"),
        Waiting::Over => json!("over"),
    }
}

fn heard_json<G: Playable>(heard: &Heard<G::Sight>) -> Value {
    match &heard.what {
        Told::Event(sight) => json!({ "number": heard.number, "sight": sight }),
        Told::Undone(seat) => json!({ "number": heard.number, "undone": seat }),
        Told::UndoneAll(seat) => json!({ "number": heard.number, "undone_all": seat }),
        Told::Cancelled(seat) => json!({ "number": heard.number, "cancelled": seat }),
        Told::Conceding(seat) => json!({ "number": heard.number, "conceding": seat }),
        Told::Withdrawn(seat) => json!({ "number": heard.number, "withdrawn": seat }),
        Told::Conceded(seat) => json!({ "number": heard.number, "conceded": seat }),
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let text = read(&args.file)?;
    let game = kernel::replay_game(&text).map_err(|error| Failure::file(&args.file, error))?;
    let show = Show { args, path: &args.file, text: &text };
    catalog::visit(&game, show).map_err(|error| Failure::file(&args.file, error))?
}
