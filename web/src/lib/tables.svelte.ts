/** The tables a visitor may want, asked for again and again while the page is open. */

import { api } from './api';
import type { TableInfo, TableList } from './wire';

/** How often to ask while somebody looks, and while nobody does. */
const LOOKED_AT_MS = 4_000;
const HIDDEN_MS = 10_000;

class Tables {
  #list: TableList = $state.raw({ mine: [], open: [] });
  /** Whether the server has told at least once. */
  known = $state(false);
  /** Why the last try failed, if it did. */
  trouble: unknown = $state.raw(null);

  #latest = 0;

  get mine(): TableInfo[] {
    return this.#list.mine;
  }

  get open(): TableInfo[] {
    return this.#list.open;
  }

  /** Tables where a seat of the visitor's is asked, the longest waiting first. */
  get waiting(): TableInfo[] {
    return this.mine.filter((table) => table.your_move);
  }

  async refresh(): Promise<void> {
    const turn = ++this.#latest;
    try {
      const list = await api.tables();
      // A slow answer must not cover a newer one.
      if (turn !== this.#latest) return;
      this.#list = list;
      this.known = true;
      this.trouble = null;
    } catch (error) {
      if (turn === this.#latest) this.trouble = error;
    }
  }

  /** Asks from now on; returns how to stop. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const ask = async () => {
      clearTimeout(timer);
      await this.refresh();
      if (!stopped) timer = setTimeout(ask, document.hidden ? HIDDEN_MS : LOOKED_AT_MS);
    };
    const look = () => {
      if (!document.hidden) void ask();
    };
    document.addEventListener('visibilitychange', look);
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const tables = new Tables();
