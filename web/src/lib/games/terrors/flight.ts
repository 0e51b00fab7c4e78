/** Cards on their way from place to place: each thing with `data-fly` is found again, and comes from where it was. */
import { kindOf } from './faces.svelte';
import type { InPlay, PlayerView, View } from './types';

/** Where something comes from or goes to, by its name on the table. */
export interface Way {
  /** What moves, as named after the change; or before it, if it goes away. */
  name: string;
  /** The place it comes from or goes to. */
  place: string;
}

export interface Ways {
  /** Cards that came. */
  came: Way[];
  /** Cards that went, which fly as a picture of themselves. */
  went: Way[];
}

/** The names of the cards of a hand: what they are, and which of several equal ones. */
export function handNames(seat: number, shown: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return shown.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return `hand ${seat} ${card} ${nth}`;
  });
}

/** What moved between two views, as far as it can be told. */
export function waysBetween(before: View, after: View): Ways {
  const came: Way[] = [];
  const went: Way[] = [];
  const removed = after.removed.length > before.removed.length;
  after.players.forEach((player, index) => {
    const was = before.players[index];
    if (was) playerWays(index + 1, was, player, before, removed, came, went);
  });
  after.street.forEach((card, index) => {
    const old = before.street[index] ?? null;
    if (card === old && before.market === after.market) return;
    if (card !== old) {
      if (card !== null) came.push({ name: `street ${index + 1}`, place: 'market' });
      const isBought = after.removed.length === before.removed.length && after.active !== null;
      const isRelic = after.players.some((player, at) =>
        fresh(before.players[at], player).some((entry) => entry.card === old),
      );
      if (old !== null && isBought && !isRelic)
        went.push({ name: `street ${index + 1}`, place: `discard ${after.active}` });
    }
  });
  return { came, went };
}

function fresh(was: PlayerView | undefined, now: PlayerView): InPlay[] {
  const ids = new Set(was?.play.map(({ id }) => id));
  return now.play.filter(({ id }) => !ids.has(id));
}

function playerWays(
  seat: number,
  was: PlayerView,
  now: PlayerView,
  before: View,
  isRemoved: boolean,
  came: Way[],
  went: Way[],
): void {
  const hadInHand = handNames(seat, was.hand.shown);
  const hasInHand = handNames(seat, now.hand.shown);
  const left = new Set(hadInHand.filter((name) => !hasInHand.includes(name)));
  for (const entry of fresh(was, now)) {
    const hand = [...left].find((name) => kindOf(name.split(' ')[2] ?? '') === entry.card);
    const place = before.street.indexOf(entry.card);
    if (hand) left.delete(hand);
    const from = hand ?? (was.hand.size > now.hand.size ? `hand ${seat}` : null);
    came.push({
      name: `play ${entry.id}`,
      place: from ?? (place >= 0 ? `street ${place + 1}` : `deck ${seat}`),
    });
  }
  for (const name of left) went.push({ name, place: `discard ${seat}` });
  const isBack = was.discard.length > now.discard.length && now.deck.size <= was.deck.size;
  for (const name of hasInHand)
    if (!hadInHand.includes(name)) came.push({ name, place: `${isBack ? 'discard' : 'deck'} ${seat}` });
  const stays = new Set(now.play.map(({ id }) => id));
  for (const entry of was.play)
    if (!stays.has(entry.id))
      went.push({ name: `play ${entry.id}`, place: isRemoved ? 'gone' : `discard ${seat}` });
}

const MS = 420;
/** What moves less than this does not move. */
const LEAST = 4;

/** Remembers the table before a change, and lets everything fly after it. */
export class Flight {
  #rects = new Map<string, DOMRect>();
  #pictures = new Map<string, HTMLElement>();
  #ways: Ways | null = null;

