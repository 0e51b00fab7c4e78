/** Finished games, step by step; as a link and as a file. */

import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';

import { scene } from '../lib/scene.js';
import { finished, pair, calm } from '../lib/tables.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */

/** Where the recording stands. @param {Guest} guest @param {number} step @param {number} last */
const at = (guest, step, last) =>
  guest.page.getByRole('status').filter({ hasText: guest.say('replay-step', { step, last }) });

/** The number of the last step, read from the page. @param {Guest} guest */
async function lastStep(guest) {
  const slider = guest.page.getByRole('slider', { name: guest.say('replay-jump') });
  await slider.and(guest.page.locator(':enabled')).waitFor();
  return Number(await slider.getAttribute('max'));
}

scene(
  'a finished game is watched again: step by step, to the end, by key, by a click in the log',
  async (stage) => {
    const ada = await stage.guest('Ada');
    await finished(ada, 'leduc');
    const result = await ada.panel.getByRole('table').innerText();
    await ada.link('watch-replay').click();
    await ada.heading('replay-of', { game: ada.gameName('leduc') }).waitFor();
    const last = await lastStep(ada);
    assert.ok(last >= 4);

    await at(ada, 0, last).waitFor();
    const start = await ada.board.innerText();
    await ada.button('replay-on').click();
    await at(ada, 1, last).waitFor();
    await ada.page.keyboard.press('ArrowRight');
    await at(ada, 2, last).waitFor();
    assert.notEqual(await ada.board.innerText(), start);
    await ada.button('replay-back').click();
    await at(ada, 1, last).waitFor();
    await ada.button('replay-last').click();
    await at(ada, last, last).waitFor();
    assert.equal(await ada.page.getByRole('table').innerText(), result, 'the recording ends as the game did');
    await ada.log.getByRole('button').first().click();
    await at(ada, last, last).waitFor({ state: 'hidden' });
    await ada.button('replay-first').click();
    await ada.field('replay-speed').selectOption({ label: ada.say('motion-times', { times: 8 }) });
    await ada.button('replay-play').click();
    await at(ada, last, last).waitFor();
  },
);

scene(
  'a recording is seen through each seat’s eyes, a spectator’s and everybody’s together',
  async (stage) => {
    const { ada, ben, table } = await pair(stage, 'leduc');
    await Promise.all([ada.playOn(calm(ada)), ben.playOn(calm(ben))]);
    await ada.open(`/#/t/${table.id}/replay/all/2`);
    const last = await lastStep(ada);
    await at(ada, 2, last).waitFor();
    const hidden = ada.board.getByText(ada.sayGame('leduc', 'hidden-card'));
    const holds = (/** @type {string} */ who) =>
      ada.board.getByText(new RegExp(`^${who} holds a hidden card`));
    assert.equal(await hidden.count(), 0, 'together everything is seen');
    const eyes = ada.field('eyes');
    await eyes.selectOption({ label: ada.say('eyes-seat', { name: 'Ada' }) });
    await holds('Ben').waitFor();
    assert.equal(await hidden.count(), 1);
    await eyes.selectOption({ label: ada.say('eyes-seat', { name: 'Ben' }) });
    await holds('Ada').waitFor();
    assert.equal(await hidden.count(), 1);
    await eyes.selectOption({ label: ada.say('eyes-none') });
    await holds('Ada').and(ada.page.getByText(/holds/)).waitFor();
    await holds('Ben').waitFor();
    assert.equal(await hidden.count(), 2);
  },
);

scene('a link to a step of a finished game opens at that step for somebody who has it', async (stage) => {
  const ada = await stage.guest('Ada');
  const table = await finished(ada, 'connect-four');
  await ada.open(`/#/t/${table.id}/replay/2/0`);
  const last = await lastStep(ada);
  await ada.page.keyboard.press('ArrowRight');
  await ada.page.keyboard.press('ArrowRight');
  await ada.page.waitForURL(/\/replay\/2\/2$/);
  const board = await ada.board.innerText();
  await ada.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ada.button('replay-link').click();
  await ada.text('copied').waitFor();
  const link = await ada.page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, ada.page.url());

  const eva = await stage.guest('Eva');
  await eva.open(link);
  await at(eva, 2, last).waitFor();
  assert.equal(await eva.board.innerText(), board);
});

scene('a recording is downloaded as a file, and the file is watched on another visit', async (stage) => {
  const ada = await stage.guest('Ada');
  await finished(ada, 'night-market');
  const downloading = ada.page.waitForEvent('download');
  await ada.link('replay-export').click();
  const download = await downloading;
  const file = await download.path();
  assert.match(await readFile(file, 'utf8'), /night-market/);
  assert.match(download.suggestedFilename(), /\.(replay|txt)$/);
  await ada.link('watch-replay').click();
  const last = await lastStep(ada);
  await ada.button('replay-last').click();
  const end = await ada.board.innerText();

  const eva = await stage.guest('Eva');
  await eva.open();
  const choosing = eva.page.waitForEvent('filechooser');
  await eva.button('import-choose').click();
  await (await choosing).setFiles(file);
  const asked = eva.dialog('name-first');
  await asked.getByLabel(eva.say('your-name'), { exact: true }).fill('Eva');
  await asked.getByRole('button', { name: eva.say('import-title') }).click();
  await eva.text('imported').waitFor();
  assert.equal(await lastStep(eva), last);
  await eva.button('replay-last').click();
  await at(eva, last, last).waitFor();
  const names = (/** @type {string} */ text) => text.replaceAll(/^\S[^:]*:/gm, '');
  assert.equal(names(await eva.board.innerText()), names(end));

  const noReplay = `${file}.txt`;
  await writeFile(noReplay, 'this is a shopping list\n');
  await eva.open();
  const again = eva.page.waitForEvent('filechooser');
  await eva.button('import-choose').click();
  await (await again).setFiles(noReplay);
  await eva.page
    .getByRole('alert')
    .filter({ hasText: eva.say('problem-bad-replay') })
    .waitFor();
});
