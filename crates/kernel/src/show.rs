//! The only things that may cross a wire.

use serde::Serialize;

use crate::{Game, Viewer};

/// What a viewer may see, as JSON. Sockets and files for people take nothing else of a game.
///
/// It is made from a view, a sight or what was worked out from them: nothing of a state, an event or a
/// [`Snapshot`](crate::Snapshot) can be written so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ViewJson(String);

impl ViewJson {
    /// The table as `viewer` sees it.
    #[must_use]
    pub fn of_view<G: Game>(state: &G::State, viewer: Viewer) -> ViewJson {
        ViewJson::write(&G::view(state, viewer))
    }

    /// The event as `viewer` perceives it, if at all.
    #[must_use]
    pub fn of_sight<G: Game>(event: &G::Event, viewer: Viewer) -> Option<ViewJson> {
        G::sight(event, viewer).as_ref().map(ViewJson::write)
    }

    /// The JSON text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Something worked out from a view, or printed for everybody to read.
    #[must_use]
    pub fn of_shown(shown: &impl Serialize) -> ViewJson {
        ViewJson::write(shown)
    }

    fn write(shown: &impl Serialize) -> ViewJson {
        ViewJson(serde_json::to_string(shown).expect("views are plain data"))
    }
}