  /** To be called while the table still is as it was. */
  before(root: HTMLElement, was: View, next: View): void {
    this.#rects.clear();
    this.#pictures.clear();
    this.#ways = waysBetween(was, next);
    const leaving = new Set(this.#ways.went.map(({ name }) => name));
    for (const node of root.querySelectorAll<HTMLElement>('[data-fly]')) {
      const name = node.dataset.fly ?? '';
      this.#rects.set(name, node.getBoundingClientRect());
      if (leaving.has(name)) this.#pictures.set(name, node.cloneNode(true) as HTMLElement);
    }
  }

  /** To be called when the table is as it will be. */
  after(root: HTMLElement, speed: number): void {
    const ways = this.#ways;
    if (!ways || speed === 0) return;
    this.#ways = null;
    const [came, duration] = [new Map(ways.came.map(({ name, place }) => [name, place])), MS / speed];
    const now = new Map<string, HTMLElement>();
    for (const node of root.querySelectorAll<HTMLElement>('[data-fly]'))
      now.set(node.dataset.fly ?? '', node);
    let nth = 0;
    for (const [name, node] of now) {
      const place = came.get(name);
      const from = this.#rects.get(place ?? name);
      if (!from || !/^(play|hand|street) \S/.test(name)) continue;
      const to = node.getBoundingClientRect();
      if (place !== undefined)
        this.#bring(root, node, from, to, duration, Math.min(5, nth++) * (duration / 5));
      else if (Math.hypot(from.x - to.x, from.y - to.y) >= LEAST)
        node.animate?.([{ transform: shift(to, from) }, { transform: 'none' }], {
          duration,
          easing: 'ease-out',
        });
    }
    for (const { name, place } of ways.went) {
      const [picture, from] = [this.#pictures.get(name), this.#rects.get(name)];
      if (!picture || !from || !root.animate) continue;
      const to = now.get(place)?.getBoundingClientRect();
      this.#send(root, picture, from, to ?? null, duration);
    }
  }

  /** A picture of the card comes from where it was, above everything; the card itself waits for it. */
  #bring(
    root: HTMLElement,
    node: HTMLElement,
    from: DOMRect,
    to: DOMRect,
    duration: number,
    delay: number,
  ): void {
    if (!root.animate) return;
    const picture = node.cloneNode(true) as HTMLElement;
    lay(root, picture, to);
    node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
    const scale = `scale(${from.width / (to.width || 1)}, ${from.height / (to.height || 1)})`;
    const flight = picture.animate([{ transform: `${shift(to, from)} ${scale}` }, { transform: 'none' }], {
      duration,
      delay,
      easing: 'cubic-bezier(.2,.7,.3,1)',
      fill: 'backwards',
    });
    flight.onfinish = flight.oncancel = () => picture.remove();
  }

  /** Without a place to go to it fades where it is: it has left the game. */
  #send(root: HTMLElement, picture: HTMLElement, from: DOMRect, to: DOMRect | null, duration: number): void {
    lay(root, picture, from);
    const scale = to ? Math.min(to.width / from.width, to.height / from.height) : 0.6;
    const end = to
      ? { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${scale})`, opacity: 0.35 }
      : { transform: 'translateY(-18px) scale(0.96)', opacity: 0, filter: 'blur(4px)' };
    const flight = picture.animate([{ transform: 'none', opacity: 1 }, end], {
      duration: duration * 1.1,
      easing: 'ease-in',
    });
    flight.onfinish = flight.oncancel = () => picture.remove();
  }
}

function shift(at: DOMRect, from: DOMRect): string {
  return `translate(${from.x - at.x}px, ${from.y - at.y}px)`;
}

/** A picture above the table, which nobody can press or hear. */
function lay(root: HTMLElement, picture: HTMLElement, at: DOMRect): void {
  picture.removeAttribute('data-fly');
  picture.removeAttribute('data-lit');
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  Object.assign(picture.style, {
    position: 'fixed',
    zIndex: '20',
    margin: '0',
    left: `${at.x}px`,
    top: `${at.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    pointerEvents: 'none',
    transformOrigin: '0 0',
  });
  root.append(picture);
}
