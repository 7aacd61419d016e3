//! What a refused request is answered: one place that turns failures into a status, a log level and a sentence.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::protocol::Code;
use crate::protocol::rest::Problem;
use crate::room::rooms::NotEntered;
use crate::store::StoreError;

/// A refused request. Nothing internal is in it.
#[derive(Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    problem: Problem,
}

impl Failure {
    pub(crate) fn new(code: Code, detail: impl Into<String>) -> Self {
        Self { status: status(code), problem: Problem { code, detail: detail.into() } }
    }
}

pub(crate) async fn not_found() -> Failure {
    Failure::new(Code::NotFound, "there is no such address")
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::NotKnown => StatusCode::UNAUTHORIZED,
        Code::NotFound | Code::NoSuchChair | Code::NoSuchPerson | Code::NoSuchChoice => StatusCode::NOT_FOUND,
        Code::Removed
        | Code::NoWatching
        | Code::NotHost
        | Code::NotYourSeat
        | Code::NotYourChair
        | Code::NotYourHand
        | Code::Muted
        | Code::WrongOrigin => StatusCode::FORBIDDEN,
        Code::TooFast | Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::TooBig => StatusCode::PAYLOAD_TOO_LARGE,
        Code::LinkUsed => StatusCode::GONE,
        Code::RoomFull | Code::ChairTaken | Code::MatchRuns | Code::NoMatch | Code::NotNow | Code::NotOver => {
            StatusCode::CONFLICT
        }
        Code::WrongNumber
        | Code::Unfit
        | Code::NoSuchLevel
        | Code::BadName
        | Code::BadLine
        | Code::BadEntropy
        | Code::Unreadable => StatusCode::UNPROCESSABLE_ENTITY,
        Code::Broken => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.status, Json(self.problem)).into_response()
    }
}

impl From<Code> for Failure {
    fn from(code: Code) -> Self {
        Self::new(code, "")
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(Code::Broken, "something failed on our side; try again")
    }
}

impl From<NotEntered> for Failure {
    fn from(not: NotEntered) -> Self {
        match not {
            NotEntered::Refused(code) => code.into(),
            NotEntered::Store(error) => error.into(),
        }
    }
}

impl From<QueryRejection> for Failure {
    fn from(rejection: QueryRejection) -> Self {
        Self::new(Code::Unreadable, rejection.body_text())
    }
}

impl From<JsonRejection> for Failure {
    fn from(rejection: JsonRejection) -> Self {
        let code = if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE { Code::TooBig } else { Code::Unreadable };
        Self::new(code, rejection.body_text())
    }
}
