/** Partners: people choose whom they play with, the host starts, and they win or lose together. */

import assert from 'node:assert/strict';

import { assertGood } from '../lib/axe.js';
import { scene } from '../lib/scene.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */

const GAME = 'night-market';

/** The seats of a side before the game. @param {Guest} guest @param {string} letter */
const team = (guest, letter) =>
  guest.page.getByRole('list', { name: guest.say('side-name', { letter }), exact: true });

/**
 * Waits until both sides are these, in the order of seats: names, `bot` or `free`.
 * @param {Guest} guest
 * @param {{ A: string[], B: string[] }} sides
 */
async function sees(guest, sides) {
  const words = { bot: guest.say('bot-greedy'), free: guest.say('seat-free') };
  for (const [letter, people] of Object.entries(sides)) {
    const seats = team(guest, letter).getByRole('listitem');
    for (const [index, who] of people.entries()) {
      const hasText = words[who] ?? who;
      await seats.nth(index).filter({ hasText }).waitFor();
    }
    assert.equal(await seats.count(), people.length);
  }
}

/** A button of one seat. @param {Guest} guest @param {string} id @param {number} seat */
const atSeat = (guest, id, seat) =>
  guest.page.getByRole('button', {
    name: `${guest.say(id)} (${guest.say('seat-number', { seat })})`,
    exact: true,
  });

/** The host has two seats swap places. @param {Guest} host @param {number} one @param {number} other */
async function swap(host, one, other) {
  await atSeat(host, 'lobby-swap', one).click();
  await host.text('lobby-swap-ask', { seat: one }).waitFor();
  await atSeat(host, 'lobby-swap-with', other).click();
  const [low, high] = [one, other].sort();
  await host.text('lobby-swapped', { one: low, other: high }).waitFor();
}

/** Both are still in the lobby. @param {Guest[]} guests */
async function assertWaiting(...guests) {
  for (const guest of guests) {
    await guest.wire.settled();
    assert.equal(guest.wire.table.phase, 'lobby');
    assert.equal(await guest.panel.count(), 0);
  }
}

scene('two people and two bots play in pairs, each with the partner they want', async (stage) => {
  const ada = await stage.guest('Ada');
  const ben = await stage.guest('Ben', { language: 'pl', size: 'small' });

  // Partners are offered only where they can be.
  await ada.open(`/#/new/${GAME}`);
  await ada.field('your-name').fill('Ada');
  await ada.button('preset-friend').click();
  const seats = (/** @type {number} */ count) =>
    ada.page
      .getByRole('group', { name: ada.say('seat-count') })
      .getByText(String(count), { exact: true })
      .click();
  const pairs = ada.page.getByRole('checkbox', { name: ada.sayGame(GAME, 'option-pairs'), exact: true });
  await seats(4);
  await pairs.waitFor();
  await seats(3);
  await pairs.waitFor({ state: 'detached' });
  await seats(4);
  await pairs.check();
  await ada.field('seat-who', { seat: 4 }).selectOption({ label: ada.say('who-bot') });
  await ada.page.getByText(ada.say('pace-instant'), { exact: true }).click();
  await ada.button('open-table').click();

  // Ben finds another seat, and Ada another one for him.
  await ben.joinBy(await ada.invitation('join'));
  for (const guest of [ada, ben]) await sees(guest, { A: ['Ada', 'free'], B: ['Ben', 'bot'] });
  await ben.page
    .getByRole('button', { name: `${ben.say('lobby-sit-here')} ${ben.say('lobby-on-seat', { seat: 3 })}` })
    .click();
  for (const guest of [ada, ben]) await sees(guest, { A: ['Ada', 'Ben'], B: ['free', 'bot'] });
  await swap(ada, 3, 4);
  for (const guest of [ada, ben]) await sees(guest, { A: ['Ada', 'bot'], B: ['free', 'Ben'] });
  await assertGood(ben, 'the lobby on a small phone');

  // The table is full, and waits for whoever opened it.
  const put = ada.say('lobby-put', { bot: ada.say('bot-greedy') });
  await ada.page.getByRole('button', { name: `${put} ${ada.say('lobby-on-seat', { seat: 2 })}` }).click();
  await ben.text('lobby-full-host').waitFor();
  await ada.button('lobby-start').waitFor();
  assert.equal(await ben.button('lobby-start').count(), 0);
  await assertWaiting(ada, ben);
  await swap(ada, 4, 3);
  for (const guest of [ada, ben]) await sees(guest, { A: ['Ada', 'Ben'], B: ['bot', 'bot'] });
  await assertWaiting(ada, ben);
  await assertGood(ada, 'the lobby of the host');
  await ada.button('lobby-start').click();

  for (const [guest, partner] of /** @type {const} */ ([
    [ada, 'Ben'],
    [ben, 'Ada'],
  ])) {
    await guest.page
      .getByRole('list', { name: guest.say('seats') })
      .getByRole('listitem')
      .filter({ hasText: partner })
      .getByText(guest.say('seat-partner'))
      .waitFor();
  }
  await Promise.all([ada.playOn(), ben.playOn()]);

  for (const guest of [ada, ben]) {
    const { standings } = guest.wire.position.verdict;
    assert.deepEqual(standings[0], standings[2], 'partners share the result');
    const own = { won: 'end-you-won', lost: 'end-you-lost', drew: 'end-you-drew' }[standings[0].result];
    await guest.heading(own).waitFor();
    const [won] = guest.say('end-won-together', { names: '|' }).split('|');
    const names = await guest.panel.getByText(won).innerText();
    assert.equal(names.includes('Ada'), names.includes('Ben'), names);
    const chart = guest.page.getByRole('figure', { name: guest.sayGame(GAME, 'chart-worth') });
    for (const who of ['Ada', 'Ben']) await chart.getByRole('listitem').filter({ hasText: who }).waitFor();
    assert.equal(await chart.getByRole('listitem').count(), 4);
    await assertGood(guest, 'the end with its chart');
  }
});
