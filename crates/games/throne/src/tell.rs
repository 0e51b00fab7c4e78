//! How the game speaks.

use kernel::{CardFile, Phrase, Scene, Seat, Tell, Texts, ViewJson};

use crate::action::Action;
use crate::ask;
use crate::captivity::{Captivity, LAST_CHAPTER_CARD};
use crate::cards::{Card, CardSet, Colour, Kind};
use crate::event::Sight;
use crate::file::card_file;
use crate::mind::Placed;
use crate::preview::Preview;
use crate::row::RowNumber;
use crate::rules::Mode;
use crate::view::{RowView, Step, View};
use crate::words::{about, colour_name, list, name, placing, sequence};
use crate::{Face, Throne};

impl Tell for Throne {
    type Preview = Preview;

    fn texts() -> Texts {
        kernel::texts!()
    }

    fn cards() -> Option<CardFile> {
        Some(card_file())
    }

    fn scene(view: &View) -> Scene {
        let mut scene = Scene::default();
        heading(view, &mut scene);
        draw_mind(view, &mut scene);
        rows(view, &mut scene);
        piles(view, &mut scene);
        scene
    }

    fn prompt(view: &View, _seat: Seat) -> Phrase {
        Phrase::new(format!("prompt-{}", view.step)).number("target", view.target)
    }

    fn label(view: &View, action: Action) -> Phrase {
        ask::label(view, action)
    }

    fn path(_view: &View, action: Action) -> Vec<Phrase> {
        match action {
            Action::Add(card, ..) | Action::Discard(card) | Action::Guard(card) => vec![name(card)],
            Action::Leap(card, ..) => vec![about("group-leap", card)],
            Action::Take(take) => vec![name(take.card)],
            Action::Spark(row, _) => vec![Phrase::new("group-row").number("row", row.number())],
            _ => Vec::new(),
        }
    }

    fn tell(sight: &Sight) -> Phrase {
        told(sight)
    }

    /// THR-210, THR-212: silence begins when both are ready, and ends with the game.
    fn may_talk(view: &View) -> bool {
        matches!(view.step, Step::Ready | Step::Over)
    }

    fn preview(view: &View, action: Action) -> Option<Preview> {
        ask::preview(view, action)
    }

    fn broken_promise(preview: &Preview, before: &View, action: Action, after: &View) -> Option<String> {
        preview.broken(before, action, after)
    }

    fn faces() -> Option<ViewJson> {
        Some(ViewJson::of_shown(&Card::all().map(Face::of).collect::<Vec<_>>()))
    }

    fn pages(won: u8) -> Option<ViewJson> {
        (won <= LAST_CHAPTER_CARD).then(|| ViewJson::of_shown(&Captivity::at(won).read()))
    }
}

fn heading(view: &View, scene: &mut Scene) {
    let mode = Phrase::new(format!("option-mode-{}", view.mode));
    let part = match view.mode {
        Mode::Prologue if view.has_hidden_rows() => Phrase::new("part-one"),
        Mode::Prologue => Phrase::new("part-two"),
        _ => Phrase::new("day").number("day", view.day).number("days", view.days),
    };
    scene.say(Phrase::new("heading").phrase("mode", mode).phrase("part", part));
    let companion = Phrase::new(if view.mode == Mode::Prologue { "role-rowan" } else { "role-fenrys" });
    let roles = Phrase::new("roles").seat("aelin", view.aelin).seat("who", view.companion);
    scene.say(roles.phrase("companion", companion));
    for module in &view.modules {
        scene.say(Phrase::new(format!("module-{module}")));
    }
    for ability in &view.abilities {
        let state = Phrase::new(if ability.used { "used" } else { "unused" });
        scene.say(Phrase::new(format!("ability-{}", ability.ability)).phrase("state", state));
    }
}

/// The widest drawing.
const COLUMNS: usize = 96;

