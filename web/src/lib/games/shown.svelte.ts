/** How a table is shown: as the game's own board, or as text. The choice is kept for all tables. */
import { recall, remember } from '../storage';
import { toast } from '../toasts.svelte';
import { say } from '../words.svelte';
import type { Board } from './board';
import { boardOf, hasBoard } from './index';

export type Kind = 'board' | 'text';

export class Shown {
  /** Whether there is a choice. */
  readonly hasBoard: boolean;
  #board: Board | null = $state.raw(null);
  #kind: Kind = $state('board');

  constructor(game: string) {
    this.hasBoard = hasBoard(game);
    if (recall('shown-as') === 'text') this.#kind = 'text';
    if (!this.hasBoard) return;
    boardOf(game).then(
      (board) => (this.#board = board),
      () => {
        // Nobody waits for a drawing: the text is there.
        this.#kind = 'text';
        toast(say('problem-offline'), 'problem');
      },
    );
  }

  get kind(): Kind {
    return this.hasBoard ? this.#kind : 'text';
  }

  set kind(kind: Kind) {
    this.#kind = kind;
    remember('shown-as', kind);
  }

  /** The board to draw; nothing while it is on its way, and nothing where text was chosen. */
  get board(): Board | null {
    return this.kind === 'board' ? this.#board : null;
  }
}
