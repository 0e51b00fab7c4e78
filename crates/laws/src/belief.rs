//! The laws of what a viewer knows: view and belief.

use dice::SearchDice;
use kernel::{Dice, Game, Seat, Seats, Verdict, Viewer, Waiting};
use serde::Serialize;
use serde_json::Value;

use crate::report::{Broken, Law, claim};

/// What a viewer perceives of a state: its view, who is asked, and its own options.
pub(crate) struct Perceived<G: Game> {
    pub(crate) view: G::View,
    pub(crate) asked: Seats,
    /// Who has something to reply to: everybody knows.
    pub(crate) wanted: Seats,
    pub(crate) waiting: Kind,
    pub(crate) options: Vec<(Seat, Vec<G::Action>)>,
    /// How the game ended: everybody is told.
    pub(crate) verdict: Option<Verdict>,
}

/// What the table waits for, as everybody can see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Seats,
    Chance,
    Over,
}

/// The seats with something to reply to.
fn wanted<G: Game>(state: &G::State) -> Seats {
    let has_reply = |&seat: &Seat| {
        let mut replies = Vec::new();
        G::replies(state, seat, &mut replies);
        !replies.is_empty()
    };
    Seats::all(G::seats(state)).iter().filter(has_reply).collect()
}

impl<G: Game> Perceived<G> {
    pub(crate) fn by(state: &G::State, viewer: Viewer) -> Perceived<G> {
        let own = Seats::all(G::seats(state)).iter().filter(|&seat| viewer.is(seat));
        let options = own.map(|seat| (seat, G::offered(state, seat)));
        Perceived {
            view: G::view(state, viewer),
            asked: G::asked(state, viewer),
            wanted: wanted::<G>(state),
            waiting: match G::waiting(state) {
                Waiting::Seats(_) => Kind::Seats,
                Waiting::Chance => Kind::Chance,
                Waiting::Over => Kind::Over,
            },
            options: options.collect(),
            verdict: (G::waiting(state) == Waiting::Over).then(|| G::verdict(state)),
        }
    }

    /// What differs, in words; nothing if the viewer cannot tell the two apart.
    pub(crate) fn difference(&self, other: &Perceived<G>) -> Option<String> {
        if self.view != other.view {
            return Some(format!("views differ: {}", differing_parts(&self.view, &other.view)));
        }
        let waits = |of: &Perceived<G>| (of.waiting, of.asked, of.wanted);
        if waits(self) != waits(other) {
            return Some(format!("the table waits differently: {:?} and {:?}", waits(self), waits(other)));
        }
        if self.verdict != other.verdict {
            return Some(format!("the game ends differently: {:?} and {:?}", self.verdict, other.verdict));
        }
        (self.options != other.options)
            .then(|| format!("own options differ: {:?} and {:?}", self.options, other.options))
    }
}

/// The parts of two views that differ, by the names a reader of their JSON sees.
fn differing_parts(one: &impl Serialize, two: &impl Serialize) -> String {
    fn walk(path: &str, one: &Value, two: &Value, found: &mut Vec<String>) {
        match (one, two) {
            _ if one == two => {}
            (Value::Object(left), Value::Object(right)) => {
                for key in left.keys().chain(right.keys().filter(|key| !left.contains_key(*key))) {
                    walk(&format!("{path}.{key}"), &one[key], &two[key], found);
                }
            }
            (Value::Array(left), Value::Array(right)) if left.len() == right.len() => {
                for (place, (one, two)) in left.iter().zip(right).enumerate() {
                    walk(&format!("{path}[{place}]"), one, two, found);
                }
            }
            _ => found.push(format!("{} is {one} and {two}", path.trim_start_matches('.'))),
        }
    }
    let mut found = Vec::new();
    if let (Ok(one), Ok(two)) = (serde_json::to_value(one), serde_json::to_value(two)) {
        walk("", &one, &two, &mut found);
    }
    if found.is_empty() { "in what their JSON leaves out".to_owned() } else { found.join("; ") }
}

/// Whether hidden information was met, and whether a determinized world ever differed from the real one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Variety {
    pub(crate) secrets: bool,
    pub(crate) worlds: bool,
}

impl Variety {
    pub(crate) fn join(self, other: Variety) -> Variety {
        Variety { secrets: self.secrets || other.secrets, worlds: self.worlds || other.worlds }
    }
}

/// How many worlds are compared before two beliefs count as the same.
const WORLDS: usize = 6;

/// Whether `viewer` believes the same in both states.
pub(crate) fn believes_alike<G: Game>(one: &G::State, two: &G::State, viewer: Viewer, dice: &mut SearchDice) -> bool {
    (0..WORLDS).all(|_| {
        let seed = dice.next_u64();
        let believed = |state| G::determinize(state, viewer, &mut SearchDice::seeded(seed));
        believed(one) == believed(two)
    })
}

/// Checks the view and belief laws for every viewer of a state.
pub(crate) fn check<G: Game>(
    state: &G::State,
    actions: &[G::Action],
    dice: &mut SearchDice,
    variety: &mut Variety,
) -> Result<(), Broken> {
    let mut first_view: Option<G::View> = None;
    for viewer in Viewer::everyone(G::seats(state)) {
        let world = G::determinize(state, viewer, dice);
        let real = Perceived::<G>::by(state, viewer);
        if let Some(difference) = real.difference(&Perceived::by(&world, viewer)) {
            return Err((Law::View, format!("for {viewer:?}, {difference}")));
        }
        for seat in Seats::all(G::seats(state)).iter().filter(|&seat| viewer.is(seat)) {
            for &action in actions {
                let (real, other) = (G::check(state, seat, action), G::check(&world, seat, action));
                claim(Law::View, real == other, || format!("{seat:?} is told {real:?} or {other:?} on `{action}`"))?;
            }
        }
        G::invariant(&world)
            .map_err(|what| (Law::Belief, format!("a world {viewer:?} believes possible is not: {what}")))?;
        let seed = dice.next_u64();
        let from_truth = G::determinize(state, viewer, &mut SearchDice::seeded(seed));
        let from_world = G::determinize(&world, viewer, &mut SearchDice::seeded(seed));
        claim(Law::Belief, from_truth == from_world, || {
            format!(
                "what {viewer:?} believes depends on what it cannot know: {from_truth:?} and {from_world:?}, \
                 though it cannot tell {state:?} from {world:?}"
            )
        })?;
        variety.worlds |= world != *state;
        variety.secrets |= first_view.as_ref().is_some_and(|view| *view != real.view);
        first_view.get_or_insert(real.view);
    }
    Ok(())
}
