//! When tasks can be claimed, and which come up.

use std::collections::BTreeSet;

use crate::board::{H, L, Sq};
use crate::cards::{Id, printed};
use crate::model::{Answers, Model, Res};

impl Model {
    /// TK-155, TK-156: whether the side whose turn it is fulfils a task now.
    pub(crate) fn fulfils(&self, task: Id) -> bool {
        let me = self.me();
        let own = |least: u8, on: &dyn Fn(Sq) -> bool| {
            self.board.iter().filter(|(at, piece)| piece.side == me && piece.rank >= least && on(**at)).count()
        };
        let enemy = |least: u8, on: &dyn Fn(Sq) -> bool| {
            self.board.iter().filter(|(at, piece)| piece.side != me && piece.rank >= least && on(**at)).count()
        };
        let red = |at: Sq| at.is_red();
        let green = |at: Sq| at.is_green();
        let coloured = |at: Sq| at.is_red() || at.is_green();
        let centre = |at: Sq| at.is_central();
        let fallen = |rank: usize| self.turn.tally.iter().map(|tally| tally[rank]).sum::<i32>();
        let (commons, heroes, legends) = (fallen(0), fallen(1), fallen(2));
        let all = commons + heroes + legends;
        let upgraded = heroes + legends;
        let summons = self.turn.summons.len();
        let summoned_on = |on: &dyn Fn(Sq) -> bool| self.turn.summons.iter().filter(|(_, at)| on(*at)).count();
        let stands_on = |names: [&str; 5]| names.iter().all(|name| self.is_own(Sq::named(name)));
        let beside = |least: usize| {
            let enemies = self.squares(|piece| piece.side != me);
            enemies.iter().any(|at| at.adj().iter().filter(|near| self.is_own(**near)).count() >= least)
        };
        match task {
            "tas-destruction" => all >= 3,
            "tas-devastation" => all >= 4,
            "tas-heroic-destruction" => all >= 3 && upgraded >= 1,
            "tas-heroic-devastation" => all >= 4 && upgraded >= 2,
            "tas-end-of-legends" => legends >= 1 || heroes >= 2,
            "tas-red-conquest" => own(0, &red) >= 3 && own(H, &red) >= 2,
            "tas-green-conquest" => own(0, &green) >= 3 && own(H, &green) >= 2,
            "tas-color-conquest" => own(0, &coloured) >= 5 && own(H, &coloured) >= 3,
            "tas-red-legends" => own(H, &red) >= 2 && own(L, &red) >= 1,
            "tas-green-legends" => own(H, &green) >= 2 && own(L, &green) >= 1,
            "tas-rainbow-dominance" => own(H, &red) > enemy(H, &red) && own(H, &green) > enemy(H, &green),
            "tas-red-summoning" => summons >= 2 && summoned_on(&red) >= 1,
            "tas-green-summoning" => summons >= 2 && summoned_on(&green) >= 1,
            "tas-colored-summoning" => summoned_on(&coloured) >= 2,
            "tas-legendary-summoning" => summons >= 2 && self.turn.summons.iter().any(|(rank, _)| *rank == L),
            "tas-central-dominance" => own(0, &centre) >= 5 && own(H, &centre) >= 2,
            "tas-center-cross" => {
                stands_on(["e4", "d5", "e5", "f5", "e6"]) || stands_on(["d4", "f4", "e5", "d6", "f6"])
            }
            "tas-line-dominance" => {
                let leads = |on: &dyn Fn(Sq) -> bool| own(0, on) >= enemy(0, on) + 6;
                (3..6).any(|line| leads(&|at| at.row() == line) || leads(&|at| at.column() == line))
            }
            "tas-diagonals" => {
                let holds = |on: &dyn Fn(Sq) -> bool| own(0, on) >= 4 && own(H, on) >= 1;
                holds(&|at| at.row() == at.column()) && holds(&|at| at.row() + at.column() == 8)
            }
            "tas-side-chain" => {
                self.chain(|at| at.column() == 0, |at| at.column() == 8)
                    || self.chain(|at| at.row() == 0, |at| at.row() == 8)
            }
            "tas-corner-chain" => {
                let corner = |names: [&str; 3], at: Sq| names.iter().any(|name| Sq::named(name) == at);
                self.chain(|at| corner(["a3", "b2", "c1"], at), |at| corner(["g9", "h8", "i7"], at))
                    || self.chain(|at| corner(["g1", "h2", "i3"], at), |at| corner(["a7", "b8", "c9"], at))
            }
            "tas-imprisonment" => beside(6),
            "tas-envelopment" => beside(7),
            "tas-isolation" => self.squares(|piece| piece.side != me).into_iter().any(|at| self.is_isolated(at)),
            other => panic!("{other} is no task"),
        }
    }

    /// TK-161.
    fn chain(&self, begins: impl Fn(Sq) -> bool, ends: impl Fn(Sq) -> bool) -> bool {
        let mut reached: Vec<Sq> = self.own().into_iter().filter(|at| begins(*at)).collect();
        let mut next = 0;
        while next < reached.len() {
            let from = reached[next];
            next += 1;
            let more: Vec<Sq> = from.adj().into_iter().filter(|at| self.is_own(*at) && !reached.contains(at)).collect();
            reached.extend(more);
        }
        reached.into_iter().any(ends)
    }

    /// TK-162.
    fn is_isolated(&self, piece: Sq) -> bool {
        let comrades: Vec<Sq> =
            self.squares(|other| other.side != self.me()).into_iter().filter(|at| *at != piece).collect();
        if !comrades.iter().any(|other| other.distance(piece) <= 2) {
            return false;
        }
        let mut reached: BTreeSet<Sq> = BTreeSet::from([piece]);
        for _ in 0..3 {
            let from: Vec<Sq> = reached.iter().copied().collect();
            for at in from {
                reached.extend(at.adj().into_iter().filter(|near| !self.board.contains_key(near)));
            }
        }
        !reached.iter().any(|at| comrades.iter().any(|other| other.distance(*at) == 1))
    }

    /// TK-153, TK-154: turns up a next task.
    pub(crate) fn next_task(&mut self, answers: &mut Answers) -> Res<()> {
        let kind = |task: &Id| printed().task(task).kind.clone();
        // nothing of another type is left.
        let mut first = true;
        loop {
            let Some(task) = draw_task(&mut self.task_deck, answers)? else {
                self.next = None;
                return Ok(());
            };
            let all: Vec<Id> = self.current.iter().copied().chain([task]).collect();
            let three_alike = all.iter().any(|one| all.iter().filter(|other| kind(other) == kind(one)).count() >= 3);
            let rest: Vec<Id> = self.task_deck.unseen.iter().chain(&self.task_deck.bottom).copied().collect();
            let other_left = rest.iter().any(|other| kind(other) != kind(&task));
            if !three_alike || first && !other_left {
                self.next = Some(task);
                return Ok(());
            }
            first = false;
            self.task_deck.bottom.push(task);
        }
    }
}

fn draw_task(deck: &mut crate::model::Deck, answers: &mut Answers) -> Res<Option<Id>> {
    if !deck.unseen.is_empty() {
        let options = deck.unseen.iter().map(|task| format!("task {task}")).collect();
        let answer = answers.of_chance(options)?;
        let task = printed().id(answer.strip_prefix("task ").expect("a task"));
        deck.unseen.remove(task);
        return Ok(Some(task));
    }
    Ok((!deck.bottom.is_empty()).then(|| deck.bottom.remove(0)))
}
