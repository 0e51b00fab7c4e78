/** Rules as text, kept once they are there, so that they can be read when the line is down. */
import { api } from '../api';

const kept = new Map<string, Promise<string>>();

export function rulebook(game: string, language: string): Promise<string> {
  const key = `${game}/${language}`;
  const known = kept.get(key);
  if (known) return known;
  const text = api.rules(game, language);
  kept.set(key, text);
  // What failed is asked for again.
  text.catch(() => kept.delete(key));
  return text;
}
