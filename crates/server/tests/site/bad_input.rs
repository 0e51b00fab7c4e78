//! Nonsense, floods and strangers: the right status, a sentence, and no table harmed.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use client::Visitor;
use hyper::Method;
use serde_json::json;
use server::{Config, Limits, Server, ServerError};
use tempfile::TempDir;
use wire::{Code, ToServer};

use crate::house::{House, Player, config, storage, table, two_at};

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test]
async fn every_code_has_a_sentence_in_both_languages() {
    for language in ["en", "pl"] {
        let path = format!("{}/../../web/words/site/{language}.ftl", env!("CARGO_MANIFEST_DIR"));
        let words = std::fs::read_to_string(&path).unwrap();
        for code in Code::ALL {
            let word = serde_json::to_value(code).unwrap();
            let id = format!("problem-{} =", word.as_str().unwrap());
            assert!(words.lines().any(|line| line.starts_with(&id)), "{language} lacks {id}");
        }
    }
}

#[tokio::test]
async fn bodies_that_are_wrong_are_told_so() {
    let house = House::open().await;
    let mut ala = house.guest("Ala").await;
    let long = vec![b' '; 70_000];
    for (headers, body, status, code) in [
        (vec![JSON], b"{".to_vec(), 400, "bad-request"),
        (vec![JSON], b"{\"name\":\"Ala\",\"admin\":true}".to_vec(), 400, "bad-request"),
        (vec![JSON], b"{\"name\":\"\"}".to_vec(), 422, "bad-name"),
        (vec![JSON], b"\xff\xfe".to_vec(), 400, "bad-request"),
        (vec![JSON], long, 413, "too-large"),
        (vec![], b"{\"name\":\"Ala\"}".to_vec(), 415, "not-json"),
        (vec![("content-type", "text/plain")], b"{\"name\":\"Ala\"}".to_vec(), 415, "not-json"),
        (vec![JSON, ("origin", "https://evil.example")], b"{\"name\":\"Ala\"}".to_vec(), 403, "foreign-origin"),
        (vec![JSON, ("sec-fetch-site", "cross-site")], b"{\"name\":\"Ala\"}".to_vec(), 403, "foreign-origin"),
    ] {
        let answer = ala.request(Method::POST, "/api/session", &headers, body).await.unwrap();
        assert_eq!((answer.status, answer.json().unwrap()["code"].clone()), (status, json!(code)));
    }
    let own = format!("http://{}", house.address);
    let same =
        ala.request(Method::POST, "/api/session", &[JSON, ("origin", &own)], b"{\"name\":\"Ala\"}".to_vec()).await;
    assert_eq!(same.unwrap().status, 200);
}

#[tokio::test]
async fn addresses_and_methods_that_do_not_exist_are_told_so() {
    let house = House::open().await;
    let mut ala = house.guest("Ala").await;
    for (method, path, status) in [
        (Method::GET, "/api/nonsense", 404),
        (Method::GET, "/api/tables/nonsense", 404),
        (Method::GET, "/api/games/chess/rules/en", 404),
        (Method::GET, "/api/games/leduc/rules/de", 404),
        (Method::PUT, "/api/tables", 405),
        (Method::POST, "/index.html", 405),
        (Method::GET, "/../../etc/passwd", 404),
        (Method::GET, "/api/tables/x/socket", 400),
    ] {
        let answer = ala.request(method.clone(), path, &[], Vec::new()).await.unwrap();
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.text);
        assert!(answer.json().unwrap()["message"].is_string());
        assert!(answer.headers["content-security-policy"].to_str().unwrap().starts_with("default-src 'none'"));
    }
}

#[tokio::test]
async fn tables_that_cannot_be_are_refused_with_a_reason() {
    let house = House::open().await;
    let mut ala = house.guest("Ala").await;
    let mut strange = table("night-market", &["me", "greedy"]);
    strange["options"] = json!({ "tricks": "many" });
    for (wanted, status, code) in [
        (table("chess", &["me", "friend"]), 404, "no-game"),
        (table("leduc", &["me"]), 422, "bad-setup"),
        (table("leduc", &["me", "friend", "friend"]), 422, "bad-setup"),
        (table("leduc", &["me", "genius"]), 400, "bad-request"),
        (strange, 422, "bad-setup"),
    ] {
        let answer = ala.post("/api/tables", &wanted).await.unwrap();
        assert_eq!((answer.status, answer.json().unwrap()["code"].clone()), (status, json!(code)));
    }
    let nobody = Visitor::new(house.address).post("/api/tables", &table("leduc", &["me", "greedy"])).await.unwrap();
    assert_eq!((nobody.status, nobody.json().unwrap()["code"].clone()), (401, json!("no-session")));
}

