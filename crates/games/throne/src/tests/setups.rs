//! What can be agreed before the start.

use kernel::{Game, Setup};

use super::position::Position;
use crate::rules::{Ability, Module, OPTIONS};
use crate::{Mode, Throne};

/// THR-104, THR-108: the sandbox takes any modules and abilities one by one, and only the sandbox does.
#[test]
fn the_sandbox_takes_anything_and_nothing_else_does() {
    let nothing = Position::sandbox(&[]).state.rules.clone();
    for option in OPTIONS.iter().filter(|option| option.only_with.is_some()) {
        let rules = Position::sandbox(&[option.key]).state.rules.clone();
        assert_ne!(rules, nothing, "{} changes something", option.key);
        let refused = Setup::new(Throne::meta(), 2, [("mode", "chapter-1"), (option.key, "on")]).unwrap_err();
        assert!(refused.to_string().contains("only with mode=sandbox"), "{refused}");
    }
    assert!(Module::ALL.into_iter().all(|module| !nothing.has(module)));
    assert!(Ability::ALL.into_iter().all(|ability| !nothing.gives(ability)));
}

/// THR-007, THR-107, THR-109: the stages of the campaign are the prologue and the chapters in order; the sandbox is none.
#[test]
fn the_campaign_goes_from_the_prologue_to_chapter_seven() {
    let campaign = Throne::campaign().unwrap();
    let modes: Vec<&str> = Mode::ALL.into_iter().filter(|&mode| mode != Mode::Sandbox).map(Mode::word).collect();
    assert_eq!((campaign.option, campaign.stages), ("mode", &modes[..]));
}
