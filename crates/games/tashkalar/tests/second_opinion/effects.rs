//! What the beings do when they are summoned, when they thaw, and what flares do. Card by card, from the prose of the rules.
//!
//! Long because each card is an arm of one match.

use std::collections::BTreeSet;

use crate::board::{C, Dir, H, Kind, L, Piece, Sq, may_enter};
use crate::cards::{FREEZE, Id, Lie};
use crate::model::{Answers, Model, Res, kind_of};

use Kind::{Combat, Free, Standard};

/// A being whose effect is carried out.
pub(crate) struct Effect {
    pub(crate) card: Id,
    /// The number of its piece.
    pub(crate) being: u32,
    /// TK-082: the numbers of the pieces that were used.
    pub(crate) used: Vec<u32>,
    pub(crate) lie: Lie,
    /// What putting it on its square destroyed.
    pub(crate) victim: Option<Piece>,
}

impl Model {
    fn commons(&self) -> Vec<Sq> {
        self.own_of(|rank| rank == C)
    }

    fn own_of(&self, wanted: impl Fn(u8) -> bool) -> Vec<Sq> {
        self.squares(|piece| piece.side == self.me() && wanted(piece.rank))
    }

    fn enemies_of(&self, among: &[Sq], wanted: impl Fn(u8) -> bool) -> Vec<Sq> {
        among.iter().copied().filter(|square| self.is_enemy(*square) && wanted(self.board[square].rank)).collect()
    }

    fn any_of(&self, among: &[Sq], wanted: impl Fn(u8) -> bool) -> Vec<Sq> {
        among.iter().copied().filter(|square| self.rank(*square).is_some_and(&wanted)).collect()
    }

    fn vacant(&self, among: &[Sq]) -> Vec<Sq> {
        among.iter().copied().filter(|square| !self.board.contains_key(square)).collect()
    }

    /// Every square of the arena.
    fn everywhere(&self) -> Vec<Sq> {
        Sq::all().collect()
    }

    /// The being alone takes up to so many steps; a target must also please the test.
    fn being_steps(
        &mut self,
        answers: &mut Answers,
        effect: &Effect,
        most: usize,
        kind: Kind,
        pleases: impl Fn(&Model, Sq, Sq) -> bool,
    ) -> Res<usize> {
        for made in 0..most {
            let Some(from) = self.find(effect.being) else { return Ok(made) };
            let moves: Vec<(Sq, Sq)> =
                self.all_steps([from], kind).into_iter().filter(|(from, to)| pleases(self, *from, *to)).collect();
            let Some((from, to)) = self.may_step(answers, &moves)? else { return Ok(made) };
            self.go(from, to);
        }
        Ok(most)
    }

    /// Up to so many steps with pieces that may be chosen anew each time.
    fn steps_with(
        &mut self,
        answers: &mut Answers,
        most: usize,
        kind: Kind,
        pieces: impl Fn(&Model) -> Vec<Sq>,
    ) -> Res<()> {
        for _ in 0..most {
            let moves = self.all_steps(pieces(self), kind);
            let Some((from, to)) = self.may_step(answers, &moves)? else { return Ok(()) };
            self.go(from, to);
        }
        Ok(())
    }

    /// One step of the being that may be left out: what it did.
    fn may_being_step(
        &mut self,
        answers: &mut Answers,
        effect: &Effect,
        kind: Kind,
    ) -> Res<Option<(Dir, Option<Piece>)>> {
        let Some(from) = self.find(effect.being) else { return Ok(None) };
        let moves = self.all_steps([from], kind);
        let Some((from, to)) = self.may_step(answers, &moves)? else { return Ok(None) };
        let destroyed = self.go(from, to);
        Ok(Some((from.toward(to), destroyed)))
    }

    /// A leap of the being that may be left out: what it did.
    fn may_being_leap(
        &mut self,
        answers: &mut Answers,
        effect: &Effect,
        wanted: impl Fn(Sq, Sq) -> bool,
    ) -> Res<Option<Option<Piece>>> {
        let Some(from) = self.find(effect.being) else { return Ok(None) };
        let leaps = self.all_leaps([from], Combat, wanted);
        let Some((from, to)) = self.choose_move(answers, "leap", &leaps, true)? else { return Ok(None) };
        Ok(Some(self.go(from, to)))
    }

    /// Goes on in a direction as long as the player likes and steps are legal.
    fn run(&mut self, answers: &mut Answers, mut at: Sq, direction: Dir, kind: Kind, most: usize) -> Res<Sq> {
        for _ in 0..most {
            let next = at.go(direction).filter(|to| may_enter(&self.board, at, *to, kind));
            let moves: Vec<(Sq, Sq)> = next.map(|to| (at, to)).into_iter().collect();
            let Some((from, to)) = self.may_step(answers, &moves)? else { break };
            self.go(from, to);
            at = to;
        }
        Ok(at)
    }

    fn may_place_own(&mut self, answers: &mut Answers, squares: &[Sq]) -> Res<bool> {
        if !self.can_place(self.me(), C) {
            return Ok(false);
        }
        let chosen = self.may_pick(answers, &self.vacant(squares))?;
        if let Some(square) = chosen {
            self.put(square, self.me(), C);
        }
        Ok(chosen.is_some())
    }

    fn must_place_own(&mut self, answers: &mut Answers, squares: &[Sq], rank: u8) -> Res<()> {
        if self.can_place(self.me(), rank)
            && let Some(square) = self.must_pick(answers, &self.vacant(squares))?
        {
            self.put(square, self.me(), rank);
        }
        Ok(())
    }

