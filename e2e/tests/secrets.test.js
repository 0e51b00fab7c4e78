/** Nothing hidden ever reaches the wrong person: read from everything that came over the wire, and from the page itself. */

import assert from 'node:assert/strict';

import { prefer } from '../lib/guest.js';
import { scene } from '../lib/scene.js';
import { againstBot, calm, pair } from '../lib/tables.js';
import * as terrors from '../lib/terrors.js';
import { mindOf, move } from '../lib/throne.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */

/** The phrase of the card a seat was dealt, as its own news tell it. @param {Guest} guest @param {number} seat */
function ownCard(guest, seat) {
  const dealt = guest.wire.news().find(({ phrase }) => phrase.id === 'dealt' && seatOf(phrase) === seat);
  assert.ok(dealt, 'whoever is dealt a card is told which');
  return JSON.stringify(dealt.phrase.args.find(([name]) => name === 'card')[1]);
}

/** @param {{ args?: [string, any][] }} phrase */
const seatOf = (phrase) => phrase.args?.find(([name]) => name === 'who')?.[1].seat;

/**
 * Fails if the card of `seat` is anywhere in what came to `guest`, up to the message that shows it.
 * @param {Guest} guest
 * @param {number} seat
 * @param {string} phrase the card as its owner's news say it
 * @param {unknown} card the card as its owner's view has it
 */
function assertNeverHeard(guest, seat, phrase, card) {
  let positions = 0;
  for (const { from, text, message } of guest.wire.frames) {
    if (from !== 'server') continue;
    if (message.type === 'now') {
      if (message.news.some((entry) => entry.phrase.id === 'shown')) break;
      positions += 1;
      assert.equal(message.position.view.seats[seat - 1].card, null, `a hidden card in ${text}`);
    }
    assert.ok(!text.includes(phrase), `the phrase of a hidden card in ${text}`);
    assert.ok(!text.includes(JSON.stringify(card)), `a hidden card in ${text}`);
  }
  assert.ok(positions > 2, 'positions were heard and read');
  for (const { url, body } of guest.wire.bodies) {
    assert.ok(
      !body.includes(phrase) && !body.includes(JSON.stringify(card)),
      `a hidden card in the answer to ${url}`,
    );
  }
}

scene('in Leduc no message to anybody holds the card of another before it is shown', async (stage) => {
  const { ada, ben, table } = await pair(stage, 'leduc');
  const eva = await stage.guest('Eva');
  await eva.watchBy(table.watch);
  await eva.panel.waitFor();
  await Promise.all([ada.playOn(calm(ada)), ben.playOn(calm(ben))]);
  await eva.over.waitFor();
  for (const guest of [ada, ben, eva]) await guest.wire.settled();
  for (const [owner, seat, others] of /** @type {const} */ ([
    [ada, 1, [ben, eva]],
    [ben, 2, [ada, eva]],
  ])) {
    const card = owner.wire.heard('now')[0].position.view.seats[seat - 1].card;
    assert.notEqual(card, null);
    for (const other of others) assertNeverHeard(other, seat, ownCard(owner, seat), card);
    assert.throws(
      () => assertNeverHeard(owner, seat, ownCard(owner, seat), card),
      /hidden card/,
      'whoever has it has heard it',
    );
  }
  const shown = ada.wire.position.view.seats.map(({ card }) => card);
  assert.ok(
    shown.every((card) => card !== null),
    'in the end the cards are shown',
  );
});

scene('in Leduc the card of whoever folded stays hidden after the end', async (stage) => {
  const { ada, ben } = await pair(stage, 'leduc');
  const raise = (/** @type {Guest} */ guest) =>
    prefer(guest.sayGame('leduc', 'label-raise', { cost: 0 }).replace(/0.*/, ''));
  await ada.answer(raise(ada));
  await ben.awaitsMove();
  await ben.answer(prefer(ben.sayGame('leduc', 'label-fold', { paid: 1 }).split(' ')[0]));
  await ada.over.waitFor();
  await ada.wire.settled();
  const card = ben.wire.heard('now')[0].position.view.seats[1].card;
  assertNeverHeard(ada, 2, ownCard(ben, 2), card);
  assert.equal(ada.wire.position.view.seats[1].card, null);
});

