//! The stream law: a hidden difference is first seen where the rules reveal something.

use dice::SearchDice;
use kernel::{Dice, Entry, Game, Knowers, Seat, Seats, Viewer, Waiting};
use serde::Serialize;
use serde_json::Value;

use crate::belief::{Perceived, believes_alike};
use crate::report::{Broken, Law, Trying};

/// How far two worlds are played side by side.
const HORIZON: usize = 16;

/// Plays the real world and one that `viewer` cannot tell from it side by side. Everybody acts alike in both as long as
/// possible; the first difference the viewer perceives must be between two events that reveal something to it.
pub(crate) fn check<G: Game>(
    state: &G::State,
    viewer: Viewer,
    dice: &mut SearchDice,
    trying: &Trying<G>,
) -> Result<(), Broken> {
    let kept = play::<G>(state, viewer, dice, trying);
    trying.borrow_mut().clear();
    kept
}

fn play<G: Game>(state: &G::State, viewer: Viewer, dice: &mut SearchDice, trying: &Trying<G>) -> Result<(), Broken> {
    let mut real = state.clone();
    let mut other = G::determinize(state, viewer, dice);
    for world in [&mut real, &mut other] {
        drop_half_built::<G>(world, viewer)?;
    }
    shown::<G>(&real, &other, viewer, trying)?;
    trying.borrow_mut().clear();
    let mut steps = String::new();
    for _ in 0..HORIZON {
        catch_up::<G>(&mut real, &mut other, viewer, dice)?;
        let Some(step) = alike::<G>(&real, &other, dice) else { return Ok(()) };
        steps.push_str(&format!(" {step:?}"));
        trying.borrow_mut().push(match step {
            Step::Answer(seat, action) => Entry::Answer(seat, action),
            Step::Chance(outcome, _) => Entry::Chance(outcome),
        });
        let real_events = take::<G>(&mut real, step);
        let other_events = take::<G>(&mut other, step.into_other());
        let at = |what: String| (Law::Stream, format!("after{steps}, {viewer:?} can tell two worlds apart: {what}"));
        match compare::<G>(&real_events, &other_events, viewer) {
            Compared::Alike => {}
            // What everybody sees once may mean nothing afterwards, such as who of two put down which card. So may which of two known
            // cards was handed to the viewer and which it drew.
            Compared::Published | Compared::Swapped => return Ok(()),
            Compared::Entrusted => return kept::<G>(&real, &other, viewer, dice).map_err(at),
            Compared::Told(what) => return Err(at(what)),
        }
        let difference = Perceived::<G>::by(&real, viewer).difference(&Perceived::by(&other, viewer));
        if let Some(difference) = difference {
            return Err(at(difference));
        }
    }
    Ok(())
}

/// Drops what others have half built, which the viewer must not notice: whether they have begun is theirs to know.
fn drop_half_built<G: Game>(state: &mut G::State, viewer: Viewer) -> Result<(), Broken> {
    for seat in Seats::all(G::seats(state)).iter().filter(|&seat| !viewer.is(seat)) {
        if G::half_built(state, seat) {
            let before = Perceived::<G>::by(state, viewer);
            G::cancel(state, seat);
            if let Some(what) = before.difference(&Perceived::by(state, viewer)) {
                return Err((Law::Stream, format!("{viewer:?} notices a half-built choice of {seat:?}: {what}")));
            }
        }
    }
    Ok(())
}

/// Where it is hidden who has answered already, fewer may have answered in one of the worlds: lets them answer there, which
/// the viewer must not notice.
fn catch_up<G: Game>(
    real: &mut G::State,
    other: &mut G::State,
    viewer: Viewer,
    dice: &mut SearchDice,
) -> Result<(), Broken> {
    let (in_real, in_other) = (G::waiting(real).seats(), G::waiting(other).seats());
    for (late, state) in [(in_real.minus(in_other), real), (in_other.minus(in_real), other)] {
        for seat in late.iter().filter(|&seat| !viewer.is(seat)) {
            // An answer may be built of several steps.
            while G::waiting(state).seats().contains(seat) && G::waiting(state).seats().len() > 1 {
                answer_unnoticed::<G>(state, seat, viewer, dice)?;
            }
        }
    }
    Ok(())
}

