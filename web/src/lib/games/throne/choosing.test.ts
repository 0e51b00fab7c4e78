import { describe, expect, test } from 'vitest';

import { offered } from '../../table/fakes';
import { isGrave, nearestPlace, nextPlace, waysOf } from './choosing';

describe('what is offered, by what it acts on', () => {
  const ways = waysOf(
    [
      offered('add flames-3 1,0'),
      offered('add flames-3 -1,-2'),
      offered('discard flames-3'),
      offered('leap glass-1a 0,4'),
      offered('take chains-2a'),
      offered('take chains-2a will 4 reveal'),
      offered('save daggers-1a'),
      offered('draw'),
      offered('order 213'),
      offered('spark 2 colour'),
    ],
    [['daggers-1a', 'daggers-2b'], ['antlers-4']],
  );

  test('places are found by card and come in reading order', () => {
    expect(ways.places.get('flames-3')?.map(({ x, y }) => [x, y])).toEqual([
      [-1, -2],
      [1, 0],
    ]);
    expect(ways.places.get('glass-1a')?.[0]?.offered.action).toBe('leap glass-1a 0,4');
  });

  test('what else is done with a card is found by the card', () => {
    expect(ways.cards.get('flames-3')?.map(({ action }) => action)).toEqual(['discard flames-3']);
    expect(ways.cards.get('chains-2a')).toHaveLength(2);
  });

  test('every card of a group keeps the group', () => {
    expect(ways.groups.get('daggers-2b')?.action).toBe('save daggers-1a');
    expect(ways.groups.has('antlers-4')).toBe(false);
  });

  test('the rest are buttons, in the order of the game', () => {
    expect(ways.bar.map(({ action }) => action)).toEqual(['draw', 'order 213', 'spark 2 colour']);
  });

  test('nothing that is offered is lost', () => {
    const drawn = [...ways.places.values(), ...ways.cards.values()].flat().length;
    expect(drawn + new Set(ways.groups.values()).size + ways.bar.length).toBe(10);
  });
});

describe('places', () => {
  const places = waysOf([offered('add a-1 0,0'), offered('add a-1 1,0'), offered('add a-1 0,3')]).places.get(
    'a-1',
  )!;

  test('keys go around', () => {
    const [first, second, third] = places;
    expect(nextPlace(places, null, 1)).toBe(first);
    expect(nextPlace(places, null, -1)).toBe(third);
    expect(nextPlace(places, first!, 1)).toBe(second);
    expect(nextPlace(places, third!, 1)).toBe(first);
    expect(nextPlace(places, first!, -1)).toBe(third);
    expect(nextPlace([], null, 1)).toBeNull();
  });

  test('a card snaps to the place whose middle is nearest', () => {
    expect(nearestPlace(places, { x: 1.4, y: 1.2 })).toBe(places[0]);
    expect(nearestPlace(places, { x: 1.6, y: 1.2 })).toBe(places[1]);
    expect(nearestPlace(places, { x: 8, y: 8 })).toBeNull();
  });
});

test('only what loses the game is asked about again', () => {
  expect(isGrave(offered('take glass-1a', { label: { id: 'label-take-last' } }))).toBe(true);
  expect(isGrave(offered('take glass-1a', { label: { id: 'label-take' } }))).toBe(false);
});
