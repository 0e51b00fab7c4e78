/** Measures of a page that hold on every page. */

import assert from 'node:assert/strict';

/** @typedef {import('./guest.js').Guest} Guest */

const LEAST_TARGET = 24;
const LEAST_OPTION = 44;

/** Fails if the page scrolls sideways. @param {Guest} guest */
export async function assertNoSideways(guest) {
  const { wide, room, who } = await guest.page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > room + 1,
    );
    return {
      wide: document.documentElement.scrollWidth,
      room,
      who: beyond.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  assert.ok(wide <= room, `${guest.page.url()} is ${wide} wide in ${room}: ${who.join(' ')}`);
}

/** Fails if the page goes on below its end, because of something that nobody sees. @param {Guest} guest */
export async function assertNoEmptyEnd(guest) {
  const { long, end } = await guest.page.evaluate(() => ({
    long: document.documentElement.scrollHeight,
    end: Math.max(document.body.getBoundingClientRect().bottom + scrollY, innerHeight),
  }));
  assert.ok(long <= end + 1, `${guest.page.url()} ends at ${end} and scrolls to ${long}`);
}

/**
 * Fails if something that can be pressed is too small for a finger. Links inside a sentence may be as high as the line (WCAG 2.5.8).
 * @param {Guest} guest
 */
export async function assertTargets(guest) {
  const small = await guest.page.evaluate((least) => {
    const dialog = document.querySelector('dialog[open]');
    const all = (dialog ?? document).querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role="button"]',
    );
    const found = [];
    for (const element of all) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.getAttribute('tabindex') === '-1')
        continue;
      const isInline = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
      // What is drawn by its label is pressed there.
      const own = element.getBoundingClientRect();
      const label =
        own.width <= 1 || element.matches('[type="checkbox"], [type="radio"]')
          ? element.closest('label')
          : null;
      const { width, height } = label ? label.getBoundingClientRect() : own;
      if (!isInline && (width < least || height < least)) {
        found.push(
          `${Math.round(width)}×${Math.round(height)} ${(label ?? element).outerHTML.slice(0, 160)}`,
        );
      }
    }
    return found;
  }, LEAST_TARGET);
  assert.deepEqual(small, [], `targets of at least ${LEAST_TARGET} px on ${guest.page.url()}`);
  // All at one moment: the page may change between two questions to it.
  const low = await guest.options.evaluateAll(
    (options, least) =>
      options
        .map((option) => ({ height: option.getBoundingClientRect().height, text: option.textContent }))
        .filter(({ height }) => height > 0 && height < least),
    LEAST_OPTION,
  );
  assert.deepEqual(low, [], `options of at least ${LEAST_OPTION} px`);
}

/** What has the focus: its name, and whether it shows. @param {Guest} guest */
export async function focused(guest) {
  return guest.page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    /** @param {Element | null} shown */
    const isMarked = (shown) => {
      if (!shown) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const rect = element.getBoundingClientRect();
    const isTiny = rect.width <= 1 || rect.height <= 1;
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      tag: element.tagName.toLowerCase(),
      value: element instanceof HTMLInputElement ? element.value : '',
      isVisible: isTiny ? isMarked(element.closest('label')) : isMarked(element),
    };
  });
}
