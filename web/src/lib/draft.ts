/** A table before it is opened: who is to sit where. */

import type { PlanSeat } from './ui/TablePlan.svelte';
import type { Bots, GameInfo, NewSeat, OptionInfo, Pace } from './wire';

/** How quickly bots can answer, the default first. */
export const PACES: readonly Pace[] = ['natural', 'instant'];

/** `here` is somebody else who plays at the visitor's device. */
export type Who = 'me' | 'friend' | 'bot' | 'here';

export interface SeatDraft {
  who: Who;
  /** Which bot, if it is one. */
  bot: Bots;
  /** What the person here is called. */
  name: string;
}

/** Who plays, in a word. */
export type Preset = 'bot' | 'friend' | 'device';

export const PRESETS: readonly Preset[] = ['bot', 'friend', 'device'];

const OTHERS: Record<Preset, Who> = { bot: 'bot', friend: 'friend', device: 'here' };

/** The strongest bot a game has. */
export function bestBot(game: GameInfo): Bots {
  return (game.bots.at(-1) as Bots | undefined) ?? 'random';
}

/** The visitor on the first seat, and the others as the preset says. */
export function seated(preset: Preset, game: GameInfo, count = game.min_seats): SeatDraft[] {
  return Array.from({ length: count }, (_, index) => ({
    who: index === 0 ? 'me' : OTHERS[preset],
    bot: bestBot(game),
    name: '',
  }));
}

/** The same seats, fewer or more; new ones are like the last. */
export function resized(seats: readonly SeatDraft[], count: number): SeatDraft[] {
  const last = seats.at(-1);
  const more = last?.who === 'me' ? { ...last, who: 'bot' as const } : last;
  return Array.from({ length: count }, (_, index) => seats[index] ?? { ...more!, name: '' });
}

/** Puts somebody on a seat. The visitor sits on one seat only, so whoever sat there takes the visitor's old one. */
export function reseated(seats: readonly SeatDraft[], index: number, who: Who): SeatDraft[] {
  const before = seats[index]?.who ?? 'bot';
  return seats.map((seat, at) => {
    if (at === index) return { ...seat, who };
    return who === 'me' && seat.who === 'me' ? { ...seat, who: before } : seat;
  });
}

/** The preset these seats are, if they are one. */
export function presetOf(seats: readonly SeatDraft[]): Preset | null {
  const [first, ...others] = seats;
  if (first?.who !== 'me') return null;
  return PRESETS.find((preset) => others.every((seat) => seat.who === OTHERS[preset])) ?? null;
}

/** The seats as the server takes them; `someone` names a person here who gave no name. */
export function asNewSeats(seats: readonly SeatDraft[], someone: (seat: number) => string): NewSeat[] {
  return seats.map(({ who, bot, name }, index) => {
    switch (who) {
      case 'me':
        return { who: 'me' };
      case 'here':
        return { who: 'me', name: name.trim() || someone(index + 1) };
      case 'friend':
        return { who: 'friend' };
      case 'bot':
        return { who: 'bot', bot };
    }
  });
}

/** The seats as TablePlan draws them. */
export function planOf(seats: readonly SeatDraft[]): PlanSeat[] {
  return seats.map(({ who }, index) => ({
    seat: index + 1,
    free: who === 'friend',
    bot: who === 'bot',
    mine: who === 'me' || who === 'here',
  }));
}

/** Whether a value of an option can be chosen with so many seats. */
function fits({ seats }: OptionInfo, value: string, count: number): boolean {
  return seats[value]?.includes(count) ?? true;
}

/** An option that can be chosen, with the value that is taken. */
export interface Choosable {
  option: OptionInfo;
  /** Those that fit the number of seats, the default first. */
  values: string[];
  value: string;
}

/**
 * What can be chosen with so many seats and what is chosen already. In the place of a value that does not fit stands the default;
 * an option without a fitting value does not exist.
 */
export function choosableOptions(
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, string>>,
  count: number,
): Choosable[] {
  const existing = options.flatMap((option): Choosable[] => {
    const values = option.values.filter((value) => fits(option, value, count));
    const [first] = values;
    if (first === undefined) return [];
    const wanted = chosen[option.key] ?? first;
    return [{ option, values, value: fits(option, wanted, count) ? wanted : first }];
  });
  const taken = new Map(existing.map(({ option, value }) => [option.key, value]));
  return existing.filter(
    ({ option: { only_with: needs } }) => needs === null || taken.get(needs[0]) === needs[1],
  );
}
