/** Tests in the browser stand on seeded dice: the same seed is the same game, whoever looks and however often. */

import assert from 'node:assert/strict';

import { scene } from '../lib/scene.js';
import { Server } from '../lib/server.js';
import { Stage } from '../lib/stage.js';
import { againstBot, calm } from '../lib/tables.js';

/**
 * The recording of a game against a bot on a new server with these dice.
 * @param {Stage} stage
 * @param {number} seed
 * @param {boolean} isDisturbed whether the page is loaded again before each move and somebody comes to watch
 */
async function recording(stage, seed, isDisturbed) {
  const server = await Server.start(seed);
  const there = new Stage(stage.browser, server);
  try {
    const ada = await there.guest('Ada');
    const table = await againstBot(ada, 'leduc');
    while (await ada.awaitsMove()) {
      if (isDisturbed) {
        const eva = await there.guest('Eva');
        await eva.watchBy(table.watch);
        await eva.text('you-watch').waitFor();
        await ada.page.reload();
        await ada.awaitsMove();
      }
      await ada.answer(calm(ada));
    }
    there.assertQuiet();
    const file = await ada.page.context().request.get(`${server.url}/api/tables/${table.id}/replay.txt`);
    return await file.text();
  } finally {
    await there.close();
    await server.close();
  }
}

scene('the same seed gives the same log, across reloads and with a second visitor', async (stage) => {
  const first = await recording(stage, 3, false);
  assert.match(first, /^game: leduc$/m);
  assert.equal(await recording(stage, 3, true), first);
  assert.notEqual(await recording(stage, 4, false), first, 'other dice, another game');
});
