/** Times as people say them, in the language that is spoken. */

import { say, speech } from './words.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago it was, from seconds since 1970: "5 minutes ago". */
export function ago(at: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(speech.language, { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  for (const [unit, length] of STEPS) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  }
  return say('just-now');
}

/** Day and time, from seconds since 1970. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: 'long', timeStyle: 'short' }).format(
    at * 1000,
  );
}
