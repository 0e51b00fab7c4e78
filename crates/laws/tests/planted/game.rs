//! The toy as the kernel knows it: its contract and its words.

use std::sync::LazyLock;

use kernel::{
    Dice, Game, Knowers, Meta, OptionMeta, Phrase, Scene, Seat, Seats, SeenDeck, SeenHand, Setup, SetupError, Sink,
};
use kernel::{Tell, Texts, Verdict, Viewer, Waiting};
use serde::Serialize;

use crate::action::{Action, Card};
use crate::bug::Bug;
use crate::toy::{Event, Frame, Refused, State};

/// The game; its option `bug` says what is wrong with it.
#[derive(Debug)]
pub(crate) struct Toy;

static META: Meta = Meta {
    id: "toy",
    name_en: "Toy",
    name_pl: "Zabawka",
    min_seats: 2,
    max_seats: 3,
    options: &[OptionMeta::new("bug", Bug::NAMES), OptionMeta::new("undo", &["free", "never"])],
    rules_version: 1,
    state_version: 1,
    // Six cards dealt; in each round a card, three bids, a turn of seven and two answers; up to twelve bribes of two.
    longest: 6 + 3 * (1 + 3 + 7 + 2) + 12 * 2,
    example: true,
};

#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    hands: Vec<SeenHand<Card>>,
    deck: SeenDeck<Card>,
    open: Vec<Card>,
    purses: Vec<u8>,
    pot: u8,
    /// How much a coin puts in, by the view.
    chip: u8,
    round: u8,
    bids: Vec<(Seat, u8)>,
    now: String,
}

impl View {
    fn of(state: &State, viewer: Viewer) -> View {
        let everything = Viewer::seats(Seats::all(3));
        let asked = state.waiting().seats();
        let hand = |seat: Seat| {
            let is_window = matches!(state.stack.top(), Some(Frame::Window { .. }));
            let is_shown = state.bug == Bug::ShowsAHand && is_window && asked.contains(seat);
            state.hands[seat.index()].seen_by(if is_shown { everything } else { viewer })
        };
        let at_deck = match state.bug {
            Bug::ShowsTheSpectator if viewer == Viewer::SPECTATOR => everything,
            _ => viewer,
        };
        let bids = match state.stack.top() {
            Some(Frame::Bids(sealed)) if state.bug == Bug::ShowsWhoHasBid => {
                sealed.answers().map(|(seat, bid)| (seat, if viewer.is(seat) { bid } else { u8::MAX })).collect()
            }
            Some(Frame::Bids(sealed)) => sealed.seen_by(viewer).collect(),
            _ => Vec::new(),
        };
        let now = match state.stack.top() {
            Some(Frame::Bids(_)) => "bids".to_owned(),
            Some(Frame::Window { card, .. }) => format!("snap {card}"),
            frame => format!("{frame:?}"),
        };
        View {
            hands: Seats::all(state.seats()).iter().map(hand).collect(),
            deck: state.deck.seen_by(at_deck),
            open: state.open.cards().to_vec(),
            purses: Seats::all(state.seats()).iter().map(|seat| state.coins.purse(seat)).collect(),
            pot: state.coins.pot(),
            chip: if state.bug == Bug::PromisesOneMore { 2 } else { 1 },
            round: state.round,
            bids,
            now,
        }
    }
}

impl Game for Toy {
    type State = State;
    type Action = Action;
    type Outcome = Card;
    type Event = Event;
    type Sight = String;
    type View = View;
    type Refusal = Refused;

