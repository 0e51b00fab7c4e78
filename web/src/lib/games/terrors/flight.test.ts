import { expect, test } from 'vitest';

import { inPlay, player, view } from './fakes';
import { handNames, waysBetween } from './flight';

const hand = (...shown: string[]) => ({ size: shown.length, shown });

test('equal cards of a hand have names of their own', () => {
  expect(handNames(1, ['cultist', 'cultist'])).toEqual(['hand 1 cultist 0', 'hand 1 cultist 1']);
});

test('a played card comes from the hand', () => {
  const before = view({ players: [player({ hand: hand('cultist', 'witch') }), player()] });
  const after = view({
    players: [player({ hand: hand('cultist'), play: [inPlay(3, 'witch')] }), player()],
  });
  expect(waysBetween(before, after)).toEqual({
    came: [{ name: 'play 3', place: 'hand 1 witch 0' }],
    went: [],
  });
});

test('the card of another comes from a hand one does not see', () => {
  const before = view({ players: [player(), player({ hand: { size: 2, shown: [] } })] });
  const after = view({
    players: [player(), player({ hand: { size: 1, shown: [] }, play: [inPlay(4, 'ghoul')] })],
  });
  expect(waysBetween(before, after).came).toEqual([{ name: 'play 4', place: 'hand 2' }]);
});

test('what is bought goes to the discard pile, and the Market fills the place', () => {
  const after = view({ street: ['shade', 'shade', 'ghoul', 'iron-mask', null], market: 49 });
  expect(waysBetween(view(), after)).toEqual({
    came: [{ name: 'street 1', place: 'market' }],
    went: [{ name: 'street 1', place: 'discard 1' }],
  });
});

test('a bought Relic comes from its place on the Street', () => {
  const after = view({
    street: ['witch', 'shade', 'ghoul', 'witch', null],
    market: 49,
    players: [
      player({ play: [inPlay(6, 'iron-mask')] }),
      player({ overlord: 'fenris', life: 48, max_life: 48 }),
    ],
  });
  expect(waysBetween(view(), after)).toEqual({
    came: [
      { name: 'play 6', place: 'street 4' },
      { name: 'street 4', place: 'market' },
    ],
    went: [],
  });
});

test('what leaves play goes to the discard pile, or out of the game', () => {
  const before = view({ players: [player({ play: [inPlay(3, 'witch')] }), player()] });
  const cleaned = view({ players: [player({ discard: ['witch'] }), player()] });
  expect(waysBetween(before, cleaned).went).toEqual([{ name: 'play 3', place: 'discard 1' }]);
  const sacrificed = view({ players: [player(), player()], removed: ['witch'] });
  expect(waysBetween(before, sacrificed).went).toEqual([{ name: 'play 3', place: 'gone' }]);
});
