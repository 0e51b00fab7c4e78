/** Whole games, by clicking only what is offered. */

import assert from 'node:assert/strict';

import { last, prefer } from '../lib/guest.js';
import { scene } from '../lib/scene.js';
import { calm, drop } from '../lib/tables.js';

scene('a stranger plays Leduc against a bot to the end, one press after saying a name', async (stage) => {
  const ada = await stage.guest('Ada');
  await ada.quickStart('leduc');
  assert.equal(ada.presses, 1);
  await ada.playOn(calm(ada));
  await ada.page
    .getByRole('heading', { name: /^(You have won|You have lost|You share the first place)$/ })
    .waitFor();
  await ada.link('watch-replay').waitFor();
  assert.equal(await ada.options.count(), 0, 'nothing is offered any more');
});

scene('a Polish reader plays Leduc against a bot to the end', async (stage) => {
  const ola = await stage.guest('Ola', { language: 'pl' });
  await ola.quickStart('leduc');
  await ola.playOn(calm(ola));
  assert.equal(await ola.page.locator('html').getAttribute('lang'), 'pl');
  await ola.button('rematch').waitFor();
});

scene('a friend comes by the link in one press, and both play Leduc to the end', async (stage) => {
  const ada = await stage.guest('Ada');
  const ben = await stage.guest('Ben');
  await ada.quickStart('leduc', 'friend');
  await ada.text('lobby-waits', { count: 1 }).waitFor();
  const link = await ada.invitation('join');
  await ben.joinBy(link);
  await ben.panel.waitFor();
  assert.ok(ben.presses <= 2, `seated after ${ben.presses} presses`);
  const { secret } = /join\/(?<secret>.+)$/.exec(link).groups;
  assert.ok(!ben.page.url().includes(secret), 'the secret has left the address bar');

  await ada.panel.waitFor();
  await Promise.all([ada.playOn(calm(ada)), ben.playOn(calm(ben))]);
  await ada.text('standings-result').waitFor({ state: 'attached' });
  const [hers, his] = await Promise.all(
    [ada, ben].map((guest) => guest.panel.getByRole('table').innerText()),
  );
  assert.equal(hers, his, 'both read the same result');
});

scene('two friends play connect four to the end', async (stage) => {
  const ada = await stage.guest('Ada');
  const ben = await stage.guest('Ben');
  await ada.quickStart('connect-four', 'friend');
  await ben.joinBy(await ada.invitation('join'));
  await Promise.all([ada.playOn(drop(ada, 'a')), ben.playOn(drop(ben, 'b'))]);
  await ada.heading('end-you-won').waitFor();
  await ben.heading('end-you-lost').waitFor();
  await ben.panel.getByText(ben.sayGame('connect-four', 'verdict-line')).waitFor();
});

scene(
  'two people and a bot play the night market: bids at once, and a window passed by Space',
  async (stage) => {
    const ada = await stage.guest('Ada');
    const ben = await stage.guest('Ben');

    await ada.open('/#/new/night-market');
    await ada.field('your-name').fill('Ada');
    await ada.button('preset-friend').click();
    await ada.page
      .getByRole('group', { name: ada.say('seat-count') })
      .getByText('3', { exact: true })
      .click();
    await ada.field('seat-who', { seat: 3 }).selectOption({ label: ada.say('who-bot') });
    await ada.page.getByText(ada.say('pace-instant'), { exact: true }).click();
    await ada.button('open-table').click();
    await ben.joinBy(await ada.invitation('join'));

    // Both are asked at the same time.
    await ada.turn('turn-yours').waitFor();
    await ben.turn('turn-yours').waitFor();
    await ada.answer(prefer(ada.sayGame('night-market', 'label-bid', { bid: 5 })));
    await ben.log.getByText(ben.sayGame('night-market', 'put-down', { who: 'Ada' })).waitFor();
    assert.equal(await ben.log.getByText(/bid 5|a 5/).count(), 0, 'a bid that was put down is hidden');

    let passed = 0;
    /** Bids the highest or the lowest, and passes every window by the key. @param {typeof ada} guest @param {typeof last} choose */
    const play = async (guest, choose) => {
      const pass = guest.options.filter({ hasText: guest.sayGame('night-market', 'label-pass') });
      const isBid = (/** @type {string} */ label) => /\d/.test(label.replace(/^\d/, ''));
      while (await guest.awaitsMove()) {
        if (await pass.isVisible()) {
          await guest.answerByKey('Space');
          passed += 1;
        } else {
          await guest.answer((labels) => choose(labels.filter(isBid)));
        }
      }
    };
    await Promise.all([play(ada, last), play(ben, () => 0)]);
    assert.ok(passed > 0, 'there was a window');
    await ada.panel.getByText(ada.sayGame('night-market', 'verdict-market-closed')).waitFor();
  },
);
