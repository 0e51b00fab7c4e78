//! How answers, outcomes and cards are written, what stands on the cards in words, and what is said of an action beforehand.

use std::collections::BTreeSet;
use std::mem::discriminant;

use borsh::BorshDeserialize;
use kernel::{Arg, Game, Line, Phrase, Seat, Tell, Viewer};

use super::position::{A, B, Position, card, kind};
use crate::Terrors;
use crate::action::{Action, Outcome};
use crate::ask;
use crate::cards::{Card, Kind, Marks, Overlord};
use crate::effect::{Effect, Good};
use crate::event::Sight;
use crate::face::{Faces, ability, frenzy, whole, words};
use crate::preview::Preview;
use crate::state::{Reason, Token};
use crate::view::PoolView;

/// A phrase in short: lists as they are joined, other arguments after the id, amounts of 0 left out.
fn short(phrase: &Phrase) -> String {
    let args: Vec<String> = phrase.args.iter().filter_map(|(_, arg)| said(arg)).collect();
    match &*phrase.id {
        "sentences" => args.join(". "),
        "or" => args.join(" / "),
        "and-then" => args.join(", then "),
        "more" => args.join(", "),
        id if args.is_empty() => id.to_owned(),
        id => format!("{id}({})", args.join(", ")),
    }
}

fn said(arg: &Arg) -> Option<String> {
    match arg {
        Arg::Number(0) => None,
        Arg::Number(number) => Some(number.to_string()),
        Arg::Seat(seat) => Some(format!("seat {seat}")),
        Arg::Phrase(phrase) => Some(short(phrase)),
        Arg::Text(text) => Some(text.clone()),
    }
}

/// The ids of a phrase and of all phrases in it.
fn ids(phrase: &Phrase, out: &mut BTreeSet<String>) {
    out.insert(phrase.id.to_string());
    for (_, arg) in &phrase.args {
        if let Arg::Phrase(inner) = arg {
            ids(inner, out);
        }
    }
}

/// Every answer is read as it is written.
#[test]
fn actions_are_read_as_they_are_written() {
    let fenris: Overlord = "fenris".parse().expect("an Overlord");
    let actions = [
        ("overlord fenris", Action::Overlord(fenris)),
        ("influence fenris-1 fenris-3", Action::Influences(kind("fenris-1"), kind("fenris-3"))),
        ("play witch~ja", Action::Play(card("witch~ja"))),
        ("buy 3", Action::Buy(2)),
        ("buy acolyte", Action::BuyAcolyte),
        ("attack 300", Action::Attack(300)),
        ("horde 4 7", Action::Horde(4, 7)),
        ("extend 7 255", Action::Extend(7, 255)),
        ("relic 5", Action::Relic(5)),
        ("overlord", Action::UseOverlord),
        ("hunt 3 0", Action::Hunt(2, 0)),
        ("claim 1", Action::Claim(0)),
        ("claim acolyte", Action::ClaimAcolyte),
        ("haunt 4", Action::Haunt(4)),
        ("regenerate 3", Action::Regenerate(3)),
        ("convert 2", Action::Convert(2)),
        ("pass", Action::Pass),
        ("take regen", Action::Take(Good::Regen)),
        ("lose", Action::Lose),
        ("discard cultist", Action::Discard(card("cultist"))),
        ("destroy 7", Action::Destroy(7)),
        ("destroy street 5", Action::DestroyStreet(4)),
        ("sacrifice 7", Action::Sacrifice(7)),
        ("sacrifice iron-mask~u", Action::SacrificeFromHand(card("iron-mask~u"))),
        ("command ghoul", Action::Command(card("ghoul"))),
        ("top", Action::Top),
        ("pile", Action::Pile),
        ("replace 5", Action::Replace(5)),
        ("ability 4 2", Action::Ability(4, 1)),
        ("bind 4", Action::Bind(4)),
        ("trigger 4", Action::Trigger(4)),
        ("yes", Action::Yes),
        ("no", Action::No),
    ];
    for (text, action) in actions {
        assert_eq!((text.parse::<Action>().expect("an action"), action.to_string().as_str()), (action, text));
    }
    for (place, (_, action)) in actions.iter().enumerate() {
        assert!(actions[..place].iter().all(|(_, other)| discriminant(other) != discriminant(action)));
    }
}

