/** Terrors of London on its own board: with a friend, by keys, with large letters, as text. */

import assert from 'node:assert/strict';

import { assertGood } from '../lib/axe.js';
import { prefer } from '../lib/guest.js';
import { focused } from '../lib/page.js';
import { scene } from '../lib/scene.js';
import {
  awaitsMove,
  chooserOf,
  handOf,
  hurry,
  move,
  ownTurn,
  playOn,
  sitDown,
  streetOf,
  taken,
  useKeys,
} from '../lib/terrors.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */

/** No question before the first turn. */
const AT_ONCE = { mode: 'beginner', overlords: 'random' };

/** @param {import('../lib/stage.js').Stage} stage */
async function friends(stage) {
  const ada = await stage.guest('Ada');
  const ben = await stage.guest('Ben');
  for (const guest of [ada, ben]) await hurry(guest);
  useKeys(ben);
  await ada.quickStart('terrors', 'friend');
  await ben.joinBy(await ada.invitation('join'));
  await Promise.all([playOn(ada), playOn(ben)]);

  const told = await Promise.all(
    [ada, ben].map(async (guest) => {
      await guest.over.waitFor();
      return guest.panel.getByRole('heading').innerText();
    }),
  );
  const [won, lost, drew] = ['end-you-won', 'end-you-lost', 'end-you-drew'].map((id) => ada.say(id));
  const ends = [`${won} ${lost}`, `${lost} ${won}`, `${drew} ${drew}`];
  assert.ok(ends.includes(told.join(' ')), told.join(', '));
  const results = await Promise.all([ada, ben].map((guest) => guest.panel.getByRole('table').innerText()));
  assert.equal(results[0], results[1], 'both read the same result');

  await ada.link('watch-replay').click();
  await ada.heading('replay-of', { game: ada.gameName('terrors') }).waitFor();
  await ada.button('replay-last').click();
  await ada.page
    .getByRole('table')
    .filter({ hasText: ada.say('standings') })
    .waitFor();
  assert.equal(
    await ada.page.getByRole('table').innerText(),
    results[0],
    'the recording ends as the game did',
  );
  await ada.button('replay-back').click();
  await streetOf(ada).waitFor();
  assert.equal(await ada.board.locator('[data-lit]').count(), 0, 'nothing can be chosen in a recording');
  await assertGood(ada, 'the recording');
}

// With this seed the game is short.
scene('two friends play on the board to the end, and one of them watches it again there', friends, {
  seed: 2,
});

scene(
  'with the largest letters an Overlord is taken and a turn is played on a wide screen',
  async (stage) => {
    const ada = await stage.guest('Ada');
    await ada.page.addInitScript(() => {
      localStorage.setItem('stolik.settings', JSON.stringify({ language: 'en', textSize: 'largest' }));
    });
    await sitDown(ada);
    /** @type {Set<string>} */
    const seen = new Set();
    while ((await awaitsMove(ada)) && ada.wire.position.view.round < 2) {
      const { step } = ada.wire.position.view;
      if (!seen.has(step)) await assertGood(ada, step);
      seen.add(step);
      await move(ada);
    }
    assert.ok(
      ['overlord', 'influence', 'action'].every((step) => seen.has(step)),
      [...seen].join(', '),
    );
    const card = await streetOf(ada).getByRole('button').first().boundingBox();
    assert.ok(card && card.width > 130, `cards grow with the letters: ${card?.width}`);
  },
);

/** The starting cards in hand: they do nothing but give resources, so playing one shows nothing new. @param {Guest} guest */
const starters = (guest) =>
  handOf(guest).locator('button[data-lit]:is([data-fly*="cultist"], [data-fly*="fanatic"])');

scene('a card that was played is taken back into the hand, by the button and by its key', async (stage) => {
  const ada = await stage.guest('Ada');
  await sitDown(ada, AT_ONCE);
  await ownTurn(ada);
  const cards = handOf(ada).getByRole('button');
  await starters(ada).first().waitFor();
  const before = await cards.allInnerTexts();
  for (const takeBack of [() => ada.button('undo').click(), () => ada.page.keyboard.press('u')]) {
    await taken(ada, () => starters(ada).first().click());
    await cards.nth(before.length - 1).waitFor({ state: 'detached' });
    await ada.button('undo').waitFor();
    await takeBack();
    await cards.nth(before.length - 1).waitFor();
    await starters(ada).first().waitFor();
    assert.deepEqual(await cards.allInnerTexts(), before, 'the hand is as it was');
  }
});

