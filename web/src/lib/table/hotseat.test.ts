import { describe, expect, it } from 'vitest';
import { seatInfo, tableInfo } from './fakes';
import { START, firstEyes, handTo, hasAnswered, ownSeats, passOn, taken, type HotSeat } from './hotseat';

const mine = (seat: number, rest = {}) => seatInfo(seat, { mine: true, ...rest });
const at = (eyes: number | null, rest: Partial<HotSeat> = {}): HotSeat => ({ ...START, eyes, ...rest });

describe('whose eyes', () => {
  it('are those of the only seat, or nobody’s', () => {
    expect(firstEyes(tableInfo({ seats: [mine(1), seatInfo(2)] }))).toBe(1);
    expect(firstEyes(tableInfo({ seats: [seatInfo(1), seatInfo(2)] }))).toBeNull();
    expect(firstEyes(tableInfo({ seats: [mine(1), mine(2)] }))).toBeNull();
  });

  it('leave out seats a bot stands in for', () => {
    expect(ownSeats(tableInfo({ seats: [mine(1, { bot: 'greedy' }), mine(2)] }))).toEqual([2]);
  });
});

describe('the device', () => {
  it('goes to the first asked at the start', () => {
    expect(passOn(START, [1, 2], [2])).toEqual(at(null, { handingTo: 2 }));
    expect(passOn(START, [1, 2], [1, 2]).handingTo).toBe(1);
  });

  it('stays while its holder is asked, and while none of ours is', () => {
    expect(passOn(at(1), [1, 2], [1, 2])).toEqual(at(1));
    expect(passOn(at(1), [1, 2], [3])).toEqual(at(1));
    expect(passOn(at(1), [1, 2], [])).toEqual(at(1));
  });

  it('goes on when another seat of ours is asked', () => {
    expect(passOn(at(1), [1, 2], [2])).toEqual(at(null, { handingTo: 2 }));
  });

  it('stays on its way whatever a spectator can tell meanwhile', () => {
    const handing = at(null, { handingTo: 2 });
    expect(passOn(handing, [1, 2], [1])).toBe(handing);
  });

  it('shows the view of whoever took it', () => {
    expect(taken(at(null, { handingTo: 2 }))).toEqual(at(2));
  });

  it('can be asked for out of turn', () => {
    expect(handTo(at(1), 2)).toEqual(at(null, { handingTo: 2 }));
  });

  it('is not handed to a seat a bot has taken', () => {
    expect(passOn(at(null, { handingTo: 2 }), [1], [1]).handingTo).toBeNull();
  });

  it('visits everybody once where nobody may see who has answered', () => {
    const own = [1, 2, 3];
    const reallyAnswered = new Set<number>();
    // Every seat knows of itself only: the others look asked until all are in.
    const asked = (eyes: number | null) => own.filter((seat) => seat !== eyes || !reallyAnswered.has(seat));
    const visited: number[] = [];
    let hot = passOn(START, own, asked(null));
    while (reallyAnswered.size < 3) {
      hot = passOn(taken(hot), own, asked(hot.handingTo));
      const seat = hot.eyes;
      if (seat === null) throw new Error('handed on before the answer');
      visited.push(seat);
      reallyAnswered.add(seat);
      hot = passOn(hasAnswered(hot, seat), own, asked(seat));
    }
    expect(visited).toEqual([1, 2, 3]);
  });

  it('starts anew when the next question asks all again', () => {
    expect(passOn(at(3, { answered: [1, 2, 3] }), [1, 2, 3], [1, 2])).toEqual(at(null, { handingTo: 1 }));
    expect(passOn(at(1, { answered: [1, 2] }), [1, 2], [1, 2])).toEqual(at(1, { answered: [2] }));
  });
});
