/** A small table of Terrors of London for tests: what is printed, and how the table stands. */
import type { Phrase } from '../../wire';
import type { Effect, Face, Faces, Faction, InPlay, LinkColour, PlayerView, View } from './types';

const RIGHT: Record<Faction, [Faction, LinkColour]> = {
  undead: ['spirit', 'violet'],
  spirit: ['mortal', 'azure'],
  mortal: ['beast', 'amber'],
  beast: ['undead', 'crimson'],
};
const LEFT: Record<Faction, [Faction, LinkColour]> = {
  undead: ['beast', 'crimson'],
  spirit: ['undead', 'violet'],
  mortal: ['spirit', 'azure'],
  beast: ['mortal', 'amber'],
};

export const effect = (id: string, amount = 0): Effect => ({
  effect: id,
  amount,
  words: { id: `do-${id}`, args: [['n', { number: amount }]] },
});

export function face(id: string, rest: Partial<Face> = {}): Face {
  const { faction } = rest;
  return {
    id,
    type: 'monster',
    faction: null,
    overlord: null,
    beginner: false,
    cost: 0,
    count: 1,
    pool: { coin: 0, power: 0, regen: 0 },
    armour: 0,
    keywords: [],
    text: [],
    horde: faction ? [effect('power', 2)] : [],
    indicators: faction
      ? [
          { icon: LEFT[faction][0], colour: LEFT[faction][1] },
          { icon: RIGHT[faction][0], colour: RIGHT[faction][1] },
        ]
      : null,
    ...rest,
  };
}

const OVERLORDS: [string, Faction, number][] = [
  ['methuselah', 'undead', 40],
  ['fenris', 'beast', 48],
  ['lilith', 'mortal', 44],
  ['azazael', 'spirit', 50],
];

export const PRINTED: Faces = {
  cards: [
    face('cultist', { type: 'starter', pool: { coin: 1, power: 0, regen: 0 } }),
    face('fanatic', { type: 'starter', pool: { coin: 0, power: 1, regen: 0 } }),
    face('witch', { faction: 'mortal', cost: 5, keywords: [effect('curse')] }),
    face('shade', { faction: 'spirit', cost: 3, keywords: [effect('haunt')] }),
    face('ghoul', { faction: 'undead', cost: 1 }),
    face('iron-mask', { type: 'relic', cost: 2, armour: 1 }),
    ...OVERLORDS.flatMap(([overlord]) =>
      [1, 2, 3, 4].map((nth) => face(`${overlord}-${nth}`, { type: 'influence', overlord })),
    ),
  ],
  overlords: OVERLORDS.map(([id, faction, life]) => ({
    id,
    faction,
    life,
    ability: { id: `ability-${id}` },
    influences: [1, 2, 3, 4].map((nth) => `${id}-${nth}`),
  })),
};

export function inPlay(id: number, card: string, rest: Partial<InPlay> = {}): InPlay {
  return {
    id,
    card,
    like: id,
    horde: 0,
    token: 'none',
    can_haunt: false,
    joined: false,
    used: [false],
    relic_used: false,
    ...rest,
  };
}

export function player(rest: Partial<PlayerView> = {}): PlayerView {
  return {
    overlord: 'methuselah',
    influences: ['methuselah-1', 'methuselah-2'],
    life: 40,
    max_life: 40,
    armour: 0,
    hand: { size: 0, shown: [] },
    unmet: [],
    deck: { size: 5, known: [] },
    discard: [],
    play: [],
    rally: 0,
    ...rest,
  };
}

export function view(rest: Partial<View> = {}): View {
  return {
    step: 'action',
    round: 3,
    rounds: 30,
    first: 1,
    active: 1,
    pool: { coin: 0, power: 0, regen: 0 },
    converts: false,
    overlord_used: false,
    armour_left: 0,
    street: ['witch', 'shade', 'ghoul', 'iron-mask', null],
    market: 50,
    acolytes: 8,
    acolyte_cost: 2,
    removed: [],
    haunt_supply: 10,
    rally_supply: 10,
    players: [player(), player({ overlord: 'fenris', life: 48, max_life: 48 })],
    about: null,
    waiting: [],
    winner: null,
    reason: null,
    ...rest,
  };
}

/** Phrases by their ids, with the numbers, texts and cards they are about. */
export function tell(phrase: Phrase): string {
  const parts = (phrase.args ?? []).map(([, arg]) =>
    'phrase' in arg ? tell(arg.phrase) : String(Object.values(arg)[0]),
  );
  return [phrase.id, ...parts].join(' ');
}
