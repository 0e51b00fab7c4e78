/** What a phrase is about. */
import type { Arg, Phrase } from '../wire';

export function argOf(phrase: Phrase | undefined, name: string): Arg | undefined {
  return phrase?.args?.find(([key]) => key === name)?.[1];
}

export function seatIn(phrase: Phrase | undefined): number | null {
  const who = argOf(phrase, 'who');
  return who && 'seat' in who ? who.seat : null;
}

export function numberIn(phrase: Phrase, name: string): number | null {
  const arg = argOf(phrase, name);
  return arg && 'number' in arg ? arg.number : null;
}

export function phraseIn(phrase: Phrase, name: string): Phrase | null {
  const arg = argOf(phrase, name);
  return arg && 'phrase' in arg ? arg.phrase : null;
}
