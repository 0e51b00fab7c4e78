/** Taking back: by its key, which the button tells, and all at once. */
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

test.each<Can>([{ can: 'yes', all: false }, { can: 'ask' }])('the key takes back where %o', async (undo) => {
  const onundo = show(undo);
  expect(screen.getByRole('button').getAttribute('aria-keyshortcuts')).toBe('u');
  await userEvent.keyboard('u');
  expect(onundo.mock.calls).toEqual([[false]]);
});

test.each<[Can, boolean]>([
  [{ can: 'no', barrier: 'chance' }, false],
  [{ can: 'asked' }, false],
  [{ can: 'agree', by: 2 }, false],
  [{ can: 'yes', all: true }, true],
])('the key does nothing where %o, and disabled is %o', async (undo, disabled) => {
  const onundo = show(undo, disabled);
  await userEvent.keyboard('u');
  expect(onundo).not.toHaveBeenCalled();
});

test('where there is more than the last action, all of it is taken back by a second button', async () => {
  const onundo = show({ can: 'yes', all: true });
  await userEvent.click(screen.getByRole('button', { name: 'Take it all back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(onundo.mock.calls).toEqual([[true], [false]]);
});

test.each<Can>([{ can: 'yes', all: false }, { can: 'ask' }, { can: 'no', barrier: 'start' }])(
  'there is one button where %o',
  (undo) => {
    show(undo);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  },
);
