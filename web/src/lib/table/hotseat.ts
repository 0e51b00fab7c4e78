/** Several seats on one device: whose turn it is to hold it. */
import type { TableInfo } from '../wire';
import type { Eyes } from './connection';

/** Who holds the device, who gets it next, and who is known to have answered. */
export interface HotSeat {
  /** The seat whose view is shown; none while nobody's is. */
  eyes: Eyes;
  /** The seat the device is being passed to. While it is, the view in memory is a spectator's. */
  handingTo: number | null;
  /**
   * Seats of ours that have answered. Where nobody may see who has answered, other eyes still see them as asked, and the device
   * would go round for nothing.
   */
  answered: readonly number[];
}

/** The seats this visitor answers for; those a bot stands in for answer by themselves. */
export function ownSeats(table: TableInfo): number[] {
  return table.seats.filter((seat) => seat.mine && seat.bot === null).map((seat) => seat.seat);
}

/** The seats that belong to this visitor, whoever answers for them now. */
export function mySeats(table: TableInfo): number[] {
  return table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
}

/** How it begins: with one seat its eyes, with several nobody's until one of them is asked, without one a spectator's. */
export function firstEyes(table: TableInfo): Eyes {
  const own = mySeats(table);
  return own.length === 1 ? (own[0] ?? null) : null;
}

export const START: HotSeat = { eyes: null, handingTo: null, answered: [] };

/**
 * What happens when the table says whom it waits for, as `hot.eyes` can tell. The device goes on only when another of our seats is
 * asked and the one that holds it is not; it goes round the table from there.
 */
export function passOn(hot: HotSeat, own: readonly number[], asked: readonly number[]): HotSeat {
  if (hot.handingTo !== null) return own.includes(hot.handingTo) ? hot : { ...hot, handingTo: null };
  const wanted = own.filter((seat) => asked.includes(seat));
  if (hot.eyes !== null && wanted.includes(hot.eyes)) {
    return hot.answered.includes(hot.eyes)
      ? { ...hot, answered: hot.answered.filter((seat) => seat !== hot.eyes) }
      : hot;
  }
  if (wanted.length === 0) return hot;
  const open = wanted.filter((seat) => !hot.answered.includes(seat));
  const answered = open.length > 0 ? hot.answered : [];
  return { eyes: null, handingTo: nextAfter(hot.eyes ?? 0, open.length > 0 ? open : wanted), answered };
}

/** The seat that held the device has answered. */
export function hasAnswered(hot: HotSeat, seat: number): HotSeat {
  return hot.answered.includes(seat) ? hot : { ...hot, answered: [...hot.answered, seat] };
}

/** Somebody wants the device out of turn, to interject or to agree to something. */
export function handTo(hot: HotSeat, seat: number): HotSeat {
  return { ...hot, eyes: null, handingTo: seat };
}

/** The one it was passed to has it now. */
export function taken(hot: HotSeat): HotSeat {
  return { ...hot, eyes: hot.handingTo, handingTo: null };
}

function nextAfter(seat: number, seats: readonly number[]): number | null {
  return seats.find((other) => other > seat) ?? seats[0] ?? null;
}
