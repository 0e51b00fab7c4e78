import { beforeEach, afterEach, expect, test, vi } from 'vitest';

import { news } from '../../table/fakes';
import { nameOf } from './faces.svelte';
import { Motion } from './motion.svelte';
import type { View } from './types';

const view = (...cards: string[]) =>
  ({ mind: cards.map((card, x) => ({ card, x, y: 0, visible: true })), memory_row: [] }) as unknown as View;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page that opens shows nothing as new', () => {
  const motion = new Motion();
  motion.follow(view('glass-1a'), [news(1), news(2, 'told-i-am-here')], false);
  expect(motion.fresh.size + motion.gone.length + motion.banner.length).toBe(0);
});

test('cards that come and go move, what is said aloud stands for a while', () => {
  const motion = new Motion();
  motion.follow(view('glass-1a', 'glass-4'), [news(1)], false);
  const told = [
    news(1),
    news(2, 'told-relived', [['cards', { phrase: nameOf('glass-4') }]]),
    news(3, 'told-i-am-here'),
  ];
  motion.follow(view('glass-4', 'flames-3'), told, false);
  expect([...motion.fresh]).toEqual(['flames-3']);
  expect([...motion.relived]).toEqual(['glass-4']);
  expect(motion.gone.map(({ card }) => card)).toEqual(['glass-1a']);
  expect(motion.banner.map(({ id }) => id)).toEqual(['told-i-am-here']);
  vi.runAllTimers();
  expect(motion.gone).toEqual([]);
  expect(motion.banner).toEqual([]);
});

test('without motion only words appear; a step back shows nothing', () => {
  const motion = new Motion();
  motion.follow(view('glass-1a'), [news(1)], true);
  motion.follow(view(), [news(1), news(2, 'told-i-am-with-you')], true);
  expect(motion.gone).toEqual([]);
  expect(motion.banner).toHaveLength(1);
  motion.follow(view('glass-1a'), [news(1)], true);
  expect(motion.banner).toEqual([]);
});
