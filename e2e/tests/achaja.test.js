/** Achaja on the generic table: dice, Intrigues with their windows, and deals, at every kind of table. */

import assert from 'node:assert/strict';

import { assertGood } from '../lib/axe.js';
import { scene } from '../lib/scene.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */
/** @typedef {{ id: string, args?: [string, any][] }} Phrase */

const GAME = 'achaja';
const BOT = { who: 'bot', bot: 'greedy' };
/** What nobody asks for: it is done only where a test says so. */
const UNASKED = ['convert', 'offer', 'accept', 'refuse'];
/** What is done first where nothing has to be played: what asks for nothing more. */
const SHORT = ['keep', 'gold', 'decline', 'done', 'stop'];

/**
 * The option to take: whoever holds more cards than `most` plays the first one as far as it goes, everybody else does as little as
 * possible.
 * @param {Guest} guest
 */
function wanted(guest, most = 2) {
  const { options, view, seat } = guest.wire.position;
  const actions = options
    .map(({ action }) => action)
    .filter((action) => !UNASKED.some((word) => action.startsWith(word)));
  const first = (/** @type {string[]} */ ...words) =>
    words.flatMap((word) => actions.find((action) => action.startsWith(word)) ?? [])[0];
  if (view.step === 'act' && view.draft.length === 0)
    return (view.players[seat - 1].hand.size > most && first('play')) || 'pass';
  return first(...SHORT) ?? actions[0];
}

scene('a whole game against two bots, with a reload in the middle', async (stage) => {
  const ada = await stage.guest('Ada');
  const table = await ada.openTable({ game: GAME, seats: [{ who: 'me' }, BOT, BOT] });
  await ada.open(table.path);
  await ada.awaitsMove();
  await assertGood(ada, 'the dice are rolled');
  let isReloaded = false;
  let mostShown = 0;
  const asked = new Set();
  while (await ada.awaitsMove()) {
    const { view, options } = ada.wire.position;
    asked.add(view.step);
    mostShown = Math.max(mostShown, await ada.options.count());
    if (!isReloaded && view.turn >= 2 && options.length >= 8) {
      isReloaded = true;
      await ada.page.reload();
      await ada.turn('turn-yours').waitFor();
      await assertGood(ada, 'a question with many options');
    }
    await ada.answerWith(wanted(ada, 1));
  }
  assert.ok(isReloaded, 'the game went on after a reload');
  assert.ok(mostShown >= 5 && mostShown <= 20, `at most a screen of options: ${mostShown}`);
  for (const step of ['rerolls', 'place', 'act', 'window', 'gain'])
    assert.ok(asked.has(step), `${step} was asked`);
  await ada.link('watch-replay').waitFor();
  assert.equal(await ada.options.count(), 0, 'nothing is offered any more');
  const { ending, players } = ada.wire.position.view;
  assert.equal(ending.length, 3, 'how everybody ended');
  assert.ok(
    players.every(({ gold }) => gold !== null),
    'all gold is shown',
  );
  await assertGood(ada, 'the end');
});

/** A part of a phrase. @param {Phrase} phrase @param {string} part */
const partOf = ({ args = [] }, part) => args.find(([name]) => name === part)?.[1];

/** Plays until the second turn. @param {Guest} guest */
async function playTurn(guest) {
  const isOver = () => guest.wire.position.view.turn > 1;
  for (;;) {
    const isAsked = () => guest.wire.position?.asked.includes(guest.wire.position.seat);
    await guest.wire.until('a question', () => isOver() || isAsked());
    if (isOver()) return;
    await guest.answerWith(wanted(guest));
  }
}

