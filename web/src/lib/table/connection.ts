/**
 * The line to one table: a socket that comes back by itself, asks for what it missed, and says every message once.
 *
 * What lives here knows nothing of games, pages or words. It keeps exactly what the server said for the eyes it looks through and
 * forgets it when they change, so that nothing of one seat stays in memory while another looks.
 */
import type { ChatLine, News, Position, Problem, TableInfo, ToClient, ToServer } from '../wire';

/** Through whose eyes: a seat, or nobody's in particular. */
export type Eyes = number | null;

/** How the line stands. */
export type Line =
  | { is: 'connecting' }
  | { is: 'online' }
  /** Waits until `retryAt`, in milliseconds of the environment's clock. */
  | { is: 'offline'; retryAt: number }
  /** The table cannot be reached with this session, and trying again would not help. */
  | { is: 'gone'; problem: Problem };

/** What became of a message. */
export type Outcome =
  | { was: 'done' }
  | { was: 'refused'; problem: Problem }
  /** There was no line, so it was not sent. */
  | { was: 'offline' }
  /** The page left the table before the answer came. */
  | { was: 'left' };

type WithId = Exclude<ToServer, { type: 'look' }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A message to the table, before it has an id. */
export type Message = WithoutId<WithId>;

/** What the connection needs of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

/** The world around the connection; tests bring their own. */
export interface Environment {
  socket(): Socket;
  /** Milliseconds. */
  now(): number;
  /** Does something later; the result calls it off. */
  later(milliseconds: number, what: () => void): () => void;
  /** A number from 0 up to 1. */
  random(): number;
  id(): string;
  /** Asks over HTTP why the socket does not open. */
  check(): Promise<'fine' | 'unreachable' | Problem>;
  /** Tells when the network or the page came back, and when the network is gone; the result stops it. */
  onNetwork(back: () => void, gone: () => void): () => void;
  isVisible(): boolean;
}

/** What is known of the table through the present eyes. */
export interface Known {
  line: Line;
  table: TableInfo | null;
  eyes: Eyes;
  era: number;
  news: readonly News[];
  position: Position | null;
  chat: readonly ChatLine[];
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 4_000;
const ANSWER_WITHIN_MS = 8_000;
const SILENCE_MS = 30_000;
/** A line that held this long was a good one; the next delay is short again. */
const STEADY_MS = 5_000;

/** Problems that trying again does not mend. */
const FINAL = new Set<Problem['code']>(['no-table', 'no-session', 'bad-secret', 'not-found']);

interface Unanswered {
  message: WithId;
  sentAt: number;
  resolve: (outcome: Outcome) => void;
}

/** A line to one table. */
export class Connection {
  private socket: Socket | null = null;
  private readonly outbox = new Map<string, Unanswered>();
  private line: Line = { is: 'connecting' };
  private table: TableInfo | null = null;
  private eyes: Eyes | undefined;
  private era = 0;
  private news: readonly News[] = [];
  private position: Position | null = null;
  private chat: readonly ChatLine[] = [];

  private attempts = 0;
  private onlineSince = 0;
  private heardAt = 0;
  /** When the look was said that no `now` has answered yet. */
  private lookedAt: number | null = null;
  private isOpen = false;
  private hasLeft = false;
  private stopWaiting: (() => void) | null = null;
  private stopWatch: (() => void) | null = null;
  private readonly stopNetwork: () => void;

  /**
   * `chooseEyes` is asked once, when the table is first known; `changed` whenever anything of `known()` is new.
   */
  constructor(
    private readonly world: Environment,
    private readonly chooseEyes: (table: TableInfo) => Eyes,
    private readonly changed: (known: Known) => void,
  ) {
    this.stopNetwork = world.onNetwork(
      () => this.wake(),
      () => this.lose(),
    );
    this.connect();
    this.watch();
  }

  known(): Known {
    return {
      line: this.line,
      table: this.table,
      eyes: this.eyes ?? null,
      era: this.era,
      news: this.news,
      position: this.position,
      chat: this.chat,
    };
  }

  /**
   * Says something to the table. Without a line it is refused at once and never kept for later: who clicks sees the table as it
   * was, and must not act on a table that may have changed.
   */
  say(message: Message): Promise<Outcome> {
    if (this.line.is !== 'online' || !this.socket) return Promise.resolve({ was: 'offline' });
    const withId = { ...message, id: this.world.id() } as WithId;
    return new Promise((resolve) => {
      this.outbox.set(withId.id, { message: withId, sentAt: this.world.now(), resolve });
      this.send(withId);
    });
  }