    fn may_destroy(&mut self, answers: &mut Answers, squares: &[Sq]) -> Res<Option<Piece>> {
        let chosen = self.may_pick(answers, squares)?;
        Ok(chosen.and_then(|square| self.destroy(square)))
    }

    fn must_upgrade(&mut self, answers: &mut Answers, squares: &[Sq]) -> Res<Option<Sq>> {
        let chosen = self.must_pick(answers, squares)?;
        if let Some(square) = chosen {
            self.upgrade(square);
        }
        Ok(chosen)
    }

    /// The first piece in a direction.
    fn first_on(&self, from: Sq, direction: Dir) -> Option<Sq> {
        from.ray(direction).into_iter().find(|square| self.board.contains_key(square))
    }

    fn aim(&mut self, answers: &mut Answers, directions: &[Dir], may: bool) -> Res<Option<Dir>> {
        if directions.is_empty() {
            return Ok(None);
        }
        let mut options: BTreeSet<String> =
            directions.iter().map(|direction| format!("aim {}", direction.name())).collect();
        if may {
            options.insert("skip".to_owned());
        }
        let answer = self.ask(answers, options)?;
        Ok(answer.strip_prefix("aim ").map(Dir::named))
    }

    /// The normal effect of a being.
    pub(crate) fn effect(&mut self, answers: &mut Answers, effect: &Effect) -> Res<()> {
        let me = self.me();
        let being = effect.being;
        let square = effect.lie.square;
        let here = |model: &Model| model.find(being);
        let no_test = |_: &Model, _: Sq, _: Sq| true;
        match effect.card {
            // Imperial.
            "imp-swordmaster" => {
                let targets = self.enemies_of(&square.diag(), |rank| rank == C);
                if self.may_destroy(answers, &targets)?.is_some() {
                    self.upgrade(square);
                }
            }
            "imp-messenger" => {
                let moves = self.all_steps(self.own_of(|rank| rank != L), Standard);
                if let Some((from, to)) = self.may_step(answers, &moves)? {
                    self.go(from, to);
                    self.run(answers, to, from.toward(to), Standard, 9)?;
                }
            }
            "imp-herald" => self.steps_with(answers, 2, Free, Model::own)?,
            "imp-bomb" => {
                if self.turn.actions > 0 {
                    let victims = self.any_of(&square.adj(), |rank| rank == C);
                    self.destroy(square);
                    self.destroy_all(victims);
                }
            }
            "imp-chronicler" => {
                let others: Vec<Sq> = self.commons().into_iter().filter(|other| *other != square).collect();
                if let Some(upgraded) = self.must_upgrade(answers, &others)? {
                    let moves = self.all_steps([upgraded], Standard);
                    if let Some((from, to)) = self.may_step(answers, &moves)? {
                        self.go(from, to);
                    }
                }
            }
            "imp-assassin" => {
                let mark = effect.lie.marks[0];
                if self.board.contains_key(&mark) {
                    self.destroy(mark);
                } else if let Some((from, to)) = self.may_step(answers, &[(square, mark)])? {
                    self.go(from, to);
                }
            }
            "imp-time-mage" => {
                self.gain(1);
                if let Some(mark) = effect.lie.marks.first()
                    && self.is_enemy(*mark)
                {
                    self.destroy(*mark);
                }
            }
            "imp-summoner" => {
                for _ in 0..2 {
                    if !self.may_place_own(answers, &effect.lie.marks)? {
                        break;
                    }
                }
            }
            "imp-hypnotist" => {
                let mut fixed: Option<(usize, u8)> = None;
                let mut moved: Vec<u32> = Vec::new();
                loop {
                    if fixed.is_some_and(|(_, rank)| moved.len() == if rank == C { 3 } else { 2 }) {
                        break;
                    }
                    let pieces = self.squares(|piece| {
                        piece.side != me
                            && piece.rank != L
                            && !moved.contains(&piece.number)
                            && fixed.is_none_or(|fixed| fixed == (piece.side, piece.rank))
                    });
                    let moves = self.all_steps(pieces, Combat);
                    let Some((from, to)) = self.may_step(answers, &moves)? else { break };
                    let piece = self.board[&from];
                    fixed = Some((piece.side, piece.rank));
                    moved.push(piece.number);
                    self.go(from, to);
                }
            }
            "imp-cannon" => {
                let hit = |model: &Model, direction: &Dir| model.any_of(&square.ray(*direction), |rank| rank == C);
                let open: Vec<Dir> = effect
                    .lie
                    .directions
                    .iter()
                    .copied()
                    .filter(|direction| !hit(self, direction).is_empty())
                    .collect();
                if let Some(direction) = self.aim(answers, &open, true)? {
                    let victims = hit(self, &direction);
                    self.destroy_all(victims);
                }
            }
            "imp-champion" => {
                let targets = self.enemies_of(&square.adj(), |_| true);
                if self.may_destroy(answers, &targets)?.is_some_and(|piece| piece.rank == L) {
                    self.destroy(square);
                    self.gain(1);
                }
            }
            "imp-infantry-captain" => self.steps_with(answers, 2, Combat, |model| others(model, being))?,
            "imp-cavalry-captain" => {
                let mut rider: Option<u32> = None;
                let mut fights = 0;
                for _ in 0..3 {
                    let pieces = match rider {
                        None => others(self, being),
                        Some(number) => self.find(number).into_iter().collect(),
                    };
                    let moves = self.all_steps(pieces, if fights == 0 { Combat } else { Standard });
                    let Some((from, to)) = self.may_step(answers, &moves)? else { break };
                    rider = Some(self.board[&from].number);
                    let rank = self.board[&from].rank;
                    if self.go(from, to).is_some_and(|victim| victim.rank == rank) {
                        fights += 1;
                    }
                }
            }
            "imp-gryphon-rider" => {
                if self.may_being_leap(answers, effect, |_, _| true)?.is_some() {
                    let at = here(self).expect("she has leapt");
                    if self.may_pick(answers, &[at])?.is_some() {
                        self.downgrade(at);
                        self.must_place_own(answers, &at.adj(), C)?;
                    }
                }
            }
            "imp-knight" => {
                let pleases = |model: &Model, _: Sq, to: Sq| matches!(model.rank(to), None | Some(H));
                self.being_steps(answers, effect, 3, Combat, pleases)?;
            }
            "imp-high-priestess" => {
                self.being_steps(answers, effect, 1, Standard, no_test)?;
                let at = here(self).expect("she stands");
                let targets = self.any_of(&at.adj(), |rank| rank == C);
                if let Some(target) = self.may_pick(answers, &targets)? {
                    self.upgrade(target);
                }
            }
            "imp-master-of-intrigue" => {
                for _ in 0..3 {
                    let mut moves = self.all_steps(here(self), Standard);
                    let used: Vec<Sq> = effect.used.iter().filter_map(|number| self.find(*number)).collect();
                    let used = self.any_of(&used, |rank| rank != L);
                    moves.extend(self.all_steps(used, Combat));
                    let Some((from, to)) = self.may_step(answers, &moves)? else { break };
                    self.go(from, to);
                }
            }
            "imp-gun-tower" => {
                let hit = |model: &Model, direction: &Dir| -> Vec<Sq> {
                    let met = square.ray(*direction).into_iter().filter(|other| model.board.contains_key(other));
                    met.take(2).take_while(|other| model.board[other].rank != L).collect()
                };
                let open: Vec<Dir> = effect
                    .lie
                    .directions
                    .iter()
                    .copied()
                    .filter(|direction| !hit(self, direction).is_empty())
                    .collect();
                if let Some(direction) = self.aim(answers, &open, true)? {
                    let victims = hit(self, &direction);
                    self.destroy_all(victims);
                }
            }
            // Highland.
            "hig-wild-eagle" | "hig-eagle-lord" => {
                self.may_being_leap(answers, effect, |_, _| true)?;
            }
            "hig-clan-axeman" => {
                let targets = self.any_of(&square.orth(), |rank| rank != L);
                self.may_destroy(answers, &targets)?;
            }
            "hig-clan-healer" => {
                let beside: Vec<Sq> =
                    Sq::all().filter(|other| other.adj().iter().any(|near| near.is_green())).collect();
                for _ in 0..2 {
                    if !self.may_place_own(answers, &beside)? {
                        break;
                    }
                }
            }
            "hig-dire-wolf" | "hig-wolf-rider" => {
                self.being_steps(answers, effect, 2, Combat, no_test)?;
            }
            "hig-ritual-keeper" => {
                if square.is_green() {
                    let commons = self.commons();
                    self.must_upgrade(answers, &commons)?;
                } else if square.is_red() {
                    self.steps_with(answers, 1, Combat, Model::own)?;
                }
            }
            "hig-blood-shaman" => {
                let targets = self.any_of(&self.everywhere(), |rank| rank != L);
                if let Some(target) = self.must_pick(answers, &targets)? {
                    self.destroy(target);
                    if target.is_red() {
                        let victims = self.any_of(&target.adj(), |rank| rank == C);
                        self.destroy_all(victims);
                    }
                }
            }
            "hig-war-drummer" => {
                let fights = self.all_steps(others(self, being), Combat);
                let open: &[u8] = if fights.is_empty() { &[2] } else { &[1, 2] };
                match self.alternative(answers, open, false)? {
                    Some(1) => {
                        if let Some((from, to)) = self.choose_move(answers, "step", &fights, false)? {
                            self.go(from, to);
                        }
                    }
                    _ => self.steps_with(answers, 2, Standard, |model| others(model, being))?,
                }
            }
            "hig-hill-giant" => {
                let victims = self.any_of(&square.orth(), |rank| rank != L);
                self.destroy_all(victims);
            }
            "hig-warlord" => {
                let mut led = false;
                for made in 0..3 {
                    let pieces = if made == 2 && !led { here(self).into_iter().collect() } else { self.own() };
                    let moves = self.all_steps(pieces, Combat);
                    let Some((from, to)) = self.may_step(answers, &moves)? else { break };
                    led |= self.board[&from].number == being;
                    self.go(from, to);
                }
            }
            "hig-war-summoner" => {
                self.gain(1);
                self.turn.enemy_counts = true;
            }
            "hig-ritual-master" => {
                if square.is_green() {
                    self.gain(2);
                } else if square.is_red() {
                    for wanted in [H, C] {
                        let targets = self.any_of(&self.everywhere(), |rank| rank == wanted);
                        self.may_destroy(answers, &targets)?;
                    }
                }
            }
            "hig-legend-slayer" => {
                let legends = self.any_of(&square.diag(), |rank| rank == L);
                let small = self.any_of(&square.diag(), |rank| rank != L);
                let mut open = Vec::new();
                if !legends.is_empty() {
                    open.push(1);
                }
                if !small.is_empty() {
                    open.push(2);
                }
                match self.alternative(answers, &open, true)? {
                    Some(1) => {
                        if let Some(target) = self.must_pick(answers, &legends)? {
                            self.destroy(target);
                        }
                    }
                    Some(_) => {
                        for _ in 0..2 {
                            let small = self.any_of(&square.diag(), |rank| rank != L);
                            if self.may_destroy(answers, &small)?.is_none() {
                                break;
                            }
                        }
                    }
                    None => {}
                }
            }
            "hig-mountain-troll" => {
                let victims = self.enemies_of(&square.adj(), |rank| rank == C);
                if victims.len() >= 2 {
                    self.gain(1);
                }
                self.destroy_all(victims);
            }
            "hig-hungry-bear" => {
                if matches!(self.may_being_step(answers, effect, Standard)?, Some((_, Some(_)))) {
                    self.may_being_step(answers, effect, Standard)?;
                }
            }
            "hig-werewolf" => {
                if (square.is_red() || square.is_green()) && square != Sq::named("e5") {
                    self.being_steps(answers, effect, 3, Combat, no_test)?;
                } else {
                    self.being_steps(answers, effect, 1, Standard, no_test)?;
                }
            }
            "hig-clan-guardian" => {
                let used: Vec<Sq> = effect.used.iter().filter_map(|number| self.find(*number)).collect();
                let targets = self.any_of(&used, |rank| rank == C);
                if let Some(target) = self.may_pick(answers, &targets)? {
                    self.upgrade(target);
                }
            }
            // Sylvan.
            "syl-sapling" => {
                self.upgrade(square);
            }
            "syl-kiskin-farseeders" => {
                let beside: Vec<Sq> =
                    Sq::all().filter(|other| other.adj().iter().any(|near| self.is_own(*near))).collect();
                self.may_place_own(answers, &beside)?;
            }
            "syl-charging-buck" => {
                for _ in 0..2 {
                    if self.may_being_leap(answers, effect, |from, to| from.distance(to) == 2)?.is_none() {
                        break;
                    }
                }
            }
            "syl-forest-wardens" => {
                for wanted in [C, H] {
                    let counted = |rank: u8| if wanted == C { rank == C } else { rank != C };
                    let count = |side: usize| self.squares(|piece| piece.side == side && counted(piece.rank)).len();
                    let mine = count(me);
                    let targets =
                        self.squares(|piece| piece.side != me && piece.rank == wanted && count(piece.side) > mine);
                    if let Some(target) = self.must_pick(answers, &targets)? {
                        self.destroy(target);
                    }
                }
            }
            "syl-naiad" => {
                let beside = square.adj().into_iter().filter(|other| self.is_own(*other));
                let mut eligible: Vec<u32> = beside.map(|other| self.board[&other].number).collect();
                for _ in 0..2 {
                    let pieces: Vec<Sq> = eligible.iter().filter_map(|number| self.find(*number)).collect();
                    let moves = self.all_steps(pieces, Standard);
                    let Some((from, to)) = self.may_step(answers, &moves)? else { break };
                    let number = self.board[&from].number;
                    eligible.retain(|other| *other != number);
                    self.go(from, to);
                }
            }
            "syl-kiskin-spirit" => {
                let seat = self.turn.seat;
                if self.players[seat].discard.is_empty() {
                    self.turn.extra_school += 1;
                } else if let Some(card) = self.take_card(answers, |_| true)? {
                    self.players[seat].discard.remove(card);
                    self.players[seat].deck.top.push(card);
                    self.turn.extra_school += 1;
                }
            }
            "syl-dryad" => self.may_convert(answers, &square.adj(), |rank| rank != L, |_| C)?,
            "syl-centaur-spearman" => {
                if let Some((direction, _)) = self.may_being_step(answers, effect, Combat)? {
                    let at = here(self).expect("it has moved");
                    if let Some(first) = self.first_on(at, direction)
                        && self.board[&first].rank != L
                    {
                        self.destroy(first);
                    }
                }
            }
            "syl-centaur-chieftain" => {
                if let Some((direction, _)) = self.may_being_step(answers, effect, Combat)? {
                    for _ in 0..3 {
                        let moves = self.all_steps(others(self, being), Combat);
                        let moves: Vec<(Sq, Sq)> =
                            moves.into_iter().filter(|(from, to)| from.toward(*to) == direction).collect();
                        let Some((from, to)) = self.may_step(answers, &moves)? else { break };
                        self.go(from, to);
                    }
                }
            }
            "syl-unicorn" => match self.alternative(answers, &[1, 2], false)? {
                Some(1) => {
                    self.may_being_step(answers, effect, Combat)?;
                }
                _ => self.gain(1),
            },
            "syl-sylvan-queen" => self.may_convert(answers, &square.diag(), |rank| rank != L, |rank| rank)?,
            "syl-sylvan-princess" => self.may_convert(answers, &square.diag(), |rank| rank == C, |_| C)?,
            "syl-woodland-druid" => {
                for side in [vec![me], self.enemies()].concat() {
                    let commons = self.squares(|piece| piece.side == side && piece.rank == C);
                    self.must_upgrade(answers, &commons)?;
                }
            }
            "syl-forest-ancient" => {
                let mut placed = Vec::new();
                for _ in 0..2 {
                    let sides: Vec<usize> =
                        self.enemies().into_iter().filter(|side| self.can_place(*side, C)).collect();
                    let places = self.vacant(&square.near(2));
                    if places.is_empty() {
                        break;
                    }
                    let Some(side) = self.side(answers, &sides)? else { break };
                    if let Some(place) = self.must_pick(answers, &places)? {
                        self.put(place, side, C);
                        placed.push(side);
                    }
                }
                for side in placed {
                    let near = square.near(3);
                    let targets: Vec<Sq> = self
                        .enemies_of(&near, |rank| rank == C)
                        .into_iter()
                        .filter(|at| self.board[at].side == side)
                        .collect();
                    if let Some(target) = self.must_pick(answers, &targets)? {
                        self.destroy(target);
                    }
                }
            }
            "syl-forest-mystic" => {
                self.turn.extra_school += 1;
                self.turn.extra_legends += 1;
            }
            "syl-kiskin-leafsplitter" => {
                for _ in 0..2 {
                    let targets: Vec<Sq> =
                        [1, 3, 5, 7].iter().filter_map(|direction| self.first_on(square, Dir(*direction))).collect();
                    if self.may_destroy(answers, &targets)?.is_none() {
                        break;
                    }
                }
            }
            "syl-kiskin-boughrunner" => {
                let pleases =
                    |model: &Model, from: Sq, to: Sq| to.adj().iter().any(|near| *near != from && model.is_own(*near));
                self.being_steps(answers, effect, 3, Combat, pleases)?;
            }
            "syl-tree-shepherd" => {
                let own = self.own();
                if let Some(chosen) = self.must_pick(answers, &own)? {
                    let kind = match self.board[&chosen].rank {
                        C => {
                            self.upgrade(chosen);
                            return Ok(());
                        }
                        H => Combat,
                        _ => Standard,
                    };
                    self.steps_with(answers, 1, kind, |_| vec![chosen])?;
                }
            }
            // Everfrost.
            "eve-snow-fox" => {
                self.being_steps(answers, effect, 2, Standard, no_test)?;
            }
            "eve-royal-reindeer" => {
                let leap = self.may_being_leap(answers, effect, |from, to| from.distance(to) == 2)?;
                if effect.victim.is_none() && leap.flatten().is_none() {
                    let at = here(self).expect("it stands");
                    self.upgrade(at);
                }
            }
            "eve-crystal-mirror" => {
                let mut copied: Vec<Sq> = Vec::new();
                let mut fixed: Option<u8> = None;
                while fixed.is_none_or(|rank| rank == C && copied.len() < 2) {
                    let useful = |yellow: Sq, blue: Sq| {
                        let Some(rank) = self.rank(yellow) else { return false };
                        rank != L
                            && fixed.is_none_or(|fixed| fixed == rank)
                            && !copied.contains(&yellow)
                            && !self.board.contains_key(&blue)
                            && self.can_place(me, rank)
                    };
                    let pairs: Vec<(Sq, Sq)> =
                        effect.lie.mirror.iter().copied().filter(|(yellow, blue)| useful(*yellow, *blue)).collect();
                    let yellows: Vec<Sq> = pairs.iter().map(|pair| pair.0).collect();
                    let Some(yellow) = self.may_pick(answers, &yellows)? else { break };
                    let blue = pairs.iter().find(|pair| pair.0 == yellow).expect("a pair").1;
                    let rank = self.board[&yellow].rank;
                    self.put(blue, me, rank);
                    copied.push(yellow);
                    fixed = Some(rank);
                }
            }
            "eve-crystal-grower" => {
                for side in self.enemies() {
                    let commons = self.squares(|piece| piece.side == side && piece.rank == C);
                    self.must_upgrade(answers, &commons)?;
                }
            }
            "eve-ice-princess" => self.steps_with(answers, 1, Combat, |model| {
                let commons = model.commons().into_iter();
                commons.filter(|at| model.board[at].number != being).collect()
            })?,
            "eve-ice-queen" => self.steps_with(answers, 1, Combat, |model| {
                let heroes = model.own_of(|rank| rank == H).into_iter();
                heroes.filter(|at| model.board[at].number != being).collect()
            })?,
            "eve-frostweave-summoner" | "eve-winter-whisperer" => {}
            "eve-frozen-chest" => {
                let seat = self.turn.seat;
                if !self.players[seat].discard.is_empty()
                    && let Some(card) = self.take_card(answers, |card| FREEZE.contains(&card))?
                {
                    self.players[seat].discard.remove(card);
                    if let Some(old) = self.players[seat].stored.replace(card) {
                        self.players[seat].discard.insert(old);
                    }
                    self.turn.busy = true;
                }
            }
            "eve-everfrost-sentinel" => {
                if effect.victim.is_some_and(|victim| victim.side != me) && self.may_pick(answers, &[square])?.is_some()
                {
                    self.downgrade(square);
                    if self.has_teams() {
                        let next = (self.turn.seat + 1) % self.seats;
                        self.players[next].slowed = true;
                    } else {
                        for seat in (0..self.seats).filter(|seat| *seat != self.turn.seat).collect::<Vec<_>>() {
                            self.players[seat].slowed = true;
                        }
                    }
                }
            }
            "eve-glacier-giant" => {
                let moves: Vec<(Sq, Sq)> = self.all_steps([square], Combat);
                let moves: Vec<(Sq, Sq)> =
                    moves.into_iter().filter(|(from, to)| effect.lie.directions.contains(&from.toward(*to))).collect();
                if let Some((from, to)) = self.may_step(answers, &moves)? {
                    self.go(from, to);
                    let direction = from.toward(to);
                    let at = self.run(answers, to, direction, Combat, 9)?;
                    let next = at.go(direction).filter(|next| self.rank(*next) == Some(L));
                    let next: Vec<Sq> = next.into_iter().collect();
                    if self.may_destroy(answers, &next)?.is_some() {
                        self.destroy(at);
                    }
                }
            }
            "eve-polar-bear" => {
                for kind in [Combat, Standard, Free] {
                    if !matches!(self.may_being_step(answers, effect, kind)?, Some((_, Some(_)))) {
                        break;
                    }
                }
            }
            "eve-war-sled" => {
                let mut open: Vec<Dir> = effect.lie.directions.clone();
                for _ in 0..3 {
                    let at = here(self).expect("it stands");
                    let moves: Vec<(Sq, Sq)> = self.all_steps([at], Combat);
                    let moves: Vec<(Sq, Sq)> =
                        moves.into_iter().filter(|(from, to)| open.contains(&from.toward(*to))).collect();
                    let Some((from, to)) = self.may_step(answers, &moves)? else { break };
                    self.go(from, to);
                    open = from.toward(to).fan().to_vec();
                }
            }
            "eve-snow-monster" => {
                let victims = self.enemies_of(&square.near(2), |rank| rank == C);
                let victims: Vec<Sq> =
                    victims.into_iter().filter(|at| at.adj().iter().any(|near| self.is_own(*near))).collect();
                self.destroy_all(victims);
            }
            "eve-frost-imp" => {
                let pushed = self.any_of(&square.adj(), |rank| rank == C);
                let moves = self.all_steps(pushed, Standard);
                if let Some((from, to)) = self.may_step(answers, &moves)? {
                    let direction = from.toward(to);
                    let mut at = from;
                    while let Some(next) = at.go(direction).filter(|next| may_enter(&self.board, at, *next, Standard)) {
                        self.go(at, next);
                        at = next;
                    }
                }
            }
            "eve-ice-wyvern" => {
                if self.may_being_leap(answers, effect, |_, _| true)?.flatten().is_some() {
                    let at = here(self).expect("it has leapt");
                    self.destroy(at);
                }
            }
            "eve-deathbringer" => {
                let targets = square.adj().into_iter().filter(|at| {
                    let Some(rank) = self.rank(*at) else { return false };
                    let helpers = at.adj().iter().filter(|near| **near != square && self.is_own(**near)).count();
                    rank == C || rank == H && helpers >= 1 || rank == L && helpers >= 3
                });
                let targets: Vec<Sq> = targets.collect();
                if let Some(target) = self.may_pick(answers, &targets)? {
                    self.destroy_for_good(target);
                }
            }
            "eve-frostweave-illusionist" => {
                let sides: Vec<usize> = self.enemies().into_iter().filter(|side| self.can_place(*side, C)).collect();
                if let Some(side) = self.side(answers, &sides)? {
                    self.destroy(square);
                    self.put(square, side, C);
                }
            }
            // Legends.
            "leg-fire-dragon" => {
                if let Some(direction) = self.aim(answers, &effect.lie.directions, false)? {
                    let hit: Vec<Sq> =
                        direction.fan().iter().flat_map(|fan| square.ray(*fan).into_iter().take(2)).collect();
                    let victims = self.any_of(&hit, |rank| rank != L);
                    self.destroy_all(victims);
                }
            }
            "leg-hell-bull" => {
                let mut open: Vec<Dir> = (0..8).map(Dir).collect();
                loop {
                    let at = here(self).expect("it stands");
                    let moves: Vec<(Sq, Sq)> = self.all_steps([at], Combat);
                    let moves: Vec<(Sq, Sq)> =
                        moves.into_iter().filter(|(from, to)| open.contains(&from.toward(*to))).collect();
                    let Some((from, to)) = self.may_step(answers, &moves)? else { break };
                    open = vec![from.toward(to)];
                    if self.go(from, to).is_some_and(|victim| victim.rank == L) {
                        break;
                    }
                }
            }
            "leg-angel-of-death" => {
                let targets: Vec<Sq> = self.board.keys().copied().filter(|other| *other != square).collect();
                if let Some(target) = self.may_pick(answers, &targets)? {
                    self.upgrade(target);
                    self.go(square, target);
                }
            }
            "leg-the-eldest-tree" => {
                let mut chosen: Vec<Sq> = Vec::new();
                for _ in 0..3 {
                    let legal = |at: &Sq| {
                        !chosen.contains(at)
                            && match self.board.get(at) {
                                None => self.can_place(me, C),
                                Some(piece) if piece.side == me => piece.rank == C,
                                Some(piece) => piece.rank != L,
                            }
                    };
                    let targets: Vec<Sq> = square.adj().into_iter().filter(legal).collect();
                    let Some(target) = self.may_pick(answers, &targets)? else { break };
                    chosen.push(target);
                    match self.board.get(&target) {
                        None => {
                            self.put(target, me, C);
                        }
                        Some(piece) if piece.side == me => {
                            self.upgrade(target);
                        }
                        Some(_) => {
                            self.destroy(target);
                        }
                    }
                }
            }
            "leg-bone-catapult" => {
                let targets: Vec<Sq> =
                    effect.lie.directions.iter().flat_map(|direction| square.ray(*direction)).collect();
                let targets = self.any_of(&targets, |_| true);
                if let Some(target) = self.may_pick(answers, &targets)? {
                    let victims = self.any_of(&target.adj(), |rank| rank == C);
                    self.destroy(target);
                    self.destroy_all(victims);
                }
            }
            "leg-fire-elemental" => {
                let victims = match self.alternative(answers, &[1, 2], false)? {
                    Some(1) => self.enemies_of(&square.adj(), |rank| rank != L),
                    _ => self.enemies_of(&square.near(2), |rank| rank == C),
                };
                self.destroy_all(victims);
            }
            "leg-leviathan" => self.leviathan(answers)?,
            "leg-two-headed-dragon" => {
                let used: Vec<Sq> = effect.used.iter().filter_map(|number| self.find(*number)).collect();
                let targets: Vec<Sq> = used.into_iter().filter(|at| self.can_upgrade(*at)).collect();
                if let Some(target) = self.may_pick(answers, &targets)? {
                    self.upgrade(target);
                    let victims = self.any_of(&target.adj(), |rank| rank == H);
                    self.may_destroy(answers, &victims)?;
                }
            }
            "leg-earth-elemental" => {
                let beside = |is: fn(Sq) -> bool| -> Vec<Sq> {
                    Sq::all().filter(|at| is(*at) || at.adj().iter().any(|near| is(*near))).collect()
                };
                let targets = self.any_of(&beside(Sq::is_red), |rank| rank != L);
                if let Some(target) = self.must_pick(answers, &targets)? {
                    self.destroy(target);
                }
                let targets = self.any_of(&beside(Sq::is_green), |rank| rank == C);
                self.must_upgrade(answers, &targets)?;
                let pleases = |_: &Model, _: Sq, to: Sq| to.is_red() || to.is_green();
                self.being_steps(answers, effect, 1, Combat, pleases)?;
            }
            "leg-time-elemental" => self.turn.extra_turn = true,
            "leg-storm-elemental" => {
                let places = self.vacant(&square.near(3));
                let open: Vec<u8> =
                    [C, H, L].into_iter().filter(|rank| self.can_place(me, *rank)).map(|rank| rank + 1).collect();
                if places.is_empty() {
                    return Ok(());
                }
                if let Some(number) = self.alternative(answers, &open, true)? {
                    let rank = number - 1;
                    let place = self.must_pick(answers, &places)?.expect("a place");
                    let storm = self.put(place, me, rank);
                    let most = [5, 3, 1][usize::from(rank)];
                    let moves = self.all_steps([place], Combat);
                    if let Some((from, to)) = self.may_step(answers, &moves)? {
                        self.go(from, to);
                        self.run(answers, to, from.toward(to), Combat, most - 1)?;
                    }
                    let at = self.find(storm).expect("it stands");
                    self.destroy(at);
                }
            }
            "leg-titan" => {
                let mut victims = self.any_of(&square.orth(), |_| true);
                victims.extend(self.any_of(&square.diag(), |rank| rank != L));
                for victim in victims {
                    self.destroy_untallied(victim);
                }
            }
            other => panic!("{other} has no effect"),
        }
        Ok(())
    }

