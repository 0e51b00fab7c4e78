/** The games that have a board of their own; each comes when it is first shown. */
import type { Board } from './board';

const BOARDS: Readonly<Record<string, () => Promise<{ default: Board }>>> = {
  throne: () => import('./throne/Board.svelte'),
};

export function hasBoard(game: string): boolean {
  return Object.hasOwn(BOARDS, game);
}

/** The board of a game; nothing if it has none. */
export async function boardOf(game: string): Promise<Board | null> {
  return (await BOARDS[game]?.())?.default ?? null;
}