  /** Looks through other eyes. What the former ones saw is forgotten before anything else happens. */
  look(eyes: Eyes): void {
    if (this.eyes === eyes) return;
    this.eyes = eyes;
    this.forget();
    if (this.isOpen && this.table) this.sendLook();
    this.tell();
  }

  /** Takes over what HTTP told of the table, for instance after a seat was taken back. */
  learn(table: TableInfo): void {
    this.heardTable(table);
    this.tell();
  }

  /** Tries again now instead of when the time has come. */
  retry(): void {
    if (this.line.is !== 'offline') return;
    this.attempts = 0;
    this.connect();
  }

  /** Leaves the line for good. */
  close(): void {
    this.hasLeft = true;
    this.stopNetwork();
    this.stopWaiting?.();
    this.stopWatch?.();
    this.drop();
    for (const { resolve } of this.outbox.values()) resolve({ was: 'left' });
    this.outbox.clear();
  }

  private connect(): void {
    this.stopWaiting?.();
    this.stopWaiting = null;
    this.drop();
    this.set({ is: 'connecting' });
    this.heardAt = this.world.now();
    const socket = this.world.socket();
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.isOpen = true;
      this.heardAt = this.world.now();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(event.data);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    socket.onerror = null;
  }

  /** Lets go of the socket without waiting for it to close. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.isOpen = false;
    this.lookedAt = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  private lost(): void {
    const hadOpened = this.isOpen;
    this.drop();
    if (this.hasLeft) return;
    if (this.line.is === 'online' && this.world.now() - this.onlineSince >= STEADY_MS) this.attempts = 0;
    this.waitAndRetry();
    // A handshake that was refused looks like a network that is down; only HTTP tells them apart.
    if (!hadOpened) void this.askWhy();
  }

  private async askWhy(): Promise<void> {
    const answer = await this.world.check();
    if (this.hasLeft || this.line.is === 'online' || typeof answer === 'string') return;
    if (!FINAL.has(answer.code)) return;
    this.stopWaiting?.();
    this.stopWaiting = null;
    this.drop();
    this.forget();
    this.set({ is: 'gone', problem: answer });
    for (const { resolve } of this.outbox.values()) resolve({ was: 'refused', problem: answer });
    this.outbox.clear();
  }

  private waitAndRetry(): void {
    const ceiling = Math.min(LONGEST_DELAY_MS, 2 * FIRST_DELAY_MS * 2 ** this.attempts);
    const delay = FIRST_DELAY_MS + this.world.random() * (ceiling - FIRST_DELAY_MS);
    this.attempts += 1;
    this.stopWaiting?.();
    this.stopWaiting = this.world.later(delay, () => this.connect());
    this.set({ is: 'offline', retryAt: this.world.now() + delay });
  }

  /** The network or the page is back: a line that was lost returns at once, and one that seems to hold is tried. */
  private wake(): void {
    if (this.hasLeft || this.line.is === 'gone') return;
    if (this.line.is === 'offline') this.retry();
    else if (this.line.is === 'online' && this.lookedAt === null) this.sendLook();
  }

  /** The device has no network: a socket may not notice for long, and until then would promise what it cannot keep. */
  private lose(): void {
    if (this.line.is === 'online' || this.line.is === 'connecting') this.lost();
  }

  /** Browsers do not show pings, so a dead line is one that leaves something unanswered. */
  private watch(): void {
    this.stopWatch = this.world.later(1_000, () => {
      this.watch();
      const now = this.world.now();
      const isLate = (since: number) => now - since >= ANSWER_WITHIN_MS;
      if (this.line.is === 'connecting') {
        if (isLate(this.heardAt)) this.lost();
        return;
      }
      if (this.line.is !== 'online') return;
      const oldest = [...this.outbox.values()].map((unanswered) => unanswered.sentAt);
      if (oldest.some(isLate) || (this.lookedAt !== null && isLate(this.lookedAt))) {
        this.attempts = 0;
        this.connect();
      } else if (this.lookedAt === null && now - this.heardAt >= SILENCE_MS && this.world.isVisible()) {
        this.sendLook();
      }
    });
  }

  private hear(data: unknown): void {
    const message = parsed(data);
    if (!message) return;
    this.heardAt = this.world.now();
    switch (message.type) {
      case 'table':
        this.heardTable(message.table);
        break;
      case 'now':
        this.heardNow(message);
        break;
      case 'chat':
        this.heardChat(message.whole, message.lines);
        break;
      case 'done':
        this.answered(message.id, { was: 'done' });
        break;
      case 'refused':
        this.heardRefused(message.id, message.problem);
        break;
      case 'bye':
        // The server closes next; it asks us to come back after a moment, not at once.
        this.attempts = 0;
        this.lost();
        return;
    }
    this.tell();
  }