    /// TK-117: may take over an enemy piece.
    fn may_convert(
        &mut self,
        answers: &mut Answers,
        among: &[Sq],
        wanted: impl Fn(u8) -> bool,
        becomes: impl Fn(u8) -> u8,
    ) -> Res<()> {
        let targets = self.enemies_of(among, wanted);
        let targets: Vec<Sq> = targets
            .into_iter()
            .filter(|at| self.supply(self.me(), kind_of(becomes(self.board[at].rank))) > 0)
            .collect();
        if let Some(target) = self.may_pick(answers, &targets)? {
            let rank = becomes(self.board[&target].rank);
            self.convert(target, rank);
        }
        Ok(())
    }

    /// TK-244: takes a card from the own discard pile; asked though nothing may fit.
    fn take_card(&mut self, answers: &mut Answers, wanted: impl Fn(Id) -> bool) -> Res<Option<Id>> {
        let seat = self.turn.seat;
        let cards: Vec<Id> = self.players[seat].discard.iter().copied().filter(|card| wanted(card)).collect();
        let mut options: BTreeSet<String> = cards.iter().map(|card| format!("take {card}")).collect();
        options.insert("skip".to_owned());
        let answer = self.always_ask(answers, &options, Some(seat))?;
        Ok(answer
            .strip_prefix("take ")
            .map(|name| *cards.iter().find(|card| **card == name).expect("a card of the pile")))
    }

