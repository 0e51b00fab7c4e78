/** What the people and bots of a table are called in sentences. */
import type { SeatInfo } from '../wire';
import { say, speech } from '../words.svelte';

/** A name for every seat in order. Equal names get the number of their seat, so that a sentence always says who. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map(nameOf);
  return plain.map((name, index) =>
    plain.filter((other) => other === name).length > 1 ? `${name} ${seats[index]?.seat}` : name,
  );
}

function nameOf(seat: SeatInfo): string {
  if (seat.sitter === 'person') return seat.name ?? say('seat-number', { seat: seat.seat });
  if (seat.sitter === 'free') return capital(say('seat-free'));
  return capital(say(seat.bot === 'random' ? 'bot-random' : 'bot-greedy'));
}

/** Names in a row as the language joins them: "Ola, Jan and Ewa". */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(names);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);
}
