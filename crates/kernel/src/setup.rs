//! What is agreed before a game starts, and what the outside knows about a game.

use std::fmt;

use borsh::{BorshDeserialize, BorshSerialize};
use thiserror::Error;

use crate::MAX_SEATS;

/// What the outside knows of a game before it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meta {
    /// Its id in commands, files and addresses.
    pub id: &'static str,
    /// Its English name.
    pub name_en: &'static str,
    /// Its Polish name.
    pub name_pl: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// What can be chosen before the start.
    pub options: &'static [OptionMeta],
    /// Grows with every change that could make a recorded game end otherwise.
    pub rules_version: u32,
    /// Grows with every change of the state's bytes, whether or not the rules change.
    pub state_version: u32,
    /// No game takes more steps (answers and outcomes) than this.
    pub longest: u32,
    /// Whether it is in the box to teach and to measure.
    pub example: bool,
}

/// One thing that can be chosen before the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionMeta {
    /// Its key, as in `--option key=value`.
    pub key: &'static str,
    /// What it may be set to; the first that fits the number of seats is the default.
    pub values: &'static [&'static str],
    /// The option and its value without which this one does not exist.
    pub only_with: Option<(&'static str, &'static str)>,
    /// The values that are for certain numbers of seats only, with those numbers; every other value fits any.
    pub seats: &'static [(&'static str, &'static [u8])],
}

impl OptionMeta {
    /// Something that can always be chosen; the first value is the default.
    #[must_use]
    pub const fn new(key: &'static str, values: &'static [&'static str]) -> OptionMeta {
        OptionMeta { key, values, only_with: None, seats: &[] }
    }

    /// Something that can be chosen only if another option, listed before it, has this value.
    #[must_use]
    pub const fn only_with(self, key: &'static str, value: &'static str) -> OptionMeta {
        OptionMeta { only_with: Some((key, value)), ..self }
    }

    /// Something of which some values are for certain numbers of seats only. With a number that no value fits, the option does
    /// not exist.
    #[must_use]
    pub const fn for_seats(self, seats: &'static [(&'static str, &'static [u8])]) -> OptionMeta {
        OptionMeta { seats, ..self }
    }

    /// The values that can be chosen with so many seats; the first is the default.
    pub fn values_for(&self, seats: u8) -> impl Iterator<Item = &'static str> {
        self.values.iter().copied().filter(move |value| {
            self.seats.iter().find(|(limited, _)| limited == value).is_none_or(|(_, fitting)| fitting.contains(&seats))
        })
    }

    /// The value of the option with what is agreed so far: the wanted one, or the default; none where the option does not exist.
    fn agreed<'a>(&self, wanted: Option<&'a str>, setup: &Setup) -> Result<Option<&'a str>, SetupError> {
        let default = self.values_for(setup.seats).next();
        let problem = match wanted {
            Some(_) if default.is_none() => format!("with {} seats there is no option {}", setup.seats, self.key),
            Some(value) if !self.values_for(setup.seats).any(|fitting| fitting == value) => {
                let fitting = list(self.values_for(setup.seats));
                format!("option {} cannot be `{value}` with {} seats; it can be {fitting}", self.key, setup.seats)
            }
            _ if self.can_be_chosen(setup) => return Ok(wanted.or(default)),
            // To name the default of an option that does not exist does no harm.
            _ if wanted.is_none() || wanted == default => return Ok(None),
            _ => {
                let (other, value) = self.only_with.unwrap_or_default();
                format!("option {} can be chosen only with {other}={value}", self.key)
            }
        };
        Err(SetupError::Conflict(problem))
    }

    /// Whether the option exists at all with what is chosen so far.
    fn can_be_chosen(&self, setup: &Setup) -> bool {
        self.values_for(setup.seats).next().is_some() && self.only_with.is_none_or(|(key, value)| setup.has(key, value))
    }
}

/// A campaign: the same people play one stage after another; who wins one unlocks the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Campaign {
    /// The option of the game that says which stage is played.
    pub option: &'static str,
    /// Its values that are stages, in order. Other values of the option are free to play at any time.
    pub stages: &'static [&'static str],
}