    /// A group that hangs together, named piece by piece in any order.
    fn leviathan(&mut self, answers: &mut Answers) -> Res<()> {
        let number = self.alternative(answers, &[1, 2], false)?.expect("one of two");
        let most = if number == 1 { 3 } else { 4 };
        let pieces = self.any_of(&self.everywhere(), |rank| if number == 1 { rank != C } else { rank == C });
        let mut named: Vec<Sq> = Vec::new();
        while named.len() < most {
            let mut options: BTreeSet<String> = BTreeSet::new();
            for piece in pieces.iter().filter(|piece| !named.contains(piece)) {
                let mut group = named.clone();
                group.push(*piece);
                if can_be_joined(&pieces, &group, most) {
                    options.insert(format!("at {piece}"));
                }
            }
            if hangs_together(&named) {
                options.insert("done".to_owned());
            }
            let answer = self.ask(answers, options)?;
            match answer.strip_prefix("at ") {
                Some(name) => named.push(Sq::named(name)),
                None => break,
            }
        }
        for piece in named {
            if number == 1 {
                self.downgrade(piece);
            } else {
                self.destroy(piece);
            }
        }
        Ok(())
    }

    /// A freeze effect.
    pub(crate) fn thaw_effect(&mut self, answers: &mut Answers, card: Id) -> Res<()> {
        let me = self.me();
        match card {
            "eve-crystal-grower" => {
                let commons = self.commons();
                self.must_upgrade(answers, &commons)?;
            }
            "eve-ice-princess" | "eve-ice-queen" => {
                let wanted = if card == "eve-ice-princess" { C } else { H };
                let moves = self.all_steps(self.own_of(|rank| rank == wanted), Standard);
                if let Some((from, to)) = self.choose_move(answers, "step", &moves, false)? {
                    self.go(from, to);
                }
            }
            "eve-ice-wyvern" => {
                let heroes = self.own_of(|rank| rank == H);
                let beside: Vec<Sq> =
                    Sq::all().filter(|at| heroes.iter().any(|hero| hero.distance(*at) == 1)).collect();
                self.must_place_own(answers, &beside, C)?;
            }
            "eve-frostweave-illusionist" => {
                let targets = self.enemies_of(&self.everywhere(), |rank| rank == C);
                if self.can_place(me, C)
                    && let Some(target) = self.must_pick(answers, &targets)?
                {
                    self.convert(target, C);
                }
            }
            "eve-frostweave-summoner" => {
                self.turn.enemy_counts = true;
                self.turn.must_summon = true;
            }
            "eve-winter-whisperer" => {
                let commons = self.commons();
                let destroyed = self.may_destroy(answers, &commons)?.is_some();
                let seat = self.turn.seat;
                let mut dropped = false;
                if !self.players[seat].flares.is_empty() {
                    let options = ["drop", "skip"].map(str::to_owned).into();
                    dropped = self.always_ask(answers, &options, Some(seat))? == "drop";
                }
                if dropped {
                    let flare = self.players[seat].flares.pop_first().expect("a flare");
                    self.flares.discard.insert(flare);
                }
                if destroyed && dropped {
                    self.gain(1);
                }
            }
            other => panic!("{other} does not freeze"),
        }
        Ok(())
    }