scene('two cards that were played are taken back at once', async (stage) => {
  const ada = await stage.guest('Ada');
  await sitDown(ada, AT_ONCE);
  await ownTurn(ada);
  const cards = handOf(ada).getByRole('button');
  await starters(ada).nth(1).waitFor();
  const before = await cards.allInnerTexts();
  for (const left of [before.length - 1, before.length - 2]) {
    assert.equal(await ada.button('undo-all').count(), 0, 'one action has no more to take back');
    await taken(ada, () => starters(ada).first().click());
    await cards.nth(left).waitFor({ state: 'detached' });
  }
  await ada.button('undo-all').click();
  await cards.nth(before.length - 1).waitFor();
  await starters(ada).nth(1).waitFor();
  assert.deepEqual(await cards.allInnerTexts(), before, 'the hand is as it was');
  assert.equal(await ada.button('undo-all').count(), 0);
});

/** Presses a key until what has the focus is so. @param {Guest} guest @param {string} key @param {string} selector */
async function pressUntil(guest, key, selector) {
  const isThere = () => guest.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isThere()) return;
    await guest.page.keyboard.press(key);
  }
  assert.fail(`${key} never leads to ${selector}, but to ${JSON.stringify(await focused(guest))}`);
}

/** One action of a turn by keys. @param {Guest} guest @param {(verb: string) => boolean} isWanted */
async function actByKey(guest, isWanted) {
  const { keyboard } = guest.page;
  const { view, options, seat } = guest.wire.position;
  const offers = (/** @type {RegExp} */ verb) =>
    options.some(({ action }) => verb.test(action) && isWanted(action.split(' ')[0]));
  if (view.step !== 'action') {
    await guest.options.and(guest.page.locator(':enabled')).first().waitFor();
    return keyboard.press('1');
  }
  if (view.players[seat - 1].hand.size > 0) {
    await handOf(guest).locator('[data-lit]').first().waitFor();
    await pressUntil(guest, 'Tab', '[role="group"] [data-fly^="hand"][data-lit]');
    return keyboard.press('Enter');
  }
  if (offers(/^(buy|claim|hunt) /)) {
    await streetOf(guest).locator('[data-lit]').first().waitFor();
    await pressUntil(guest, 'Shift+Tab', '[data-lit]:is([data-fly^="street"], [data-fly="acolytes"])');
    await keyboard.press('Enter');
    // Where there are several ways, the first has the focus.
    if (await chooserOf(guest).isVisible()) await keyboard.press('Enter');
    return;
  }
  await guest.options.and(guest.page.locator('[data-action="pass"]:enabled')).waitFor();
  if (offers(/^attack /)) return keyboard.press('1');
  await keyboard.press('o');
  await keyboard.press('Space');
  if (!(await guest.dialog('terrors-pass-loses').isVisible())) return;
  await pressUntil(guest, 'Tab', '[data-confirm]');
  await keyboard.press('Enter');
}

scene('by keys alone cards are played, one is bought, and a turn is passed', async (stage) => {
  const ada = await stage.guest('Ada');
  await sitDown(ada, AT_ONCE);
  /** @type {string[]} */
  const done = [];
  const has = (/** @type {string} */ wanted) => done.some((verb) => verb === wanted);
  const isEnough = () => ['play', 'buy', 'attack', 'pass'].every(has);
  await awaitsMove(ada);
  await handOf(ada).waitFor();
  await pressUntil(ada, 'Tab', '[role="group"] [data-fly^="hand"]');
  // The card is shown large, and goes while it is.
  await ada.page.getByRole('tooltip').waitFor();
  while (!isEnough() && (await awaitsMove(ada))) {
    assert.ok(done.length < 60, done.join(' '));
    await taken(ada, () => actByKey(ada, (verb) => !has(verb)));
    done.push(ada.wire.sent('answer').at(-1).action.split(' ')[0]);
    const { hand } = ada.wire.position.view.players[ada.wire.position.seat - 1];
    if (done.at(-1) !== 'play' || hand.size === 0) continue;
    await ada.page.locator('[data-fly^="hand"]:focus').waitFor();
    assert.ok((await focused(ada))?.isVisible, 'the next card has the focus, and it is seen');
  }
  assert.ok(isEnough(), done.join(' '));
  assert.equal(ada.presses, 0);
});

scene('the text of the table is one press away, can be played on, and is kept', async (stage) => {
  const ada = await stage.guest('Ada');
  await sitDown(ada, AT_ONCE);
  await ownTurn(ada);
  await ada.button('shown-text').click();
  const hand = ada.sayGame('terrors', 'scene-hand', { who: ada.name, cards: '', hidden: 0 }).trim();
  await ada.board.getByText(hand).waitFor();
  assert.equal(await streetOf(ada).count(), 0);
  const { size } = ada.wire.position.view.players[ada.wire.position.seat - 1].hand;
  const play = ada.sayGame('terrors', 'label-play', { card: '', text: '' }).split(' ')[0];
  await ada.answer(prefer(play));
  assert.ok(ada.wire.position.view.players[ada.wire.position.seat - 1].hand.size < size);
  await ada.page.reload();
  await ada.button('shown-board').waitFor();
  await ada.board.getByText(hand).waitFor();
  await ada.button('shown-board').click();
  await streetOf(ada).waitFor();
  await handOf(ada).waitFor();
});
