//! What one seat holds never crosses another's socket before it is shown.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};

use client::Visitor;
use serde_json::{Value, json};

use crate::house::{House, Player, config, table, two_at};

/// Plays many games of Leduc and reads every frame of both players and a spectator.
#[tokio::test]
async fn a_hidden_card_is_on_its_owners_socket_alone() {
    let house = House::open().await;
    for _ in 0..20 {
        let (mut ala, jan, id) = two_at(&house, "leduc").await;
        let watch = ala.get(&format!("/api/tables/{id}")).await.unwrap().json().unwrap()["invitation"]["watch"].clone();
        let mut eyes = spectator(&house, &id, &watch).await;
        let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
        tokio::join!(one.play_on(), two.play_on(), eyes.watch_on());
        for (viewer, hidden) in [(&one, vec![1]), (&two, vec![0]), (&eyes, vec![0, 1])] {
            let is_clean = viewer.frames.iter().all(|frame| keeps_secrets(frame, &hidden));
            assert!(is_clean, "{:?}", viewer.frames);
        }
        let own = |player: &Player, seat: usize| player.position["view"]["seats"][seat]["card"].clone();
        assert!(own(&one, 0).is_string() && own(&two, 1).is_string());
    }
}

/// Somebody who watches by the secret of the link.
pub(crate) async fn spectator(house: &House, id: &str, secret: &Value) -> Player {
    let mut ewa = house.guest("Ewa").await;
    ewa.post(&format!("/api/tables/{id}/watch"), &json!({ "secret": secret })).await.unwrap();
    Player::sit(&ewa, id, None).await
}

/// Whether a frame shows none of these seats' cards before the game is over.
fn keeps_secrets(frame: &str, hidden: &[usize]) -> bool {
    let message: Value = serde_json::from_str(frame).unwrap();
    if message["type"] != "now" || !message["position"]["verdict"].is_null() {
        return true;
    }
    let view = &message["position"]["view"];
    let is_hidden_in_view = hidden.iter().all(|&seat| view["seats"][seat]["card"].is_null());
    let dealt = message["news"].as_array().unwrap().iter().filter(|news| news["phrase"]["id"] == "dealt");
    let is_hidden_in_news = dealt.map(|news| news["phrase"]["args"].clone()).all(|args| {
        let seat = args[0][1]["seat"].as_u64().unwrap() as usize - 1;
        !hidden.contains(&seat) || args[1][1]["phrase"]["id"] == "hidden-card"
    });
    is_hidden_in_view && is_hidden_in_news
}

/// THR-111, THR-214: in Szklany tron the face-down Determination cards are on Aelin's socket alone, in no view, news, label or preview
/// of Fenrys or of a spectator.
#[tokio::test]
async fn a_determination_card_is_on_aelins_socket_alone() {
    let house = House::open().await;
    let mut looked_at = 0;
    for _ in 0..4 {
        let (mut ala, mut jan) = (house.guest("Ala").await, house.guest("Jan").await);
        let mut wanted = table("throne", &["me", "friend"]);
        let abilities = ["spark", "will", "scent", "guard", "leap", "bond", "keepsakes"].map(|key| (key, json!("on")));
        wanted["options"] = json!({ "mode": "sandbox" });
        abilities.into_iter().for_each(|(key, on)| wanted["options"][key] = on);
        let opened = ala.open_table(&wanted).await.unwrap();
        let id = opened["id"].as_str().unwrap();
        let links = &opened["invitation"];
        jan.post(&format!("/api/tables/{id}/join"), &json!({ "secret": links["join"] })).await.unwrap().ok().unwrap();
        let mut eyes = spectator(&house, id, &links["watch"]).await;
        let (mut aelin, mut fenrys) = (Player::sit(&ala, id, Some(1)).await, Player::sit(&jan, id, Some(2)).await);
        tokio::join!(aelin.play_last(), fenrys.play_last(), eyes.watch_on());
        let dealt = determination(&aelin);
        for frame in fenrys.frames.iter().chain(&eyes.frames) {
            let Some(hidden) = face_down_on_day_one(frame, &dealt) else { continue };
            let told = cards_in(&serde_json::from_str(frame).unwrap());
            assert!(hidden.iter().all(|card| !told.contains(card)), "one of {hidden:?} is in {frame}");
            looked_at += hidden.len();
        }
    }
    assert!(looked_at > 200, "many frames had something to hide: {looked_at}");
}

