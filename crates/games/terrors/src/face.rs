//! What is printed on the cards, for boards and for people: words made from the effects, so that they cannot differ.

use cards::Source;
use kernel::Phrase;
use serde::Serialize;

use crate::cards::{BOX, Faction, Kind, Overlord, Type};
use crate::effect::{Ability, Cause, Cost, Count, Effect, Good, Own};
use crate::file::Indicator;
use crate::view::PoolView;

/// A card as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FaceView {
    /// Its id.
    pub id: &'static str,
    /// What it is.
    #[serde(rename = "type")]
    pub of_type: Type,
    /// Its faction.
    pub faction: Option<Faction>,
    /// Whose Influence card it is.
    pub overlord: Option<Overlord>,
    /// TER-025: marked for first games.
    pub beginner: bool,
    /// Its price; 0 if it has none.
    pub cost: u8,
    /// How many copies there are.
    pub count: u8,
    /// Its resource abilities.
    pub pool: PoolView,
    /// Its Armour.
    pub armour: u8,
    /// Its keywords.
    pub keywords: Vec<EffectView>,
    /// Its unique, triggered and conditional abilities, as sentences.
    pub text: Vec<Phrase>,
    /// Its Horde abilities.
    pub horde: Vec<EffectView>,
    /// Its left and right Horde indicators.
    pub(crate) indicators: Option<(Indicator, Indicator)>,
    pub(crate) source: Source,
}

/// An effect with its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EffectView {
    /// Which effect it is.
    pub effect: &'static str,
    /// How much of it.
    pub amount: u8,
    /// It in words.
    pub words: Phrase,
}

/// An Overlord's sheet as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetView {
    /// Its id.
    pub id: &'static str,
    /// Its faction.
    pub faction: Faction,
    /// Its life.
    pub life: u8,
    /// Its ability.
    pub ability: Phrase,
    /// Its Influence cards.
    pub influences: Vec<Kind>,
}

/// Everything that is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Faces {
    /// The cards.
    pub cards: Vec<FaceView>,
    /// The Overlords.
    pub overlords: Vec<SheetView>,
}

impl Faces {
    pub(crate) fn all() -> Faces {
        Faces {
            cards: Kind::all().map(FaceView::of).collect(),
            overlords: Overlord::all().map(SheetView::of).collect(),
        }
    }
}

impl FaceView {
    fn of(kind: Kind) -> FaceView {
        let face = kind.face();
        let (keywords, unique) = face.play.split_at(usize::from(face.keywords));
        let mut text: Vec<Phrase> = unique.iter().map(words).collect();
        text.extend(conditional(kind));
        text.extend(triggered(kind));
        FaceView {
            id: kind.id(),
            of_type: face.of_type,
            faction: face.faction,
            overlord: face.overlord,
            beginner: face.beginner,
            cost: face.cost,
            count: face.count,
            pool: face.pool.into(),
            armour: face.armour,
            keywords: keywords.iter().map(EffectView::of).collect(),
            text,
            horde: face.horde.iter().map(EffectView::of).collect(),
            indicators: face.indicators,
            source: face.source,
        }
    }
}

impl SheetView {
    fn of(overlord: Overlord) -> SheetView {
        let sheet = overlord.sheet();
        SheetView {
            id: overlord.id(),
            faction: sheet.faction,
            life: sheet.life,
            ability: ability(overlord),
            influences: overlord.influences().collect(),
        }
    }
}

impl EffectView {
    fn of(effect: &Effect) -> EffectView {
        let (id, amount) = named(effect);
        EffectView { effect: id, amount, words: words(effect) }
    }
}

/// What an Overlord can do, in words.
pub(crate) fn ability(overlord: Overlord) -> Phrase {
    match overlord.sheet().ability {
        Ability::DrawAndDiscard => Phrase::new("ability-draw-and-discard"),
        Ability::Hunt { below } => Phrase::new("ability-hunt").number("most", below.saturating_sub(1)),
        Ability::Claim => Phrase::new("ability-claim"),
        Ability::SacrificeFromHand => Phrase::new("ability-sacrifice-from-hand"),
    }
}

/// The whole text of a card in one phrase: resources, Armour, keywords, sentences and Horde abilities.
pub(crate) fn whole(kind: Kind) -> Phrase {
    let face = kind.face();
    let mut parts: Vec<Phrase> = Vec::new();
    let pool = [(Good::Coin, face.pool.coin), (Good::Power, face.pool.power), (Good::Regen, face.pool.regen)];
    for (good, amount) in pool.into_iter().filter(|&(_, amount)| amount > 0) {
        parts.push(Phrase::new(format!("do-{good}")).number("n", amount));
    }
    if face.armour > 0 {
        parts.push(Phrase::new("do-armour").number("n", face.armour));
    }
    parts.extend(face.play.iter().map(words));
    parts.extend(conditional(kind));
    parts.extend(triggered(kind));
    if let Some(horde) = Phrase::list("or", face.horde.iter().map(words).collect()) {
        parts.push(Phrase::new("horde-box").phrase("abilities", horde));
    }
    Phrase::list("sentences", parts).unwrap_or_else(|| Phrase::new("nothing"))
}

