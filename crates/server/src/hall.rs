//! The tables in memory: loaded when somebody comes, gone when nobody does.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use storage::Person;
use tokio::sync::OnceCell;
use wire::{Code, TableInfo};

use crate::failure::{Failure, Result};
use crate::house::House;
use crate::table::{Handle, Wish};

/// The tables in memory, by key.
#[derive(Default)]
pub(crate) struct Hall {
    tables: Mutex<HashMap<String, Arc<OnceCell<Handle>>>>,
}

impl Hall {
    /// The table with this key, loaded if it is not in memory.
    pub(crate) async fn table(&self, house: &Arc<House>, key: &str) -> Result<Handle> {
        loop {
            let cell =
                Arc::clone(self.tables.lock().expect("nobody panics with the list").entry(key.to_owned()).or_default());
            let load = || async {
                let row = house.storage.table(key).await?.ok_or(Code::NoTable)?;
                Ok::<_, Failure>(crate::table::spawn(Arc::clone(house), row))
            };
            match cell.get_or_try_init(load).await {
                Ok(handle) if !handle.is_gone() => return Ok(handle.clone()),
                Ok(_) => self.forget(key, &cell),
                Err(failure) => {
                    self.forget(key, &cell);
                    return Err(failure);
                }
            }
        }
    }

    /// Asks something of a table on behalf of a visitor.
    pub(crate) async fn wish(
        &self,
        house: &Arc<House>,
        key: &str,
        person: Option<&Person>,
        wish: Wish,
    ) -> Result<TableInfo> {
        // A table that left memory between being found and being asked is loaded again; one that keeps failing is not.
        for _ in 0..3 {
            if let Some(answer) = self.table(house, key).await?.wish(person.cloned(), wish.clone()).await {
                return Ok(answer?);
            }
        }
        Err(Code::Internal.into())
    }

    /// The tables in memory now.
    pub(crate) fn loaded(&self) -> Vec<Handle> {
        let tables = self.tables.lock().expect("nobody panics with the list");
        tables.values().filter_map(|cell| cell.get().cloned()).collect()
    }

    /// The table with this key if it is in memory.
    pub(crate) fn if_loaded(&self, key: &str) -> Option<Handle> {
        let tables = self.tables.lock().expect("nobody panics with the list");
        tables.get(key)?.get().filter(|handle| !handle.is_gone()).cloned()
    }

    /// Forgets tables that have left memory.
    pub(crate) fn sweep(&self) {
        let mut tables = self.tables.lock().expect("nobody panics with the list");
        tables.retain(|_, cell| cell.get().is_none_or(|handle| !handle.is_gone()));
    }

    fn forget(&self, key: &str, gone: &Arc<OnceCell<Handle>>) {
        let mut tables = self.tables.lock().expect("nobody panics with the list");
        if tables.get(key).is_some_and(|cell| Arc::ptr_eq(cell, gone)) {
            tables.remove(key);
        }
    }
}