/// What is not written exactly so is not read, and the message says what it was.
#[test]
fn other_texts_are_no_actions() {
    let wrong =
        ["", "jump", "play", "play nobody", "play witch cultist", "play witch~", "play witch~aj", "buy 0", "buy -1"];
    let more = ["buy 300", "attack +3", "attack 03", "attack 70000", "horde 1", "horde 1 256", "hunt 1", "take gold"];
    let last =
        ["ability 4 0", "sacrifice 300", "destroy street", "destroy street 0", "Pass", "pass ", " pass", "claim"];
    for text in wrong.into_iter().chain(more).chain(last) {
        assert!(text.parse::<Action>().is_err(), "`{text}`");
    }
    let message = "jump 3".parse::<Action>().expect_err("no action").to_string();
    assert!(message.contains("jump 3") && message.contains("an action: play, buy, attack"), "{message}");
    let message = "play nobody".parse::<Action>().expect_err("no card").to_string();
    assert!(message.contains("nobody") && message.contains("a card of the card file"), "{message}");
}

/// TER-164, TER-099: every card is read as it is written, with each set of marks.
#[test]
fn cards_are_read_as_they_are_written() {
    let letters = ["j", "a", "b", "u"];
    let mut different = BTreeSet::new();
    for kind in Kind::all() {
        assert_eq!(kind.to_string().parse::<Kind>().expect("a card"), kind);
        for set in 0..16_usize {
            let marks: String = (0..4).filter(|bit| set >> bit & 1 == 1).map(|bit| letters[bit]).collect();
            let text = if marks.is_empty() { kind.to_string() } else { format!("{kind}~{marks}") };
            let card: Card = text.parse().expect("a card");
            assert_eq!((card.kind, card.to_string()), (kind, text));
            different.insert(card);
        }
    }
    assert_eq!(different.len(), 16 * Kind::all().count());
    let marks = card("witch~ja").marks;
    assert!(marks.has(Marks::JOINED) && marks.has(Marks::horde_used(0)) && !marks.has(Marks::horde_used(1)));
    assert!(card("iron-mask~u").marks.has(Marks::RELIC_USED));
}

/// Every outcome of chance is read as it is written.
#[test]
fn outcomes_are_read_as_they_are_written() {
    let seats = [0, 1].map(|seat| Outcome::Seat(Seat::new(seat)));
    let overlords = Overlord::all().map(Outcome::Overlord);
    let cards = Kind::all().map(|kind| Outcome::Card(Card::fresh(kind)));
    for outcome in seats.into_iter().chain(overlords).chain(cards).chain([Outcome::Card(card("lycan-blood~u"))]) {
        assert_eq!(outcome.to_string().parse::<Outcome>().expect("an outcome"), outcome);
    }
    assert_eq!(seats.map(|seat| seat.to_string()), ["seat 1", "seat 2"]);
    for text in ["", "seat", "seat 0", "card", "card nobody", "overlord dracula", "draw ghoul"] {
        assert!(text.parse::<Outcome>().is_err(), "`{text}`");
    }
}

/// Bytes that name no card, no Overlord or no marks are not read.
#[test]
fn bytes_must_name_something() {
    let last = Kind::all().count() as u8 - 1;
    assert!(Kind::try_from_slice(&[last]).is_ok());
    assert!(Kind::try_from_slice(&[last + 1]).is_err());
    assert!(Overlord::try_from_slice(&[3]).is_ok());
    assert!(Overlord::try_from_slice(&[4]).is_err());
    assert!(Marks::try_from_slice(&[15]).is_ok());
    assert!(Marks::try_from_slice(&[16]).is_err());
}

