/** A table on strings: what tests of the connection and of the table's pages talk to instead of a server. */
import type { News, Offered, Position, Problem, SeatInfo, TableInfo, ToClient, ToServer } from '../wire';
import type { Environment, Socket } from './connection';

/** One end of a line; the test is the other. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: ToServer[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server says something. */
  says(...messages: ToClient[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line breaks. */
  breaks(): void {
    this.onclose?.();
  }

  /** The messages of one type that were sent. */
  saidOf<T extends ToServer['type']>(type: T): Extract<ToServer, { type: T }>[] {
    return this.sent.filter((message): message is Extract<ToServer, { type: T }> => message.type === type);
  }
}

/** A world whose clock moves only when told to. */
export class FakeWorld implements Environment {
  readonly sockets: FakeSocket[] = [];
  time = 0;
  chance = 0.5;
  visible = true;
  answer: 'fine' | 'unreachable' | Problem = 'unreachable';
  private timers: { at: number; what: () => void }[] = [];
  private watchers = new Set<{ back: () => void; gone: () => void }>();
  private ids = 0;

  /** The newest socket. */
  get line(): FakeSocket {
    const newest = this.sockets.at(-1);
    if (!newest) throw new Error('no socket was opened');
    return newest;
  }

  socket(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  now(): number {
    return this.time;
  }

  later(milliseconds: number, what: () => void): () => void {
    const timer = { at: this.time + milliseconds, what };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  random(): number {
    return this.chance;
  }

  id(): string {
    this.ids += 1;
    return `message-${this.ids}`;
  }

  check(): Promise<'fine' | 'unreachable' | Problem> {
    return Promise.resolve(this.answer);
  }

  onNetwork(back: () => void, gone: () => void): () => void {
    const watcher = { back, gone };
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  isVisible(): boolean {
    return this.visible;
  }

  wake(): void {
    for (const { back } of this.watchers) back();
  }

  /** The network goes, without the socket noticing. */
  loseNetwork(): void {
    for (const { gone } of this.watchers) gone();
  }

  /** Lets time pass, doing what is due on the way. */
  pass(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((timer) => timer !== due);
      this.time = due.at;
      due.what();
    }
    this.time = until;
  }
}

export function seatInfo(seat: number, rest: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    side: seat,
    sitter: 'person',
    name: `Name ${seat}`,
    bot: null,
    mine: false,
    online: true,
    votes: [],
    ...rest,
  };
}

export function tableInfo(rest: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'abc',
    game: 'night-market',
    rules_version: 1,
    options: {},
    phase: 'playing',
    seats: [seatInfo(1, { mine: true, name: 'Ola' }), seatInfo(2, { name: 'Jan' })],
    partners: false,
    pace: 'instant',
    chat: true,
    open: false,
    host: true,
    your_move: false,
    watching: 0,
    opened_at: 0,
    moved_at: 0,
    imported: false,
    campaign: false,
    ...rest,
  };
}

export function news(number: number, id = 'turned-up', args: News['phrase']['args'] = []): News {
  return { number, source: 'game', phrase: { id, args } };
}

export function offered(action: string, rest: Partial<Offered> = {}): Offered {
  return {
    action,
    label: { id: `label-${action.split(' ')[0]}` },
    preview: null,
    any_time: false,
    ...rest,
  };
}

export function position(rest: Partial<Position> = {}): Position {
  return {
    seat: 1,
    silent: false,
    asked: [1],
    wanted: [],
    scene: [],
    view: {},
    ask: 1,
    prompt: null,
    options: [],
    headings: [],
    undo: { can: 'no', barrier: 'start' },
    concession: 'no',
    advance: [],
    verdict: null,
    ...rest,
  };
}

export function now(
  entries: News[],
  rest: { era?: number; whole?: boolean; position?: Position } = {},
): ToClient {
  return { type: 'now', era: 1, whole: false, news: entries, position: position(), ...rest };
}

export function problem(code: Problem['code'], rest: Partial<Problem> = {}): Problem {
  return { code, message: code, ...rest };
}
