/** The offered options by what they act on, so that the board can light up what can be chosen. No rule is known here. */
import type { Offered } from '../../wire';
import type { InPlay, Pool, Preview } from './types';

/** Two Monsters that can be joined, and what joins them. */
export interface Link {
  offered: Offered;
  /** As options name them: of `horde` left and right, of `extend` the end and the Monster beside it. */
  one: number;
  other: number;
}

/** What can be done, by where it is drawn. A place is a key such as `hand witch`, `street 3`, `play 7`, `acolytes`, `sheet`. */
export interface Ways {
  at: ReadonlyMap<string, Offered[]>;
  links: readonly Link[];
  /** How much can be spent: `attack`, `regenerate`, `convert`; from 1 up. */
  amounts: ReadonlyMap<Spending, Amount[]>;
  pass: Offered | null;
  /** What is asked inside an ability: every answer is a button too. */
  answers: readonly Offered[];
  /** What the Overlord's sheet leads to on the Street or in the hand. */
  overlord: readonly Offered[];
}

export type Spending = 'attack' | 'regenerate' | 'convert';

export interface Amount {
  offered: Offered;
  number: number;
}

export const NO_WAYS: Ways = {
  at: new Map(),
  links: [],
  amounts: new Map(),
  pass: null,
  answers: [],
  overlord: [],
};

const SPENDING: readonly string[] = ['attack', 'regenerate', 'convert'];

/** Sorts what is offered. `isAction` tells whether the next action is chosen, or a question inside one is answered. */
export function waysOf(options: readonly Offered[], isAction: boolean): Ways {
  const at = new Map<string, Offered[]>();
  const links: Link[] = [];
  const amounts = new Map<Spending, Amount[]>();
  const answers: Offered[] = [];
  const overlord: Offered[] = [];
  let pass: Offered | null = null;
  const put = (key: string, offered: Offered) => push(at, key, offered);
  for (const offered of options) {
    const [verb = '', what = '', more = ''] = offered.action.split(' ');
    if (!isAction) answers.push(offered);
    if (verb === 'horde' || verb === 'extend')
      links.push({ offered, one: Number(what), other: Number(more) });
    else if (SPENDING.includes(verb)) push(amounts, verb as Spending, { offered, number: Number(what) });
    else if (verb === 'pass') pass = offered;
    else if (verb === 'destroy' && what === 'street') put(`street ${more}`, offered);
    else if (['buy', 'claim', 'hunt'].includes(verb))
      put(what === 'acolyte' ? 'acolytes' : `street ${what}`, offered);
    else if (verb === 'overlord' && what === '') put('sheet', offered);
    else if (verb === 'command') put(`discard ${what}`, offered);
    else if (verb === 'play' || verb === 'discard' || (verb === 'sacrifice' && !isNumber(what)))
      put(`hand ${what}`, offered);
    else if (isNumber(what)) put(`play ${what}`, offered);
    if (isAction && (['hunt', 'claim'].includes(verb) || (verb === 'sacrifice' && !isNumber(what))))
      overlord.push(offered);
  }
  for (const list of amounts.values()) list.sort((a, b) => a.number - b.number);
  return { at, links, amounts, pass, answers, overlord };
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The links of a card in play. */
export function linksOf(links: readonly Link[], entry: InPlay): Link[] {
  return links.filter(({ one, other }) => one === entry.like || other === entry.like);
}

/** What joins two cards in play, whichever was pressed first. */
export function between(links: readonly Link[], one: InPlay, other: InPlay): Link[] {
  return linksOf(links, one).filter((link) => linksOf([link], other).length > 0 && one.id !== other.id);
}

export function previewOf(offered: Offered | null | undefined): Preview | null {
  return (offered?.preview ?? null) as Preview | null;
}

/**
 * What passing would lose for good although it could be used now: Power that can attack, Coins that buy something offered,
 * Regeneration that heals.
 */
export function lostByPassing(ways: Ways): Pool | null {
  const lost = previewOf(ways.pass)?.lost;
  if (!lost) return null;
  const buys = [...ways.at.values()].flat().some(({ action }) => /^(buy|claim|hunt) /.test(action));
  const useful: Pool = {
    coin: buys ? lost.coin : 0,
    power: ways.amounts.has('attack') ? lost.power : 0,
    regen: ways.amounts.get('regenerate')?.at(-1)?.number ?? 0,
  };
  return useful.coin + useful.power + useful.regen > 0 ? useful : null;
}

/** The pairs of Influence cards on offer, by the two cards. */
export function pairsOf(options: readonly Offered[]): { offered: Offered; pair: [string, string] }[] {
  return options.flatMap((offered) => {
    const [verb, one, other] = offered.action.split(' ');
    return verb === 'influence' && one !== undefined && other !== undefined
      ? [{ offered, pair: [one, other] as [string, string] }]
      : [];
  });
}
