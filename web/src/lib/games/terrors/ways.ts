/** Short words for what a press on a card could do, where the card itself is in sight. */
import type { Arg, Offered, Phrase } from '../../wire';
import { say } from '../../words.svelte';
import type { Tell } from './types';

function argOf(phrase: Phrase, name: string): Arg | undefined {
  return phrase.args?.find(([key]) => key === name)?.[1];
}

function numberOf(phrase: Phrase, name: string): number {
  const arg = argOf(phrase, name);
  return arg && 'number' in arg ? arg.number : 0;
}

/** What an offered answer does, without saying the card again. */
export function shortly({ action, label }: Offered, tell: Tell): string {
  const verb = action.split(' ')[0];
  const cost = numberOf(label, 'cost');
  switch (verb) {
    case 'buy':
      return say('terrors-way-buy', { cost });
    case 'hunt': {
      const power = numberOf(label, 'power');
      return say('terrors-way-hunt', { coins: cost - power, power });
    }
    case 'claim':
      return say('terrors-way-claim', { cost });
    case 'haunt':
      return say('terrors-way-haunt');
    case 'ability': {
      const text = argOf(label, 'text');
      return text && 'phrase' in text ? tell(text.phrase) : tell(label);
    }
    default:
      return tell(label);
  }
}
