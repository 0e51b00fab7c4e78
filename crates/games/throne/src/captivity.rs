//! The captivity deck: what a pair has unlocked, what is in play and what is in the Archive (THR-095 to THR-107).

use cards::Source;
use serde::Serialize;

use crate::cards::BOX;
use crate::file::{Chapter, Printed, Role};

/// THR-106: the epilogue is the eighth.
pub(crate) const LAST_CHAPTER_CARD: u8 = 8;

/// The captivity deck as it lies once a chapter has been reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captivity {
    /// The ids of the closed deck, the top first, down to the Archive card.
    pub deck: Vec<&'static str>,
    /// What lies open.
    pub in_play: Vec<&'static str>,
    /// What was put under the Archive card; it may be read (THR-099).
    pub archive: Vec<&'static str>,
    /// What was shuffled into the memory deck.
    pub in_memory_deck: Vec<&'static str>,
}

impl Captivity {
    /// Before the prologue is won: closed (THR-095), in ascending order (THR-096).
    #[must_use]
    pub fn closed() -> Captivity {
        let mut numbered = BOX.file.printed();
        let in_play = numbered.iter().filter(|card| card.numbers.is_empty()).map(id).collect();
        numbered.retain(|card| !card.numbers.is_empty());
        numbered.sort_by_key(|card| card.numbers[0]);
        Captivity { deck: numbered.iter().map(id).collect(), in_play, ..Captivity::default() }
    }

    /// After so many chapter cards were drawn and carried out; 8 is the epilogue.
    #[must_use]
    pub fn at(chapters: u8) -> Captivity {
        let mut captivity = Captivity::closed();
        for chapter in BOX.file.chapter.iter().take(usize::from(chapters)) {
            captivity.carry_out(chapter);
        }
        captivity
    }

