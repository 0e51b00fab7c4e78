/** The real program, started as a child on a free port with a folder of its own. */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = process.env.STOLIK ?? fileURLToPath(new URL('../../target/debug/stolik', import.meta.url));
const START_WITHIN_MS = 30_000;

/** Everybody in a test comes from one address, and the usual limits are for one person. */
const LIMITS = ['--guests-per-hour', '1000', '--tables-per-hour', '1000', '--sockets-per-address', '500'];

export class Server {
  /** Where the site is, without a slash at the end. */
  url = '';
  /** What it wrote, for those who look into a failure. */
  said = '';
  #data = '';
  #seed = 0;
  #port = 0;
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;

  /** @param {number} seed decides all dice, bots and pauses: the same seed, the same games */
  static async start(seed) {
    if (!existsSync(PROGRAM))
      throw new Error(`there is no ${PROGRAM}: run make, or set STOLIK to the program`);
    const server = new Server();
    server.#seed = seed;
    server.#data = await mkdtemp(join(tmpdir(), 'stolik-e2e-'));
    await server.up();
    return server;
  }

  /** Starts it; again on the same port and folder if it ran before. */
  async up() {
    const place = ['--port', String(this.#port), '--data', this.#data];
    const args = ['serve', ...place, '--test-seed', String(this.#seed), ...LIMITS];
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    // Also when the tests are broken off.
    process.once('exit', () => child.kill('SIGKILL'));
    const hear = (/** @type {Buffer} */ part) => (this.said += part);
    child.stderr.on('data', hear);
    this.url = await new Promise((resolve, reject) => {
      let out = '';
      const fail = (/** @type {string} */ why) =>
        reject(new Error(`${PROGRAM} ${args.join(' ')}: ${why}\n${this.said}`));
      const timer = setTimeout(() => fail('said no address in time'), START_WITHIN_MS);
      child.on('error', (error) => fail(error.message));
      child.on('exit', (code) => fail(`ended with ${code}`));
      child.stdout.on('data', (part) => {
        hear(part);
        out += part;
        const [first, ...rest] = out.split('\n');
        const address = first.match(/https?:\/\/\S+/)?.[0];
        if (rest.length === 0) return;
        clearTimeout(timer);
        if (address) resolve(address);
        else fail(`its first line tells no address: ${first}`);
      });
    });
    this.#port = Number(new URL(this.url).port);
  }

  /**
   * Ends it and waits until it has gone.
   * @param {'SIGTERM' | 'SIGKILL'} signal
   */
  async down(signal = 'SIGTERM') {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  /** Ends it for good, with everything it kept. */
  async close() {
    await this.down('SIGKILL');
    await rm(this.#data, { recursive: true, force: true });
  }
}
