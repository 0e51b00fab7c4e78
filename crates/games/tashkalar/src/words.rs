//! Names and sentences for cards, squares, pieces and answers.

use kernel::{Phrase, Seat};

use crate::action::Action;
use crate::board::Piece;
use crate::cards::{Card, CardType, School, Task};
use crate::event::SeenPiece;
use crate::pattern::Tint;
use crate::square::{Square, Squares};
use crate::view::{EffectView, PlayerView, Step, View};

pub(crate) fn name(card: Card) -> Phrase {
    Phrase::new(format!("card-{card}"))
}

pub(crate) fn school_name(school: School) -> Phrase {
    Phrase::new(format!("card-{school}"))
}

pub(crate) fn task_name(task: Task) -> Phrase {
    Phrase::new(format!("card-{task}"))
}

/// What is printed on a card.
pub(crate) fn text(card: Card) -> Phrase {
    let part = |part: &str| Phrase::new(format!("text-{card}{part}"));
    let face = card.face();
    match card.of_type() {
        CardType::Flare => {
            let [upper, lower] = face.needs;
            let phrase = Phrase::new("text-flare").number("upper", upper).number("lower", lower);
            phrase.phrase("upper-text", part("-upper")).phrase("lower-text", part("-lower"))
        }
        CardType::Being | CardType::Legend => {
            let later = if card.has_warp_effect() { "warp" } else { "freeze" };
            let second = || Phrase::new(format!("text-{later}")).phrase("text", part(&format!("-{later}")));
            match (face.effect.is_empty(), face.later.is_some()) {
                (false, false) => part(""),
                (false, true) => Phrase::new("text-both").phrase("text", part("")).phrase("later", second()),
                (true, _) => second(),
            }
        }
    }
}

/// What is asked of an effect: of a text that is made from several sentences the one that is asked and what follows it, the alternative
/// that was chosen, or the text as a whole where the card file writes it.
pub(crate) fn asked_text(effect: &EffectView) -> Phrase {
    let card = effect.card;
    let Some(worded) = card.worded(effect.later) else { return text(card) };
    let place = usize::from(effect.part) - 1;
    let sentences = worded.sentences();
    let sentence = sentences.iter().position(|(parts, _)| parts.contains(&place));
    let is_of_an_alternative = worded.parts.get(place).is_some_and(|part| part.branch.is_some());
    match effect.alternative.filter(|_| is_of_an_alternative && worded.is_made()) {
        Some(number) => alternative(card, effect.later, number),
        None => {
            let said = |sentence| match worded.message(sentence).as_str() {
                "" => Phrase::new(format!("text-{card}")),
                message => Phrase::new(format!("text-{card}-{message}")),
            };
            let rest =
                sentence.map_or_else(Vec::new, |asked| (asked..sentences.len()).map(|each| said(Some(each))).collect());
            Phrase::list("sentences", rest).unwrap_or_else(|| said(None))
        }
    }
}

/// TK-208, TK-320: the freeze or warp effect of a being.
fn later_text(card: Card) -> Phrase {
    Phrase::new(format!("text-{card}-{}", if card.has_warp_effect() { "warp" } else { "freeze" }))
}

/// The letter by which drawings show the colour of a seat.
pub(crate) fn letter(colour: Seat) -> char {
    ['x', 'o', 'z', 'v'][colour.index()]
}

/// TK-192: a side, by the seat whose colour it has.
pub(crate) fn side(colour: Seat) -> Phrase {
    Phrase::new("side").seat("who", colour).text("letter", letter(colour).to_string())
}

pub(crate) fn piece(piece: SeenPiece) -> Phrase {
    Phrase::new(format!("piece-{}", piece.rank)).phrase("side", side(piece.of))
}

/// A piece by its rank and the letter of its side.
pub(crate) fn short_piece(piece: SeenPiece) -> Phrase {
    Phrase::new(format!("short-{}", piece.rank)).text("letter", letter(piece.of).to_string())
}

/// The piece on a square as a view shows it.
fn piece_at(view: &View, square: Square) -> Option<Phrase> {
    let found = view.pieces.iter().find(|piece| piece.square == square)?;
    Some(piece(view.seen(Piece { side: found.side, rank: found.rank })))
}

fn at(id: &'static str, square: Square) -> Phrase {
    Phrase::new(id).text("square", square.to_string())
}