/// The Determination cards of the first day, as Aelin was shown them.
fn determination(aelin: &Player) -> Vec<String> {
    let views = aelin.frames.iter().filter_map(|frame| {
        let message: Value = serde_json::from_str(frame).unwrap();
        let rows = message["position"]["view"]["rows"].as_array()?.clone();
        Some(rows.iter().filter_map(|row| row["card"].as_str().map(str::to_owned)).collect::<Vec<_>>())
    });
    let dealt = views.into_iter().find(|rows| rows.len() == 4);
    dealt.expect("Aelin sees her four cards")
}

/// Which of these cards are face down in a frame of the first day; none if the frame is of no use.
fn face_down_on_day_one(frame: &str, dealt: &[String]) -> Option<Vec<String>> {
    let message: Value = serde_json::from_str(frame).unwrap();
    let (view, verdict) = (&message["position"]["view"], &message["position"]["verdict"]);
    if message["type"] != "now" || !verdict.is_null() || view["day"] != 1 || view["step"] == "over" {
        return None;
    }
    let rows = view["rows"].as_array()?;
    let hidden = dealt.iter().zip(rows).filter(|(_, row)| row["face_up"] == false);
    Some(hidden.map(|(card, _)| card.clone()).collect())
}

/// Every card a message names, as an id or in a phrase.
fn cards_in(message: &Value) -> Vec<String> {
    match message {
        Value::String(text) => text.split([' ', ',']).map(str::to_owned).collect(),
        Value::Array(items) => items.iter().flat_map(cards_in).collect(),
        Value::Object(fields) if fields.get("id").is_some_and(|id| id == "memory") => {
            let colour = message["args"][0][1]["phrase"]["id"].as_str().unwrap().trim_start_matches("colour-");
            vec![format!("{colour}-{}", message["args"][1][1]["text"].as_str().unwrap())]
        }
        Value::Object(fields) => fields.values().flat_map(cards_in).collect(),
        _ => Vec::new(),
    }
}

/// In Terrors of London a card of a hand, a card that was looked at and the order of a deck are in no view, news, label or preview of
/// the other player or of a spectator, until the card is played, shown or discarded.
#[tokio::test]
async fn a_card_of_a_hand_is_on_its_owners_socket_alone() {
    // Few cards let a player look at another one, so there may have to be some more games.
    let games = 2..=10;
    let mut config = config();
    config.limits.messages_per_second = config.limits.guests_per_hour;
    let house = House::open_with(config).await;
    let mut seen = Seen::default();
    for game in 1..=*games.end() {
        let (mut ala, jan, id) = two_at(&house, "terrors").await;
        let watch = ala.get(&format!("/api/tables/{id}")).await.unwrap().json().unwrap()["invitation"]["watch"].clone();
        let mut eyes = spectator(&house, &id, &watch).await;
        let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
        tokio::join!(play_sensibly(&mut one), play_sensibly(&mut two), eyes.watch_on());
        let printed = ala.get("/api/games/terrors/cards").await.unwrap().json().unwrap();
        let kinds = Kinds(printed["cards"].as_array().unwrap().iter().map(|card| text(&card["id"])).collect());
        let [one, two, eyes] = [&one, &two, &eyes].map(Ears::of);
        for (owner, other) in [(&one, &two), (&one, &eyes), (&two, &one), (&two, &eyes)] {
            let open = Open::of(owner, &kinds);
            open.holds_in_news(owner, other, &kinds, &mut seen);
            open.holds_in_positions(owner, other, &kinds, &mut seen);
        }
        if game >= *games.start() && seen.looked > 0 {
            break;
        }
    }
    assert!(seen.told > 200, "many cards were drawn: {}", seen.told);
    assert!(seen.held > 200, "many positions had something to hide: {}", seen.held);
}

/// How much there was to hide.
#[derive(Default)]
struct Seen {
    /// Cards that only their owner was told: drawn, looked at, put back.
    told: usize,
    /// Of these, cards that were looked at.
    looked: usize,
    /// Cards of a hand or on a deck that the whole position of another does not name.
    held: usize,
}

