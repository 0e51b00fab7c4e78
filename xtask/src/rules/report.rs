//! How the coverage of a game is told: to people, and to scripts.

use anyhow::Result;
use serde::Serialize;

use super::coverage::{Coverage, Excuse};
use super::id::{number, prefix};

/// The fields scripts rely on.
#[derive(Serialize)]
struct Row<'c> {
    game: &'c str,
    rules: usize,
    cited: usize,
    excused: usize,
    missing: Vec<&'c str>,
    excuses: &'c [Excuse],
}

/// One JSON object on one line, with its line end.
pub(crate) fn json(coverage: &Coverage) -> Result<String> {
    let row = Row {
        game: &coverage.game,
        rules: coverage.rules,
        cited: coverage.cited.len(),
        excused: coverage.excused.len(),
        missing: coverage.missing.iter().map(|rule| rule.id.as_str()).collect(),
        excuses: &coverage.excused,
    };
    Ok(serde_json::to_string(&row)? + "\n")
}

/// A small table: a count per state, and the rules it counts.
pub(crate) fn text(coverage: &Coverage) -> String {
    let Coverage { game, rules, cited, excused, missing } = coverage;
    let mut lines = vec![format!("{game}: {rules} rules")];
    lines.push(format!("  cited   {:>5}  {}", cited.len(), runs(cited).join(", ")));
    lines.push(format!("  excused {:>5}", excused.len()));
    lines.extend(excused.iter().map(|Excuse { id, reason }| format!("{:17}{id}  {reason}", "")));
    lines.push(format!("  missing {:>5}", missing.len()));
    lines.extend(missing.iter().map(|rule| format!("{:17}{}  {}", "", rule.id, rule.place)));
    if !missing.is_empty() {
        lines.push("  Name each missing id in a test that fails when the rule is broken, or write".to_owned());
        lines.push("  `(untested: reason)` into the rule if no test can touch it.".to_owned());
    }
    lines.into_iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Ids that follow each other become one run, `AB-001..004`, so that two hundred of them can be read.
fn runs(ids: &[String]) -> Vec<String> {
    let follows = |a: &String, b: &String| {
        prefix(a) == prefix(b) && number(a).is_some_and(|number_a| number(b) == Some(number_a + 1))
    };
    let run = |ids: &[String]| match ids {
        [first, .., last] => format!("{first}..{}", &last[prefix(last).len() + 1..]),
        one => one.concat(),
    };
    ids.chunk_by(follows).map(run).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::coverage::Missing;

    fn sample() -> Coverage {
        Coverage {
            game: "ab".into(),
            rules: 6,
            cited: ["AB-001", "AB-002", "AB-003", "AB-006"].map(str::to_owned).into(),
            excused: vec![Excuse { id: "AB-004".into(), reason: "a \"wish\"".into() }],
            missing: vec![Missing { id: "AB-005".into(), place: "rules.md:7".into() }],
        }
    }

    #[test]
    fn scripts_read_the_fields_of_the_contract() {
        assert_eq!(
            json(&sample()).unwrap().trim_end(),
            r#"{"game":"ab","rules":6,"cited":4,"excused":1,"missing":["AB-005"],"excuses":[{"id":"AB-004","reason":"a \"wish\""}]}"#
        );
    }

    #[test]
    fn people_read_a_table() {
        let told = text(&sample());
        let expected = "\
ab: 6 rules
  cited       4  AB-001..003, AB-006
  excused     1
                 AB-004  a \"wish\"
  missing     1
                 AB-005  rules.md:7
";
        assert!(told.starts_with(expected), "{told}");
        assert!(told.contains("Name each missing id"), "{told}");
    }

    #[test]
    fn nothing_missing_asks_for_nothing() {
        let told = text(&Coverage { missing: Vec::new(), ..sample() });
        assert!(told.ends_with("  missing     0\n"), "{told}");
    }
}
