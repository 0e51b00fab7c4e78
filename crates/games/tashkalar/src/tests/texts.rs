//! The texts of the cards: made from the data where they can be.

use crate::board::{Rank, Ranks};
use crate::cards::BOX;
use crate::effect::{Along, Area, Each, How, Move, Part, Same, Verb, When, Whose};
use crate::file;
use crate::lines::Worded;

/// The effects of all beings, legends and flares, with the id of their card.
fn worded() -> impl Iterator<Item = (&'static str, Worded<'static>)> {
    let cards = BOX.file.card.iter().flat_map(|card| card.worded().map(|effect| (card.id.get_ref().as_str(), effect)));
    let flares = BOX.file.flare.iter();
    cards.chain(flares.flat_map(|flare| flare.worded().map(|effect| (flare.id.get_ref().as_str(), effect))))
}

/// The texts of a card in a card file that differs from the one in the box.
pub(super) fn texts_with(id: &str, old: &str, new: &str) -> Result<Vec<[String; 2]>, String> {
    let start = file::TEXT.find(&format!("id = \"{id}\"")).expect("there is such a card");
    let (before, rest) = file::TEXT.split_at(start);
    let end = rest.find("\n[[").unwrap_or(rest.len());
    let (card, after) = rest.split_at(end);
    assert!(card.contains(old), "{id} says {old}");
    let changed = format!("{before}{}{after}", card.replacen(old, new, 1));
    let lines = (file::card_file().check)("cards.toml", &changed)?;
    let line = lines.into_iter().find(|line| line.id == id).expect("the card is still there");
    Ok(line.texts.into_iter().map(|text| [text.en, text.pl]).collect())
}

/// Every effect has a text in both languages, and sentences look like sentences.
#[test]
fn every_card_has_a_text() {
    let lines = (file::card_file().check)("cards.toml", file::TEXT).unwrap();
    for card in &BOX.file.card {
        let effects = [Some(&card.effect), card.freeze_effect.as_ref(), card.warp_effect.as_ref()];
        let expected = effects.into_iter().flatten().filter(|parts| !parts.is_empty()).count();
        let line = lines.iter().find(|line| line.id == *card.id.get_ref()).unwrap();
        assert_eq!(line.texts.len(), expected, "{}", line.id);
    }
    for (line, text) in lines.iter().flat_map(|line| line.texts.iter().map(move |text| (line, text))) {
        for sentence in [&text.en, &text.pl] {
            let first = sentence.chars().next().expect("a text is not empty");
            assert!(first.is_uppercase() && sentence.ends_with('.'), "{}: {sentence}", line.id);
            let slips = ["{", "}", "  ", " ,", " .", "..", ",,"];
            assert!(!slips.iter().any(|slip| sentence.contains(slip)), "{}: {sentence}", line.id);
        }
    }
}

/// The texts that are made from the data, to be read.
#[test]
fn the_texts_read_well() {
    let made = worded().filter(|(_, effect)| effect.is_made()).map(|(id, effect)| {
        let [en, pl] = effect.text().expect("the file was checked");
        format!("{id} {}\n  {en}\n  {pl}\n", effect.name).replace(" \n", "\n")
    });
    insta::assert_snapshot!("texts", made.collect::<String>());
}

/// A text that is made from several sentences is made of just these, and each part of the effect is in one of them.
#[test]
fn sentences_are_those_of_the_text() {
    let mut count = 0;
    for (id, effect) in worded() {
        let sentences = effect.sentences();
        let said: Vec<usize> = sentences.iter().flat_map(|(parts, _)| parts.clone()).collect();
        assert!(sentences.is_empty() || said.iter().copied().eq(0..effect.parts.len()), "{id}: {said:?}");
        let [en, pl] = effect.text().expect("the file was checked");
        for (_, [one_en, one_pl]) in &sentences {
            assert!(effect.is_made() && en.contains(one_en.as_str()) && pl.contains(one_pl.as_str()), "{id}: {one_en}");
        }
        count += usize::from(!sentences.is_empty());
    }
    assert!(count > 20, "{count} texts have several sentences");
}