/// Plays everything, buys what looks at cards or is dear, spends all and passes, so that the game ends soon. What is looked at is
/// left where it is.
async fn play_sensibly(player: &mut Player) {
    let order = "play relic haunt extend horde claim buy hunt attack regenerate pass ability yes no";
    let order: Vec<&str> = order.split(' ').collect();
    while player.is_asked().await {
        let options = player.position["options"].as_array().unwrap().clone();
        let worth = |option: &&Value| {
            let action: Vec<&str> = option["action"].as_str().unwrap().split(' ').collect();
            let place = order.iter().position(|verb| *verb == action[0]).unwrap_or(order.len());
            let amount = action.get(1).and_then(|amount| amount.parse().ok()).unwrap_or(0);
            let looks = option["label"].to_string().contains("\"do-look\"");
            (Reverse(place), looks, arg(&option["label"], "cost")["number"].as_i64().unwrap_or(amount))
        };
        let best = options.iter().max_by_key(worth).unwrap();
        player.play(best["action"].as_str().unwrap()).await;
    }
}

/// The value of an argument of a phrase.
fn arg<'a>(phrase: &'a Value, name: &str) -> &'a Value {
    let args = phrase["args"].as_array();
    args.into_iter().flatten().find(|pair| pair[0] == name).map_or(&Value::Null, |pair| &pair[1])
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// What the cards of a game are called.
pub(crate) struct Kinds(pub(crate) HashSet<String>);

impl Kinds {
    /// Every card that something names: by its id, in the notation of an action, or as a phrase.
    pub(crate) fn in_all(&self, told: &Value) -> Vec<String> {
        match told {
            Value::String(text) => {
                let words = text.split(' ').map(|word| word.strip_prefix("card-").unwrap_or(word));
                // What is remembered of a card stands after its name.
                let names = words.map(|word| word.split('~').next().unwrap_or(word));
                names.filter(|name| self.0.contains(*name)).map(str::to_owned).collect()
            }
            Value::Array(items) => items.iter().flat_map(|item| self.in_all(item)).collect(),
            Value::Object(fields) => fields.values().flat_map(|field| self.in_all(field)).collect(),
            _ => Vec::new(),
        }
    }
}

/// Everything somebody heard of a game.
pub(crate) struct Ears {
    pub(crate) seat: Option<u8>,
    /// Each message about the table, with the number of the last news until then.
    pub(crate) messages: Vec<(u64, Value)>,
    /// What happened, by its number.
    news: BTreeMap<u64, Value>,
}

impl Ears {
    pub(crate) fn of(player: &Player) -> Ears {
        let mut ears = Ears { seat: player.seat, messages: Vec::new(), news: BTreeMap::new() };
        for message in player.frames.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap()) {
            if message["type"] != "now" {
                continue;
            }
            for news in message["news"].as_array().unwrap() {
                ears.news.insert(news["number"].as_u64().unwrap(), news["phrase"].clone());
            }
            let last = ears.news.keys().next_back().copied().unwrap_or(0);
            ears.messages.push((last, message));
        }
        ears
    }
}

/// What both have, as often as both have it.
fn common(one: &[String], other: &[String]) -> Vec<String> {
    let mut left = other.to_vec();
    let takes = |card: &&String| left.iter().position(|each| each == *card).map(|at| left.swap_remove(at)).is_some();
    one.iter().filter(takes).cloned().collect()
}

/// What of a player's hand and deck is open to everybody, worked out from what the player is told, which is everything.
#[derive(Default)]
struct Open {
    /// Open cards of the hand after a number of news: taken back, drawn from an open place, or known by counting (TER-261).
    hand: BTreeMap<u64, Vec<String>>,
    /// Cards that were openly put or seen on the deck since it was shuffled.
    deck: BTreeMap<u64, Vec<String>>,
    /// What the player is told of a single card that is not played, and whether that card was open.
    private: BTreeMap<u64, (String, bool)>,
}