scene(
  'two people and three bots play a turn with a deal, one of them in Polish on a phone',
  async (stage) => {
    const ada = await stage.guest('Ada');
    const ola = await stage.guest('Ola', { language: 'pl', size: 'small' });
    const seats = [{ who: 'me' }, { who: 'friend' }, BOT, BOT, BOT];
    const table = await ada.openTable({ game: GAME, seats, options: { negotiate: 'on' } });
    await ada.open(table.path);
    await ola.joinBy(table.join);
    // Both play until it is time for Ada to act.
    const untilAdaActs = async (/** @type {Guest} */ guest) => {
      for (;;) {
        const now = () => guest.wire.position;
        const isActing = () => now()?.view.step === 'act' && now().asked.includes(1);
        await guest.wire.until('a question', () => isActing() || now()?.asked.includes(now().seat));
        if (isActing()) return;
        await guest.answerWith(wanted(guest));
      }
    };
    await Promise.all([untilAdaActs(ada), untilAdaActs(ola)]);
    const gold = () => ada.wire.position.view.players[0].gold;
    const before = gold();
    for (const step of ['offer 2', 'give gold 1', 'demand peace', 'propose']) await ada.answerWith(step);
    await ola.turn('turn-wanted').waitFor();
    await assertGood(ola, 'an offer waits for a reply');
    await ola.panel.locator('[data-action="accept 1"]').click();
    await ada.wire.until('the deal is made', () => gold() === before - 1);
    await Promise.all([playTurn(ada), playTurn(ola)]);
    assert.equal(ada.wire.position.view.players.length, 5);
    await assertGood(ola, 'a game of five on a small phone');
    for (const [owner, other] of /** @type {const} */ ([
      [ada, ola],
      [ola, ada],
    ])) {
      /** @type {[Phrase[], Phrase[]]} */
      const [told, heard] = [owner, other].map(({ wire }) => wire.news().map(({ phrase }) => phrase));
      const shown = JSON.stringify(heard);
      const secrets = told.flatMap((phrase) => {
        const named = phrase.id === 'told-dealt-event-own' ? partOf(phrase, 'event') : null;
        const card = named ?? (phrase.id === 'told-drew-own' ? partOf(phrase, 'card') : null);
        return card && !shown.includes(`"${card.phrase.id}"`) ? [card.phrase.id] : [];
      });
      assert.ok(secrets.length > 0, 'whoever draws a card is told which');
      // A card of the same name may be in the other's own hand, or lie open.
      const frames = other.wire.frames.filter(({ from }) => from === 'server').map(({ text }) => text);
      const own = JSON.stringify(
        other.wire.heard('now').map(({ position }) => [position.options, position.scene]),
      );
      for (const secret of secrets.filter((card) => !own.includes(`"${card}"`)))
        assert.ok(
          !frames.some((text) => text.includes(`"${secret}"`)),
          `${secret} is on the socket of another`,
        );
      const seat = owner.wire.position.seat;
      for (const { position } of other.wire.heard('now')) {
        const { gold: seen, hand } = position.view.players[seat - 1];
        assert.equal(seen, null, 'gold lies behind a screen');
        assert.deepEqual(hand.shown, [], 'a hand is seen by its owner alone');
      }
    }
  },
);

/** The lines of the page that only its reader may see. @param {Guest} guest @param {string} who @param {string} page */
function secretLines(guest, who, page) {
  const like = ['scene-hand', 'scene-own-event', 'told-drew-own', 'told-dealt-event-own'].map((id) => {
    const parts = ['cards', 'card', 'event', 'text', 'gold'].map((part) => [part, '¤']);
    const said = guest.sayGame(GAME, id, Object.fromEntries([['who', who], ...parts]));
    return new RegExp(`^${said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('¤', '.+')}$`);
  });
  return page.split('\n').filter((line) => like.some((pattern) => pattern.test(line)));
}

scene(
  'two people at one device play two houses each, and neither reads the cards of the other',
  async (stage) => {
    const ada = await stage.guest('Ada', { size: 'phone' });
    const names = ['Ada', 'Ben'];
    const table = await ada.openTable({ game: GAME, seats: [{ who: 'me' }, { who: 'me', name: 'Ben' }] });
    await ada.open(table.path);
    const takes = ada.button('hand-take', { name: 'Ada' }).or(ada.button('hand-take', { name: 'Ben' }));
    const moves = ada.turn('turn-of', { name: 'Ada' }).or(ada.turn('turn-of', { name: 'Ben' }));
    const text = () => ada.page.locator('body').innerText();
    /** What each has read that the other may not. @type {Set<string>[]} */
    const read = [new Set(), new Set()];
    const asked = new Set();
    let held = 0;
    for (;;) {
      await takes.or(moves).first().waitFor();
      if (await takes.isVisible()) {
        held += 1;
        const page = await text();
        for (const line of read.flatMap((lines) => [...lines]))
          assert.ok(!page.includes(line), `a secret: ${line}`);
        await takes.click();
        await moves.waitFor();
      }
      const { view, seat } = ada.wire.position;
      const page = await text();
      for (const line of secretLines(ada, names[seat - 1], page)) read[seat - 1].add(line);
      for (const line of read[2 - seat]) assert.ok(!page.includes(line), `a secret of another: ${line}`);
      if (view.turn > 1) break;
      asked.add(view.step);
      await ada.answerWith(wanted(ada, 4));
    }
    assert.ok(held >= 6, `the device changed hands ${held} times`);
    for (const step of ['rerolls', 'place', 'act', 'window']) assert.ok(asked.has(step), `${step} was asked`);
    for (const lines of read) assert.ok(lines.size >= 4, [...lines].join(' | '));
    await assertGood(ada, 'one device on a phone');
  },
);
