//! SQLite tells the story every storage tells.

use storage::{Storage, story};
use storage_sqlite::SqliteStorage;

#[tokio::test]
async fn sqlite_tells_the_story() {
    let folder = tempfile::tempdir().unwrap();
    let storage = SqliteStorage::open(folder.path()).await.unwrap();
    story::tell(&storage).await;
    storage.close().await;
}
