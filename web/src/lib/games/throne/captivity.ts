/** The captivity deck as far as it is open. */
import { api } from '../../api';
import type { CaptivityCard, OpenCaptivity } from './types';

const opened = new Map<number, Promise<OpenCaptivity>>();

/** The deck once so many stages are won; asked for once. */
export function captivity(won: number): Promise<OpenCaptivity> {
  const known = opened.get(won);
  if (known) return known;
  const asked = api.pages('throne', won) as Promise<OpenCaptivity>;
  opened.set(won, asked);
  asked.catch(() => opened.delete(won));
  return asked;
}

/** How many stages are won where this mode is played; null outside the campaign. */
export function wonBefore(mode: string): number | null {
  if (mode === 'prologue') return 0;
  const chapter = /^chapter-(\d)$/.exec(mode)?.[1];
  return chapter === undefined ? null : Number(chapter);
}

/** The card of the chapter that is played; there is none in the prologue. */
export function chapterOf(cards: OpenCaptivity): CaptivityCard | undefined {
  return cards.in_play.findLast((card) => card.kind === 'chapter');
}

/** The rules and abilities the chapter brings: what came after its card. */
export function newWith(cards: OpenCaptivity): CaptivityCard[] {
  const place = cards.in_play.findLastIndex((card) => card.kind === 'chapter');
  return cards.in_play.slice(place + 1).filter(({ kind }) => kind === 'rule' || kind === 'ability');
}
