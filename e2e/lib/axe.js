/** Accessibility violations, as axe finds them. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { assertNoEmptyEnd, assertNoSideways, assertTargets } from './page.js';

/** @typedef {import('./guest.js').Guest} Guest */
/** @typedef {{ runOnly: { type: 'tag' | 'rule', values: string[] }, rules?: Record<string, { enabled: boolean }> }} Rules */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const COLOURS = ['color-contrast', 'link-in-text-block'];

/** @type {Rules} */
export const ALL_RULES = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};

/** What a theme changes. They take three quarters of the time of all. @type {Rules} */
export const COLOUR_RULES = { runOnly: { type: 'rule', values: COLOURS } };

/** What a language changes. @type {Rules} */
export const OTHER_RULES = {
  ...ALL_RULES,
  rules: Object.fromEntries(COLOURS.map((id) => [id, { enabled: false }])),
};

/** What is wrong with the page as it is now, one line each. @param {Guest} guest @param {Rules} rules */
export async function violations(guest, rules) {
  // Evaluated and not added as a script, which the page's policy forbids.
  if (!(await guest.page.evaluate(() => 'axe' in window))) await guest.page.evaluate(AXE);
  return guest.page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, { ...rules, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)}`),
    );
  }, rules);
}

/** Fails if the page as it is now has a violation, in either theme. @param {Guest} guest @param {string} where */
export async function assertAccessible(guest, where) {
  await guest.page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(guest, ALL_RULES);
  await guest.page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(guest, COLOUR_RULES);
  const found = [...light, ...dark.map((each) => `in the dark: ${each}`)];
  assert.deepEqual(found, [], where);
}

/** What holds on the page whatever is asked. @param {Guest} guest @param {string} where */
export async function assertGood(guest, where) {
  await assertNoSideways(guest);
  await assertNoEmptyEnd(guest);
  await assertTargets(guest);
  await assertAccessible(guest, where);
}
