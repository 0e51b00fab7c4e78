import { expect, test } from 'vitest';

import { news } from '../../table/fakes';
import type { Arg } from '../../wire';
import { tell } from './fakes';
import { condensed, recapFor } from './story';

const card = (id: string): [string, Arg] => ['card', { phrase: { id: `card-${id}` } }];
const who = (seat: number): [string, Arg] => ['who', { seat }];
const what: [string, Arg] = ['what', { phrase: { id: 'do-coin', args: [['n', { number: 1 }]] } }];
const turn = (number: number, seat: number) => news(number, 'told-turn', [who(seat)]);

test('what a card gives is told with the card, and what an ability gives only once', () => {
  const lines = condensed(
    [
      news(1, 'told-played', [who(1), card('cultist')]),
      news(2, 'told-gained', [who(1), card('cultist'), what]),
      news(3, 'told-played', [who(1), card('witch')]),
      news(4, 'told-gained', [who(1), card('ghoul'), what]),
      news(5, 'told-horde-ability', [who(1), card('witch')]),
      news(6, 'told-gained', [who(1), card('witch'), what]),
    ],
    tell,
  );
  expect(lines.map(({ source, phrase }) => [source, tell(phrase)])).toEqual([
    ['site', 'terrors-told-played 1 card-cultist do-coin 1'],
    ['game', 'told-played 1 card-witch'],
    ['game', 'told-gained 1 card-ghoul do-coin 1'],
    ['game', 'told-horde-ability 1 card-witch'],
  ]);
  expect(lines.map(({ number }) => number)).toEqual([1, 3, 4, 5]);
});

test('cards drawn one after another are one line for each player', () => {
  const hidden = (number: number, seat: number) => news(number, 'told-drawn-hidden', [who(seat)]);
  const drawn = (number: number, id: string) => news(number, 'told-drawn', [who(2), card(id)]);
  const lines = condensed(
    [hidden(1, 1), hidden(2, 1), hidden(3, 1), drawn(4, 'a'), drawn(5, 'b'), drawn(6, 'c'), hidden(7, 1)],
    tell,
  );
  expect(lines.map(({ phrase }) => tell(phrase))).toEqual([
    'terrors-told-draws 1 3',
    'told-drawn 2 more more card-a card-b card-c',
    'told-drawn-hidden 1',
  ]);
});

test('a bought card is on the discard pile unless it is said to be elsewhere', () => {
  const lines = condensed(
    [
      news(1, 'told-bought', [who(1), card('ghoul')]),
      news(2, 'told-laid', [card('witch')]),
      news(3, 'told-piled', [who(1), card('ghoul')]),
      news(4, 'told-bought', [who(1), card('ghoul')]),
      news(5, 'told-topped', [who(1), card('ghoul')]),
    ],
    tell,
  );
  expect(lines.map(({ number }) => number)).toEqual([1, 2, 4, 5]);
});

test('whoever moves reads what the turn before came to', () => {
  const life = (number: number, id: string, seat: number, amount: number) =>
    news(number, id, [who(seat), ['life', { number: amount }]]);
  const told = [
    turn(1, 1),
    life(2, 'told-life-gained', 1, 9),
    turn(3, 2),
    news(4, 'told-bought', [who(2), card('ghoul')]),
    news(5, 'told-bought', [who(2), card('witch')]),
    life(6, 'told-life-lost', 1, 3),
    life(7, 'told-life-lost', 1, 2),
    life(8, 'told-life-gained', 2, 4),
    life(9, 'told-life-lost', 2, 1),
    news(10, 'told-destroyed', [who(1), card('shade')]),
    news(11, 'told-destroyed', [who(2), card('cultist')]),
    news(12, 'told-discarded', [who(1), card('fanatic')]),
  ];
  expect(recapFor(1, told)).toBeNull();
  const recap = recapFor(1, [...told, turn(13, 1)]);
  expect(recap).toEqual({
    bought: [{ id: 'card-ghoul' }, { id: 'card-witch' }],
    lost: 5,
    gained: 4,
    destroyed: [{ id: 'card-shade' }],
    discarded: [{ id: 'card-fanatic' }],
    isFresh: true,
  });
  expect(recapFor(1, [...told, turn(13, 1), news(14, 'told-played', [who(1)])])?.isFresh).toBe(false);
  expect(recapFor(2, [...told, turn(13, 1)])).toBeNull();
  expect(recapFor(1, [turn(1, 1)])).toBeNull();
});
