/** How the offered options are laid out: groups, keys, and which one is the pass. */
import type { Offered, Phrase } from '../wire';

/** An option with its place on the page. */
export interface Choice {
  offered: Offered;
  label: string;
  /** The key that chooses it, for the first nine. */
  key: number | null;
  isPass: boolean;
}

/** Options under one heading. */
export interface Group {
  /** Unique among the groups. */
  id: string;
  heading: string | null;
  /** Whether these are interjections: possible, but not what the seat is asked. */
  anyTime: boolean;
  choices: Choice[];
}

/** From how many options on they can be searched. */
export const MANY = 20;

/**
 * Options by group, in the order in which the game first names each group; interjections after what is asked. Keys count through
 * all groups, so that the digit on the page is the digit to press.
 */
export function grouped(options: readonly Offered[], say: (phrase: Phrase) => string): Group[] {
  const groups = new Map<string, Group>();
  const pass = passOf(options);
  for (const anyTime of [false, true]) {
    for (const offered of options) {
      if (offered.any_time !== anyTime) continue;
      const heading = offered.group ? say(offered.group) : null;
      const id = `${anyTime ? 'any' : 'asked'}:${heading ?? ''}`;
      const group = groups.get(id) ?? { id, heading, anyTime, choices: [] };
      groups.set(id, group);
      group.choices.push({ offered, label: say(offered.label), key: null, isPass: offered === pass });
    }
  }
  const result = [...groups.values()];
  for (const [index, choice] of result
    .flatMap((group) => group.choices)
    .slice(0, 9)
    .entries())
    choice.key = index + 1;
  return result;
}

/** The one option that passes, if exactly one does. */
export function passOf(options: readonly Offered[]): Offered | null {
  const passes = options.filter(({ action, label }) => action === 'pass' || /(^|-)pass$/.test(label.id));
  return passes.length === 1 ? (passes[0] ?? null) : null;
}

/** The groups with only those choices whose label has every word of `wanted`; keys stay what they are. */
export function filtered(groups: readonly Group[], wanted: string): Group[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      choices: group.choices.filter((choice) => {
        const text = plain(`${group.heading ?? ''} ${choice.label} ${choice.offered.action}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((group) => group.choices.length > 0);
}

/** Small letters without marks, so that `zolw` finds `żółw`. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** What a key means at the table. */
export type KeyCommand =
  { does: 'choose'; key: number } | { does: 'pass' } | { does: 'undo' } | { does: 'prompt' } | null;

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
  return null;
}
