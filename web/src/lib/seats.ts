/** Who sits where, in words. */

import type { PlanSeat } from './ui/TablePlan.svelte';
import type { SeatInfo, TableInfo } from './wire';
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

/** A letter for a side, counted from 1. */
function sideLetter(side: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + side - 1);
}

/** What a side of several seats is called. */
export function sideName(side: number): string {
  return say('side-name', { letter: sideLetter(side) });
}

/** The seats by side, in the order of sides and seats. */
export function bySide(seats: readonly SeatInfo[]): { side: number; seats: SeatInfo[] }[] {
  const sides = [...new Set(seats.map(({ side }) => side))].sort((a, b) => a - b);
  return sides.map((side) => ({ side, seats: seats.filter((seat) => seat.side === side) }));
}

/** The seats of a table as TablePlan draws them. */
export function planOf({ seats, partners }: Pick<TableInfo, 'seats' | 'partners'>): PlanSeat[] {
  return seats.map(({ seat, side, sitter, mine }) => ({
    seat,
    free: sitter === 'free',
    bot: sitter === 'bot',
    mine,
    letter: partners ? sideLetter(side) : undefined,
  }));
}
