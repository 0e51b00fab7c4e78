//! Cards unlike the others, each with a procedure of its own.
//!
//! A procedure asks one question at a time and keeps what it needs in the state's effect: how many answers it has had (`round`), what
//! was named, which pieces it still may choose.

mod breath;
mod chest;
mod deathbringer;
mod demons;
mod ether;
mod groups;
mod grove;
mod illusion;
mod mirror;
mod moving;
mod storm;
mod wardens;

pub(crate) use ether::other_twin;

use kernel::Sink;

use crate::action::Action;
use crate::effect::Own;
use crate::event::{Event, Sight};
use crate::state::State;

/// Carries on with the procedure; says whether somebody is asked. If not, it is over.
pub(super) fn run<S: Sink<Event>>(state: &mut State, card: Own, events: &mut S) -> bool {
    match card {
        Own::Hypnotist => moving::hypnotist(state),
        Own::MasterOfIntrigue => moving::master_of_intrigue(state),
        Own::Warlord => moving::warlord(state),
        Own::WarSled => moving::war_sled(state),
        Own::FrostImp => moving::frost_imp(state),
        Own::GunTower => breath::gun_tower(state),
        Own::FireDragon => breath::fire_dragon(state),
        Own::ForestWardens => wardens::run(state, events),
        Own::ForestAncient => grove::ancient(state, events),
        Own::EldestTree => grove::tree(state),
        Own::KiskinSpirit => chest::spirit(state, events),
        Own::FrozenChest => chest::chest(state),
        Own::CrystalMirror => mirror::run(state),
        Own::Deathbringer => deathbringer::run(state),
        Own::FrostweaveIllusionist => illusion::run(state, events),
        Own::Leviathan => groups::run(state, events),
        Own::StormElemental => storm::run(state, events),
        Own::DemonOfWrath => demons::wrath(state, events),
        Own::DemonOfSloth => demons::sloth(state, events),
        Own::DemonOfEnvy => demons::envy(state, events),
        Own::PossessedSummoner => demons::possessed(state, events),
        Own::Doppelganger => {
            ether::doppelganger(state, events);
            false
        }
        Own::ParadoxWorm => ether::paradox_worm(state),
        Own::Translocationist => ether::translocationist(state),
        Own::AntimatterSpirit => ether::antimatter_spirit(state) || impossible(state, events),
        Own::MerchantOfTime => ether::merchant_of_time(state),
        Own::StoreOnMerchant => ether::store(state) || impossible(state, events),
        Own::LesserShadowTwin => ether::lesser_twin(state),
        Own::GreaterShadowTwin => ether::greater_twin(state),
        Own::DarkSphere => ether::dark_sphere(state),
        Own::PolarityQueen => ether::polarity_queen(state) || impossible(state, events),
        Own::Singularity => ether::singularity(state),
        Own::ZigguratSentinel => ether::ziggurat(state),
        Own::OneOrTwoMoves => ether::one_or_two_moves(state) || impossible(state, events),
    }
}

/// TK-093: it is told if nothing of a mandatory procedure could be done; nobody is asked.
fn impossible<S: Sink<Event>>(state: &State, events: &mut S) -> bool {
    if state.effect.round == 0 {
        events.tell(Sight::Impossible { card: state.effect.card });
    }
    false
}

/// Carries out an answer to a question of the procedure.
pub(super) fn answer<S: Sink<Event>>(state: &mut State, card: Own, action: Action, events: &mut S) {
    if action == Action::Skip && !matches!(card, Own::StormElemental | Own::DemonOfWrath) {
        return super::effects::next_part(state);
    }
    match card {
        Own::Hypnotist | Own::MasterOfIntrigue | Own::Warlord | Own::WarSled | Own::FrostImp => {
            moving::answer(state, card, action, events);
        }
        Own::GunTower | Own::FireDragon => breath::answer(state, card, action, events),
        Own::ForestWardens => wardens::answer(state, action, events),
        Own::ForestAncient => grove::answer_ancient(state, action, events),
        Own::EldestTree => grove::answer_tree(state, action, events),
        Own::KiskinSpirit => chest::answer_spirit(state, action, events),
        Own::FrozenChest => chest::answer_chest(state, action, events),
        Own::CrystalMirror => mirror::answer(state, action, events),
        Own::Deathbringer => deathbringer::answer(state, action, events),
        Own::FrostweaveIllusionist => illusion::answer(state, action, events),
        Own::Leviathan => groups::answer(state, action, events),
        Own::StormElemental => storm::answer(state, action, events),
        Own::DemonOfWrath => demons::answer_wrath(state, action, events),
        Own::DemonOfSloth | Own::Doppelganger => foreign(action),
        Own::DemonOfEnvy => demons::answer_envy(state, action, events),
        Own::PossessedSummoner => demons::answer_possessed(state, action, events),
        Own::ParadoxWorm | Own::Translocationist => ether::answer_swap(state, action, events),
        Own::AntimatterSpirit => ether::answer_antimatter(state, action, events),
        Own::MerchantOfTime => ether::answer_merchant(state, action, events),
        Own::StoreOnMerchant => ether::answer_store(state, action, events),
        Own::LesserShadowTwin | Own::GreaterShadowTwin => ether::answer_twin(state, card, action, events),
        Own::DarkSphere => ether::answer_dark_sphere(state, action, events),
        Own::PolarityQueen => ether::answer_polarity(state, action, events),
        Own::Singularity => ether::answer_singularity(state, action, events),
        Own::ZigguratSentinel => ether::answer_ziggurat(state, action, events),
        Own::OneOrTwoMoves => ether::answer_one_or_two(state, action, events),
    }
}

/// An action that answers another card's question.
fn foreign(action: Action) -> ! {
    unreachable!("`{action}` is not an answer to this card")
}
