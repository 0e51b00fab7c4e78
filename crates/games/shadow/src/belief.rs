//! The worlds a viewer cannot tell apart: section 13 of `design.md`.
//!
//! Everything that is drawn here follows from what the viewer remembers (SHP-166) and from what everybody knows, never from the cards
//! on the table.

use kernel::arrayvec::ArrayVec;
use kernel::{Deck, Dice, List, Sealed, Seat, Viewer};

use crate::ask::{Ask, Draft};
use crate::cards::{Card, Character, Goal, Location, MOST_CARDS};
use crate::memory::{Counted, Mind, Sizes, ZONES, Zone};
use crate::pile::{Bits, Pile};
use crate::state::{Frame, State};

/// Cards in a random order.
type Shuffled = ArrayVec<Card, MOST_CARDS>;

pub(crate) fn determinize<D: Dice>(state: &State, viewer: Viewer, dice: &mut D) -> State {
    let mut world = state.clone();
    deal_goals(&mut world, viewer, dice);
    deal_cards(&mut world, viewer, dice);
    answer_anew(&mut world, viewer, dice);
    remember_anew(&mut world, viewer);
    world
}

/// SHP-026, SHP-027: the Goals of the others; until the end everybody knows only their own.
fn deal_goals<D: Dice>(world: &mut State, viewer: Viewer, dice: &mut D) {
    if world.cause.is_some() {
        return;
    }
    let dealt = world.goals;
    let is_own = |seat: Seat| viewer.is(seat) && dealt[seat.index()].is_some();
    let own: ArrayVec<Goal, 5> =
        world.all_seats().iter().filter(|&seat| is_own(seat)).filter_map(|seat| dealt[seat.index()]).collect();
    let mut others: ArrayVec<Goal, 5> =
        Goal::ALL.into_iter().filter(|goal| *goal != Goal::Alien && !own.contains(goal)).collect();
    dice.shuffle(&mut others);
    let missing = usize::from(world.seats) - own.len();
    let has_alien = own.contains(&Goal::Alien);
    others.truncate(missing - usize::from(!has_alien));
    if !has_alien {
        others.push(Goal::Alien);
    }
    dice.shuffle(&mut others);
    for seat in world.all_seats().iter().filter(|&seat| !is_own(seat)) {
        let goal = others.pop();
        world.goals[seat.index()] = dealt[seat.index()].and(goal);
    }
}

/// Puts every card where it may be.
fn deal_cards<D: Dice>(world: &mut State, viewer: Viewer, dice: &mut D) {
    let mind = world.memory.of(viewer).next().expect("every viewer remembers something").clone();
    let zones = Assignment::draw(&mind, &world.sizes(), dice);
    for character in Character::ALL {
        let all = zones.pile(Zone::Equipment(character));
        world.hands[character.index()] = all.without(world.played[character.index()]);
    }
    world.whispers = zones.pile(Zone::Whispers);
    for location in Location::ALL {
        let place = location.index();
        let [top, rest] = [Zone::Top(location), Zone::Rest(location)].map(|zone| zones.pile(zone));
        world.decks[place] = lay(&world.decks[place], world.tops[place].into(), [top, rest], viewer, dice);
    }
    let temple = zones.pile(Zone::Temple);
    world.temple = lay(&world.temple, world.temple.len(), [temple, Pile::default()], viewer, dice);
}

/// A deck with the places that the viewer knows and these cards in the others: `top` in the first ones, `rest` below.
fn lay<D: Dice, const N: usize>(
    deck: &Deck<Card, N>,
    top_size: usize,
    [top, rest]: [Pile; 2],
    viewer: Viewer,
    dice: &mut D,
) -> Deck<Card, N> {
    let known = |depth: usize| deck.settled(depth).filter(|known| viewer.knows(known.by)).map(|known| known.card);
    let mut others = [(top, 0..top_size), (rest, top_size..deck.len())].map(|(cards, depths)| {
        let left = cards.without(depths.filter_map(known).collect());
        let mut shuffled: Shuffled = left.cards().collect();
        dice.shuffle(&mut shuffled);
        shuffled
    });
    let mut card_at = |depth: usize| {
        let zone = usize::from(depth >= top_size);
        known(depth).unwrap_or_else(|| others[zone].pop().expect("every place has a card"))
    };
    let settled = deck.settled_depth();
    let unseen = deck.unseen().len();
    let on_top: Shuffled = (0..settled).map(&mut card_at).collect();
    let below: Shuffled = (settled + unseen..deck.len()).map(&mut card_at).collect();
    let mut laid: Deck<Card, N> = others[1].drain(..).collect();
    for (card, depth) in below.into_iter().zip(settled + unseen..) {
        laid.put_under(card, deck.settled(depth).expect("cards under a deck are settled").by);
    }
    for (depth, card) in on_top.into_iter().enumerate().rev() {
        laid.put_on_top(card, deck.settled(depth).expect("cards on top are settled").by);
    }
    laid
}

