/** What has just happened, for as long as it is shown: cards that came, cards that went, what was said aloud. */
import { SvelteSet } from 'svelte/reactivity';

import type { News, Phrase } from '../../wire';
import { cardsIn } from './faces.svelte';
import type { Card, MindCard, View } from './types';

/** What is said so that nobody misses it. */
const ALOUD = ['told-i-am-here', 'told-i-am-with-you', 'told-day', 'told-second-part', 'told-wrong-colours'];
const BANNER_MS = 2600;
const GONE_MS = 700;

export class Motion {
  readonly fresh = new SvelteSet<Card>();
  readonly relived = new SvelteSet<Card>();
  gone: readonly MindCard[] = $state.raw([]);
  banner: readonly Phrase[] = $state.raw([]);

  #before: { view: View; number: number } | null = null;
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
    const aloud = told.filter((phrase) => ALOUD.includes(phrase.id));
    if (aloud.length > 0) {
      const banner = aloud.slice(-2);
      this.banner = banner;
      this.#later(BANNER_MS, () => {
        if (this.banner === banner) this.banner = [];
      });
    }
    if (isStill) return;
    const were = new Set(before.view.mind.map((lies) => lies.card));
    const are = new Set(view.mind.map((lies) => lies.card));
    this.fresh.clear();
    this.relived.clear();
    for (const card of are) if (!were.has(card)) this.fresh.add(card);
    for (const phrase of told)
      if (phrase.id.startsWith('told-relived')) for (const card of cardsIn(phrase)) this.relived.add(card);
    const gone = before.view.mind.filter((lies) => lies.visible && !are.has(lies.card));
    this.gone = gone;
    this.#later(GONE_MS, () => {
      if (this.gone === gone) this.gone = [];
    });
  }

  stop(): void {
    this.#calm();
    this.#timers.forEach(clearTimeout);
  }

  #calm(): void {
    this.fresh.clear();
    this.relived.clear();
    this.gone = [];
    this.banner = [];
  }

  #later(ms: number, what: () => void): void {
    this.#timers.push(setTimeout(what, ms));
  }
}
