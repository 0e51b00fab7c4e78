/** A campaign of Embers of Memory, from its first table to chapter 2, with the server restarted on the way. */

import assert from 'node:assert/strict';

import { assertAccessible } from '../lib/axe.js';
import { assertNoSideways } from '../lib/page.js';
import { scene } from '../lib/scene.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */

const MOST_GAMES = 40;

/** The name of a stage, as the game calls it. @param {Guest} guest @param {string} stage */
const stageName = (guest, stage) => guest.sayGame('throne', `option-mode-${stage}`);

/** Leaves, so that a bot plays this seat too, and comes back to see how it ended. @param {Guest} guest */
async function leaveItToBots(guest) {
  const table = guest.page.url();
  await guest.button('more').click();
  await guest
    .dialog('more')
    .getByRole('button', { name: guest.say('leave') })
    .click();
  await guest
    .dialog('leave-title')
    .getByRole('button', { name: guest.say('leave') })
    .click();
  await guest.panel.waitFor({ state: 'detached' });
  await guest.open(table);
  await guest.over.waitFor({ timeout: 30_000 });
}

/** From the campaign's card to its next table, where bots answer at once. @param {Guest} guest */
async function goOn(guest) {
  const table = guest.page.url();
  await guest.button('campaign-go-on').click();
  await guest.text('pace-instant').click();
  await guest.button('open-table').click();
  await guest.page.waitForURL((url) => url.href !== table);
  await guest.panel.waitFor();
}

/** Plays until this stage is won. @param {Guest} guest @param {string} stage @param {string} next */
async function win(guest, stage, next) {
  for (let games = 1; games <= MOST_GAMES; games += 1) {
    await guest.page.getByText(stageName(guest, stage)).first().waitFor();
    await leaveItToBots(guest);
    const isWon = guest.wire.position.verdict.standings.every(({ result }) => result === 'won');
    const card = guest.page.getByRole('article', { name: guest.gameName('throne') });
    // How far they have come is told a moment after the end of the game.
    await card.getByText(stageName(guest, isWon ? next : stage)).waitFor();
    if (isWon) return;
    await goOn(guest);
  }
  assert.fail(`two greedy bots do not win ${stage} in ${MOST_GAMES} games`);
}

scene(
  'a campaign leads from the prologue to chapter 2, and a restart of the server forgets nothing',
  async (stage) => {
    const ada = await stage.guest('Ada');
    await ada.signIn();
    await ada.open('/#/new/throne');
    await ada.text('pace-instant').click();
    assert.ok(await ada.page.getByRole('radio', { name: ada.say('campaign-choice') }).isChecked());
    await ada.button('open-table').click();
    await ada.panel.waitFor();
    await win(ada, 'prologue', 'chapter-1');

    // Away from the site: a page that still loads something would complain.
    await ada.open('about:blank');
    await stage.server.down();
    await stage.server.up();
    await ada.open('/');
    const card = ada.page.getByRole('article', { name: ada.gameName('throne') });
    await card.getByText(stageName(ada, 'chapter-1')).waitFor();
    await card.getByRole('button', { name: ada.say('campaign-pages') }).click();
    const read = ada.page.getByRole('dialog', { name: ada.gameName('throne') });
    await read.getByRole('heading', { name: stageName(ada, 'chapter-1') }).waitFor();
    assert.equal(
      await read.getByText(stageName(ada, 'chapter-2')).count(),
      0,
      'what comes later stays closed',
    );
    await assertAccessible(ada, 'the captivity deck');
    await ada.page.keyboard.press('Escape');
    await goOn(ada);
    await win(ada, 'chapter-1', 'chapter-2');
    await goOn(ada);

    const opening = ada.page.getByRole('region', { name: ada.say('throne-opening') });
    await opening.getByRole('heading', { name: stageName(ada, 'chapter-2') }).waitFor();
    await opening.getByRole('heading', { name: ada.sayGame('throne', 'option-legion') }).waitFor();
    await assertNoSideways(ada);
    await assertAccessible(ada, 'the first sight of chapter 2');
    await ada.page.getByRole('button', { name: ada.sayGame('throne', 'label-ready') }).click();
    await opening.waitFor({ state: 'detached' });
  },
);