/// The text of a card says its resources, Armour, keywords, what is its own, its condition or trigger, and its Horde abilities.
#[test]
fn texts_are_made_from_effects() {
    let text = |id: &str| short(&whole(kind(id)));
    assert_eq!(text("cultist"), "do-coin(1)");
    assert_eq!(text("mummy"), "do-power(1). do-regen(2). do-armour(1). do-haunt. horde-box(do-power(1))");
    assert_eq!(
        text("witch"),
        "do-power(3). do-curse. when-each-curse(do-gain-life(2)). horde-box(do-curse / do-sacrifice)"
    );
    assert_eq!(text("lich"), "do-power(2). do-regen(3). do-command. do-draw(1). horde-box(do-draw(1) / do-curse)");
    assert_eq!(text("skeleton"), "do-per-highest-cost(good-power). horde-box(do-power(1))");
    assert_eq!(
        text("vampire"),
        "do-power(2). do-regen(2). do-per-monsters(do-gain-life(1), each-undead). horde-box(do-regen(4) / do-power(1))"
    );
    assert_eq!(text("revenant").split(". ").nth(2), Some("when-first-play(monster-of-spirit, do-power(2))"));
    assert_eq!(text("fenris-1"), "do-frenzy. if-in-play(monster-of-beast, do-power(3))");
    assert_eq!(text("lycan-blood"), "do-power(1). do-may-destroy-this(do-command)");
    assert!(text("chimera").contains("do-per-factions(do-power(1))"));
    assert_eq!(text("voodoo-doll"), "do-may-pay-life(1, do-curse)");
    assert_eq!(text("ringmasters-whip"), "do-ringmasters-whip(1)");
    assert_eq!(text("long-sunrise-mail"), "do-armour(2)");
}

/// Other numbers make other words.
#[test]
fn words_follow_the_numbers() {
    assert_eq!(short(&words(&Effect::Draw(3))), "do-draw(3)");
    assert_eq!(short(&words(&Effect::Life(7))), "do-gain-life(7)");
    let may = Effect::May { cost: crate::Cost::Life(4), then: vec![Effect::Rally, Effect::Draw(2)] };
    assert_eq!(short(&words(&may)), "do-may-pay-life(4, do-rally, then do-draw(2))");
    assert_eq!(short(&frenzy(Good::Power)), "do-power(2)");
    let abilities = Overlord::all().map(|overlord| short(&ability(overlord)));
    let expected = ["ability-draw-and-discard", "ability-hunt(3)", "ability-claim", "ability-sacrifice-from-hand"];
    assert_eq!(abilities.collect::<Vec<_>>(), expected, "below 4 is at most 3");
}

/// The faces show every card and sheet, with keywords, sentences and Horde abilities apart.
#[test]
fn faces_show_everything() {
    let faces = Faces::all();
    assert_eq!((faces.cards.len(), faces.overlords.len()), (Kind::all().count(), 4));
    let face = |id: &str| faces.cards.iter().find(|face| face.id == id).expect("it is shown");
    let doctor = face("mad-doctor");
    assert_eq!((doctor.cost, doctor.count, doctor.pool), (7, 1, PoolView { coin: 0, power: 2, regen: 3 }));
    let effects =
        |effects: &[crate::EffectView]| effects.iter().map(|view| (view.effect, view.amount)).collect::<Vec<_>>();
    assert_eq!(effects(&doctor.keywords), [("draw", 2)]);
    assert_eq!(doctor.text.iter().map(short).collect::<Vec<_>>(), ["do-may(do-sacrifice-from-hand)"]);
    assert_eq!(effects(&doctor.horde), [("draw", 1), ("regen", 4)]);
    assert_eq!((face("acolyte-beast").cost, face("cultist").cost, face("mummy").armour), (2, 0, 1));
    assert!(face("fenris-2").beginner && !face("fenris-3").beginner);
    assert!(face("ghoul").indicators.is_some() && face("cultist").indicators.is_none());
    let lilith = &faces.overlords[2];
    assert_eq!((lilith.id, lilith.life, lilith.influences.len()), ("lilith", 49, 4));
}

