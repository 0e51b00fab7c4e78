/** The same game for everybody: both languages, phones, a keyboard alone. */

import assert from 'node:assert/strict';

import { SIZES } from '../lib/guest.js';
import { assertNoSideways, assertTargets, focused } from '../lib/page.js';
import { scene } from '../lib/scene.js';
import { calm, finished, pair } from '../lib/tables.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */

scene(
  'the language changes without loading the page again: question, options, log and board',
  async (stage) => {
    const { ada, ben } = await pair(stage, 'leduc');
    await ada.answer(calm(ada));
    await ben.awaitsMove();
    await ben.page.evaluate(() => (window.isStillHere = true));
    const logged = () => ben.log.getByRole('listitem').allInnerTexts();
    const english = {
      log: await logged(),
      options: await ben.options.allInnerTexts(),
      board: await ben.board.innerText(),
    };
    await ben.log.getByText(ben.sayGame('leduc', 'checked', { who: 'Ada' })).waitFor();

    await ben.page.getByRole('button', { name: 'Polski', exact: true }).click();
    ben.language = 'pl';
    await ben.turn('turn-yours').waitFor();
    await ben.panel.getByText(ben.sayGame('leduc', 'prompt'), { exact: true }).last().waitFor();
    await ben.log.getByText(ben.sayGame('leduc', 'checked', { who: 'Ada' })).waitFor();
    const polish = {
      log: await logged(),
      options: await ben.options.allInnerTexts(),
      board: await ben.board.innerText(),
    };
    for (const part of /** @type {const} */ (['log', 'options'])) {
      assert.equal(polish[part].length, english[part].length);
      for (const [index, sentence] of polish[part].entries()) assert.notEqual(sentence, english[part][index]);
    }
    assert.notEqual(polish.board, english.board);
    assert.equal(await ben.page.locator('html').getAttribute('lang'), 'pl');
    assert.equal(await ben.page.evaluate(() => window.isStillHere), true, 'the page was not loaded again');
    await Promise.all([ada.playOn(calm(ada)), ben.playOn(calm(ben))]);
  },
);

for (const [size, language, game] of /** @type {const} */ ([
  ['phone', 'en', 'leduc'],
  ['small', 'pl', 'night-market'],
])) {
  scene(
    `on a ${SIZES[size].width}×${SIZES[size].height} phone every page fits, targets are large enough, and ${game} is played to the end`,
    async (stage) => {
      const ada = await stage.guest('Ada', { size, language });
      const fits = async () => {
        await assertNoSideways(ada);
        await assertTargets(ada);
      };
      await ada.open();
      await ada.button('hero-bot').waitFor();
      await fits();
      await ada.quickStart(game);
      while (await ada.awaitsMove()) {
        await fits();
        const box = await ada.options.first().boundingBox();
        assert.ok(
          box && box.y >= 0 && box.y < ada.page.viewportSize().height,
          'an option is in sight without scrolling',
        );
        await ada.answer();
      }
      await fits();
      const table = new URL(ada.page.url()).hash;
      for (const [tool, title] of [
        ['rules', 'rules-of'],
        ['log', 'log'],
        ['more', 'more'],
      ]) {
        await ada.button(tool).click();
        const dialog = ada.dialog(title, { game: ada.gameName(game) });
        await dialog.waitFor();
        await fits();
        await dialog.getByRole('button', { name: ada.say('close'), exact: true }).click();
        await dialog.waitFor({ state: 'hidden' });
      }
      for (const page of [
        `/${table}/replay/all/3`,
        '/#/',
        '/#/new/night-market',
        '/#/about',
        '/#/fair',
        '/#/status',
        '/#/nothing',
      ]) {
        await ada.open(page);
        await ada.page.getByRole('heading', { level: 1 }).waitFor();
        await ada.text('loading').waitFor({ state: 'detached' });
        await fits();
      }
      const lobby = await ada.openTable({ game, seats: [{ who: 'me' }, { who: 'friend' }] });
      await ada.open(lobby.path);
      await ada.text('lobby-waits', { count: 1 }).waitFor();
      await fits();
      const ben = await stage.guest('Ben', { size, language });
      await ben.open(lobby.join);
      await ben.button('sit-down').waitFor();
      await assertNoSideways(ben);
      await assertTargets(ben);
    },
  );
}

scene(
  'with the keyboard alone a table is opened and a game is played; the focus is always visible',
  async (stage) => {
    const ada = await stage.guest('Ada');
    const { keyboard } = ada.page;
    /** Walks until something has the focus. @param {string} what @param {(focus: NonNullable<Awaited<ReturnType<typeof focused>>>) => boolean} isIt */
    const tabTo = async (what, isIt) => {
      for (let steps = 0; steps < 60; steps += 1) {
        await keyboard.press('Tab');
        const focus = await focused(ada);
        if (!focus) continue;
        assert.ok(focus.isVisible, `the focus on ${focus.tag} "${focus.name}" cannot be seen`);
        if (isIt(focus)) return;
      }
      assert.fail(`Tab never comes to ${what}`);
    };
    await ada.open();
    await ada.button('hero-bot').waitFor();
    await tabTo('the name', ({ tag }) => tag === 'input');
    await keyboard.type('Ada');
    await tabTo('the game', ({ tag }) => tag === 'select');
    await keyboard.type(ada.gameName('leduc').slice(0, 3));
    await tabTo('the button', ({ name }) => name === ada.say('hero-bot'));
    await keyboard.press('Enter');

    await ada.turn('turn-yours').waitFor();
    await keyboard.press('?');
    await ada.dialog('keys').waitFor();
    await keyboard.press('Escape');
    await ada.dialog('keys').waitFor({ state: 'hidden' });

    // First by Tab and Enter, then by the number on the option.
    await keyboard.press('o');
    await tabTo(
      'an option',
      ({ name }) => name.includes(ada.sayGame('leduc', 'label-check')) || /Call|Raise/.test(name),
    );
    await ada.acts(() => keyboard.press('Enter'));
    while (await ada.awaitsMove()) {
      const labels = await ada.options.allInnerTexts();
      await ada.answerByKey(String(calm(ada)(labels) + 1));
    }
    await tabTo('the recording', ({ name }) => name === ada.say('watch-replay'));
    await keyboard.press('Enter');
    await ada.heading('replay-of', { game: ada.gameName('leduc') }).waitFor();
  },
);

scene('in a recording the arrows, n, Home and End step through it', async (stage) => {
  const ada = await stage.guest('Ada');
  const table = await finished(ada, 'connect-four');
  await ada.open(`/#/t/${table.id}/replay/all/0`);
  const slider = ada.page.getByRole('slider', { name: ada.say('replay-jump') });
  await slider.and(ada.page.locator(':enabled')).waitFor();
  const last = Number(await slider.getAttribute('max'));
  for (const [key, step] of /** @type {const} */ ([
    ['End', last],
    ['ArrowLeft', last - 1],
    ['Home', 0],
    ['ArrowRight', 1],
    ['n', 2],
  ])) {
    await ada.page.keyboard.press(key);
    await ada.page
      .getByRole('status')
      .filter({ hasText: ada.say('replay-step', { step, last }) })
      .waitFor();
  }
});
