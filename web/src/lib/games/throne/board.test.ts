/** The board as a player meets it: by roles and names, with nothing sent before it is chosen. */
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { offered, position } from '../../table/fakes';
import { serve } from '../../../test/server';
import type { Offered, Phrase } from '../../wire';
import { speak } from '../../words.svelte';
import Frame from './Frame.test.svelte';
import { nameOf } from './faces.svelte';
import type { CaptivityCard, Face, OpenCaptivity, View } from './types';

const face = (id: string, strength: number): Face => ({
  id,
  kind: 'memory',
  colour: id.split('-')[0] as Face['colour'],
  strength,
  covered: [true, false, false, true],
});

const VIEW: View = {
  mode: 'chapter-1',
  step: 'first',
  aelin: 2,
  companion: 1,
  active: 1,
  modules: [],
  abilities: [],
  day: 1,
  days: 3,
  target: 7,
  deck: { size: 30, known: [] },
  scented: 0,
  memory_row: ['flames-3', 'glass-4'],
  mind: [
    { card: 'chains-2a', x: 0, y: 0, visible: true },
    { card: 'daggers-5', x: 1, y: 1, visible: true },
  ],
  sets: [],
  groups: [],
  demons: [],
  rows: [],
  current_row: 1,
  discard: [],
  boxed: [],
  keepsakes: [],
  breaths: null,
  end: null,
};

/** Names of cards as the game would say them, everything else by its id. */
function tell(phrase: Phrase): string {
  const arg = (name: string) => phrase.args?.find(([key]) => key === name)?.[1];
  if (phrase.id === 'memory') {
    const [colour, label] = [arg('colour'), arg('label')];
    return `${colour && 'phrase' in colour ? colour.phrase.id : ''} ${label && 'text' in label ? label.text : ''}`;
  }
  const card = arg('card');
  return card && 'phrase' in card ? `${phrase.id} ${tell(card.phrase)}` : phrase.id;
}

const about = (action: string, id: string): Offered =>
  offered(action, { label: { id, args: [['card', { phrase: nameOf(action.split(' ')[1] ?? '') }]] } });

const card = (id: string, kind: CaptivityCard['kind'], name_en: string): CaptivityCard => ({
  id,
  kind,
  role: null,
  name_en,
  name_pl: `${name_en} po polsku`,
  text_en: `text of ${id}`,
  text_pl: `tekst ${id}`,
  source: 'ours',
});

const CAPTIVITY: OpenCaptivity = {
  closed: 40,
  in_play: [
    card('rule-three-days', 'rule', 'Three Days'),
    card('chapter-2', 'chapter', 'The Swarm'),
    card('rule-legion', 'rule', 'Legion'),
    card('ability-guard', 'ability', 'Guard'),
    card('ref-shared-2', 'reference', 'Shared reference'),
  ],
  archive: [card('chapter-1', 'chapter', 'Captivity')],
  in_memory_deck: [card('demon-glass', 'demon', 'Demon of Glass')],
};

beforeEach(async () => {
  serve({
    'GET games/throne/pages/2': CAPTIVITY,
    'GET games/throne/cards': [
      face('flames-3', 3),
      face('glass-4', 4),
      face('chains-2a', 2),
      face('daggers-5', 5),
    ],
  });
  await speak('en');
});

async function show(options: Offered[], view: Partial<View> = {}) {
  const choose = vi.fn();
  const now = () => position({ view: { ...VIEW, ...view }, options, prompt: { id: 'prompt-first' } });
  const { rerender } = render(Frame, {
    position: now(),
    tell,
    names: ['Ola', 'Jan'],
    news: [],
    canAct: true,
    choose,
  });
  if (view.step !== 'ready') await screen.findByRole('group', { name: 'The Mind' });
  /** The server tells the same again, as it does when the line is checked. */
  const again = () => rerender({ position: now() });
  return { choose, user: userEvent.setup(), again };
}

test('a card of the row, a place, and the word to lay it: only then it is sent', async () => {
  const { choose, user } = await show([
    about('add flames-3 1,0', 'label-add'),
    about('add flames-3 0,1', 'label-add'),
    about('add glass-4 2,2', 'label-add'),
  ]);
  expect(screen.queryAllByRole('button', { name: /label-add/ })).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'colour-flames 3' }));
  const places = screen.getAllByRole('button', { name: /label-add/ });
  expect(places).toHaveLength(2);
  places[0]?.focus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(choose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /Lay it here/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('add flames-3 0,1');
});

