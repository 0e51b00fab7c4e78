/** The sentences of the site, so that tests find things by what a reader sees, in either language, and survive a better wording. */

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** @typedef {'en' | 'pl'} Language */
/** @typedef {(id: string, args?: Record<string, string | number>) => string} Say */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {Language} language @param {string[]} files @returns {Say} */
function speaker(language, files) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no ${language} word ${id} in ${files.join(', ')}`);
    const errors = [];
    const said = bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw new Error(`${language} word ${id}: ${errors.join(', ')}`);
    return said;
  };
}

/** @type {Map<string, Say>} */
const known = new Map();

/** @param {string} key @param {() => Say} make */
function once(key, make) {
  let say = known.get(key);
  if (!say) known.set(key, (say = make()));
  return say;
}

/** The site's words. @param {Language} language */
export function siteWords(language) {
  return once(language, () => {
    const topics = readdirSync(`${ROOT}web/words`);
    return speaker(
      language,
      topics.map((topic) => `${ROOT}web/words/${topic}/${language}.ftl`),
    );
  });
}

/** A game's words. @param {string} game @param {Language} language */
export function gameWords(game, language) {
  return once(`${game}/${language}`, () =>
    speaker(language, [`${ROOT}crates/games/${game}/words/${language}.ftl`]),
  );
}

/** Names of the games, as the pages show them. */
export const GAMES = {
  en: {
    leduc: 'Leduc poker',
    'connect-four': 'Connect four',
    'night-market': 'The night market',
    pig: 'Pig',
    terrors: 'Terrors of London',
  },
  pl: {
    leduc: 'Poker Leduc',
    'connect-four': 'Czwórki',
    'night-market': 'Nocny targ',
    pig: 'Świnia',
    terrors: 'Terrors of London',
  },
};
