/** The line breaks, the server goes and comes back: nothing is lost, and the page says how things stand. */

import assert from 'node:assert/strict';

import { scene } from '../lib/scene.js';
import { drop, dropped, pair } from '../lib/tables.js';

/** What Chromium itself says when there is no server. */
const NO_SERVER =
  /WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/;

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGKILL'])) {
  scene(`a game goes on where it was after the server ended by ${signal} and came back`, async (stage) => {
    const { ada, ben } = await pair(stage, 'connect-four');
    for (const guest of [ada, ben]) guest.expected.push(NO_SERVER);
    await ada.answer(drop(ada, 'a'));
    await dropped(ben, 'Ada', 'a').waitFor();
    const board = await ben.board.innerText();

    await stage.server.down(signal);
    for (const guest of [ada, ben])
      await guest.line('offline').or(guest.line('connecting')).first().waitFor();
    await ben.line('offline').waitFor();
    assert.equal(await ben.options.and(ben.page.locator(':enabled')).count(), 0, 'no option can be clicked');
    await ben.page.keyboard.press('2');
    await ben.page
      .getByRole('alert')
      .filter({ hasText: ben.say('line-refused') })
      .waitFor();
    assert.deepEqual(ben.wire.sent('answer'), [], 'nothing was sent, now or for later');

    await stage.server.up();
    for (const guest of [ada, ben]) await guest.line('online').waitFor();
    assert.equal(await ben.board.innerText(), board, 'the table is as it was');
    assert.equal(await dropped(ben, 'Ada', 'a').count(), 1, 'nothing is told twice');
    await Promise.all([ada.playOn(drop(ada, 'a')), ben.playOn(drop(ben, 'b'))]);
    await ada.heading('end-you-won').waitFor();
    assert.equal(await dropped(ada, 'Ada', 'a').count(), 4);
  });
}

scene('whoever loads the page again in the middle of a game sees the same table', async (stage) => {
  const { ada, ben } = await pair(stage, 'connect-four');
  await ada.answer(drop(ada, 'c'));
  await dropped(ben, 'Ada', 'c').waitFor();
  const before = await ben.board.innerText();
  await ben.page.reload();
  await dropped(ben, 'Ada', 'c').waitFor();
  assert.equal(await ben.board.innerText(), before);
  await ben.answer(drop(ben, 'd'));
  await dropped(ada, 'Ben', 'd').waitFor();
});

scene('a move that got no answer before the line went dead is sent again and happens once', async (stage) => {
  const ada = await stage.guest('Ada');
  const line = await ada.cuttableLine();
  const ben = await stage.guest('Ben');
  const table = await ada.openTable({ game: 'connect-four', seats: [{ who: 'me' }, { who: 'friend' }] });
  await ada.open(table.path);
  await ben.joinBy(table.join);
  await ada.turn('turn-yours').waitFor();

  line.deafen();
  await ada.options.filter({ hasText: ada.sayGame('connect-four', 'drop', { column: 'a' }) }).click();
  await dropped(ben, 'Ada', 'a').waitFor();
  line.heal();
  // The page notices by itself that nothing comes, opens a new line and says the same again.
  await dropped(ada, 'Ada', 'a').waitFor();
  await ada.line('online').waitFor();
  const [first, ...more] = line.sent('answer');
  assert.ok(more.length > 0, 'it was said again');
  assert.ok(
    more.every(({ id }) => id === first.id),
    'with the same id',
  );
  assert.equal(await dropped(ben, 'Ada', 'a').count(), 1, 'and it happened once');
  await ben.answer(drop(ben, 'b'));
  await ada.answer(drop(ada, 'a'));
  await dropped(ben, 'Ada', 'a').nth(1).waitFor();
});

scene('a browser without network says so, refuses moves, and comes back by itself', async (stage) => {
  const { ada, ben } = await pair(stage, 'connect-four');
  ada.expected.push(NO_SERVER);
  await ada.page.context().setOffline(true);
  await ada.line('offline').waitFor();
  await ada.page.keyboard.press('1');
  await ada.page
    .getByRole('alert')
    .filter({ hasText: ada.say('line-refused') })
    .waitFor();
  await ada.page.context().setOffline(false);
  await ada.line('online').waitFor();
  await ada.answer(drop(ada, 'a'));
  await dropped(ben, 'Ada', 'a').waitFor();
});
