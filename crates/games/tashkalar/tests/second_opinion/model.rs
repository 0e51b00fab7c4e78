//! The whole state of a game, as plain as can be, and the small things that change it.

use std::collections::BTreeSet;

use crate::board::{Board, C, H, Kind, L, Piece, Sq, may_enter, steps};
use crate::cards::Id;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    High,
    Duel,
    Melee,
}

/// A deck: what lies on top in known order (the last is the topmost), what nobody knows, what lies below (the first is the
/// highest).
#[derive(Clone, Debug, Default)]
pub(crate) struct Deck {
    pub(crate) top: Vec<Id>,
    pub(crate) unseen: BTreeSet<Id>,
    pub(crate) bottom: Vec<Id>,
}

impl Deck {
    pub(crate) fn len(&self) -> usize {
        self.top.len() + self.unseen.len() + self.bottom.len()
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Player {
    pub(crate) deck: Deck,
    pub(crate) beings: BTreeSet<Id>,
    pub(crate) legends: BTreeSet<Id>,
    pub(crate) flares: BTreeSet<Id>,
    pub(crate) discard: BTreeSet<Id>,
    pub(crate) stored: Option<Id>,
    pub(crate) slowed: bool,
    /// TK-243: extra turns taken after the end was triggered.
    pub(crate) late_extra_turns: u8,
}

/// Legends or flares that nobody holds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pile {
    pub(crate) deck: Deck,
    pub(crate) discard: BTreeSet<Id>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Turn {
    pub(crate) number: u16,
    pub(crate) seat: usize,
    pub(crate) controller: usize,
    pub(crate) passed: bool,
    pub(crate) actions: i32,
    pub(crate) extra: bool,
    pub(crate) discarded: bool,
    pub(crate) must_summon: bool,
    pub(crate) enemy_counts: bool,
    pub(crate) extra_turn: bool,
    pub(crate) extra_school: u8,
    pub(crate) extra_legends: u8,
    pub(crate) tally: Vec<[i32; 3]>,
    pub(crate) summons: Vec<(u8, Sq)>,
    /// TK-240: something happened that keeps the game going.
    pub(crate) busy: bool,
    /// TK-134, TK-203.
    pub(crate) drew_last: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Model {
    pub(crate) form: Form,
    pub(crate) seats: usize,
    pub(crate) sides: usize,
    pub(crate) side_of: Vec<usize>,
    pub(crate) board: Board,
    pub(crate) numbers: u32,
    /// By side, small and legendary.
    pub(crate) stock: Vec<[i32; 2]>,
    pub(crate) aside: Vec<[i32; 2]>,
    /// High: task points. Duel: points.
    pub(crate) points: Vec<i32>,
    /// Melee: by player and colour.
    pub(crate) colours: Vec<Vec<i32>>,
    pub(crate) improvises: Vec<Vec<bool>>,
    pub(crate) players: Vec<Player>,
    pub(crate) legends: Pile,
    pub(crate) flares: Pile,
    pub(crate) current: BTreeSet<Id>,
    pub(crate) next: Option<Id>,
    pub(crate) task_deck: Deck,
    pub(crate) claimed: Vec<BTreeSet<Id>>,
    pub(crate) turn: Turn,
    /// TK-227: turns that are left after the end was triggered.
    pub(crate) turns_left: Option<usize>,
    pub(crate) idle: usize,
    pub(crate) over: bool,
    /// The being whose effect is carried out: its card, its piece and the pieces that were used.
    pub(crate) running: Option<(Id, u32, Vec<u32>)>,
    /// A half-built discard is not shown.
    pub(crate) half_built: bool,
    /// Cards are being drawn; the turn is over.
    pub(crate) drawing: bool,
}

/// Why the model does not go on by itself.
#[derive(Debug)]
pub(crate) enum Stop {
    Ask {
        seat: usize,
        options: BTreeSet<String>,
    },
    Chance {
        options: BTreeSet<String>,
    },
    Over,
    /// An answer that the model would not offer.
    #[allow(dead_code, reason = "shown when opinions differ")]
    Wrong(String),
}

pub(crate) type Res<T> = Result<T, Stop>;

/// What was answered since the hub, and which of several ways a pattern is taken to lie.
pub(crate) struct Answers<'a> {
    pub(crate) given: &'a [String],
    pub(crate) at: usize,
    pub(crate) way: usize,
}

impl Answers<'_> {
    /// The next answer of a seat, or a stop if there is none yet.
    pub(crate) fn of_seat(&mut self, seat: usize, options: BTreeSet<String>) -> Res<String> {
        match self.given.get(self.at) {
            None => Err(Stop::Ask { seat, options }),
            Some(answer) => {
                self.at += 1;
                if options.contains(answer) { Ok(answer.clone()) } else { Err(Stop::Wrong(answer.clone())) }
            }
        }
    }

    pub(crate) fn of_chance(&mut self, options: BTreeSet<String>) -> Res<String> {
        match self.given.get(self.at) {
            None => Err(Stop::Chance { options }),
            Some(answer) => {
                self.at += 1;
                if options.contains(answer) { Ok(answer.clone()) } else { Err(Stop::Wrong(answer.clone())) }
            }
        }
    }
}

impl Model {
    pub(crate) fn me(&self) -> usize {
        self.side_of[self.turn.seat]
    }

