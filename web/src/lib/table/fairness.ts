/** What chance brought in a game, counted from its recording: the answer to "are the dice fair?". */

/** Outcomes of one kind. */
export interface Chances {
  /** What they have in common, like `lot` in `lot amber`; empty for outcomes of one word. */
  kind: string;
  total: number;
  outcomes: { name: string; count: number }[];
}

/** Counts the `chance:` lines of a recording, by the word they begin with where they have several. */
export function chances(recording: string): Chances[] {
  const kinds = new Map<string, Map<string, number>>();
  for (const line of recording.split('\n')) {
    const outcome = /^chance:\s*(\S.*?)\s*$/.exec(line)?.[1];
    if (outcome === undefined) continue;
    const cut = outcome.indexOf(' ');
    const kind = cut === -1 ? '' : outcome.slice(0, cut);
    const name = outcome.slice(cut + 1);
    const counts = kinds.get(kind) ?? new Map<string, number>();
    kinds.set(kind, counts.set(name, (counts.get(name) ?? 0) + 1));
  }
  return [...kinds].map(([kind, counts]) => {
    const outcomes = [...counts].map(([name, count]) => ({ name, count })).sort(byFaceOrCount);
    return { kind, total: outcomes.reduce((sum, { count }) => sum + count, 0), outcomes };
  });
}

/** Faces of dice in their order; anything else by how often it came. */
function byFaceOrCount(a: { name: string; count: number }, b: { name: string; count: number }): number {
  const byName = a.name.localeCompare(b.name, 'en', { numeric: true });
  const areFaces = /^\d+$/.test(a.name) && /^\d+$/.test(b.name);
  return areFaces ? byName : b.count - a.count || byName;
}
