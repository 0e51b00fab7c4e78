/** Our own drawings: the symbols of the colours on a field of 16 by 16, and what a card of 96 by 96 is drawn with. */
import type { Colour } from './types';

export interface Drawing {
  path: string;
  /** Drawn with a line instead of filled. */
  isLine: boolean;
}

export const SYMBOLS: Record<Colour | 'none', Drawing> = {
  daggers: { path: 'M8 15.5 5.7 6.8h4.6zM3.6 4.9h8.8v1.9H3.6zM6.9.8h2.2v4.1H6.9z', isLine: false },
  chains: {
    path: 'M4.3 4.9h2.4a3.1 3.1 0 0 1 0 6.2H4.3a3.1 3.1 0 0 1 0-6.2zM9.3 4.9h2.4a3.1 3.1 0 0 1 0 6.2H9.3a3.1 3.1 0 0 1 0-6.2z',
    isLine: true,
  },
  flames: {
    path: 'M8.2.6c.8 3 4.9 4.6 4.9 9a5.1 5.1 0 0 1-10.2 0c0-2.3 1.5-3.3 1.9-5.2 1.1.7 1.7 1.6 1.9 2.6C8 5.4 8.6 3 8.2.6z',
    isLine: false,
  },
  glass: {
    path: 'M8.2.9 13.4 6 9.6 15.2 4 11.4 2.8 4.6zM8.2.9 7.4 7l2.2 8.2M2.8 4.6 7.4 7l6-1M7.4 7 4 11.4',
    isLine: true,
  },
  antlers: {
    path: 'M8 15.3v-5M8 10.4C4.2 10 2.9 7 3.2 1.4M8 10.4c3.8-.4 5.1-3.4 4.8-9M3.3 6.4.9 4.7M12.7 6.4l2.4-1.7M5.1 8.9l.8-4.2M10.9 8.9l-.8-4.2',
    isLine: true,
  },
  none: { path: 'M1 6c2.4-3.4 4.6 3.4 7 0s4.6 3.4 7 0M1 11c2.4-3.4 4.6 3.4 7 0s4.6 3.4 7 0', isLine: true },
};

/** Fog in an area of 48 by 48: slanted lines that end at its edges. */
export const FOG =
  'M0 9.6 9.6 0M0 19.2 19.2 0M0 28.8 28.8 0M0 38.4 38.4 0M0 48 48 0M9.6 48 48 9.6M19.2 48 48 19.2M28.8 48 48 28.8M38.4 48 48 38.4';

/** A mask with horns. */
export const DEMON =
  'M48 86c-19 0-29-15-29-31 0-11 2-25-7-43 14 4 21 11 25 17 7-2 15-2 22 0 4-6 11-13 25-17-9 18-7 32-7 43 0 16-10 31-29 31zM30 45l13 7-11 3zM66 45l-13 7 11 3z';

/** A line with waves around a card, for the border of Flames. */
export const WAVES = (() => {
  const [from, to, waves] = [4, 92, 8];
  const step = (to - from) / waves / 2;
  const side = (dx: number, dy: number) =>
    Array.from({ length: waves }, () => {
      const [a, b] = [`${dx * step} ${dy * step}`, 2.6];
      const bend = (sign: number) =>
        `q${(dx * step) / 2 + dy * b * sign} ${(dy * step) / 2 - dx * b * sign} ${a}`;
      return bend(1) + bend(-1);
    }).join('');
  return `M${from} ${from}${side(1, 0)}${side(0, 1)}${side(-1, 0)}${side(0, -1)}z`;
})();