test('Escape goes back step by step and sends nothing', async () => {
  const { choose, user } = await show([
    about('add flames-3 1,0', 'label-add'),
    about('add glass-4 2,2', 'label-add'),
  ]);
  await user.click(screen.getByRole('button', { name: 'colour-flames 3' }));
  screen.getByRole('button', { name: /label-add/ }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /Lay it here/ })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: /Lay it here/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /label-add/ })).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(screen.queryAllByRole('button', { name: /label-add/ })).toHaveLength(0);
  expect(choose).not.toHaveBeenCalled();
});

test('a card of the Mind that can be taken in two ways offers both', async () => {
  const { choose, user } = await show(
    [
      about('take chains-2a', 'label-take'),
      about('take chains-2a reveal', 'label-take-reveal'),
      about('take daggers-5', 'label-take'),
    ],
    { memory_row: [] },
  );
  screen.getByRole('button', { name: 'colour-chains 2a, strength 2, visible' }).focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: /label-take-reveal/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('take chains-2a reveal');
});

test('what loses the game is asked about once more', async () => {
  const { choose, user } = await show([about('take chains-2a', 'label-take-last')], { memory_row: [] });
  screen.getByRole('button', { name: /colour-chains/ }).focus();
  await user.keyboard('{Enter}{Enter}');
  expect(choose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Yes, I am sure' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('take chains-2a');
});

test('a group of a split Mind is kept by a press on any of its cards, and a second one', async () => {
  const { choose, user } = await show(
    [
      offered('save chains-2a', { label: { id: 'one' } }),
      offered('save daggers-5', { label: { id: 'two' } }),
    ],
    { memory_row: [], groups: [['chains-2a'], ['daggers-5']] },
  );
  screen.getByRole('button', { name: /colour-daggers/ }).focus();
  await user.keyboard('{Enter}');
  expect(choose).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith('save daggers-5');
});

test('everything else is a button with its words, and a digit presses it', async () => {
  const { choose, user } = await show([offered('draw'), offered('stop')]);
  screen.getByRole('button', { name: 'label-stop' });
  await user.keyboard('1');
  expect(choose).toHaveBeenCalledExactlyOnceWith('draw');
});

test('before a chapter its card and what it brings are read, and nothing older', async () => {
  await show([offered('ready')], { mode: 'chapter-2', step: 'ready', mind: [], memory_row: [] });
  await screen.findByText('text of chapter-2');
  expect(screen.getByText('text of rule-legion')).toBeTruthy();
  expect(screen.getByText('text of ability-guard')).toBeTruthy();
  expect(screen.queryByText('text of rule-three-days')).toBeNull();
  expect(screen.queryByText('text of ref-shared-2')).toBeNull();
});

test('the open captivity deck and the Archive can be read at any time', async () => {
  const { user } = await show([offered('draw')], { mode: 'chapter-2' });
  expect(screen.queryByText('text of chapter-2')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Captivity deck' }));
  await screen.findByText('text of rule-three-days');
  await user.click(screen.getByText('Archive (1)'));
  expect(screen.getByText('text of chapter-1')).toBeTruthy();
  expect(screen.getByText('40 cards are still closed.')).toBeTruthy();
});

test('a sandbox has no captivity deck', async () => {
  await show([offered('draw')], { mode: 'sandbox' });
  expect(screen.queryByRole('button', { name: 'Captivity deck' })).toBeNull();
});

test('what is in hand stays there when the same question comes again', async () => {
  const { user, again } = await show([
    about('add flames-3 1,0', 'label-add'),
    about('add glass-4 2,2', 'label-add'),
  ]);
  await user.click(screen.getByRole('button', { name: 'colour-flames 3' }));
  screen.getByRole('button', { name: /label-add/ }).focus();
  await user.keyboard('{Enter}');
  await again();
  expect(screen.getByRole('button', { name: 'colour-flames 3' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: /Lay it here/ })).toBeTruthy();
});

test('before the first card is added, why nothing can be discarded is said', async () => {
  const { choose, user } = await show([
    about('add flames-3 1,0', 'label-add'),
    about('add glass-4 2,2', 'label-add'),
  ]);
  await user.click(screen.getByRole('button', { name: 'colour-flames 3' }));
  await user.click(screen.getByRole('button', { name: 'Discard: only after the first card was added' }));
  expect(choose).not.toHaveBeenCalled();
});
