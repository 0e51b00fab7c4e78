import { expect, it } from 'vitest';
import { seatInfo, tableInfo } from './fakes';
import { rematch, standings } from './standings';

it('puts winners first, then points, then seats', () => {
  const verdict = {
    reason: 'x',
    standings: [
      { result: 'lost' as const, points: 3 },
      { result: 'won' as const, points: 5 },
      { result: 'lost' as const, points: 4 },
      { result: 'lost' as const, points: 3 },
    ],
  };
  expect(standings(verdict).map((row) => row.seat)).toEqual([2, 3, 1, 4]);
});

it('sets up the same table again', () => {
  const table = tableInfo({
    options: { tricks: 'with' },
    seats: [
      seatInfo(1, { mine: true, name: 'Ola' }),
      seatInfo(2, { mine: true, name: 'Ewa' }),
      seatInfo(3, { name: 'Jan' }),
      seatInfo(4, { sitter: 'bot', name: null, bot: 'random' }),
      seatInfo(5, { name: 'Piotr', bot: 'greedy' }),
    ],
  });
  expect(rematch(table, 'Ola')).toEqual({
    game: 'night-market',
    options: { tricks: 'with' },
    seats: [
      { who: 'me' },
      { who: 'me', name: 'Ewa' },
      { who: 'friend' },
      { who: 'bot', bot: 'random' },
      { who: 'friend' },
    ],
    pace: 'instant',
    chat: true,
    open: false,
    campaign: false,
  });
});
