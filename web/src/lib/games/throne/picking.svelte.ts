/** What the player is about to choose. Nothing of it leaves the page before it is chosen (THR-210, THR-211). */
import type { Offered, Position } from '../../wire';
import { NO_WAYS, isGrave, waysOf, type Place, type Ways } from './choosing';
import type { Card, View } from './types';

interface Table {
  position: Position;
  canAct: boolean;
  choose: (action: string) => void;
}

export class Picking {
  readonly #table: () => Table;
  /** The card in hand: of the memory row, of the Mind or a keepsake. */
  card: Card | null = $state(null);
  /** What would be done by the next press. */
  aim: Offered | null = $state.raw(null);
  /** What the pointer or the focus is on, on the board. */
  looked: Offered | null = $state.raw(null);
  /** What it is on among the buttons, which say themselves what they do. */
  pointed: Offered | null = $state.raw(null);
  /** What loses the game, and waits for a second word. */
  grave: Offered | null = $state.raw(null);

  ways: Ways = $derived.by(() => {
    const { position } = this.#table();
    return position.options.length === 0 ? NO_WAYS : waysOf(position.options, (position.view as View).groups);
  });
  /** Where the card in hand can be laid. */
  places: readonly Place[] = $derived((this.card !== null && this.ways.places.get(this.card)) || []);
  /** What else can be done with it. */
  deeds: readonly Offered[] = $derived((this.card !== null && this.ways.cards.get(this.card)) || []);
  /** What is shown as if it were done. */
  shown: Offered | null = $derived(this.looked ?? this.pointed ?? this.aim);
  /** What is told in words. */
  told: Offered | null = $derived(this.looked ?? this.aim);
  place: Place | null = $derived(
    this.places.find((place) => place.offered.action === this.shown?.action) ?? null,
  );
  aimed: Place | null = $derived(
    this.places.find((place) => place.offered.action === this.aim?.action) ?? null,
  );

  constructor(table: () => Table) {
    this.#table = table;
  }

  get canAct(): boolean {
    return this.#table().canAct;
  }

  canPick(card: Card): boolean {
    return this.ways.places.has(card) || this.ways.cards.has(card) || this.ways.groups.has(card);
  }

  /** A new question: nothing is in hand, unless only one card can be. */
  begin(): void {
    this.card = null;
    this.aim = null;
    this.looked = null;
    this.pointed = null;
    this.grave = null;
    const { places, cards, groups, bar } = this.ways;
    const row = (this.#table().position.view as View).memory_row;
    const [only, ...more] = new Set([...places.keys(), ...cards.keys()]);
    if (only !== undefined && more.length === 0 && groups.size + bar.length === 0 && row.includes(only))
      this.card = only;
  }

  /** A press on a card: the first takes it in hand, the second does what there is to do with it. */
  pick(card: Card): void {
    const group = this.ways.groups.get(card);
    if (group) {
      this.#press(group);
      return;
    }
    if (this.card === card) {
      const [deed, ...more] = this.deeds;
      if (this.places.length === 0 && deed && more.length === 0) this.commit(deed);
      else this.back();
      return;
    }
    if (!this.canPick(card)) return;
    this.card = card;
    const [deed, ...more] = this.deeds;
    this.aim = this.places.length === 0 && deed && more.length === 0 ? deed : null;
    this.looked = null;
  }

  /** A press on a place: the first shows the card there, the second lays it. */
  lay(place: Place): void {
    this.#press(place.offered);
  }

  /** One step back. Tells whether there was one. */
  back(): boolean {
    this.looked = null;
    if (this.aim !== null && this.aimed !== null) {
      this.aim = null;
      return true;
    }
    const had = this.card !== null || this.aim !== null;
    this.aim = null;
    this.card = null;
    return had;
  }

  commit(offered: Offered): void {
    if (!this.canAct) return;
    if (isGrave(offered) && this.grave !== offered) {
      this.grave = offered;
      return;
    }
    // It is on its way; what comes next is another question.
    this.grave = null;
    this.looked = null;
    this.pointed = null;
    this.aim = null;
    this.card = null;
    this.#table().choose(offered.action);
  }

  #press(offered: Offered): void {
    if (this.aim?.action === offered.action) this.commit(offered);
    else this.aim = offered;
  }
}
