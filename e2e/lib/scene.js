/** A test that takes place on a stage. */

import { after, before, test } from 'node:test';

import { Server } from './server.js';
import { launch, Stage } from './stage.js';

/** Whatever takes this long hangs; whole games on a busy machine take a minute. */
const WITHIN_MS = 240_000;

/** @type {import('playwright-core').Browser} */
let browser;

before(async () => {
  browser = await launch();
});

after(async () => {
  await browser?.close();
});

/**
 * A test with pages, on a server of its own. It fails also when a page logs an error, violates its policy or asks a third party.
 * @param {string} title a sentence
 * @param {(stage: Stage) => Promise<void>} play
 * @param {{ seed?: number, within?: number }} [how] `seed` decides what chance and bots do, in this test as in every run of it
 */
export function scene(title, play, { seed = 1, within = WITHIN_MS } = {}) {
  test(title, { timeout: within }, async (t) => {
    const server = await Server.start(seed);
    const stage = new Stage(browser, server);
    try {
      await play(stage);
      stage.assertQuiet();
    } catch (error) {
      t.diagnostic(`kept in ${await stage.keep(title)}`);
      throw error;
    } finally {
      await stage.close();
      await server.close();
    }
  });
}