    pub(crate) fn has_teams(&self) -> bool {
        self.seats > self.sides
    }

    pub(crate) fn teammate(&self, seat: usize) -> usize {
        (0..self.seats).find(|other| *other != seat && self.side_of[*other] == self.side_of[seat]).expect("a teammate")
    }

    /// The other sides in turn order.
    pub(crate) fn enemies(&self) -> Vec<usize> {
        let mut sides: Vec<usize> = Vec::new();
        for step in 1..self.seats {
            let side = self.side_of[(self.turn.seat + step) % self.seats];
            if side != self.me() && !sides.contains(&side) {
                sides.push(side);
            }
        }
        sides
    }

    /// TK-010 to TK-012; kind 0 is small, 1 legendary.
    pub(crate) fn supply(&self, side: usize, kind: usize) -> i32 {
        let there =
            self.board.values().filter(|piece| piece.side == side && kind_of(piece.rank) == kind).count() as i32;
        self.stock[side][kind] - there - self.aside[side][kind]
    }

    pub(crate) fn find(&self, number: u32) -> Option<Sq> {
        self.board.iter().find(|(_, piece)| piece.number == number).map(|(square, _)| *square)
    }

    pub(crate) fn squares(&self, wanted: impl Fn(&Piece) -> bool) -> Vec<Sq> {
        self.board.iter().filter(|(_, piece)| wanted(piece)).map(|(square, _)| *square).collect()
    }

    pub(crate) fn empty(&self) -> Vec<Sq> {
        Sq::all().filter(|square| !self.board.contains_key(square)).collect()
    }

    pub(crate) fn own(&self) -> Vec<Sq> {
        self.squares(|piece| piece.side == self.me())
    }

    pub(crate) fn is_own(&self, square: Sq) -> bool {
        self.board.get(&square).is_some_and(|piece| piece.side == self.me())
    }

    pub(crate) fn is_enemy(&self, square: Sq) -> bool {
        self.board.get(&square).is_some_and(|piece| piece.side != self.me())
    }

    pub(crate) fn rank(&self, square: Sq) -> Option<u8> {
        self.board.get(&square).map(|piece| piece.rank)
    }

    pub(crate) fn put(&mut self, square: Sq, side: usize, rank: u8) -> u32 {
        self.numbers += 1;
        let before = self.board.insert(square, Piece { side, rank, number: self.numbers });
        assert!(before.is_none(), "{square} is empty");
        self.numbers
    }

    /// TK-116, TK-123: destroys what stands there; how often it is tallied, and whether it lies beside the board.
    fn destroy_as(&mut self, square: Sq, tallied: i32, lies_aside: bool) -> Option<Piece> {
        let piece = self.board.remove(&square)?;
        if piece.side != self.me() {
            self.turn.tally[piece.side][usize::from(piece.rank)] += tallied;
            if lies_aside && self.form != Form::High {
                self.aside[piece.side][kind_of(piece.rank)] += 1;
            }
        }
        Some(piece)
    }