scene(
  'in the night market nobody hears a trick, a bid or an answer of another before it is shown',
  async (stage) => {
    const { ada, ben, table } = await pair(stage, 'night-market', [{ who: 'bot', bot: 'greedy' }]);
    const eva = await stage.guest('Eva');
    await eva.watchBy(table.watch);
    await eva.panel.waitFor();
    await Promise.all([ada.playOn(), ben.playOn()]);
    await eva.over.waitFor();
    for (const [guest, own] of /** @type {const} */ ([
      [ada, 1],
      [ben, 2],
      [eva, null],
    ])) {
      const heard = guest.wire.heard('now');
      for (const { position } of heard) {
        if (position.verdict !== null) continue;
        for (const [index, seat] of position.view.seats.entries()) {
          if (index + 1 === own) continue;
          const secrets = { trick: seat.trick, bid: seat.own_bid, answer: seat.own_answer };
          assert.deepEqual(
            secrets,
            { trick: null, bid: null, answer: null },
            `seat ${index + 1} for ${guest.name}`,
          );
        }
      }
      const told = guest.wire.news().map(({ phrase }) => phrase);
      const private_ = told.filter(({ id }) => ['dealt', 'peeked'].includes(id));
      assert.ok(
        private_.every((phrase) => seatOf(phrase) === own),
        `${guest.name} heard ${JSON.stringify(private_)}`,
      );
      assert.ok(
        own !== null || !told.some(({ id }) => /-own$|^answered-/.test(id)),
        'a spectator answers nothing',
      );
    }
  },
);

scene('whoever watches by the link sees the table, no hidden card, and is offered nothing', async (stage) => {
  const ada = await stage.guest('Ada');
  const table = await againstBot(ada, 'leduc');
  const eva = await stage.guest('Eva');
  await eva.watchBy(table.watch);
  await eva.text('you-watch').waitFor();
  const hidden = eva.sayGame('leduc', 'hidden-card');
  await eva.board.getByText(hidden).first().waitFor();
  assert.equal(await eva.board.getByText(hidden).count(), 2);
  assert.equal(await eva.options.count(), 0);
  assert.equal(await eva.button('undo').count(), 0);
  assert.doesNotMatch(await eva.page.content(), /of (spades|hearts)/);
  await ada.text('watching-count', { count: 1 }).waitFor();
  await ada.playOn(calm(ada));
  await eva.over.waitFor();
});

scene('at one device nothing of either hand is on the page while it changes hands', async (stage) => {
  const ada = await stage.guest('Ada');
  await ada.open('/#/new/leduc');
  await ada.field('your-name').fill('Ada');
  await ada.button('preset-device').click();
  await ada.field('here-name', { seat: 2 }).fill('Ola');
  await ada.button('open-table').click();

  const names = ['Ada', 'Ola'];
  const takes = names.map((name) => ada.button('hand-take', { name }));
  const moves = names.map((name) => ada.turn('turn-of', { name }));
  const [anything, ...more] = [...takes, ...moves, ada.over];
  const next = more.reduce((either, one) => either.or(one), anything);
  /** The card of each seat, as it was seen by its own eyes. @type {(string | null)[]} */
  const cards = [null, null];
  let handed = 0;
  let looked = 0;
  for (;;) {
    await next.waitFor();
    if (await ada.over.isVisible()) break;
    const holder = names.findIndex((_, index) => ada.wire.position?.seat === index + 1);
    if (await takes[0].or(takes[1]).isVisible()) {
      assert.doesNotMatch(
        await ada.page.content(),
        /of (spades|hearts)/,
        'a card is on the page during the hand-over',
      );
      handed += 1;
      await takes[0].or(takes[1]).click();
      await moves[0].or(moves[1]).or(ada.over).waitFor();
      continue;
    }
    assert.notEqual(holder, -1);
    const own = await ada.board.getByText(names[holder]).first().innerText();
    cards[holder] ??= /holds (.+? of (?:spades|hearts))/.exec(own)?.[1] ?? assert.fail(`no card in: ${own}`);
    const others = cards[1 - holder];
    if (others) {
      assert.ok(!(await ada.page.content()).includes(others), `${names[holder]} sees ${others}`);
      looked += 1;
    }
    await ada.answer(calm(ada));
  }
  assert.ok(handed >= 4, `the device changed hands ${handed} times`);
  assert.ok(looked > 0 && cards.every((card) => card !== null));
});

