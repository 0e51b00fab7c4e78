//! Positions to test from: what can be done, what is refused, and what is seen.

use kernel::{Game, Refusal, Seat, Viewer, Waiting};

/// A table in a position that a test has set up, or come to.
///
/// A game adds the ways to set one up as an extension trait in its tests. After every step the game's invariant is checked.
#[derive(Debug)]
pub struct Position<G: Game> {
    /// Everything that is true at the table.
    pub state: G::State,
    /// What happened since the position was set up.
    pub events: Vec<G::Event>,
    spell: fn(&G::State, &str) -> String,
}

impl<G: Game> Clone for Position<G> {
    fn clone(&self) -> Position<G> {
        Position { state: self.state.clone(), events: self.events.clone(), spell: self.spell }
    }
}

impl<G: Game> Position<G> {
    /// A table in this state.
    #[must_use]
    pub fn of(state: G::State) -> Position<G> {
        Position { state, events: Vec::new(), spell: |_, text| text.to_owned() }
    }

    /// From now on actions are written in a shorter way, which `spell` turns into their notation.
    #[must_use]
    pub fn spelled(self, spell: fn(&G::State, &str) -> String) -> Position<G> {
        Position { spell, ..self }
    }

    /// The action that is written so.
    ///
    /// # Panics
    /// If it is not the notation of an action.
    #[must_use]
    pub fn action(&self, text: &str) -> G::Action {
        (self.spell)(&self.state, text).parse().unwrap_or_else(|error| panic!("{error}"))
    }

    /// Who is asked; the first, if there are several.
    ///
    /// # Panics
    /// If nobody is.
    #[must_use]
    pub fn asked(&self) -> Seat {
        match G::waiting(&self.state) {
            Waiting::Seats(seats) => seats.first().expect("somebody is asked"),
            waiting => panic!("nobody is asked: {waiting:?}"),
        }
    }

    /// Whether chance is awaited.
    #[must_use]
    pub fn waits_for_chance(&self) -> bool {
        G::waiting(&self.state) == Waiting::Chance
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        G::waiting(&self.state) == Waiting::Over
    }

    /// What the asked seat is offered, as it is written.
    #[must_use]
    pub fn offered(&self) -> Vec<String> {
        self.offered_to(self.asked())
    }

    /// What this seat is offered, as it is written.
    #[must_use]
    pub fn offered_to(&self, seat: Seat) -> Vec<String> {
        G::offered(&self.state, seat).iter().map(ToString::to_string).collect()
    }

    /// Whether the asked seat is offered this.
    #[must_use]
    pub fn offers(&self, text: &str) -> bool {
        G::offered(&self.state, self.asked()).contains(&self.action(text))
    }

    /// The asked seat does something that is offered.
    ///
    /// # Panics
    /// If it is refused, or leads to a state that breaks the game's invariant.
    pub fn act(&mut self, text: &str) -> &mut Position<G> {
        self.act_as(self.asked(), text)
    }

    /// A seat does something that is offered to it.
    ///
    /// # Panics
    /// As [`act`](Position::act).
    pub fn act_as(&mut self, seat: Seat, text: &str) -> &mut Position<G> {
        let action = self.action(text);
        if let Err(refused) = G::check(&self.state, seat, action) {
            panic!("`{seat}: {text}` is refused: {refused}; offered: {:?}", self.offered_to(seat));
        }
        G::apply(&mut self.state, seat, action, &mut self.events);
        self.is_sound(text)
    }

    /// The asked seat does these things one after another.
    pub fn acts(&mut self, texts: &[&str]) -> &mut Position<G> {
        for text in texts {
            self.act(text);
        }
        self
    }

    /// Plays a line as in a recording: `2: pass` or `chance: witch`.
    ///
    /// # Panics
    /// If it is no such line, is refused or impossible, or leads to a state that breaks the game's invariant.
    pub fn play(&mut self, line: &str) -> &mut Position<G> {
        match line.split_once(": ") {
            Some(("chance", outcome)) => self.chance(outcome.parse().unwrap_or_else(|error| panic!("{error}"))),
            Some((seat, action)) => self.act_as(seat.parse().unwrap_or_else(|error| panic!("{error}")), action),
            None => panic!("`{line}` has nobody who does it"),
        }
    }

    /// Everything that is offered to the asked seats, as lines of a recording.
    #[must_use]
    pub fn offered_lines(&self) -> Vec<String> {
        let seats = G::waiting(&self.state).seats().iter();
        let lines = |seat: Seat| self.offered_to(seat).into_iter().map(move |action| format!("{seat}: {action}"));
        seats.flat_map(lines).collect()
    }

    /// Whether chance can bring this now.
    #[must_use]
    pub fn can_bring(&self, outcome: G::Outcome) -> bool {
        let mut possible = Vec::new();
        G::chances(&self.state, &mut possible);
        possible.iter().any(|&(known, _)| known == outcome)
    }

    /// Chance brings this.
    ///
    /// # Panics
    /// If it cannot, or if it leads to a state that breaks the game's invariant.
    pub fn chance(&mut self, outcome: G::Outcome) -> &mut Position<G> {
        assert!(self.can_bring(outcome), "chance cannot bring {outcome} now");
        G::resolve(&mut self.state, outcome, &mut self.events);
        self.is_sound(&outcome.to_string())
    }

    /// Chance brings whatever is listed first until it is not awaited: for draws that do not matter.
    pub fn luck(&mut self) -> &mut Position<G> {
        while self.waits_for_chance() {
            let mut possible = Vec::new();
            G::chances(&self.state, &mut possible);
            self.chance(possible.first().expect("something is possible").0);
        }
        self
    }

    /// The rule by which the asked seat may not do this.
    #[must_use]
    pub fn refused(&self, text: &str) -> &'static str {
        self.refused_to(self.asked(), text)
    }

    /// The rule by which a seat may not do this.
    ///
    /// # Panics
    /// If it may.
    #[must_use]
    pub fn refused_to(&self, seat: Seat, text: &str) -> &'static str {
        match G::check(&self.state, seat, self.action(text)) {
            Err(refused) => refused.rule(),
            Ok(()) => panic!("`{seat}: {text}` is offered"),
        }
    }

    /// The table as a viewer sees it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// What a viewer perceived since the position was set up.
    #[must_use]
    pub fn sights(&self, viewer: Viewer) -> Vec<G::Sight> {
        self.events.iter().filter_map(|event| G::sight(event, viewer)).collect()
    }

    /// Whether everybody perceived this since the position was set up.
    #[must_use]
    pub fn told(&self, sight: &G::Sight) -> bool {
        self.sights(Viewer::SPECTATOR).contains(sight)
    }

    /// Forgets what happened so far.
    pub fn forget(&mut self) -> &mut Position<G> {
        self.events.clear();
        self
    }

    fn is_sound(&mut self, after: &str) -> &mut Position<G> {
        if let Err(problem) = G::invariant(&self.state) {
            panic!("after `{after}`: {problem}");
        }
        self
    }
}
