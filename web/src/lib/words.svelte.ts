/** Makes sentences of phrases, in the reader's language: the site's own words, and each game's from the server. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';

import { api, Trouble, type AnyProblem } from './api';
import type { Language } from './settings.svelte';
import type { Arg, Phrase } from './wire';

type Value = string | number;
export type Args = Record<string, Value>;

const NO_NAMES: readonly string[] = [];

/** Each language is one file of the build, fetched when it is first spoken. */
const SITE: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./words/en'),
  pl: () => import('./words/pl'),
};

/** The messages of one Fluent file or several, in one language. */
export class Words {
  readonly #bundle: FluentBundle;
  readonly #missed = new Set<string>();

  constructor(language: Language, files: readonly string[]) {
    // The marks that guard mixed writing directions are not needed: both languages run alike.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) {
      for (const error of this.#bundle.addResource(new FluentResource(file))) {
        console.error(`words: ${error.message}`);
      }
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence for a phrase; a message that is missing shows as its id in brackets. */
  say(what: Phrase | string, args: Args = {}, names = NO_NAMES): string {
    const phrase: Phrase = typeof what === 'string' ? { id: what } : what;
    const pattern = this.#bundle.getMessage(phrase.id)?.value;
    if (pattern === undefined || pattern === null) return this.#miss(phrase.id, 'there is no such message');
    const values: Args = { ...args };
    for (const [name, arg] of phrase.args ?? []) values[name] = this.#value(arg, names);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, values, errors);
    const [error] = errors;
    return error === undefined ? said : this.#miss(phrase.id, error.message);
  }

  #value(arg: Arg, names: readonly string[]): Value {
    if ('number' in arg) return arg.number;
    if ('text' in arg) return arg.text;
    if ('seat' in arg) return names[arg.seat - 1] ?? String(arg.seat);
    return this.say(arg.phrase, {}, names);
  }

  #miss(id: string, problem: string): string {
    if (!this.#missed.has(id)) {
      this.#missed.add(id);
      console.error(`words: cannot say ${id}: ${problem}`);
    }
    return `[${id}]`;
  }
}

/** What is spoken now; changes at once for the site and every game in use, so no page mixes languages. */
class Speech {
  language: Language = $state('en');
  site: Words = $state.raw(new Words('en', []));
}

export const speech = new Speech();

let wanted: Language | null = null;

/** Speaks a language from now on; resolves when everything on the page is said in it. */
export async function speak(language: Language): Promise<void> {
  if (wanted === language) return;
  const before = wanted;
  wanted = language;
  let files: Record<string, string>;
  try {
    files = (await SITE[language]()).default;
    // A game whose words do not come must not keep the rest from changing; it asks again when it has to speak.
    await Promise.allSettled([...spoken.values()].map((words) => words.load(language)));
  } catch (error) {
    if (wanted === language) wanted = before;
    throw error;
  }
  // Another choice may have been made meanwhile.
  if (wanted !== language) return;
  speech.site = new Words(language, Object.values(files));
  speech.language = language;
  document.documentElement.lang = language;
}

/** Says one of the site's own messages, or a phrase of the wire whose source is the site. */
export function say(what: Phrase | string, args?: Args, names?: readonly string[]): string {
  return speech.site.say(what, args, names);
}

/** The words of one game; loads itself when first asked to speak. */
export class GameWords {
  readonly #game: string;
  readonly #words = new SvelteMap<Language, Words>();
  readonly #loads = new Map<Language, Promise<void>>();

  constructor(game: string) {
    this.#game = game;
  }

  /** Whether it can speak yet. */
  get ready(): boolean {
    return this.#now !== undefined;
  }

  has(id: string): boolean {
    return this.#now?.has(id) ?? false;
  }

  /** The sentence for a phrase; nothing while the words are on their way. */
  say(what: Phrase | string, names?: readonly string[]): string {
    return this.#now?.say(what, {}, names) ?? '';
  }

  /** Resolves when the words are there. Rejects with `Trouble`; the next call tries again. */
  load(language: Language = speech.language): Promise<void> {
    // Before a table is known its game is '', which has no words.
    if (this.#game === '') return Promise.resolve();
    const begun = this.#loads.get(language);
    if (begun) return begun;
    const load = api
      .gameWords(this.#game, language)
      .then((file) => void this.#words.set(language, new Words(language, [file])))
      .catch((error: unknown) => {
        this.#loads.delete(language);
        throw error;
      });
    this.#loads.set(language, load);
    return load;
  }

  get #now(): Words | undefined {
    const words = this.#words.get(speech.language);
    // Whoever wants to know why it failed calls load().
    if (!words) this.load().catch(() => undefined);
    return words;
  }
}

const spoken = new Map<string, GameWords>();

/** The words of a game, shared by all who ask. */
export function gameWords(game: string): GameWords {
  const known = spoken.get(game);
  if (known) return known;
  const words = new GameWords(game);
  spoken.set(game, words);
  return words;
}

/** A sentence for whatever went wrong; a game's refusal is said in its words if they are given. */
export function tell(error: unknown, words?: GameWords, names?: readonly string[]): string {
  const problem = problemOf(error);
  if (problem.refusal && words?.has(problem.refusal.id)) return words.say(problem.refusal, names);
  return say(`problem-${problem.code}`, { seconds: problem.retry_after_s ?? 0 });
}

function problemOf(error: unknown): AnyProblem {
  if (error instanceof Trouble) return error.problem;
  if (typeof error === 'object' && error !== null && 'code' in error && 'message' in error) {
    return error as AnyProblem;
  }
  console.error(error);
  return { code: 'internal', message: String(error) };
}
