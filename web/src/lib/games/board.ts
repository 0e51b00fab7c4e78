/** What every game's own board is given, and the only way it acts. */
import type { Component, Snippet } from 'svelte';

import type { News, Phrase, Position } from '../wire';

export interface BoardProps {
  position: Position;
  /** Says a phrase of the game. */
  tell: (phrase: Phrase) => string;
  /** Who sits where, by seat. */
  names: readonly string[];
  /** Everything these eyes have perceived, numbered; what is new may move. */
  news: readonly News[];
  /** Whether an answer would be taken now. */
  canAct: boolean;
  /** Gives one of the offered answers. */
  choose: (action: string) => void;
  /** What stands around the prompt and the buttons of the board; without it nothing can be chosen. */
  frame?: Snippet<[Snippet]>;
}

export type Board = Component<BoardProps>;
