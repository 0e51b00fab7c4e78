/** The Shadow Planet on the generic table: drafts, turns and secret whispers, at every kind of table. */

import assert from 'node:assert/strict';

import { assertGood } from '../lib/axe.js';
import { scene } from '../lib/scene.js';

/** @typedef {import('../lib/guest.js').Guest} Guest */
/** @typedef {{ id: string, args?: [string, any][] }} Phrase */

const GAME = 'shadow';
const BOT = { who: 'bot', bot: 'greedy' };
/** What is done first, so that games are short: nothing, and whispers that make the Countdown run. */
const ORDER = ['done', 'decline', 'stay', 'draw 0', 'keep', 'whisper move', 'draft', 'top'];

/** The option to take: of the best kind any, but always the same, whoever of several was quicker. @param {Guest} guest */
function wanted(guest) {
  const { options, view } = guest.wire.position;
  const actions = options.map(({ action }) => action);
  const rank = (/** @type {string} */ action) => {
    const place = ORDER.findIndex((start) => action.startsWith(start));
    return place === -1 ? ORDER.length : place;
  };
  const best = Math.min(...actions.map(rank));
  const equals = actions.filter((action) => rank(action) === best);
  return equals[(view.round * 7) % equals.length];
}

scene('a whole game against two bots, with a reload in the middle', async (stage) => {
  const ada = await stage.guest('Ada');
  const table = await ada.openTable({ game: GAME, seats: [{ who: 'me' }, BOT, BOT] });
  await ada.open(table.path);
  await ada.awaitsMove();
  await assertGood(ada, 'the draft');
  let isReloaded = false;
  let mostShown = 0;
  while (await ada.awaitsMove()) {
    mostShown = Math.max(mostShown, await ada.options.count());
    const { view, options } = ada.wire.position;
    if (!isReloaded && view.round >= 2 && options.length >= 5) {
      isReloaded = true;
      await ada.page.reload();
      await ada.turn('turn-yours').waitFor();
      await assertGood(ada, 'a question with many options');
    }
    await ada.answerWith(wanted(ada));
  }
  assert.ok(isReloaded, 'the game went on after a reload');
  assert.ok(mostShown >= 5 && mostShown <= 20, `at most a screen of options: ${mostShown}`);
  await ada.link('watch-replay').waitFor();
  assert.equal(await ada.options.count(), 0, 'nothing is offered any more');
  const { players, ending } = ada.wire.position.view;
  assert.ok(ending.winner && players.every(({ goal, identity }) => goal && identity), 'all is revealed');
  await assertGood(ada, 'the end');
});

/** Plays until the second round waits for one of the two people. @param {Guest} guest */
async function playRound(guest) {
  const isOver = () => guest.wire.position.view.round > 1;
  const asks = (/** @type {(seat: number) => boolean} */ whom) => guest.wire.position?.asked.some(whom);
  for (;;) {
    await guest.wire.until('a question', () =>
      asks((seat) => (isOver() ? seat <= 2 : seat === guest.wire.position.seat)),
    );
    if (isOver()) return;
    await guest.answerWith(wanted(guest));
  }
}

/** A part of a phrase. @param {Phrase} phrase @param {string} part */
const partOf = ({ args = [] }, part) => args.find(([name]) => name === part)?.[1];

/** The card that a phrase names. @param {Phrase} phrase */
const cardOf = (phrase) => partOf(partOf(phrase, 'card').phrase, 'name').phrase.id.replace('card-', '');

/** Whether only those concerned are told; of such news the others hear less. @param {Phrase} phrase */
const isOwn = ({ id }) => id.endsWith('-own') || id === 'told-dealt' || id === 'told-handed';