/// Everything that stands on cards has words in both languages.
#[test]
fn texts_have_words() {
    let mut used = BTreeSet::new();
    Kind::all().for_each(|kind| ids(&whole(kind), &mut used));
    Overlord::all().for_each(|overlord| ids(&ability(overlord), &mut used));
    let texts = Terrors::texts();
    for id in used {
        let line = format!("\n{id} =");
        assert!(texts.words_en.contains(&line) && texts.words_pl.contains(&line), "{id}");
    }
}

/// Labels say what comes of an action: Armour, the card that is kept, the number where two of one name differ.
#[test]
fn labels_say_what_comes_of_it() {
    let label = |position: &Position, text: &str| {
        short(&Terrors::label(&position.view(Viewer::seat(A)), position.action(text)))
    };
    let position = Position::usual().play(&["ghoul", "shade", "shade"]).play_of(B, &["iron-mask"]).pool(1, 3, 0);
    assert_eq!(label(&position, "attack 3"), "label-attack-armour(3, 1, 2, seat 2)");
    assert_eq!(label(&position, "horde 1 2"), "label-horde(card-ghoul, card-shade)");
    let position = position.token("shade", Token::Haunt);
    assert_eq!(label(&position, "horde 1 2"), "label-horde(card-ghoul, numbered(card-shade, 2))");
    assert_eq!(label(&position, "pass"), "label-pass");
    assert_eq!(label(&position.clone().hand(&["cultist"]), "pass"), "label-pass-keep(card-cultist)");
    let mut look = Position::usual().play(&["spell-key"]).deck(&["fanatic"]);
    look.act("relic @spell-key").brings(&["fanatic"]);
    assert_eq!(
        [label(&look, "pile"), label(&look, "no")],
        ["label-discard-top(card-fanatic)", "label-leave(card-fanatic)"]
    );
    let mut summon = Position::usual().street(&["ghoul"]).market(&[]).pool(1, 0, 0);
    summon.act("buy 1");
    assert_eq!([label(&summon, "top"), label(&summon, "pile")], ["label-top(card-ghoul)", "label-pile(card-ghoul)"]);
}

/// TER-182: what is bought with the Overlord's help names the Overlord and what is paid, and nothing of which 0 is paid.
#[test]
fn prices_name_what_is_paid() {
    let position = Position::new("fenris", "azazael").street(&["zombie", "shade"]).pool(4, 3, 0);
    let label = |text: &str| {
        let phrase = Terrors::label(&position.view(Viewer::seat(A)), position.action(text));
        let args: Vec<String> =
            phrase.args.iter().filter(|(name, _)| *name != "text").filter_map(|(_, arg)| said(arg)).collect();
        format!("{}({})", phrase.id, args.join(", "))
    };
    let fenris = "card-fenris";
    assert_eq!(label("hunt 1 2"), format!("label-hunt(card-zombie, 2, price-power(2), 2, {fenris})"));
    assert_eq!(
        label("hunt 2 1"),
        format!("label-hunt(card-shade, 3, and(price-coin(2), price-power(1)), 1, {fenris})")
    );
    assert_eq!(label("buy 2"), "label-buy(card-shade, 3, price-coin(3))");
    assert_eq!(label("buy acolyte"), "label-buy-acolyte(2, price-coin(2))");
    let told = |coins, power| {
        let card = kind("shade");
        short(&Terrors::tell(&Sight::Bought { seat: A, card, place: 2, coins, power }))
    };
    assert_eq!(told(0, 3), "told-bought(seat 1, card-shade, price-power(3))");
    assert_eq!(told(2, 1), "told-bought(seat 1, card-shade, and(price-coin(2), price-power(1)))");
}