/// Where each copy of a memory is. A bin is a zone, or the part of an Equipment that its list must fill. A set of bins has a bit for
/// each of them.
struct Assignment {
    /// The bins in which each copy may be.
    allowed: [u32; MOST_CARDS],
    members: [u128; BINS],
    room: [u8; BINS],
    /// The bins that are not full.
    open: u32,
}

const BINS: usize = ZONES + 6;

impl Assignment {
    /// Draws a place for every copy, so that all sizes are right and no list misses more than it may.
    fn draw<D: Dice>(mind: &Mind, sizes: &Sizes, dice: &mut D) -> Assignment {
        let mut allowed = mind.homes().map(u32::from);
        let mut room = [0; BINS];
        room[..ZONES].copy_from_slice(sizes);
        for character in Character::ALL {
            let (list, missing) = mind.list(character);
            let (place, listed) = (character.index(), ZONES + character.index());
            Bits(list & mind.may(Zone::Equipment(character))).for_each(|copy| allowed[copy] |= 1 << listed);
            room[listed] = (list.count_ones() as u8).saturating_sub(missing);
            room[place] -= room[listed];
        }
        let open = (0..BINS).filter(|&bin| room[bin] > 0).fold(0, |open, bin| open | 1 << bin);
        let mut bins = Assignment { allowed, members: [0; BINS], room, open };
        let (all, sure) = (mind.somewhere(), mind.in_one_zone());
        Bits(sure).for_each(|copy| bins.place(copy, [0; 2]));
        let mut unsure: ArrayVec<u8, MOST_CARDS> = Bits(all & !sure).map(|copy| copy as u8).collect();
        dice.shuffle(&mut unsure);
        for copy in unsure {
            let first = [dice.below(ZONES as u32), dice.below(MOST_CARDS as u32)];
            bins.place(copy.into(), first.map(|first| first as usize));
        }
        bins
    }

    /// Puts a copy into a bin with room, moving others if need be. Zones are tried from the one that `first` names on, and so are the
    /// copies that have to move.
    fn place(&mut self, copy: usize, first: [usize; 2]) {
        let mut tried = 0;
        if !self.try_place(copy, first, &mut tried) {
            // An imagined memory may be wrong in what it allows together; then the copy goes wherever there is room.
            let bin = (0..BINS).find(|&bin| self.room[bin] > 0).expect("there is a place for every copy");
            self.put(copy, bin);
        }
    }

    fn put(&mut self, copy: usize, bin: usize) {
        self.members[bin] |= 1 << copy;
        self.room[bin] -= 1;
        if self.room[bin] == 0 {
            self.open &= !(1 << bin);
        }
    }

    fn try_place(&mut self, copy: usize, first: [usize; 2], tried: &mut u32) -> bool {
        let [first_zone, first_copy] = first;
        let allowed = self.allowed[copy];
        if let Some(bin) = first_bin(allowed & self.open & !*tried, first_zone) {
            self.put(copy, bin);
            return true;
        }
        let low = (1u128 << first_copy) - 1;
        while let Some(bin) = first_bin(allowed & !*tried, first_zone) {
            *tried |= 1 << bin;
            let members = self.members[bin];
            for other in Bits(members & !low).chain(Bits(members & low)) {
                if self.try_place(other, first, tried) {
                    self.members[bin] &= !(1 << other);
                    self.members[bin] |= 1 << copy;
                    return true;
                }
            }
        }
        false
    }

    /// The cards of a zone.
    fn pile(&self, zone: Zone) -> Pile {
        let listed = match zone {
            Zone::Equipment(character) => self.members[ZONES + character.index()],
            _ => 0,
        };
        Pile::of_any_copies(self.members[zone.index()] | listed)
    }
}

/// The bin of a set that is tried first: a list is filled before the rest of its Equipment, and zones are tried from one of them on.
fn first_bin(bins: u32, first_zone: usize) -> Option<usize> {
    let (lists, zones) = (bins >> ZONES, (bins as u16).rotate_right(first_zone as u32));
    match (lists, zones) {
        (0, 0) => None,
        (0, _) => Some((first_zone + zones.trailing_zeros() as usize) % ZONES),
        _ => Some(ZONES + lists.trailing_zeros() as usize),
    }
}

