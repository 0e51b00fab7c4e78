/** The faces of all cards, fetched once, and their names in the words of the game. */
import { api } from '../../api';
import type { Phrase } from '../../wire';
import { argOf, phraseIn } from '../phrase';
import { COLOURS, type Card, type Colour, type Face } from './types';

class Faces {
  #all: ReadonlyMap<Card, Face> = $state.raw(new Map());
  #load: Promise<void> | null = null;

  get ready(): boolean {
    return this.#all.size > 0;
  }

  of(card: Card): Face | undefined {
    return this.#all.get(card);
  }

  load(): Promise<void> {
    this.#load ??= api
      .cards('throne')
      .then((faces) => {
        this.#all = new Map((faces as Face[]).map((face) => [face.id, face]));
      })
      .catch((error: unknown) => {
        this.#load = null;
        throw error;
      });
    return this.#load;
  }
}

export const faces = new Faces();

/** The name of a card as the game says it. */
export function nameOf(card: Card): Phrase {
  const [kind = '', label = ''] = card.split('-');
  if (kind === 'demon') return { id: card };
  if (kind === 'illusion') return { id: 'illusion' };
  return {
    id: 'memory',
    args: [
      ['colour', { phrase: { id: `colour-${kind}` } }],
      ['label', { text: label }],
    ],
  };
}

/** The cards a phrase names, at any depth, in its order. */
export function cardsIn(phrase: Phrase): Card[] {
  const args = phrase.args ?? [];
  if (phrase.id === 'memory') {
    const [colour, label] = [phraseIn(phrase, 'colour'), argOf(phrase, 'label')];
    if (!colour || !label || !('text' in label)) return [];
    return [`${colour.id.replace('colour-', '')}-${label.text}`];
  }
  // The five Illusions look alike, so any of them stands for one.
  if (phrase.id === 'illusion') return ['illusion-25'];
  if (phrase.id.startsWith('demon-') && args.length === 0) return [phrase.id];
  return args.flatMap(([, arg]) => ('phrase' in arg ? cardsIn(arg.phrase) : []));
}

/** Sorted by colour, then strength; what has no colour comes last. */
export function byColour(cards: readonly Card[]): Card[] {
  const place = (card: Card) => {
    const [kind = '', label = ''] = card.split('-');
    if (kind === 'demon') return `7${COLOURS.indexOf(label as Colour)}`;
    const colour = COLOURS.indexOf(kind as Colour);
    return `${colour < 0 ? 8 : colour}${label}`;
  };
  return [...cards].sort((a, b) => place(a).localeCompare(place(b)));
}