    pub(crate) fn destroy(&mut self, square: Sq) -> Option<Piece> {
        self.destroy_as(square, 1, true)
    }

    /// TK-124: by the Titan.
    pub(crate) fn destroy_untallied(&mut self, square: Sq) {
        self.destroy_as(square, 0, true);
    }

    /// TK-217: by the Deathbringer.
    pub(crate) fn destroy_for_good(&mut self, square: Sq) {
        if let Some(piece) = self.destroy_as(square, 2, false) {
            self.stock[piece.side][kind_of(piece.rank)] -= 1;
        }
    }

    pub(crate) fn destroy_all(&mut self, squares: impl IntoIterator<Item = Sq>) {
        for square in squares {
            self.destroy(square);
        }
    }

    /// TK-105, TK-109: moves a piece; what it destroyed.
    pub(crate) fn go(&mut self, from: Sq, to: Sq) -> Option<Piece> {
        let destroyed = self.destroy(to);
        let piece = self.board.remove(&from).expect("a piece that moves");
        self.board.insert(to, piece);
        destroyed
    }

    /// TK-113.
    pub(crate) fn can_upgrade(&self, square: Sq) -> bool {
        match self.board.get(&square) {
            Some(piece) if piece.rank == C => true,
            Some(piece) if piece.rank == H => self.supply(piece.side, 1) > 0,
            _ => false,
        }
    }

    pub(crate) fn upgrade(&mut self, square: Sq) -> bool {
        let can = self.can_upgrade(square);
        if can {
            self.board.get_mut(&square).expect("a piece").rank += 1;
        }
        can
    }

    /// TK-114.
    pub(crate) fn downgrade(&mut self, square: Sq) -> bool {
        let can = match self.board.get(&square) {
            Some(piece) if piece.rank == L => self.supply(piece.side, 0) > 0,
            Some(piece) => piece.rank == H,
            None => false,
        };
        if can {
            self.board.get_mut(&square).expect("a piece").rank -= 1;
        }
        can
    }

    /// TK-112.
    pub(crate) fn can_place(&self, side: usize, rank: u8) -> bool {
        self.supply(side, kind_of(rank)) > 0
    }

    /// TK-117: an enemy piece becomes an own one.
    pub(crate) fn convert(&mut self, square: Sq, rank: u8) {
        self.destroy(square);
        self.put(square, self.me(), rank);
    }

    /// Asks inside an effect. One forced option is carried out unasked; in a team control may be handed over first (E-PASS).
    pub(crate) fn ask(&mut self, answers: &mut Answers, options: BTreeSet<String>) -> Res<String> {
        assert!(!options.is_empty(), "something can be answered");
        if options.len() == 1 {
            return Ok(options.into_iter().next().expect("one"));
        }
        self.always_ask(answers, &options, None)
    }

    /// Asks even if there is one option; the owner of hidden cards stays the one who is asked.
    pub(crate) fn always_ask(
        &mut self,
        answers: &mut Answers,
        options: &BTreeSet<String>,
        owner: Option<usize>,
    ) -> Res<String> {
        loop {
            let can_pass = self.has_teams() && !self.turn.passed;
            let mut offered = options.clone();
            if can_pass {
                offered.insert("pass".to_owned());
            }
            let answer = answers.of_seat(owner.unwrap_or(self.turn.controller), offered)?;
            if answer != "pass" {
                return Ok(answer);
            }
            self.pass();
        }
    }

    /// TK-198, TK-199.
    pub(crate) fn pass(&mut self) {
        let mate = self.teammate(self.turn.seat);
        self.turn.passed = true;
        self.turn.controller = mate;
        let legends = std::mem::take(&mut self.players[self.turn.seat].legends);
        self.players[mate].legends.extend(legends);
    }

    /// Chooses a piece or a square; none if there is none or it is left out.
    pub(crate) fn pick(&mut self, answers: &mut Answers, squares: &[Sq], may: bool) -> Res<Option<Sq>> {
        if squares.is_empty() {
            return Ok(None);
        }
        let mut options: BTreeSet<String> = squares.iter().map(|square| format!("at {square}")).collect();
        if may {
            options.insert("skip".to_owned());
        }
        let answer = self.ask(answers, options)?;
        Ok(answer.strip_prefix("at ").map(Sq::named))
    }