impl Open {
    fn of(owner: &Ears, kinds: &Kinds) -> Open {
        let seat = owner.seat.unwrap();
        let mut open = Open::default();
        let (mut hand, mut deck, mut held) = (Vec::new(), Vec::new(), Vec::new());
        for (number, message) in &owner.messages {
            for news in message["news"].as_array().unwrap() {
                let phrase = &news["phrase"];
                if arg(phrase, "who")["seat"] != json!(seat) {
                    continue;
                }
                let id = text(&phrase["id"]);
                let card = kinds.in_all(arg(phrase, "card")).pop().unwrap_or_default();
                let is_open = if id == "told-put-back" { hand.contains(&card) } else { deck.contains(&card) };
                match id.as_str() {
                    // Whoever counts knows all that is in the hand now.
                    "told-shuffled" => (hand, deck) = (held.clone(), Vec::new()),
                    "told-topped" | "told-revealed" => deck.push(card),
                    "told-commanded" => {
                        held.push(card.clone());
                        hand.push(card);
                    }
                    "told-drawn" => {
                        held.push(card.clone());
                        hand.extend(is_open.then_some(card));
                    }
                    "told-put-back" => deck.extend(is_open.then_some(card)),
                    _ => {}
                }
                if matches!(id.as_str(), "told-drawn" | "told-looked" | "told-put-back") {
                    open.private.insert(news["number"].as_u64().unwrap(), (id, is_open));
                }
            }
            let side = &message["position"]["view"]["players"][usize::from(seat) - 1];
            held = kinds.in_all(&side["hand"]["shown"]);
            hand = common(if side["deck"]["size"] == 0 { &held } else { &hand }, &held);
            open.hand.insert(*number, hand.clone());
            open.deck.insert(*number, deck.clone());
        }
        open
    }

    /// Another is told that something happens to a card, but not to which one, unless that card was open.
    fn holds_in_news(&self, owner: &Ears, other: &Ears, kinds: &Kinds, seen: &mut Seen) {
        assert!(owner.news.keys().eq(other.news.keys()), "everybody hears how much happens");
        for (number, (id, is_open)) in &self.private {
            let (told, heard) = (&owner.news[number], &other.news[number]);
            assert_eq!(kinds.in_all(told).len(), 1, "the owner is told the card: {told}");
            if kinds.in_all(heard).is_empty() {
                assert_eq!(heard["id"], format!("{id}-hidden"));
                seen.told += 1;
                seen.looked += usize::from(id == "told-looked");
            } else {
                assert!(is_open, "{heard} tells {:?} a card of {:?}", other.seat, owner.seat);
            }
        }
    }

    /// Nothing in another's position names a card of the hand, or one that was looked at, that is not open and lies nowhere else in sight.
    fn holds_in_positions(&self, owner: &Ears, other: &Ears, kinds: &Kinds, seen: &mut Seen) {
        let seat = usize::from(owner.seat.unwrap()) - 1;
        let own: BTreeMap<u64, &Value> = owner.messages.iter().map(|(number, message)| (*number, message)).collect();
        for (number, message) in &other.messages {
            let Some(owned) = own.get(number) else { continue };
            let (hand, deck) = (&self.hand[number], &self.deck[number]);
            let side = &message["position"]["view"]["players"][seat];
            let shown = kinds.in_all(&side["hand"]["shown"]);
            assert_eq!(common(&shown, hand), shown, "of the hand only {hand:?} is open");
            let known = kinds.in_all(&side["deck"]["known"]);
            assert!(known.iter().all(|card| deck.contains(card)), "{known:?} of a deck with {deck:?} open");
            let mut position = message["position"].clone();
            let in_sight = kinds.in_all(&Value::from(take_what_is_in_sight(&mut position["view"], seat)));
            let named = kinds.in_all(&position);
            let own_side = &owned["position"]["view"]["players"][seat];
            let held = kinds.in_all(&json!([own_side["hand"]["shown"], own_side["deck"]["known"]]));
            let open: Vec<&String> = hand.iter().chain(deck).chain(&in_sight).collect();
            for card in held.iter().filter(|card| !open.contains(card)) {
                assert!(!named.contains(card), "{:?} is told of {card}: {position}", other.seat);
                seen.held += 1;
            }
        }
    }
}

/// Takes out of a view what lies open on the table, and the hands and decks of the others, which is the viewer's own or is held
/// against its own owner. The Influence cards that were picked are taken out too, but are not in sight afterwards.
fn take_what_is_in_sight(view: &mut Value, owner: usize) -> Vec<Value> {
    let mut taken = vec![view["street"].take(), view["removed"].take()];
    if view["step"] == "summon" || view["step"] == "replace" {
        // The card that was just bought.
        taken.push(view["about"].clone());
    }
    for (index, side) in view["players"].as_array_mut().unwrap().iter_mut().enumerate() {
        side["influences"].take();
        taken.extend(["discard", "play"].map(|zone| side[zone].take()));
        if index != owner {
            taken.extend(["hand", "unmet", "deck"].map(|hidden| side[hidden].take()));
        }
    }
    taken
}

