//! How the game speaks.

use kernel::{Phrase, Scene, Seat, Tell, Texts};

use crate::{Bet, Card, Leduc, Sight, View};

impl Tell for Leduc {
    type Preview = ();

    fn texts() -> Texts {
        kernel::texts!()
    }

    fn scene(view: &View) -> Scene {
        let mut scene = Scene::default();
        for (index, seat) in view.seats.iter().enumerate() {
            let card = match seat.card {
                _ if !seat.has_card => Phrase::new("nothing"),
                Some(card) => name(card),
                None => Phrase::new("hidden-card"),
            };
            let who = Seat::new(index as u8);
            scene.say(Phrase::new("holds").seat("who", who).phrase("card", card).number("paid", seat.paid));
        }
        let turned_up = view.public.map_or_else(|| Phrase::new("nothing"), name);
        scene.say(Phrase::new("turned-up").phrase("card", turned_up));
        let pot = view.seats[0].paid + view.seats[1].paid;
        scene.say(Phrase::new("round").number("round", view.round).number("pot", pot).number("raises", view.raises));
        scene
    }

    fn prompt(_view: &View, _seat: Seat) -> Phrase {
        Phrase::new("prompt")
    }

    fn label(view: &View, bet: Bet) -> Phrase {
        let seat = &view.seats[view.to_act.map_or(0, Seat::index)];
        match bet {
            Bet::Fold => Phrase::new("label-fold").number("paid", seat.paid),
            Bet::Call if seat.call_cost == 0 => Phrase::new("label-check"),
            Bet::Call => Phrase::new("label-call").number("cost", seat.call_cost),
            Bet::Raise => Phrase::new("label-raise").number("cost", seat.raise_cost),
        }
    }

    fn tell(sight: &Sight) -> Phrase {
        match *sight {
            Sight::Dealt { seat, card } => {
                let card = card.map_or_else(|| Phrase::new("hidden-card"), name);
                Phrase::new("dealt").seat("who", seat).phrase("card", card)
            }
            Sight::TurnedUp { card } => Phrase::new("flop").phrase("card", name(card)),
            Sight::Folded { seat } => Phrase::new("folded").seat("who", seat),
            Sight::Called { seat, paid: 0 } => Phrase::new("checked").seat("who", seat),
            Sight::Called { seat, paid } => Phrase::new("called").seat("who", seat).number("paid", paid),
            Sight::Raised { seat, paid } => Phrase::new("raised").seat("who", seat).number("paid", paid),
            Sight::Shown { seat, card } => Phrase::new("shown").seat("who", seat).phrase("card", name(card)),
        }
    }
}

fn name(card: Card) -> Phrase {
    let rank = Phrase::new(["jack", "queen", "king"][usize::from(card.rank())]);
    Phrase::new(if card.is_heart() { "of-hearts" } else { "of-spades" }).phrase("rank", rank)
}
