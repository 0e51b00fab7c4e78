/** Accessibility violations, as axe finds them. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { assertNoSideways, assertTargets } from './page.js';

/** @typedef {import('./guest.js').Guest} Guest */
/** @typedef {{ type: 'tag' | 'rule', values: string[] }} Rules */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @type {Rules} */
export const ALL_RULES = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** What is wrong with the page as it is now, one line each. @param {Guest} guest @param {Rules} runOnly */
export async function violations(guest, runOnly) {
  // Evaluated and not added as a script, which the page's policy forbids.
  if (!(await guest.page.evaluate(() => 'axe' in window))) await guest.page.evaluate(AXE);
  return guest.page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, { runOnly: only, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}`),
    );
  }, runOnly);
}

/** Fails if the page as it is now has a violation, in either theme. @param {Guest} guest @param {string} where */
export async function assertAccessible(guest, where) {
  const found = [];
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await guest.page.emulateMedia({ colorScheme });
    const here = await violations(guest, ALL_RULES);
    found.push(...here.map((each) => `${where}, ${colorScheme}: ${each}`));
  }
  assert.deepEqual(found, []);
}

/** What holds on the page whatever is asked. @param {Guest} guest @param {string} where */
export async function assertGood(guest, where) {
  await assertNoSideways(guest);
  await assertTargets(guest);
  await assertAccessible(guest, where);
}
