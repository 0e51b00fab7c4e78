//! Says where the second opinion and the game differ.

use std::fmt::Debug;

use kernel::{Game, Seat, Seats, Viewer, Waiting};

use super::opinion::Opinion;
use super::script::Stop;
use super::table::{Die, End, Table};
use crate::cards::{Colour, EventCard, Intrigue, Location};
use crate::state::{Phase, State};
use crate::view::Step;
use crate::{Achaja, Action, Outcome};

type Compared = Result<(), String>;

fn same<T: Debug + PartialEq>(what: &str, slow: &T, fast: &T) -> Compared {
    if slow == fast { Ok(()) } else { Err(format!("{what}:\n  slow {slow:?}\n  fast {fast:?}")) }
}

fn sorted<T: Ord>(things: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut things: Vec<T> = things.into_iter().collect();
    things.sort();
    things
}

fn seat(index: usize) -> Seat {
    Seat::new(index as u8)
}

/// Everything that both know.
pub(super) fn compare(slow: &Opinion, fast: &State) -> Compared {
    compare_board(&slow.table, fast)?;
    compare_players(&slow.table, fast)?;
    compare_cards(&slow.table, fast)?;
    compare_waiting(slow, fast)
}

fn compare_board(slow: &Table, fast: &State) -> Compared {
    let dice = fast.dice().map(|die| (die.colour.word(), die.value, die.place.to_string()));
    same("dice", &sorted(slow.dice.iter().map(|die| (die.colour, die.value, die.place.to_owned()))), &sorted(dice))?;
    for location in Location::ALL {
        let word = location.word();
        for colour in Colour::ALL {
            let count = slow.tokens.iter().filter(|token| **token == (colour.word(), word)).count();
            same(&format!("{colour} tokens on {word}"), &count, &fast.tokens[colour.index()][location.index()].into())?;
        }
        let marks = [&slow.curfew, &slow.barred, &slow.crowned].map(|marked| marked.contains(&word));
        let in_game = [fast.curfew, fast.barred, fast.crowned].map(|marked| marked.contains(location));
        same(&format!("Curfew, Barred Doors and Coronation on {word}"), &marks, &in_game)?;
        let raised = slow.increases.iter().filter(|other| **other == word).count();
        same(&format!("increases on {word}"), &raised, &fast.increases[location.index()].into())?;
        same(&format!("limit of {word}"), &slow.limit(word), &fast.limit(location).into())?;
        same(&format!("whether {word} is open"), &slow.is_open(word), &fast.is_open(location))?;
    }
    let judged = fast.judged.map(|(location, seat)| (location.word(), seat.index()));
    same("King's Judgment", &slow.judged, &judged)?;
    same("order", &slow.order, &fast.order.iter().map(|location| location.word()).collect())?;
    same("turn", &slow.turn, &fast.turn)?;
    same("phase", &slow.phase, &fast.phase.word())?;
    same("Bargaining Chips", &slow.cards_count, &fast.cards_count)?;
    if let Some(marker) = slow.marker {
        same("marker", &marker, &fast.marker.index())?;
    }
    if fast.phase == Phase::Intrigue {
        same("pointer", &slow.pointer, &fast.pointer.index())?;
    }
    Ok(())
}

fn compare_players(slow: &Table, fast: &State) -> Compared {
    for (index, own) in slow.players.iter().enumerate() {
        let player = fast.player(seat(index));
        let what = |what: &str| format!("{what} of {:?}", seat(index));
        same(&what("power"), &own.power, &player.power.into())?;
        same(&what("gold"), &own.gold, &player.gold)?;
        same(&what("Cousins"), &[own.street, own.palace], &player.cousins.map(usize::from))?;
        same(&what("hand"), &sorted(own.hand.clone()), &sorted(player.hand.cards().map(Intrigue::id)))?;
        let known = player.hand.known().iter().filter(|known| Viewer::SPECTATOR.knows(known.by));
        same(&what("known cards"), &sorted(own.known.clone()), &sorted(known.map(|known| known.card.id())))?;
        let place = slow.passed.iter().position(|other| *other == index).map(|place| place as u8 + 1);
        same(&what("passing"), &place, &player.passed)?;
        for (turn, dealt) in slow.events.iter().enumerate() {
            let event = fast.events[turn][index];
            same(&what("Event"), &dealt[index], &event.map(EventCard::id))?;
            if let Some(event) = event {
                same(&what("shown Event"), &slow.revealed.contains(&event.id()), &fast.is_revealed(event))?;
            }
        }
    }
    Ok(())
}

fn compare_cards(slow: &Table, fast: &State) -> Compared {
    let unseen = fast.deck.unseen().map(Intrigue::id);
    same("deck", &sorted(slow.deck.clone()), &sorted(unseen))?;
    let settled = (0..fast.deck.len()).filter_map(|depth| fast.deck.settled(depth)).map(|known| known.card.id());
    same("bottom of the deck", &slow.bottom, &settled.collect())?;
    same("discard pile", &slow.discard, &fast.discard.iter().copied().map(Intrigue::id).collect())?;
    let row = fast.row.iter().map(|hired| (hired.character.id(), u32::from(hired.usage)));
    same("row", &sorted(slow.row.clone()), &sorted(row))
}

