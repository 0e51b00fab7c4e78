/** The first page: what waits, what is open, and the way there. */

import assert from 'node:assert/strict';

import { scene } from '../lib/scene.js';
import { againstBot, drop, pair } from '../lib/tables.js';

/** The part of the start page under this heading. @param {import('../lib/guest.js').Guest} guest @param {string} id */
const section = (guest, id) => guest.page.getByRole('region', { name: guest.say(id), exact: true });

scene('the start page leads to the table that waits, and the tab counts it', async (stage) => {
  const { ada, ben } = await pair(stage, 'connect-four');
  await ben.open();
  await section(ben, 'section-mine')
    .getByRole('link', { name: ben.say('go-to-table') })
    .waitFor();
  assert.doesNotMatch(await ben.page.title(), /^\(/);
  await ada.answer(drop(ada, 'a'));
  await ben.page.reload();
  const waiting = section(ben, 'section-your-move');
  await waiting.getByRole('heading', { name: ben.gameName('connect-four') }).waitFor();
  assert.match(await ben.page.title(), /^\(1\) /);
  await waiting.getByRole('link', { name: ben.say('play-on') }).click();
  await ben.turn('turn-yours').waitFor();
});

scene('whoever finds an open table sits down there with a name and one press', async (stage) => {
  const ada = await stage.guest('Ada');
  const ben = await stage.guest('Ben');
  const eva = await stage.guest('Eva');
  await ada.openTable({ game: 'pig', seats: [{ who: 'me' }, { who: 'friend' }], open: true });
  await ben.open();
  const article = section(ben, 'section-open').getByRole('article', { name: ben.gameName('pig') });
  await article.getByText('Ada').waitFor();
  await article.getByRole('button', { name: ben.say('sit-down'), exact: true }).click();
  const asked = ben.dialog('name-first');
  await asked.getByLabel(ben.say('your-name'), { exact: true }).fill('Ben');
  await asked.getByRole('button', { name: ben.say('sit-down'), exact: true }).click();
  await ben.panel.waitFor();

  await eva.signIn();
  await eva.open();
  const running = section(eva, 'section-open').getByRole('article', { name: eva.gameName('pig') });
  await running.getByRole('button', { name: eva.say('watch'), exact: true }).waitFor();
  assert.equal(await running.getByRole('button', { name: eva.say('sit-down'), exact: true }).count(), 0);
  await running.getByRole('button', { name: eva.say('watch'), exact: true }).click();
  await eva.text('you-watch').waitFor();
});

scene('a table that is not listed is found by nobody', async (stage) => {
  const ada = await stage.guest('Ada');
  const table = await againstBot(ada, 'night-market');
  const eva = await stage.guest('Eva');
  await eva.signIn();
  await eva.open();
  await section(eva, 'section-open').waitFor();
  await eva.wire.settled();
  assert.ok(eva.wire.bodies.every(({ body }) => !body.includes(table.id)));
});
