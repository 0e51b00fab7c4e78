//! What is printed on the cards: patterns, marks, directions and numbers, read from the card file. The effects are not read:
//! they are written out by hand in `effects.rs`.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::board::{Dir, Sq};

pub(crate) type Id = &'static str;

/// A being or a legend.
pub(crate) struct Being {
    pub(crate) id: Id,
    pub(crate) deck: Id,
    pub(crate) rank: u8,
    pub(crate) pattern: Vec<String>,
    /// What must stand on the summoning square: nothing, or the least rank.
    pub(crate) needs_on_square: Option<u8>,
    pub(crate) marks: Vec<String>,
    pub(crate) directions: Vec<Dir>,
}

/// A flare with its two numbers.
pub(crate) struct Flare {
    pub(crate) id: Id,
    pub(crate) upper: i32,
    pub(crate) lower: i32,
}

/// A task.
pub(crate) struct Task {
    pub(crate) id: Id,
    pub(crate) kind: String,
    pub(crate) basic: bool,
    pub(crate) points: i32,
}

/// Everything that is printed.
pub(crate) struct Printed {
    pub(crate) beings: Vec<Being>,
    pub(crate) flares: Vec<Flare>,
    pub(crate) tasks: Vec<Task>,
}

impl Printed {
    pub(crate) fn being(&self, id: &str) -> &Being {
        self.beings.iter().find(|being| being.id == id).unwrap_or_else(|| panic!("no being {id}"))
    }

    pub(crate) fn flare(&self, id: &str) -> &Flare {
        self.flares.iter().find(|flare| flare.id == id).unwrap_or_else(|| panic!("no flare {id}"))
    }

    pub(crate) fn task(&self, id: &str) -> &Task {
        self.tasks.iter().find(|task| task.id == id).unwrap_or_else(|| panic!("no task {id}"))
    }

    /// The one spelling of an id.
    pub(crate) fn id(&self, id: &str) -> Id {
        let all = self.beings.iter().map(|being| being.id);
        let all = all.chain(self.flares.iter().map(|flare| flare.id)).chain(self.tasks.iter().map(|task| task.id));
        all.into_iter().find(|known| *known == id).unwrap_or_else(|| panic!("no card {id}"))
    }

    pub(crate) fn deck(&self, deck: &str) -> impl Iterator<Item = Id> {
        self.beings.iter().filter(move |being| being.deck == deck).map(|being| being.id)
    }
}

/// TK-208: the cards with a freeze effect.
pub(crate) const FREEZE: [&str; 7] = [
    "eve-crystal-grower",
    "eve-ice-princess",
    "eve-ice-queen",
    "eve-ice-wyvern",
    "eve-frostweave-illusionist",
    "eve-frostweave-summoner",
    "eve-winter-whisperer",
];

/// TK-079: the cards whose effect speaks of the pieces that were used.
pub(crate) const SPEAKS_OF_USED: [&str; 3] = ["imp-master-of-intrigue", "hig-clan-guardian", "leg-two-headed-dragon"];

pub(crate) fn printed() -> &'static Printed {
    static PRINTED: OnceLock<Printed> = OnceLock::new();
    PRINTED.get_or_init(|| read(include_str!("../../cards.toml")))
}

fn read(text: &str) -> Printed {
    let mut printed = Printed { beings: Vec::new(), flares: Vec::new(), tasks: Vec::new() };
    for section in text.split("[[").skip(1) {
        let (kind, body) = section.split_once("]]").expect("a section has a name");
        let mut fields: BTreeMap<&str, &str> = BTreeMap::new();
        for line in body.lines() {
            if let Some((key, value)) = line.split_once(" = ") {
                fields.entry(key).or_insert(value);
            }
        }
        let word = |key: &str| -> Id { fields[key].trim_matches('"').to_owned().leak() };
        let number = |key: &str| -> i32 { fields[key].parse().expect("a number") };
        let list = |key: &str| -> Vec<String> {
            let items = fields.get(key).map_or("", |list| list.trim_matches(['[', ']']));
            items.split(", ").filter(|item| !item.is_empty()).map(|item| item.trim_matches('"').to_owned()).collect()
        };
        match kind {
            // The model knows the core schools only.
            "card" if ["nethervoid", "etherweave"].contains(&word("deck")) => {}
            "card" => printed.beings.push(Being {
                id: word("id"),
                deck: word("deck"),
                rank: ["common", "heroic", "legendary"].iter().position(|rank| *rank == word("rank")).expect("a rank")
                    as u8,
                pattern: list("pattern"),
                needs_on_square: match word("summon_square") {
                    "free" => None,
                    "own-common" => Some(0),
                    "own-heroic" => Some(1),
                    other => panic!("{other}"),
                },
                marks: list("marks"),
                directions: list("directions").iter().map(|name| Dir::named(&name.to_lowercase())).collect(),
            }),
            "flare" => {
                printed.flares.push(Flare { id: word("id"), upper: number("upper_need"), lower: number("lower_need") });
            }
            "task" => printed.tasks.push(Task {
                id: word("id"),
                kind: word("type").to_owned(),
                basic: word("difficulty") == "basic",
                points: number("points"),
            }),
            _ => {}
        }
    }
    assert_eq!((printed.beings.len(), printed.flares.len(), printed.tasks.len()), (84, 12, 24));
    printed
}

