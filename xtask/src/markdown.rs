//! Markdown as far as the checks need it: what is prose and what stands in a fence.

/// A page taken apart.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Page<'t> {
    /// The lines outside fences, with their numbers from one.
    pub(crate) prose: Vec<(usize, &'t str)>,
    pub(crate) fences: Vec<Fence<'t>>,
}

/// A fenced block.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Fence<'t> {
    /// The line that opens it, from one.
    pub(crate) line: usize,
    /// What follows the opening marks: the language, and more if there is more.
    pub(crate) info: &'t str,
    /// The lines between the marks, byte for byte.
    pub(crate) body: String,
    pub(crate) is_closed: bool,
}

/// The marks that open a fence, and what follows them.
struct Opening<'t> {
    mark: char,
    length: usize,
    info: &'t str,
}

impl<'t> Page<'t> {
    /// Takes a page apart.
    pub(crate) fn parse(text: &'t str) -> Page<'t> {
        let mut page = Page::default();
        let mut open: Option<(Opening<'t>, Fence<'t>)> = None;
        for (number, line) in (1..).zip(text.split_inclusive('\n')) {
            match open.take() {
                Some((opening, mut fence)) => {
                    if opening.is_closed_by(line) {
                        page.fences.push(Fence { is_closed: true, ..fence });
                    } else {
                        fence.body.push_str(line);
                        open = Some((opening, fence));
                    }
                }
                None => match Opening::read(line) {
                    Some(opening) => {
                        let fence = Fence { line: number, info: opening.info, body: String::new(), is_closed: false };
                        open = Some((opening, fence));
                    }
                    None => page.prose.push((number, line.trim_end())),
                },
            }
        }
        page.fences.extend(open.map(|(_, fence)| fence));
        page
    }
}

impl<'t> Opening<'t> {
    fn read(line: &'t str) -> Option<Opening<'t>> {
        let line = line.trim_start();
        let mark = line.chars().next().filter(|mark| matches!(mark, '`' | '~'))?;
        let info = line.trim_start_matches(mark);
        let length = line.len() - info.len();
        // Three backticks and another one later in the line are code within a sentence.
        let opens = length >= 3 && !(mark == '`' && info.contains('`'));
        opens.then_some(Opening { mark, length, info: info.trim() })
    }

    /// As many marks or more and nothing else: so a page can show a fence inside a longer one.
    fn is_closed_by(&self, line: &str) -> bool {
        let line = line.trim();
        line.len() >= self.length && line.chars().all(|mark| mark == self.mark)
    }
}

/// A line of prose with the code inside it blanked, so that its brackets are not taken for links.
pub(crate) fn without_code(line: &str) -> String {
    let mut plain = String::new();
    let mut rest = line;
    while let Some(start) = rest.find('`') {
        plain.push_str(&rest[..start]);
        let after = rest[start..].trim_start_matches('`');
        let ticks = &rest[start..rest.len() - after.len()];
        match after.find(ticks) {
            Some(end) => rest = &after[end + ticks.len()..],
            None => {
                plain.push_str(ticks);
                rest = after;
            }
        }
    }
    plain.push_str(rest);
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_fence_may_show_a_shorter_one() {
        let page = Page::parse("before\n````md file=a.md\n```\ncode\n```\n````\nafter\n");
        assert_eq!(page.prose, [(1, "before"), (7, "after")]);
        let [fence] = &page.fences[..] else { panic!("one fence, not {:?}", page.fences) };
        assert_eq!((fence.line, fence.info, fence.is_closed), (2, "md file=a.md", true));
        assert_eq!(fence.body, "```\ncode\n```\n");
    }

    #[test]
    fn a_body_keeps_its_bytes() {
        let page = Page::parse("a\r\n```\r\nb \r\nc\n```\r\n");
        assert_eq!((page.fences[0].body.as_str(), &page.prose[..]), ("b \r\nc\n", &[(1, "a")][..]));
    }

    #[test]
    fn an_open_fence_is_told() {
        let page = Page::parse("~~~\nnever closed\n```\n");
        assert_eq!(page.fences.len(), 1);
        assert!(!page.fences[0].is_closed);
    }

    #[test]
    fn code_in_a_sentence_opens_no_fence() {
        assert_eq!(Page::parse("```a``` is code\n").prose, [(1, "```a``` is code")]);
        assert_eq!(without_code("see `[a](b)` and [`c`](d), ``x`y`` but ` alone"), "see  and [](d),  but ` alone");
    }
}
