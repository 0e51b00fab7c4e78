//! One sitting at a table: who is asked, what they type, and what they are shown.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

use bots::Bot;
use catalog::Playable;
use dice::{SearchDice, TableDice};
use kernel::{CardLine, Dice, Phrase, Seat, Seats, Table, TableError, Viewer, Waiting, write_replay};
use textwrap::{Options, WordSplitter};
use words::Language;

use super::Sitter;
use super::menu::{Entry, menu};
use super::save::Saves;
use super::speech::{Speech, verdict_lines};
use crate::failure::Failure;

/// How many cards are shown at once; of more, only the names.
const MOST_CARDS: usize = 3;

/// Why a sitting ended.
pub(crate) enum Stopped {
    /// The person left; the game is saved.
    Quit,
    /// The game is over; its recording.
    Over(String),
}

/// A sitting.
pub(crate) struct Session<'a, G: Playable> {
    table: Table<G>,
    sitters: Vec<Sitter>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    speech: Speech<G>,
    saves: &'a Saves,
    dice: TableDice,
    bot_dice: SearchDice,
    /// Whose eyes look at the screen.
    viewer: Viewer,
    /// The last number each seat's stream was shown up to; the last entry is the spectator's.
    heard: Vec<u32>,
}

/// What to do after a line was typed.
enum Typed {
    Answered,
    Again,
    /// Shows the options under these headings, or all.
    Open(Vec<Phrase>),
    Quit,
}

impl<'a, G: Playable> Session<'a, G> {
    pub(crate) fn new(table: Table<G>, sitters: Vec<Sitter>, language: Language, saves: &'a Saves) -> Self {
        let mut dice = TableDice::from_system();
        let bot = |sitter: &Sitter| match sitter {
            Sitter::Bot(kind) => Some(kind.make::<G>()),
            Sitter::Person => None,
        };
        let people: Vec<Seat> = people(&sitters).collect();
        let mut speech = Speech::new(language, table.seats());
        if let [only] = people[..] {
            speech.mark_as_you(only);
        }
        Session {
            bots: sitters.iter().map(bot).collect(),
            viewer: if let [only] = people[..] { Viewer::seat(only) } else { Viewer::SPECTATOR },
            speech,
            heard: vec![0; sitters.len() + 1],
            bot_dice: SearchDice::seeded(dice.next_u64()),
            dice,
            table,
            sitters,
            saves,
        }
    }

    /// Plays until the game is over or the person leaves.
    pub(crate) fn play(&mut self, resumed: bool) -> Result<Stopped, Failure> {
        self.greet(resumed)?;
        loop {
            self.table.roll(&mut self.dice);
            let asked = match self.table.waiting() {
                Waiting::Seats(asked) => asked.union(self.table.wanted()),
                Waiting::Chance | Waiting::Over => return self.finish(),
            };
            if let Some(seat) = asked.iter().find(|seat| self.bots[seat.index()].is_some()) {
                self.let_bot_answer(seat);
                continue;
            }
            let seat = asked.first().expect("somebody is asked");
            self.save()?;
            if !self.ask(seat)? {
                self.save()?;
                self.say(&[Phrase::new("saved").text("command", self.saves.resume.as_str())])?;
                return Ok(Stopped::Quit);
            }
        }
    }

    pub(crate) fn say_recorded(&self, path: &Path) -> Result<(), Failure> {
        self.say(&[Phrase::new("recorded").text("file", path.display().to_string())])
    }

    fn greet(&self, resumed: bool) -> Result<(), Failure> {
        let mut lines = vec![Phrase::new("welcome").text("game", self.speech.title())];
        for (seat, sitter) in (0..).map(Seat::new).zip(&self.sitters) {
            match sitter {
                Sitter::Person => lines.push(Phrase::new("plays-here").seat("who", seat)),
                Sitter::Bot(kind) => {
                    lines.push(Phrase::new("sits").seat("who", seat).text("bot", self.speech.bot(*kind)));
                }
            }
        }
        lines.push(Phrase::new(if resumed { "resumed" } else { "how-to" }));
        self.say(&lines)
    }

    fn let_bot_answer(&mut self, seat: Seat) {
        let bot = self.bots[seat.index()].as_mut().expect("a bot sits here");
        let action = bot.choose(&self.table.eyes(seat), &mut self.bot_dice);
        self.table.answer(seat, action).expect("a bot picks what is offered");
    }

    /// Shows the table to a person and takes an answer; false if the person leaves.
    fn ask(&mut self, seat: Seat) -> Result<bool, Failure> {
        if self.viewer != Viewer::seat(seat) && !self.hand_over(seat)? {
            return Ok(false);
        }
        self.show_news()?;
        self.show_board()?;
        let mut entries = self.show_options(seat, &[])?;
        loop {
            let Some(line) = prompt("> ")? else { return Ok(false) };
            match self.typed(seat, &entries, line.trim())? {
                Typed::Answered => return Ok(true),
                Typed::Again => {}
                Typed::Open(path) => entries = self.show_options(seat, &path)?,
                Typed::Quit => return Ok(false),
            }
        }
    }

