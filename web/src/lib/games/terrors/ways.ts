/** Short words for what a press on a card could do, where the card itself is in sight. */
import type { Offered } from '../../wire';
import { say } from '../../words.svelte';
import { phraseIn } from '../phrase';
import type { Tell } from './types';

/** What an offered answer does, without saying the card again. */
export function shortly({ action, label }: Offered, tell: Tell): string {
  const told = (name: string) => {
    const phrase = phraseIn(label, name);
    return phrase ? tell(phrase) : '';
  };
  switch (action.split(' ')[0]) {
    case 'buy':
      return say('terrors-way-buy', { price: told('price') });
    case 'hunt':
      return say('terrors-way-hunt', { overlord: told('overlord'), price: told('price') });
    case 'claim':
      return say('terrors-way-claim', { price: told('price') });
    case 'haunt':
      return say('terrors-way-haunt');
    case 'ability':
      return told('text');
    default:
      return tell(label);
  }
}