/// How many texts come from the data. A card that is all data and yet written out has its reason in `text`.
#[test]
fn most_texts_are_made_from_the_data() {
    let is_data = |parts: &[Part]| !parts.iter().any(|part| matches!(part.verb, Verb::Own(_)));
    let summoned: Vec<_> =
        BOX.file.card.iter().filter(|card| !card.effect.is_empty() && is_data(&card.effect)).collect();
    let written = summoned.iter().filter(|card| card.text_en.is_some()).map(|card| card.id.get_ref().as_str());
    let expected =
        ["net-hell-hound", "net-demon-of-greed", "eth-warpmaster", "eth-eternal-emperor", "eth-iris-of-eternity"];
    assert_eq!(written.collect::<Vec<_>>(), expected);
    let counts = |name: &str| {
        let all: Vec<_> = worded().filter(|(_, effect)| effect.name == name).collect();
        (all.iter().filter(|(_, effect)| effect.is_made()).count(), all.len())
    };
    let made_of_all = ["", "freeze", "warp", "upper", "lower"].map(counts);
    assert_eq!(made_of_all, [(81, 117), (7, 7), (8, 11), (12, 12), (12, 12)]);
}

/// What the data says, the text says: every change is seen in both languages.
#[test]
fn texts_follow_the_data() {
    let text = |id: &str, old: &str, new: &str| texts_with(id, old, new).unwrap().remove(0);
    let is = |text: [String; 2], en: &str, pl: &str| assert_eq!(text, [en, pl]);
    is(
        text("imp-swordmaster", "how = \"may\", ", ""),
        "Destroy a diagonally adjacent common enemy piece. If you do, the Swordmaster becomes heroic.",
        "Zniszcz zwykłego wrogiego piona stykającego się rogiem. Jeśli to zrobisz, Mistrz miecza awansuje.",
    );
    is(
        text("imp-swordmaster", "\"enemy\", rank = \"common\"", "\"any\", rank = \"small\""),
        "You may destroy a diagonally adjacent common or heroic piece. If you do, the Swordmaster becomes heroic.",
        "Możesz zniszczyć zwykłego lub heroicznego piona stykającego się rogiem. Jeśli to zrobisz, Mistrz miecza awansuje.",
    );
    is(
        text(
            "imp-infantry-captain",
            "up-to = 2 }, do = { step = \"combat\"",
            "up-to = 3 }, do = { step = \"standard\"",
        ),
        "Make up to three standard moves with your other pieces.",
        "Wykonaj do trzech ruchów standardowych innymi swoimi pionami.",
    );
    is(
        text("imp-messenger", "up-to = 8", "up-to = 4"),
        "A common or heroic piece of yours may make up to four standard moves in a straight line.",
        "Twój zwykły lub heroiczny pion może wykonać do czterech ruchów standardowych w jednym kierunku.",
    );
    is(
        text("hig-mountain-troll", "destroyed = 2", "destroyed = 3"),
        "Destroy all adjacent common enemy pieces. If at least three are destroyed, gain an action.",
        "Zniszcz wszystkie sąsiednie zwykłe wrogie piony. Jeśli zginęły co najmniej trzy, zyskujesz akcję.",
    );
    is(text("fla-12", "times = 2", "up-to = 2"), "Place up to two common pieces.", "Postaw do dwóch zwykłych pionów.");
}

/// A part with one thing changed, in every way that could matter to a player.
fn changes(part: &Part) -> Vec<Part> {
    let with = |change: &dyn Fn(&mut Part)| {
        let mut part = part.clone();
        change(&mut part);
        part
    };
    let mut changed = Vec::new();
    for how in [How::Must, How::May, How::UpTo(2), How::UpTo(3), How::Times(2), How::All] {
        changed.push(with(&|part| part.how = how));
    }
    for verb in [Verb::Destroy, Verb::DestroyUncounted, Verb::Upgrade, Verb::Downgrade, Verb::Gain(1), Verb::Gain(2)] {
        changed.push(with(&|part| part.verb = verb));
    }
    for rank in [Rank::Common, Rank::Heroic] {
        changed.push(with(&|part| part.verb = Verb::Place(rank)));
    }
    for place in 0..part.when.len() {
        changed.push(with(&|part| _ = part.when.remove(place)));
    }
    for area in [Area::Adjacent, Area::Orthogonal, Area::Near2, Area::BesideOwn, Area::BesideGateway, Area::OnRays] {
        changed.push(with(&|part| part.on = vec![area]));
    }
    changed.push(with(&|part| part.on.clear()));
    for each in [None, Some(Each::Side), Some(Each::Enemy)] {
        changed.push(with(&|part| part.each = each));
    }
    // The card file allows the rest only where it means something.
    if !matches!(part.verb, Verb::Place(_)) {
        for rank in [Ranks::Any, Ranks::Common, Ranks::Heroic, Ranks::Legendary, Ranks::Small, Ranks::Upgraded] {
            changed.push(with(&|part| part.rank = rank));
        }
        let whose = [Whose::Any, Whose::Own, Whose::Enemy, Whose::Being, Whose::It, Whose::Used, Whose::Gateway];
        let but = [Whose::AnyOther, Whose::OwnOther, Whose::AnyButGateway, Whose::OwnButGateway];
        changed.extend(whose.into_iter().chain(but).map(|whose| with(&|part| part.whose = whose)));
    }
    if matches!(part.verb, Verb::Step(_) | Verb::Leap(_)) {
        for kind in [Move::Standard, Move::Combat, Move::OneCombat, Move::CombatIfCommon] {
            changed.push(with(&|part| part.verb = Verb::Step(kind)));
            changed.push(with(&|part| part.verb = Verb::Leap(kind)));
        }
        for area in [Area::Empty, Area::Ring2, Area::Coloured, Area::TowardGateway] {
            changed.push(with(&|part| part.onto = vec![area]));
        }
        changed.push(with(&|part| part.onto.clear()));
        changed.push(with(&|part| _ = part.onto.pop()));
        for same in [Same::Piece, Same::Direction, Same::NoPiece, Same::UntilLegendary] {
            changed.push(with(&|part| match part.same.contains(&same) {
                true => part.same.retain(|&each| each != same),
                false => part.same.push(same),
            }));
        }
        for along in [None, Some(Along::Shown), Some(Along::Last)] {
            changed.push(with(&|part| part.along = along));
        }
    }
    changed.retain(|changed| changed != part);
    changed
}

