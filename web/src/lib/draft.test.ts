import { describe, expect, it } from 'vitest';

import { asNewSeats, choosableOptions, presetOf, PRESETS, reseated, resized, seated } from './draft';
import type { GameInfo, OptionInfo } from './wire';

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

describe('options', () => {
  const option = (key: string, values: string[], rest: Partial<OptionInfo> = {}): OptionInfo => ({
    key,
    values,
    seats: {},
    only_with: null,
    ...rest,
  });
  const TRICKS = option('tricks', ['with', 'without']);
  const PAIRS = option('pairs', ['off', 'on'], { seats: { off: [4], on: [4] } });
  const LENGTH = option('length', ['short', 'usual', 'long'], { seats: { short: [2, 3], long: [4] } });
  const values = (options: OptionInfo[], chosen: Record<string, string>, count: number) =>
    Object.fromEntries(
      choosableOptions(options, chosen, count).map(({ option: { key }, value }) => [key, value]),
    );

  it('fit any number of seats unless they say otherwise', () => {
    expect(choosableOptions([TRICKS], {}, 3)).toEqual([
      { option: TRICKS, values: ['with', 'without'], value: 'with' },
    ]);
  });

  it('offer only the values that fit, and the first of them is the default', () => {
    const offered = (count: number) => choosableOptions([LENGTH], {}, count)[0];
    expect(offered(2)).toMatchObject({ values: ['short', 'usual'], value: 'short' });
    expect(offered(4)).toMatchObject({ values: ['usual', 'long'], value: 'usual' });
  });

  it('keep what was chosen while it fits', () => {
    expect(values([LENGTH], { length: 'usual' }, 2)).toEqual({ length: 'usual' });
    expect(values([LENGTH], { length: 'usual' }, 4)).toEqual({ length: 'usual' });
    expect(values([LENGTH], { length: 'long' }, 3)).toEqual({ length: 'short' });
  });

  it('do not exist where no value fits, even if one was chosen', () => {
    expect(values([TRICKS, PAIRS], { pairs: 'on' }, 3)).toEqual({ tricks: 'with' });
    expect(values([TRICKS, PAIRS], { pairs: 'on' }, 4)).toEqual({ tricks: 'with', pairs: 'on' });
  });

  it('that need another choice go with it', () => {
    const signals = option('signals', ['off', 'on'], { only_with: ['pairs', 'on'] });
    expect(values([PAIRS, signals], { pairs: 'on' }, 4)).toEqual({ pairs: 'on', signals: 'off' });
    expect(values([PAIRS, signals], {}, 4)).toEqual({ pairs: 'off' });
    expect(values([PAIRS, signals], { pairs: 'on', signals: 'on' }, 2)).toEqual({});
  });

  it('take a choice that stands beside the values, such as a campaign', () => {
    expect(values([LENGTH], { length: 'campaign' }, 4)).toEqual({ length: 'campaign' });
  });
});
