/** Tash-Kalar on the generic table: whole turns through lists that are asked in steps, at every number of seats. */

import assert from 'node:assert/strict';

import { assertGood } from '../lib/axe.js';
import { scene } from '../lib/scene.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */

const GAME = 'tashkalar';
const BOT = { who: 'bot', bot: 'greedy' };
/** What is done first, so that games are short: summon what can be summoned and throw away what cannot. */
const ORDER = ['summon', 'flare', 'thaw', 'claim', 'step', 'leap', 'discard', 'done', 'end', 'skip', 'place'];

/** The option to take: of the best kind any, but always the same. @param {Guest} guest */
function wanted(guest) {
  const { options, ask } = guest.wire.position;
  const actions = options.map(({ action }) => action);
  const rank = (/** @type {string} */ action) => {
    const place = ORDER.indexOf(action.split(' ')[0]);
    return place === -1 ? ORDER.length : place;
  };
  const best = Math.min(...actions.map(rank));
  const equals = actions.filter((action) => rank(action) === best);
  return equals[(ask * 7) % equals.length];
}

/** Plays until the game is over or so many own turns are played. @param {Guest} guest @param {number} [turns] @param {() => Promise<void>} [look] before each answer */
async function playOn(guest, turns = Infinity, look = async () => {}) {
  for (let played = 0; played < turns && (await guest.awaitsMove());) {
    await look();
    const action = wanted(guest);
    if (action === 'end') played += 1;
    await guest.answerWith(action);
  }
}

scene('a whole Duel against a bot, in steps of a screen, with a reload in the middle', async (stage) => {
  const ada = await stage.guest('Ada');
  const table = await ada.openTable({ game: GAME, seats: [{ who: 'me' }, BOT], options: { form: 'duel' } });
  await ada.open(table.path);
  let isReloaded = false;
  let mostShown = 0;
  await playOn(ada, Infinity, async () => {
    mostShown = Math.max(mostShown, await ada.options.count());
    const { turn, step } = ada.wire.position.view;
    if (isReloaded || turn.number < 5 || step !== 'hub') return;
    isReloaded = true;
    await ada.page.reload();
    await ada.turn('turn-yours').waitFor();
    await assertGood(ada, 'a turn with many options');
  });
  assert.ok(isReloaded, 'the game went on after a reload');
  assert.ok(mostShown > 5 && mostShown <= 20, `at most a screen of options: ${mostShown}`);
  await ada.link('watch-replay').waitFor();
  assert.equal(await ada.options.count(), 0, 'nothing is offered any more');
  await assertGood(ada, 'the end');
});

scene('two people and two bots begin a Melee, one of them in Polish on a phone', async (stage) => {
  const ada = await stage.guest('Ada');
  const ola = await stage.guest('Ola', { language: 'pl', size: 'small' });
  const seats = [{ who: 'me' }, { who: 'friend' }, BOT, BOT];
  const table = await ada.openTable({ game: GAME, seats, options: { form: 'melee' } });
  await ada.open(table.path);
  await ola.joinBy(table.join);
  await Promise.all([playOn(ada, 2), playOn(ola, 2)]);
  for (const guest of [ada, ola]) await guest.wire.settled();
  assert.equal(ada.wire.position.view.sides.length, 4);
  await assertGood(ola, 'a Melee on a small phone');
  for (const [owner, other, seat] of /** @type {const} */ ([
    [ada, ola, 0],
    [ola, ada, 1],
  ])) {
    const { beings, legends, flare } = owner.wire.position.view.players[seat];
    // Both Empires have the same cards, so others may name them.
    const held = [beings, legends, flare]
      .flatMap(({ shown }) => shown)
      .filter((card) => !card.startsWith('imp-'));
    assert.ok(held.length >= 2, 'whoever holds cards sees them');
    const heard = other.wire.frames.filter(({ from }) => from === 'server').map(({ text }) => text);
    for (const card of held)
      assert.ok(!heard.some((text) => text.includes(card)), `${card} is on the socket of another`);
  }
});

scene('four people at one device play a team game, and one takes a whole turn back', async (stage) => {
  const ada = await stage.guest('Ada', { size: 'phone' });
  const names = ['Ada', 'Ben', 'Cai', 'Dot'];
  const [me, ...others] = names.map((name) => ({ who: 'me', name }));
  const table = await ada.openTable({
    game: GAME,
    seats: [{ who: me.who }, ...others],
    options: { form: 'high' },
  });
  await ada.open(table.path);
  const takes = names.map((name) => ada.button('hand-take', { name })).reduce((any, one) => any.or(one));
  const moves = names.map((name) => ada.turn('turn-of', { name })).reduce((any, one) => any.or(one));
  let isTakenBack = false;
  for (let held = 0; ;) {
    await takes.or(moves).first().waitFor();
    if (await takes.isVisible()) {
      held += 1;
      await takes.click();
      await moves.waitFor();
    }
    const { view, options, seat } = ada.wire.position;
    if (view.turn.number > 5) {
      assert.ok(held >= 5, `the device changed hands ${held} times`);
      break;
    }
    const { legends } = view.players[(seat + 1) % 4];
    assert.deepEqual(legends.shown, [], 'only who holds the legends of a team sees them');
    const isDone = view.turn.number === 2 && options.some(({ action }) => action === 'end');
    if (isDone && !isTakenBack) {
      isTakenBack = true;
      await ada.button('undo-all').click();
      await ada.wire.until('the turn is taken back', () => ada.wire.position.view.turn.actions === 2);
      await ada.page.evaluate(() => undefined);
      continue;
    }
    await ada.answerWith(wanted(ada));
  }
  assert.ok(isTakenBack);
  await assertGood(ada, 'a team game on a phone');
});
