//! What one seat holds never crosses another's socket before it is shown.

use serde_json::Value;

use crate::house::{House, Player, two_at};

/// Plays many games of Leduc and reads every frame of both players and a spectator.
#[tokio::test]
async fn a_hidden_card_is_on_its_owners_socket_alone() {
    let house = House::open().await;
    for _ in 0..20 {
        let (mut ala, jan, id) = two_at(&house, "leduc").await;
        let watch = ala.get(&format!("/api/tables/{id}")).await.unwrap().json().unwrap()["invitation"]["watch"].clone();
        let mut ewa = house.guest("Ewa").await;
        ewa.post(&format!("/api/tables/{id}/watch"), &serde_json::json!({ "secret": watch })).await.unwrap();
        let mut eyes = Player::sit(&ewa, &id, None).await;
        let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
        let watched = async {
            while eyes.position["verdict"].is_null() {
                eyes.until(|message| message["type"] == "now").await;
            }
        };
        tokio::join!(one.play_on(), two.play_on(), watched);
        for (viewer, hidden) in [(&one, vec![1]), (&two, vec![0]), (&eyes, vec![0, 1])] {
            let is_clean = viewer.frames.iter().all(|frame| keeps_secrets(frame, &hidden));
            assert!(is_clean, "{:?}", viewer.frames);
        }
        let own = |player: &Player, seat: usize| player.position["view"]["seats"][seat]["card"].clone();
        assert!(own(&one, 0).is_string() && own(&two, 1).is_string());
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
