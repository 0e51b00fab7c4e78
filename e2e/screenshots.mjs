/**
 * Takes a picture of every page, for people to look at: two sizes, both themes, both languages.
 * Usage: node screenshots.mjs FOLDER
 */

import { mkdir } from 'node:fs/promises';

import { Server } from './lib/server.js';
import { launch, Stage } from './lib/stage.js';
import { againstBot, finished } from './lib/tables.js';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node screenshots.mjs FOLDER');
  process.exit(2);
}
await mkdir(folder, { recursive: true });

const server = await Server.start(1);
const browser = await launch();
let taken = 0;

/** @param {{ language: 'en' | 'pl', theme: 'light' | 'dark', size: 'desktop' | 'phone' }} how */
async function walk(how) {
  const stage = new Stage(browser, server);
  const ada = await stage.guest('Ada', how);
  const ben = await stage.guest('Ben', how);
  const settled = async (guest = ada) => {
    await guest.text('loading').waitFor({ state: 'detached' });
    await guest.page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
  const shoot = async (/** @type {string} */ page, guest = ada) => {
    await settled(guest);
    await guest.page.screenshot({ path: `${folder}/${page}.${how.size}.${how.theme}.${how.language}.png` });
    taken += 1;
  };
  const visit = async (
    /** @type {string} */ name,
    /** @type {string} */ path,
    /** @type {import('playwright-core').Locator} */ sign,
  ) => {
    await ada.open(path);
    await sign.waitFor();
    await shoot(name);
  };
  try {
    await visit('start-new', '/', ada.button('hero-bot'));
    await visit('about', '/#/about', ada.heading('about-title'));
    await visit('fair', '/#/fair', ada.heading('fair-title'));
    await visit('status', '/#/status', ada.heading('status-title'));
    await visit('missing', '/#/nothing', ada.heading('missing-title'));
    await visit('new', '/#/new/night-market', ada.button('open-table'));
    for (const [button, keys] of [
      ['settings', null],
      ['keys', '?'],
    ]) {
      await (keys ? ada.page.keyboard.press(keys) : ada.button(button).click());
      await ada.dialog(button).waitFor();
      await shoot(button);
      await ada.page.keyboard.press('Escape');
    }

    const open = await ada.openTable({
      game: 'night-market',
      seats: [{ who: 'me' }, { who: 'friend' }, { who: 'bot', bot: 'greedy' }],
      open: true,
    });
    await visit('lobby', open.path, ada.field('invite-join'));
    await ben.open(open.join);
    await ben.button('sit-down').waitFor();
    await shoot('join', ben);
    await ben.open(open.watch);
    await ben.button('watch').waitFor();
    await shoot('watch', ben);

    const device = await ada.openTable({ game: 'leduc', seats: [{ who: 'me' }, { who: 'me', name: 'Ola' }] });
    await visit('hand-over', device.path, ada.button('hand-openly'));

    for (const game of ['connect-four', 'leduc', 'pig', 'night-market']) {
      await againstBot(ada, game);
      await ada.turn('turn-yours').waitFor();
      await ada.answer();
      await ada.awaitsMove();
      await ada.options.first().and(ada.page.locator(':enabled')).waitFor();
      await shoot(`table-${game}`);
    }
    for (const [tool, title] of [
      ['rules', 'rules-of'],
      ['chat', 'chat'],
      ['more', 'more'],
    ]) {
      await ada.button(tool).click();
      await ada.dialog(title, { game: ada.gameName('night-market') }).waitFor();
      await shoot(`table-${tool}`);
      await ada.page.keyboard.press('Escape');
    }
    const over = await finished(ada, 'leduc');
    await shoot('table-over');
    await visit('replay', `/#/t/${over.id}/replay/all/3`, ada.board);
    await visit('start-named', '/', ada.button('hero-bot'));
  } finally {
    await stage.close();
  }
}

try {
  for (const size of /** @type {const} */ (['desktop', 'phone']))
    for (const theme of /** @type {const} */ (['light', 'dark']))
      for (const language of /** @type {const} */ (['en', 'pl'])) await walk({ language, theme, size });
  console.log(`${taken} pictures in ${folder}`);
} finally {
  await browser.close();
  await server.close();
}