/// The ids of the effects that keywords and Horde abilities have, and how much of them.
fn named(effect: &Effect) -> (&'static str, u8) {
    match effect {
        Effect::Coin(n) => ("coin", *n),
        Effect::Power(n) => ("power", *n),
        Effect::Regen(n) => ("regen", *n),
        Effect::Life(n) => ("life", *n),
        Effect::Draw(n) => ("draw", *n),
        Effect::Curse => ("curse", 0),
        Effect::Frenzy => ("frenzy", 0),
        Effect::Sacrifice => ("sacrifice", 0),
        Effect::SacrificeFromHand => ("sacrifice-from-hand", 0),
        Effect::Command => ("command", 0),
        Effect::Summon => ("summon", 0),
        Effect::Destroy => ("destroy", 0),
        Effect::Rally => ("rally", 0),
        Effect::Haunt => ("haunt", 0),
        Effect::HauntOne => ("haunt-one", 0),
        Effect::Look => ("look", 0),
        Effect::Per { of: Count::HighestCost, .. } => ("per-highest-cost", 0),
        Effect::Per { of: Count::Factions, .. } => ("per-factions", 0),
        Effect::Per { of: Count::Monsters(_), .. } => ("per-monsters", 0),
        Effect::May { cost: Cost::Nothing, .. } => ("may", 0),
        Effect::May { cost: Cost::Life(life), .. } => ("may-pay-life", *life),
        Effect::May { cost: Cost::DestroyThis, .. } => ("may-destroy-this", 0),
        Effect::Convert { .. } => ("convert", 0),
        Effect::Own(Own::BloodCall) => ("blood-call", 0),
        Effect::Own(Own::RelicHunter) => ("relic-hunter", 0),
        Effect::Own(Own::RingmastersWhip { coins }) => ("ringmasters-whip", *coins),
    }
}

/// An effect in words.
pub(crate) fn words(effect: &Effect) -> Phrase {
    let (id, amount) = named(effect);
    let phrase = Phrase::new(format!("do-{id}")).number("n", amount);
    match effect {
        Effect::Life(life) => gained(Good::Life, *life),
        Effect::Per { gain, of: Count::HighestCost } => phrase.phrase("good", Phrase::new(format!("good-{gain}"))),
        Effect::Per { gain, of: Count::Factions } => phrase.phrase("one", gained(*gain, 1)),
        Effect::Per { gain, of: Count::Monsters(faction) } => {
            let each = Phrase::new(format!("each-{faction}"));
            phrase.phrase("one", gained(*gain, 1)).phrase("each", each)
        }
        Effect::May { then, .. } => phrase.phrase("then", all(then)),
        _ => phrase,
    }
}

/// So much of something as a gain: life, which can be lost too, says so.
fn gained(good: Good, amount: u8) -> Phrase {
    let id = if good == Good::Life { "do-gain-life".to_owned() } else { format!("do-{good}") };
    Phrase::new(id).number("n", amount)
}

/// TER-010: what a card offers its player, in the message of this name for what it costs: `prompt-may-pay-life`.
pub(crate) fn offer(name: &str, kind: Kind) -> Option<Phrase> {
    let may = kind.face().play.iter().find(|effect| matches!(effect, Effect::May { .. }))?;
    let (id, _) = named(may);
    Some(Phrase { id: format!("{name}-{id}").into(), ..words(may) })
}

fn all(effects: &[Effect]) -> Phrase {
    Phrase::list("and-then", effects.iter().map(words).collect()).unwrap_or_else(|| Phrase::new("nothing"))
}

pub(crate) fn faction_name(faction: Faction) -> Phrase {
    Phrase::new(format!("faction-{faction}"))
}

/// A Monster of a faction, as the object of a sentence.
fn a_monster_of(faction: Faction) -> Phrase {
    Phrase::new(format!("monster-of-{faction}"))
}

fn conditional(kind: Kind) -> Option<Phrase> {
    let face = kind.face();
    let faction = face.overlord?.sheet().faction;
    let phrase = Phrase::new("if-in-play").phrase("monster", a_monster_of(faction));
    (!face.conditional.is_empty()).then(|| phrase.phrase("then", all(&face.conditional)))
}

fn triggered(kind: Kind) -> Option<Phrase> {
    let (cause, first, then) = kind.face().trigger.as_ref()?;
    let often = if *first { "first" } else { "each" };
    let phrase = match cause {
        Cause::Play(faction) => Phrase::new(format!("when-{often}-play")).phrase("monster", a_monster_of(*faction)),
        Cause::Curse => Phrase::new(format!("when-{often}-curse")),
        Cause::Sacrifice => Phrase::new(format!("when-{often}-sacrifice")),
        Cause::Horde => Phrase::new(format!("when-{often}-horde")),
    };
    Some(phrase.phrase("then", all(then)))
}

/// What a triggered ability brings, in words.
pub(crate) fn brought(kind: Kind) -> Phrase {
    kind.face().trigger.as_ref().map_or_else(|| Phrase::new("nothing"), |(_, _, then)| all(then))
}

/// The effect a Horde ability has, in words.
pub(crate) fn horde_ability(kind: Kind, ability: u8) -> Phrase {
    kind.face().horde.get(usize::from(ability)).map_or_else(|| Phrase::new("nothing"), words)
}

/// What FRENZY gives of a resource, in words.
pub(crate) fn frenzy(good: Good) -> Phrase {
    gained(good, BOX.file.meta.frenzy)
}