/**
 * The cards anywhere in something that came over the wire: as ids, and as phrases of a colour and a label.
 * @param {unknown} told
 * @returns {string[]}
 */
function memoriesIn(told) {
  if (typeof told === 'string') return /^[a-z]+-\d[a-z]?$/.test(told) ? [told] : [];
  if (typeof told !== 'object' || told === null) return [];
  const { id, args } = /** @type {{ id?: string, args?: [string, any][] }} */ (told);
  if (id !== 'memory' || !args) return Object.values(told).flatMap(memoriesIn);
  const of = (/** @type {string} */ name) => args.find(([key]) => key === name)?.[1];
  return [`${of('colour').phrase.id.replace('colour-', '')}-${of('label').text}`];
}

/** The Determination cards that are face down for everybody but Aelin. @param {any} position */
const faceDown = (position) =>
  position.view.rows
    .filter((/** @type {any} */ row) => !row.face_up)
    .map((/** @type {any} */ row) => row.card);

scene('in Embers of Memory the face-down Determination cards come to nobody but Aelin', async (stage) => {
  const ada = await stage.guest('Ada');
  const ben = await stage.guest('Ben', { size: 'phone' });
  const table = await ada.openTable({
    game: 'throne',
    options: { mode: 'sandbox', aelin: '1' },
    seats: [{ who: 'me' }, { who: 'friend' }],
  });
  await ada.open(table.path);
  await ben.joinBy(table.join);
  const eva = await stage.guest('Eva');
  await eva.watchBy(table.watch);
  await mindOf(eva).waitFor();
  for (const each of [ada, ben]) await mindOf(each).waitFor();
  /** Whose move it is, as the pages themselves tell; null when it is over. */
  const whoMoves = async () => {
    const waits = [ada, ben].map((each) =>
      each
        .turn('turn-yours')
        .or(each.over)
        .waitFor({ timeout: 60_000 })
        .then(() => each),
    );
    // The one who does not move waits in vain.
    for (const wait of waits) wait.catch(() => undefined);
    const mover = await Promise.race(waits);
    return (await mover.over.isVisible()) ? null : mover;
  };
  for (let moves = 0; moves < 14; moves += 1) {
    const mover = await whoMoves();
    if (!mover) break;
    await move(mover);
    const hers = ada.wire.position;
    if (hers.verdict !== null || hers.view.day > 1) break;
    for (const other of [ben, eva]) {
      await other.wire.settled();
      // The page is read first: what it shows is no newer than the position.
      const page = await other.page.content();
      const { position } = other.wire;
      if (position.verdict !== null || position.view.day > 1) break;
      assert.ok(
        faceDown(position).every((/** @type {unknown} */ card) => card === null),
        `${other.name} sees a face-down card`,
      );
      const shown = position.view.rows.map((/** @type {any} */ row) => row.card);
      for (const card of faceDown(hers)) {
        if (!shown.includes(card)) assert.ok(!page.includes(card), `${card} is on the page of ${other.name}`);
      }
    }
  }
  const dealt = ada.wire
    .heard('now')
    .map(({ position }) => position)
    .find(({ view }) => view.rows.length === 4);
  assert.ok(dealt, 'the Determination cards were dealt');
  const secret = new Set(faceDown(dealt));
  assert.ok(secret.size === 4 && !secret.has(null), 'Aelin sees them');
  const told = ada.wire.frames.flatMap(({ message }) => memoriesIn(message));
  assert.ok(
    [...secret].every((card) => told.includes(card)),
    'and they are found in what she is told',
  );
  for (const other of [ben, eva]) {
    const hidden = new Set(secret);
    let heard = 0;
    for (const { from, message, text } of other.wire.frames) {
      if (from !== 'server') continue;
      // From here on one of them may be known.
      if (message.type === 'now' && (message.position.verdict || message.position.view.day > 1)) break;
      for (const row of message.position?.view.rows ?? []) if (row.face_up) hidden.delete(row.card);
      heard += 1;
      const known = memoriesIn(message).filter((card) => hidden.has(card));
      assert.deepEqual(known, [], `${other.name} is told a face-down card: ${text}`);
    }
    assert.ok(heard > 5);
  }
});