fn compare_waiting(slow: &Opinion, fast: &State) -> Compared {
    let waiting = Achaja::waiting(fast);
    let everybody = || (0..slow.table.seats).map(seat);
    for seat in everybody() {
        let mut options: Vec<Action> = Vec::new();
        Achaja::options(fast, seat, &mut options);
        let options = sorted(options.iter().map(Action::to_string));
        if options != slow.options(seat.index()) {
            let draft = &slow.drafts[seat.index()];
            return Err(difference(
                &format!("options of {seat:?} after {draft:?}"),
                &slow.options(seat.index()),
                &options,
            ));
        }
        let is_begun = Achaja::half_built(fast, seat) && !fast.drafts[seat.index()].is_deal();
        same(&format!("half-built choice of {seat:?}"), &!slow.drafts[seat.index()].is_empty(), &is_begun)?;
        let mut interjections: Vec<Action> = Vec::new();
        Achaja::interjections(fast, seat, &mut interjections);
        compare_deals(slow, fast, &interjections)?;
        interjections.retain(|action| !matches!(action, Action::Deal(_)));
        let converts = matches!(&slow.stop, Stop::Ask { converts, .. } if converts.contains(&seat.index()));
        let expected = if converts { vec![Action::Convert] } else { Vec::new() };
        same(&format!("interjections of {seat:?}"), &expected, &interjections)?;
    }
    match &slow.stop {
        Stop::Ask { asked, answered, .. } => {
            let missing: Seats = asked.iter().map(|(index, _)| seat(*index)).collect();
            same("who is asked", &Waiting::Seats(missing), &waiting)?;
            for viewer in Viewer::everyone(fast.seats) {
                let hidden: Seats =
                    answered.iter().map(|index| seat(*index)).filter(|seat| !viewer.is(*seat)).collect();
                same(&format!("who is asked for {viewer:?}"), &missing.union(hidden), &Achaja::asked(fast, viewer))?;
            }
            Ok(())
        }
        Stop::Chance(outcomes) => {
            same("what is waited for", &Waiting::Chance, &waiting)?;
            compare_chances(outcomes, fast)
        }
        Stop::Over => {
            same("what is waited for", &Waiting::Over, &waiting)?;
            compare_ends(&slow.table, fast)
        }
    }
}

/// Section 7.6: deals are made at five decision points.
fn compare_deals(slow: &Opinion, fast: &State, interjections: &[Action]) -> Compared {
    if !interjections.iter().any(|action| matches!(action, Action::Deal(_))) {
        return Ok(());
    }
    let step = Achaja::view(fast, Viewer::SPECTATOR).step;
    let may_deal = match step {
        Step::Gain | Step::Act | Step::Site | Step::Forced => true,
        Step::Place => slow.table.phase == "preparation",
        _ => false,
    };
    same(&format!("whether deals are made at {step:?}"), &(may_deal && slow.table.options.negotiate), &true)
}

/// Names only what one of them lacks.
fn difference(what: &str, slow: &[String], fast: &[String]) -> String {
    let only = |these: &[String], those: &[String]| -> Vec<String> {
        these.iter().filter(|this| !those.contains(this)).cloned().collect()
    };
    format!("{what}:\n  only slow {:?}\n  only fast {:?}\n  fast {fast:?}", only(slow, fast), only(fast, slow))
}

fn compare_chances(slow: &[(String, u32)], fast: &State) -> Compared {
    let mut chances: Vec<(Outcome, u32)> = Vec::new();
    Achaja::chances(fast, &mut chances);
    let fast = sorted(chances.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)));
    let total = |outcomes: &[(String, u32)]| outcomes.iter().map(|outcome| outcome.1).sum::<u32>();
    let (total_slow, total_fast) = (total(slow), total(&fast));
    let share = |outcomes: &[(String, u32)], other: u32| {
        sorted(outcomes.iter().map(|(outcome, weight)| (outcome.clone(), weight * other)))
    };
    same("outcomes of chance", &share(slow, total_fast), &share(&fast, total_slow))
}

fn compare_ends(slow: &Table, fast: &State) -> Compared {
    let view = Achaja::view(fast, Viewer::SPECTATOR);
    let ends = view.ending.iter().map(|end| End {
        special: end.special,
        wealth: end.wealth,
        rest: end.rest,
        total: end.total,
    });
    same("end", &slow.ends, &ends.collect())?;
    let verdict = Achaja::verdict(fast);
    let best = slow.ends.iter().map(|end| (end.total, end.rest)).max();
    let winners = slow.ends.iter().filter(|end| Some((end.total, end.rest)) == best).count();
    for (index, end) in slow.ends.iter().enumerate() {
        let result = match (Some((end.total, end.rest)) == best, winners) {
            (true, 1) => "won",
            (true, _) => "drew",
            (false, _) => "lost",
        };
        same(&format!("result of {:?}", seat(index)), &result, &verdict.of(seat(index)).result.word())?;
        same(&format!("points of {:?}", seat(index)), &i64::from(end.total), &verdict.of(seat(index)).points.into())?;
    }
    Ok(())
}

/// The die that the game rolls next.
pub(super) fn rolled(fast: &State) -> Option<Die> {
    match fast.frame() {
        Some(crate::state::Frame::Chance(crate::state::Chance::Roll(die))) => Some(Die::read(&die.to_string())),
        _ => None,
    }
}
