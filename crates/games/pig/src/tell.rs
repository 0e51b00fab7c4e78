//! How the game speaks.

use kernel::{Phrase, Scene, Seat, Tell, Texts};

use crate::{Choice, Event, Face, Pig, View};

impl Tell for Pig {
    type Preview = ();

    fn texts() -> Texts {
        kernel::texts!()
    }

    fn scene(view: &View) -> Scene {
        let mut scene = Scene::default();
        for (seat, &points) in (0..).map(Seat::new).zip(&view.points) {
            scene.say(Phrase::new("points").seat("who", seat).number("points", points));
        }
        let turn = Phrase::new("turn").seat("who", view.to_act).number("total", view.total);
        scene.say(turn.number("left", view.turns_left.saturating_sub(1)));
        scene
    }

    fn prompt(_view: &View, _seat: Seat) -> Phrase {
        Phrase::new("prompt")
    }

    fn label(view: &View, choice: Choice) -> Phrase {
        match choice {
            Choice::Roll => Phrase::new("roll"),
            Choice::Hold => Phrase::new("hold").number("total", view.total),
        }
    }

    fn tell(event: &Event) -> Phrase {
        match *event {
            Event::Rolled { seat, face: Face::One } => Phrase::new("lost").seat("who", seat),
            Event::Rolled { seat, face } => Phrase::new("rolled").seat("who", seat).text("face", face.to_string()),
            Event::Held { seat, points } => Phrase::new("held").seat("who", seat).number("points", points),
        }
    }
}