/** The value of an argument of a phrase. @param {{ args?: [string, any][] }} phrase @param {string} name */
const argOf = (phrase, name) => phrase.args?.find(([key]) => key === name)?.[1];

/** The card that a piece of news names. @param {{ args?: [string, any][] }} phrase */
const cardOf = (phrase) => /"card-([^"]+)"/.exec(JSON.stringify(argOf(phrase, 'card') ?? null))?.[1] ?? null;

/** What is told of a card that only its owner sees. */
const PRIVATE = /^told-(drawn|looked|put-back)(-hidden)?$/;

/** Every position with the number of the last news until then. @param {Guest} guest */
function* positionsOf(guest) {
  let number = 0;
  for (const { news, position } of guest.wire.heard('now')) {
    number = news.at(-1)?.number ?? number;
    yield { number, position };
  }
}

/**
 * The number of the news from which on something of a player's hand can be known: the deck was empty or shuffled, or a card was
 * taken back or put on the deck openly.
 * @param {Guest} owner
 * @param {number} seat
 */
function opened(owner, seat) {
  const told = owner.wire
    .news()
    .find(
      ({ phrase }) =>
        /^told-(shuffled|commanded|topped|revealed)$/.test(phrase.id) && seatOf(phrase) === seat,
    );
  const empty = [...positionsOf(owner)].find(({ position }) => {
    const { round, players } = position.view;
    return round > 0 && players[seat - 1].deck.size === 0;
  });
  return Math.min(told?.number ?? Infinity, empty?.number ?? Infinity);
}

/** What a position says besides the Influence cards that were picked openly. @param {any} position */
function besidesInfluences({ view, ...rest }) {
  const players = view.players.map((/** @type {any} */ player) => ({ ...player, influences: null }));
  return JSON.stringify({ ...rest, view: { ...view, players } });
}

/**
 * Fails if another was told a card of this seat's hand or deck.
 * @param {Guest} owner
 * @param {number} seat
 * @param {Guest} other
 */
function assertHandIsKept(owner, seat, other) {
  const own = new Map(owner.wire.news().map(({ number, phrase }) => [number, phrase]));
  const end = opened(owner, seat);
  let kept = 0;
  for (const { number, phrase } of other.wire.news()) {
    if (number >= end || seatOf(phrase) !== seat || !PRIVATE.test(phrase.id)) continue;
    assert.ok(cardOf(own.get(number)), 'the owner is told the card');
    assert.equal(cardOf(phrase), null, `${other.name} is told a card: ${JSON.stringify(phrase)}`);
    assert.match(phrase.id, /-hidden$/);
    kept += 1;
  }
  const hers = new Map([...positionsOf(owner)].map(({ number, position }) => [number, position]));
  for (const { number, position } of positionsOf(other)) {
    const there = hers.get(number);
    if (!there || number >= end || position.view.round === 0) continue;
    const { hand, deck, unmet } = position.view.players[seat - 1];
    assert.deepEqual([hand.shown, unmet, deck.known], [[], [], []], `a hand or a deck for ${other.name}`);
    const text = besidesInfluences(position);
    const { hand: held, influences } = there.view.players[seat - 1];
    for (const card of held.shown.filter((/** @type {string} */ each) => influences.includes(each))) {
      assert.doesNotMatch(text, new RegExp(`[" -]${card}["~ ]`), `${card} is hidden from ${other.name}`);
      kept += 1;
    }
  }
  return kept;
}

