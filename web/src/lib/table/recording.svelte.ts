/** A finished game as one viewer saw it, fetched part by part: first where the reader is, then the rest. */
import { api, type Eyes } from '../api';
import type { ReplayStep } from '../wire';
import { PART, missingPart, partOf, within, type Steps } from './stepping';

export class Recording {
  steps: Steps = $state.raw([]);
  trouble: unknown = $state.raw(null);
  readonly #id: string;
  #eyes: Eyes = null;
  /** Counts the calls of `open`; answers to earlier ones are thrown away. */
  #opened = 0;

  constructor(id: string) {
    this.#id = id;
  }

  /** Begins anew through other eyes, at a step. */
  async open(eyes: Eyes, at: number): Promise<void> {
    this.#opened += 1;
    this.#eyes = eyes;
    this.trouble = null;
    // Nothing seen through the former eyes stays.
    this.steps = [];
    await this.#fetch(partOf(Math.max(0, at)), this.#opened);
    await this.#rest(within(at, this.steps.length), this.#opened);
  }

  stop(): void {
    this.#opened += 1;
  }

  async #rest(at: number, opened: number): Promise<void> {
    while (opened === this.#opened && this.trouble === null) {
      const next = missingPart(this.steps, at);
      if (next === null) return;
      await this.#fetch(next, opened);
    }
  }

  async #fetch(from: number, opened: number): Promise<void> {
    try {
      const info = await api.replay(this.#id, this.#eyes, from, PART);
      if (opened !== this.#opened) return;
      // The start is step 0 and not counted among the steps.
      const length = info.steps + 1;
      const steps: (ReplayStep | undefined)[] = Array.from({ length }, (_, index) => this.steps[index]);
      for (const [index, step] of info.part.entries()) steps[info.from + index] = step;
      // An address may point beyond the end, and a server may send less than was asked for: only nothing at all is trouble.
      if (info.part.length === 0 && from < length) throw new Error('the recording has a gap');
      this.steps = steps;
    } catch (error) {
      if (opened === this.#opened) this.trouble = error;
    }
  }
}
