/** What happened, told in fewer lines, and what the opponent's turn came to. */
import type { Arg, News, Phrase } from '../../wire';
import { argOf, numberIn, phraseIn, seatIn } from '../phrase';
import type { Tell } from './types';

/** A line of the story: a phrase of the game, or of the site where several were put into one. */
export interface Told {
  number: number;
  source: News['source'];
  phrase: Phrase;
}

/** Lines of the game that what the card gave is told with, and the words of the site for both. */
const WITH_GAIN: Readonly<Record<string, string>> = {
  'told-played': 'terrors-told-played',
  'told-relic-used': 'terrors-told-relic',
  'told-haunt-used': 'terrors-told-haunt',
};

/** Makes one line of two that follow each other, if they belong together. */
function merged(before: Told, next: News, tell: Tell): Phrase | null {
  const [one, other] = [before.phrase, next.phrase];
  const isOf = (name: string) => isSame(name, one, other);
  switch (other.id) {
    case 'told-gained': {
      if (!isOf('card')) return null;
      // The line before has said it already.
      if (one.id === 'told-horde-ability') return one;
      const id = WITH_GAIN[one.id];
      if (id === undefined) return null;
      return { id, args: [...pick(one, 'who'), ...said(one, 'card', tell), ...said(other, 'what', tell)] };
    }
    case 'told-drawn-hidden': {
      if (!isOf('who') || (one.id !== other.id && one.id !== 'terrors-told-draws')) return null;
      const count = (numberIn(one, 'count') ?? 1) + 1;
      return { id: 'terrors-told-draws', args: [...pick(other, 'who'), ['count', { number: count }]] };
    }
    case 'told-drawn': {
      const [first, rest] = [argOf(one, 'card'), argOf(other, 'card')];
      if (one.id !== other.id || !isOf('who') || !first || !rest) return null;
      const more: Phrase = {
        id: 'more',
        args: [
          ['first', first],
          ['rest', rest],
        ],
      };
      return { id: one.id, args: [...pick(other, 'who'), ['card', { phrase: more }]] };
    }
    default:
      return null;
  }
}

/** The news with what belongs together in one line. */
export function condensed(news: readonly News[], tell: Tell): Told[] {
  const lines: Told[] = [];
  for (const entry of news) {
    if (isUsual(entry.phrase, lines)) continue;
    const before = lines.at(-1);
    const phrase = before && merged(before, entry, tell);
    if (!phrase) lines.push(entry);
    else lines[lines.length - 1] = { number: before.number, source: sourceOf(phrase), phrase };
  }
  return lines;
}

/** A bought card is on the discard pile unless it is said to be elsewhere; another may have come to the Street meanwhile. */
const isUsual = (phrase: Phrase, lines: readonly Told[]) =>
  phrase.id === 'told-piled' &&
  lines.slice(-2).some((line) => line.phrase.id === 'told-bought' && isSame('card', line.phrase, phrase));

const isSame = (name: string, one: Phrase, other: Phrase) =>
  JSON.stringify(argOf(one, name)) === JSON.stringify(argOf(other, name));

const sourceOf = ({ id }: Phrase): News['source'] => (id.startsWith('terrors-') ? 'site' : 'game');

/** What a whole turn came to, as far as the other player cares. */
export interface Recap {
  bought: Phrase[];
  /** Life that whoever reads this lost. */
  lost: number;
  /** Life that the one whose turn it was gained. */
  gained: number;
  destroyed: Phrase[];
  discarded: Phrase[];
  /** Nothing has happened since. */
  isFresh: boolean;
}

/** What the turn of the opponent came to that ended last before this turn of a seat; none if there was none yet. */
export function recapFor(seat: number, news: readonly News[]): Recap | null {
  const turnBefore = (end: number) =>
    news.findLastIndex(({ phrase }, at) => at < end && phrase.id === 'told-turn');
  const own = turnBefore(news.length);
  const turn = turnBefore(own);
  if (turn < 0 || seatIn(news[own]?.phrase) !== seat || seatIn(news[turn]?.phrase) === seat) return null;
  const told = news.slice(turn, own).map(({ phrase }) => phrase);
  const of = (id: string) => told.filter((phrase) => phrase.id === id);
  const mine = (id: string) => of(id).filter((phrase) => seatIn(phrase) === seat);
  const theirs = (id: string) => of(id).filter((phrase) => seatIn(phrase) !== seat);
  const life = (phrases: Phrase[]) =>
    phrases.reduce((sum, phrase) => sum + (numberIn(phrase, 'life') ?? 0), 0);
  const cards = (phrases: Phrase[]) => phrases.flatMap((phrase) => phraseIn(phrase, 'card') ?? []);
  return {
    bought: cards(theirs('told-bought')),
    lost: life(mine('told-life-lost')),
    gained: life(theirs('told-life-gained')),
    destroyed: cards(mine('told-destroyed')),
    discarded: cards(mine('told-discarded')),
    isFresh: own === news.length - 1,
  };
}

function pick(phrase: Phrase, name: string): [string, Arg][] {
  const arg = argOf(phrase, name);
  return arg ? [[name, arg]] : [];
}

/** The same in words: the site does not know those of the game. */
function said(phrase: Phrase, name: string, tell: Tell): [string, Arg][] {
  const found = phraseIn(phrase, name);
  return found ? [[name, { text: tell(found) }]] : [];
}