/// The areas that show, each as letter, label and mark: `D1a▒` is covered, `D1a·` is empty.
fn draw_mind(view: &View, scene: &mut Scene) {
    let mind = view.mind();
    let bounds = |along: fn(&Placed) -> i8| {
        let least = mind.cards().iter().map(along).min()?;
        Some((least - 1, mind.cards().iter().map(along).max()? + 2))
    };
    let (Some((left, right)), Some((top, bottom))) = (bounds(|placed| placed.x), bounds(|placed| placed.y)) else {
        return scene.say(Phrase::new("mind-empty"));
    };
    scene.say(Phrase::new("mind"));
    let width = if (right - left + 1) as usize * 5 + 4 <= COLUMNS { 5 } else { 3 };
    let right = right.min(left + ((COLUMNS - 4) / width) as i8 - 1);
    let columns: String = (left..=right).map(|x| format!("{x:>w$} ", w = width - 1)).collect();
    scene.draw(format!("    {columns}").trim_end().to_owned());
    for y in top..=bottom {
        let areas: String = (left..=right).map(|x| area(&mind, x, y, width)).collect();
        scene.draw(format!("{y:>3} {areas}").trim_end().to_owned());
    }
    let hidden: CardSet = view.mind.iter().filter(|card| !card.visible).map(|card| card.card).collect();
    if !hidden.is_empty() {
        scene.say(Phrase::new("hidden").phrase("cards", list(hidden)));
    }
    for set in view.sets.iter().filter(|set| set.cards.len() > 1) {
        let about = Phrase::new("set").phrase("colour", colour_name(set.colour)).number("total", set.total);
        scene.say(about.phrase("cards", list(set.cards)));
    }
}

/// The areas of cards that are not in the Mind, side by side.
fn draw_cards(cards: &[Card], scene: &mut Scene) {
    let shown: Vec<Card> = cards.iter().copied().filter(|card| card.kind() != Kind::Demon).collect();
    for cards in shown.chunks(COLUMNS / 10) {
        for row in 0..2 {
            let areas = |card: &Card| {
                let mark = |column| if card.pattern().is_covered(column, row) { '▒' } else { '·' };
                let name = if row == 0 { short(*card) } else { String::new() };
                format!("    {name:<3} {}{}", mark(0), mark(1))
            };
            scene.draw(cards.iter().map(areas).collect::<String>());
        }
    }
}

/// A card in three letters, as the drawing of the Mind writes it.
fn short(card: Card) -> String {
    let label = card.id().split_once('-').map_or("", |(_, label)| label);
    match card.colour() {
        Some(colour) => format!("{}{label}", letter(colour)),
        None => "??".to_owned(),
    }
}

fn area(mind: &crate::Mind, x: i8, y: i8, width: usize) -> String {
    let lies = |placed: &&Placed| (0..2).contains(&(x - placed.x)) && (0..2).contains(&(y - placed.y));
    let Some(top) = mind.cards().iter().rev().find(lies) else { return format!("{:>w$} ", ".", w = width - 1) };
    let mark = if top.card.pattern().is_covered((x - top.x) as u8, (y - top.y) as u8) { '▒' } else { '·' };
    match width {
        5 => format!("{:>4} ", format!("{}{mark}", short(top.card))),
        _ => format!("{}{}{mark}", top.card.colour().map_or('?', letter), top.card.strength()),
    }
}

/// The letter of a colour, the same in every language as in the card file.
fn letter(colour: Colour) -> char {
    match colour {
        Colour::Daggers => 'D',
        Colour::Chains => 'C',
        Colour::Flames => 'F',
        Colour::Glass => 'G',
        Colour::Antlers => 'A',
    }
}