/** What a card is called, as the page was told. @param {Guest} guest @param {string} card */
function cardName(guest, card) {
  const words = guest.wire.bodies.find(({ url }) => url.includes('/games/terrors/words/'));
  return (
    new RegExp(`^card-${card} = \\{ "(.+)" \\}$`, 'm').exec(words?.body ?? '')?.[1] ??
    assert.fail(`no name of ${card}`)
  );
}

/** The Influence cards in a hand: there is one of each, so nobody else has a reason to see it. @param {Guest} guest */
function influencesIn(guest) {
  const { view, seat } = guest.wire.position;
  const { hand, influences } = view.players[seat - 1];
  return hand.shown.filter((/** @type {string} */ card) => influences.includes(card));
}

scene('in Terrors of London a hand and the order of a deck come to nobody else', async (stage) => {
  const ada = await stage.guest('Ada');
  const ben = await stage.guest('Ben', { size: 'phone' });
  const table = await ada.openTable({
    game: 'terrors',
    options: { mode: 'beginner', overlords: 'random' },
    seats: [{ who: 'me' }, { who: 'friend' }],
  });
  for (const guest of [ada, ben]) await terrors.hurry(guest);
  await ada.open(table.path);
  await ben.joinBy(table.join);
  const eva = await stage.guest('Eva');
  await eva.watchBy(table.watch);
  for (const guest of [ada, ben, eva]) await terrors.streetOf(guest).waitFor();
  const isMover = (/** @type {Guest} */ guest) =>
    guest.wire.position.asked.includes(guest.wire.position.seat);

  let looked = 0;
  // In the second round both decks come to their end, and hands can be known by counting.
  while (ada.wire.position.verdict === null && ada.wire.position.view.round < 3) {
    const mover = [ada, ben].find(isMover) ?? assert.fail('somebody is asked');
    await terrors.awaitsMove(mover);
    await terrors.move(mover);
    const number = mover.wire.news().at(-1).number;
    for (const guest of [ada, ben, eva])
      await guest.wire.until('all have heard it', () => guest.wire.news().at(-1).number >= number);
    for (const [owner, others] of /** @type {const} */ ([
      [ada, [ben, eva]],
      [ben, [ada, eva]],
    ])) {
      if (opened(owner, owner.wire.position.seat) < Infinity) continue;
      for (const card of influencesIn(owner)) {
        const name = cardName(owner, card);
        await terrors.handOf(owner).getByText(name, { exact: true }).waitFor();
        for (const other of others) {
          const page = await other.board.innerHTML();
          assert.ok(!page.includes(card) && !page.includes(name), `${name} is on the page of ${other.name}`);
          looked += 1;
        }
      }
    }
  }
  assert.ok(looked > 0, 'there were cards to hide');
  for (const guest of [ada, ben, eva]) await guest.wire.settled();
  for (const [seat, owner, others] of /** @type {const} */ ([
    [1, ada, [ben, eva]],
    [2, ben, [ada, eva]],
  ])) {
    for (const other of others)
      assert.ok(assertHandIsKept(owner, seat, other) > 10, 'there was something to hide');
    assert.throws(
      () => assertHandIsKept(owner, seat, owner),
      /is told a card/,
      'whoever has it has heard it',
    );
  }
  assert.ok(eva.wire.heard('now').every(({ position }) => position.options.length === 0));
});
