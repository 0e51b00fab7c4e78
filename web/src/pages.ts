/** Which file shows which page. Only the start page is in the first load. */

import type { Component } from 'svelte';

import type { Route } from './lib/router.svelte';
import Start from './routes/Start.svelte';

// Each page takes the parts of its own address.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = Component<any>;

const PAGES: Record<Route['page'], () => Promise<{ default: Page }>> = {
  start: () => Promise.resolve({ default: Start }),
  new: () => import('./routes/NewTable.svelte'),
  table: () => import('./routes/Table.svelte'),
  join: () => import('./routes/Join.svelte'),
  watch: () => import('./routes/Join.svelte'),
  replay: () => import('./routes/Replay.svelte'),
  about: () => import('./routes/About.svelte'),
  fair: () => import('./routes/Fair.svelte'),
  status: () => import('./routes/Status.svelte'),
  missing: () => import('./routes/NotFound.svelte'),
};

export async function pageOf(route: Route): Promise<Page> {
  return (await PAGES[route.page]()).default;
}

/** What a page is given: the parts of its address. */
export function propsOf({ page, ...address }: Route): Record<string, unknown> {
  // One page shows both kinds of links.
  return page === 'join' || page === 'watch' ? { ...address, watching: page === 'watch' } : address;
}

/** Two addresses with the same key are the same page in another position; it is not built anew. */
export function keyOf(route: Route): string {
  return 'id' in route ? `${route.page}/${route.id}` : route.page;
}

/** Pages that use the whole width of the window. */
export function isWide(route: Route): boolean {
  return route.page === 'table' || route.page === 'replay';
}