/// Section 5 of Tash-Kalar: no message to the other player or a spectator names a card that its owner holds: a being, a legend or a
/// flare, in a view, the news, a label or a heading.
#[tokio::test]
async fn a_hand_of_beings_is_on_its_owners_socket_alone() {
    let mut config = config();
    config.limits.messages_per_second = config.limits.guests_per_hour;
    let house = House::open_with(config).await;
    let (mut ala, jan, id) = two_at(&house, "tashkalar").await;
    let watch = ala.get(&format!("/api/tables/{id}")).await.unwrap().json().unwrap()["invitation"]["watch"].clone();
    let mut eyes = spectator(&house, &id, &watch).await;
    let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    tokio::join!(summon_and_discard(&mut one, "highland"), summon_and_discard(&mut two, "everfrost"), eyes.watch_on());
    let [one, two, eyes] = [&one, &two, &eyes].map(Ears::of);
    let mut hidden = 0;
    for (owner, other) in [(&one, &two), (&one, &eyes), (&two, &one), (&two, &eyes)] {
        // Everybody hears of everything that happens, so equal numbers are equal moments.
        let mut hands: BTreeMap<u64, HashSet<String>> = BTreeMap::new();
        for (number, message) in &owner.messages {
            let hand = hand_of(message, owner.seat.unwrap());
            hands.entry(*number).and_modify(|all| all.retain(|card| hand.contains(card))).or_insert(hand);
        }
        for (number, message) in other.messages.iter().filter(|(_, message)| message["whole"] == false) {
            let message = message.to_string();
            for card in hands.get(number).into_iter().flatten() {
                assert!(!message.contains(card.as_str()), "{card} is in {message}");
                hidden += 1;
            }
        }
    }
    assert!(hidden > 500, "many messages had something to hide: {hidden}");
}

/// Picks a school, then summons what can be summoned and discards what cannot, so that the game ends soon. Nothing is returned under a
/// deck: whoever did that would know the card when another draws it.
async fn summon_and_discard(player: &mut Player, school: &str) {
    let order = ["school", "summon", "thaw", "flare", "discard", "done", "claim", "end", "place"];
    while player.is_asked().await {
        let options = player.options();
        let wanted = options.iter().find(|option| **option == format!("school {school}"));
        let place = |option: &&String| {
            let verb = option.split(' ').next().unwrap();
            order.iter().position(|other| *other == verb).unwrap_or(order.len())
        };
        let best = wanted.unwrap_or_else(|| options.iter().min_by_key(place).unwrap()).clone();
        player.play(&best).await;
    }
}

/// The cards of a seat's hand, as a message to that seat shows them.
fn hand_of(message: &Value, seat: u8) -> HashSet<String> {
    let player = &message["position"]["view"]["players"][usize::from(seat) - 1];
    let held = ["beings", "legends", "flare"].into_iter().flat_map(|part| player[part]["shown"].as_array().unwrap());
    held.map(text).collect()
}

