//! The card file as it is written, and what is checked when it is read.

use cards::{CardError, Check, Source, Spanned};
use kernel::{CardFile, CardLine};
use serde::{Deserialize, Serialize};

use crate::cards::{Colour, HIGHEST_TARGET, MOST_CARDS, MOST_ROWS, Pattern};
use crate::rules::{Ability, Mode, Module};

/// The card file in the box.
pub(crate) const TEXT: &str = include_str!("../cards.toml");

/// What a card file says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) meta: Amounts,
    colour: Vec<ColourEntry>,
    pub(crate) memory: Vec<Memory>,
    character: Vec<Character>,
    pub(crate) chapter: Vec<Chapter>,
    pub(crate) demon: Vec<Demon>,
    rule: Vec<Rule>,
    reference: Vec<Reference>,
    ability: Vec<AbilityCard>,
    pub(crate) illusion: Vec<Illusion>,
    archive: Vec<Archive>,
    mode: Vec<ModeEntry>,
}

/// The numbers of the rulebook.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Amounts {
    /// THR-047: what a set must total to be relived.
    pub(crate) relive: u8,
    /// THR-090: what a row must total.
    pub(crate) target: u8,
    /// THR-170: the days of a chapter.
    pub(crate) days: u8,
    /// THR-111: the rows of a day.
    pub(crate) rows: u8,
    /// The rows of the prologue.
    pub(crate) prologue_rows: u8,
    /// The cards of its memory row.
    pub(crate) prologue_memory_row: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "names are read by people")]
