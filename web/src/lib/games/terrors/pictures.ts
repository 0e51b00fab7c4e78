/** Pictures of the cards, each on a field of 48 by 48: what is filled, and what is a line. */
import type { Kind } from './types';

export interface Picture {
  fill?: string;
  line?: string;
}

const PICTURES: Readonly<Record<string, Picture>> = {};

const PLAIN: Picture = { line: 'M24 8a16 16 0 1 0 0 32 16 16 0 0 0 0-32zM24 16v16M16 24h16' };

export function pictureOf(kind: Kind): Picture {
  return PICTURES[kind] ?? PLAIN;
}
