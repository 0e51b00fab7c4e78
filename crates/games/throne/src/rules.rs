//! What is agreed before the start: mode, modules, abilities and roles.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Meta, OptionMeta, Seat, Setup};

use crate::cards::BOX;

kernel::word_enum! {
    /// What is played.
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Mode: "a mode: prologue, chapter-1 to chapter-7 or sandbox" {
        /// Both parts of the prologue (THR-082).
        Prologue = "prologue",
        /// Captivity.
        #[serde(rename = "chapter-1")]
        Chapter1 = "chapter-1",
        /// The Swarm.
        #[serde(rename = "chapter-2")]
        Chapter2 = "chapter-2",
        /// False Memories.
        #[serde(rename = "chapter-3")]
        Chapter3 = "chapter-3",
        /// The Long Nights.
        #[serde(rename = "chapter-4")]
        Chapter4 = "chapter-4",
        /// True Colours.
        #[serde(rename = "chapter-5")]
        Chapter5 = "chapter-5",
        /// Shackles.
        #[serde(rename = "chapter-6")]
        Chapter6 = "chapter-6",
        /// Ashes and Embers.
        #[serde(rename = "chapter-7")]
        Chapter7 = "chapter-7",
        /// THR-108: any modules and abilities.
        Sandbox = "sandbox",
    }
}

kernel::word_enum! {
    /// A rule that a captivity card brings.
    #[derive(serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Module: "a module" {
        /// THR-240: five demons lose.
        Legion = "legion",
        /// THR-241: Illusions are in the deck.
        Illusions = "illusions",
        /// THR-245: the target grows from day to day.
        LongNights = "long-nights",
        /// THR-246: the day ends only in the right colours.
        TrueColours = "true-colours",
        /// THR-248: a demon starts in the row.
        Shackles = "shackles",
        /// THR-249: at least two cards are drawn.
        Restless = "restless",
        /// THR-250: cards are kept for the last day.
        Keepsakes = "keepsakes",
        /// THR-253: on the last day few cards may be taken.
        FourBreaths = "four-breaths",
    }
}

kernel::word_enum! {
    /// THR-260: something a role can do now and then.
    #[derive(serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Ability: "an ability" {
        /// THR-261 (Fenrys): a discard is not tainted.
        Guard = "guard",
        /// THR-264 (Aelin): tells the colour or the strength of a Determination card.
        Spark = "spark",
        /// THR-262 (Fenrys): moves a card of the Mind.
        Leap = "leap",
        /// THR-265 (Aelin): a taken card goes to another row.
        Will = "will",
        /// THR-267 (Fenrys): looks at the top of the deck and orders it.
        Scent = "scent",
        /// THR-268 (Fenrys): relives a set that is nearly right.
        Bond = "bond",
    }
}

/// Which of at most eight things there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Flags(u8);

impl Flags {
    pub(crate) fn has(self, place: u8) -> bool {
        self.0 >> place & 1 == 1
    }

    pub(crate) fn set(&mut self, place: u8) {
        self.0 |= 1 << place;
    }

    pub(crate) fn clear(&mut self, place: u8) {
        self.0 &= !(1 << place);
    }
}

/// What was agreed before the start.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Rules {
    pub(crate) mode: Mode,
    /// THR-002: who plays Aelin; the other plays Rowan or Fenrys.
    pub(crate) aelin: Seat,
    /// THR-217: whether views show what can be worked out about face-down cards.
    pub(crate) aids: bool,
    modules: Flags,
    abilities: Flags,
}

/// THR-007: what is won one after another.
pub(crate) const STAGES: &[&str] =
    &["prologue", "chapter-1", "chapter-2", "chapter-3", "chapter-4", "chapter-5", "chapter-6", "chapter-7"];

const fn of_sandbox(key: &'static str) -> OptionMeta {
    OptionMeta::new(key, &["off", "on"]).only_with("mode", "sandbox")
}

/// What can be chosen before the start.
pub(crate) const OPTIONS: &[OptionMeta] = &[
    OptionMeta::new(
        "mode",
        &[
            "prologue",
            "chapter-1",
            "chapter-2",
            "chapter-3",
            "chapter-4",
            "chapter-5",
            "chapter-6",
            "chapter-7",
            "sandbox",
        ],
    ),
    OptionMeta::new("aelin", &["1", "2"]),
    OptionMeta::new("aids", &["on", "off"]),
    of_sandbox("legion"),
    of_sandbox("illusions"),
    of_sandbox("long-nights"),
    of_sandbox("true-colours"),
    of_sandbox("shackles"),
    of_sandbox("restless"),
    of_sandbox("keepsakes"),
    of_sandbox("four-breaths"),
    of_sandbox("guard"),
    of_sandbox("spark"),
    of_sandbox("leap"),
    of_sandbox("will"),
    of_sandbox("scent"),
    of_sandbox("bond"),
];

impl Rules {
    pub(crate) fn of(setup: &Setup) -> Rules {
        let mode: Mode = setup.option("mode").parse().expect("the options list the modes");
        let (modules, abilities) = BOX.file.in_force(mode);
        let chosen = |word: &str| mode == Mode::Sandbox && setup.option(word) == "on";
        let mut rules = Rules {
            mode,
            aelin: setup.option("aelin").parse().expect("the options list the seats"),
            aids: setup.option("aids") == "on",
            modules: Flags::default(),
            abilities: Flags::default(),
        };
        for module in Module::ALL {
            if modules.contains(&module) || chosen(&module.to_string()) {
                rules.modules.set(module as u8);
            }
        }
        for ability in Ability::ALL {
            if abilities.contains(&ability) || chosen(&ability.to_string()) {
                rules.abilities.set(ability as u8);
            }
        }
        rules
    }

    /// Whether the module is in force.
    #[inline]
    pub(crate) fn has(&self, module: Module) -> bool {
        self.modules.has(module as u8)
    }

    /// Whether the ability is in the game.
    #[inline]
    pub(crate) fn gives(&self, ability: Ability) -> bool {
        self.abilities.has(ability as u8)
    }

    /// THR-002: the seat of Rowan or Fenrys.
    #[inline]
    pub(crate) fn companion(&self) -> Seat {
        self.aelin.next(2)
    }

    /// THR-245: what a row must total on a day.
    #[inline]
    pub(crate) fn target(&self, day: u8) -> u8 {
        match self.has(Module::LongNights) {
            true => BOX.numbers.targets[usize::from(day.max(1)) - 1],
            false => BOX.file.meta.target,
        }
    }
}

/// Every mode with either seat as Aelin, the sandbox with nothing and with everything, and a table without aids.
pub(crate) fn setups(meta: &Meta) -> Vec<Setup> {
    let setup = |chosen: &[(&str, &str)]| Setup::new(meta, 2, chosen.iter().copied()).expect("these go together");
    let mut setups = Vec::new();
    for mode in Mode::ALL {
        let mode = mode.word();
        setups.push(setup(&[("mode", mode)]));
        if matches!(mode, "prologue" | "chapter-7") {
            setups.push(setup(&[("mode", mode), ("aelin", "2")]));
        }
    }
    setups.push(setup(&[("mode", "chapter-1"), ("aids", "off")]));
    let everything = OPTIONS.iter().filter(|option| option.only_with.is_some()).map(|option| (option.key, "on"));
    let everything: Vec<(&str, &str)> = [("mode", "sandbox")].into_iter().chain(everything).collect();
    setups.push(setup(&everything));
    setups
}
