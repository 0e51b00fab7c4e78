/** A table as its page shows it: what the connection knows, who holds the device, and what a player can do about it. */
import { api, Trouble } from '../api';
import { recall, remember } from '../storage';
import { toast } from '../toasts.svelte';
import type { Phrase, Position, Problem, TableInfo } from '../wire';
import { gameWords, say, tell, type GameWords } from '../words.svelte';
import { Connection, browser, type Environment, type Eyes, type Known, type Message } from './connection';
import {
  START,
  firstEyes,
  handTo,
  hasAnswered,
  mySeats,
  ownSeats,
  passOn,
  taken,
  type HotSeat,
} from './hotseat';
import { namesOf } from './names';

/** Why an answer was turned down: by the table, or because there is no line. */
export type Refused = Problem | 'offline';

/** An answer stays on its way at least this long, so that a double click does not answer the next question too. */
const SETTLE_MS = 250;

const UNKNOWN: Known = {
  line: { is: 'connecting' },
  table: null,
  eyes: null,
  era: 0,
  news: [],
  position: null,
  chat: [],
};

export class LiveTable {
  readonly id: string;
  readonly #connection: Connection;

  #known: Known = $state.raw(UNKNOWN);
  #hot: HotSeat = $state.raw(START);
  /** The action that is on its way. */
  sending: string | null = $state(null);
  /** Why the last answer was turned down; nothing once another one was given. */
  refused: Refused | null = $state.raw(null);
  /** At a hot seat: no screen between seats, because there is nothing to hide. */
  isOpenHanded = $state(false);
  /** What answers in advance say, as far as they were chosen on this page. */
  readonly #advanceWords = new Map<string, { prompt: Phrase; label: Phrase }>();

