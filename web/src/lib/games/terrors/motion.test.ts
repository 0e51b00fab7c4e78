import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { news } from '../../table/fakes';
import { player, view } from './fakes';
import { Motion } from './motion.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wounded = view({ players: [player(), player({ overlord: 'methuselah', life: 35 })] });
const well = view({ players: [player(), player()] });

test('life that was lost is shown for a while, and apart from it what Armour took', () => {
  const motion = new Motion();
  motion.follow(well, [news(1)], false);
  const attacked = news(2, 'told-attacked-armour', [
    ['who', { seat: 1 }],
    ['power', { number: 7 }],
    ['absorbed', { number: 2 }],
  ]);
  motion.follow(wounded, [news(1), attacked], false);
  expect(motion.blows).toMatchObject([{ seat: 2, life: -5 }]);
  expect(motion.taken).toMatchObject([{ seat: 2, armour: 2 }]);
  expect(motion.banner?.id).toBe('told-attacked-armour');
  vi.runAllTimers();
  expect(motion.blows).toHaveLength(0);
  expect(motion.banner).toBeNull();
});

test('nothing moves at first, after a step back, or where motion is off', () => {
  const motion = new Motion();
  motion.follow(wounded, [news(1), news(2)], false);
  motion.follow(well, [news(1)], false);
  expect(motion.blows).toHaveLength(0);
  motion.follow(wounded, [news(1), news(2)], true);
  expect(motion.blows).toHaveLength(0);
});
