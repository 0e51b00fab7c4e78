import { beforeEach, expect, it } from 'vitest';

import { showTab } from './tab.svelte';

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? '';

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
});

it('the tab counts the tables that wait, in title and icon', () => {
  showTab('Pig', 0);
  expect(document.title).toBe('Pig · Stolik');
  expect(icon()).toBe('/icon.svg');
  showTab('Pig', 2);
  expect(document.title).toBe('(2) Pig · Stolik');
  expect(decodeURIComponent(icon())).toContain('>2</text>');
  showTab('', 12);
  expect(document.title).toBe('(12) Stolik');
  expect(decodeURIComponent(icon())).toContain('>9+</text>');
});
