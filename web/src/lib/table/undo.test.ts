/** Taking back by its key, which the button tells. */
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Undo as Can } from '../wire';
import { speak } from '../words.svelte';
import Undo from './Undo.svelte';

beforeEach(() => speak('en'));

function show(undo: Can, disabled = false) {
  const onundo = vi.fn();
  render(Undo, { undo, names: ['Ola', 'Jan'], disabled, onundo, onagree: vi.fn() });
  return onundo;
}

test.each<Can>([{ can: 'yes' }, { can: 'ask' }])('the key takes back where %o', async (undo) => {
  const onundo = show(undo);
  expect(screen.getByRole('button').getAttribute('aria-keyshortcuts')).toBe('u');
  await userEvent.keyboard('u');
  expect(onundo).toHaveBeenCalledOnce();
});

test.each<[Can, boolean]>([
  [{ can: 'no', barrier: 'chance' }, false],
  [{ can: 'asked' }, false],
  [{ can: 'agree', by: 2 }, false],
  [{ can: 'yes' }, true],
])('the key does nothing where %o, and disabled is %o', async (undo, disabled) => {
  const onundo = show(undo, disabled);
  await userEvent.keyboard('u');
  expect(onundo).not.toHaveBeenCalled();
});
