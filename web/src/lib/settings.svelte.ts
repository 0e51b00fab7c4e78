/** What a reader chose for this browser: language, theme, text size, motion, sounds. Kept in localStorage. */

import { MediaQuery } from 'svelte/reactivity';

import { recall, remember } from './storage';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = ['usual', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How fast things move; 0 is not at all. */
export const SPEEDS = [0, 0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Sounds {
  /** When one of the reader's seats is asked. */
  yourMove: boolean;
  /** Everything else: moves, chat, the end. */
  others: boolean;
}

interface Choices {
  language: Language;
  theme: Theme;
  textSize: TextSize;
  motion: Speed;
  sounds: Sounds;
  /** Whether single keys do something; those who speak to their machine or press keys by accident turn it off. */
  singleKeys: boolean;
}

/** One step of motion at speed 1. */
const BEAT_MS = 160;

/** The choices for whoever has made none. */
export function usual(languages: readonly string[] = navigator.languages): Choices {
  const first = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isOneOf(LANGUAGES));
  return {
    language: first ?? 'en',
    theme: 'auto',
    textSize: 'usual',
    motion: 1,
    sounds: { yourMove: true, others: false },
    singleKeys: true,
  };
}

/** Takes over what was stored as far as it still makes sense. */
export function restored(stored: unknown, defaults: Choices): Choices {
  if (typeof stored !== 'object' || stored === null) return defaults;
  const found = stored as Record<string, unknown>;
  const sounds = (found.sounds ?? {}) as Partial<Sounds>;
  return {
    language: pick(LANGUAGES, found.language, defaults.language),
    theme: pick(THEMES, found.theme, defaults.theme),
    textSize: pick(TEXT_SIZES, found.textSize, defaults.textSize),
    motion: pick(SPEEDS, found.motion, defaults.motion),
    sounds: {
      yourMove: typeof sounds.yourMove === 'boolean' ? sounds.yourMove : defaults.sounds.yourMove,
      others: typeof sounds.others === 'boolean' ? sounds.others : defaults.sounds.others,
    },
    singleKeys: typeof found.singleKeys === 'boolean' ? found.singleKeys : defaults.singleKeys,
  };
}

export class Settings implements Choices {
  language: Language = $state('en');
  theme: Theme = $state('auto');
  textSize: TextSize = $state('usual');
  motion: Speed = $state(1);
  sounds: Sounds = $state({ yourMove: true, others: false });
  singleKeys = $state(true);

  readonly #calm = new MediaQuery('(prefers-reduced-motion: reduce)');

  constructor(choices: Choices = restored(recall('settings'), usual())) {
    Object.assign(this, choices);
  }

  /** How fast things move: the choice, unless the system asks for less motion. */
  get speed(): number {
    return this.#calm.current ? 0 : this.motion;
  }

  /** Whether the system asks for less motion, so that the choice has no effect. */
  get calm(): boolean {
    return this.#calm.current;
  }

  /** Shows the choices on the page and keeps them; to be called in an effect. */
  apply(root: HTMLElement = document.documentElement): void {
    root.dataset.theme = this.theme;
    root.dataset.text = this.textSize;
    root.style.setProperty('--beat', this.speed === 0 ? '0ms' : `${BEAT_MS / this.speed}ms`);
    remember('settings', {
      language: this.language,
      theme: this.theme,
      textSize: this.textSize,
      motion: this.motion,
      sounds: { ...this.sounds },
      singleKeys: this.singleKeys,
    } satisfies Choices);
  }
}

function isOneOf<T extends string | number>(values: readonly T[]) {
  return (value: unknown): value is T => (values as readonly unknown[]).includes(value);
}

function pick<T extends string | number>(values: readonly T[], value: unknown, otherwise: T): T {
  return isOneOf(values)(value) ? value : otherwise;
}

export const settings = new Settings();