    fn meta() -> &'static Meta {
        &META
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        Ok(State::new(Bug::named(setup.option("bug")), setup.seats()))
    }

    fn setups() -> Vec<Setup> {
        let setup = |seats, undo| Setup::new(&META, seats, [("undo", undo)]).expect("a table of two or three");
        vec![setup(2, "free"), setup(3, "free"), setup(2, "never")]
    }

    fn allows_undo(setup: &Setup) -> bool {
        setup.option("undo") == "free"
    }

    fn seats(state: &State) -> u8 {
        state.seats()
    }

    fn waiting(state: &State) -> Waiting {
        state.waiting()
    }

    fn asked(state: &State, viewer: Viewer) -> Seats {
        match state.stack.top() {
            Some(Frame::Bids(sealed)) => sealed.asked_as_seen_by(viewer),
            _ => state.waiting().seats(),
        }
    }

    fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.options(seat, out);
    }

    fn interjections(state: &State, seat: Seat, out: &mut Vec<Action>) {
        state.interjections(seat, out);
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refused> {
        if state.accepts(seat, action) { Ok(()) } else { Err(state.refusal(seat, action)) }
    }

    fn refusal(state: &State, seat: Seat, action: Action) -> Refused {
        state.refusal(seat, action)
    }

    fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, action: Action, events: &mut S) {
        state.act(seat, action, events);
    }

    fn chances<S: Sink<(Card, u32)>>(state: &State, out: &mut S) {
        let deck = &state.deck;
        match (state.waiting(), state.bug) {
            (Waiting::Chance, Bug::ListsTwice) => out.emit_all(deck.unseen().map(|card| (card, 1))),
            (Waiting::Chance, Bug::ListsWithoutWeight) => {
                let copies = |card| deck.unseen().filter(|&other| other == card).count() as u32;
                out.emit_all(Card::KINDS.map(|card| (card, copies(card))));
            }
            (Waiting::Chance, _) | (Waiting::Seats(_), Bug::ListsWithoutChance) => out.emit_all(deck.unseen_kinds()),
            _ => {}
        }
    }

    fn sample<D: Dice>(state: &State, dice: &mut D) -> Card {
        match state.bug {
            Bug::SamplesTheUnlisted if dice.below(8) == 0 => dice.pick(&Card::KINDS),
            Bug::SamplesByKind => {
                let kinds: Vec<Card> = state.deck.unseen_kinds().map(|(card, _)| card).collect();
                dice.pick(&kinds)
            }
            _ => state.deck.sample(dice),
        }
    }

    fn resolve<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
        state.resolve(card, events);
    }

    fn verdict(state: &State) -> Verdict {
        Verdict::by_points("coins", &state.points())
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn sight(event: &Event, viewer: Viewer) -> Option<String> {
        event.seen_by(viewer)
    }

    fn reveals(event: &Event) -> Knowers {
        event.reveals()
    }

    fn bars_undo(event: &Event) -> bool {
        event.bars_undo()
    }

    fn determinize<D: Dice>(state: &State, viewer: Viewer, dice: &mut D) -> State {
        state.determinize(viewer, dice)
    }

    fn invariant(state: &State) -> Result<(), String> {
        state.check()
    }
}

static WORDS: LazyLock<String> = LazyLock::new(|| {
    let own = "option-bug = bug\nsaid = { $what }\nrefused-not-now = not now\nrefused-no-card = no such card\nrefused-at-the-next = elsewhere\nprompt = it is up to you\nverdict-coins = the most coins win\n\
        option-undo = undo\noption-undo-free = free\noption-undo-never = never\n";
    format!("{own}{}", Bug::WORDS)
});

impl Tell for Toy {
    /// How much is in the pot afterwards.
    type Preview = u8;

    fn texts() -> Texts {
        Texts { words_en: &WORDS, words_pl: &WORDS, rules_en: "", rules_pl: "" }
    }

    fn scene(view: &View) -> Scene {
        let mut scene = Scene::default();
        scene.say(Phrase::new("said").text("what", view.now.clone()));
        scene
    }

    fn prompt(_view: &View, _seat: Seat) -> Phrase {
        Phrase::new("prompt")
    }

    fn label(_view: &View, action: Action) -> Phrase {
        let id = if action == Action::Hum { "hum" } else { "said" };
        Phrase::new(id).text("what", action.to_string())
    }

    fn tell(sight: &String) -> Phrase {
        Phrase::new("said").text("what", sight.clone())
    }

    fn preview(view: &View, action: Action) -> Option<u8> {
        (action == Action::Chip).then_some(view.pot + view.chip)
    }

    fn broken_promise(pot: &u8, _before: &View, _action: Action, after: &View) -> Option<String> {
        (after.pot != *pot).then(|| format!("promised {pot} in the pot, found {}", after.pot))
    }
}
