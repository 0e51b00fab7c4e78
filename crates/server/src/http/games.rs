//! The games of the catalog: what they are, their words and their rules.

use axum::Json;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bots::BotKind;
use catalog::{Playable, Visitor};
use kernel::Texts;
use wire::{Code, GameInfo, OptionInfo, Problem};
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
                    .map(|option| OptionInfo { key: option.key.to_owned(), values: words(option.values) })
                    .collect(),
                rules_version: meta.rules_version,
                example: meta.example,
                bots: BotKind::ALL.iter().map(ToString::to_string).collect(),
                chat: G::may_talk(),
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

/// Whether people may talk at the tables of a game.
pub(crate) fn may_talk(game: &str) -> bool {
    struct Talk;
    impl Visitor for Talk {
        type Out = bool;
        fn visit<G: Playable>(self) -> bool {
            G::may_talk()
        }
    }
    catalog::visit(game, Talk).unwrap_or(false)
}

fn language(lang: &str) -> Result<Language> {
    Ok(lang.parse().map_err(|_| Code::NotFound)?)
}

/// Text that changes only with the version of the server; a browser asks again when it was restarted.
fn plain(text: String) -> Response {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-cache")], text).into_response()
}
