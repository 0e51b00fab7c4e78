//! How the game speaks.

use kernel::{Phrase, Scene, Seat, Tell, Texts};

use crate::{Column, ConnectFour, Event, View};

impl Tell for ConnectFour {
    type Preview = ();

    fn texts() -> Texts {
        kernel::texts!()
    }

    fn scene(view: &View) -> Scene {
        let mut scene = Scene::default();
        for row in &view.rows {
            let places: Vec<&str> = row.iter().map(|place| place.map_or(".", stone)).collect();
            scene.draw(format!("  {}", places.join(" ")));
        }
        scene.draw("  a b c d e f g");
        if let Some(seat) = view.to_move {
            scene.say(Phrase::new("turn").seat("who", seat).text("stone", stone(seat)));
        }
        scene
    }

    fn prompt(_view: &View, seat: Seat) -> Phrase {
        Phrase::new("prompt").text("stone", stone(seat))
    }

    fn label(_view: &View, column: Column) -> Phrase {
        Phrase::new("drop").text("column", column.to_string())
    }

    fn tell(sight: &Event) -> Phrase {
        match *sight {
            Event::Dropped { seat, column } => {
                Phrase::new("dropped").seat("who", seat).text("column", column.to_string())
            }
            Event::Four { seat } => Phrase::new("four").seat("who", seat),
            Event::Full => Phrase::new("full"),
        }
    }
}

fn stone(seat: Seat) -> &'static str {
    if seat == Seat::new(0) { "x" } else { "o" }
}
