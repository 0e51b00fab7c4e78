import { describe, expect, test } from 'vitest';

import { offered } from '../../table/fakes';
import { between, linksOf, lostByPassing, pairsOf, waysOf } from './choosing';
import { inPlay } from './fakes';
import type { Preview } from './types';

const preview = (rest: Partial<Preview>): { preview: Preview } => ({
  preview: {
    pool: { coin: 0, power: 0, regen: 0 },
    pool_at_least: null,
    absorbed: 0,
    damage: 0,
    life_left: null,
    own_life: null,
    banished: [],
    lost: null,
    ...rest,
  },
});

describe('what is offered, by what it acts on', () => {
  const ways = waysOf(
    [
      'play witch~ja',
      'sacrifice cultist',
      'buy 3',
      'hunt 3 2',
      'hunt 3 1',
      'buy acolyte',
      'claim acolyte',
      'attack 2',
      'attack 1',
      'regenerate 1',
      'convert 1',
      'horde 4 7',
      'extend 7 9',
      'relic 5',
      'haunt 4',
      'overlord',
      'pass',
    ].map((action) => offered(action)),
    true,
  );
  const at = (key: string) => ways.at.get(key)?.map(({ action }) => action);

  test('cards of the hand are found with what is remembered of them', () => {
    expect(at('hand witch~ja')).toEqual(['play witch~ja']);
  });

  test('a place of the Street has every way to buy it', () => {
    expect(at('street 3')).toEqual(['buy 3', 'hunt 3 2', 'hunt 3 1']);
    expect(at('acolytes')).toEqual(['buy acolyte', 'claim acolyte']);
  });

  test('cards in play and the sheet', () => {
    expect(at('play 5')).toEqual(['relic 5']);
    expect(at('play 4')).toEqual(['haunt 4']);
    expect(at('sheet')).toEqual(['overlord']);
  });

  test('what is spent comes from the least to the most', () => {
    expect(ways.amounts.get('attack')?.map(({ number }) => number)).toEqual([1, 2]);
    expect(ways.pass?.action).toBe('pass');
  });

  test("the Overlord's ways are known as such", () => {
    expect(ways.overlord.map(({ action }) => action)).toEqual([
      'sacrifice cultist',
      'hunt 3 2',
      'hunt 3 1',
      'claim acolyte',
    ]);
  });

  test('nothing that is offered is lost', () => {
    const found = [...ways.at.values()].flat().length + ways.links.length;
    const spent = [...ways.amounts.values()].flat().length;
    expect(found + spent + 1).toBe(17);
    expect(ways.answers).toHaveLength(0);
  });
});

test('inside an ability every answer is a button, and lights up what it is about', () => {
  const actions = [
    'destroy 7',
    'destroy street 3',
    'discard cultist',
    'command ghoul',
    'ability 4 2',
    'lose',
  ];
  const ways = waysOf(
    actions.map((action) => offered(action)),
    false,
  );
  expect(ways.answers.map(({ action }) => action)).toEqual(actions);
  expect([...ways.at.keys()]).toEqual(['play 7', 'street 3', 'hand cultist', 'discard ghoul', 'play 4']);
});

describe('links', () => {
  const { links } = waysOf([offered('horde 4 7'), offered('extend 7 9')], true);

  test('are found by the number that stands for equal cards', () => {
    expect(linksOf(links, inPlay(8, 'ghoul', { like: 4 }))).toHaveLength(1);
    expect(linksOf(links, inPlay(8, 'ghoul'))).toHaveLength(0);
  });

  test('join two cards whichever is pressed first', () => {
    const [ghoul, shade, witch] = [inPlay(4, 'ghoul'), inPlay(7, 'shade'), inPlay(9, 'witch')];
    expect(between(links, shade, ghoul)[0]?.offered.action).toBe('horde 4 7');
    expect(between(links, ghoul, shade)[0]?.offered.action).toBe('horde 4 7');
    expect(between(links, witch, shade)[0]?.offered.action).toBe('extend 7 9');
    expect(between(links, ghoul, witch)).toHaveLength(0);
  });
});

describe('what passing loses', () => {
  const pass = offered('pass', preview({ lost: { coin: 2, power: 3, regen: 4 } }));

  test('is only what could be used now', () => {
    expect(lostByPassing(waysOf([pass], true))).toBeNull();
    expect(lostByPassing(waysOf([pass, offered('buy 2')], true))).toEqual({ coin: 2, power: 0, regen: 0 });
    expect(lostByPassing(waysOf([pass, offered('attack 3'), offered('regenerate 1')], true))).toEqual({
      coin: 0,
      power: 3,
      regen: 1,
    });
  });
});

test('Influence cards are offered in pairs', () => {
  expect(pairsOf([offered('influence fenris-1 fenris-3'), offered('pass')]).map(({ pair }) => pair)).toEqual([
    ['fenris-1', 'fenris-3'],
  ]);
});