/// What was agreed before the start: the seats and a value for each option of the game.
///
/// A setup made by [`Setup::new`] fits its game; one read from a file is checked by going through it again.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct Setup {
    seats: u8,
    options: Vec<(String, String)>,
}

impl Setup {
    /// A setup with these seats and options; options that are not named take their default.
    pub fn new<'a>(
        meta: &Meta,
        seats: u8,
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        if !(meta.min_seats..=meta.max_seats).contains(&seats) || usize::from(seats) > MAX_SEATS {
            return Err(SetupError::Seats { game: meta.id, seats, min: meta.min_seats, max: meta.max_seats });
        }
        let mut wanted: Vec<Option<&str>> = vec![None; meta.options.len()];
        for (key, value) in chosen {
            let Some(place) = meta.options.iter().position(|option| option.key == key) else {
                let known = list(meta.options.iter().map(|option| option.key));
                return Err(SetupError::UnknownOption { game: meta.id, key: key.to_owned(), known });
            };
            if !meta.options[place].values.contains(&value) {
                let known = list(meta.options[place].values.iter().copied());
                return Err(SetupError::UnknownValue { key: key.to_owned(), value: value.to_owned(), known });
            }
            wanted[place] = Some(value);
        }
        let mut setup = Setup { seats, options: Vec::new() };
        for (option, wanted) in meta.options.iter().zip(wanted) {
            if let Some(value) = option.agreed(wanted, &setup)? {
                setup.options.push((option.key.to_owned(), value.to_owned()));
            }
        }
        Ok(setup)
    }

    /// The fewest seats and every option at its default.
    #[must_use]
    pub fn usual(meta: &Meta) -> Setup {
        Setup::new(meta, meta.min_seats, []).expect("a game accepts its own defaults")
    }

    /// Each number of seats with each combination of options that go together.
    #[must_use]
    pub fn all(meta: &Meta) -> Vec<Setup> {
        let mut setups: Vec<Setup> =
            (meta.min_seats..=meta.max_seats).map(|seats| Setup { seats, options: Vec::new() }).collect();
        for option in meta.options {
            setups = setups
                .iter()
                .flat_map(|setup| {
                    if !option.can_be_chosen(setup) {
                        return vec![setup.clone()];
                    }
                    let each = option.values_for(setup.seats).map(|value| {
                        let mut setup = setup.clone();
                        setup.options.push((option.key.to_owned(), value.to_owned()));
                        setup
                    });
                    each.collect()
                })
                .collect();
        }
        setups
    }

    /// How many seats the table has.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The options there are with these choices and their values, in the game's order.
    pub fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Whether an option exists with these choices and has this value.
    #[must_use]
    pub fn has(&self, key: &str, value: &str) -> bool {
        self.options().any(|option| option == (key, value))
    }

    /// The value of an option of the game.
    ///
    /// # Panics
    /// If the game has no such option, or only with other choices.
    #[must_use]
    pub fn option(&self, key: &str) -> &str {
        self.options().find(|&(known, _)| known == key).expect("the game lists this option").1
    }
}

/// Reads as the mode of a game: `2 seats, draft=random`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} seats", self.seats)?;
        for (key, value) in self.options() {
            write!(f, ", {key}={value}")?;
        }
        Ok(())
    }
}

/// Why a game cannot start so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{game} is for {}, not {seats}", if min == max { format!("{min} seats") } else { format!("{min} to {max} seats") })]
    Seats {
        /// The game.
        game: &'static str,
        /// What was asked for.
        seats: u8,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// An option the game does not have.
    #[error("{game} has no option `{key}`; it has {known}")]
    UnknownOption {
        /// The game.
        game: &'static str,
        /// What was asked for.
        key: String,
        /// What there is.
        known: String,
    },
    /// Choices that do not go together.
    #[error("{0}")]
    Conflict(String),
    /// A value the option does not have.
    #[error("option {key} cannot be `{value}`; it can be {known}")]
    UnknownValue {
        /// The option.
        key: String,
        /// What was asked for.
        value: String,
        /// What there is.
        known: String,
    },
}

