/** Terrors of London on its own board: a player with some sense, who presses only what is offered. */

import assert from 'node:assert/strict';

/** @typedef {import('./guest.js').Guest} Guest */
/** @typedef {{ action: string, label: { args?: [string, any][] } }} Offered */

/** The other's whole turn passes meanwhile. */
const TURN_WITHIN_MS = 60_000;

/** Cards a deck is better without. */
const WEAK = /^(cultist|fanatic)/;

/** The rounds in which everything is tried. */
const EARLY = 3;

/** For so long after an answer the page takes no other, so that a hasty double press answers once. */
const SETTLE_MS = 250;

/** Leaves that pause out of this guest's pages: a whole game has hundreds of them. @param {Guest} guest */
export async function hurry(guest) {
  await guest.page.addInitScript((pause) => {
    const later = window.setTimeout;
    const sooner = (/** @type {() => void} */ what, /** @type {number} */ ms) =>
      later(what, ms === pause ? 0 : ms);
    Object.assign(window, { setTimeout: sooner });
  }, SETTLE_MS);
}

/** Whoever presses by key. @type {WeakSet<Guest>} */
const typists = new WeakSet();

/** From now on this guest presses Enter on everything instead of clicking, which is quicker. @param {Guest} guest */
export const useKeys = (guest) => void typists.add(guest);

/** @param {Guest} guest @param {import('playwright-core').Locator} what */
const touch = (guest, what) => (typists.has(guest) ? what.press('Enter') : what.click());

/** @param {Guest} guest @param {Record<string, string>} options */
export async function sitDown(guest, options = {}) {
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'greedy' }];
  const table = await guest.openTable({ game: 'terrors', options, seats });
  await guest.open(table.path);
  await guest.panel.waitFor();
  // The board comes a moment later than the table.
  await guest.page.locator('.terrors').waitFor();
  return table;
}

/** @param {Guest} guest @param {string} id @param {Record<string, string | number>} [args] */
const groupOf = (guest, id, args) =>
  guest.board.getByRole('group', { name: guest.say(id, args), exact: true });

/** The own hand. @param {Guest} guest */
export const handOf = (guest) => groupOf(guest, 'terrors-hand');

/** @param {Guest} guest */
export const streetOf = (guest) => groupOf(guest, 'terrors-street');

/** The menu at a card that allows several things. @param {Guest} guest */
export const chooserOf = (guest) =>
  guest.page.getByRole('group', { name: guest.say('terrors-choose'), exact: true });

/** The ability of the own Overlord. @param {Guest} guest */
const sheetOf = (guest) =>
  guest.board
    .getByRole('region', { name: guest.say('terrors-sheet-of', { name: guest.name }), exact: true })
    .getByRole('button');

/** What glows, and so can be pressed. @param {Guest} guest @param {import('playwright-core').Locator} what */
const lit = (guest, what) => what.and(guest.page.locator('[data-lit]'));

/** The button that gives this answer, wherever it stands. @param {Guest} guest @param {string} action */
const answerOf = (guest, action) =>
  guest.page.locator(`button[data-action="${action}"]`).and(guest.page.locator(':enabled'));

/** @param {any} view @param {number} seat */
const sideOf = (view, seat) => view.players[seat - 1];

/** The spot of the board that an action is about, as a name; none where it is only a button. @param {string} action */
export function spotOf(action) {
  const [verb, what = '', more = ''] = action.split(' ');
  const isNumber = /^\d+$/.test(what);
  if (verb === 'destroy' && what === 'street') return `street ${more}`;
  if (['buy', 'claim', 'hunt'].includes(verb)) return what === 'acolyte' ? 'acolytes' : `street ${what}`;
  if (verb === 'play' || verb === 'discard' || (verb === 'sacrifice' && !isNumber)) return `hand ${what}`;
  if (verb === 'overlord') return 'sheet';
  if (['relic', 'haunt', 'destroy', 'sacrifice', 'replace', 'ability', 'bind', 'trigger'].includes(verb))
    return `play ${what}`;
  return null;
}

/** Where that spot is on the page. @param {Guest} guest @param {string} spot */
export function placeOf(guest, spot) {
  const { view, seat } = guest.wire.position;
  const [at, which = ''] = spot.split(' ');
  if (at === 'sheet') return sheetOf(guest);
  const street = streetOf(guest).getByRole('button');
  if (at === 'acolytes') return street.last();
  if (at === 'street') {
    const place = Number(which) - 1;
    return street.nth(view.street.slice(0, place).filter((/** @type {unknown} */ card) => card).length);
  }
  if (at === 'hand') {
    const place = sideOf(view, seat).hand.shown.indexOf(which);
    assert.ok(place >= 0, `${which} is in the hand`);
    return handOf(guest).getByRole('button').nth(place);
  }
  return guest.board.locator(`button[data-fly="play ${which}"]`);
}