/// One of the eight ways to turn and mirror: where an offset from the summoning square goes.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    mirrored: bool,
    quarters: u8,
}

impl Turn {
    pub(crate) fn all() -> impl Iterator<Item = Turn> {
        [false, true].into_iter().flat_map(|mirrored| (0..4).map(move |quarters| Turn { mirrored, quarters }))
    }

    pub(crate) fn of(self, (mut column, mut row): (i8, i8)) -> (i8, i8) {
        if self.mirrored {
            column = -column;
        }
        for _ in 0..self.quarters {
            (column, row) = (-row, column);
        }
        (column, row)
    }
}

/// A pattern as it lies on the arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lie {
    pub(crate) square: Sq,
    /// The required squares with their least rank, the summoning square included where it must be occupied.
    pub(crate) required: Vec<(Sq, u8)>,
    pub(crate) marks: Vec<Sq>,
    /// Crystal Mirror: its yellow squares on the arena.
    pub(crate) yellow: Vec<Sq>,
    /// Crystal Mirror: yellow squares with their mirror images, where both are on the arena.
    pub(crate) mirror: Vec<(Sq, Sq)>,
    pub(crate) directions: Vec<Dir>,
}

impl Being {
    /// TK-071: every way the pattern can lie with its summoning square there, worked out once.
    pub(crate) fn lies(&self, square: Sq) -> &'static [Lie] {
        static LIES: OnceLock<BTreeMap<(Id, Sq), Vec<Lie>>> = OnceLock::new();
        let all = || {
            let each = |being: &'static Being| {
                Sq::all().map(|square| {
                    let mut lies: Vec<Lie> = Vec::new();
                    for lie in Turn::all().filter_map(|turn| being.lie(square, turn)) {
                        if !lies.contains(&lie) {
                            lies.push(lie);
                        }
                    }
                    ((being.id, square), lies)
                })
            };
            printed().beings.iter().flat_map(each).collect()
        };
        &LIES.get_or_init(all)[&(self.id, square)]
    }

    fn lie(&self, square: Sq, turn: Turn) -> Option<Lie> {
        let cells = |grid: &[String]| -> Vec<(i8, i8, char)> {
            let row = |(row, text): (usize, &String)| -> Vec<(i8, i8, char)> {
                text.chars().enumerate().map(|(column, letter)| (column as i8, row as i8, letter)).collect()
            };
            grid.iter().enumerate().flat_map(row).collect()
        };
        let pattern = cells(&self.pattern);
        let (x, y, _) = *pattern.iter().find(|(.., letter)| *letter == 'x').expect("a summoning square");
        let place = |column: i8, row: i8| {
            let (right, down) = turn.of((column - x, row - y));
            square.plus(right, down)
        };
        let mut required = Vec::new();
        for (column, row, letter) in pattern {
            let rank = match letter {
                'c' => 0,
                'h' => 1,
                _ => continue,
            };
            required.push((place(column, row)?, rank));
        }
        required.extend(self.needs_on_square.map(|rank| (square, rank)));
        required.sort();
        let marked = cells(&self.marks);
        let mut marks: Vec<Sq> =
            marked.iter().filter(|cell| cell.2 == 'm').filter_map(|cell| place(cell.0, cell.1)).collect();
        marks.sort();
        let mut yellow: Vec<Sq> =
            marked.iter().filter(|cell| cell.2 == 'y').filter_map(|cell| place(cell.0, cell.1)).collect();
        yellow.sort();
        // TK-216: the mirror is the middle column of the pattern as printed.
        let mirror = marked.iter().filter(|cell| cell.2 == 'y');
        let mut mirror: Vec<(Sq, Sq)> =
            mirror.filter_map(|cell| Some((place(cell.0, cell.1)?, place(2 * x - cell.0, cell.1)?))).collect();
        mirror.sort();
        let directions = self.directions.iter().map(|direction| {
            let (right, down) = turn.of(direction.step());
            Dir::of_step(right, down)
        });
        let mut directions: Vec<Dir> = directions.collect();
        directions.sort();
        Some(Lie { square, required, marks, yellow, mirror, directions })
    }
}