/// TER-010: the question says what is offered, and the answer what is paid for it.
#[test]
fn offers_say_what_is_paid() {
    let said = |position: &Position| {
        let view = position.view(Viewer::seat(A));
        [Terrors::prompt(&view, A), Terrors::label(&view, Action::Yes), Terrors::label(&view, Action::No)].map(
            |phrase| {
                let id = phrase.id.clone();
                let line = format!("\n{id} =");
                let texts = Terrors::texts();
                assert!(texts.words_en.contains(&line) && texts.words_pl.contains(&line), "{id}");
                id
            },
        )
    };
    let mut life = Position::usual().play(&["voodoo-doll"]).hand_of(B, &["cultist"]);
    life.act("relic @voodoo-doll");
    assert_eq!(said(&life), ["prompt-may-pay-life", "label-yes-may-pay-life", "label-no-may"]);
    let label = Terrors::label(&life.view(Viewer::seat(A)), Action::Yes);
    assert_eq!(short(&label), "label-yes-may-pay-life(1, do-curse, card-voodoo-doll)");
    let mut itself = Position::usual().play(&["lycan-blood"]).discard(&["ghoul"]);
    itself.act("relic @lycan-blood");
    assert_eq!(said(&itself), ["prompt-may-destroy-this", "label-yes-may-destroy-this", "label-no-may"]);
    let mut free = Position::usual().hand(&["mad-doctor", "cultist"]);
    free.act("play mad-doctor");
    assert_eq!(said(&free), ["prompt-may", "label-yes-may", "label-no-may"]);
}

/// A card drawn is named to whoever sees it, and to nobody else.
#[test]
fn what_is_told_names_what_is_seen() {
    let mut position = Position::new("methuselah", "fenris").deck(&["fanatic", "cultist"]).hand(&["ghoul"]);
    position.act("overlord").brings(&["cultist"]);
    let told = |viewer: Viewer| {
        let drawn = position.sights(viewer).into_iter().find(|sight| matches!(sight, Sight::Drawn { .. }));
        short(&Terrors::tell(&drawn.expect("it was drawn")))
    };
    assert_eq!(told(Viewer::seat(A)), "told-drawn(seat 1, card-cultist)");
    assert_eq!(told(Viewer::seat(B)), "told-drawn-hidden(seat 1)");
    assert_eq!(told(Viewer::SPECTATOR), "told-drawn-hidden(seat 1)");
}

/// TER-070, TER-290: what is told of a trigger says what it brings, and what is told of the end who has no life left.
#[test]
fn what_is_told_says_what_comes_of_it() {
    let triggered = Sight::Triggered { seat: B, card: kind("witch"), id: 3 };
    assert_eq!(short(&Terrors::tell(&triggered)), "told-triggered(seat 2, card-witch, do-gain-life(2))");
    let ended = Sight::Ended { winner: Some(B), reason: Reason::Life };
    assert_eq!(short(&Terrors::tell(&ended)), "told-ended-life(seat 2, seat 1)");
}

fn preview(position: &Position, text: &str) -> Option<Preview> {
    ask::preview(&position.view(Viewer::seat(A)), position.action(text))
}

fn pool_after(position: &Position, text: &str) -> (u16, u16, u16) {
    let preview = preview(position, text).expect("there is something to show");
    let pool = preview.pool.or(preview.pool_at_least).expect("something is known of the pool");
    (pool.coin, pool.power, pool.regen)
}