fn rows(view: &View, scene: &mut Scene) {
    for (place, row) in view.rows.iter().enumerate() {
        let number = RowNumber::new(place);
        if view.current_row.is_none() && view.mode == Mode::Prologue && view.end.is_none() {
            let card = row.card.map_or_else(|| Phrase::new("face-down"), name);
            scene.say(Phrase::new("determination").number("row", number.number()).phrase("card", card));
            continue;
        }
        let line = Phrase::new(match (row.complete, view.current_row == Some(number)) {
            (true, _) => "row-complete",
            (false, true) => "row-current",
            (false, false) => "row-later",
        });
        let card = determination(row);
        let cards = match row.added.is_empty() {
            true => card,
            false => Phrase::new("plus").phrase("card", card).phrase("added", sequence(&row.added)),
        };
        let line = line.number("row", number.number()).phrase("cards", cards).number("target", view.target);
        scene.say(match row.total {
            Some(total) => line.number("total", total),
            None => line.phrase("total", Phrase::new("unknown-total").number("sum", row.sum)),
        });
    }
}

/// What the viewer knows of a Determination card.
fn determination(row: &RowView) -> Phrase {
    match (row.card, row.face_up) {
        (Some(card), true) => return name(card),
        (Some(card), false) => return about("known-face-down", card),
        (None, _) => {}
    }
    let colour = row.told_colour.map(|colour| Phrase::new("of-colour").phrase("colour", colour_name(colour)));
    let strength = match (row.told_strength, row.range) {
        (Some(strength), _) => Some(Phrase::new("of-strength").number("strength", strength)),
        (None, Some((low, high))) if low == high => Some(Phrase::new("of-strength").number("strength", low)),
        (None, Some((low, high))) => Some(Phrase::new("of-range").number("low", low).number("high", high)),
        (None, None) => None,
    };
    match Phrase::list("more", [colour, strength].into_iter().flatten().collect()) {
        Some(known) => Phrase::new("face-down-known").phrase("known", known),
        None => Phrase::new("face-down"),
    }
}

fn piles(view: &View, scene: &mut Scene) {
    if !view.memory_row.is_empty() {
        scene.say(Phrase::new("memory-row").phrase("cards", sequence(&view.memory_row)));
        draw_cards(&view.memory_row, scene);
    }
    for demon in &view.demons {
        scene.say(about("demon-line", demon.demon).number("tainted", demon.tainted));
    }
    if !view.keepsakes.is_empty() {
        scene.say(Phrase::new("keepsakes").phrase("cards", list(view.keepsakes)));
    }
    if let Some(breaths) = view.breaths {
        scene.say(Phrase::new("breaths").number("breaths", breaths));
    }
    scene.say(Phrase::new("deck").number("size", view.deck.size).number("discard", view.discard.len()));
    if view.scented > 0 {
        let known: Vec<Card> = view.deck.known.iter().map(|seen| seen.card).collect();
        scene.say(match known.is_empty() {
            true => Phrase::new("scented").number("count", view.scented),
            false => Phrase::new("scented-known").phrase("cards", sequence(&known)),
        });
    }
    if !view.discard.is_empty() {
        scene.say(Phrase::new("discard").phrase("cards", list(view.discard)));
    }
    if !view.boxed.is_empty() {
        scene.say(Phrase::new("boxed").phrase("cards", list(view.boxed)));
    }
    if view.step == Step::Split {
        for (place, group) in view.groups.iter().enumerate() {
            scene.say(Phrase::new("group").number("group", place as i64 + 1).phrase("cards", list(*group)));
        }
    }
}

