/**
 * Compares the words of the site with their uses: both languages say the same ids with the same variables, everything
 * the source says exists, and nothing exists that is never said.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse, Visitor } from '@fluent/syntax';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const LANGUAGES = ['en', 'pl'];

/** Beginnings of ids that are put together at run time, and what follows them where it is known. */
const PUT_TOGETHER = {
  'problem-': codes(),
  'bot-': ['random', 'greedy'],
  'pace-': ['instant', 'natural'],
  'phase-': ['lobby', 'playing', 'over', 'frozen'],
  'theme-': ['auto', 'light', 'dark'],
  'text-': ['usual', 'large', 'larger', 'largest'],
  'who-': ['me', 'friend', 'bot', 'here'],
  'preset-': ['bot', 'friend', 'device'],
  'barrier-': ['start', 'chance', 'revealed', 'sealed', 'other', 'never', 'over'],
  'news-': [],
  'line-': [],
  'standing-': ['won', 'drew', 'lost'],
  'option-mode-': [],
};

const findings = [];

/** Every id with its variables and place, by language. */
const words = new Map(LANGUAGES.map((language) => [language, messages(language)]));
compareLanguages();
compareUses();

for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(`words: ${words.get('en').size} messages in ${LANGUAGES.length} languages`);

/** The codes of the wire, and those the browser adds. */
function codes() {
  const wire = readFileSync(join(WEB, 'src/lib/wire.ts'), 'utf8');
  const type = /export type Code = ([^;]+);/.exec(wire)[1];
  return [...type.matchAll(/"([\w-]+)"/g)].map(([, code]) => code).concat('offline');
}

function messages(language) {
  const found = new Map();
  for (const topic of readdirSync(join(WEB, 'words'))) {
    const file = `words/${topic}/${language}.ftl`;
    for (const entry of parse(readFileSync(join(WEB, file), 'utf8'), {}).body) {
      if (entry.type === 'Junk') findings.push(`${file}: not Fluent: ${entry.content.split('\n')[0]}`);
      if (entry.type !== 'Message') continue;
      const id = entry.id.name;
      if (found.has(id)) findings.push(`${file}: ${id} is also in ${found.get(id).file}: keep one`);
      found.set(id, { file, variables: variables(entry) });
    }
  }
  return found;
}

function variables(message) {
  const names = new Set();
  class Collector extends Visitor {
    visitVariableReference(node) {
      names.add(node.id.name);
    }
  }
  new Collector().visit(message);
  return [...names].sort().join(', ');
}

function compareLanguages() {
  for (const here of LANGUAGES) {
    for (const there of LANGUAGES.filter((language) => language !== here)) {
      for (const [id, { file, variables }] of words.get(here)) {
        const other = words.get(there).get(id);
        if (!other) findings.push(`${file}: ${id} is missing in ${there}`);
        else if (here < there && other.variables !== variables) {
          findings.push(`${file}: ${id} has the variables (${variables}), in ${there} (${other.variables})`);
        }
      }
    }
  }
}

function compareUses() {
  const known = words.get('en');
  const used = new Set();
  const sources = readdirSync(join(WEB, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of sources) {
    const text = readFileSync(path, 'utf8');
    // A call on an object speaks a game's words, so only the bare call counts.
    for (const [, id] of text.matchAll(/(?<![.\w])say\(\s*['"]([\w-]+)['"]/g)) {
      if (!known.has(id)) findings.push(`${relative(WEB, path)}: says ${id}, which no file has`);
    }
    // Ids also stand in tables and conditions: any whole string that is an id counts as its use.
    for (const [, id] of text.matchAll(/['"`]([\w-]+)['"`]/g)) used.add(id);
  }
  for (const [prefix, endings] of Object.entries(PUT_TOGETHER)) {
    for (const ending of endings) {
      if (known.has(`${prefix}${ending}`)) used.add(`${prefix}${ending}`);
      else if (prefix === 'problem-') findings.push(`words: problem-${ending} is missing`);
    }
  }
  const open = Object.keys(PUT_TOGETHER).filter((prefix) => PUT_TOGETHER[prefix].length === 0);
  for (const [id, { file }] of known) {
    if (!used.has(id) && !open.some((prefix) => id.startsWith(prefix)))
      findings.push(`${file}: ${id} is never said`);
  }
}
