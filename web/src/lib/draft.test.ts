import { describe, expect, it } from 'vitest';

import { asNewSeats, presetOf, PRESETS, reseated, resized, seated } from './draft';
import type { GameInfo } from './wire';

const GAME: GameInfo = {
  id: 'night-market',
  name_en: 'The night market',
  name_pl: 'Nocny targ',
  min_seats: 2,
  max_seats: 4,
  options: [],
  rules_version: 1,
  example: true,
  bots: ['random', 'greedy'],
  campaign: null,
};

const who = (seats: { who: string }[]) => seats.map((seat) => seat.who).join(' ');

describe('a preset', () => {
  it('puts the visitor first, and the strongest bots', () => {
    expect(who(seated('bot', GAME, 3))).toBe('me bot bot');
    expect(who(seated('friend', GAME))).toBe('me friend');
    expect(who(seated('device', GAME))).toBe('me here');
    expect(seated('bot', GAME)[1]?.bot).toBe('greedy');
  });

  it('is known again, until it is changed', () => {
    for (const preset of PRESETS) expect(presetOf(seated(preset, GAME, 4))).toBe(preset);
    expect(presetOf(reseated(seated('bot', GAME, 3), 1, 'friend'))).toBeNull();
    expect(presetOf(reseated(seated('bot', GAME), 1, 'me'))).toBeNull();
  });
});

describe('seats', () => {
  it('grow like the last one and shrink from the end', () => {
    const seats = reseated(seated('bot', GAME, 3), 2, 'friend');
    expect(who(resized(seats, 4))).toBe('me bot friend friend');
    expect(who(resized(seats, 2))).toBe('me bot');
    expect(who(resized(reseated(seated('bot', GAME), 1, 'me'), 3))).toBe('bot me bot');
  });

  it('have the visitor once: whoever sat there takes the old seat', () => {
    expect(who(reseated(seated('friend', GAME, 3), 2, 'me'))).toBe('friend friend me');
  });

  it('are said as the server takes them', () => {
    const seats = reseated(reseated(seated('device', GAME, 4), 2, 'bot'), 3, 'friend');
    seats[1] = { ...seats[1]!, name: '  Żaneta ' };
    expect(asNewSeats(seats, (seat) => `Guest ${seat}`)).toEqual([
      { who: 'me' },
      { who: 'me', name: 'Żaneta' },
      { who: 'bot', bot: 'greedy' },
      { who: 'friend' },
    ]);
    expect(asNewSeats(seated('device', GAME), (seat) => `Guest ${seat}`)[1]).toEqual({
      who: 'me',
      name: 'Guest 2',
    });
  });
});