fn told(sight: &Sight) -> Phrase {
    let by = |id: &'static str, seat: Seat| Phrase::new(id).seat("who", seat);
    let looked = |cards: [Option<Card>; 3]| sequence(&cards.into_iter().flatten().collect::<Vec<_>>());
    let of_row = |id: &'static str, row: RowNumber| Phrase::new(id).number("row", row.number());
    match *sight {
        Sight::Ready { seat } => by("told-ready", seat),
        Sight::Day { day } => Phrase::new("told-day").number("day", day),
        Sight::SecondPart => Phrase::new("told-second-part"),
        Sight::Started { card } => about("told-started", card),
        Sight::Determination { row, card: Some(card) } => of_row("told-determination", row).phrase("card", name(card)),
        Sight::Determination { row, card: None } => of_row("told-determination-hidden", row),
        Sight::Drawn { card } => about("told-drawn", card),
        Sight::Shackled { demon } => about("told-shackled", demon),
        Sight::Scented { seat, cards: Some(cards), .. } => by("told-scented-own", seat).phrase("cards", looked(cards)),
        Sight::Scented { seat, count, cards: None } => by("told-scented", seat).number("count", count),
        Sight::Ordered { seat, cards: Some(cards) } => by("told-ordered-own", seat).phrase("cards", looked(cards)),
        Sight::Ordered { seat, cards: None } => by("told-ordered", seat),
        Sight::Passed { seat, ability } => {
            by("told-passed", seat).phrase("ability", Phrase::new(format!("ability-name-{ability}")))
        }
        Sight::Stopped { seat } => by("told-stopped", seat),
        Sight::DemonCame { demon } => about("told-demon-came", demon),
        Sight::Added { seat, card, x, y } => placing("told-added", card, x, y).seat("who", seat),
        Sight::Leapt { seat, card, x, y } => placing("told-leapt", card, x, y).seat("who", seat),
        Sight::Relived { colour, cards, bond } => {
            let id = if bond { "told-relived-bond" } else { "told-relived" };
            Phrase::new(id).phrase("colour", colour_name(colour)).phrase("cards", list(cards))
        }
        Sight::Expelled { demon, cards } => about("told-expelled", demon).number("count", cards.len()),
        Sight::StayedHidden { seat } => by("told-stayed-hidden", seat),
        Sight::TurnedUp { row, card } => of_row("told-turned-up", row).phrase("card", name(card)),
        Sight::Kept { seat, card: Some(card) } => by("told-kept", seat).phrase("card", name(card)),
        Sight::Kept { seat, card: None } => by("told-kept-none", seat),
        Sight::Split { groups } => Phrase::new("told-split").number("groups", groups),
        Sight::Saved { seat, card } => by("told-saved", seat).phrase("card", name(card)),
        Sight::Discarded { card } => about("told-discarded", card),
        Sight::Tainted { card, demon } => about("told-tainted", card).phrase("demon", name(demon)),
        Sight::Guarded { seat, card } => by("told-guarded", seat).phrase("card", name(card)),
        Sight::Taken { seat, card, keepsake } => {
            by(if keepsake { "told-taken-keepsake" } else { "told-taken" }, seat).phrase("card", name(card))
        }
        Sight::Strengthened { row, card, will } => {
            of_row(if will { "told-strengthened-will" } else { "told-strengthened" }, row).phrase("card", name(card))
        }
        Sight::Overflowed { row, card } => of_row("told-overflowed", row).phrase("card", name(card)),
        Sight::Whispered { row, complete: true } => of_row("told-i-am-here", row),
        Sight::Whispered { row, complete: false } => of_row("told-not-yet", row),
        Sight::IAmWithYou => Phrase::new("told-i-am-with-you"),
        Sight::WrongColours => Phrase::new("told-wrong-colours"),
        Sight::SparkedColour { row, colour, .. } => {
            of_row("told-sparked-colour", row).phrase("colour", colour_name(colour))
        }
        Sight::SparkedStrength { row, strength, .. } => {
            of_row("told-sparked-strength", row).number("strength", strength)
        }
        Sight::Distorted { cards } => Phrase::new("told-distorted").phrase("cards", list(cards)),
        Sight::Shown { row, card } => of_row("told-shown", row).phrase("card", name(card)),
        Sight::ShownOnDeck { cards } => Phrase::new("told-shown-on-deck").phrase("cards", looked(cards)),
        Sight::Ended { end } => Phrase::new(format!("verdict-{end}")),
    }
}
