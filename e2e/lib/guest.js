/** Somebody with a browser: what they see and do, by roles and by the names they read. */

import assert from 'node:assert/strict';

import { Wire } from './wire.js';
import { GAMES, gameWords, siteWords } from './words.js';

/** @typedef {import('./words.js').Language} Language */
/** @typedef {import('playwright-core').Page} Page */
/** Picks one of the offered options by their labels. @typedef {(labels: string[]) => number} Choose */

/** The first that is offered. @type {Choose} */
export const first = () => 0;

/** The last that is offered. @type {Choose} */
export const last = (labels) => labels.length - 1;

/** The first whose label contains one of these, tried in order. @param {...string} wanted @returns {Choose} */
export const prefer =
  (...wanted) =>
  (labels) => {
    const places = wanted.map((words) =>
      labels.findIndex((label) => label.replaceAll('\n', ' ').includes(words)),
    );
    return (
      places.find((place) => place >= 0) ??
      assert.fail(`none of ${wanted.join(', ')} in ${labels.join(' | ')}`)
    );
  };

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
};

/** Told to the console by Chromium itself when a request is answered by a failure the page expects. */
const ANSWERED_BY = /Failed to load resource: the server responded with a status of 4\d\d .*\/api\//;

export class Guest {
  /** What went wrong on the page that no test looks at: errors, violations of the policy, requests to others. @type {string[]} */
  complaints = [];
  /** How often this guest clicked, where a test counts it. */
  presses = 0;
  /** Complaints this test expects. @type {RegExp[]} */
  expected = [ANSWERED_BY];

