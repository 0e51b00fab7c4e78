/** What happens between people at a table. */

import assert from 'node:assert/strict';

import { prefer } from '../lib/guest.js';
import { scene } from '../lib/scene.js';
import { againstBot, drop, dropped, pair } from '../lib/tables.js';

scene(
  'a move is taken back before anybody else acts, and after that only if the other agrees',
  async (stage) => {
    const { ada, ben } = await pair(stage, 'connect-four');
    const empty = await ada.board.innerText();
    await ada.answer(drop(ada, 'a'));
    await ada.button('undo').click();
    await ada.turn('turn-yours').waitFor();
    assert.equal(await ada.board.innerText(), empty);
    await ben.log.getByText(ben.say('news-undone', { who: 'Ada' })).waitFor();

    await ada.answer(drop(ada, 'b'));
    await ben.awaitsMove();
    const afterOne = await ben.board.innerText();
    await ben.answer(drop(ben, 'c'));
    await ada.awaitsMove();
    const afterTwo = await ada.board.innerText();

    await ada.button('undo-ask').click();
    await ada.text('undo-asked').waitFor();
    await ben.text('undo-agree', { name: 'Ada' }).waitFor();
    await ben.button('undo-agree-no').click();
    await ada.button('undo-ask').waitFor();
    assert.equal(await ada.board.innerText(), afterTwo, 'whoever says no keeps the move');

    await ada.button('undo-ask').click();
    await ben.button('undo-agree-yes').click();
    await ada.log
      .getByText(ada.say('news-undone', { who: 'Ada' }))
      .nth(1)
      .waitFor();
    const now = await ada.board.innerText();
    assert.notEqual(now, afterTwo);
    assert.notEqual(now, afterOne, 'her own move is taken back, not only the answer to it');
    await ada.turn('turn-yours').waitFor();
  },
);

scene('two tabs of one person stay in step', async (stage) => {
  const { ada, ben, table } = await pair(stage, 'connect-four');
  const tab = await stage.anotherTab(ada);
  await tab.open(table.path);
  await tab.turn('turn-yours').waitFor();
  await ada.answer(drop(ada, 'a'));
  await dropped(tab, 'Ada', 'a').waitFor();
  await tab.turn('turn-waiting', { names: 'Ben' }).waitFor();
  await ben.answer(drop(ben, 'b'));
  await tab.turn('turn-yours').waitFor();
  await tab.answer(drop(tab, 'a'));
  await dropped(ada, 'Ada', 'a').nth(1).waitFor();
  await ada.turn('turn-waiting', { names: 'Ben' }).waitFor();
  assert.equal(await ada.board.innerText(), await tab.board.innerText());
  assert.equal(await ada.options.count(), await tab.options.count());
});

scene('a bot plays on for whoever leaves, and the seat can be taken back', async (stage) => {
  const { ada, ben } = await pair(stage, 'connect-four');
  await ada.answer(drop(ada, 'a'));
  await ben.button('more').click();
  await ben
    .dialog('more')
    .getByRole('button', { name: ben.say('leave'), exact: true })
    .click();
  await ben
    .dialog('leave-title')
    .getByRole('button', { name: ben.say('leave'), exact: true })
    .click();
  await ben.heading('hero-title-named', { name: 'Ben' }).waitFor();

  await ada.page
    .getByRole('list', { name: ada.say('seats') })
    .getByText(ada.say('seat-stand-in'))
    .waitFor();
  await ada.awaitsMove();
  await ada.log.getByText(/Ben drops/).waitFor();

  // The list of tables is old at first and still says that the table waits for Ben; a press while it changes would be lost.
  await ben.link('go-to-table').click();
  await ben.text('stood-in').waitFor();
  await ben.button('seat-return').first().click();
  await ben.text('stood-in').waitFor({ state: 'hidden' });
  await ada.answer(drop(ada, 'g'));
  await ben.turn('turn-yours').waitFor();
  await ben.answer(drop(ben, 'f'));
  await dropped(ada, 'Ben', 'f').waitFor();
});

scene(
  'whoever stays can vote a bot onto the seat of somebody who went away, and the game ends',
  async (stage) => {
    const { ada, ben } = await pair(stage, 'connect-four');
    await ada.answer(drop(ada, 'a'));
    await ben.page.context().close();
    const seats = ada.page.getByRole('list', { name: ada.say('seats') });
    await seats.getByText(ada.say('seat-is-away'), { exact: true }).waitFor();
    await seats.getByRole('button', { name: ada.say('vote-bot') }).click();
    await seats.getByText(ada.say('seat-stand-in')).waitFor();
    await ada.playOn();
  },
);

