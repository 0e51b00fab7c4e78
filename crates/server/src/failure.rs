//! Why a request failed, as a response.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use storage::StorageError;
use wire::{Code, Problem};

/// Why a request failed.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) Problem);

/// What comes of a request.
pub(crate) type Result<T> = std::result::Result<T, Failure>;

impl From<Code> for Failure {
    fn from(code: Code) -> Failure {
        Failure(Problem::new(code))
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        Failure(problem)
    }
}

impl From<StorageError> for Failure {
    fn from(error: StorageError) -> Failure {
        Failure(not_kept(&error))
    }
}

/// What a person is told when storage failed; the cause goes to the log, once.
pub(crate) fn not_kept(error: &StorageError) -> Problem {
    tracing::error!(%error, "storage failed");
    Problem::new(Code::NotSaved)
}

/// The status that goes with a code.
fn status(code: Code) -> StatusCode {
    match code {
        Code::BadRequest => StatusCode::BAD_REQUEST,
        Code::BadName | Code::BadText | Code::BadSetup | Code::BadReplay | Code::BadAction => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Code::NoSession => StatusCode::UNAUTHORIZED,
        Code::ForeignOrigin | Code::NotYourSeat | Code::NotHost | Code::BadSecret | Code::NoChat | Code::Silence => {
            StatusCode::FORBIDDEN
        }
        Code::NotFound | Code::NoTable | Code::NoGame | Code::NoCampaign => StatusCode::NOT_FOUND,
        Code::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
        Code::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::SeatTaken
        | Code::NotStarted
        | Code::AlreadyStarted
        | Code::SeatsFree
        | Code::Over
        | Code::NotOver
        | Code::Stale
        | Code::Refused
        | Code::NoUndo
        | Code::NoConcession
        | Code::Locked
        | Code::Frozen => StatusCode::CONFLICT,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::NotSaved | Code::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let retry = self.0.retry_after_s;
        let mut response = (status(self.0.code), Json(self.0)).into_response();
        if let Some(seconds) = retry {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