    /// A part of a flare.
    pub(crate) fn flare_effect(&mut self, answers: &mut Answers, card: Id, lower: bool) -> Res<()> {
        let everywhere = self.everywhere();
        match (card, lower) {
            ("fla-01" | "fla-02" | "fla-03" | "fla-06" | "fla-09", false) | ("fla-02" | "fla-10" | "fla-12", true) => {
                self.must_place_own(answers, &everywhere, C)?;
            }
            ("fla-07", true) | ("fla-12", false) => {
                self.must_place_own(answers, &everywhere, C)?;
                self.must_place_own(answers, &everywhere, C)?;
            }
            ("fla-01", true) | ("fla-11", false) => self.must_place_own(answers, &everywhere, H)?,
            ("fla-04" | "fla-05", true) | ("fla-10", false) => self.gain(1),
            ("fla-03", true) => {
                let fights = self.all_steps(self.own_of(|rank| rank != L), Combat);
                let walks = self.all_steps(self.own_of(|rank| rank != L), Standard);
                let mut open = Vec::new();
                if !fights.is_empty() {
                    open.push(1);
                }
                if !walks.is_empty() {
                    open.push(2);
                }
                match self.alternative(answers, &open, true)? {
                    // each move is optional.
                    Some(1) => self.steps_with(answers, 1, Combat, |model| model.own_of(|rank| rank != L))?,
                    Some(_) => self.steps_with(answers, 2, Standard, |model| model.own_of(|rank| rank != L))?,
                    None => {}
                }
            }
            ("fla-04", false) => {
                let leaps = self.all_leaps(self.commons(), Standard, |_, _| true);
                if let Some((from, to)) = self.choose_move(answers, "leap", &leaps, true)? {
                    self.go(from, to);
                }
            }
            ("fla-05", false) => self.steps_with(answers, 3, Standard, Model::commons)?,
            ("fla-06", true) => {
                let targets = self.enemies_of(&everywhere, |rank| rank == C);
                let can = self.can_place(self.me(), C);
                let mut open = Vec::new();
                if can {
                    open.push(1);
                }
                if can && !targets.is_empty() {
                    open.push(2);
                }
                match self.alternative(answers, &open, false)? {
                    Some(1) => self.must_place_own(answers, &everywhere, C)?,
                    Some(_) => {
                        if let Some(target) = self.must_pick(answers, &targets)? {
                            self.convert(target, C);
                        }
                    }
                    None => {}
                }
            }
            ("fla-07" | "fla-08", false) => {
                let walks = self.all_steps(self.commons(), Standard);
                let first = if card == "fla-07" { !walks.is_empty() } else { self.can_place(self.me(), C) };
                let commons = self.commons();
                let mut open = Vec::new();
                if first {
                    open.push(1);
                }
                if !commons.is_empty() {
                    open.push(2);
                }
                match self.alternative(answers, &open, false)? {
                    Some(1) if card == "fla-07" => {
                        if let Some((from, to)) = self.choose_move(answers, "step", &walks, false)? {
                            self.go(from, to);
                        }
                    }
                    Some(1) => self.must_place_own(answers, &everywhere, C)?,
                    Some(_) => {
                        self.must_upgrade(answers, &commons)?;
                    }
                    None => {}
                }
            }
            ("fla-08", true) => {
                let leaps = self.all_leaps(self.commons(), Combat, |_, _| true);
                if let Some((from, to)) = self.choose_move(answers, "leap", &leaps, true)? {
                    self.go(from, to);
                }
            }
            ("fla-09", true) => {
                let commons = self.commons();
                self.must_upgrade(answers, &commons)?;
                self.gain(1);
            }
            ("fla-11", true) => {
                let mut fights = 0;
                for _ in 0..2 {
                    let moves = self.all_steps(self.commons(), if fights == 0 { Combat } else { Standard });
                    let Some((from, to)) = self.may_step(answers, &moves)? else { break };
                    if self.go(from, to).is_some() {
                        fights += 1;
                    }
                }
            }
            other => panic!("{other:?} is no part of a flare"),
        }
        Ok(())
    }
}

/// The own pieces other than the being.
fn others(model: &Model, being: u32) -> Vec<Sq> {
    model.squares(|piece| piece.side == model.me() && piece.number != being)
}

/// Whether squares are connected by adjacency among themselves.
fn hangs_together(group: &[Sq]) -> bool {
    let Some(first) = group.first() else { return true };
    let mut reached = vec![*first];
    let mut next = 0;
    while next < reached.len() {
        let from = reached[next];
        next += 1;
        for other in group {
            if from.distance(*other) == 1 && !reached.contains(other) {
                reached.push(*other);
            }
        }
    }
    reached.len() == group.len()
}

/// Whether so many pieces at most, these among them, can hang together.
fn can_be_joined(pieces: &[Sq], group: &[Sq], most: usize) -> bool {
    if group.len() > most {
        return false;
    }
    hangs_together(group)
        || pieces.iter().any(|piece| {
            let mut larger = group.to_vec();
            larger.push(*piece);
            !group.contains(piece) && can_be_joined(pieces, &larger, most)
        })
}