scene('two people and three bots play a round, one of them in Polish on a phone', async (stage) => {
  const ada = await stage.guest('Ada');
  const ola = await stage.guest('Ola', { language: 'pl', size: 'small' });
  const seats = [{ who: 'me' }, { who: 'friend' }, BOT, BOT, BOT];
  // With memory aids everybody would read the names of cards that are certain.
  const table = await ada.openTable({ game: GAME, seats, options: { memory: 'off' } });
  await ada.open(table.path);
  await ola.joinBy(table.join);
  await Promise.all([playRound(ada), playRound(ola)]);
  assert.equal(ada.wire.position.view.players.length, 5);
  await assertGood(ola, 'a game of five on a small phone');
  for (const [owner, other, seat] of /** @type {const} */ ([
    [ada, ola, 1],
    [ola, ada, 2],
  ])) {
    /** @type {[Phrase[], Phrase[]]} */
    const [told, heard] = [owner, other].map(({ wire }) => wire.news().map(({ phrase }) => phrase));
    const goal = partOf(told.find(({ id }) => id === 'told-dealt') ?? assert.fail(), 'goal').phrase.id;
    // A card that the other was shown is no secret, nor are its copies.
    const shown = JSON.stringify(heard);
    const drawn = told.filter(({ id }) => id === 'told-drew-own').map(cardOf);
    const cards = drawn.filter((card) => !shown.includes(`"card-${card}"`));
    assert.ok(cards.length > 0, 'whoever draws a card is told which');
    const frames = other.wire.frames.filter(({ from }) => from === 'server').map(({ text }) => text);
    for (const secret of [goal, ...cards.flatMap((card) => [card, `card-${card}`])])
      assert.ok(
        !frames.some((text) => text.includes(`"${secret}"`)),
        `${secret} is on the socket of another`,
      );
    for (const { position } of other.wire.heard('now'))
      assert.equal(position.view.players[seat - 1].goal, null, 'a Goal is seen by its owner alone');
    for (const phrase of heard.filter(isOwn))
      assert.ok(
        ['who', 'to'].some((part) => partOf(phrase, part)?.seat === 3 - seat),
        phrase.id,
      );
  }
});

const SECRET = ['scene-goal', 'scene-hand', 'told-dealt', 'told-handed', 'told-kept-own', 'told-drew-own'];
/** What others are told in their stead, in words that look alike. */
const OPEN = ['told-kept', 'told-drew'];

/** The lines of the page that only its reader may see. @param {Guest} guest @param {string} who @param {string} page */
function secretLines(guest, who, page) {
  const any = ['goal', 'text', 'character', 'characters', 'cards', 'card', 'deck'].map((part) => [part, '¤']);
  const args = Object.fromEntries([['who', who], ...any]);
  const isLike = (/** @type {string} */ line) => (/** @type {string} */ id) => {
    const said = guest.sayGame(GAME, id, args).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`^${said.replaceAll('¤', '.+')}$`).test(line);
  };
  return page.split('\n').filter((line) => SECRET.some(isLike(line)) && !OPEN.some(isLike(line)));
}

scene('three people at one device play a round, and the next never reads what is secret', async (stage) => {
  const ada = await stage.guest('Ada', { size: 'phone' });
  const names = ['Ada', 'Ben', 'Cai'];
  const [me, ...others] = names.map((name) => ({ who: 'me', name }));
  const table = await ada.openTable({ game: GAME, seats: [{ who: me.who }, ...others] });
  await ada.open(table.path);
  const takes = names.map((name) => ada.button('hand-take', { name })).reduce((any, one) => any.or(one));
  const moves = names.map((name) => ada.turn('turn-of', { name })).reduce((any, one) => any.or(one));
  const text = () => ada.page.locator('body').innerText();
  /** What each has read that nobody else may. @type {Map<number, Set<string>>} */
  const read = new Map(names.map((_, index) => [index + 1, new Set()]));
  const asked = new Set();
  const assertHidden = (/** @type {string} */ page, /** @type {number | null} */ reader) => {
    for (const [seat, lines] of read)
      if (seat !== reader)
        for (const line of lines) assert.ok(!page.includes(line), `a secret of seat ${seat}: ${line}`);
  };
  let held = 0;
  for (;;) {
    await takes.or(moves).first().waitFor();
    if (await takes.isVisible()) {
      held += 1;
      assertHidden(await text(), null);
      await takes.click();
      await moves.waitFor();
    }
    const { view, seat } = ada.wire.position;
    const page = await text();
    for (const line of secretLines(ada, names[seat - 1], page)) read.get(seat)?.add(line);
    assertHidden(page, seat);
    if (view.round > 1) break;
    asked.add(view.step);
    await ada.answerWith(wanted(ada));
  }
  assert.ok(held >= 6, `the device changed hands ${held} times`);
  for (const step of ['draft', 'play', 'whisper']) assert.ok(asked.has(step), `a ${step} was asked`);
  for (const [seat, lines] of read) assert.ok(lines.size >= 4, `seat ${seat} read ${[...lines].join(' | ')}`);
  await assertGood(ada, 'one device on a phone');
});
