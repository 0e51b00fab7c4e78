/** Everything that came to one page: messages of its sockets, and bodies of its requests. */

const WITHIN_MS = 30_000;

/** @typedef {{ at: number, from: 'page' | 'server', text: string, message: any }} Frame */

export class Wire {
  /** @type {Frame[]} */
  frames = [];
  /** @type {{ url: string, status: number, body: string }[]} */
  bodies = [];
  /** How the table stands, as the server last said. @type {any} */
  position = null;
  /** @type {any} */
  table = null;
  /** @type {Set<() => void>} */
  #waiting = new Set();
  /** @type {Promise<void>[]} */
  #reading = [];

  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.keep('server', String(payload)));
      socket.on('framesent', ({ payload }) => this.keep('page', String(payload)));
    });
    page.on('response', (response) => {
      const url = new URL(response.url());
      if (!url.pathname.startsWith('/api/')) return;
      const read = response.text().then(
        (body) => void this.bodies.push({ url: url.pathname + url.search, status: response.status(), body }),
        // The page went on before the body was there.
        () => undefined,
      );
      this.#reading.push(read);
    });
  }

  /** Takes note of a message. @param {'page' | 'server'} from @param {string} text */
  keep(from, text) {
    const message = JSON.parse(text);
    this.frames.push({ at: Date.now(), from, text, message });
    if (from === 'server' && message.type === 'now') this.position = message.position;
    if (from === 'server' && message.type === 'table') this.table = message.table;
    for (const look of [...this.#waiting]) look();
  }

  /** Messages of one kind from the server. @param {string} type */
  heard(type) {
    return this.frames
      .filter((frame) => frame.from === 'server' && frame.message.type === type)
      .map((frame) => frame.message);
  }

  /** Messages of one kind from the page. @param {string} type */
  sent(type) {
    return this.frames
      .filter((frame) => frame.from === 'page' && frame.message.type === type)
      .map((frame) => frame.message);
  }

  /** All news in the order they came; those that came again are left out. */
  news() {
    const all = new Map();
    for (const { whole, era, news } of this.heard('now')) {
      if (whole) all.clear();
      for (const entry of news) all.set(`${era}/${entry.number}`, entry);
    }
    return [...all.values()];
  }

  /**
   * Waits until something is so; it is looked at whenever a message passes.
   * @param {string} what
   * @param {() => unknown} isSo
   */
  async until(what, isSo, within = WITHIN_MS) {
    if (isSo()) return;
    await new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`after ${within} ms still not so: ${what}`));
      }, within);
      const look = () => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(undefined);
      };
      this.#waiting.add(look);
    });
  }

  /** Waits until every body that began to come has come. */
  async settled() {
    await Promise.all(this.#reading);
  }

  /** As text, for those who look into a failure. */
  told() {
    const frames = this.frames.map(({ at, from, text }) => ({
      at,
      line: `${from === 'page' ? '>' : '<'} ${text}`,
    }));
    const lines = frames.map(({ at, line }) => `${new Date(at).toISOString()} ${line}`);
    const bodies = this.bodies.map(({ url, status, body }) => `${status} ${url}\n${body}`);
    return [...lines, '', ...bodies].join('\n');
  }
}
