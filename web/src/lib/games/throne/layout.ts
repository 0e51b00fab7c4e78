/** Where things are drawn: areas, outlines, badges, and what of the Mind is in sight. Lengths are in areas unless they say pixels. */
import type { Card, MindCard } from './types';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the Mind is looked at from: pixels per area, and the area in the middle of the window. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

/** Pixels per area: the least that a finger hits and that an eye reads, and what is large enough for anybody. */
const LEAST = { finger: 40, mouse: 28 };
const MOST = 84;
const ZOOM = { least: 20, most: 140 };

type Lies = Pick<MindCard, 'card' | 'x' | 'y'>;

const key = (x: number, y: number) => `${x},${y}`;

/** The four areas of a card, from the top left to the bottom right. */
export function areasOf({ x, y }: Point): Point[] {
  return [
    { x, y },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x + 1, y: y + 1 },
  ];
}

/** Which card shows in each area. */
export function tops(mind: readonly Lies[]): Map<string, Card> {
  const top = new Map<string, Card>();
  for (const lies of mind) for (const area of areasOf(lies)) top.set(key(area.x, area.y), lies.card);
  return top;
}

/** The smallest box around all cards; one card's room if there is none. */
export function boundsOf(mind: readonly Lies[]): Box {
  if (mind.length === 0) return { left: 0, top: 0, right: 2, bottom: 2 };
  const [xs, ys] = [mind.map(({ x }) => x), mind.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 2,
    bottom: Math.max(...ys) + 2,
  };
}

/** Everything in sight, with room for a card laid at any edge. */
export function fit(box: Box, width: number, height: number, by: keyof typeof LEAST = 'mouse'): Camera {
  const around = 1.25;
  const wide = box.right - box.left + 2 * around;
  const high = box.bottom - box.top + 2 * around;
  const scale = Math.min(width / wide, height / high);
  return {
    scale: Math.min(MOST, Math.max(LEAST[by], scale)),
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
  };
}

/** Closer or farther, while the point under the finger stays where it is. Pixels count from the middle of the window. */
export function zoomed(camera: Camera, by: number, pixels: Point = { x: 0, y: 0 }): Camera {
  const scale = Math.min(ZOOM.most, Math.max(ZOOM.least, camera.scale * by));
  const moved = 1 / camera.scale - 1 / scale;
  return { scale, x: camera.x + pixels.x * moved, y: camera.y + pixels.y * moved };
}

export function panned(camera: Camera, pixels: Point): Camera {
  return { ...camera, x: camera.x - pixels.x / camera.scale, y: camera.y - pixels.y / camera.scale };
}

/** The line around the areas of cards, as a path in areas. */
export function outline(cards: readonly Point[]): string {
  const inside = new Set(cards.flatMap(areasOf).map(({ x, y }) => key(x, y)));
  const lines: string[] = [];
  for (const area of inside) {
    const [x = 0, y = 0] = area.split(',').map(Number);
    if (!inside.has(key(x, y - 1))) lines.push(`M${x} ${y}h1`);
    if (!inside.has(key(x + 1, y))) lines.push(`M${x + 1} ${y}v1`);
    if (!inside.has(key(x, y + 1))) lines.push(`M${x} ${y + 1}h1`);
    if (!inside.has(key(x - 1, y))) lines.push(`M${x} ${y}v1`);
  }
  return lines.join('');
}

/** The corner of a set where its badge stands: on the highest area that shows, the rightmost of those. */
export function badgeOf(cards: readonly Card[], top: ReadonlyMap<string, Card>): Point | null {
  let best: Point | null = null;
  for (const [area, card] of top) {
    if (!cards.includes(card)) continue;
    const [x = 0, y = 0] = area.split(',').map(Number);
    if (!best || y < best.y || (y === best.y && x + 1 > best.x)) best = { x: x + 1, y };
  }
  return best;
}
