/** The board as a player meets it: by roles and names. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { offered, position } from '../../table/fakes';
import { serve } from '../../../test/server';
import type { Offered, Position } from '../../wire';
import { speak } from '../../words.svelte';
import { PRINTED, inPlay, player, tell, view } from './fakes';
import Frame from './Frame.test.svelte';
import type { Preview, View } from './types';

beforeEach(async () => {
  serve({ 'GET games/terrors/cards': PRINTED });
  await speak('en');
});

const PLAIN: Preview = {
  pool: { coin: 0, power: 0, regen: 0 },
  pool_at_least: null,
  absorbed: 0,
  damage: 0,
  life_left: null,
  own_life: null,
  banished: [],
  lost: null,
};

const about = (action: string, card: string, rest: Partial<Offered> = {}): Offered =>
  offered(action, {
    label: { id: `label-${action.split(' ')[0]}`, args: [['card', { phrase: { id: `card-${card}` } }]] },
    ...rest,
  });

async function show(options: Offered[], seen: Partial<View> = {}, rest: Partial<Position> = {}) {
  const choose = vi.fn();
  const now = (later: Partial<View> = {}) =>
    position({ view: view({ ...seen, ...later }), options, prompt: { id: 'prompt' }, ...rest });
  const { rerender } = render(Frame, {
    position: now(),
    tell,
    names: ['Ola', 'Jan'],
    news: [],
    canAct: options.length > 0,
    choose,
  });
  await screen.findAllByText('card-fenris');
  return {
    choose,
    user: userEvent.setup(),
    again: (later?: Partial<View>) => rerender({ position: now(later) }),
  };
}

const hand = (...shown: string[]) => ({ hand: { size: shown.length, shown } });
const mine = (rest: Parameters<typeof player>[0]) => ({
  players: [player(rest), player({ overlord: 'fenris' })],
});

test('a press on a card of the hand plays it', async () => {
  const { choose, user } = await show([about('play witch', 'witch'), about('play cultist', 'cultist')], {
    ...mine(hand('cultist', 'cultist', 'witch')),
  });
  expect(within(screen.getByRole('group', { name: 'Your hand' })).getAllByRole('button')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: /label-play card-witch/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('play witch');
});

test('whoever plays by key has the next card of the hand', async () => {
  const { choose, user, again } = await show([about('play witch', 'witch'), about('play ghoul', 'ghoul')], {
    ...mine(hand('cultist', 'witch', 'ghoul')),
  });
  const focused = () => document.activeElement?.textContent;
  const witch = screen.getByRole('button', { name: /label-play card-witch/ });
  while (document.activeElement !== witch) await user.tab();
  await user.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith('play witch');
  await again(mine(hand('cultist', 'ghoul')));
  expect(focused()).toContain('label-play card-ghoul');
  await again(mine(hand('cultist')));
  expect(focused()).toContain('card-cultist');
  await again(mine(hand()));
  expect(document.activeElement).toBe(document.body);
});

test('a card that is shown large and has the focus can go', async () => {
  const { user, again } = await show([about('play witch', 'witch')], mine(hand('witch')));
  const witch = screen.getByRole('button', { name: /label-play card-witch/ });
  while (document.activeElement !== witch) await user.tab();
  await vi.waitFor(() => expect(document.querySelector('.zoom')).toBeTruthy());
  // Browsers tell a card that goes that it has lost the focus; this one does not.
  const remove = vi.spyOn(Element.prototype, 'remove').mockImplementation(function (this: Element) {
    if (this.contains(witch)) witch.dispatchEvent(new FocusEvent('blur'));
    this.parentNode?.removeChild(this);
  });
  await again(mine(hand()));
  remove.mockRestore();
  await vi.waitFor(() => expect(document.querySelector('.zoom')).toBeNull());
});

test('a menu that was opened by key gives the focus back to its card', async () => {
  const { choose, user } = await show([about('buy 2', 'shade'), offered('hunt 2 1')]);
  const card = screen.getByRole('button', { name: /card-shade/ });
  while (document.activeElement !== card) await user.tab();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Buy'));
  await user.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith('buy 2');
  await vi.waitFor(() => expect(document.activeElement).toBe(card));
});

test('a press on the Street buys, and asks how where there are several ways', async () => {
  const { choose, user } = await show([
    about('buy 1', 'witch'),
    about('buy 2', 'shade'),
    offered('hunt 2 1', {
      label: {
        id: 'label-hunt',
        args: [
          ['overlord', { phrase: { id: 'fenris' } }],
          ['price', { phrase: { id: 'price' } }],
        ],
      },
    }),
  ]);
  await user.click(screen.getByRole('button', { name: /card-shade/ }));
  expect(choose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'With fenris: price' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('hunt 2 1');
  choose.mockClear();
  await user.click(screen.getByRole('button', { name: /label-buy card-witch/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('buy 1');
});

const TWO = mine({
  play: [inPlay(4, 'ghoul'), inPlay(7, 'shade', { token: 'haunt' }), inPlay(8, 'cultist')],
});

test.each([
  ['ghoul', 'shade'],
  ['shade', 'ghoul'],
])('a Horde is formed by pressing %s, then %s', async (first, second) => {
  const { choose, user } = await show([offered('horde 4 7', { preview: { ...PLAIN, banished: [7] } })], {
    ...TWO,
    street: [],
  });
  await user.click(screen.getByRole('button', { name: new RegExp(`card-${first}`) }));
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /card-shade.*Its token flips/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: new RegExp(`card-${second}`) }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('horde 4 7');
});

test('of two equal cards either one is pressed, and Escape lets go', async () => {
  const { choose, user } = await show([offered('horde 4 7')], {
    ...mine({ play: [inPlay(4, 'ghoul'), inPlay(5, 'ghoul', { like: 4 }), inPlay(7, 'shade')] }),
    street: [],
  });
  const second = screen.getAllByRole('button', { name: /card-ghoul/ })[1];
  await user.click(second!);
  expect(second?.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Escape}');
  expect(second?.getAttribute('aria-pressed')).toBeNull();
  await user.click(second!);
  await user.click(screen.getByRole('button', { name: /card-shade/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('horde 4 7');
});

test('a haunted Monster that can also be joined offers both', async () => {
  const { choose, user } = await show([offered('horde 4 7'), about('haunt 7', 'shade')], {
    ...TWO,
    street: [],
  });
  await user.click(screen.getByRole('button', { name: /card-shade/ }));
  await user.click(screen.getByRole('button', { name: 'Activate it again' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('haunt 7');
});

test('the sheet leads to what the Overlord can do, and the hand plays otherwise', async () => {
  const { choose, user } = await show(
    [about('play cultist', 'cultist'), about('sacrifice cultist', 'cultist')],
    {
      ...mine({ overlord: 'azazael', ...hand('cultist') }),
    },
  );
  await user.click(screen.getByRole('button', { name: /ability-azazael/ }));
  await user.click(screen.getByRole('button', { name: /label-sacrifice card-cultist/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('sacrifice cultist');
});

test('an attack takes all Power, or less by the steps, and tells what comes of it', async () => {
  const attack = (power: number) =>
    offered(`attack ${power}`, {
      preview: { ...PLAIN, absorbed: 1, damage: power - 1, life_left: 40 - power + 1 },
    });
  const { choose, user } = await show([attack(1), attack(2), attack(3)]);
  expect(screen.getByText('Armour takes 1, Jan loses 2, 38 left')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Less' }));
  await user.click(screen.getByRole('button', { name: /group-attack/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('attack 2');
});

test('a pass is asked about once more only where something useful would be lost', async () => {
  const pass = offered('pass', { preview: { ...PLAIN, lost: { coin: 0, power: 2, regen: 0 } } });
  const { choose, user } = await show([pass, offered('attack 1'), offered('attack 2')]);
  await user.click(screen.getByRole('button', { name: /label-pass/ }));
  expect(choose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Pass anyway' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('pass');
});

test('a pass that loses nothing goes at once, by Space too', async () => {
  const { choose, user } = await show([offered('pass', { preview: { ...PLAIN, lost: PLAIN.pool } })]);
  await user.keyboard(' ');
  expect(choose).toHaveBeenCalledExactlyOnceWith('pass');
});

test('with more than one card in hand it is said why there is no pass', async () => {
  const { choose, user } = await show([about('play cultist', 'cultist')], mine(hand('cultist', 'cultist')));
  await user.click(screen.getByRole('button', { name: /refused-cards-in-hand/ }));
  expect(choose).not.toHaveBeenCalled();
});

test('a question is answered on the table or by its button', async () => {
  const { choose, user } = await show([about('destroy 9', 'iron-mask'), about('destroy street 2', 'shade')], {
    step: 'destroy',
    players: [player(), player({ overlord: 'fenris', play: [inPlay(9, 'iron-mask')] })],
  });
  const asked = screen.getByRole('group', { name: 'prompt' });
  await user.click(within(asked).getByRole('button', { name: /label-destroy card-shade/ }));
  expect(choose).toHaveBeenLastCalledWith('destroy street 2');
  const theirs = screen.getByRole('group', { name: 'Relics of Jan' });
  await user.click(within(theirs).getByRole('button', { name: /card-iron-mask/ }));
  expect(choose).toHaveBeenLastCalledWith('destroy 9');
});

test('who is cursed loses life or discards a card', async () => {
  const { choose, user } = await show([offered('lose'), about('discard witch', 'witch')], {
    step: 'curse',
    active: 2,
    ...mine(hand('witch')),
  });
  const own = screen.getByRole('group', { name: 'Your hand' });
  await user.click(within(own).getByRole('button', { name: /label-discard card-witch/ }));
  expect(choose).toHaveBeenLastCalledWith('discard witch');
  await user.keyboard('1');
  expect(choose).toHaveBeenLastCalledWith('lose');
});

test('a SACRIFICE without a starter in play is warned of', async () => {
  const ask = [about('sacrifice 7', 'shade')];
  await show(ask, { step: 'sacrifice', ...mine({ play: [inPlay(7, 'shade')] }) });
  expect(screen.getByText(/No Cultist or Fanatic is in play/)).toBeTruthy();
});

test('an Influence card in hand says whether its condition is met', async () => {
  await show([about('play methuselah-1', 'methuselah-1')], {
    ...mine({ ...hand('methuselah-1', 'methuselah-2'), unmet: ['methuselah-1'] }),
  });
  expect(screen.getByRole('button', { name: /card-methuselah-1.*condition not met/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /card-methuselah-2.*condition met/ })).toBeTruthy();
});

test('before the first turn an Overlord is taken, then two of four Influence cards', async () => {
  const open = {
    round: 0,
    active: null,
    street: [],
    players: [player({ overlord: null }), player({ overlord: null })],
  };
  const { choose, user } = await show([offered('overlord fenris'), offered('overlord lilith')], {
    ...open,
    step: 'overlord',
  });
  await user.click(screen.getByRole('button', { name: 'Take card-fenris' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('overlord fenris');
});

test('two Influence cards are chosen and taken; a third takes the place of the first', async () => {
  const cards = ['fenris-1', 'fenris-2', 'fenris-3'];
  const pairs = [
    offered('influence fenris-1 fenris-2'),
    offered('influence fenris-1 fenris-3'),
    offered('influence fenris-2 fenris-3'),
  ];
  const choose = vi.fn();
  render(Frame, {
    position: position({
      view: view({
        round: 0,
        step: 'influence',
        players: [player({ overlord: 'fenris', influences: null }), player()],
      }),
      options: pairs,
    }),
    tell,
    names: ['Ola', 'Jan'],
    news: [],
    canAct: true,
    choose,
  });
  const user = userEvent.setup();
  const take = await screen.findByRole('button', { name: 'Take these two' });
  expect(take).toHaveProperty('disabled', true);
  for (const card of cards)
    await user.click(screen.getByRole('button', { name: new RegExp(`card-${card}`) }));
  await user.click(take);
  expect(choose).toHaveBeenCalledExactlyOnceWith('influence fenris-2 fenris-3');
});

test('who watches sees no hand and presses nothing', async () => {
  await show([], mine({ hand: { size: 4, shown: [] } }), { seat: null });
  expect(screen.queryByRole('group', { name: 'Your hand' })).toBeNull();
  const hers = screen.getByRole('group', { name: 'Hand of Ola: 4 cards' });
  expect(within(hers).queryAllByRole('button')).toHaveLength(0);
});

test('a pile opens as a list', async () => {
  const { user } = await show([], mine({ discard: ['witch', 'cultist', 'cultist'] }));
  await user.click(screen.getByRole('button', { name: 'Discard pile of Ola: 3 cards' }));
  const dialog = screen.getByRole('dialog', { hidden: true, name: 'Discard pile of Ola: 3 cards' });
  expect(within(dialog).getByText('×2')).toBeTruthy();
});

test('what is in hand stays there when the same question comes again', async () => {
  const { user, again } = await show([offered('horde 4 7')], { ...TWO, street: [] });
  await user.click(screen.getByRole('button', { name: /card-ghoul/ }));
  await again();
  expect(screen.getByRole('button', { name: /card-ghoul/ }).getAttribute('aria-pressed')).toBe('true');
});

test('Daybreak is told from round 25 on', async () => {
  await show([], { round: 25 });
  expect(screen.getByText(/Daybreak after round 30/)).toBeTruthy();
});
