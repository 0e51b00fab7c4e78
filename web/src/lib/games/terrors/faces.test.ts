import { beforeAll, expect, test } from 'vitest';

import { serve } from '../../../test/server';
import { PRINTED, effect, face, tell } from './fakes';
import {
  abilitiesUsed,
  faces,
  goodsOf,
  keywordsOf,
  kindOf,
  listed,
  marksOf,
  nameOf,
  readOut,
} from './faces.svelte';

beforeAll(async () => {
  serve({ 'GET games/terrors/cards': PRINTED });
  await faces.load();
});

test('what is remembered of a card is no part of what it is', () => {
  expect(kindOf('witch~ja')).toBe('witch');
  expect(faces.of('witch~ja')?.cost).toBe(5);
});

test('what is remembered of a card is told', () => {
  expect(marksOf('witch')).toEqual([]);
  expect(marksOf('witch~jbu').map(({ id }) => id)).toEqual([
    'mark-joined',
    'mark-second-ability',
    'mark-relic-used',
  ]);
  expect(abilitiesUsed('witch~ja')).toEqual([true, false]);
});

test('an Acolyte is named with its faction', () => {
  expect(tell(nameOf('acolyte-beast'))).toBe('acolyte card-acolyte-beast faction-beast');
  expect(nameOf('witch')).toEqual({ id: 'card-witch' });
});

test('an Influence card shows the emblem of its Overlord', () => {
  expect(faces.factionOf('fenris-2')).toBe('beast');
  expect(faces.factionOf('cultist')).toBeNull();
});

test('a card is read out whole', () => {
  expect(readOut('witch', tell)).toBe('card-witch. do-curse 0. horde-box do-power 2');
  expect(goodsOf(face('x', { armour: 2, pool: { coin: 1, power: 0, regen: 0 } })).map(tell)).toEqual([
    'do-coin 1',
    'do-armour 2',
  ]);
});

test('keywords are found in every part of a card, each once', () => {
  const text = [{ id: 'when-each-curse', args: [['then', { phrase: { id: 'do-haunt-one' } }] as never] }];
  expect(keywordsOf(face('x', { keywords: [effect('curse')], text, horde: [effect('curse')] }))).toEqual([
    'curse',
    'haunt',
  ]);
});

test('a pile is listed by type and price, equal cards together', () => {
  expect(listed(['cultist', 'shade', 'witch~j', 'cultist'])).toEqual([
    { card: 'witch', count: 1 },
    { card: 'shade', count: 1 },
    { card: 'cultist', count: 2 },
  ]);
});
