//! Bars for long work: on standard error, and only where a person looks.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for so many games; invisible when the output is for a program.
pub(crate) fn bar(games: u64, label: String, json: bool) -> ProgressBar {
    if json {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg} {bar:30} {pos}/{len} games, {eta} left")
        .expect("the template of the bar is right");
    ProgressBar::new(games).with_style(style).with_message(label)
}
