/** The games this server has. */

import { api } from './api';
import { speech } from './words.svelte';
import type { GameInfo } from './wire';

class Games {
  list: GameInfo[] = $state.raw([]);
  #load: Promise<void> | undefined;

  /** Asks the server once; a failure may be tried again. */
  load(): Promise<void> {
    this.#load ??= api.games().then(
      (list) => {
        // Games to play come before those in the box to teach and to measure.
        this.list = [...list].sort((a, b) => Number(a.example) - Number(b.example));
      },
      (error: unknown) => {
        this.#load = undefined;
        throw error;
      },
    );
    return this.#load;
  }

  find(id: string): GameInfo | undefined {
    return this.list.find((game) => game.id === id);
  }

  /** A game's name in the reader's language; its id while the list is on its way. */
  name(id: string): string {
    const game = this.find(id);
    if (!game) return id;
    return speech.language === 'pl' ? game.name_pl : game.name_en;
  }
}

export const games = new Games();