#[tokio::test]
async fn a_socket_refuses_nonsense_and_the_table_goes_on() {
    let house = House::open().await;
    let (ala, jan, id) = two_at(&house, "leduc").await;
    let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    for (text, code) in [
        ("not json", "bad-request"),
        ("{}", "bad-request"),
        ("[1,2,3]", "bad-request"),
        (r#"{"type":"answer","id":"x","seat":300,"ask":1,"action":"call"}"#, "bad-request"),
        (r#"{"type":"answer","id":"x","seat":1,"ask":1,"action":"call","cheat":1}"#, "bad-request"),
        (r#"{"type":"answer","id":"","seat":1,"ask":1,"action":"call"}"#, "bad-request"),
        (r#"{"type":"answer","id":"a\nb","seat":1,"ask":1,"action":"call"}"#, "bad-request"),
        (r#"{"type":"answer","id":"o1","seat":2,"ask":1,"action":"call"}"#, "not-your-seat"),
        (r#"{"type":"answer","id":"o2","seat":7,"ask":1,"action":"call"}"#, "not-your-seat"),
        (r#"{"type":"answer","id":"o3","seat":1,"ask":99,"action":"call"}"#, "stale"),
        (r#"{"type":"agree","id":"o4","seat":1,"yes":true}"#, "stale"),
        (r#"{"type":"undo","id":"o5","seat":1}"#, "no-undo"),
    ] {
        one.socket.say_text(text).await.unwrap();
        let refused = one.until(|message| message["type"] == "refused").await;
        assert_eq!(refused["problem"]["code"], code, "{text}");
    }
    let strange = one.answer("all-in");
    assert_eq!(one.say(&strange).await["problem"]["code"], "bad-action");
    let early = one.answer("fold");
    let refused = one.say(&early).await;
    assert_eq!((&refused["problem"]["rule"], &refused["problem"]["code"]), (&json!("LED-006"), &json!("refused")));
    assert_eq!(refused["problem"]["refusal"]["id"], "refused-fold");
    let not_asked = two.answer("call");
    assert_eq!(two.say(&not_asked).await["problem"]["rule"], "LED-003");
    tokio::join!(one.play_on(), two.play_on());
}

#[tokio::test]
async fn a_message_that_is_too_long_closes_its_socket_alone() {
    let house = House::open().await;
    let (ala, jan, id) = two_at(&house, "leduc").await;
    let mut one = Player::sit(&ala, &id, Some(1)).await;
    let mut rude = Player::sit(&jan, &id, Some(2)).await;
    rude.socket.say_text("x".repeat(20_000)).await.unwrap();
    while let Ok(Some(_)) = rude.socket.next().await {}
    one.play("call").await;
}

#[tokio::test]
async fn a_flood_is_refused_and_then_cut_off() {
    let limits = Limits { messages_per_second: Limits::default().messages_per_second, ..config().limits };
    let house = House::open_with(Config { limits, ..config() }).await;
    let (ala, jan, id) = two_at(&house, "leduc").await;
    let mut one = Player::sit(&ala, &id, Some(1)).await;
    let mut rude = Player::sit(&jan, &id, Some(2)).await;
    let message = |number: u32| ToServer::Withdraw { id: format!("w{number}"), seat: 2 };
    for number in 0..100 {
        rude.socket.say(&message(number)).await.unwrap();
    }
    let refused = rude.until(|message| message["problem"]["code"] == "too-many").await;
    assert!(refused["id"].as_str().is_some_and(|id| id.starts_with('w')), "{refused}");
    let mut said = 100;
    while rude.socket.say(&message(said)).await.is_ok() {
        said += 1;
        assert!(said < 100_000, "a flood goes on for ever");
    }
    one.play("call").await;
}

#[tokio::test]
async fn too_many_sockets_from_one_address_are_refused() {
    let limits = Limits { sockets_per_address: 2, ..config().limits };
    let house = House::open_with(Config { limits, ..config() }).await;
    let (ala, jan, id) = two_at(&house, "leduc").await;
    let (_one, two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    let Err(client::ClientError::Refused { status, .. }) = ala.socket(&id).await else { panic!("a third was let in") };
    assert_eq!(status, 429);
    two.socket.close().await;
    let mut tries = 0;
    while ala.socket(&id).await.is_err() {
        tries += 1;
        assert!(tries < 1000, "the place is never free again");
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn sockets_and_pages_of_other_sites_are_refused() {
    let house = House::open().await;
    let (mut ala, _jan, id) = two_at(&house, "leduc").await;
    let path = format!("/api/tables/{id}/socket");
    let handshake = [
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ("origin", "https://evil.example"),
    ];
    let refused = ala.request(Method::GET, &path, &handshake, Vec::new()).await.unwrap();
    assert_eq!((refused.status, refused.json().unwrap()["code"].clone()), (403, json!("foreign-origin")));
}

#[tokio::test]
async fn a_taken_port_is_told() {
    let house = House::open().await;
    let folder = Arc::new(TempDir::new().unwrap());
    let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, house.address.port()));
    let refused = Server::bind(storage(folder.path()).await, Config { listen, ..config() }).await;
    let Err(error @ ServerError::PortTaken { .. }) = refused else { panic!("the port was free") };
    assert!(error.to_string().contains("is taken by another program"), "{error}");
}
