/** Terrors of London on its own board: whole games by pressing only what is offered, desktop and phone, both languages. */

import assert from 'node:assert/strict';

import { assertGood } from '../lib/axe.js';
import { scene } from '../lib/scene.js';
import { hurry, playOn, sitDown, streetOf } from '../lib/terrors.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */

/**
 * Plays a whole game against the bot.
 * @param {Guest} guest
 * @param {Record<string, string>} options
 * @param {boolean} isExamined whether everything that opens on the way is examined, and not only the first sight and the end
 */
async function playThrough(guest, options, isExamined) {
  await hurry(guest);
  await sitDown(guest, options);
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
    if (isExamined || seen.size === 1) await assertGood(guest, kind);
  });
  assert.ok(moves >= 20 && seen.has('action') && isReloaded, `${moves} moves: ${[...seen].join(', ')}`);
  assert.equal(seen.has('overlord'), options.overlords !== 'random');
  assert.equal(seen.has('influence'), options.mode !== 'beginner');
  await guest.over.waitFor();
  await guest.link('watch-replay').waitFor();
  assert.equal(await guest.options.count(), 0, 'nothing is offered any more');
  assert.equal(await guest.board.locator('[data-lit]').count(), 0, 'and nothing glows');
  await assertGood(guest, 'the end');
}

const WHOLE_GAMES = [
  { title: 'a whole game against a bot on the board', name: 'Ada', how: {}, options: {}, isExamined: true },
  {
    title: 'a Polish reader plays a whole game on the board of a phone',
    name: 'Ola',
    how: { language: 'pl', size: 'phone' },
    options: {},
    isExamined: true,
  },
  {
    title: 'a Polish reader plays a first game on the board',
    name: 'Ewa',
    how: { language: 'pl' },
    options: { mode: 'beginner' },
  },
  {
    title: 'a whole game with a dealt Overlord on the board of a phone',
    name: 'Ben',
    how: { size: 'phone' },
    options: { overlords: 'random' },
  },
];

for (const { title, name, how, options, isExamined = false } of WHOLE_GAMES)
  scene(title, async (stage) => playThrough(await stage.guest(name, how), options, isExamined));
