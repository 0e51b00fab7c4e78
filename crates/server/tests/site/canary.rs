//! What one seat holds never crosses another's socket before it is shown.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{House, Player, table, two_at};

/// Plays many games of Leduc and reads every frame of both players and a spectator.
#[tokio::test]
async fn a_hidden_card_is_on_its_owners_socket_alone() {
    let house = House::open().await;
    for _ in 0..20 {
        let (mut ala, jan, id) = two_at(&house, "leduc").await;
        let watch = ala.get(&format!("/api/tables/{id}")).await.unwrap().json().unwrap()["invitation"]["watch"].clone();
        let mut eyes = spectator(&house, &id, &watch).await;
        let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
        tokio::join!(one.play_on(), two.play_on(), watch_on(&mut eyes));
        for (viewer, hidden) in [(&one, vec![1]), (&two, vec![0]), (&eyes, vec![0, 1])] {
            let is_clean = viewer.frames.iter().all(|frame| keeps_secrets(frame, &hidden));
            assert!(is_clean, "{:?}", viewer.frames);
        }
        let own = |player: &Player, seat: usize| player.position["view"]["seats"][seat]["card"].clone();
        assert!(own(&one, 0).is_string() && own(&two, 1).is_string());
    }
}

/// Somebody who watches by the secret of the link.
async fn spectator(house: &House, id: &str, secret: &Value) -> Player {
    let mut ewa = house.guest("Ewa").await;
    ewa.post(&format!("/api/tables/{id}/watch"), &json!({ "secret": secret })).await.unwrap();
    Player::sit(&ewa, id, None).await
}

/// Watches until the game is over.
async fn watch_on(eyes: &mut Player) {
    while eyes.position["verdict"].is_null() {
        eyes.until(|message| message["type"] == "now").await;
    }
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
        tokio::join!(play_slowly(&mut aelin), play_slowly(&mut fenrys), watch_on(&mut eyes));
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

/// Answers with the last option whenever asked, no quicker than the server allows.
async fn play_slowly(player: &mut Player) {
    while player.is_asked().await {
        let last = player.options().pop().unwrap();
        player.play(&last).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
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
