/** What the player is about to choose. Nothing of it leaves the page before it is chosen. */
import type { Offered, Position } from '../../wire';
import {
  NO_WAYS,
  between,
  linksOf,
  lostByPassing,
  previewOf,
  waysOf,
  type Link,
  type Ways,
} from './choosing';
import type { Card, InPlay, Pool, View } from './types';

interface Table {
  position: Position;
  canAct: boolean;
  choose: (action: string) => void;
}

/** Something that can be pressed on the board. */
export type Spot =
  | { at: 'hand'; card: Card }
  | { at: 'discard'; card: Card }
  | { at: 'street'; place: number }
  | { at: 'acolytes' }
  | { at: 'sheet' }
  | { at: 'play'; entry: InPlay };

/** A small menu at the card that was pressed. */
export interface Menu {
  key: string;
  anchor: DOMRect | null;
  offered: readonly Offered[];
}

export class Picking {
  readonly #table: () => Table;
  /** The Monster that is to be joined with another. */
  held: InPlay | null = $state.raw(null);
  /** The sheet was pressed: the next press is the Overlord's. */
  isOverlord = $state(false);
  menu: Menu | null = $state.raw(null);
  /** The pass waits for a second word, because something would be lost. */
  loses: Pool | null = $state.raw(null);
  /** What the pointer or the focus is on. */
  looked: string | null = $state(null);

  ways: Ways = $derived.by(() => {
    const { position } = this.#table();
    if (position.options.length === 0) return NO_WAYS;
    return waysOf(position.options, (position.view as View).step === 'action');
  });

  constructor(table: () => Table) {
    this.#table = table;
  }

  get canAct(): boolean {
    return this.#table().canAct;
  }

  get step(): string {
    return (this.#table().position.view as View).step;
  }

  /** What a press on the spot could do now. */
  offeredAt(spot: Spot): readonly Offered[] {
    const all = this.ways.at.get(keyOf(spot)) ?? [];
    if (this.isOverlord) return all.filter((offered) => this.ways.overlord.includes(offered));
    // In the hand the Overlord's way is found through the sheet, so that a press always plays.
    return spot.at === 'hand' && this.step === 'action'
      ? all.filter((offered) => !this.ways.overlord.includes(offered))
      : all;
  }

  linksAt(entry: InPlay): Link[] {
    return this.isOverlord ? [] : linksOf(this.ways.links, entry);
  }

  /** Whether a Monster can be joined with the one in hand. */
  joins(entry: InPlay): boolean {
    return this.held !== null && between(this.ways.links, this.held, entry).length > 0;
  }

  /** Whether a press on the spot does something. */
  isLit(spot: Spot): boolean {
    if (!this.canAct) return false;
    if (spot.at === 'sheet') return this.offeredAt(spot).length > 0 || this.ways.overlord.length > 0;
    if (this.held && spot.at === 'play' && spot.entry.id !== this.held.id) return this.joins(spot.entry);
    if (this.held && spot.at !== 'play') return false;
    return this.offeredAt(spot).length > 0 || (spot.at === 'play' && this.linksAt(spot.entry).length > 0);
  }

  /** The cards in play whose HAUNT side would be turned down by a link that is about to be made. */
  banished: ReadonlySet<number> = $derived.by(() => {
    const held = this.held;
    if (!held) return new Set();
    return new Set(linksOf(this.ways.links, held).flatMap((link) => previewOf(link.offered)?.banished ?? []));
  });

  /** A new question: nothing is in hand. */
  begin(): void {
    this.held = null;
    this.isOverlord = false;
    this.menu = null;
    this.loses = null;
  }

  press(spot: Spot, anchor: DOMRect | null = null): void {
    if (!this.isLit(spot)) {
      if (this.held) this.back();
      return;
    }
    const key = keyOf(spot);
    const isOpen = this.menu?.key === key;
    this.menu = null;
    if (spot.at === 'sheet' && this.ways.overlord.length > 0) {
      this.held = null;
      this.isOverlord = !this.isOverlord;
      return;
    }
    if (spot.at === 'play' && this.#pressInPlay(spot.entry)) return;
    if (spot.at !== 'play') this.held = null;
    const offered = this.offeredAt(spot);
    const [only, ...more] = offered;
    if (only && more.length === 0 && this.held === null) this.commit(only);
    else if (only && !isOpen) this.menu = { key, anchor, offered };
  }

  /** Takes a Monster in hand, lets it go or joins it. Tells whether nothing else is to be done. */
  #pressInPlay(entry: InPlay): boolean {
    if (this.held?.id === entry.id) {
      this.held = null;
      return true;
    }
    if (this.held) {
      const [link] = between(this.ways.links, this.held, entry);
      if (link) this.commit(link.offered);
      return true;
    }
    if (this.linksAt(entry).length === 0) return false;
    this.held = entry;
    return this.offeredAt({ at: 'play', entry }).length === 0;
  }

  /** One step back. Tells whether there was one. */
  back(): boolean {
    const had = this.menu !== null || this.held !== null || this.isOverlord || this.loses !== null;
    this.begin();
    return had;
  }

  /** The pass; asked about once more where something that could be used would be lost. */
  pass(): void {
    const { pass } = this.ways;
    if (!pass || !this.canAct) return;
    const lost = lostByPassing(this.ways);
    if (lost && this.loses === null) this.loses = lost;
    else this.commit(pass);
  }

  commit(offered: Offered): void {
    if (!this.canAct) return;
    this.begin();
    this.#table().choose(offered.action);
  }
}

export function keyOf(spot: Spot): string {
  switch (spot.at) {
    case 'hand':
    case 'discard':
      return `${spot.at} ${spot.card}`;
    case 'street':
      return `street ${spot.place}`;
    case 'play':
      return `play ${spot.entry.like}`;
    default:
      return spot.at;
  }
}