    pub(crate) fn may_pick(&mut self, answers: &mut Answers, squares: &[Sq]) -> Res<Option<Sq>> {
        self.pick(answers, squares, true)
    }

    pub(crate) fn must_pick(&mut self, answers: &mut Answers, squares: &[Sq]) -> Res<Option<Sq>> {
        self.pick(answers, squares, false)
    }

    /// Chooses a move or a leap.
    pub(crate) fn choose_move(
        &mut self,
        answers: &mut Answers,
        word: &str,
        moves: &[(Sq, Sq)],
        may: bool,
    ) -> Res<Option<(Sq, Sq)>> {
        if moves.is_empty() {
            return Ok(None);
        }
        let mut options: BTreeSet<String> = moves.iter().map(|(from, to)| format!("{word} {from} {to}")).collect();
        if may {
            options.insert("skip".to_owned());
        }
        let answer = self.ask(answers, options)?;
        let words: Vec<&str> = answer.split(' ').collect();
        Ok((words.len() == 3).then(|| (Sq::named(words[1]), Sq::named(words[2]))))
    }

    pub(crate) fn may_step(&mut self, answers: &mut Answers, moves: &[(Sq, Sq)]) -> Res<Option<(Sq, Sq)>> {
        self.choose_move(answers, "step", moves, true)
    }

    /// Every step of these pieces.
    pub(crate) fn all_steps(&self, pieces: impl IntoIterator<Item = Sq>, kind: Kind) -> Vec<(Sq, Sq)> {
        let each = |from: Sq| steps(&self.board, from, kind).into_iter().map(move |to| (from, to));
        pieces.into_iter().flat_map(each).collect()
    }

    /// Every leap of these pieces to squares that are wanted.
    pub(crate) fn all_leaps(
        &self,
        pieces: impl IntoIterator<Item = Sq>,
        kind: Kind,
        wanted: impl Fn(Sq, Sq) -> bool,
    ) -> Vec<(Sq, Sq)> {
        let mut leaps = Vec::new();
        for from in pieces {
            for to in Sq::all() {
                if may_enter(&self.board, from, to, kind) && wanted(from, to) {
                    leaps.push((from, to));
                }
            }
        }
        leaps
    }

    /// Chooses one of the numbered alternatives.
    pub(crate) fn alternative(&mut self, answers: &mut Answers, open: &[u8], may: bool) -> Res<Option<u8>> {
        if open.is_empty() {
            return Ok(None);
        }
        let mut options: BTreeSet<String> = open.iter().map(|number| format!("choose {number}")).collect();
        if may {
            options.insert("skip".to_owned());
        }
        let answer = self.ask(answers, options)?;
        Ok(answer.strip_prefix("choose ").map(|number| number.parse().expect("a number")))
    }

    /// Chooses a side.
    pub(crate) fn side(&mut self, answers: &mut Answers, sides: &[usize]) -> Res<Option<usize>> {
        if sides.is_empty() {
            return Ok(None);
        }
        let options = sides.iter().map(|side| format!("side {}", side + 1)).collect();
        let answer = self.ask(answers, options)?;
        let number: usize = answer.strip_prefix("side ").expect("a side").parse().expect("a number");
        Ok(Some(number - 1))
    }

    /// TK-118.
    pub(crate) fn gain(&mut self, actions: i32) {
        self.turn.actions += actions;
    }

    /// TK-159, TK-180: what counts in the end.
    pub(crate) fn score(&self, side: usize) -> i32 {
        match self.form {
            Form::High => self.points[side] + self.squares(|piece| piece.side == side && piece.rank == L).len() as i32,
            Form::Duel => self.points[side],
            Form::Melee => (0..self.sides)
                .filter(|other| *other != side)
                .map(|other| self.colours[side][other])
                .min()
                .expect("enemies"),
        }
    }
}

/// 0 for common and heroic pieces, 1 for legendary ones.
pub(crate) fn kind_of(rank: u8) -> usize {
    usize::from(rank == L)
}
