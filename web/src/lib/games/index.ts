/** The games that have a board of their own; each comes when it is first shown. */
import type { Component } from 'svelte';

import type { Board } from './board';

const BOARDS: Readonly<Record<string, () => Promise<{ default: Board }>>> = {
  terrors: () => import('./terrors/Board.svelte'),
  throne: () => import('./throne/Board.svelte'),
};

/** What a campaign has laid open, to read. */
export type Pages = Component<{ won: number }>;

const PAGES: Readonly<Record<string, () => Promise<{ default: Pages }>>> = {
  throne: () => import('./throne/Captivity.svelte'),
};

export function hasBoard(game: string): boolean {
  return Object.hasOwn(BOARDS, game);
}

/** The board of a game; nothing if it has none. */
export async function boardOf(game: string): Promise<Board | null> {
  return (await BOARDS[game]?.())?.default ?? null;
}

/** The pages of a game's campaign; nothing if it has none. */
export async function pagesOf(game: string): Promise<Pages | null> {
  return (await PAGES[game]?.())?.default ?? null;
}
