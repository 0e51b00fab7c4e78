/** Tables that several tests begin with. */

import { prefer } from './guest.js';

/** @typedef {import('./guest.js').Guest} Guest */
/** @typedef {import('./stage.js').Stage} Stage */

const ME = { who: 'me' };
const FRIEND = { who: 'friend' };

/** Two people at a running table. @param {Stage} stage @param {string} game @param {object[]} [more] bots on further seats */
export async function pair(stage, game, more = []) {
  const ada = await stage.guest('Ada');
  const ben = await stage.guest('Ben');
  const table = await ada.openTable({ game, seats: [ME, FRIEND, ...more] });
  await ada.open(table.path);
  await ben.joinBy(table.join);
  await ada.panel.waitFor();
  await ben.panel.waitFor();
  return { ada, ben, table };
}

/** One person against a bot that answers at once. @param {Guest} guest @param {string} game */
export async function againstBot(guest, game) {
  const table = await guest.openTable({ game, seats: [ME, { who: 'bot', bot: 'greedy' }] });
  await guest.open(table.path);
  await guest.panel.waitFor();
  return table;
}

/** A game that is over, by one person against a bot; the page shows how it ended. @param {Guest} guest @param {string} game */
export async function finished(guest, game) {
  const table = await againstBot(guest, game);
  await guest.playOn(game === 'leduc' ? calm(guest) : undefined);
  return table;
}

/** Never folds, so that the cards are shown in the end. @param {Guest} guest */
export function calm(guest) {
  const call = guest.sayGame('leduc', 'label-call', { cost: 0 }).replace(/0.*/, '');
  return prefer(guest.sayGame('leduc', 'label-check'), call);
}

/** @param {Guest} guest @param {string} column */
export function drop(guest, column) {
  return prefer(guest.sayGame('connect-four', 'drop', { column }));
}

/** What the log says when somebody dropped a stone. @param {Guest} guest @param {string} who @param {string} column */
export function dropped(guest, who, column) {
  return guest.log.getByText(guest.sayGame('connect-four', 'dropped', { who, column }), { exact: true });
}