/** The number an option's label says. @param {Offered} offered @param {string} name */
const numberIn = ({ label }, name) => label.args?.find(([key]) => key === name)?.[1].number ?? 0;

/** How much Power is printed on each card, as the page was told. @param {Guest} guest @returns {Map<string, number>} */
function powers(guest) {
  const printed = guest.wire.bodies.find(({ url }) => url.endsWith('/games/terrors/cards'));
  const { cards } = JSON.parse(printed?.body ?? assert.fail('the page has asked for the cards'));
  return new Map(cards.map((/** @type {any} */ { id, pool }) => [id, pool.power]));
}

/**
 * What is chosen as the next action: everything is played, used and joined, then what has most Power is bought, then all is spent.
 * What only makes a game longer is done in its first rounds, so that it was done.
 * @param {Guest} guest
 * @returns {string}
 */
function nextAction(guest) {
  const { view, seat, options } = guest.wire.position;
  const isEarly = view.round <= EARLY;
  /** @param {string} verb @returns {Offered[]} */
  const of = (verb) => options.filter((/** @type {Offered} */ { action }) => action.split(' ')[0] === verb);
  /** @param {Offered[]} offered @param {(offered: Offered) => number} worth */
  const best = (offered, worth) => [...offered].sort((a, b) => worth(b) - worth(a)).at(0);
  const { unmet } = sideOf(view, seat);
  const all = (/** @type {string} */ verb) => best(of(verb), ({ action }) => Number(action.split(' ')[1]));
  const power = powers(guest);
  const dear = ['claim', 'buy', 'hunt'].flatMap(of).filter((offered) => numberIn(offered, 'cost') > 2);
  const chosen = [
    ...(isEarly ? of('overlord') : []),
    ...of('sacrifice').filter(({ action }) => !isEarly && WEAK.test(action.split(' ')[1])),
    best(of('play'), ({ action }) => (unmet.includes(action.split(' ')[1]) ? 0 : 1)),
    ...of('relic'),
    ...of('haunt'),
    ...of('extend'),
    ...of('horde'),
    best(dear, (offered) => {
      const card = view.street[Number(offered.action.split(' ')[1]) - 1];
      return 2 * (power.get(card) ?? 0) + numberIn(offered, 'cost') - numberIn(offered, 'power') / 100;
    }),
    all('attack'),
    isEarly ? all('regenerate') : undefined,
    ...of('pass'),
  ].find((offered) => offered !== undefined);
  return chosen?.action ?? assert.fail(`none of ${options.map(({ action }) => action).join(', ')}`);
}

/** What is answered to a question inside an action. @param {any} position @returns {string} */
function answerTo({ view, seat, options }) {
  const actions = options.map((/** @type {Offered} */ { action }) => action);
  const kindOf = (/** @type {string} */ action) => {
    const what = action.split(' ')[1] ?? '';
    const all = view.players.flatMap((/** @type {any} */ player) => player.play);
    return all.find((/** @type {any} */ entry) => String(entry.id) === what)?.card ?? what;
  };
  const isWeak = (/** @type {string} */ action) => WEAK.test(kindOf(action));
  const theirs = sideOf(view, 3 - seat).play.map((/** @type {any} */ entry) => `destroy ${entry.id}`);
  const top = sideOf(view, seat).deck.known[0]?.card ?? '';
  const wanted = {
    curse: () =>
      actions.find((/** @type {string} */ action) => /^discard /.test(action) && isWeak(action)) ?? 'lose',
    frenzy: () => 'take power',
    destroy: () => actions.find((/** @type {string} */ action) => theirs.includes(action)),
    sacrifice: () => actions.find(isWeak),
    'sacrifice-from-hand': () => actions.find(isWeak),
    discard: () => actions.find(isWeak),
    look: () => (WEAK.test(top) ? 'pile' : 'no'),
  }[view.step];
  return wanted?.() ?? actions[0];
}

/** Takes an Overlord, or two of its Influence cards. @param {Guest} guest */
async function setUp(guest) {
  const { options } = guest.wire.position;
  const [verb, one, other] = options[0].action.split(' ');
  if (verb === 'overlord') return touch(guest, answerOf(guest, options[0].action));
  for (const card of [one, other]) await touch(guest, guest.board.locator(`button[data-pick="${card}"]`));
  await touch(guest, guest.button('terrors-take-two'));
}

