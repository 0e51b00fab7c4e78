//! What one player of Achaja holds never crosses another's socket before it is shown.

use std::collections::{BTreeMap, HashSet};

use serde_json::{Value, json};

use crate::canary::{Ears, Kinds, play_around, text, three_and_a_spectator};
use crate::house::{House, Player, config, table};

/// Section 5 of Achaja: no message to another player or a spectator names an Intrigue or an Event that its owner holds unseen, nor tells
/// gold behind a screen (ACH-012), nor what somebody has begun to choose (ACH-029) or answered in a window (ACH-210).
#[tokio::test]
async fn hands_events_and_gold_are_on_their_owners_socket_alone() {
    let mut config = config();
    config.limits.messages_per_second = config.limits.guests_per_hour;
    let house = House::open_with(config).await;
    let wanted = table("achaja", &["me", "friend", "friend"]);
    let (mut ala, [mut one, mut two, mut three, mut eyes]) = three_and_a_spectator(&house, &wanted).await;
    let goes_on = |view: &Value| view["turn"].as_u64().unwrap() < 3;
    tokio::join!(
        play_around(&mut one, goes_on),
        play_around(&mut two, goes_on),
        play_around(&mut three, goes_on),
        play_around(&mut eyes, goes_on)
    );

    let words = ala.get("/api/games/achaja/words/en").await.unwrap().text;
    let names = words.lines().filter_map(|line| line.strip_prefix("card-")?.split_once(" =").map(|(card, _)| card));
    let is_public =
        |card: &&str| card.starts_with("location-") || card.ends_with("-cousin") || is_character(&eyes, card);
    let kinds = Kinds(names.filter(|card| !is_public(card)).map(str::to_owned).collect());
    let [one, two, three, eyes] = [&one, &two, &three, &eyes].map(Ears::of);
    let mut hidden = Hidden::default();
    for viewer in [&one, &two, &three, &eyes] {
        let others = [&one, &two, &three].into_iter().filter(|other| other.seat != viewer.seat);
        hidden.holds(viewer, &others.collect::<Vec<_>>(), &kinds);
    }
    assert!(hidden.cards > 100, "many messages had cards to hide: {hidden:?}");
    assert!(hidden.gold > 500, "many messages had gold to hide: {hidden:?}");
    assert!(hidden.own > 30, "much was told to its owner alone: {hidden:?}");
}

/// Whether a card was ever in the row of Characters.
fn is_character(player: &Player, card: &str) -> bool {
    let messages = player.frames.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap());
    messages
        .filter_map(|message| message["position"]["view"]["row"].as_array().cloned())
        .flatten()
        .any(|hired| hired["character"] == card)
}

/// How much there was to hide.
#[derive(Debug, Default)]
struct Hidden {
    /// Cards of others that the receiver was never shown, in every message.
    cards: usize,
    gold: usize,
    /// What only its owner is told.
    own: usize,
}

impl Hidden {
    /// Reads every message to a viewer.
    fn holds(&mut self, viewer: &Ears, others: &[&Ears], kinds: &Kinds) {
        let mut shown: HashSet<String> = HashSet::new();
        let held: Vec<BTreeMap<u64, HashSet<String>>> = others.iter().map(|owner| held_by(owner, kinds)).collect();
        for (_, message) in &viewer.messages {
            let (position, view) = (&message["position"], &message["position"]["view"]);
            for news in message["news"].as_array().unwrap() {
                let id = text(&news["phrase"]["id"]);
                if id.ends_with("-own") || id == "told-answered" {
                    assert!(
                        viewer.seat.is_some() && is_about(&news["phrase"], viewer.seat),
                        "{:?}: {news}",
                        viewer.seat
                    );
                    self.own += 1;
                }
                shown.extend(kinds.in_all(&news["phrase"]));
            }
            if let Some(seat) = viewer.seat {
                shown.extend(kinds.in_all(&own_of(view, seat)));
            }
            let named: HashSet<String> = kinds.in_all(message).into_iter().collect();
            let secret: Vec<_> = named.difference(&shown).collect();
            assert!(secret.is_empty(), "{secret:?} for {:?} in {message}", viewer.seat);
            for (owner, held) in others.iter().zip(&held) {
                let seat = owner.seat.unwrap();
                assert_eq!(
                    view["players"][usize::from(seat) - 1]["gold"],
                    Value::Null,
                    "for {:?} in {message}",
                    viewer.seat
                );
                self.gold += 1;
                let now = held.get(&position["ask"].as_u64().unwrap()).into_iter().flatten();
                self.cards += now.filter(|card| !shown.contains(*card)).count();
            }
            let is_asked = viewer.seat.is_some_and(|seat| position["asked"].as_array().unwrap().contains(&json!(seat)));
            if !is_asked {
                assert_eq!(
                    (&view["draft"], &view["to_sell"], &view["looked_at"]),
                    (&json!([]), &json!([]), &json!([]))
                );
            }
        }
    }
}

/// Whether a phrase names the viewer, or is an answer, which is only told to who gave it.
fn is_about(phrase: &Value, seat: Option<u8>) -> bool {
    phrase["id"] == "told-answered"
        || phrase["args"].as_array().unwrap().iter().any(|arg| arg[1]["seat"] == json!(seat))
}

/// The hand and the Event of a seat, as a message to that seat shows them, with the cards it looks at.
fn own_of(view: &Value, seat: u8) -> Value {
    let player = &view["players"][usize::from(seat) - 1];
    json!([player["hand"]["shown"], player["event"], view["looked_at"]])
}

/// What a seat holds, by the number of the question.
fn held_by(owner: &Ears, kinds: &Kinds) -> BTreeMap<u64, HashSet<String>> {
    let positions = owner.messages.iter().map(|(_, message)| &message["position"]);
    let held = |now: &Value| kinds.in_all(&own_of(&now["view"], owner.seat.unwrap())).into_iter().collect();
    positions.map(|now| (now["ask"].as_u64().unwrap(), held(now))).collect()
}