/// The part without what makes no difference where it stands.
fn essence(part: &Part) -> Part {
    let mut part = part.clone();
    let is_beside = part.on.iter().any(|area| matches!(area, Area::Adjacent | Area::Orthogonal | Area::Diagonal));
    match part.whose {
        // One piece moves anyway.
        Whose::Being | Whose::It | Whose::Gateway => part.same.retain(|&same| same != Same::Piece),
        Whose::AnyOther if is_beside => part.whose = Whose::Any,
        Whose::OwnOther if is_beside => part.whose = Whose::Own,
        _ => {}
    }
    // Nothing is done to a piece, or beside it, if there is none.
    if part.whose == Whose::It || part.on == [Area::BesideIt] {
        part.when.retain(|when| !matches!(when, When::After(_)));
    }
    if part.onto.first() == Some(&Area::Empty) && part.verb == Verb::Step(Move::Combat) {
        part.verb = Verb::Step(Move::Standard);
    }
    if part.along == Some(Along::Last) {
        part.same.retain(|&same| same != Same::Direction);
    }
    // There is one such piece at most.
    let is_single = matches!(*part.on, [Area::FirstAhead | Area::Marked | Area::Purple]) && part.how == How::All;
    // Whoever may leave the choice need not make it.
    let is_chosen = part.branch.is_some() && part.how == How::May;
    if is_single || is_chosen {
        part.how = How::Must;
    }
    part
}

/// Nothing of the data is left out: whatever is changed, both texts change too, or cannot be made.
#[test]
fn the_texts_say_everything() {
    for (id, effect) in worded().filter(|(_, effect)| effect.is_made()) {
        let [en, pl] = effect.text().expect("the file was checked");
        for (place, part) in effect.parts.iter().enumerate() {
            for changed in changes(part).into_iter().filter(|changed| essence(changed) != essence(part)) {
                let mut parts = effect.parts.to_vec();
                parts[place] = changed;
                let Some(text) = (Worded { parts: &parts, ..effect }).text() else { continue };
                assert!(text[0] != en && text[1] != pl, "{id}: {text:?} for {:?}", parts[place]);
            }
        }
    }
}

/// A text that cannot be made has to be written, in both languages; one that is written counts.
#[test]
fn a_text_is_made_or_written() {
    let card = |id: &str, old: &str, new: &str| texts_with(id, old, new);
    let missing = |id: &str, old: &str, new: &str| {
        let error = card(id, old, new).unwrap_err();
        let expected = "expected `text_en` and `text_pl`, since the text cannot be made from the effect";
        assert!(error.contains(&format!("card `{id}`")) && error.ends_with(expected), "{error}");
    };
    missing("imp-bomb", "do = \"destroy\", whose = \"being\"", "do = { own = \"warlord\" }");
    missing("imp-herald", "orientations = 4", "orientations = 4\ntext_en = \"Moves.\"");
    let both = "orientations = 4\ntext_en = \"Moves.\"\ntext_pl = \"Ruchy.\"";
    assert_eq!(card("imp-herald", "orientations = 4", both), Ok(vec![["Moves.".to_owned(), "Ruchy.".to_owned()]]));
}