    fn typed(&mut self, seat: Seat, entries: &[Entry<G::Action>], line: &str) -> Result<Typed, Failure> {
        // One letter may be an action: column b is no board.
        if line.chars().count() == 1 && line.parse::<G::Action>().is_ok() {
            return self.answer(seat, entries, line);
        }
        match line.to_lowercase().as_str() {
            "" => {}
            "quit" | "q" | "exit" => return Ok(Typed::Quit),
            "help" | "?" | "h" => self.say(&[Phrase::new("help").text("command", self.saves.resume.as_str())])?,
            "board" | "b" => {
                self.show_board()?;
                return Ok(Typed::Open(Vec::new()));
            }
            "back" => return Ok(Typed::Open(Vec::new())),
            "log" | "l" => self.show_log()?,
            "rules" => println(crate::rules::in_language(&G::texts(), self.speech.words.language()))?,
            "undo" | "u" => return self.undo(seat),
            "undo all" => return self.undo_all(seat),
            "concede" => return self.concede(seat),
            "withdraw" => return self.withdraw(seat),
            lower => match lower.strip_prefix("card ") {
                Some(name) if line.parse::<G::Action>().is_err() => self.show_cards(name.trim())?,
                Some(_) | None => return self.answer(seat, entries, line),
            },
        }
        Ok(Typed::Again)
    }

    fn answer(&mut self, seat: Seat, entries: &[Entry<G::Action>], line: &str) -> Result<Typed, Failure> {
        let count = entries.len() as i64;
        let action = match (line.parse::<usize>(), line.parse::<G::Action>()) {
            (Ok(number), _) if (1..=entries.len()).contains(&number) => match &entries[number - 1] {
                Entry::Option(action) => *action,
                Entry::More { path, .. } => return Ok(Typed::Open(path.clone())),
            },
            (_, Ok(action)) => action,
            (Ok(_), Err(_)) => {
                self.say(&[Phrase::new("no-such-option").text("number", line).number("count", count)])?;
                return Ok(Typed::Again);
            }
            (Err(_), Err(_)) => {
                self.say(&[Phrase::new("not-understood").text("line", line).number("count", count)])?;
                return Ok(Typed::Again);
            }
        };
        match self.table.answer(seat, action) {
            Ok(()) => Ok(Typed::Answered),
            Err(TableError::Refused(refusal)) => {
                println(&self.speech.refused(&refusal))?;
                Ok(Typed::Again)
            }
            Err(other) => Err(Failure::Failed(other.to_string())),
        }
    }

    /// Takes back what the seat can take back alone; bots agree to more, as long as nothing was revealed.
    fn undo(&mut self, seat: Seat) -> Result<Typed, Failure> {
        let only_bots = people(&self.sitters).all(|person| person == seat);
        match (self.table.can_undo(seat), self.table.can_undo_agreed(seat)) {
            (Ok(()), _) => {}
            (Err(_), Ok(())) if only_bots => self.say(&[Phrase::new("undo-agreed")])?,
            (Err(barrier), _) => {
                println(&self.speech.barred(barrier))?;
                return Ok(Typed::Again);
            }
        }
        self.table.undo_agreed(seat).map_err(|error| Failure::Failed(error.to_string()))?;
        Ok(Typed::Answered)
    }

    /// Takes back everything the seat can take back alone.
    fn undo_all(&mut self, seat: Seat) -> Result<Typed, Failure> {
        if let Err(barrier) = self.table.can_undo(seat) {
            println(&self.speech.barred(barrier))?;
            return Ok(Typed::Again);
        }
        self.table.undo_all(seat).map_err(|error| Failure::Failed(error.to_string()))?;
        Ok(Typed::Answered)
    }

    /// Gives up once it is confirmed; a seat with partners only proposes it.
    fn concede(&mut self, seat: Seat) -> Result<Typed, Failure> {
        if !self.table.can_concede() {
            self.say(&[Phrase::new("no-concession")])?;
            return Ok(Typed::Again);
        }
        let side = |seat| G::side(self.table.state(), seat);
        let is_partner = |other: Seat| other != seat && side(other) == side(seat);
        let has_partners = Seats::all(self.table.seats()).iter().any(is_partner);
        let question = Phrase::new(if has_partners { "ask-propose" } else { "ask-concede" });
        let answer = prompt(&format!("{} ", self.speech.ui(&question)))?.unwrap_or_default();
        // Only a clear yes: `y` and `yes`, in Polish `t` and `tak`.
        if !["y", "yes", "t", "tak"].contains(&answer.trim().to_lowercase().as_str()) {
            return Ok(Typed::Again);
        }
        self.table.concede(seat).map_err(|error| Failure::Failed(error.to_string()))?;
        Ok(Typed::Answered)
    }

