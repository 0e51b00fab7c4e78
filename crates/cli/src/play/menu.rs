//! Options as a menu that fits a screen: where there are too many, headings stand for them and open them.

use kernel::Phrase;

/// How many lines of options fit a screen beside the table.
const SCREEN: usize = 20;

/// A numbered line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entry<A> {
    /// Answers.
    Option(A),
    /// Opens the options under a heading: all whose path starts so.
    More { path: Vec<Phrase>, count: usize },
}

/// Lines under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Section<A> {
    pub(crate) heading: Option<Phrase>,
    pub(crate) entries: Vec<Entry<A>>,
}

/// An option and the headings under which it stands.
pub(crate) type WithPath<A> = (A, Vec<Phrase>);

/// The options under `opened`, in sections by their widest heading; with nothing opened, all options.
///
/// Each section is cut at one depth of its headings. Sections are cut as deep as a screen allows, those that grow least first.
pub(crate) fn menu<A: Copy>(options: &[WithPath<A>], opened: &[Phrase]) -> Vec<Section<A>> {
    let mut cuts: Vec<Cut<'_, A>> = Vec::new();
    for option in options.iter().filter(|(_, path)| path.starts_with(opened)) {
        let heading = opened.last().or(option.1.first());
        match cuts.iter_mut().find(|cut| cut.heading == heading) {
            Some(cut) => cut.options.push(option),
            None => cuts.push(Cut { heading, options: vec![option], depth: opened.len() + 1 }),
        }
    }
    loop {
        let shown: usize = cuts.iter().map(|cut| cut.entries(cut.depth).len()).sum();
        let growth = |cut: &Cut<'_, A>| cut.entries(cut.depth + 1).len() - cut.entries(cut.depth).len();
        let least = cuts.iter_mut().filter(|cut| cut.is_cut()).min_by_key(|cut| growth(cut));
        match least {
            Some(cut) if shown + growth(cut) <= SCREEN => cut.depth += 1,
            Some(_) | None => break,
        }
    }
    let section = |cut: Cut<'_, A>| Section { heading: cut.heading.cloned(), entries: cut.entries(cut.depth) };
    cuts.into_iter().map(section).collect()
}

/// The options of a section, shown down to some depth of their headings.
struct Cut<'a, A> {
    heading: Option<&'a Phrase>,
    options: Vec<&'a WithPath<A>>,
    depth: usize,
}

impl<A: Copy> Cut<'_, A> {
    /// Whether there are headings that could be opened.
    fn is_cut(&self) -> bool {
        self.options.iter().any(|(_, path)| path.len() >= self.depth)
    }

    /// The options that end above the depth, and one line for all others that share the same headings.
    fn entries(&self, depth: usize) -> Vec<Entry<A>> {
        let mut lines: Vec<(&WithPath<A>, usize)> = Vec::new();
        for &option in &self.options {
            let headings = option.1.get(..depth);
            let alike = |line: &&mut (&WithPath<A>, usize)| headings.is_some() && line.0.1.get(..depth) == headings;
            match lines.iter_mut().find(alike) {
                Some((_, count)) => *count += 1,
                None => lines.push((option, 1)),
            }
        }
        let entry = |((action, path), count): (&WithPath<A>, usize)| match count {
            1 => Entry::Option(*action),
            _ => Entry::More { path: path[..depth].to_vec(), count },
        };
        lines.into_iter().map(entry).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(headings: &[&'static str]) -> Vec<Phrase> {
        headings.iter().map(|&heading| Phrase::new(heading)).collect()
    }

    /// `count` options under the same headings.
    fn options(first: u32, count: u32, headings: &[&'static str]) -> Vec<WithPath<u32>> {
        (first..first + count).map(|option| (option, path(headings))).collect()
    }

    fn shown(sections: &[Section<u32>]) -> Vec<String> {
        let entry = |entry: &Entry<u32>| match entry {
            Entry::Option(option) => option.to_string(),
            Entry::More { path, count } => format!("{} x{count}", path.last().unwrap().id),
        };
        sections.iter().flat_map(|section| section.entries.iter().map(entry)).collect()
    }

    #[test]
    fn what_fits_a_screen_is_shown_at_once() {
        let options = [options(0, 12, &["place", "row 1"]), options(12, 8, &["summon", "knight"])].concat();
        let sections = menu(&options, &[]);
        assert_eq!(shown(&sections), (0..20).map(|option| option.to_string()).collect::<Vec<_>>());
        let headings: Vec<_> = sections.iter().map(|section| section.heading.clone().unwrap().id).collect();
        assert_eq!(headings, ["place", "summon"]);
    }

    #[test]
    fn what_does_not_fit_is_opened_in_steps() {
        let placing = [options(0, 9, &["place", "row 1"]), options(9, 9, &["place", "row 2"])].concat();
        let options = [placing, options(18, 3, &["discard"]), options(21, 1, &[])].concat();
        let sections = menu(&options, &[]);
        assert_eq!(shown(&sections), ["row 1 x9", "row 2 x9", "18", "19", "20", "21"]);
        let Entry::More { path, .. } = &sections[0].entries[1] else { panic!("a row is opened") };
        assert_eq!(shown(&menu(&options, path)), (9..18).map(|option| option.to_string()).collect::<Vec<_>>());
    }

    #[test]
    fn whole_levels_are_opened_the_smallest_first() {
        let rows = ["row 1", "row 2", "row 3", "row 4", "row 5", "row 6", "row 7", "row 8", "row 9"];
        let placing = rows.iter().enumerate().flat_map(|(row, name)| options(row as u32 * 9, 9, &["place", name]));
        let cards = [options(100, 4, &["summon", "knight"]), options(104, 12, &["summon", "herald"])].concat();
        let options: Vec<_> = placing.chain(cards).chain(options(200, 2, &["discard"])).collect();
        let shown = shown(&menu(&options, &[]));
        assert_eq!(shown[..9], rows.map(|row| format!("{row} x9")));
        assert_eq!(shown[9..], ["knight x4", "herald x12", "200", "201"]);
    }

    #[test]
    fn a_heading_over_one_option_is_that_option() {
        let many = options(0, 30, &["place", "row 1"]);
        let options = [many, options(30, 1, &["summon", "knight", "on e5"])].concat();
        assert_eq!(shown(&menu(&options, &[])), ["row 1 x30", "30"]);
        assert_eq!(shown(&menu(&options, &path(&["place", "row 1"]))).len(), 30, "there is no other way to ask");
    }

    #[test]
    fn nothing_is_offered_twice_or_lost() {
        let mut options = [options(0, 40, &["move", "c3", "row 1"]), options(40, 40, &["move", "d4"])].concat();
        // Options of one heading need not stand together.
        options.swap(3, 60);
        let mut left = vec![Vec::new()];
        let mut found = Vec::new();
        while let Some(opened) = left.pop() {
            for entry in menu(&options, &opened).into_iter().flat_map(|section| section.entries) {
                match entry {
                    Entry::Option(option) => found.push(option),
                    Entry::More { path, .. } => left.push(path),
                }
            }
        }
        found.sort_unstable();
        assert_eq!(found, (0..80).collect::<Vec<_>>());
    }
}