/// An offered answer in words.
pub(crate) fn label(view: &View, action: Action) -> Phrase {
    match action {
        Action::School(school) => {
            let about = Phrase::new(format!("about-{school}"));
            Phrase::new("do-school").phrase("school", school_name(school)).phrase("about", about)
        }
        Action::Put(whose, square) => at("do-put", square).phrase("side", side(view.colour(whose))),
        Action::Place(square) => at("do-place", square),
        Action::Lift(square) => at("do-lift", square),
        Action::Summon(card, square, way) => summon_label(view, card, square, way),
        Action::Discard(card) => Phrase::new("do-discard").phrase("card", name(card)),
        Action::Return(card) => Phrase::new("do-return").phrase("card", name(card)),
        Action::Done if view.step == Step::Group => Phrase::new("do-done-group"),
        Action::Done => Phrase::new("do-done"),
        Action::Flare(against) => {
            Phrase::new("do-flare").phrase("card", flare(view)).phrase("side", side(view.colour(against)))
        }
        Action::Thaw => Phrase::new("do-thaw").phrase("card", stored(view)),
        Action::Warp(card) => Phrase::new("do-warp").phrase("card", name(card)),
        Action::Pass => Phrase::new("do-hand-over"),
        Action::End => Phrase::new("do-end"),
        Action::Side(chosen) => Phrase::new("do-side").phrase("side", side(view.colour(chosen))),
        Action::Keep(card) => Phrase::new("do-keep").phrase("card", name(card)).phrase("text", later_text(card)),
        Action::Claim(task) => {
            Phrase::new("do-claim").phrase("task", task_name(task)).number("points", task.face().points)
        }
        Action::At(square) => match piece_at(view, square) {
            Some(piece) => at("do-at-piece", square).phrase("piece", piece),
            None => at("do-at-empty", square),
        },
        Action::Step(from, to) | Action::Leap(from, to) => {
            let id = if matches!(action, Action::Leap(..)) { "do-leap" } else { "do-step" };
            let phrase = Phrase::new(id).text("from", from.to_string()).text("to", to.to_string());
            match piece_at(view, to) {
                Some(victim) => Phrase::new("do-and-destroy").phrase("move", phrase).phrase("piece", victim),
                None => phrase,
            }
        }
        Action::Aim(direction) => Phrase::new(format!("direction-{direction}")),
        Action::Choose(alternative) => match &view.effect {
            Some(effect) => self::alternative(effect.card, effect.later, alternative + 1),
            None => Phrase::new("do-skip"),
        },
        Action::Take(card) => Phrase::new("do-take").phrase("card", name(card)),
        Action::Drop => Phrase::new("do-drop"),
        Action::Skip if view.step == Step::Claim => Phrase::new("do-claim-nothing"),
        Action::Skip => Phrase::new("do-skip"),
    }
}

/// An alternative of a card, counted from 1; `later` for those of its freeze or warp effect, or of the lower part of a flare.
pub(crate) fn alternative(card: Card, later: bool, number: u8) -> Phrase {
    let part = if later { "-later" } else { "" };
    Phrase::new(format!("alternative-{card}{part}-{number}"))
}

/// A summoning; where the way of the pattern matters, its pieces are named.
fn summon_label(view: &View, card: Card, square: Square, way: u8) -> Phrase {
    let phrase = at("do-summon", square).phrase("card", name(card));
    let phrase = match piece_at(view, square) {
        Some(victim) => Phrase::new("do-and-destroy").phrase("move", phrase).phrase("piece", victim),
        None => phrase,
    };
    let Some(orientation) = card.face().orientations.get(usize::from(way)) else { return phrase };
    let needed = orientation.needed(square);
    let mut phrase = Phrase::new("do-summon-with").phrase("summon", phrase).text("squares", named(needed));
    // TK-216: two ways to lay the Crystal Mirror over the same pieces differ in their yellow side.
    let yellow = orientation.marked(square, Tint::Yellow);
    if !yellow.is_empty() {
        phrase = Phrase::new("do-summon-yellow").phrase("summon", phrase).text("squares", named(yellow));
    }
    // TK-078, TK-184: an enemy piece in the pattern is spent once.
    let own = player(view).map(|player| player.side);
    let enemies = view.pieces.iter().filter(|piece| needed.contains(piece.square) && Some(piece.side) != own);
    let foreign: Vec<String> = enemies.map(|piece| piece.square.to_string()).collect();
    match (foreign.is_empty(), view.turn.pattern_side) {
        (false, None) => Phrase::new("do-summon-foreign").phrase("summon", phrase).text("squares", foreign.join(" ")),
        _ => phrase,
    }
}

fn named(squares: Squares) -> String {
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// The cards of whoever's turn it is, if the view shows them.
fn player(view: &View) -> Option<&PlayerView> {
    view.players.get(view.turn.seat.index())
}

fn flare(view: &View) -> Phrase {
    let shown = player(view).and_then(|player| player.flare.shown.first().copied());
    shown.map_or_else(|| Phrase::new("a-flare"), name)
}

fn stored(view: &View) -> Phrase {
    player(view).and_then(|player| player.stored).map_or_else(|| Phrase::new("nothing"), name)
}

/// The headings under which an offered answer stands: a summoning under its card and its square, what happens on a square under
/// the row of that square.
pub(crate) fn path(view: &View, action: Action) -> Vec<Phrase> {
    let row = |square: Square| Phrase::new("row").number("row", square.row() + 1);
    match action {
        Action::Place(square) => vec![Phrase::new("group-place"), row(square)],
        Action::Lift(square) => vec![Phrase::new("group-lift"), row(square)],
        Action::Summon(card, square, _) => vec![Phrase::new("group-summon"), name(card), at("on-square", square)],
        Action::Discard(_) => vec![Phrase::new("group-discard")],
        Action::Step(from, to) | Action::Leap(from, to) => {
            let mover = piece_at(view, from).map(|piece| at("do-at-piece", from).phrase("piece", piece));
            let target = at("to-row", from).number("row", to.row() + 1);
            std::iter::once(Phrase::new("group-move")).chain(mover).chain([target]).collect()
        }
        Action::Flare(_) | Action::Thaw | Action::Warp(_) => vec![Phrase::new("group-free")],
        Action::Pass => vec![Phrase::new("group-team")],
        Action::At(square) => vec![Phrase::new("group-square"), row(square)],
        Action::Put(..) => vec![Phrase::new("group-put")],
        Action::School(_)
        | Action::Return(_)
        | Action::Done
        | Action::End
        | Action::Side(_)
        | Action::Keep(_)
        | Action::Claim(_)
        | Action::Aim(_)
        | Action::Choose(_)
        | Action::Take(_)
        | Action::Drop
        | Action::Skip => Vec::new(),
    }
}