  names = $derived(namesOf(this.#known.table?.seats ?? []));
  mine = $derived(this.#known.table ? mySeats(this.#known.table) : []);

  constructor(id: string, world: Environment = browser(id, () => check(id))) {
    this.id = id;
    this.isOpenHanded = recall(`open-handed.${id}`) === true;
    this.#connection = new Connection(world, firstEyes, (known) => this.#follow(known));
  }

  get line() {
    return this.#known.line;
  }

  get table(): TableInfo | null {
    return this.#known.table;
  }

  get position(): Position | null {
    return this.#known.position;
  }

  get news() {
    return this.#known.news;
  }

  get era() {
    return this.#known.era;
  }

  get chat() {
    return this.#known.chat;
  }

  /** Through whose eyes the page looks. */
  get eyes(): Eyes {
    return this.#known.eyes;
  }

  get words(): GameWords {
    return gameWords(this.#known.table?.game ?? '');
  }

  /** The seat the device is being passed to, if it is. */
  get handingTo(): number | null {
    return this.#hot.handingTo;
  }

  /** Whether several seats share this device. */
  get isHotSeat(): boolean {
    return this.mine.length > 1;
  }

  /** Whether the table waits for the seat that looks. */
  get isMyMove(): boolean {
    const position = this.position;
    return position !== null && position.seat !== null && position.asked.includes(position.seat);
  }

  /** Whether somebody waits for a reply of the seat that looks, though the table does not. */
  get isWanted(): boolean {
    const position = this.position;
    return position !== null && position.seat !== null && position.wanted.includes(position.seat);
  }

  name(seat: number): string {
    return this.names[seat - 1] ?? say('seat-number', { seat });
  }

  /** Says a phrase of the game. */
  readonly tell = (phrase: Phrase): string => this.words.say(phrase, this.names);

  /** Gives one of the offered answers. */
  async answer(action: string): Promise<boolean> {
    const position = this.position;
    if (!position || position.seat === null || this.sending !== null) return false;
    const { seat, ask } = position;
    this.sending = action;
    this.refused = null;
    const settled = new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const outcome = await this.#connection.say({ type: 'answer', seat, ask, action });
    if (outcome.was === 'refused') this.refused = outcome.problem;
    if (outcome.was === 'offline') this.refused = 'offline';
    if (outcome.was === 'done') {
      this.#hot = hasAnswered(this.#hot, seat);
      this.#passOn();
      await settled;
    }
    this.sending = null;
    return outcome.was === 'done';
  }

  /** Takes the last action back, or `all` that the seat can take back by itself. */
  undo(all = false): Promise<boolean> {
    return this.#bySeat((seat) => ({ type: 'undo', seat, ...(all ? { all } : {}) }));
  }

  agree(yes: boolean): Promise<boolean> {
    return this.#bySeat((seat) => ({ type: 'agree', seat, yes }));
  }

  concede(): Promise<boolean> {
    return this.#bySeat((seat) => ({ type: 'concede', seat }));
  }

  withdraw(): Promise<boolean> {
    return this.#bySeat((seat) => ({ type: 'withdraw', seat }));
  }

  /** From now on answers so whenever this is asked; without an action no longer. */
  advance(prompt: Phrase | string, action: string | null, label?: Phrase): Promise<boolean> {
    const id = typeof prompt === 'string' ? prompt : prompt.id;
    if (typeof prompt !== 'string' && action !== null && label) {
      this.#advanceWords.set(`${this.eyes}/${id}/${action}`, { prompt, label });
    }
    return this.#bySeat((seat) => ({ type: 'advance', seat, prompt: id, action }));
  }

  /** What an answer in advance says; nothing if it was chosen before this page was opened. */
  advanceWords(prompt: string, action: string): { prompt: Phrase; label: Phrase } | undefined {
    return this.#advanceWords.get(`${this.eyes}/${prompt}/${action}`);
  }

  /** Wants a bot to stand in for somebody, with the seat that looks or else the first of ours. */
  vote(away: number, yes: boolean): Promise<boolean> {
    const seat = this.eyes ?? this.mine[0];
    return seat === undefined ? Promise.resolve(false) : this.#send({ type: 'vote', seat, away, yes });
  }

  talk(text: string): Promise<boolean> {
    return this.#send({ type: 'chat', text });
  }

  /** The device goes to another of our seats, also out of turn. */
  handTo(seat: number): void {
    this.#hot = handTo(this.#hot, seat);
    this.#hand();
  }

  /** Whoever the device was passed to has it. */
  take(): void {
    this.#hot = taken(this.#hot);
    this.refused = null;
    this.#connection.look(this.#hot.eyes);
  }

  /** From now on with or without the screen between seats. */
  playOpenly(isOpen: boolean): void {
    this.isOpenHanded = isOpen;
    remember(`open-handed.${this.id}`, isOpen);
  }

  /** Takes over what a request told of the table. */
  learn(table: TableInfo): void {
    this.#connection.learn(table);
  }

  retry(): void {
    this.#connection.retry();
  }

  close(): void {
    this.#connection.close();
  }

  #follow(known: Known): void {
    const before = this.#known;
    this.#known = known;
    // A question that is answered takes its refusal with it.
    if (known.position?.ask !== before.position?.ask || known.eyes !== before.eyes) this.refused = null;
    if (known.line.is === 'online' && this.refused === 'offline') this.refused = null;
    const table = known.table;
    if (!table) return;
    if (this.mine.length > 1) this.#passOn();
    // Only when the seats may have changed: a look that was refused must not be said again and again.
    else if (table !== before.table && known.eyes !== firstEyes(table))
      this.#connection.look(firstEyes(table));
  }

  #passOn(): void {
    const { table, position } = this.#known;
    if (!table || table.phase !== 'playing' || !position || mySeats(table).length < 2) return;
    if (position.seat !== this.#hot.eyes) return;
    const own = ownSeats(table);
    // A reply comes first: the one who is asked would end what waits for it.
    const replying = own.some((seat) => position.wanted.includes(seat));
    const next = passOn(this.#hot, own, replying ? position.wanted : position.asked);
    if (next === this.#hot) return;
    this.#hot = next;
    this.#hand();
  }

  /** While the device changes hands, the view in memory is a spectator's. */
  #hand(): void {
    if (this.#hot.handingTo === null) return;
    if (this.isOpenHanded) this.take();
    else this.#connection.look(null);
  }

  #bySeat(message: (seat: number) => Message): Promise<boolean> {
    const seat = this.eyes;
    return seat === null ? Promise.resolve(false) : this.#send(message(seat));
  }

  async #send(message: Message): Promise<boolean> {
    const outcome = await this.#connection.say(message);
    if (outcome.was === 'refused') toast(tell(outcome.problem, this.words, this.names), 'problem');
    if (outcome.was === 'offline') toast(say('line-refused'), 'problem');
    return outcome.was === 'done';
  }
}

async function check(id: string): Promise<'fine' | 'unreachable' | Problem> {
  try {
    await api.table(id);
    return 'fine';
  } catch (error) {
    const isProblem = error instanceof Trouble && error.code !== 'offline';
    return isProblem ? (error.problem as Problem) : 'unreachable';
  }
}
