import { beforeEach, expect, it } from 'vitest';

import { ago } from './time';
import { speak } from './words.svelte';

beforeEach(() => speak('en'));

it.each([
  [5, 'just now'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [7_200, '2 hours ago'],
  [100_000, 'yesterday'],
  [-30, 'just now'],
])('%i seconds ago is "%s"', (passed, said) => {
  expect(ago(1_000_000 - passed, 1_000_000)).toBe(said);
});

it('is said in the language of the page', async () => {
  await speak('pl');
  expect(ago(0, 3 * 3_600)).toBe('3 godziny temu');
});