/// "a, b or c", or "none".
fn list<'a>(items: impl Iterator<Item = &'a str>) -> String {
    let items: Vec<&str> = items.collect();
    match items.as_slice() {
        [] => "none".to_owned(),
        [only] => (*only).to_owned(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const META: Meta = Meta {
        id: "toy",
        name_en: "Toy",
        name_pl: "Zabawka",
        min_seats: 2,
        max_seats: 3,
        options: &[OptionMeta::new("deck", &["small", "large"]), OptionMeta::new("pace", &["slow", "quick"])],
        rules_version: 1,
        state_version: 1,
        longest: 10,
        example: true,
    };

    #[test]
    fn options_not_named_take_their_default() {
        let setup = Setup::new(&META, 2, [("pace", "quick")]).unwrap();
        assert_eq!((setup.option("deck"), setup.option("pace")), ("small", "quick"));
        assert_eq!(setup.to_string(), "2 seats, deck=small, pace=quick");
    }

    #[test]
    fn an_option_may_need_another_one() {
        const TIRED: Meta = Meta {
            options: &[
                OptionMeta::new("pace", &["slow", "quick"]),
                OptionMeta::new("rest", &["no", "yes"]).only_with("pace", "slow"),
            ],
            ..META
        };
        let error = Setup::new(&TIRED, 2, [("rest", "yes"), ("pace", "quick")]).unwrap_err();
        assert_eq!(error.to_string(), "option rest can be chosen only with pace=slow");
        assert!(Setup::new(&TIRED, 2, [("rest", "yes")]).is_ok());
        let all: Vec<String> =
            Setup::all(&TIRED).iter().map(Setup::to_string).filter(|mode| mode.starts_with('2')).collect();
        assert_eq!(all, ["2 seats, pace=slow, rest=no", "2 seats, pace=slow, rest=yes", "2 seats, pace=quick"]);
    }

    #[test]
    fn values_may_depend_on_the_number_of_seats() {
        const FORMS: Meta = Meta {
            max_seats: 4,
            options: &[
                OptionMeta::new("form", &["pairs", "each", "duel"]).for_seats(&[("pairs", &[4]), ("duel", &[2])]),
                OptionMeta::new("rope", &["long", "short"]).for_seats(&[("long", &[2]), ("short", &[2])]),
            ],
            ..META
        };
        let modes: Vec<String> = Setup::all(&FORMS).iter().map(Setup::to_string).collect();
        let expected = [
            "2 seats, form=each, rope=long",
            "2 seats, form=each, rope=short",
            "2 seats, form=duel, rope=long",
            "2 seats, form=duel, rope=short",
            "3 seats, form=each",
            "4 seats, form=pairs",
            "4 seats, form=each",
        ];
        assert_eq!(modes, expected);
        let mode = |seats, chosen: &[(&'static str, &'static str)]| {
            Setup::new(&FORMS, seats, chosen.iter().copied()).map_err(|error| error.to_string())
        };
        assert_eq!(
            mode(4, &[]).unwrap().to_string(),
            "4 seats, form=pairs",
            "the first value that fits is the default"
        );
        assert_eq!(mode(3, &[]).unwrap().to_string(), "3 seats, form=each");
        let refused = mode(3, &[("form", "pairs")]).unwrap_err();
        assert_eq!(refused, "option form cannot be `pairs` with 3 seats; it can be each");
        let refused = mode(3, &[("rope", "short")]).unwrap_err();
        assert_eq!(refused, "with 3 seats there is no option rope");
    }

    #[test]
    fn nonsense_is_refused_with_what_there_is() {
        let error = |seats, chosen: (&str, &str)| Setup::new(&META, seats, [chosen]).unwrap_err().to_string();
        assert_eq!(error(4, ("deck", "small")), "toy is for 2 to 3 seats, not 4");
        assert_eq!(error(2, ("dice", "six")), "toy has no option `dice`; it has deck or pace");
        assert_eq!(error(2, ("deck", "huge")), "option deck cannot be `huge`; it can be small or large");
    }

    #[test]
    fn all_setups_are_every_combination() {
        let all = Setup::all(&META);
        assert_eq!(all.len(), 8);
        assert!(all.iter().all(|setup| Setup::new(&META, setup.seats(), setup.options()).as_ref() == Ok(setup)));
    }
}
