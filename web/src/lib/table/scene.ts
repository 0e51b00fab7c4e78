/** The board as text: drawings and sentences, in the order the game gives them. */
import type { Line, Phrase } from '../wire';

/** Consecutive drawn lines, or consecutive sentences. */
export type Part = { is: 'drawing'; rows: string[] } | { is: 'sentences'; said: Phrase[] };

export function parts(scene: readonly Line[]): Part[] {
  const result: Part[] = [];
  for (const line of scene) {
    const last = result.at(-1);
    if ('drawn' in line) {
      if (last?.is === 'drawing') last.rows.push(line.drawn);
      else result.push({ is: 'drawing', rows: [line.drawn] });
    } else if (last?.is === 'sentences') last.said.push(line.said);
    else result.push({ is: 'sentences', said: [line.said] });
  }
  for (const part of result) if (part.is === 'drawing') part.rows = flush(part.rows);
  return result;
}

/** Rows without the empty margin they share, so that a drawing stands where it is put. */
function flush(rows: readonly string[]): string[] {
  const margin = Math.min(...rows.filter((row) => row.trim() !== '').map((row) => row.search(/\S/)));
  return rows.map((row) => row.slice(Number.isFinite(margin) ? margin : 0).trimEnd());
}

/** The seat a sentence is about: the one it names, if it names only one. */
export function about(phrase: Phrase): number | null {
  const seats = (phrase.args ?? []).flatMap(([, arg]) => ('seat' in arg ? [arg.seat] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}
