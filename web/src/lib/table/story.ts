/** The log: whom an entry concerns, and what is new since the last visit. */
import { recall, remember } from '../storage';
import type { News, Phrase } from '../wire';
import type { Eyes } from './connection';

/** The seats a phrase names, in order, also inside other phrases. */
export function seatsIn(phrase: Phrase): number[] {
  return (phrase.args ?? []).flatMap(([, arg]) => {
    if ('seat' in arg) return [arg.seat];
    return 'phrase' in arg ? seatsIn(arg.phrase) : [];
  });
}

/** Whether something was done to one of `mine`: named, but not as the first, who acts. */
export function isAgainst(phrase: Phrase, mine: readonly number[]): boolean {
  const [actor, ...others] = seatsIn(phrase);
  return others.some((seat) => seat !== actor && mine.includes(seat));
}

/** The number after which the line "since your last visit" stands; none if nothing is new or this is the first visit. */
export function dividerAfter(news: readonly News[], seen: number): number | null {
  const last = news.at(-1)?.number ?? 0;
  return seen > 0 && seen < last ? seen : null;
}

const key = (table: string, eyes: Eyes) => `seen.${table}.${eyes ?? 'watch'}`;

/** Up to which number this viewer has seen the news of a table. */
export function lastSeen(table: string, eyes: Eyes, era: number): number {
  const kept = recall(key(table, eyes));
  if (!Array.isArray(kept)) return 0;
  const [keptEra, number] = kept as unknown[];
  return keptEra === era && typeof number === 'number' ? number : 0;
}

export function keepSeen(table: string, eyes: Eyes, era: number, number: number): void {
  remember(key(table, eyes), [era, number]);
}
