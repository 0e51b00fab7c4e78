/** Where a test takes place: a server, a browser, guests; and what is kept of a test that fails. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { Guest, SIZES } from './guest.js';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const OUT = `${HERE}out`;
/** Nothing is decided by time: whatever takes this long hangs. */
const ACTION_WITHIN_MS = 30_000;

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages are painted by the processor, which takes a third of the time: less of it if they are not cut into tiles.
  '--default-tile-width=2048',
  '--default-tile-height=2048',
];

export function launch() {
  const executablePath =
    process.env.CHROMIUM ?? execFileSync(`${HERE}browser.sh`, { encoding: 'utf8' }).trim();
  return chromium.launch({ executablePath, args: ARGS });
}

/**
 * @typedef {object} Look
 * @property {'en' | 'pl'} [language]
 * @property {'light' | 'dark'} [theme]
 * @property {keyof typeof SIZES} [size]
 */

export class Stage {
  /** @type {Guest[]} */
  guests = [];

  /** @param {import('playwright-core').Browser} browser @param {import('./server.js').Server} server */
  constructor(browser, server) {
    this.browser = browser;
    this.server = server;
  }

  /** Somebody who was never here. @param {string} name @param {Look} [look] */
  async guest(name, { language = 'en', theme = 'light', size = 'desktop' } = {}) {
    const context = await this.browser.newContext({
      viewport: SIZES[size],
      hasTouch: size !== 'desktop',
      isMobile: size !== 'desktop',
      locale: language === 'pl' ? 'pl-PL' : 'en-GB',
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(ACTION_WITHIN_MS);
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    return this.#enter(name, await context.newPage(), language);
  }

  /** The same person in another tab. @param {Guest} guest */
  async anotherTab(guest) {
    return this.#enter(guest.name, await guest.page.context().newPage(), guest.language);
  }

  /** @param {string} name @param {import('playwright-core').Page} page @param {'en' | 'pl'} language */
  #enter(name, page, language) {
    const guest = new Guest(name, page, this.server, language, this);
    this.guests.push(guest);
    return guest;
  }

  /** Fails if something happened on a page that should never happen. */
  assertQuiet() {
    const complaints = this.guests.flatMap((guest) =>
      guest.unexpected().map((each) => `${guest.name}: ${each}`),
    );
    assert.deepEqual(
      complaints,
      [],
      'pages work without errors, violations of their policy and requests to others',
    );
  }

  /** Keeps what helps to understand a failure. @param {string} title */
  async keep(title) {
    const folder = `${OUT}/${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}`;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/server.txt`, this.server.said);
    for (const [index, guest] of this.guests.entries()) {
      const file = `${folder}/${index + 1}-${guest.name}`;
      const { page } = guest;
      await writeFile(`${file}.wire.txt`, guest.wire.told());
      await writeFile(`${file}.console.txt`, guest.complaints.join('\n'));
      if (page.isClosed()) continue;
      await page.screenshot({ path: `${file}.png`, timeout: 5_000 }).catch(() => undefined);
      await writeFile(`${file}.html`, await page.content().catch(() => ''));
    }
    return folder;
  }

  async close() {
    const contexts = new Set(this.guests.map((guest) => guest.page.context()));
    await Promise.all([...contexts].map((context) => context.close()));
  }
}