/// TER-042, TER-110: the preview shows the pool afterwards, as far as it is certain.
#[test]
fn the_preview_shows_the_pool() {
    let zone = ["charons-obol", "shade"];
    let table =
        |overlord: &str| Position::new(overlord, "azazael").play(&zone).street(&["zombie", "shade"]).pool(4, 3, 0);
    let mut position = table("fenris").token("shade", Token::Banish).hand(&["medium", "sword-of-methuselah"]);
    assert_eq!(pool_after(&position, "play medium"), (5, 3, 1));
    assert_eq!(preview(&position, "play sword-of-methuselah"), None, "a Relic gives nothing when played");
    assert_eq!(pool_after(&position, "relic @charons-obol"), (5, 3, 0));
    assert_eq!(pool_after(&position, "haunt @shade"), (4, 5, 0));
    assert_eq!(pool_after(&position, "buy 2"), (1, 3, 0));
    assert_eq!(pool_after(&position, "buy acolyte"), (2, 3, 0));
    assert_eq!(pool_after(&position, "hunt 1 2"), (4, 1, 0));
    assert_eq!(pool_after(&position, "hunt 2 1"), (2, 2, 0));
    position.state.turn.converts = true;
    assert_eq!(pool_after(&position, "convert 3"), (7, 0, 0));
    assert_eq!(pool_after(&table("lilith"), "claim 2"), (1, 3, 0));
    assert_eq!(pool_after(&table("lilith"), "claim acolyte"), (2, 3, 0));
    assert_eq!(preview(&table("methuselah"), "overlord"), None);
}

/// TER-134: the preview of an attack shows what Armour still takes and the life that is left, never below 0.
#[test]
fn the_preview_shows_damage() {
    let mut position = Position::usual().play_of(B, &["long-sunrise-mail"]).life(48, 5).pool(0, 9, 0);
    let shown = |position: &Position, text: &str| {
        let preview = preview(position, text).expect("there is something to show");
        (preview.absorbed, preview.damage, preview.life_left, preview.pool.unwrap().power)
    };
    assert_eq!(shown(&position, "attack 1"), (1, 0, Some(5), 8));
    assert_eq!(shown(&position, "attack 4"), (2, 2, Some(3), 5));
    assert_eq!(shown(&position, "attack 9"), (2, 7, Some(0), 0));
    position.act("attack 1");
    assert_eq!(shown(&position, "attack 4"), (1, 3, Some(2), 4));
}

/// TER-143, TER-276: the preview shows the life after regenerating, and what is lost by passing.
#[test]
fn the_preview_shows_life_and_loss() {
    let position = Position::usual().life(40, 50).pool(1, 2, 3);
    let regenerated = preview(&position, "regenerate 2").expect("there is something to show");
    assert_eq!((regenerated.own_life, regenerated.pool.unwrap().regen, regenerated.lost), (Some(42), 1, None));
    let passed = preview(&position, "pass").expect("there is something to show");
    assert_eq!((passed.lost, passed.pool), (Some(PoolView { coin: 1, power: 2, regen: 3 }), Some(PoolView::default())));
}

/// TER-233: the preview of a Horde names the Monsters whose HAUNT side would be turned.
#[test]
fn the_preview_shows_turned_tokens() {
    let mut position = Position::usual().play(&["mummy", "shade", "witch", "gargoyle"]);
    for (id, token) in [("mummy", Token::Haunt), ("shade", Token::Banish), ("witch", Token::Haunt)] {
        position = position.token(id, token);
    }
    let banished = |position: &Position, text: &str| preview(position, text).expect("something is shown").banished;
    assert_eq!(banished(&position, "horde @mummy @shade"), [1]);
    assert_eq!(banished(&position, "horde @shade @witch"), [3]);
    position.act("horde @mummy @shade").act("no");
    assert_eq!(banished(&position, "extend @shade @witch"), [3]);
    assert!(banished(&position, "extend @mummy @gargoyle").is_empty());
}