/// Lets a seat answer something that `viewer` must not notice.
fn answer_unnoticed<G: Game>(
    state: &mut G::State,
    seat: Seat,
    viewer: Viewer,
    dice: &mut SearchDice,
) -> Result<(), Broken> {
    let mut options = Vec::new();
    G::options(state, seat, &mut options);
    let before = Perceived::<G>::by(state, viewer);
    let events = take::<G>(state, Step::Answer(seat, dice.pick(&options)));
    let sight = events.iter().find_map(|event| G::sight(event, viewer));
    let noticed = sight.map(|sight| format!("it sees {sight:?}"));
    match noticed.or_else(|| before.difference(&Perceived::by(state, viewer))) {
        None => Ok(()),
        Some(what) => Err((Law::Stream, format!("{viewer:?} notices a hidden answer of {seat:?}: {what}"))),
    }
}

/// What others can do in only one of the worlds shows the viewer something, unless the viewer does not notice it at all, as the first
/// step of a half-built choice, or it looks like something they can do in the other: then an event of it is marked as revealing, or it
/// could be taken back after it was seen.
fn shown<G: Game>(real: &G::State, other: &G::State, viewer: Viewer, trying: &Trying<G>) -> Result<(), Broken> {
    for seat in Seats::all(G::seats(real)).iter().filter(|&seat| !viewer.is(seat)) {
        let in_other = G::offered(other, seat);
        for action in G::offered(real, seat).into_iter().filter(|action| !in_other.contains(action)) {
            *trying.borrow_mut() = vec![Entry::Answer(seat, action)];
            let mut after = real.clone();
            let events = take::<G>(&mut after, Step::Answer(seat, action));
            let is_noticed = events.iter().any(|event| G::sight(event, viewer).is_some())
                || Perceived::<G>::by(real, viewer).difference(&Perceived::by(&after, viewer)).is_some();
            let looks_alike = |other_action: &G::Action| {
                let mut other_after = other.clone();
                let other_events = take::<G>(&mut other_after, Step::Answer(seat, *other_action));
                matches!(compare::<G>(&events, &other_events, viewer), Compared::Alike)
                    && Perceived::<G>::by(&after, viewer).difference(&Perceived::by(&other_after, viewer)).is_none()
            };
            let is_told = events.iter().any(|event| viewer.knows(G::reveals(event)));
            if is_noticed && !is_told && !in_other.iter().any(looks_alike) {
                let what =
                    format!("{viewer:?} sees that {seat:?} can `{action}`, and nothing of it is marked as revealing");
                return Err((Law::Stream, what));
            }
        }
    }
    Ok(())
}

/// A step that is taken in both worlds.
#[derive(Clone, Copy)]
enum Step<A, O> {
    Answer(Seat, A),
    /// The outcome in the real world and in the other one.
    Chance(O, O),
}

impl<A: Copy, O: Copy> Step<A, O> {
    fn into_other(self) -> Self {
        match self {
            Step::Chance(_, other) => Step::Chance(other, other),
            answer @ Step::Answer(..) => answer,
        }
    }
}

impl<A: std::fmt::Display, O: std::fmt::Display> std::fmt::Debug for Step<A, O> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Step::Answer(seat, action) => write!(f, "`{seat}: {action}`"),
            Step::Chance(real, other) => match (real.to_string(), other.to_string()) {
                (real, other) if real == other => write!(f, "`chance: {real}`"),
                (real, other) => write!(f, "`chance: {real}` or `{other}`"),
            },
        }
    }
}

/// A random step of the real world that the other one can take too; nothing if somebody's hand allows it in only one,
/// which is then that somebody's choice to tell.
fn alike<G: Game>(real: &G::State, other: &G::State, dice: &mut SearchDice) -> Option<Step<G::Action, G::Outcome>> {
    match (G::waiting(real), G::waiting(other)) {
        (Waiting::Seats(_), Waiting::Seats(_)) => {
            let mut common: Vec<(Seat, G::Action)> = Vec::new();
            for seat in Seats::all(G::seats(real)) {
                let in_other = G::offered(other, seat);
                let both = G::offered(real, seat).into_iter().filter(|action| in_other.contains(action));
                common.extend(both.map(|action| (seat, action)));
            }
            (!common.is_empty()).then(|| dice.pick(&common)).map(|(seat, action)| Step::Answer(seat, action))
        }
        (Waiting::Chance, Waiting::Chance) => {
            let outcome = G::sample(real, dice);
            let mut possible = Vec::new();
            G::chances(other, &mut possible);
            let is_possible = possible.iter().any(|&(known, weight)| known == outcome && weight > 0);
            Some(Step::Chance(outcome, if is_possible { outcome } else { G::sample(other, dice) }))
        }
        _ => None,
    }
}

