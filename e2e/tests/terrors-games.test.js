/** Terrors of London on its own board: whole games by pressing only what is offered, desktop and phone, both languages. */

import assert from 'node:assert/strict';

import { assertGood } from '../lib/axe.js';
import { scene } from '../lib/scene.js';
import { awaitsMove, hurry, move, playOn, sitDown, streetOf } from '../lib/terrors.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */

/**
 * Plays a whole game against the bot, and examines everything that opens on the way.
 * @param {Guest} guest
 */
async function playThrough(guest) {
  await hurry(guest);
  await sitDown(guest);
  /** Every kind of question and of what opens on the way. @type {Set<string>} */
  const seen = new Set();
  let isReloaded = false;
  const moves = await playOn(guest, async (kind) => {
    if (kind === 'action' && !isReloaded && guest.wire.position.view.round === 3) {
      isReloaded = true;
      await guest.page.reload();
      await streetOf(guest).waitFor();
      await guest.turn('turn-yours').waitFor();
    }
    if (seen.has(kind)) return;
    seen.add(kind);
    await assertGood(guest, kind);
  });
  assert.ok(moves >= 20 && seen.has('action') && isReloaded, `${moves} moves: ${[...seen].join(', ')}`);
  assert.ok(seen.has('overlord') && seen.has('influence'));
  await guest.over.waitFor();
  await guest.link('watch-replay').waitFor();
  assert.equal(await guest.options.count(), 0, 'nothing is offered any more');
  assert.equal(await guest.board.locator('[data-lit]').count(), 0, 'and nothing glows');
  await assertGood(guest, 'the end');
}

// With this seed Hordes are formed and menus open.
scene('a whole game against a bot on the board', async (stage) => playThrough(await stage.guest('Ada')), {
  seed: 10,
});

// With this seed the game is short.
scene(
  'a Polish reader plays a whole game on the board of a phone',
  async (stage) => playThrough(await stage.guest('Ola', { language: 'pl', size: 'phone' })),
  { seed: 7 },
);

/**
 * Begins a game that is set up in another way, and plays its first turns.
 * @param {Guest} guest
 * @param {Record<string, string>} options
 * @param {string[]} asked what is chosen before the first turn
 */
async function begin(guest, options, asked) {
  await hurry(guest);
  await sitDown(guest, options);
  /** @type {Set<string>} */
  const seen = new Set();
  while ((await awaitsMove(guest)) && guest.wire.position.view.round < 3) {
    const { step } = guest.wire.position.view;
    if (seen.size === 0) await assertGood(guest, step);
    seen.add(step);
    await move(guest);
  }
  assert.deepEqual(
    ['overlord', 'influence', 'action'].filter((step) => seen.has(step)),
    [...asked, 'action'],
  );
}

scene('a Polish reader begins a first game on the board', async (stage) => {
  const ewa = await stage.guest('Ewa', { language: 'pl' });
  await begin(ewa, { mode: 'beginner' }, ['overlord']);
});

scene('a game with a dealt Overlord begins on the board of a phone', async (stage) => {
  const ben = await stage.guest('Ben', { size: 'phone' });
  await begin(ben, { overlords: 'random' }, ['influence']);
});