    /// Takes back the proposal to give up.
    fn withdraw(&mut self, seat: Seat) -> Result<Typed, Failure> {
        if !self.table.conceding().contains(seat) {
            self.say(&[Phrase::new("nothing-to-withdraw")])?;
            return Ok(Typed::Again);
        }
        self.table.withdraw(seat).map_err(|error| Failure::Failed(error.to_string()))?;
        Ok(Typed::Answered)
    }

    /// Waits between two people; false if nobody takes over.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        clear()?;
        self.heard[self.sitters.len()] = self.table.stream(Viewer::SPECTATOR, 0).len() as u32;
        println(&self.speech.ui(&Phrase::new("hand-over").seat("who", seat)))?;
        let is_here = prompt("")?.is_some();
        self.viewer = Viewer::seat(seat);
        Ok(is_here)
    }

    fn show_news(&mut self) -> Result<(), Failure> {
        let own = Seats::all(self.table.seats()).iter().find(|&seat| self.viewer == Viewer::seat(seat));
        let place = own.map_or(self.sitters.len(), Seat::index);
        let news = self.table.stream(self.viewer, self.heard[place]);
        if let Some(last) = news.last() {
            self.heard[place] = last.number;
            println("")?;
        }
        let told: Vec<String> = news.iter().map(|heard| self.speech.heard(&heard.what)).collect();
        for same in told.chunk_by(|one, next| one == next) {
            match same.len() {
                1 => println(&format!("  {}", same[0]))?,
                times => println(&format!("  {} ×{times}", same[0]))?,
            }
        }
        Ok(())
    }

    fn show_board(&self) -> Result<(), Failure> {
        println("")?;
        let scene = G::scene(&self.table.view(self.viewer));
        self.speech.words.lines(&scene, &self.speech.names).iter().try_for_each(|line| println(line))
    }

    /// Lists what the seat may do under the opened headings and returns it in the order of the numbers.
    fn show_options(&self, seat: Seat, opened: &[Phrase]) -> Result<Vec<Entry<G::Action>>, Failure> {
        let view = self.table.view(Viewer::seat(seat));
        println(&format!("\n{}", self.speech.game(&G::prompt(&view, seat))))?;
        let (mut options, mut interjections) = (Vec::new(), Vec::new());
        let eyes = self.table.eyes(seat);
        eyes.options(&mut options);
        eyes.interjections(&mut interjections);
        let mut entries = Vec::new();
        self.show_sections(&view, options, opened, &mut entries)?;
        if opened.is_empty() && !interjections.is_empty() {
            self.say(&[Phrase::new("any-time")])?;
        }
        self.show_sections(&view, interjections, opened, &mut entries)?;
        if !opened.is_empty() {
            self.say(&[Phrase::new("back-hint")])?;
        }
        Ok(entries)
    }

    /// Lists actions under the opened headings, numbered on from the entries so far.
    fn show_sections(
        &self,
        view: &G::View,
        actions: Vec<G::Action>,
        opened: &[Phrase],
        entries: &mut Vec<Entry<G::Action>>,
    ) -> Result<(), Failure> {
        let paths: Vec<_> = actions.into_iter().map(|action| (action, G::path(view, action))).collect();
        let sections = menu(&paths, opened);
        let has_steps = |entry: &Entry<G::Action>| matches!(entry, Entry::More { .. });
        // The lines of a list that fits say all by themselves.
        let is_plain = opened.is_empty() && !sections.iter().flat_map(|section| &section.entries).any(has_steps);
        for section in sections {
            if let (Some(heading), false) = (section.heading, is_plain) {
                println(&self.speech.game(&heading))?;
            }
            for entry in section.entries {
                entries.push(entry);
                self.show_entry(view, entries.len(), entries.last().expect("one was added"))?;
            }
        }
        Ok(())
    }

    fn show_entry(&self, view: &G::View, number: usize, entry: &Entry<G::Action>) -> Result<(), Failure> {
        let text = match entry {
            Entry::Option(action) => format!("{} [{action}]", self.speech.game(&G::label(view, *action))),
            Entry::More { path, count } => {
                let heading = path.last().map_or_else(String::new, |heading| self.speech.game(heading));
                self.speech.ui(&Phrase::new("more-options").text("heading", heading).number("count", *count as i64))
            }
        };
        println(&format!("{number:>4}  {text}"))
    }

    /// Shows what is printed on a card: nothing that the card file does not tell everybody.
    fn show_cards(&self, name: &str) -> Result<(), Failure> {
        let file = G::cards().map(|file| (file.check)("cards.toml", file.text));
        let cards = file.transpose().map_err(Failure::Failed)?.unwrap_or_default();
        let name_of = |card: &CardLine| self.speech.game(&Phrase::new(format!("card-{}", card.id)));
        let is = |card: &&CardLine| card.id == name || name_of(card).to_lowercase() == name;
        let mut found: Vec<&CardLine> = cards.iter().filter(is).collect();
        if found.is_empty() {
            found = cards.iter().filter(|card| name_of(card).to_lowercase().contains(name)).collect();
        }
        match found.len() {
            0 => self.say(&[Phrase::new("no-such-card").text("name", name)]),
            count if count > MOST_CARDS => {
                let names: Vec<String> = found.into_iter().map(name_of).collect();
                self.say(&[Phrase::new("which-card").text("names", names.join(", "))])
            }
            _ => found.into_iter().try_for_each(|card| {
                let lines = self.speech.words.lines(&G::printed(card), &self.speech.names);
                lines.iter().try_for_each(|line| println(line))
            }),
        }
    }

    fn show_log(&self) -> Result<(), Failure> {
        let all = self.table.stream(self.viewer, 0);
        if all.is_empty() {
            return self.say(&[Phrase::new("log-empty")]);
        }
        all.iter().try_for_each(|heard| println(&format!("{:>4}  {}", heard.number, self.speech.heard(&heard.what))))
    }

    fn finish(&mut self) -> Result<Stopped, Failure> {
        // Everybody looks at the end: nobody's secrets stay on the screen.
        if people(&self.sitters).count() > 1 {
            clear()?;
            self.viewer = Viewer::SPECTATOR;
        }
        self.show_news()?;
        self.show_board()?;
        if let Some(verdict) = self.table.verdict() {
            for line in verdict_lines(&verdict, &self.speech) {
                println(&line)?;
            }
        }
        Ok(Stopped::Over(write_replay(&self.table)))
    }

    fn save(&self) -> Result<(), Failure> {
        self.saves.write(&self.table, &self.sitters)
    }

    fn say(&self, phrases: &[Phrase]) -> Result<(), Failure> {
        phrases.iter().try_for_each(|phrase| println(&self.speech.ui(phrase)))
    }
}

