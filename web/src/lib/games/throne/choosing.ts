/** The offered options by what they act on, so that the board can light up what can be chosen. No rule is known here. */
import type { Offered } from '../../wire';
import type { Card, Preview } from './types';

/** A card laid at a place of the Mind. */
export interface Place {
  offered: Offered;
  card: Card;
  x: number;
  y: number;
}

/** What can be done, by where it is drawn. */
export interface Ways {
  /** Where each card can be laid: `add` and `leap`. */
  places: ReadonlyMap<Card, Place[]>;
  /** What else can be done with each card: `take`, `keep`, `discard`, `guard`. */
  cards: ReadonlyMap<Card, Offered[]>;
  /** The groups of a split Mind, by every card of each. */
  groups: ReadonlyMap<Card, Offered>;
  /** Everything that is only a button. */
  bar: Offered[];
}

export const NO_WAYS: Ways = { places: new Map(), cards: new Map(), groups: new Map(), bar: [] };

/** Sorts what is offered; `groups` are those of the view. */
export function waysOf(options: readonly Offered[], groups: readonly (readonly Card[])[] = []): Ways {
  const places = new Map<Card, Place[]>();
  const cards = new Map<Card, Offered[]>();
  const kept = new Map<Card, Offered>();
  const bar: Offered[] = [];
  for (const offered of options) {
    const [verb, card, where] = offered.action.split(' ');
    const at = /^(-?\d+),(-?\d+)$/.exec(where ?? '');
    if (card !== undefined && (verb === 'add' || verb === 'leap') && at)
      push(places, card, { offered, card, x: Number(at[1]), y: Number(at[2]) });
    else if (card !== undefined && ['take', 'keep', 'discard', 'guard'].includes(verb ?? ''))
      push(cards, card, offered);
    else if (card !== undefined && verb === 'save') {
      for (const one of groups.find((group) => group.includes(card)) ?? [card]) kept.set(one, offered);
    } else bar.push(offered);
  }
  for (const list of places.values()) list.sort((a, b) => a.y - b.y || a.x - b.x);
  return { places, cards, groups: kept, bar };
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

export function previewOf(offered: Offered | null | undefined): Preview | null {
  return (offered?.preview ?? null) as Preview | null;
}

/** Whether the option should be asked about once more: it loses the game. */
export function isGrave(offered: Offered): boolean {
  return ['label-take-last', 'label-stop-lost'].includes(offered.label.id);
}

/** The place after another one, in reading order and around; the first if there is none. */
export function nextPlace(places: readonly Place[], from: Place | null, step: 1 | -1): Place | null {
  const at = places.findIndex((place) => place.offered.action === from?.offered.action);
  if (at === -1) return (step === 1 ? places[0] : places.at(-1)) ?? null;
  return places.at((at + step) % places.length) ?? null;
}

/** The place whose middle is nearest to a point, in areas, unless all are too far. */
export function nearestPlace(
  places: readonly Place[],
  point: { x: number; y: number },
  within = 1.1,
): Place | null {
  let best: Place | null = null;
  let least = within;
  for (const place of places) {
    const distance = Math.hypot(place.x + 1 - point.x, place.y + 1 - point.y);
    if (distance <= least) [best, least] = [place, distance];
  }
  return best;
}