/// What others have answered face down or begun to choose, and the draft.
fn answer_anew<D: Dice>(world: &mut State, viewer: Viewer, dice: &mut D) {
    let Some(mut ask) = world.question().cloned() else { return };
    match &mut ask {
        Ask::Draft(draft) => *draft = draft_anew(world, draft, viewer, dice),
        Ask::Whisper(whisper) => seal_anew(world, &mut whisper.cards, viewer, dice),
        Ask::Scrap(scrap) => seal_anew(world, &mut scrap.cards, viewer, dice),
        _ => {
            if !ask.asked(world).iter().any(|seat| viewer.is(seat)) {
                ask.drop_half_built();
            }
        }
    }
    if let Some(Frame::Ask(asked)) = world.frames.top_mut() {
        *asked = ask;
    }
}

/// That somebody has chosen a card is public, so the same players have chosen one of theirs.
fn seal_anew<D: Dice>(world: &State, cards: &mut Sealed<Card>, viewer: Viewer, dice: &mut D) {
    for seat in cards.asked().iter().filter(|&seat| !viewer.is(seat)) {
        if cards.of(seat).is_some() {
            let character = world.controlled_by(seat).expect("every player has a Character");
            cards.put(seat, world.hand(character).sample(dice));
        }
    }
}

/// SHP-032 to SHP-035: a viewer knows the cards it was handed, what it kept and what it passed on; the last drafter the card it drew.
fn draft_anew<D: Dice>(world: &State, draft: &Draft, viewer: Viewer, dice: &mut D) -> Draft {
    let last = usize::from(world.seats) - 1;
    let own = world.all_seats().iter().find(|&seat| viewer.is(seat)).map(|seat| Draft::place_of(world, seat));
    let handed = own.filter(|&place| place <= draft.kept.len());
    let knows_blind = own.is_some_and(|place| place == 0 || place == last);
    // What the viewer has not seen: earlier picks, and the blind card unless it knows it.
    let seen = handed.map(|place| draft.pack(world, place)).unwrap_or_default();
    let seen = if knows_blind { seen.with(draft.blind) } else { seen };
    let mut hidden: ArrayVec<Character, 6> = Character::ALL.into_iter().filter(|&each| !seen.contains(each)).collect();
    dice.shuffle(&mut hidden);
    let blind = if knows_blind { draft.blind } else { hidden.pop().expect("the blind card was not seen") };
    let mut kept: List<Character, 5> = List::default();
    for (place, &truth) in draft.kept.iter().enumerate() {
        let world_so_far = Draft { blind, kept: kept.clone() };
        kept.push(match handed {
            Some(own) if place == own => truth,
            Some(own) if place > own => {
                let left: ArrayVec<Character, 6> = world_so_far.pack(world, place).iter().collect();
                dice.pick(&left)
            }
            _ => hidden.pop().expect("earlier picks were not seen"),
        });
    }
    Draft { blind, kept }
}

/// The other seats remember what the spectator does, what they hold, and the places of decks that they have looked at. More would
/// give the truth away.
fn remember_anew(world: &mut State, viewer: Viewer) {
    let zones = Counted::new(&world.zones());
    world.memory.forget_others(world.seats, viewer, &zones);
    let sizes = world.sizes();
    for seat in world.all_seats().iter().filter(|&seat| !viewer.is(seat)) {
        if let Some(character) = world.controlled_by(seat) {
            let all = world.equipment(character);
            world.memory.of_seat_mut(seat).looks_at_all(Zone::Equipment(character), all, &sizes);
        }
        let other = Viewer::seat(seat);
        for location in Location::ALL {
            let top = usize::from(world.tops[location.index()]);
            let deck = world.decks[location.index()].clone();
            look_again(&deck, 0..top, Zone::Top(location), other, world.memory.of_seat_mut(seat), &sizes);
            look_again(&deck, top..deck.len(), Zone::Rest(location), other, world.memory.of_seat_mut(seat), &sizes);
        }
        let temple = world.temple.clone();
        look_again(&temple, 0..temple.len(), Zone::Temple, other, world.memory.of_seat_mut(seat), &sizes);
    }
}

/// A seat sees again what lies in the places it knows.
fn look_again<const N: usize>(
    deck: &Deck<Card, N>,
    depths: std::ops::Range<usize>,
    zone: Zone,
    viewer: Viewer,
    mind: &mut Mind,
    sizes: &Sizes,
) {
    let mut seen = 0;
    for known in depths.filter_map(|depth| deck.settled(depth)).filter(|known| viewer.knows(known.by)) {
        seen |= mind.shows(known.card, zone, Some(zone), seen, sizes);
    }
}
