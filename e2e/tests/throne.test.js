/** Embers of Memory on its own board: whole games by pressing only what is offered, desktop and phone, both languages. */

import assert from 'node:assert/strict';

import { assertAccessible } from '../lib/axe.js';
import { assertNoSideways, assertTargets } from '../lib/page.js';
import { scene } from '../lib/scene.js';
import { mindOf, move, placeInSight, playOn, rowOf, sitDown } from '../lib/throne.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */

/**
 * How every game here goes.
 * @param {Guest} guest
 * @param {Record<string, string>} options
 * @param {number[]} [examined] after how many moves the page is examined
 */
async function wholeGame(guest, options, examined = [0, 1, 4]) {
  const table = await sitDown(guest, options);
  await guest.turn('turn-yours').waitFor();
  await guest.page.getByRole('button', { name: guest.sayGame('throne', 'label-ready') }).waitFor();
  let looked = 0;
  const moves = await playOn(guest, async (done) => {
    if (done === 3) {
      await guest.page.reload();
      await mindOf(guest).waitFor();
      await guest.turn('turn-yours').or(guest.over).waitFor();
    }
    if (!examined.includes(done)) return;
    looked += 1;
    await assertNoSideways(guest);
    await assertTargets(guest);
    await assertAccessible(guest, `after ${done} moves`);
  });
  assert.ok(moves >= 2 && looked >= 1, `${moves} moves`);
  await guest.link('watch-replay').waitFor();
  assert.equal(await guest.options.count(), 0, 'nothing is offered any more');
  await assertAccessible(guest, 'the end');
  return table;
}

scene('a prologue is played on the board to the end, and watched again there', async (stage) => {
  const ada = await stage.guest('Ada');
  await wholeGame(ada, { mode: 'prologue' });
  await ada.link('watch-replay').click();
  await ada.button('replay-last').click();
  await mindOf(ada).waitFor();
  assert.equal(await mindOf(ada).getByRole('button').count(), 0, 'nothing can be chosen in a recording');
  await assertAccessible(ada, 'the recording');
});

scene('a Polish reader plays the prologue on the board of a phone', async (stage) => {
  await wholeGame(await stage.guest('Ola', { language: 'pl', size: 'phone' }), { mode: 'prologue' }, [1]);
});

scene('Fenrys plays three days on the board of a phone', async (stage) => {
  await wholeGame(await stage.guest('Ben', { size: 'phone' }), {
    mode: 'sandbox',
    aelin: '2',
  });
});

scene('a Polish reader plays Aelin with modules and abilities on the board', async (stage) => {
  const options = { mode: 'sandbox', 'true-colours': 'on', spark: 'on', will: 'on', aelin: '1' };
  await wholeGame(await stage.guest('Ewa', { language: 'pl' }), options, [1]);
});

scene('a card is laid with the keyboard alone, and dragging it only shows it', async (stage) => {
  const ada = await stage.guest('Ada');
  await sitDown(ada, { mode: 'prologue', aelin: '2' });
  await ada.awaitsMove();
  await move(ada);
  await ada.awaitsMove();
  const sent = () => ada.wire.sent('answer').length;
  const before = sent();

  const card = rowOf(ada).first();
  const from = await card.boundingBox();
  assert.ok(from);
  await ada.page.mouse.move(from.x + 30, from.y + 30);
  await ada.page.mouse.down();
  await ada.page.mouse.move(from.x + 60, from.y - 60, { steps: 4 });
  const place = await placeInSight(ada);
  const to = await place?.boundingBox();
  assert.ok(to, 'places light up while a card is dragged');
  await ada.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, {
    steps: 4,
  });
  await ada.page.mouse.up();
  await ada.button('throne-lay').waitFor();
  assert.equal(sent(), before, 'nothing is sent before it is confirmed');
  await ada.page.keyboard.press('Escape');
  await ada.page.keyboard.press('Escape');
  assert.equal(await mindOf(ada).getByRole('button').count(), 0, 'the places are gone');

  await card.press('Enter');
  const focused = () => ada.page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  const first = await focused();
  assert.ok(first, 'the first place has the focus');
  await ada.page.keyboard.press('ArrowRight');
  await ada.page.keyboard.press('Enter');
  assert.equal(sent(), before);
  await ada.page.keyboard.press('Enter');
  await ada.wire.until('the card is laid', () => sent() === before + 1);
});

scene('the text of the table is one press away, and the choice is kept', async (stage) => {
  const ada = await stage.guest('Ada');
  await sitDown(ada, { mode: 'prologue' });
  await ada.button('shown-text').click();
  await ada.board.getByText(ada.sayGame('throne', 'mind-empty')).waitFor();
  await ada.answer();
  await ada.page.reload();
  await ada.button('shown-board').waitFor();
  assert.equal(await mindOf(ada).count(), 0);
  await ada.button('shown-board').click();
  await mindOf(ada).waitFor();
});
