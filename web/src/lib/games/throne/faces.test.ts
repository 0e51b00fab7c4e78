import { expect, test } from 'vitest';

import type { Phrase } from '../../wire';
import { byColour, cardsIn, nameOf } from './faces.svelte';

test('a card is named as the game names it', () => {
  expect(nameOf('flames-2b')).toEqual({
    id: 'memory',
    args: [
      ['colour', { phrase: { id: 'colour-flames' } }],
      ['label', { text: '2b' }],
    ],
  });
  expect(nameOf('demon-glass')).toEqual({ id: 'demon-glass' });
  expect(nameOf('illusion-25')).toEqual({ id: 'illusion' });
});

test('the cards of a sentence are found at any depth', () => {
  const told: Phrase = {
    id: 'told-relived',
    args: [
      ['colour', { phrase: { id: 'colour-glass' } }],
      [
        'cards',
        {
          phrase: {
            id: 'more',
            args: [
              ['first', { phrase: nameOf('glass-4') }],
              ['rest', { phrase: nameOf('glass-3') }],
            ],
          },
        },
      ],
    ],
  };
  expect(cardsIn(told)).toEqual(['glass-4', 'glass-3']);
  expect(cardsIn({ id: 'told-demon-came', args: [['card', { phrase: { id: 'demon-flames' } }]] })).toEqual([
    'demon-flames',
  ]);
});

test('a pile is listed by colour and strength, demons and Illusions last', () => {
  expect(
    byColour(['illusion-25', 'glass-5', 'demon-chains', 'daggers-2b', 'glass-1a', 'daggers-1a']),
  ).toEqual(['daggers-1a', 'daggers-2b', 'glass-1a', 'glass-5', 'demon-chains', 'illusion-25']);
});
