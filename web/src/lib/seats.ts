/** Who sits where, in words. */

import type { PlanSeat } from './ui/TablePlan.svelte';
import type { SeatInfo } from './wire';
import { say } from './words.svelte';

/** What a seat is called in lists: a name, a bot, or that it is free. */
export function seatName(seat: SeatInfo): string {
  if (seat.sitter === 'free') return say('seat-free');
  if (seat.sitter === 'bot') return say(`bot-${seat.bot ?? 'random'}`);
  const name = seat.name ?? say('seat-number', { seat: seat.seat });
  if (seat.bot !== null) return say('seat-away', { name });
  return seat.mine ? say('seat-me', { name }) : name;
}

export function freeSeats(seats: readonly SeatInfo[]): number {
  return seats.filter((seat) => seat.sitter === 'free').length;
}

/** The seats as TablePlan draws them. */
export function planOf(seats: readonly SeatInfo[]): PlanSeat[] {
  return seats.map(({ seat, sitter, mine }) => ({
    seat,
    free: sitter === 'free',
    bot: sitter === 'bot',
    mine,
  }));
}