/// Section 5 of The Shadow Planet: no message to another player or a spectator names a Goal before the end (SHP-027), a Character card
/// that somebody holds or keeps in the draft (SHP-033), or a card of a Location deck that the receiver was never shown (SHP-091, SHP-094).
#[tokio::test]
async fn goals_and_drawn_cards_are_on_their_owners_socket_alone() {
    let mut config = config();
    config.limits.messages_per_second = config.limits.guests_per_hour;
    let house = House::open_with(config).await;
    let mut hidden = Hidden::default();
    let mut open = HashSet::new();
    for memory in ["on", "off"] {
        let mut wanted = table("shadow", &["me", "friend", "friend"]);
        wanted["options"] = json!({ "memory": memory });
        let (mut ala, [mut one, mut two, mut three, mut eyes]) = three_and_a_spectator(&house, &wanted).await;
        // Stops before a deck is nearly empty: then a memory may rightly conclude which cards are where.
        let goes_on = |view: &Value| view["round"].as_u64().unwrap() <= 3;
        tokio::join!(
            play_around(&mut one, goes_on),
            play_around(&mut two, goes_on),
            play_around(&mut three, goes_on),
            play_around(&mut eyes, goes_on)
        );
        let words = ala.get("/api/games/shadow/words/en").await.unwrap().text;
        let names = words.lines().filter_map(|line| line.strip_prefix("card-")?.split_once(" ="));
        // One card is called as the pile is, which is named everywhere.
        let kinds = Kinds(names.map(|(card, _)| card.to_owned()).filter(|card| card != "whispers").collect());
        let [one, two, three, eyes] = [&one, &two, &three, &eyes].map(Ears::of);
        if open.is_empty() {
            // The starting Equipments and the Nightmares are fixed lists (SHP-023, SHP-024): with memory aids everybody reads them.
            let start = &eyes.messages[0].1["position"]["view"];
            open.extend(operation_cards(&json!([start["characters"], start["whispers"]]), &kinds));
            assert_eq!(open.len(), 25, "so many different cards: {open:?}");
        }
        for viewer in [&one, &two, &three, &eyes] {
            let others = [&one, &two, &three].into_iter().filter(|other| other.seat != viewer.seat);
            hidden.holds(viewer, &others.collect::<Vec<_>>(), &open, &kinds);
        }
    }
    assert!(hidden.goals > 1000, "many messages had Goals to hide: {hidden:?}");
    assert!(hidden.drafts > 40, "many messages had Character cards to hide: {hidden:?}");
    assert!(hidden.own > 80, "much was told to its owner alone: {hidden:?}");
    assert!(hidden.cards > 200, "many messages had cards to hide: {hidden:?}");
}

/// Three people sit down at a table, and somebody watches. Gives back the first guest too.
pub(crate) async fn three_and_a_spectator(house: &House, wanted: &Value) -> (Visitor, [Player; 4]) {
    let (mut ala, mut jan, mut ela) = (house.guest("Ala").await, house.guest("Jan").await, house.guest("Ela").await);
    let opened = ala.open_table(wanted).await.unwrap();
    let (id, links) = (opened["id"].as_str().unwrap(), &opened["invitation"]);
    for friend in [&mut jan, &mut ela] {
        let joined = friend.post(&format!("/api/tables/{id}/join"), &json!({ "secret": links["join"] })).await;
        joined.unwrap().ok().unwrap();
    }
    let eyes = spectator(house, id, &links["watch"]).await;
    let one = Player::sit(&ala, id, Some(1)).await;
    let (two, three) = (Player::sit(&jan, id, Some(2)).await, Player::sit(&ela, id, Some(3)).await);
    (ala, [one, two, three, eyes])
}

/// Answers whatever comes, but otherwise each time, so that much happens, as long as the view says so.
pub(crate) async fn play_around(player: &mut Player, goes_on: impl Fn(&Value) -> bool) {
    while player.position["verdict"].is_null() && goes_on(&player.position["view"]) {
        let options = player.options();
        if options.is_empty() {
            player.until(|message| message["type"] == "now").await;
        } else {
            let ask = player.position["ask"].as_u64().unwrap() as usize;
            player.play(&options[ask * 7 % options.len()]).await;
        }
    }
}

/// The cards that are neither Characters, Goals nor on the board.
fn operation_cards(told: &Value, kinds: &Kinds) -> HashSet<String> {
    let others = ["character-", "goal-", "location-", "section-", "gauge-", "vehicle-"];
    kinds.in_all(told).into_iter().filter(|card| !others.iter().any(|other| card.starts_with(other))).collect()
}

/// How much there was to hide at tables of The Shadow Planet.
#[derive(Debug, Default)]
struct Hidden {
    /// Goals of others, in every message before the end.
    goals: usize,
    /// Messages of the draft to somebody who does not choose.
    drafts: usize,
    /// What only its owner is told.
    own: usize,
    /// Cards in hands of others that the receiver was never shown.
    cards: usize,
}

