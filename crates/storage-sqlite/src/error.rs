//! What SQLite says, in the words of the trait.

use std::path::Path;

use sqlx::Error;
use storage::StorageError;

/// SQLite's primary result codes; an extended code has one of them in its lowest byte.
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const NOT_A_DATABASE: i32 = 26;

/// An error about the file in the words of the trait.
pub(crate) fn explain(file: &Path, error: &Error) -> StorageError {
    let file = file.display();
    match primary_code(error) {
        Some(FULL) => StorageError::Full,
        Some(CORRUPT) => StorageError::Broken(format!("{file} is damaged ({})", said(error))),
        Some(NOT_A_DATABASE) => StorageError::Broken(format!("{file} is not a database")),
        _ if is_unreadable(error) => StorageError::Broken(format!("{file} holds what cannot be read: {error}")),
        _ => StorageError::Failed(format!("{}, in {file}", said(error))),
    }
}

/// Whether the disk is full.
pub(crate) fn is_full(error: &Error) -> bool {
    primary_code(error) == Some(FULL)
}

fn primary_code(error: &Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

/// Whether a column holds something that was never written there by us.
fn is_unreadable(error: &Error) -> bool {
    matches!(error, Error::ColumnDecode { .. } | Error::Decode(_))
}

/// The message alone, without what sqlx puts around it.
fn said(error: &Error) -> String {
    match error.as_database_error() {
        Some(database) => format!("{}, code {}", database.message(), database.code().unwrap_or_default()),
        None => error.to_string(),
    }
}
