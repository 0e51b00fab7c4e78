/** What is printed on cards and sheets, fetched once, and their names in the words of the game. */
import { api } from '../../api';
import type { Phrase } from '../../wire';
import type { Card, Effect, Face, Faces as Printed, Faction, Indicator, Kind, Sheet, Tell } from './types';

class Faces {
  #cards: ReadonlyMap<Kind, Face> = $state.raw(new Map());
  #sheets: ReadonlyMap<string, Sheet> = $state.raw(new Map());
  #load: Promise<void> | null = null;

  get ready(): boolean {
    return this.#cards.size > 0;
  }

  get sheets(): Sheet[] {
    return [...this.#sheets.values()];
  }

  of(card: Card): Face | undefined {
    return this.#cards.get(kindOf(card));
  }

  sheet(overlord: string | null): Sheet | undefined {
    return overlord === null ? undefined : this.#sheets.get(overlord);
  }

  /** The faction whose emblem a card shows; an Influence card shows that of its Overlord. */
  factionOf(card: Card): Faction | null {
    const face = this.of(card);
    return face?.faction ?? this.sheet(face?.overlord ?? null)?.faction ?? null;
  }

  /** What is printed on the right of a faction's Monsters. */
  rightOf(faction: Faction): Indicator | undefined {
    return [...this.#cards.values()].find((face) => face.faction === faction && face.indicators)
      ?.indicators?.[1];
  }

  load(): Promise<void> {
    this.#load ??= api
      .cards('terrors')
      .then((printed) => {
        const { cards, overlords } = printed as Printed;
        this.#sheets = new Map(overlords.map((sheet) => [sheet.id, sheet]));
        this.#cards = new Map(cards.map((face) => [face.id, face]));
      })
      .catch((error: unknown) => {
        this.#load = null;
        throw error;
      });
    return this.#load;
  }
}

export const faces = new Faces();

/** What a card is, without what is remembered of it. */
export function kindOf(card: Card): Kind {
  return card.split('~')[0] ?? card;
}

/** What the letters after `~` say of a copy, in the words of the game. */
const MARKS: Record<string, string> = {
  j: 'mark-joined',
  a: 'mark-first-ability',
  b: 'mark-second-ability',
  u: 'mark-relic-used',
};

/** What has happened to this copy in this Action Phase. */
export function marksOf(card: Card): Phrase[] {
  const letters = [...(card.split('~')[1] ?? '')];
  return letters.flatMap((letter) => (MARKS[letter] === undefined ? [] : [{ id: MARKS[letter] }]));
}

/** Which Horde abilities of this copy were activated. */
export function abilitiesUsed(card: Card): boolean[] {
  const letters = card.split('~')[1] ?? '';
  return [letters.includes('a'), letters.includes('b')];
}

/** The name of a card as the game says it; Acolytes with their faction. */
export function nameOf(card: Card): Phrase {
  const kind = kindOf(card);
  const name: Phrase = { id: `card-${kind}` };
  const faction = /^acolyte-(\w+)$/.exec(kind)?.[1];
  if (faction === undefined) return name;
  return {
    id: 'acolyte',
    args: [
      ['name', { phrase: name }],
      ['faction', { phrase: { id: `faction-${faction}` } }],
    ],
  };
}

const RESOURCES = ['coin', 'power', 'regen'] as const;

/** What a card gives when it is activated, as words: resources, Armour. */
export function goodsOf(face: Face): Phrase[] {
  const goods: [string, number][] = RESOURCES.map((good) => [good, face.pool[good]]);
  return [...goods, ['armour', face.armour] as [string, number]]
    .filter(([, amount]) => amount > 0)
    .map(([good, amount]) => ({ id: `do-${good}`, args: [['n', { number: amount }]] }));
}

/** The keywords that are explained where a card is read. */
export const EXPLAINED = 'draw curse frenzy sacrifice command summon destroy rally haunt'.split(' ');

/** The keywords a card uses anywhere, each once, in the order in which they stand. */
export function keywordsOf(face: Face): string[] {
  const found = new Set<string>();
  const inPhrase = (phrase: Phrase): void => {
    const id = phrase.id.replace(/^do-/, '');
    if (phrase.id.startsWith('do-')) add(id);
    for (const [, arg] of phrase.args ?? []) if ('phrase' in arg) inPhrase(arg.phrase);
  };
  const add = (id: string): void => {
    const keyword = { 'sacrifice-from-hand': 'sacrifice', 'haunt-one': 'haunt' }[id] ?? id;
    if (EXPLAINED.includes(keyword)) found.add(keyword);
  };
  const inEffect = ({ effect, words }: Effect): void => {
    add(effect);
    inPhrase(words);
  };
  face.keywords.forEach(inEffect);
  face.text.forEach(inPhrase);
  face.horde.forEach(inEffect);
  return [...found];
}

/** The whole of a card in words, for those who do not see it. */
export function readOut(card: Card, tell: Tell): string {
  const face = faces.of(card);
  if (!face) return tell(nameOf(card));
  const parts = [
    tell(nameOf(card)),
    ...goodsOf(face).map(tell),
    ...face.keywords.map(({ words }) => tell(words)),
    ...face.text.map(tell),
  ];
  if (face.horde.length > 0) {
    const abilities = face.horde.map(({ words }) => tell(words)).join(' / ');
    parts.push(tell({ id: 'horde-box', args: [['abilities', { text: abilities }]] }));
  }
  return parts.join('. ');
}

const TYPES: readonly string[] = ['monster', 'acolyte', 'starter', 'influence', 'relic'];

/** A pile as it is listed: by type, price and name, equal cards together with their number. */
export function listed(cards: readonly Card[]): { card: Card; count: number }[] {
  const counts = new Map<Kind, number>();
  for (const card of cards) counts.set(kindOf(card), (counts.get(kindOf(card)) ?? 0) + 1);
  const place = (card: Kind) => {
    const face = faces.of(card);
    return `${TYPES.indexOf(face?.type ?? '')} ${9 - (face?.cost ?? 0)} ${card}`;
  };
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) => place(a.card).localeCompare(place(b.card)));
}
