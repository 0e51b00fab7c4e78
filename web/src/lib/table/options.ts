/** How the offered options are laid out: groups, keys, and which one is the pass. */
import type { Offered, Phrase, Position } from '../wire';

/** An option with its place on the page. */
export interface Choice {
  offered: Offered;
  label: string;
  /** The key that chooses it, for the first nine on the page. */
  key: number | null;
  isPass: boolean;
  /** Everything it can be found by. */
  text: string;
}

/** Stands for options under one heading and opens them. */
export interface Opener {
  /** The headings of these options, as places in the position's list. */
  path: readonly number[];
  label: string;
  count: number;
  key: number | null;
}

/** What stands under one heading. */
export interface Group {
  /** Unique among the groups. */
  id: string;
  heading: string | null;
  /** Whether these are interjections: possible, but not what the seat is asked. */
  anyTime: boolean;
  entries: (Choice | Opener)[];
}

/** From how many options on they can be searched, and how many stand on a page before headings stand for them. */
export const MANY = 20;

type Offers = Pick<Position, 'options' | 'headings'>;
type Say = (phrase: Phrase) => string;

export function isOpener(entry: Choice | Opener): entry is Opener {
  return 'path' in entry;
}

/** The choices of some groups, without the headings that stand for others. */
export function choicesOf(groups: readonly Group[]): Choice[] {
  return groups.flatMap((group) => group.entries).filter((entry): entry is Choice => !isOpener(entry));
}

/**
 * Options by their widest heading, in the order in which the game first names each; interjections after what is asked. Keys count
 * through all groups, so that the digit on the page is the digit to press.
 */
export function grouped(offers: Offers, say: Say): Group[] {
  return laidOut(cuts(offers.options, []), Infinity, offers, say);
}

/**
 * As much of the options under the `opened` headings as fits a page. Each group is cut at one depth of its headings: as deep as the
 * page allows, the group that grows least first.
 */
export function menu(offers: Offers, opened: readonly number[], say: Say): Group[] {
  return laidOut(cuts(offers.options, opened), MANY, offers, say);
}

/** Options under one heading, shown down to some depth of their headings. */
interface Cut {
  heading: number | null;
  anyTime: boolean;
  options: Offered[];
  depth: number;
}

const pathOf = (offered: Offered): readonly number[] => offered.path ?? [];

function cuts(options: readonly Offered[], opened: readonly number[]): Cut[] {
  const found: Cut[] = [];
  for (const anyTime of [false, true]) {
    for (const offered of options) {
      const path = pathOf(offered);
      if (offered.any_time !== anyTime || opened.some((heading, depth) => path[depth] !== heading)) continue;
      const heading = opened.at(-1) ?? path[0] ?? null;
      const cut = found.find((each) => each.heading === heading && each.anyTime === anyTime);
      if (cut) cut.options.push(offered);
      else found.push({ heading, anyTime, options: [offered], depth: opened.length + 1 });
    }
  }
  return found;
}

/** The options that end above the depth, and for all others one line for those that share the same headings. */
function lines({ options }: Cut, depth: number): Offered[][] {
  const alike = new Map<string, Offered[]>();
  for (const offered of options) {
    const path = pathOf(offered);
    const key = path.length < depth ? offered.action : path.slice(0, depth).join();
    const known = alike.get(key);
    if (known) known.push(offered);
    else alike.set(key, [offered]);
  }
  return [...alike.values()];
}

function deepen(found: Cut[], room: number): void {
  const growth = (cut: Cut) => lines(cut, cut.depth + 1).length - lines(cut, cut.depth).length;
  let shown = found.reduce((sum, cut) => sum + lines(cut, cut.depth).length, 0);
  for (;;) {
    const open = found.filter((cut) => cut.options.some((offered) => pathOf(offered).length >= cut.depth));
    const least = open.toSorted((one, other) => growth(one) - growth(other))[0];
    if (!least || shown + growth(least) > room) return;
    shown += growth(least);
    least.depth += 1;
  }
}

function laidOut(found: Cut[], room: number, { options, headings }: Offers, say: Say): Group[] {
  deepen(found, room);
  const pass = passOf(options);
  const named = (heading: number): string => {
    const phrase = headings[heading];
    return phrase ? say(phrase) : '';
  };
  const choice = (offered: Offered): Choice => {
    const label = say(offered.label);
    const text = plain([...pathOf(offered).map(named), label, offered.action].join(' '));
    return { offered, label, key: null, isPass: offered === pass, text };
  };
  const entry = (depth: number, alike: Offered[]): Choice | Opener => {
    const first = alike[0] as Offered;
    if (alike.length === 1) return choice(first);
    const path = pathOf(first).slice(0, depth);
    return { path, label: named(path.at(-1) ?? 0), count: alike.length, key: null };
  };
  const groups = found.map((cut) => {
    const entries = lines(cut, cut.depth).map((alike) => entry(cut.depth, alike));
    const heading = cut.heading === null ? null : named(cut.heading);
    // One that is closed as a whole says its heading itself.
    const isClosed =
      entries.length === 1 && entries.every((each) => isOpener(each) && each.path.at(-1) === cut.heading);
    return {
      id: `${cut.anyTime ? 'any' : 'asked'}:${cut.heading ?? ''}`,
      heading: isClosed ? null : heading,
      anyTime: cut.anyTime,
      entries,
    };
  });
  const all = groups.flatMap((group) => group.entries);
  for (const [index, each] of all.slice(0, 9).entries()) each.key = index + 1;
  return groups;
}

/** The one option that passes, if exactly one does, by what it is called: in some games more is done by an action `pass`. */
export function passOf(options: readonly Offered[]): Offered | null {
  const passes = options.filter(({ label }) => /(^|-)pass(-|$)/.test(label.id));
  return passes.length === 1 ? (passes[0] ?? null) : null;
}

/** The groups with only those choices that have every word of `wanted`; keys stay what they are. */
export function filtered(groups: readonly Group[], wanted: string): Group[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  const has = (entry: Choice | Opener) =>
    !isOpener(entry) && words.every((word) => entry.text.includes(word));
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(has) }))
    .filter((group) => group.entries.length > 0);
}

/** Small letters without marks, so that `zolw` finds `żółw`. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** What a key means at the table. */
export type KeyCommand =
  | { does: 'choose'; key: number }
  | { does: 'pass' }
  | { does: 'undo' }
  | { does: 'prompt' }
  | { does: 'back' }
  | null;

interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  target: EventTarget | null;
}

/**
 * What a pressed key means: nothing while somebody writes, with a modifier, or where Space belongs to what has the focus.
 */
export function keyCommand(event: Pressed): KeyCommand {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]')) return null;
  if (/^[1-9]$/.test(event.key)) return { does: 'choose', key: Number(event.key) };
  if (event.key === ' ' && !event.shiftKey)
    return on?.closest('button, a, summary, [role="button"]') ? null : { does: 'pass' };
  if (event.key === 'u') return { does: 'undo' };
  if (event.key === 'o') return { does: 'prompt' };
  if (event.key === 'Escape') return { does: 'back' };
  return null;
}