fn people(sitters: &[Sitter]) -> impl Iterator<Item = Seat> {
    (0..).map(Seat::new).zip(sitters).filter(|(_, sitter)| **sitter == Sitter::Person).map(|(seat, _)| seat)
}

/// Prints a line; in a terminal one that is too long goes on below its own text, never in the middle of a word.
fn println(line: &str) -> Result<(), Failure> {
    let mut out = io::stdout();
    if !out.is_terminal() {
        writeln!(out, "{line}")?;
        return Ok(());
    }
    let width = textwrap::termwidth();
    line.split('\n').try_for_each(|line| writeln!(out, "{}", wrapped(line, width)))?;
    Ok(())
}

/// A line in so many columns. What stands before its text, spaces and a number, stands alone.
fn wrapped(line: &str, width: usize) -> String {
    let text = line.find(|mark: char| mark != ' ' && !mark.is_ascii_digit()).unwrap_or(0);
    let below = " ".repeat(text.min(width / 2));
    let how = Options::new(width).subsequent_indent(&below).word_splitter(WordSplitter::NoHyphenation);
    textwrap::fill(line, how.break_words(false))
}

/// Asks for a line; nothing at the end of the input.
fn prompt(sign: &str) -> Result<Option<String>, Failure> {
    let mut out = io::stdout();
    write!(out, "{sign}")?;
    out.flush()?;
    read_line()
}

/// Reads a line; nothing at the end of the input. Whatever is no text reads as marks that no option has.
pub(crate) fn read_line() -> Result<Option<String>, Failure> {
    let mut line = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut line);
    let read = read.map_err(|error| Failure::Failed(format!("cannot read the input: {error}")))?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}

/// Clears a terminal, so that the next person does not see what the last one saw.
fn clear() -> Result<(), Failure> {
    let mut out = io::stdout();
    if out.is_terminal() {
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn a_long_line_goes_on_below_its_text() {
        let line = "   1  Play Order of the Hunt: 2 Coins. 3 Power [play lilith-1]";
        let expected = "   1  Play Order of the Hunt: 2\n      Coins. 3 Power [play\n      lilith-1]";
        assert_eq!(wrapped(line, 32), expected);
        assert_eq!(wrapped(line, 100), line);
        assert_eq!(wrapped("", 32), "");
    }

    #[test]
    fn a_drawing_that_fits_stays_as_it_is() {
        for drawn in ["  +---+---+", " | . | X |", "    1   2   3"] {
            assert_eq!(wrapped(drawn, 32), drawn);
        }
    }
}
