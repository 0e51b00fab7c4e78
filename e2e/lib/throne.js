/** Embers of Memory on its own board, by pressing only what is offered. */

/** @typedef {import('./guest.js').Guest} Guest */

/** @param {Guest} guest @param {Record<string, string>} options */
export async function sitDown(guest, options) {
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'greedy' }];
  const table = await guest.openTable({ game: 'throne', options, seats });
  await guest.open(table.path);
  await guest.panel.waitFor();
  return table;
}

/** @param {Guest} guest */
export const mindOf = (guest) =>
  guest.page.getByRole('group', {
    name: guest.say('throne-mind'),
    exact: true,
  });

/** Cards of the memory row that can be taken in hand. @param {Guest} guest */
export const rowOf = (guest) =>
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
export async function placeInSight(guest) {
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
export async function move(guest) {
  const { ask, seat } = guest.wire.position;
  const cards = rowOf(guest);
  const inMind = mindOf(guest).getByRole('button');
  await guest.options.or(cards).or(inMind).and(guest.page.locator(':not(:disabled)')).first().waitFor();
  const stop = guest.options.filter({
    hasText: guest.sayGame('throne', 'label-stop'),
  });
  const loses = guest.options.filter({ hasText: guest.sayGame('throne', 'label-stop-lost') });
  const drawn = guest.page
    .getByRole('region', { name: guest.say('throne-memory-row'), exact: true })
    .getByRole('img');
  if ((await cards.count()) > 0) await playRow(guest);
  // The first button draws.
  else if ((await stop.count()) > (await loses.count()) && (await drawn.count()) >= 3) await stop.click();
  else if ((await guest.options.count()) > 0) await guest.options.first().click();
  else {
    // A card in sight can be covered in its middle, so it is chosen by key.
    await inMind.first().press('Enter');
    await guest.options.first().click();
  }
  await confirm(guest);
  await guest.wire.until('the table has taken the answer', () => {
    const now = guest.wire.position;
    return now.ask !== ask || now.verdict !== null || !now.asked.includes(seat);
  });
  await guest.page.evaluate(() => undefined);
}

/** @param {Guest} guest @param {(moves: number) => Promise<void>} between */
export async function playOn(guest, between) {
  let moves = 0;
  while (await guest.awaitsMove()) {
    await between(moves);
    await move(guest);
    moves += 1;
  }
  return moves;
}