impl Hidden {
    /// Reads every message to a viewer.
    fn holds(&mut self, viewer: &Ears, others: &[&Ears], open: &HashSet<String>, kinds: &Kinds) {
        let mut shown = open.clone();
        let hands: Vec<(&Ears, HashMap<u64, Value>)> = others.iter().map(|owner| (*owner, hands_of(owner))).collect();
        let is_over = |message: &Value| !message["position"]["view"]["ending"].is_null();
        for (_, message) in viewer.messages.iter().take_while(|(_, message)| !is_over(message)) {
            for news in message["news"].as_array().unwrap() {
                self.holds_in_news(&news["phrase"], viewer.seat, &mut shown, kinds);
            }
            self.holds_in_draft(message, viewer.seat);
            let (position, view) = (&message["position"], &message["position"]["view"]);
            shown.extend(operation_cards(&own_hand(view, viewer.seat), kinds));
            let mut rest = message.clone();
            for at in rest["position"]["view"]["locations"].as_array_mut().unwrap() {
                // That other copies of a card are still in the deck.
                at["in_rest"].take();
            }
            let secret: Vec<_> = operation_cards(&rest, kinds).difference(&shown).cloned().collect();
            assert!(secret.is_empty(), "{secret:?} for {:?} in {message}", viewer.seat);
            let named = kinds.in_all(&rest);
            for (owner, hands) in &hands {
                let goal = goal_of(owner);
                assert!(!named.contains(&format!("goal-{goal}")), "{goal} for {:?} in {message}", viewer.seat);
                let seat = usize::from(owner.seat.unwrap()) - 1;
                assert_eq!(view["players"][seat]["goal"], Value::Null, "for {:?} in {message}", viewer.seat);
                self.goals += 1;
                let held = hands.get(&position["ask"].as_u64().unwrap()).unwrap_or(&Value::Null);
                self.cards += operation_cards(held, kinds).difference(&shown).count();
            }
        }
    }

    /// What only its owner is told is told to nobody else; all other cards in the news lie open from now on.
    fn holds_in_news(&mut self, phrase: &Value, seat: Option<u8>, shown: &mut HashSet<String>, kinds: &Kinds) {
        let id = text(&phrase["id"]);
        if id.ends_with("-own") || id == "told-dealt" || id == "told-handed" {
            let is_concerned = ["who", "to"].iter().any(|part| arg(phrase, part)["seat"] == json!(seat));
            assert!(is_concerned && seat.is_some(), "{seat:?} is told {phrase}");
            self.own += 1;
        } else {
            let hides = ["told-blind", "told-kept", "told-searched", "told-put-back", "told-drew", "told-passed"];
            let hides = hides.contains(&id.as_str()) || ["told-whispered", "told-chose"].contains(&id.as_str());
            let names_one = kinds.in_all(phrase).iter().any(|card| !card.starts_with("location-"));
            assert!(!(hides && names_one), "{seat:?} is told {phrase}");
        }
        shown.extend(operation_cards(phrase, kinds));
    }

    /// Only who chooses sees the Character cards to choose from, and only who has chosen sees what.
    fn holds_in_draft(&mut self, message: &Value, seat: Option<u8>) {
        let (position, view) = (&message["position"], &message["position"]["view"]);
        let is_asked = seat.is_some_and(|seat| position["asked"].as_array().unwrap().contains(&json!(seat)));
        if view["step"] != "draft" {
            return;
        }
        if !is_asked {
            assert_eq!((&view["pack"], &position["options"]), (&json!([]), &json!([])), "for {seat:?} in {message}");
            self.drafts += 1;
        }
        for player in view["players"].as_array().unwrap().iter().filter(|player| player["seat"] != json!(seat)) {
            assert_eq!(player["kept"], Value::Null, "for {seat:?} in {message}");
        }
    }
}

/// The hands of a seat, by the number of the question.
fn hands_of(owner: &Ears) -> HashMap<u64, Value> {
    let positions = owner.messages.iter().map(|(_, message)| &message["position"]);
    positions.map(|now| (now["ask"].as_u64().unwrap(), own_hand(&now["view"], owner.seat))).collect()
}

/// The hand of a seat, as a message to that seat shows it.
fn own_hand(view: &Value, seat: Option<u8>) -> Value {
    let all = view["characters"].as_array().unwrap().iter();
    seat.and_then(|seat| all.clone().find(|character| character["seat"] == json!(seat)))
        .map_or(Value::Null, |own| own["known"].clone())
}

/// The Goal of a seat, as it was told that seat.
fn goal_of(owner: &Ears) -> String {
    let dealt = owner.news.values().find(|phrase| phrase["id"] == "told-dealt");
    let goal = text(&arg(dealt.expect("whoever is dealt a Goal is told which"), "goal")["phrase"]["id"]);
    goal.strip_prefix("card-goal-").expect("it is a Goal").to_owned()
}
