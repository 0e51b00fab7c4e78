import { describe, expect, it, vi } from 'vitest';

import { go, href, link, parse, router, type Route } from './router.svelte';

describe('an address', () => {
  it.each<[string, Route]>([
    ['#/', { page: 'start' }],
    ['#/new', { page: 'new' }],
    ['#/new/night-market', { page: 'new', game: 'night-market' }],
    ['#/t/k3', { page: 'table', id: 'k3' }],
    ['#/t/k3/join/s3cret', { page: 'join', id: 'k3', secret: 's3cret' }],
    ['#/t/k3/watch/s3cret', { page: 'watch', id: 'k3', secret: 's3cret' }],
    ['#/t/k3/replay/2/17', { page: 'replay', id: 'k3', eyes: 2, step: 17 }],
    ['#/t/k3/replay/all/0', { page: 'replay', id: 'k3', eyes: 'all', step: 0 }],
    ['#/t/k3/replay/none/4', { page: 'replay', id: 'k3', eyes: null, step: 4 }],
    ['#/about', { page: 'about' }],
    ['#/fair', { page: 'fair' }],
    ['#/status', { page: 'status' }],
  ])('%s is read and written', (hash, route) => {
    expect(parse(hash)).toEqual(route);
    expect(href(route)).toBe(hash);
  });

  it('may be empty or short', () => {
    expect(parse('')).toEqual({ page: 'start' });
    expect(parse('#')).toEqual({ page: 'start' });
    expect(parse('#/t/k3/')).toEqual({ page: 'table', id: 'k3' });
    expect(parse('#/t/k3/replay')).toEqual({ page: 'replay', id: 'k3', eyes: 'all', step: 0 });
  });

  it.each([
    '#/nowhere',
    '#/t',
    '#/t/k3/join',
    '#/t/k3/join/a/b',
    '#/t/k3/eat/a',
    '#/t/k3/replay/0/1',
    '#/t/k3/replay/red/1',
    '#/t/k3/replay/1/-2',
    '#/about/more',
    '#/new/a/b',
    '#/t/%E0%A4%A/join',
  ])('%s leads nowhere', (hash) => {
    expect(parse(hash)).toEqual({ page: 'missing' });
  });

  it('keeps what people write in it', () => {
    const route: Route = { page: 'new', game: 'a/b ż' };
    expect(parse(href(route))).toEqual(route);
  });

  it('can be sent to somebody', () => {
    expect(link({ page: 'table', id: 'k3' })).toBe(`${location.origin}${location.pathname}#/t/k3`);
  });
});

describe('going', () => {
  it('forgets the secret of a link when it is used', async () => {
    go({ page: 'join', id: 'k3', secret: 's3cret' });
    await vi.waitFor(() => expect(router.route.page).toBe('join'));
    const before = router.moves;
    const length = history.length;
    go({ page: 'table', id: 'k3' }, { replace: true });
    expect(router.route).toEqual({ page: 'table', id: 'k3' });
    expect(router.moves).toBe(before + 1);
    expect(location.href).not.toContain('s3cret');
    expect(history.length).toBe(length);
  });
});
