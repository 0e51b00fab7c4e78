/** A test that takes place on a stage. */

import { after, before, test } from 'node:test';

import { Server } from './server.js';
import { launch, Stage } from './stage.js';

const WITHIN_MS = 90_000;

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Server} */
let shared;

before(async () => {
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await shared?.close();
});

/**
 * A test with pages. Every one fails also when a page logs an error, violates its policy or asks a third party.
 * @param {string} title a sentence
 * @param {(stage: Stage) => Promise<void>} play
 * @param {{ ownServer?: boolean, within?: number }} [how]
 */
export function scene(title, play, { ownServer = false, within = WITHIN_MS } = {}) {
  test(title, { timeout: within }, async (t) => {
    const server = ownServer ? await Server.start() : (shared ??= await Server.start());
    const stage = new Stage(browser, server);
    try {
      await play(stage);
      stage.assertQuiet();
    } catch (error) {
      t.diagnostic(`kept in ${await stage.keep(title)}`);
      throw error;
    } finally {
      await stage.close();
      if (ownServer) await server.close();
    }
  });
}
