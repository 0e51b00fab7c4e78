/** No accessibility violations: every page, in both languages and both themes, on a desktop and on a phone. */

import assert from 'node:assert/strict';

import { ALL_RULES, COLOUR_RULES, OTHER_RULES, violations } from '../lib/axe.js';
import { SIZES } from '../lib/guest.js';
import { scene } from '../lib/scene.js';
import { againstBot, finished } from '../lib/tables.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */

/**
 * Looks at a page in every way it is shown. Colours are examined in one language: they are the same in the other.
 * @param {Guest} guest
 * @param {string} where
 */
async function look(guest, where) {
  const found = [];
  for (const size of /** @type {const} */ (['desktop', 'phone'])) {
    await guest.page.setViewportSize(SIZES[size]);
    // A bar at the edge of the window covers what can be scrolled from under it, so the page is looked at whole.
    const { width, height } = SIZES[size];
    const whole = await guest.page.evaluate(() => document.documentElement.scrollHeight);
    await guest.page.setViewportSize({ width, height: Math.max(height, whole) });
    const here = await violations(guest, guest.language === 'en' ? ALL_RULES : OTHER_RULES);
    if (guest.language === 'en') {
      await guest.page.emulateMedia({ colorScheme: 'dark' });
      const dark = await violations(guest, COLOUR_RULES);
      here.push(...dark.map((each) => `in the dark: ${each}`));
      await guest.page.emulateMedia({ colorScheme: 'light' });
    }
    found.push(...here.map((each) => `${where}, ${guest.language}, ${size}: ${each}`));
  }
  await guest.page.setViewportSize(SIZES.desktop);
  return found;
}

for (const language of /** @type {const} */ (['en', 'pl'])) {
  scene(`the pages around the table have no accessibility violations (${language})`, async (stage) => {
    const ada = await stage.guest('Ada', { language });
    const found = [];
    const visit = async (
      /** @type {string} */ path,
      /** @type {import('playwright-core').Locator} */ sign,
    ) => {
      await ada.open(path);
      await sign.waitFor();
      await ada.text('loading').waitFor({ state: 'detached' });
      found.push(...(await look(ada, path)));
    };
    await visit('/', ada.button('hero-bot'));
    await visit('/#/new/night-market', ada.button('open-table'));
    await visit('/#/new/throne', ada.button('open-table'));
    await visit('/#/about', ada.heading('about-title'));
    await visit('/#/fair', ada.heading('fair-title'));
    await visit('/#/status', ada.heading('status-title'));
    await visit('/#/nothing', ada.heading('missing-title'));
    await ada.button('settings').click();
    await ada.dialog('settings').waitFor();
    found.push(...(await look(ada, 'settings')));
    await ada.page.keyboard.press('Escape');
    await ada.page.keyboard.press('?');
    await ada.dialog('keys').waitFor();
    found.push(...(await look(ada, 'keys')));
    await ada.page.keyboard.press('Escape');

    const ben = await stage.guest('Ben', { language });
    const table = await ben.openTable({ game: 'pig', seats: [{ who: 'me' }, { who: 'friend' }], open: true });
    await visit(table.join, ada.button('sit-down'));
    await visit(table.watch, ada.button('watch'));
    await ada.signIn();
    await againstBot(ada, 'leduc');
    await visit('/', ada.button('hero-bot'));
    assert.deepEqual(found, []);
  });

  scene(`the table has no accessibility violations (${language})`, async (stage) => {
    const ada = await stage.guest('Ada', { language });
    const found = [];
    const lobby = await ada.openTable({
      game: 'night-market',
      seats: [{ who: 'me' }, { who: 'friend' }, { who: 'bot', bot: 'random' }],
    });
    await ada.open(lobby.path);
    await ada.text('lobby-waits', { count: 1 }).waitFor();
    found.push(...(await look(ada, 'lobby')));

    const device = await ada.openTable({ game: 'leduc', seats: [{ who: 'me' }, { who: 'me', name: 'Ola' }] });
    await ada.open(device.path);
    await ada.button('hand-openly').waitFor();
    found.push(...(await look(ada, 'hand-over')));

    for (const game of ['connect-four', 'night-market']) {
      await againstBot(ada, game);
      await ada.turn('turn-yours').waitFor();
      found.push(...(await look(ada, game)));
    }
    for (const [tool, title] of [
      ['rules', 'rules-of'],
      ['chat', 'chat'],
      ['more', 'more'],
    ]) {
      await ada.button(tool).click();
      await ada.dialog(title, { game: ada.gameName('night-market') }).waitFor();
      found.push(...(await look(ada, tool)));
      await ada.page.keyboard.press('Escape');
    }
    const over = await finished(ada, 'leduc');
    found.push(...(await look(ada, 'the end')));
    await ada.open(`/#/t/${over.id}/replay/all/3`);
    // The table before had a board too.
    await ada.button('fair-question').waitFor();
    await ada.board.waitFor();
    found.push(...(await look(ada, 'replay')));
    assert.deepEqual(found, []);
  });
}