  private heardTable(table: TableInfo): void {
    const isFirst = this.table === null || this.line.is === 'connecting';
    const hasStarted = this.table?.phase === 'lobby' && table.phase !== 'lobby';
    this.table = table;
    if (this.eyes === undefined) this.eyes = this.chooseEyes(table);
    if (!this.isOpen) return;
    if (isFirst || hasStarted) this.sendLook();
    // A lobby and a frozen table have nothing to look at.
    if (this.line.is === 'connecting' && (table.phase === 'lobby' || table.phase === 'frozen')) this.online();
  }

  private heardNow(now: Extract<ToClient, { type: 'now' }>): void {
    // What was on its way when the eyes changed is not for these eyes.
    if (now.position.seat !== this.eyes) return;
    if (!now.whole && !this.follows(now)) {
      if (this.lookedAt === null) this.sendLook();
      return;
    }
    this.lookedAt = null;
    const last = this.last();
    const fresh = now.whole ? now.news : now.news.filter((entry) => entry.number > last);
    if (now.whole) this.news = fresh;
    else if (fresh.length > 0) this.news = [...this.news, ...fresh];
    this.era = now.era;
    this.position = now.position;
    if (this.line.is === 'connecting') this.online();
  }

  /** Whether news goes on where ours ends. What is known already may come again. */
  private follows(now: { era: number; news: News[] }): boolean {
    const last = this.last();
    if (now.era !== this.era && !(this.era === 0 && last === 0)) return false;
    const fresh = now.news.filter((entry) => entry.number > last);
    return fresh.every((entry, index) => entry.number === last + 1 + index);
  }

  private heardChat(isWhole: boolean, lines: ChatLine[]): void {
    if (isWhole) {
      this.chat = lines;
      return;
    }
    const last = this.chat.at(-1)?.number ?? 0;
    const fresh = lines.filter((line) => line.number > last);
    if (fresh.length > 0) this.chat = [...this.chat, ...fresh];
  }

  private heardRefused(id: string | null, problem: Problem): void {
    if (id !== null) {
      this.answered(id, { was: 'refused', problem });
      return;
    }
    // Only a look has no id. A seat that is not ours any more is looked at as everybody does.
    this.lookedAt = null;
    if (problem.code === 'not-your-seat' && typeof this.eyes === 'number') this.look(null);
    else if (this.line.is === 'connecting' && this.isOpen) this.online();
  }

  /** Everything that was said and not answered is said again with the same id: the table does it once. */
  private online(): void {
    this.onlineSince = this.world.now();
    this.set({ is: 'online' });
    for (const unanswered of this.outbox.values()) {
      unanswered.sentAt = this.world.now();
      this.send(unanswered.message);
    }
  }

  private answered(id: string, outcome: Outcome): void {
    const unanswered = this.outbox.get(id);
    if (!unanswered) return;
    this.outbox.delete(id);
    unanswered.resolve(outcome);
  }

  private sendLook(): void {
    const needsAnswer =
      this.table !== null && (this.table.phase === 'playing' || this.table.phase === 'over');
    this.lookedAt = needsAnswer ? this.world.now() : null;
    this.send({ type: 'look', seat: this.eyes ?? null, era: this.era, since: this.last() });
  }

  private send(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  private forget(): void {
    this.era = 0;
    this.news = [];
    this.position = null;
  }

  private last(): number {
    return this.news.at(-1)?.number ?? 0;
  }

  private set(line: Line): void {
    this.line = line;
    this.tell();
  }

  private tell(): void {
    if (!this.hasLeft) this.changed(this.known());
  }
}

function parsed(data: unknown): ToClient | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    const isMessage = typeof message === 'object' && message !== null && 'type' in message;
    return isMessage ? (message as ToClient) : null;
  } catch {
    return null;
  }
}

/** The browser as the world of a connection. `check` asks over HTTP for the table. */
export function browser(id: string, check: Environment['check']): Environment {
  return {
    socket() {
      const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
      return new WebSocket(
        `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket`,
      ) as Socket;
    },
    now: () => performance.now(),
    later(milliseconds, what) {
      const timer = setTimeout(what, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    id: randomId,
    check,
    onNetwork(back, gone) {
      const whenVisible = () => {
        if (document.visibilityState === 'visible') back();
      };
      window.addEventListener('online', back);
      window.addEventListener('offline', gone);
      document.addEventListener('visibilitychange', whenVisible);
      return () => {
        window.removeEventListener('online', back);
        window.removeEventListener('offline', gone);
        document.removeEventListener('visibilitychange', whenVisible);
      };
    },
    isVisible: () => document.visibilityState === 'visible',
  };
}

/** 128 random bits. `crypto.randomUUID` is missing on plain HTTP, where a home network is served. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
