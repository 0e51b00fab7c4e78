//! Guests, cookies and limits.

use client::Visitor;
use hyper::Method;
use serde_json::json;
use server::{Config, Limits};

use crate::house::{House, Player, config, two_at};

#[tokio::test]
async fn a_nickname_is_enough() {
    let house = House::open().await;
    let mut visitor = Visitor::new(house.address);
    assert_eq!(visitor.get("/api/session").await.unwrap().json().unwrap()["name"], json!(null));
    let answer = visitor.post("/api/session", &json!({ "name": " Zo\u{301}sia " })).await.unwrap();
    let cookie = answer.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(
        cookie.starts_with("stolik=") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    assert!(cookie.split(['=', ';']).nth(1).unwrap().len() >= 52, "256 bits in base 32");
    assert_eq!(visitor.get("/api/session").await.unwrap().json().unwrap()["name"], "Zósia");
    visitor.sign_in("Zofia").await.unwrap();
    assert_eq!(visitor.get("/api/session").await.unwrap().json().unwrap()["name"], "Zofia");
}

#[tokio::test]
async fn behind_https_the_cookie_is_bound_to_the_host() {
    let house =
        House::open_with(Config { origin: Some("https://stolik.example".to_owned()), seed: None, ..config() }).await;
    let mut visitor = Visitor::new(house.address);
    let answer = visitor.post("/api/session", &json!({ "name": "Ala" })).await.unwrap();
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-stolik=") && cookie.contains("; Secure"), "{cookie}");
    assert!(answer.headers.contains_key("strict-transport-security"));
}

#[tokio::test]
async fn the_token_is_kept_hashed() {
    let house = House::open().await;
    let visitor = house.guest("Ala").await;
    let token = visitor.cookie().unwrap().split_once('=').unwrap().1.to_owned();
    let folder = house.folder.clone();
    house.close().await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(token.len()).any(|window| window == token.as_bytes()));
    }
}

#[tokio::test]
async fn signing_out_closes_the_sockets() {
    let house = House::open().await;
    let (mut ala, _jan, id) = two_at(&house, "leduc").await;
    let mut player = Player::sit(&ala, &id, Some(1)).await;
    let gone = ala.request(Method::DELETE, "/api/session", &[], Vec::new()).await.unwrap();
    assert_eq!(gone.status, 204);
    let bye = player.until(|message| message["type"] == "bye").await;
    assert_eq!(bye["problem"]["code"], "no-session");
    assert_eq!(ala.get(&format!("/api/tables/{id}")).await.unwrap().status, 404);
}

#[tokio::test]
async fn too_many_guests_from_one_address_wait() {
    let few = Limits { guests_per_hour: 2.try_into().unwrap(), ..config().limits };
    let house = House::open_with(Config { limits: few, ..config() }).await;
    let (_ala, _jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let refused = Visitor::new(house.address).post("/api/session", &json!({ "name": "Ola" })).await.unwrap();
    assert_eq!(refused.status, 429);
    let seconds = refused.json().unwrap()["retry_after_s"].as_u64().unwrap();
    assert!((1..=1801).contains(&seconds), "{seconds}");
    assert_eq!(refused.headers["retry-after"].to_str().unwrap(), seconds.to_string());
}
