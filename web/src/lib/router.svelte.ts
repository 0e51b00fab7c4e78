/** Addresses of pages. All stand after `#`, so the secret of a link never reaches a server or its log. */

import type { Eyes } from './api';

export type Route =
  | { page: 'start' }
  | { page: 'new'; game?: string }
  | { page: 'table'; id: string }
  | { page: 'join'; id: string; secret: string }
  | { page: 'watch'; id: string; secret: string }
  | { page: 'replay'; id: string; eyes: Eyes; step: number }
  | { page: 'about' }
  | { page: 'fair' }
  | { page: 'status' }
  | { page: 'missing' };

/** How the address says that a spectator looks. */
const SPECTATOR = 'none';

/** Reads an address; what is no page of ours is `missing`. */
export function parse(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const [first, second, third, fourth, fifth] = parts;
  switch (first) {
    case undefined:
      return { page: 'start' };
    case 'new':
      if (parts.length > 2) break;
      return second === undefined ? { page: 'new' } : { page: 'new', game: second };
    case 'about':
    case 'fair':
    case 'status':
      if (parts.length > 1) break;
      return { page: first };
    case 't':
      if (second !== undefined) return tableRoute(second, third, fourth, fifth, parts.length);
  }
  return { page: 'missing' };
}

function tableRoute(id: string, what?: string, first?: string, second?: string, length = 2): Route {
  if (what === undefined) return { page: 'table', id };
  if ((what === 'join' || what === 'watch') && first !== undefined && length === 4) {
    return { page: what, id, secret: first };
  }
  if (what === 'replay' && length <= 5) {
    const eyes = eyesOf(first ?? 'all');
    const step = Number(second ?? '0');
    if (eyes !== undefined && Number.isInteger(step) && step >= 0) return { page: 'replay', id, eyes, step };
  }
  return { page: 'missing' };
}

function eyesOf(word: string): Eyes | undefined {
  if (word === 'all') return 'all';
  if (word === SPECTATOR) return null;
  return /^[1-9]$/.test(word) ? Number(word) : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a page, for links. */
export function href(route: Route): string {
  const part = encodeURIComponent;
  switch (route.page) {
    case 'start':
    case 'missing':
      return '#/';
    case 'new':
      return route.game === undefined ? '#/new' : `#/new/${part(route.game)}`;
    case 'table':
      return `#/t/${part(route.id)}`;
    case 'join':
    case 'watch':
      return `#/t/${part(route.id)}/${route.page}/${part(route.secret)}`;
    case 'replay':
      return `#/t/${part(route.id)}/replay/${route.eyes ?? SPECTATOR}/${route.step}`;
    default:
      return `#/${route.page}`;
  }
}

/** The whole address, to copy and send to somebody. */
export function link(route: Route): string {
  return `${location.origin}${location.pathname}${href(route)}`;
}

class Router {
  route: Route = $state.raw(parse(location.hash));
  /** How often the page changed; 0 is the one the browser opened with. */
  moves = $state(0);

  constructor() {
    addEventListener('hashchange', () => this.#follow());
  }

  #follow(): void {
    const next = parse(location.hash);
    if (href(next) === href(this.route) && next.page === this.route.page) return;
    this.route = next;
    this.moves += 1;
  }

  go(route: Route, { replace = false } = {}): void {
    if (replace) {
      // Replacing does not tell of itself, and leaves no trace of a secret in the address bar or the history.
      history.replaceState(null, '', href(route));
      this.#follow();
    } else {
      location.hash = href(route);
    }
  }
}

export const router = new Router();

/** Opens a page; with `replace` the present address is forgotten. */
export function go(route: Route, how?: { replace?: boolean }): void {
  router.go(route, how);
}