  /**
   * @param {string} name
   * @param {Page} page
   * @param {{ url: string }} server
   * @param {Language} language
   * @param {import('./stage.js').Stage} stage
   */
  constructor(name, page, server, language, stage) {
    this.name = name;
    this.page = page;
    this.server = server;
    this.language = language;
    this.stage = stage;
    this.wire = new Wire(page);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.complaints.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`error: ${error.stack ?? error}`));
    page.on('request', (request) => {
      const url = request.url();
      const isOurs = url.startsWith(`${server.url}/`) || url === server.url || /^(data|blob):/.test(url);
      if (!isOurs) this.complaints.push(`request to a third party: ${url}`);
    });
  }

  /** What was complained of and not expected. */
  unexpected() {
    return this.complaints.filter((complaint) => !this.expected.some((pattern) => pattern.test(complaint)));
  }

  /** The site's words in this guest's language. @type {import('./words.js').Say} */
  say = (id, args) => siteWords(this.language)(id, args);

  /** A game's words in this guest's language. @param {string} game @param {string} id @param {Record<string, string | number>} [args] */
  sayGame(game, id, args) {
    return gameWords(game, this.language)(id, args);
  }

  /** @param {string} game */
  gameName(game) {
    return GAMES[this.language][game];
  }

  // What is on the page.

  /** @param {string} id @param {Record<string, string | number>} [args] */
  button(id, args) {
    return this.page.getByRole('button', { name: this.say(id, args), exact: true });
  }

  /** @param {string} id @param {Record<string, string | number>} [args] */
  link(id, args) {
    return this.page.getByRole('link', { name: this.say(id, args), exact: true });
  }

  /** @param {string} id @param {Record<string, string | number>} [args] */
  text(id, args) {
    return this.page.getByText(this.say(id, args), { exact: true });
  }

  /** @param {string} id @param {Record<string, string | number>} [args] */
  heading(id, args) {
    return this.page.getByRole('heading', { name: this.say(id, args), exact: true });
  }

  /** @param {string} id @param {Record<string, string | number>} [args] */
  field(id, args) {
    return this.page.getByLabel(this.say(id, args), { exact: true });
  }

  get panel() {
    return this.page.getByRole('region', { name: this.say('panel'), exact: true });
  }

  get board() {
    return this.page.getByRole('region', { name: this.say('board'), exact: true });
  }

  get log() {
    return this.page.getByRole('region', { name: this.say('log'), exact: true });
  }

  get options() {
    return this.panel.getByRole('group').getByRole('button');
  }

  /** Whose turn it is, in words. @param {string} id @param {Record<string, string | number>} [args] */
  turn(id, args) {
    return this.panel.getByRole('status').filter({ hasText: this.say(id, args) });
  }

  get over() {
    return this.turn('turn-over');
  }

  /** A line of the page that says how the connection stands. @param {'online' | 'connecting' | 'offline'} state */
  line(state) {
    return this.page.getByRole('status').filter({ hasText: this.say(`line-${state}`) });
  }

  /** The dialog with this title. @param {string} id @param {Record<string, string | number>} [args] */
  dialog(id, args) {
    return this.page.getByRole('dialog', { name: this.say(id, args), exact: true });
  }

  /**
   * From now on the page's sockets go through the test, which can keep what the server says from the page.
   * Messages are then found here instead of in `wire`.
   */
  async cuttableLine() {
    let isDeaf = false;
    /** @type {any[]} */
    const said = [];
    await this.page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        said.push(JSON.parse(String(text)));
        server.send(text);
      });
      server.onMessage((text) => {
        if (isDeaf) return;
        this.wire.keep('server', String(text));
        socket.send(text);
      });
    });
    return {
      /** Nothing comes through any more, on lines old and new. */
      deafen: () => (isDeaf = true),
      /** New messages come through again; what was kept back is lost. */
      heal: () => (isDeaf = false),
      /** What the page said. @param {string} type */
      sent: (type) => said.filter((message) => message.type === type),
    };
  }

  // What one does.

  async open(path = '/') {
    await this.page.goto(/^(http|about:)/.test(path) ? path : this.server.url + path);
  }

  /** From the start page, with a name, one press to a table. @param {string} game @param {'bot' | 'friend'} against */
  async quickStart(game, against = 'bot') {
    await this.open();
    await this.field('your-name').fill(this.name);
    await this.field('hero-game').selectOption({ label: this.gameName(game) });
    await this.press(this.button(`hero-${against}`));
  }

  /** Gets a name without the page, for tests of something else. */
  async signIn() {
    await this.post('/api/session', { name: this.name });
  }

  /**
   * Opens a table without the page, for tests of something else.
   * @param {{ game: string, seats: object[], [key: string]: unknown }} table
   */
  async openTable(table) {
    await this.signIn();
    const made = await this.post('/api/tables', {
      options: {},
      pace: 'instant',
      chat: true,
      open: false,
      ...table,
    });
    return {
      ...made,
      path: `/#/t/${made.id}`,
      join: `/#/t/${made.id}/join/${made.invitation.join}`,
      watch: `/#/t/${made.id}/watch/${made.invitation.watch}`,
    };
  }

  /** @param {string} path @param {object} data */
  async post(path, data) {
    const answer = await this.page.context().request.post(this.server.url + path, {
      data: JSON.stringify(data),
      headers: { 'content-type': 'application/json', origin: this.server.url },
    });
    assert.ok(answer.ok(), `POST ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  /** Clicks and counts it. @param {import('playwright-core').Locator} what */
  async press(what) {
    this.presses += 1;
    await what.click();
  }

  /** Takes a seat by a link, as a newcomer. @param {string} link */
  async joinBy(link) {
    await this.open(link);
    await this.field('your-name').fill(this.name);
    await this.press(this.button('sit-down'));
  }

  /** Takes a place to watch by a link, as a newcomer. @param {string} link */
  async watchBy(link) {
    await this.open(link);
    await this.field('your-name').fill(this.name);
    await this.press(this.button('watch'));
  }

  /** Reads a link from the page. @param {'join' | 'watch'} which */
  async invitation(which) {
    return this.field(`invite-${which}`).inputValue();
  }

  /** Waits until it is this guest's move, or the game is over. Tells which. */
  async awaitsMove() {
    await this.turn('turn-yours').or(this.over).waitFor();
    return !(await this.over.isVisible());
  }

  /** Gives one of the offered answers by a click, and waits until the table has taken it. @param {Choose} choose */
  async answer(choose = first) {
    await this.acts(async () => {
      const labels = await this.options.allInnerTexts();
      await this.options.nth(choose(labels)).click();
    });
  }

  /** Gives this answer by clicks: opens the headings that stand for it, then presses it. @param {string} action */
  async answerWith(action) {
    await this.acts(async () => {
      const { path = [] } = this.wire.position.options.find((offered) => offered.action === action);
      const button = this.panel.locator(`[data-action="${action}"]`);
      const opener = (/** @type {number} */ depth) =>
        this.panel.locator(`[data-opens="${path.slice(0, depth).join()}"]`);
      for (let depth = 1; depth <= path.length && !(await button.isVisible()); depth += 1)
        if (await opener(depth).isVisible()) await this.press(opener(depth));
      await this.press(button);
    });
  }

  /** Presses a key and waits until the table has taken the answer. @param {string} key */
  async answerByKey(key) {
    await this.options.first().and(this.page.locator(':enabled')).waitFor();
    await this.acts(() => this.page.keyboard.press(key));
  }

  /** Does something that answers, and waits until the table has taken it. @param {() => Promise<void>} act */
  async acts(act) {
    // At one device the name stands before these words.
    await this.turn('turn-yours').waitFor();
    await this.options.first().waitFor();
    const { ask, seat } = this.wire.position;
    await act();
    await this.wire.until('the table has taken the answer', () => {
      const now = this.wire.position;
      return now.ask !== ask || now.verdict !== null || !now.asked.includes(seat);
    });
    // What came over the wire is on the page now.
    await this.page.evaluate(() => undefined);
  }

  /** Plays until the game is over, by clicking only what is offered. @param {Choose} choose */
  async playOn(choose = first) {
    while (await this.awaitsMove()) await this.answer(choose);
  }
}