fn take<G: Game>(state: &mut G::State, step: Step<G::Action, G::Outcome>) -> Vec<G::Event> {
    let mut events = Vec::new();
    match step {
        Step::Answer(seat, action) => G::apply(state, seat, action, &mut events),
        Step::Chance(outcome, _) => G::resolve(state, outcome, &mut events),
    }
    events
}

enum Compared {
    Alike,
    /// The viewer was told something new, alone or as one of some.
    Entrusted,
    /// Everybody was told something new.
    Published,
    /// The viewer was told the same things in another order.
    Swapped,
    Told(String),
}

/// Compares what the viewer perceives of both, event by event.
fn compare<G: Game>(real: &[G::Event], other: &[G::Event], viewer: Viewer) -> Compared {
    let perceived = |events: &[G::Event]| {
        events
            .iter()
            .filter_map(|event| Some((G::sight(event, viewer)?, G::reveals(event))))
            .collect::<Vec<(G::Sight, Knowers)>>()
    };
    let (real, other) = (perceived(real), perceived(other));
    for (mine, theirs) in real.iter().zip(&other) {
        if mine.0 != theirs.0 {
            let is_meant = viewer.knows(mine.1) && viewer.knows(theirs.1);
            return match mine.1.is_everybody() && theirs.1.is_everybody() {
                true => Compared::Published,
                false if is_meant && names_the_same(&real, &other) => Compared::Swapped,
                false if is_meant => Compared::Entrusted,
                false => Compared::Told(format!("{:?} and {:?}, which reveal nothing to it", mine.0, theirs.0)),
            };
        }
    }
    if real.len() == other.len() {
        return Compared::Alike;
    }
    let (longer, shorter) = if real.len() > other.len() { (&real, &other) } else { (&other, &real) };
    Compared::Told(format!("only one world brings {:?}", longer[shorter.len()].0))
}

/// Whether two streams name the same cards, seats and numbers, in whatever order.
fn names_the_same<S: Serialize>(one: &[(S, Knowers)], two: &[(S, Knowers)]) -> bool {
    fn collect(value: &Value, names: &mut Vec<String>) {
        match value {
            Value::Array(parts) => parts.iter().for_each(|part| collect(part, names)),
            Value::Object(fields) => fields.values().for_each(|field| collect(field, names)),
            name => names.push(name.to_string()),
        }
    }
    let names = |sights: &[(S, Knowers)]| {
        let mut names = Vec::new();
        sights.iter().for_each(|(sight, _)| collect(&serde_json::json!(sight), &mut names));
        names.sort_unstable();
        names
    };
    names(one) == names(two)
}

/// What an event reveals to some, they then know: view or belief keeps it. More would be a leak.
fn kept<G: Game>(real: &G::State, other: &G::State, viewer: Viewer, dice: &mut SearchDice) -> Result<(), String> {
    let looks_alike = Perceived::<G>::by(real, viewer).difference(&Perceived::by(other, viewer)).is_none();
    match looks_alike && real != other && believes_alike::<G>(real, other, viewer, dice) {
        true => Err("it is told something that neither its view nor its belief keeps".to_owned()),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    enum Sight {
        Handed { to: u8, card: &'static str },
        Drawn { by: u8, card: &'static str },
    }

    fn handed_and_drawn(handed: &'static str, drawn: &'static str) -> [(Sight, Knowers); 2] {
        [
            (Sight::Handed { to: 1, card: handed }, Knowers::EVERYBODY),
            (Sight::Drawn { by: 1, card: drawn }, Knowers::EVERYBODY),
        ]
    }

    #[test]
    fn two_cards_that_change_places_are_the_same_cards() {
        assert!(names_the_same(&handed_and_drawn("titan", "kraken"), &handed_and_drawn("kraken", "titan")));
    }

    #[test]
    fn another_card_is_not() {
        assert!(!names_the_same(&handed_and_drawn("titan", "kraken"), &handed_and_drawn("titan", "griffin")));
        assert!(!names_the_same(&handed_and_drawn("titan", "kraken")[..1], &handed_and_drawn("kraken", "titan")[..1]));
    }
}
