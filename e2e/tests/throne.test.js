/** Embers of Memory on its own board: whole games by pressing only what is offered, desktop and phone, both languages. */

import assert from 'node:assert/strict';

import { assertAccessible } from '../lib/axe.js';
import { assertNoSideways, assertTargets } from '../lib/page.js';
import { scene } from '../lib/scene.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */

/** @param {Guest} guest @param {Record<string, string>} options */
async function sitDown(guest, options) {
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'greedy' }];
  const table = await guest.openTable({ game: 'throne', options, seats });
  await guest.open(table.path);
  await mindOf(guest).waitFor();
  return table;
}

/** @param {Guest} guest */
const mindOf = (guest) =>
  guest.page.getByRole('group', {
    name: guest.say('throne-mind'),
    exact: true,
  });

/** Cards of the memory row that can be taken in hand. @param {Guest} guest */
const rowOf = (guest) =>
  guest.page.getByRole('region', { name: guest.say('throne-memory-row'), exact: true }).getByRole('button');

/** What loses the game is asked about again. @param {Guest} guest */
async function confirm(guest) {
  const sure = guest.button('throne-sure-yes');
  if (await sure.isVisible()) await sure.click();
}

/**
 * A place that is in sight of the Mind's window; a person would move the window for the others.
 * @param {Guest} guest
 */
async function placeInSight(guest) {
  const room = await mindOf(guest).boundingBox();
  const header = 40;
  for (const place of await mindOf(guest).getByRole('button').all()) {
    const box = await place.boundingBox();
    if (!box || !room) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isIn = x > room.x + 10 && x < room.x + room.width - 10;
    if (isIn && y > room.y + 10 && y < room.y + room.height - header - 20) return place;
  }
  return null;
}

/** Takes a card of the row in hand and lays it, or discards it where nothing else can be done. @param {Guest} guest */
async function playRow(guest) {
  const cards = rowOf(guest);
  const held = cards.and(guest.page.locator('[aria-pressed="true"]'));
  if ((await held.count()) === 0) await cards.first().click();
  const place = await placeInSight(guest);
  if (place) {
    await place.click();
    await guest.button('throne-lay').click();
  } else if ((await mindOf(guest).getByRole('button').count()) > 0) {
    await mindOf(guest).getByRole('button').first().press('Enter');
    await guest.button('throne-lay').click();
  } else await guest.options.first().click();
}

/** Answers one question by pressing only what the board offers. @param {Guest} guest */
async function move(guest) {
  const { ask, seat } = guest.wire.position;
  const cards = rowOf(guest);
  const inMind = mindOf(guest).getByRole('button');
  await guest.options.or(cards).or(inMind).and(guest.page.locator(':not(:disabled)')).first().waitFor();
  const stop = guest.options.filter({
    hasText: guest.sayGame('throne', 'label-stop'),
  });
  const drawn = guest.page
    .getByRole('region', { name: guest.say('throne-memory-row'), exact: true })
    .getByRole('img');
  if ((await cards.count()) > 0) await playRow(guest);
  // The first button draws; with three cards one of them nearly always fits.
  else if ((await stop.count()) > 0 && (await drawn.count()) >= 3) await stop.click();
  else if ((await guest.options.count()) > 0) await guest.options.first().click();
  else {
    // A card in sight can be covered in its middle, so it is chosen by key.
    await inMind.first().press('Enter');
    await guest.options.first().click();
    await confirm(guest);
  }
  await guest.wire.until('the table has taken the answer', () => {
    const now = guest.wire.position;
    return now.ask !== ask || now.verdict !== null || !now.asked.includes(seat);
  });
  await guest.page.evaluate(() => undefined);
}

/** @param {Guest} guest @param {(moves: number) => Promise<void>} between */
async function playOn(guest, between) {
  let moves = 0;
  while (await guest.awaitsMove()) {
    await between(moves);
    await move(guest);
    moves += 1;
  }
  return moves;
}

/** How every game here goes. @param {Guest} guest @param {Record<string, string>} options */
async function wholeGame(guest, options) {
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
    if (![0, 1, 4].includes(done)) return;
    looked += 1;
    await assertNoSideways(guest);
    await assertTargets(guest);
    await assertAccessible(guest, `after ${done} moves`);
  });
  assert.ok(moves >= 2 && looked >= 2, `${moves} moves`);
  await guest.link('watch-replay').waitFor();
  assert.equal(await guest.options.count(), 0, 'nothing is offered any more');
  await assertAccessible(guest, 'the end');
  return table;
}

scene('a prologue is played on the board to the end, and watched again there', async (stage) => {
  const ada = await stage.guest('Ada');
  await wholeGame(ada, { mode: 'prologue' });
  await ada.link('watch-replay').click();
  await mindOf(ada).waitFor();
  await ada.button('replay-last').click();
  assert.equal(await mindOf(ada).getByRole('button').count(), 0, 'nothing can be chosen in a recording');
  await assertAccessible(ada, 'the recording');
});

scene('a Polish reader plays the prologue on the board of a phone', async (stage) => {
  await wholeGame(await stage.guest('Ola', { language: 'pl', size: 'phone' }), { mode: 'prologue' });
});

scene('Fenrys plays three days on the board of a phone', async (stage) => {
  await wholeGame(await stage.guest('Ben', { size: 'phone' }), {
    mode: 'sandbox',
    aelin: '2',
  });
});

scene('a Polish reader plays Aelin with modules and abilities on the board', async (stage) => {
  await wholeGame(await stage.guest('Ewa', { language: 'pl' }), {
    mode: 'sandbox',
    'true-colours': 'on',
    spark: 'on',
    will: 'on',
    aelin: '1',
  });
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
