//! What must not compile: ways for a state to reach a socket, and values too large for a game's hot path.

/// The case that must compile is also what makes the others be built and not only checked: without that the size of an
/// action would not be looked at.
#[test]
fn secrets_have_no_way_out_and_actions_stay_small() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/compile_fail/what_people_may_see.rs");
    cases.compile_fail("tests/compile_fail/zones_in_a_view.rs");
    cases.compile_fail("tests/compile_fail/snapshot_as_json.rs");
    cases.compile_fail("tests/compile_fail/state_as_json.rs");
    cases.compile_fail("tests/compile_fail/view_json_by_hand.rs");
    cases.compile_fail("tests/compile_fail/view_json_of_the_wrong_thing.rs");
    cases.compile_fail("tests/compile_fail/state_behind_the_eyes.rs");
    cases.compile_fail("tests/compile_fail/large_action_at_a_table.rs");
    cases.compile_fail("tests/compile_fail/large_action_in_random_play.rs");
}