    /// The cards as people read them; of the closed deck they only know how many there are (THR-095).
    #[must_use]
    pub fn read(&self) -> OpenCaptivity {
        let read = |zone: &[&'static str]| zone.iter().filter_map(|id| CaptivityCard::read(id)).collect();
        OpenCaptivity {
            closed: self.deck.len(),
            in_play: read(&self.in_play),
            archive: read(&self.archive),
            in_memory_deck: read(&self.in_memory_deck),
        }
    }

    /// THR-097: the top card is the next chapter; it archives, puts into play and changes the memory deck.
    fn carry_out(&mut self, chapter: &'static Chapter) {
        let top = self.deck.remove(0);
        debug_assert_eq!(top, chapter.id.get_ref(), "only chapter cards come to lie on top");
        self.in_play.push(top);
        for id in &chapter.archive {
            self.take(id);
            self.archive.push(id);
        }
        for id in &chapter.into_play {
            self.take(id);
            self.in_play.push(id);
        }
        for id in &chapter.into_memory_deck {
            self.take(id);
            self.in_memory_deck.push(id);
        }
    }

    fn take(&mut self, id: &str) {
        for zone in [&mut self.deck, &mut self.in_play, &mut self.archive, &mut self.in_memory_deck] {
            zone.retain(|&card| card != id);
        }
    }
}

fn id(card: &Printed<'static>) -> &'static str {
    card.id.get_ref()
}

/// What people may read of the captivity deck.
#[derive(Clone, Debug, Serialize)]
pub struct OpenCaptivity {
    /// How many cards are still closed.
    pub closed: usize,
    /// What lies open, in the order it came.
    pub in_play: Vec<CaptivityCard>,
    /// What may be read again.
    pub archive: Vec<CaptivityCard>,
    /// What was shuffled into the memory deck.
    pub in_memory_deck: Vec<CaptivityCard>,
}

/// A captivity card to read.
#[derive(Clone, Debug, Serialize)]
pub struct CaptivityCard {
    /// Its id.
    pub id: &'static str,
    /// What kind of card it is.
    pub kind: &'static str,
    /// Whose card it is.
    role: Option<Role>,
    /// Its name in English.
    pub name_en: &'static str,
    /// Its name in Polish.
    pub name_pl: &'static str,
    /// Its text in English.
    pub text_en: &'static str,
    /// Its text in Polish.
    pub text_pl: &'static str,
    /// Where it comes from.
    source: Source,
}

impl CaptivityCard {
    /// The card with this id.
    #[must_use]
    pub fn read(id: &str) -> Option<CaptivityCard> {
        let printed = BOX.file.printed().into_iter().find(|card| card.id.get_ref() == id)?;
        Some(CaptivityCard {
            id: printed.id.get_ref(),
            kind: printed.kind,
            role: printed.role,
            name_en: printed.name[0],
            name_pl: printed.name[1],
            text_en: printed.text[0],
            text_pl: printed.text[1],
            source: printed.source,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// THR-095, THR-096, THR-103: closed and after a reset, the deck lies in ascending order, the Archive card at the bottom.
    #[test]
    fn a_closed_deck_is_in_order() {
        let closed = Captivity::closed();
        assert_eq!((closed.deck.first(), closed.deck.last()), (Some(&"chapter-1"), Some(&"archive")));
        assert_eq!(closed.in_play, ["char-aelin-prologue", "char-rowan"]);
        assert_eq!(closed, Captivity::at(0));
        assert!(closed.archive.is_empty() && closed.in_memory_deck.is_empty());
        let numbers: Vec<u8> = {
            let printed = BOX.file.printed();
            let of = |id: &&str| printed.iter().find(|card| card.id.get_ref() == id).unwrap().numbers.clone();
            closed.deck.iter().flat_map(of).collect()
        };
        assert!(numbers.iter().copied().eq(1..=52));
    }

    /// THR-102: chapter 1 archives the characters of the prologue and brings the new ones and the demons.
    #[test]
    fn chapter_one_opens_the_deck() {
        let first = Captivity::at(1);
        assert_eq!(first.archive, ["char-aelin-prologue", "char-rowan"]);
        assert!(first.in_play.contains(&"char-fenrys") && first.in_play.contains(&"rule-three-days"));
        assert_eq!(first.in_memory_deck.len(), 5);
        assert_eq!(first.deck.first(), Some(&"chapter-2"));
    }

    /// THR-097, THR-099, THR-100: every chapter card is on top in its turn; what it replaces goes to the Archive.
    #[test]
    fn every_chapter_is_on_top_in_its_turn() {
        for chapter in 1..8 {
            let next = if chapter == 7 { "epilogue".to_owned() } else { format!("chapter-{}", chapter + 1) };
            let captivity = Captivity::at(chapter);
            assert_eq!(captivity.deck[0], next);
            let references = captivity.in_play.iter().filter(|id| id.starts_with("ref-")).count();
            assert_eq!(references, 3, "a shared reference and one for each role in chapter {chapter}");
            let rest = [&captivity.in_play, &captivity.archive, &captivity.in_memory_deck];
            assert_eq!(captivity.deck.len() + rest.iter().map(|zone| zone.len()).sum::<usize>(), 50);
        }
    }

    /// THR-104, THR-016: the rules and abilities in play are those of the mode, and Illusions are in the deck in chapter 3 alone.
    #[test]
    fn what_is_in_play_is_in_force() {
        for (mode, chapter) in crate::Mode::ALL.into_iter().skip(1).zip(1..8) {
            let captivity = Captivity::at(chapter);
            let (modules, abilities) = BOX.file.in_force(mode);
            let mut rules: Vec<String> = modules.iter().map(|module| format!("rule-{module}")).collect();
            rules.push("rule-three-days".to_owned());
            let mut found: Vec<&str> = captivity.in_play.iter().copied().filter(|id| id.starts_with("rule-")).collect();
            rules.sort();
            found.sort_unstable();
            assert_eq!(found, rules);
            let mut abilities: Vec<String> = abilities.iter().map(|ability| format!("ability-{ability}")).collect();
            let found = captivity.in_play.iter().copied().filter(|id| id.starts_with("ability-"));
            let mut found: Vec<&str> = found.collect();
            abilities.sort();
            found.sort_unstable();
            assert_eq!(found, abilities);
            assert_eq!(captivity.in_memory_deck.contains(&"illusion"), chapter == 3);
        }
    }

    /// THR-106: after chapter 7 the epilogue is drawn.
    #[test]
    fn the_epilogue_ends_the_campaign() {
        let complete = Captivity::at(8);
        assert!(complete.in_play.contains(&"epilogue"));
        assert!(!complete.deck.iter().any(|id| id.starts_with("chapter")));
        assert!(CaptivityCard::read("epilogue").unwrap().text_en.starts_with("The campaign is won."));
    }

    /// THR-095, THR-099: the open cards and the Archive may be read; nothing tells what is still closed.
    #[test]
    fn nothing_closed_can_be_read() {
        use kernel::Tell;
        for won in 0..=LAST_CHAPTER_CARD {
            let told = crate::Throne::pages(won).unwrap();
            let captivity = Captivity::at(won);
            for id in &captivity.deck {
                assert!(
                    !told.as_str().contains(&format!("\"id\":\"{id}\"")),
                    "{id} is closed after {won} chapter cards"
                );
            }
            for id in captivity.in_play.iter().chain(&captivity.archive).chain(&captivity.in_memory_deck) {
                assert!(told.as_str().contains(&format!("\"id\":\"{id}\"")), "{id} is open after {won} chapter cards");
            }
        }
        assert!(crate::Throne::pages(9).is_none());
    }
}