scene('two people talk, and whoever does not want to hear somebody mutes them', async (stage) => {
  const { ada, ben } = await pair(stage, 'connect-four');
  await ada.button('chat').click();
  const hers = ada.dialog('chat');
  await hers.getByLabel(ada.say('chat-write')).fill('Good luck, <b>Ben</b>!');
  await hers.getByRole('button', { name: ada.say('chat-send') }).click();
  await hers.getByText('Good luck, <b>Ben</b>!', { exact: true }).waitFor();

  await ben.page.getByRole('button', { name: ben.say('chat-unread', { count: 1 }) }).click();
  const his = ben.dialog('chat');
  await his.getByText('Good luck, <b>Ben</b>!', { exact: true }).waitFor();
  await his.getByLabel(ben.say('chat-write')).fill('You too.');
  await ben.page.keyboard.press('Enter');
  await hers.getByText('You too.', { exact: true }).waitFor();

  await his.getByRole('button', { name: `${ben.say('chat-mute')} Ada` }).click();
  await his.getByText(ben.say('chat-muted')).waitFor();
  await hers.getByLabel(ada.say('chat-write')).fill('Hello?');
  await ada.page.keyboard.press('Enter');
  await hers.getByText('Hello?', { exact: true }).waitFor();
  await his.getByText(ben.say('chat-muted')).nth(1).waitFor();
  assert.equal(await his.getByText('Hello?').count(), 0);
  await his
    .getByRole('button', { name: `${ben.say('chat-unmute')} Ada` })
    .first()
    .click();
  await his.getByText('Hello?', { exact: true }).waitFor();
});

scene('a link that does not work says why in a sentence', async (stage) => {
  const { ada, table } = await pair(stage, 'connect-four');
  const waiting = await ada.openTable({ game: 'leduc', seats: [{ who: 'me' }, { who: 'friend' }] });
  const secret = waiting.join.split('/').at(-1);
  for (const [link, problem] of [
    [waiting.join.replace(secret, `${secret.slice(0, -4)}AAAA`), 'problem-bad-secret'],
    [`/#/t/nosuchtable/join/${secret}`, 'problem-no-table'],
    [table.join, 'problem-already-started'],
  ]) {
    const eva = await stage.guest('Eva');
    await eva.joinBy(link);
    await eva.page
      .getByRole('alert')
      .filter({ hasText: eva.say(problem) })
      .waitFor();
    await eva.link('join-failed-home').click();
    await eva.page.getByRole('heading', { level: 1 }).waitFor();
  }
  const eva = await stage.guest('Eva');
  eva.expected.push(/WebSocket connection to .* 404/);
  await eva.open('/#/t/nosuchtable');
  await eva.page.getByRole('alert').filter({ hasText: /.+/ }).waitFor();
  await eva.open('/#/no/such/page');
  await eva.heading('missing-title').waitFor();
});

scene('whoever gives up has lost, after being asked once more', async (stage) => {
  const { ada, ben } = await pair(stage, 'connect-four');
  await ada.button('more').click();
  await ada
    .dialog('more')
    .getByRole('button', { name: ada.say('concede'), exact: true })
    .click();
  const asked = ada.dialog('concede-title');
  await asked.getByRole('button', { name: ada.say('concede'), exact: true }).click();
  await ben.heading('end-you-won').waitFor();
  await ben.panel.getByText(ben.say('verdict-conceded')).waitFor();
  await ada.turn('turn-over').waitFor({ state: 'attached' });
});

scene('an answer given in advance is given by itself until it is revoked', async (stage) => {
  const { ada, ben } = await pair(stage, 'night-market');
  const bid = async (/** @type {typeof ada} */ guest, /** @type {number} */ value) => {
    const label = guest.sayGame('night-market', 'label-bid', { bid: value });
    await guest.options.filter({ hasText: label }).waitFor();
    await guest.answer(prefer(label));
  };
  const pass = (/** @type {typeof ada} */ guest) =>
    guest.options.filter({ hasText: guest.sayGame('night-market', 'label-pass') });
  await Promise.all([bid(ada, 5), bid(ben, 1)]);
  await pass(ada).waitFor();
  await ada.button('advance-choose').click();
  await pass(ada).click();
  await ada.text('advance-active').waitFor();
  await pass(ben).waitFor();
  await ben.answerByKey('Space');
  await Promise.all([bid(ada, 4), bid(ben, 3)]);
  await pass(ben).waitFor();
  await ben.answerByKey('Space');
  await ada.options.filter({ hasText: ada.sayGame('night-market', 'label-bid', { bid: 3 }) }).waitFor();
  assert.equal(ada.wire.sent('answer').length, 2, 'she herself has given only her bids');

  await ada.button('advance-revoke').click();
  await ada.text('advance-active').waitFor({ state: 'detached' });
  await Promise.all([bid(ada, 3), bid(ben, 2)]);
  await pass(ben).waitFor();
  await ben.answerByKey('Space');
  await pass(ada).waitFor();
  await ada.answerByKey('Space');
});

scene('a report tells table, step and versions, and neither a link nor a card', async (stage) => {
  const ada = await stage.guest('Ada');
  const table = await againstBot(ada, 'leduc');
  await ada.button('more').click();
  await ada.button('report').click();
  const report = await ada.dialog('report').innerText();
  assert.ok(report.includes(table.id));
  for (const secret of [table.invitation.join, table.invitation.watch]) assert.ok(!report.includes(secret));
  assert.doesNotMatch(report, /of (spades|hearts)|jack|queen|king/);
});
