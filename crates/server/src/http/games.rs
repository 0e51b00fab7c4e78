//! The games of the catalog: what they are, their words and their rules.

use axum::Json;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bots::BotKind;
use catalog::{Playable, Visitor};
use kernel::{Texts, ViewJson};
use wire::{CampaignStages, Code, GameInfo, OptionInfo, Problem};
use words::{Language, Words};

use super::extract::Place;
use crate::failure::Result;

/// The games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses(
    (status = 200, description = "The games of the catalog", body = Vec<GameInfo>),
))]
pub(crate) async fn list() -> Json<Vec<GameInfo>> {
    struct Describe;
    impl Visitor for Describe {
        type Out = GameInfo;
        fn visit<G: Playable>(self) -> GameInfo {
            let meta = G::meta();
            let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
            GameInfo {
                id: meta.id.to_owned(),
                name_en: meta.name_en.to_owned(),
                name_pl: meta.name_pl.to_owned(),
                min_seats: meta.min_seats,
                max_seats: meta.max_seats,
                options: meta
                    .options
                    .iter()
                    .map(|option| OptionInfo {
                        key: option.key.to_owned(),
                        values: words(option.values),
                        seats: option.seats.iter().map(|&(value, seats)| (value.to_owned(), seats.to_vec())).collect(),
                        only_with: option.only_with.map(|(key, value)| (key.to_owned(), value.to_owned())),
                    })
                    .collect(),
                rules_version: meta.rules_version,
                example: meta.example,
                bots: BotKind::ALL.iter().map(ToString::to_string).collect(),
                campaign: G::campaign().map(|campaign| CampaignStages {
                    option: campaign.option.to_owned(),
                    stages: words(campaign.stages),
                }),
            }
        }
    }
    let games = catalog::games();
    Json(games.iter().filter_map(|meta| catalog::visit(meta.id, Describe).ok()).collect())
}

/// A game's messages in a language, a Fluent file.
#[utoipa::path(get, path = "/api/games/{game}/words/{lang}", tag = "games",
    params(("game" = String, Path, description = "The game's id"), ("lang" = String, Path, description = "en or pl")),
    responses(
        (status = 200, description = "A Fluent file", body = String, content_type = "text/plain; charset=utf-8"),
        (status = 404, description = "No such game or language", body = Problem),
))]
pub(crate) async fn words(Place((game, lang)): Place<(String, String)>) -> Result<Response> {
    struct File(Language);
    impl Visitor for File {
        type Out = std::result::Result<String, Problem>;
        fn visit<G: Playable>(self) -> Self::Out {
            Words::file_of::<G>(self.0).map_err(|_| Problem::new(Code::Internal))
        }
    }
    let language = language(&lang)?;
    let file = catalog::visit(&game, File(language)).map_err(|_| Code::NoGame)??;
    Ok(plain(file))
}

/// A game's rules in a language, Markdown.
#[utoipa::path(get, path = "/api/games/{game}/rules/{lang}", tag = "games",
    params(("game" = String, Path, description = "The game's id"), ("lang" = String, Path, description = "en or pl")),
    responses(
        (status = 200, description = "Markdown", body = String, content_type = "text/plain; charset=utf-8"),
        (status = 404, description = "No such game or language", body = Problem),
))]
pub(crate) async fn rules(Place((game, lang)): Place<(String, String)>) -> Result<Response> {
    struct File;
    impl Visitor for File {
        type Out = Texts;
        fn visit<G: Playable>(self) -> Texts {
            G::texts()
        }
    }
    let language = language(&lang)?;
    let texts = catalog::visit(&game, File).map_err(|_| Code::NoGame)?;
    Ok(plain(match language {
        Language::English => texts.rules_en.to_owned(),
        Language::Polish => texts.rules_pl.to_owned(),
    }))
}

/// What is printed on a game's cards, as its own board needs it.
#[utoipa::path(get, path = "/api/games/{game}/cards", tag = "games",
    params(("game" = String, Path, description = "The game's id")),
    responses(
        (status = 200, description = "The cards; each game has its own shape", body = Object),
        (status = 404, description = "No such game, or it has no cards", body = Problem),
))]
pub(crate) async fn cards(Place(game): Place<String>) -> Result<Response> {
    struct Faces;
    impl Visitor for Faces {
        type Out = Option<ViewJson>;
        fn visit<G: Playable>(self) -> Self::Out {
            G::faces()
        }
    }
    json(catalog::visit(&game, Faces).map_err(|_| Code::NoGame)?)
}

/// What a game's campaign has laid open once so many stages are won, as its own pages need it.
#[utoipa::path(get, path = "/api/games/{game}/pages/{won}", tag = "games",
    params(("game" = String, Path, description = "The game's id"), ("won" = u8, Path, description = "How many stages are won")),
    responses(
        (status = 200, description = "What can be read; each game has its own shape", body = Object),
        (status = 404, description = "No such game, or it has no such stage", body = Problem),
))]
pub(crate) async fn pages(Place((game, won)): Place<(String, u8)>) -> Result<Response> {
    struct Pages(u8);
    impl Visitor for Pages {
        type Out = Option<ViewJson>;
        fn visit<G: Playable>(self) -> Self::Out {
            G::pages(self.0)
        }
    }
    json(catalog::visit(&game, Pages(won)).map_err(|_| Code::NoGame)?)
}

fn json(told: Option<ViewJson>) -> Result<Response> {
    let told = told.ok_or(Code::NotFound)?;
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-cache")];
    Ok((headers, told.as_str().to_owned()).into_response())
}

fn language(lang: &str) -> Result<Language> {
    Ok(lang.parse().map_err(|_| Code::NotFound)?)
}

/// Text that changes only with the version of the server; a browser asks again when it was restarted.
fn plain(text: String) -> Response {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-cache")], text).into_response()
}