/**
 * Presses where the action is offered. Tells of what opens on the way.
 * @param {Guest} guest
 * @param {string} action
 * @param {(kind: string) => Promise<void>} opened
 */
async function press(guest, action, opened) {
  const { position } = guest.wire;
  const [verb, one, other] = action.split(' ');
  if (verb === 'horde' || verb === 'extend') {
    await touch(guest, lit(guest, placeOf(guest, `play ${one}`)));
    await opened('holding a Monster');
    const second = placeOf(guest, `play ${other}`);
    // The menu of the first may lie over the second.
    if (await chooserOf(guest).isVisible()) await lit(guest, second).press('Enter');
    else await touch(guest, lit(guest, second));
    return;
  }
  if (verb === 'pass') {
    await touch(guest, answerOf(guest, 'pass'));
    const anyway = guest.button('terrors-pass-anyway');
    if (!(await anyway.isVisible())) return;
    await opened('the question before passing');
    await touch(guest, anyway);
    return;
  }
  const spot = spotOf(action);
  // Answers are pressed by turns as buttons and on the board.
  const isOnBoard = position.view.step === 'action' || position.ask % 2 === 0;
  if (spot === null || !isOnBoard) return touch(guest, answerOf(guest, action).first());
  if (verb === 'sacrifice' && position.view.step === 'action') {
    await touch(guest, lit(guest, sheetOf(guest)));
    await opened('the Overlord');
    await touch(guest, lit(guest, placeOf(guest, spot)));
    return;
  }
  await touch(guest, lit(guest, placeOf(guest, spot)));
  // What the Overlord does with the hand is found through the sheet.
  const isOne = (/** @type {Offered} */ each) =>
    spotOf(each.action) === spot &&
    !(position.view.step === 'action' && each.action.startsWith('sacrifice '));
  const links = position.options.some(({ action }) => {
    const [verb, ...ids] = action.split(' ');
    return ['horde', 'extend'].includes(verb) && ids.some((id) => `play ${id}` === spot);
  });
  if (position.options.filter(isOne).length === 1 && !links) return;
  await opened('a menu at a card');
  await touch(guest, answerOf(guest, action).and(chooserOf(guest).getByRole('button')));
}

/**
 * Does this, and waits until the table has taken it.
 * @param {Guest} guest
 * @param {() => Promise<void>} act
 */
export async function taken(guest, act) {
  const { ask, seat } = guest.wire.position;
  await act();
  await guest.wire.until('the table has taken the answer', () => {
    const now = guest.wire.position;
    const isAnother = now.ask !== ask || now.verdict !== null || !now.asked.includes(seat);
    // Before that the page offers nothing new.
    const said = guest.wire.sent('answer').at(-1)?.id;
    return isAnother && guest.wire.heard('done').some(({ id }) => id === said);
  });
}

/**
 * Answers one question by pressing only what the board offers.
 * @param {Guest} guest
 * @param {(kind: string) => Promise<void>} [opened] is told of everything that opens on the way
 */
export async function move(guest, opened = async () => undefined) {
  const { position } = guest.wire;
  const { step } = position.view;
  await taken(guest, async () => {
    if (step === 'overlord' || step === 'influence') await setUp(guest);
    else await press(guest, step === 'action' ? nextAction(guest) : answerTo(position), opened);
  });
}

/** Waits until it is this guest's move, or the game is over. Tells which. @param {Guest} guest */
export async function awaitsMove(guest) {
  await guest.wire.until(
    'it is the move of this guest, or over',
    () => {
      const now = guest.wire.position;
      return now && (now.verdict !== null || (now.asked.includes(now.seat) && now.options.length > 0));
    },
    TURN_WITHIN_MS,
  );
  // What came over the wire is on the page now.
  await guest.page.evaluate(() => undefined);
  return guest.wire.position.verdict === null;
}

/** Waits for a turn of this guest, and answers what the other asks before it. @param {Guest} guest */
export async function ownTurn(guest) {
  while ((await awaitsMove(guest)) && guest.wire.position.view.step !== 'action') await move(guest);
}

/**
 * Plays until the game is over.
 * @param {Guest} guest
 * @param {(kind: string) => Promise<void>} [between] is told what is asked before each move, and of each thing that opens in one
 */
export async function playOn(guest, between = async () => undefined) {
  let moves = 0;
  while (await awaitsMove(guest)) {
    await between(guest.wire.position.view.step);
    await move(guest, between);
    moves += 1;
  }
  return moves;
}
