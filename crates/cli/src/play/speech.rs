//! Everything said at the terminal, in the reader's language.

use bots::BotKind;
use catalog::Playable;
use kernel::{Barrier, GameResult, Phrase, Refusal, Seat, Seats, Told, Verdict};
use words::{Language, Words};

/// The words of a game and of this program, and the names of the seats.
pub(crate) struct Speech<G: Playable> {
    pub(crate) words: Words,
    pub(crate) ui: Words,
    pub(crate) names: Vec<String>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Playable> Speech<G> {
    pub(crate) fn new(language: Language, seats: u8) -> Speech<G> {
        let words = Words::of::<G>(language).expect("the words of a game are checked by its tests");
        let file = match language {
            Language::English => include_str!("../../words/en.ftl"),
            Language::Polish => include_str!("../../words/pl.ftl"),
        };
        let ui = Words::read(language, file).expect("the words of the terminal are checked by a test");
        let name = |seat: Seat| ui.say(&Phrase::new("seat-name").text("seat", seat.to_string()), &[]);
        let names = Seats::all(seats).iter().map(name).collect();
        Speech { words, ui, names, game: std::marker::PhantomData }
    }

    /// Calls a seat the reader's own wherever it is named.
    pub(crate) fn mark_as_you(&mut self, seat: Seat) {
        let name = self.names[seat.index()].clone();
        self.names[seat.index()] = self.ui(&Phrase::new("is-you").text("who", name));
    }

    /// A sentence of the terminal.
    pub(crate) fn ui(&self, phrase: &Phrase) -> String {
        self.ui.say(phrase, &self.names)
    }

    /// A sentence of the game.
    pub(crate) fn game(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &self.names)
    }

    /// The title of the game.
    pub(crate) fn title(&self) -> &'static str {
        match self.words.language() {
            Language::English => G::meta().name_en,
            Language::Polish => G::meta().name_pl,
        }
    }

    pub(crate) fn bot(&self, kind: BotKind) -> String {
        self.ui(&Phrase::new(format!("bot-{kind}")))
    }

    /// What a viewer heard.
    pub(crate) fn heard(&self, told: &Told<G::Sight>) -> String {
        match told {
            Told::Event(sight) => self.game(&G::tell(sight)),
            Told::Undone(seat) => self.ui(&Phrase::new("undone-note").seat("who", *seat)),
            Told::UndoneAll(seat) => self.ui(&Phrase::new("undone-all-note").seat("who", *seat)),
            Told::Cancelled(seat) => self.ui(&Phrase::new("cancelled-note").seat("who", *seat)),
            Told::Conceding(seat) => self.ui(&Phrase::new("conceding-note").seat("who", *seat)),
            Told::Withdrawn(seat) => self.ui(&Phrase::new("withdrawn-note").seat("who", *seat)),
            Told::Conceded(seat) => self.ui(&Phrase::new("conceded-note").seat("who", *seat)),
        }
    }

    /// So many points, as the game calls them.
    fn points(&self, points: i32) -> String {
        let phrase = Phrase::new("points").number("points", points);
        self.words.try_say(&phrase, &self.names).unwrap_or_else(|_| self.ui(&phrase))
    }

    /// Why the rules turned an answer down.
    pub(crate) fn refused(&self, refusal: &G::Refusal) -> String {
        let why = self.game(&Phrase::new(refusal.message()));
        self.ui(&Phrase::new("refused").text("why", why).text("rule", refusal.rule()))
    }

    /// Why nothing can be taken back.
    pub(crate) fn barred(&self, barrier: Barrier) -> String {
        let why = Phrase::new(match barrier {
            Barrier::Start => "barrier-start",
            Barrier::Chance => "barrier-chance",
            Barrier::Revealed => "barrier-revealed",
            Barrier::Sealed => "barrier-sealed",
            Barrier::OtherSeat => "barrier-other",
            Barrier::Never => "barrier-never",
            Barrier::Over => "barrier-over",
        });
        self.ui(&Phrase::new("no-undo").phrase("why", why))
    }
}

/// How the game ended: the reason, then each seat from the best.
pub(crate) fn verdict_lines<G: Playable>(verdict: &Verdict, speech: &Speech<G>) -> Vec<String> {
    let reason = Phrase::new(format!("verdict-{}", verdict.reason));
    let why = match verdict.reason {
        "conceded" => speech.ui(&reason),
        _ => speech.game(&reason),
    };
    let mut seats: Vec<Seat> = (0..verdict.standings().len()).map(|index| Seat::new(index as u8)).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse((verdict.of(seat).result, verdict.of(seat).points)));
    let line = |seat: Seat| {
        let standing = verdict.of(seat);
        // Nobody has scored what a concession counts as.
        if verdict.reason == "conceded" {
            let id = if standing.result == GameResult::Won { "conceded-won" } else { "conceded-lost" };
            return speech.ui(&Phrase::new(id).seat("who", seat));
        }
        let id = match standing.result {
            GameResult::Won => "standing-won",
            GameResult::Drew => "standing-drew",
            GameResult::Lost => "standing-lost",
        };
        speech.ui(&Phrase::new(id).seat("who", seat).text("points", speech.points(standing.points)))
    };
    let mut lines = vec![String::new(), speech.ui(&Phrase::new("over").text("why", why))];
    lines.extend(seats.into_iter().map(line));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every card of every game can be read in both languages.
    #[test]
    fn every_card_can_be_said() {
        struct Cards;
        impl catalog::Visitor for Cards {
            type Out = ();

            fn visit<G: Playable>(self) {
                let cards = G::cards().map_or(Ok(Vec::new()), |file| (file.check)("cards.toml", file.text));
                let cards = cards.expect("the card file is checked by its tests");
                for speech in Language::ALL.map(|language| Speech::<G>::new(language, 2)) {
                    for line in cards.iter().flat_map(|card| speech.words.lines(&G::printed(card), &speech.names)) {
                        assert!(!line.contains('['), "{line}");
                    }
                }
            }
        }
        for meta in catalog::games() {
            catalog::visit(meta.id, Cards).expect("there is such a game");
        }
    }

    /// Every message of the terminal exists in both languages and can be said without arguments missing from either.
    #[test]
    fn both_languages_have_the_same_messages() {
        let ids = |file: &str| -> Vec<String> {
            let mut ids: Vec<String> = file
                .lines()
                .filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()))
                .filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_owned()))
                .collect();
            ids.sort();
            ids
        };
        let (english, polish) = (ids(include_str!("../../words/en.ftl")), ids(include_str!("../../words/pl.ftl")));
        assert!(english.len() > 30);
        assert_eq!(english, polish);
        for language in Language::ALL {
            let speech = Speech::<leduc::Leduc>::new(language, 2);
            assert!(!speech.bot(BotKind::Greedy).contains('['));
            assert!(!speech.barred(Barrier::Chance).contains('['), "{}", speech.barred(Barrier::Chance));
        }
    }
}
