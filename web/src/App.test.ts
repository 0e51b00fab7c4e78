/** What works on every page. */

import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import App from './App.svelte';
import { go } from './lib/router.svelte';
import { session } from './lib/session.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';
import { aGame, aTable, PIG_WORDS, serve } from './test/server';

async function arrive(secure = true): Promise<void> {
  serve({
    'GET session': { name: 'Ola', secure, version: '0.1.0' },
    'GET games': [aGame()],
    'GET games/pig/words/en': PIG_WORDS,
    'GET games/pig/words/pl': 'option-target = Punkty\noption-target-50 = 50\noption-target-100 = 100\n',
    'GET tables': { mine: [aTable({ your_move: true })], open: [] },
    'GET campaigns': [],
  });
  render(App);
  await screen.findByRole('heading', { name: 'Hello, Ola' });
}

beforeEach(async () => {
  settings.language = 'en';
  serve({});
  await speak('en');
  go({ page: 'start' }, { replace: true });
});

describe('every page', () => {
  it('has landmarks, one first heading, and a way past the header', async () => {
    await arrive();
    for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(role)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'Skip to the content' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('takes the focus to its heading and the name to the tab', async () => {
    await arrive();
    go({ page: 'fair' });
    const heading = await screen.findByRole('heading', { name: 'How chance works here' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('(1) How chance works here · Stolik');
  });

  it('tells the keys by ?, but not while somebody writes', async () => {
    await arrive();
    await userEvent.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keys' }));
    expect(keys.getByText('take your last move back')).toBeTruthy();
    await userEvent.click(keys.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await userEvent.type(screen.getByLabelText('Your name'), '?');
    expect(screen.queryByRole('dialog', { name: 'Keys' })).toBeNull();
  });

  it('hears no single key where they are turned off', async () => {
    settings.singleKeys = false;
    await arrive();
    await userEvent.keyboard('?');
    expect(screen.queryByRole('dialog', { name: 'Keys' })).toBeNull();
    settings.singleKeys = true;
  });

  it('changes its language at once', async () => {
    await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Polski' }));
    expect(await screen.findByRole('heading', { name: 'Cześć, Ola' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('pl');
    await waitFor(() => expect(screen.getByText('Punkty: 100')).toBeTruthy());
  });

  it('changes its light', async () => {
    await arrive();
    await userEvent.click(screen.getByRole('button', { name: /theme/ }));
    expect(['light', 'dark']).toContain(document.documentElement.dataset.theme);
  });
});

it('a server that was away is asked again who the visitor is', async () => {
  session.me = null;
  serve({});
  render(App);
  await screen.findByText(/The list of tables is not up to date/);
  serve({
    'GET session': { name: 'Ola', secure: true, version: '0.1.0' },
    'GET games': [aGame()],
    'GET tables': { mine: [], open: [] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Hello, Ola' })).toBeTruthy();
});

it('an address that leads nowhere says so', async () => {
  await arrive();
  go({ page: 'start' });
  location.hash = '#/nowhere';
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
});