/// What the preview shows of the pool is what comes of the action, and nothing is shown before the first turn.
#[test]
fn the_preview_keeps_its_word() {
    let position = Position::usual()
        .play(&["charons-obol", "shade", "ghoul"])
        .token("shade", Token::Banish)
        .play_of(B, &["iron-mask"])
        .hand(&["cultist"])
        .street(&["zombie"])
        .market(&[])
        .life(40, 50)
        .pool(2, 3, 4);
    for text in position.offered() {
        let Some(preview) = preview(&position, &text) else { continue };
        let mut after = position.clone();
        after.act(&text);
        if text == "buy acolyte" {
            after.brings(&["acolyte-beast"]);
        }
        let pool = after.state.turn.pool.into();
        assert_eq!(preview.pool.or(preview.pool_at_least).unwrap_or(pool), pool, "{text}");
        let (own, other) = after.lives();
        assert_eq!(preview.life_left.unwrap_or(50), u16::from(other), "{text}");
        assert_eq!(preview.own_life.unwrap_or(40), u16::from(own), "{text}");
    }
    let mut before = position;
    before.state.round = 0;
    assert_eq!(preview(&before, "pass"), None);
}

/// TER-170: copies that differ only in what has happened to them are offered under different labels, and told apart in the hand.
#[test]
fn marked_copies_are_told_apart() {
    let labels = |position: &Position, verb: &str| {
        let view = position.view(Viewer::seat(position.asked()));
        let offered = Terrors::offered(&position.state, position.asked()).into_iter();
        let wanted = offered.filter(|action| action.to_string().starts_with(verb));
        let labels: Vec<String> = wanted.map(|action| short(&Terrors::label(&view, action))).collect();
        assert_eq!(labels.len(), 2, "{verb}: {labels:?}");
        labels
    };
    let zombies = ["zombie", "zombie~ja"];
    let marked = "marked(card-zombie, mark-joined, mark-first-ability)";
    let check = |labels: Vec<String>| {
        assert!(labels[0].contains("card-zombie") && !labels[0].contains("mark"), "{labels:?}");
        assert!(labels[1].contains(marked), "{labels:?}");
    };
    let hand = Position::new("azazael", "fenris").hand(&zombies);
    check(labels(&hand, "play "));
    check(labels(&hand, "sacrifice "));
    let lines = Terrors::scene(&hand.view(Viewer::seat(A))).lines.into_iter();
    let said = lines.filter_map(|line| if let Line::Said(phrase) = line { Some(short(&phrase)) } else { None });
    assert!(said.into_iter().any(|line| line.contains(&format!("card-zombie, {marked}"))));

    let mut cursed = Position::usual().hand(&["imp"]).hand_of(B, &zombies);
    cursed.act("play imp");
    check(labels(&cursed, "discard "));

    let mut position = Position::usual().discard(&zombies);
    position.state.ask(ask::Command);
    check(labels(&position, "command "));
}

/// TER-261: the table in words names whose hand it tells of, and how many cards of it are not known.
#[test]
fn the_scene_tells_what_is_known_of_each_hand() {
    let position = Position::usual().deck(&["witch", "cultist"]).discard(&["ghoul", "shade", "fanatic", "zombie"]);
    let mut position = position.hand_of(B, &["imp"]);
    position.act("pass").brings(&["cultist", "witch", "ghoul", "shade", "fanatic"]);
    let hands = |viewer| {
        let lines = Terrors::scene(&position.view(viewer)).lines.into_iter();
        let said = lines.filter_map(|line| if let Line::Said(phrase) = line { Some(short(&phrase)) } else { None });
        said.filter(|said| said.starts_with("scene-hand")).collect::<Vec<_>>()
    };
    let whole = "scene-hand(seat 1, card-cultist, card-fanatic, card-ghoul, card-witch, card-shade)";
    let in_part = "scene-hand(seat 1, card-cultist, card-witch, 3)";
    assert_eq!(hands(Viewer::seat(A)), [whole]);
    assert_eq!(hands(Viewer::seat(B)), [in_part, "scene-hand(seat 2, card-imp)"]);
    assert_eq!(hands(Viewer::SPECTATOR), [in_part]);
}