struct ColourEntry {
    id: Colour,
    name_en: String,
    name_pl: String,
    theme_en: String,
    theme_pl: String,
    letter: String,
    source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Memory {
    pub(crate) id: Spanned<String>,
    name_en: String,
    name_pl: String,
    pub(crate) colour: Colour,
    pub(crate) strength: u8,
    pattern: Spanned<[String; 2]>,
    #[allow(dead_code, reason = "the list shows where the pattern comes from")]
    source: Source,
    pattern_source: Source,
}

/// The kinds of captivity cards: each has a number in the deck, a name and a text, and fields of its own.
macro_rules! captivity_cards {
    ($($(#[$about:meta])* $kind:ident($word:literal $(, $role:ident)?) { $($(#[$note:meta])* $field:ident: $type:ty),* $(,)? })*) => {
        $(
            $(#[$about])*
            #[derive(Debug, Deserialize)]
            #[serde(deny_unknown_fields)]
            pub(crate) struct $kind {
                pub(crate) id: Spanned<String>,
                number: Option<u8>,
                #[serde(default)]
                pub(crate) numbers: Vec<u8>,
                name_en: String,
                name_pl: String,
                text_en: String,
                text_pl: String,
                source: Source,
                $($(#[$note])* pub(crate) $field: $type),*
            }

            impl $kind {
                fn printed(&self) -> Printed<'_> {
                    Printed {
                        id: &self.id,
                        kind: $word,
                        role: [$(Some(self.$role),)? None][0],
                        numbers: self.number.into_iter().chain(self.numbers.iter().copied()).collect(),
                        name: [&self.name_en, &self.name_pl],
                        text: [&self.text_en, &self.text_pl],
                        source: self.source,
                    }
                }
            }
        )*
    };
}

captivity_cards! {
    /// A role; two of them lie in the memory box at first.
    Character("character", role) { role: Role }
    /// THR-097: what a chapter changes.
    Chapter("chapter") { archive: Vec<String>, into_play: Vec<String>, into_memory_deck: Vec<String> }
    Demon("demon") { colour: Colour }
    /// THR-100: a rule card, with the numbers of its module.
    Rule("rule") {
        module: Option<Module>,
        /// Legion: how many lose; Shackles: how many start in the row.
        demons: Option<u8>,
        /// Long Nights: the target of each day.
        targets: Option<Vec<u8>>,
        /// Restless: the fewest cards to draw.
        draws: Option<u8>,
        /// Four Breaths: the most takes.
        takes: Option<u8>,
        /// Illusions: the memories that are out meanwhile.
        set_aside: Option<Vec<String>>,
    }
    Reference("reference", role) { role: Role }
    AbilityCard("ability", role) {
        role: Role,
        ability: Ability,
        uses: Uses,
        /// Scent: how many cards are looked at.
        cards: Option<u8>,
        /// Bond: the totals that count as if right.
        totals: Option<Vec<u8>>,
    }
    Illusion("illusion") { pattern: Spanned<[String; 2]> }
    Archive("archive") {}
}

/// Whose card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Role {
    Aelin,
    Rowan,
    Fenrys,
    Both,
}

/// THR-260: how often an ability can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Uses {
    PerDay,
    PerGame,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code, reason = "names are read by people")]
struct ModeEntry {
    id: Mode,
    name_en: String,
    name_pl: String,
    modules: Vec<Module>,
    abilities: Vec<Ability>,
    source: Source,
}

/// What all captivity cards have.
pub(crate) struct Printed<'a> {
    pub(crate) id: &'a Spanned<String>,
    pub(crate) kind: &'static str,
    pub(crate) role: Option<Role>,
    pub(crate) numbers: Vec<u8>,
    /// In English and in Polish.
    pub(crate) name: [&'a String; 2],
    /// In English and in Polish.
    pub(crate) text: [&'a String; 2],
    pub(crate) source: Source,
}

impl Memory {
    pub(crate) fn pattern(&self) -> Pattern {
        pattern(self.pattern.get_ref()).expect("checked when the file was read")
    }
}

impl Illusion {
    pub(crate) fn pattern(&self) -> Pattern {
        pattern(self.pattern.get_ref()).expect("checked when the file was read")
    }
}

/// The four areas of `["X.", ".X"]`.
fn pattern(rows: &[String; 2]) -> Option<Pattern> {
    let areas: Vec<bool> = rows.iter().flat_map(|row| row.bytes()).map(|area| area == b'X').collect();
    let well_written = rows.iter().all(|row| row.len() == 2 && row.bytes().all(|area| matches!(area, b'X' | b'.')));
    well_written.then(|| areas.try_into().ok().map(Pattern::new)).flatten()
}

impl File {
    /// The rule card of a module.
    pub(crate) fn rule(&self, module: Module) -> &Rule {
        self.rule.iter().find(|rule| rule.module == Some(module)).expect("checked when the file was read")
    }

    /// The card of an ability.
    pub(crate) fn ability(&self, ability: Ability) -> &AbilityCard {
        self.ability.iter().find(|card| card.ability == ability).expect("checked when the file was read")
    }

    /// THR-104: the modules and abilities of a mode; none are fixed for the sandbox.
    pub(crate) fn in_force(&self, mode: Mode) -> (&[Module], &[Ability]) {
        let found = self.mode.iter().find(|entry| entry.id == mode);
        found.map_or((&[], &[]), |entry| (&entry.modules, &entry.abilities))
    }

    /// Every card with a number or a role.
    pub(crate) fn printed(&self) -> Vec<Printed<'_>> {
        let mut all: Vec<Printed<'_>> = Vec::new();
        all.extend(self.character.iter().map(Character::printed));
        all.extend(self.chapter.iter().map(Chapter::printed));
        all.extend(self.demon.iter().map(Demon::printed));
        all.extend(self.rule.iter().map(Rule::printed));
        all.extend(self.reference.iter().map(Reference::printed));
        all.extend(self.ability.iter().map(AbilityCard::printed));
        all.extend(self.illusion.iter().map(Illusion::printed));
        all.extend(self.archive.iter().map(Archive::printed));
        all
    }
}

/// Reads a card file and checks what the types cannot say.
pub(crate) fn read(file: &str, text: &str) -> Result<File, CardError> {
    let cards: File = cards::read(file, text)?;
    let file = Check { file, text };
    check_ids(file, &cards)?;
    check_memories(file, &cards)?;
    check_captivity(file, &cards)?;
    check_modules(file, &cards)?;
    Ok(cards)
}

fn check_ids(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    let printed = cards.printed();
    let ids = cards.memory.iter().map(|memory| &memory.id).chain(printed.iter().map(|card| card.id));
    file.ids(ids)
}

/// THR-010, THR-011, THR-014.
fn check_memories(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    for memory in &cards.memory {
        let at = memory.pattern.span().start;
        match pattern(memory.pattern.get_ref()) {
            None => return file.wrong(at, "expected a pattern of two rows of two areas, X or ."),
            Some(pattern) if !(1..=3).contains(&pattern.covered()) => {
                return file.wrong(at, "expected at least one covered and one empty area");
            }
            Some(_) => {}
        }
        if memory.strength == 0 || memory.strength >= cards.meta.target {
            return file.wrong_card(&memory.id, "expected a strength from 1 to below the target of a row");
        }
    }
    for illusion in &cards.illusion {
        if pattern(illusion.pattern.get_ref()).is_none() {
            return file.wrong(illusion.pattern.span().start, "expected a pattern of two rows of two areas");
        }
    }
    for colour in Colour::ALL {
        let demons = cards.demon.iter().filter(|demon| demon.colour == colour).count();
        if demons != 1 {
            return file.wrong(0, format!("expected one demon of {colour}, found {demons}"));
        }
    }
    let illusions: usize = cards.illusion.iter().map(|illusion| illusion.numbers.len()).sum();
    let all = cards.memory.len() + cards.demon.len() + illusions;
    if all > MOST_CARDS {
        return file.wrong(0, format!("expected at most {MOST_CARDS} memories, demons and Illusions, found {all}"));
    }
    let meta = &cards.meta;
    let dealt = 1 + usize::from(meta.rows).max(usize::from(meta.prologue_rows + meta.prologue_memory_row));
    if cards.memory.len() < dealt {
        return file.wrong(0, format!("expected at least {dealt} memories"));
    }
    if !(1..=MOST_ROWS as u8).contains(&meta.rows) || !(1..=MOST_ROWS as u8).contains(&meta.prologue_rows) {
        return file.wrong(0, format!("expected 1 to {MOST_ROWS} rows"));
    }
    if meta.target > HIGHEST_TARGET || meta.prologue_memory_row < 2 || meta.days == 0 {
        return file.wrong(0, "expected a target of at most 9, a memory row of at least 2 and a day");
    }
    Ok(())
}

/// THR-096: numbers from 1 without a gap, and chapters that name cards there are.
fn check_captivity(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    let printed = cards.printed();
    let mut numbers: Vec<u8> = printed.iter().flat_map(|card| card.numbers.iter().copied()).collect();
    numbers.sort_unstable();
    if !numbers.iter().copied().eq(1..=numbers.len() as u8) {
        return file.wrong(0, "expected the captivity cards to be numbered from 1 without a gap");
    }
    for chapter in &cards.chapter {
        let named = [&chapter.archive, &chapter.into_play, &chapter.into_memory_deck].into_iter().flatten();
        for name in named {
            if !printed.iter().any(|card| card.id.get_ref() == name) {
                return file.wrong_card(&chapter.id, format!("expected cards of the file, found `{name}`"));
            }
        }
    }
    Ok(())
}

/// Every module and ability has its card with its numbers.
fn check_modules(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    for module in Module::ALL {
        let Some(rule) = cards.rule.iter().find(|rule| rule.module == Some(module)) else {
            return file.wrong(0, format!("expected a rule card of the module {module}"));
        };
        let targets_fit = |targets: &Vec<u8>| {
            targets.len() == usize::from(cards.meta.days)
                && targets.iter().all(|&target| (cards.meta.target..=HIGHEST_TARGET).contains(&target))
        };
        let (complete, expected) = match module {
            Module::Legion => (rule.demons.is_some(), "`demons`"),
            Module::Shackles => (rule.demons.is_some_and(|demons| demons <= 5), "`demons`, at most 5"),
            Module::Illusions => (rule.set_aside.is_some(), "`set_aside`"),
            Module::LongNights => (rule.targets.as_ref().is_some_and(targets_fit), "`targets`, one for each day"),
            Module::Restless => (rule.draws.is_some(), "`draws`"),
            Module::FourBreaths => (rule.takes.is_some(), "`takes`"),
            Module::TrueColours | Module::Keepsakes => (true, ""),
        };
        if !complete {
            return file.wrong_card(&rule.id, format!("expected {expected}"));
        }
        for aside in rule.set_aside.iter().flatten() {
            if !cards.memory.iter().any(|memory| memory.id.get_ref() == aside) {
                return file.wrong_card(&rule.id, format!("expected memories of the file, found `{aside}`"));
            }
        }
    }
    for ability in Ability::ALL {
        let Some(card) = cards.ability.iter().find(|card| card.ability == ability) else {
            return file.wrong(0, format!("expected a card of the ability {ability}"));
        };
        let (complete, expected) = match ability {
            Ability::Scent => (card.cards.is_some_and(|cards| (1..=3).contains(&cards)), "`cards`, from 1 to 3"),
            Ability::Bond => (card.totals.is_some(), "`totals`"),
            Ability::Guard | Ability::Spark | Ability::Leap | Ability::Will => (true, ""),
        };
        if !complete {
            return file.wrong_card(&card.id, format!("expected {expected}"));
        }
    }
    for mode in Mode::ALL.into_iter().filter(|&mode| mode != Mode::Sandbox) {
        if !cards.mode.iter().any(|entry| entry.id == mode) {
            return file.wrong(0, format!("expected the mode {mode}"));
        }
    }
    for colour in Colour::ALL {
        if !cards.colour.iter().any(|entry| entry.id == colour) {
            return file.wrong(0, format!("expected the colour {colour}"));
        }
    }
    Ok(())
}

/// The card file with the way to check another one.
pub(crate) fn card_file() -> CardFile {
    CardFile { text: TEXT, check: |file, text| read(file, text).map(|cards| list(&cards)).map_err(|e| e.to_string()) }
}

fn list(cards: &File) -> Vec<CardLine> {
    let memories = cards.memory.iter().map(|memory| {
        CardLine::new(memory.id.get_ref(), [&memory.name_en, &memory.name_pl], 1_u32, memory.pattern_source)
    });
    let printed = cards.printed();
    let captivity = printed.iter().map(|card| {
        let copies = card.numbers.len().max(1) as u32;
        CardLine::new(card.id.get_ref(), card.name.map(String::as_str), copies, card.source)
    });
    memories.chain(captivity).collect()
}
