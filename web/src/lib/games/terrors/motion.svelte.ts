/** What has just happened, for as long as it is shown: life that came or went, what Armour took, what was said aloud. */
import type { News, Phrase } from '../../wire';
import { numberIn, seatIn } from '../phrase';
import type { View } from './types';

/** What is said so that nobody misses it. */
const ALOUD = [
  'told-turn',
  'told-cursed',
  'told-attacked',
  'told-attacked-armour',
  'told-ended-life',
  'told-ended-daybreak',
  'told-ended-draw',
];
const BANNER_MS = 1900;
const BLOW_MS = 1500;

interface Blow {
  key: number;
  seat: number;
  /** Below zero if it was lost. */
  life: number;
}

interface Taken {
  key: number;
  seat: number;
  armour: number;
}

export class Motion {
  blows: readonly Blow[] = $state.raw([]);
  taken: readonly Taken[] = $state.raw([]);
  banner: Phrase | null = $state.raw(null);

  #before: { view: View; number: number } | null = null;
  #key = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Compares with what was there. The first time, after a step back and without motion nothing moves. */
  follow(view: View, news: readonly News[], isStill: boolean): void {
    const before = this.#before;
    const number = news.at(-1)?.number ?? 0;
    this.#before = { view, number };
    if (!before || number <= before.number) {
      if (before && number < before.number) this.#calm();
      return;
    }
    const told = news.filter((entry) => entry.number > before.number).map((entry) => entry.phrase);
    const aloud = told.filter((phrase) => ALOUD.includes(phrase.id)).at(-1);
    if (aloud) {
      this.banner = aloud;
      this.#later(BANNER_MS, () => {
        if (this.banner === aloud) this.banner = null;
      });
    }
    if (isStill) return;
    const blows = view.players.flatMap((player, index) => {
      const life = player.life - (before.view.players[index]?.life ?? player.life);
      const isNew = before.view.players[index]?.overlord !== player.overlord;
      return life === 0 || isNew ? [] : [{ key: ++this.#key, seat: index + 1, life }];
    });
    const taken = told.flatMap((phrase) => {
      const by = seatIn(phrase);
      const armour = numberIn(phrase, 'absorbed');
      return phrase.id === 'told-attacked-armour' && by !== null && armour !== null
        ? [{ key: ++this.#key, seat: 3 - by, armour }]
        : [];
    });
    if (blows.length === 0 && taken.length === 0) return;
    [this.blows, this.taken] = [blows, taken];
    this.#later(BLOW_MS, () => {
      if (this.blows === blows) this.blows = [];
      if (this.taken === taken) this.taken = [];
    });
  }

  stop(): void {
    this.#calm();
    this.#timers.forEach(clearTimeout);
  }

  #calm(): void {
    this.blows = [];
    this.taken = [];
    this.banner = null;
  }

  #later(ms: number, what: () => void): void {
    this.#timers.push(setTimeout(what, ms));
  }
}
