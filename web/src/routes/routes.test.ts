/** Pages as a visitor meets them, with a server that answers from a list. */

import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { games } from '../lib/games.svelte';
import { go, router } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import { tables } from '../lib/tables.svelte';
import type { CampaignInfo, OptionInfo } from '../lib/wire';
import { speak } from '../lib/words.svelte';
import { aGame, aSeat, aTable, PIG_WORDS, Refusal, serve, type Asked } from '../test/server';
import Join from './Join.svelte';
import NewTable from './NewTable.svelte';
import Start from './Start.svelte';

const THRONE_OPTIONS: OptionInfo[] = [
  { key: 'mode', values: ['story', 'second', 'sandbox'], seats: {}, only_with: null },
  { key: 'aelin', values: ['1', '2'], seats: {}, only_with: null },
  { key: 'legion', values: ['off', 'on'], seats: {}, only_with: ['mode', 'sandbox'] },
];
const TEAMS_OPTIONS: OptionInfo[] = [
  { key: 'pairs', values: ['off', 'on'], seats: { off: [4], on: [4] }, only_with: null },
  { key: 'length', values: ['short', 'long'], seats: { long: [4] }, only_with: null },
];
const TEAMS_WORDS = `
option-pairs = Partners
option-length = Length
option-length-short = short
option-length-long = long
`;
const THRONE_STAGES = { option: 'mode', stages: ['story', 'second'] };
const THRONE_WORDS = `
option-mode = Mode
option-mode-story = story
option-mode-second = the second
option-mode-sandbox = sandbox
option-aelin = Aelin
option-aelin-1 = seat one
option-aelin-2 = seat two
option-legion = Legion
option-legion-off = none
option-legion-on = five
`;
const ME = { name: 'Ola', secure: true, version: '0.1.0' };
const NOBODY = { ...ME, name: null };
const OPEN = aTable({
  id: 'o1',
  phase: 'lobby',
  open: true,
  host: false,
  seats: [aSeat(1, { name: 'Basia' }), aSeat(2, { sitter: 'free', name: null })],
});

/** Everything a page asks for; `more` answers first. */
async function visit(more: Record<string, unknown> = {}): Promise<Asked[]> {
  const asked = serve({
    'GET session': ME,
    'POST session': (body: unknown) => ({ ...ME, ...(body as object) }),
    'GET games': [
      aGame(),
      aGame({ id: 'market', name_en: 'Market', max_seats: 2, options: [] }),
      aGame({ id: 'throne', name_en: 'Throne', options: THRONE_OPTIONS, campaign: THRONE_STAGES }),
      aGame({ id: 'teams', name_en: 'Teams', options: TEAMS_OPTIONS }),
    ],
    'GET games/pig/words/en': PIG_WORDS,
    'GET games/market/words/en': '',
    'GET games/throne/words/en': THRONE_WORDS,
    'GET games/teams/words/en': TEAMS_WORDS,
    'GET tables': { mine: [], open: [] },
    'GET campaigns': [],
    'POST tables': aTable({ id: 'new' }),
    ...more,
  });
  await Promise.all([session.load(), games.load(), tables.refresh()]);
  return asked;
}

const bodyOf = (asked: Asked[], what: string) => asked.find((one) => one.what === what)?.body;

beforeEach(async () => {
  serve({});
  await speak('en');
  go({ page: 'start' }, { replace: true });
});

describe('the start page', () => {
  it('leads a newcomer to a running table: name, game, one button', async () => {
    const asked = await visit({ 'GET session': NOBODY });
    render(Start);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A small table for good games');
    await userEvent.type(screen.getByLabelText('Your name'), 'Ola');
    await userEvent.selectOptions(screen.getByLabelText('Game'), 'Pig');
    await userEvent.click(screen.getByRole('button', { name: 'Play with a bot' }));
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'table', id: 'new' }));
    expect(bodyOf(asked, 'POST session')).toEqual({ name: 'Ola' });
    expect(bodyOf(asked, 'POST tables')).toMatchObject({
      game: 'pig',
      seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }],
    });
  });

  it('says what is wrong with a name, beside the name', async () => {
    await visit({ 'GET session': NOBODY, 'POST session': new Refusal('bad-name') });
    render(Start);
    await userEvent.type(screen.getByLabelText('Your name'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Invite a friend' }));
    expect((await screen.findByRole('alert')).textContent).toContain('1 to 24');
  });

  it('shows first where it is my move', async () => {
    await visit({
      'GET tables': {
        mine: [aTable({ id: 'a', your_move: true }), aTable({ id: 'b' }), aTable({ id: 'c', phase: 'over' })],
        open: [],
      },
    });
    render(Start);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings[0]).toBe('Your move');
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('#/t/a');
    expect(screen.getByRole('link', { name: 'Go to the table' }).getAttribute('href')).toBe('#/t/b');
    expect(screen.getByRole('link', { name: 'Watch again' }).getAttribute('href')).toBe('#/t/c/replay/all/0');
  });

  it('keeps sitting down and watching apart', async () => {
    const asked = await visit({ 'GET tables': { mine: [], open: [OPEN] }, 'POST tables/o1/watch': OPEN });
    render(Start);
    const table = screen.getByRole('article', { name: 'Pig' });
    expect(table.textContent).toContain('one free seat');
    await vi.waitFor(() => expect(table.textContent).toContain('Points to win: a hundred'));
    expect(within(table).getByRole('button', { name: 'Sit down' })).toBeTruthy();
    await userEvent.click(within(table).getByRole('button', { name: 'Watch' }));
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'table', id: 'o1' }));
    expect(asked.some(({ what }) => what === 'POST tables/o1/join')).toBe(false);
  });

  it('asks for the name first, where one is needed to sit down', async () => {
    const asked = await visit({
      'GET session': NOBODY,
      'GET tables': { mine: [], open: [OPEN] },
      'POST tables/o1/join': OPEN,
    });
    render(Start);
    await userEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Your name'), 'Ola');
    await userEvent.click(dialog.getByRole('button', { name: 'Sit down' }));
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'table', id: 'o1' }));
    expect(asked.map(({ what }) => what).filter((what) => what.startsWith('POST'))).toEqual([
      'POST session',
      'POST tables/o1/join',
    ]);
  });

  it('helps where there is nothing yet', async () => {
    await visit();
    render(Start);
    expect(screen.getByText(/You sit at no table yet/)).toBeTruthy();
    expect(screen.getByText(/Nobody has an open table/)).toBeTruthy();
  });

  it('opens a recording from a file', async () => {
    const asked = await visit({ 'POST replays': { id: 'r1' } });
    const { container } = render(Start);
    const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File(['stolik replay 1'], 'game.replay', { type: 'text/plain' }));
    await vi.waitFor(() => expect(router.route).toMatchObject({ page: 'replay', id: 'r1' }));
    expect(bodyOf(asked, 'POST replays')).toEqual({ text: 'stolik replay 1' });
  });
});

describe('a new table', () => {
  it('opens with what was chosen', async () => {
    const asked = await visit();
    render(NewTable, { game: 'pig' });
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await userEvent.selectOptions(screen.getByLabelText('Who sits on seat 2'), 'A friend by a link');
    await userEvent.selectOptions(screen.getByLabelText('Which bot sits on seat 3'), 'random bot');
    await userEvent.click(await screen.findByRole('radio', { name: 'a hundred' }));
    await userEvent.click(screen.getByRole('radio', { name: 'at once' }));
    await userEvent.click(screen.getByLabelText('List the table for everybody'));
    expect(screen.getByText(/waits until your friend/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'table', id: 'new' }));
    expect(bodyOf(asked, 'POST tables')).toEqual({
      game: 'pig',
      options: { target: '100' },
      seats: [{ who: 'me' }, { who: 'friend' }, { who: 'bot', bot: 'random' }],
      pace: 'instant',
      chat: true,
      open: true,
      campaign: false,
    });
  });

  it('has a preset for two at one device, with names', async () => {
    const asked = await visit();
    render(NewTable, { game: 'pig' });
    await userEvent.click(screen.getByRole('button', { name: 'Together at this device' }));
    await userEvent.type(screen.getByLabelText('Name of the person on seat 2'), 'Basia');
    await userEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await vi.waitFor(() => expect(router.route.page).toBe('table'));
    expect(bodyOf(asked, 'POST tables')).toMatchObject({
      seats: [{ who: 'me' }, { who: 'me', name: 'Basia' }],
    });
  });

  it('offers an option only with the choice it needs', async () => {
    const asked = await visit();
    render(NewTable, { game: 'throne' });
    expect(await screen.findByRole('radio', { name: 'story' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Legion' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'sandbox' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Legion' }));
    await userEvent.click(screen.getByRole('radio', { name: 'story' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await vi.waitFor(() => expect(router.route.page).toBe('table'));
    expect(bodyOf(asked, 'POST tables')).toMatchObject({
      options: { mode: 'story', aelin: '1' },
      campaign: false,
    });
  });

  it('offers partners only with as many seats as they need', async () => {
    const asked = await visit();
    render(NewTable, { game: 'teams' });
    const seats = (count: number) => userEvent.click(screen.getByRole('radio', { name: String(count) }));
    const open = () => userEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    const sent = () => asked.filter(({ what }) => what === 'POST tables').map(({ body }) => body);
    await seats(4);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Partners' }));
    await userEvent.click(screen.getByRole('radio', { name: 'long' }));
    await userEvent.selectOptions(screen.getByLabelText('Who sits on seat 2'), 'A friend by a link');
    expect(screen.getByText(/you say when the game starts/)).toBeTruthy();
    await open();
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    await seats(3);
    expect(screen.queryByRole('checkbox', { name: 'Partners' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Length' })).toBeNull();
    await open();
    await vi.waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      { options: { pairs: 'on', length: 'long' } },
      { options: { length: 'short' } },
    ]);
    expect(sent()[1]).not.toHaveProperty('options.pairs');
  });

  it('tells when the server refuses, and keeps what was chosen', async () => {
    await visit({ 'POST tables': new Refusal('too-many', 429, { retry_after_s: 40 }) });
    render(NewTable, { game: 'pig' });
    await userEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    expect((await screen.findByRole('alert')).textContent).toContain('40 seconds');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Pig/ }).checked).toBe(true);
  });
});

describe('a campaign', () => {
  const stages = [
    { stage: 'story', wins: 1, losses: 2 },
    { stage: 'second', wins: 0, losses: 0 },
  ];
  const members = [
    { name: 'Ola', bot: null, mine: true },
    { name: 'Jan', bot: null, mine: false },
  ];
  const PAIR: CampaignInfo = {
    id: 'c1',
    game: 'throne',
    option: 'mode',
    stages,
    complete: false,
    members,
    table: null,
    last_table: null,
    reset: 'no',
    moved_at: 0,
  };

  it('is gone on with from the start page, with what can be chosen for the next game', async () => {
    const asked = await visit({
      'GET campaigns': [PAIR],
      'POST campaigns/c1/tables': aTable({ id: 'next' }),
    });
    render(Start);
    const card = within(await screen.findByRole('article', { name: 'Throne' }));
    expect(card.getByText('with Jan')).toBeTruthy();
    expect(await card.findByText('the second')).toBeTruthy();
    expect(card.getByText('Games won: 1, lost: 2.')).toBeTruthy();
    await userEvent.click(card.getByRole('button', { name: 'Go on' }));
    await userEvent.click(screen.getByRole('radio', { name: 'seat two' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'table', id: 'next' }));
    expect(bodyOf(asked, 'POST campaigns/c1/tables')).toEqual({
      options: { aelin: '2' },
      pace: 'natural',
      chat: true,
    });
  });

  it('begins again when the other agrees', async () => {
    const asked = await visit({
      'GET campaigns': [PAIR],
      'POST campaigns/c1/reset': { ...PAIR, reset: 'asked' },
    });
    render(Start);
    await userEvent.click(await screen.findByRole('button', { name: 'Begin again' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Begin again' }));
    expect(await screen.findByText(/the other has to agree/)).toBeTruthy();
    expect(bodyOf(asked, 'POST campaigns/c1/reset')).toEqual({ wanted: true });
  });

  it('is what a new table offers first, and later stages only when they were reached', async () => {
    const asked = await visit({ 'GET campaigns': [{ ...PAIR, stages: stages.slice(0, 1) }] });
    render(NewTable, { game: 'throne' });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Campaign' })).checked).toBe(true);
    await vi.waitFor(() => expect(screen.queryByRole('radio', { name: 'the second' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await vi.waitFor(() => expect(router.route.page).toBe('table'));
    expect(bodyOf(asked, 'POST tables')).toMatchObject({ campaign: true, options: { aelin: '1' } });
  });
});

describe('a link', () => {
  const link = { id: 'k3', secret: 's3cret' };

  it('to a private table leads to a seat by a name and one button', async () => {
    const asked = await visit({ 'GET session': NOBODY, 'POST tables/k3/join': aTable() });
    go({ page: 'join', ...link });
    render(Join, { ...link, watching: false });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A seat is kept for you');
    await userEvent.type(screen.getByLabelText('Your name'), 'Marek');
    await userEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'table', id: 'k3' }));
    expect(bodyOf(asked, 'POST tables/k3/join')).toEqual({ secret: 's3cret' });
    expect(location.href).not.toContain('s3cret');
  });

  it('takes one click from whoever has a name', async () => {
    const asked = await visit({ 'POST tables/k3/watch': aTable() });
    render(Join, { ...link, watching: true });
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ola');
    await userEvent.click(screen.getByRole('button', { name: 'Watch' }));
    await vi.waitFor(() => expect(router.route.page).toBe('table'));
    expect(asked.some(({ what }) => what === 'POST session')).toBe(false);
  });

  it('shows a listed table with its people', async () => {
    await visit({ 'GET tables': { mine: [], open: [OPEN] } });
    render(Join, { id: 'o1', secret: 'x', watching: false });
    expect(await screen.findByRole('heading', { name: 'A seat is kept for you: Pig' })).toBeTruthy();
    expect(screen.getByText('Basia')).toBeTruthy();
  });

  it('shows who plays with whom', async () => {
    const seats = [1, 2, 3, 4].map((seat) => aSeat(seat, { side: 2 - (seat % 2), mine: false }));
    await visit({ 'GET tables': { mine: [], open: [{ ...OPEN, seats, partners: true }] } });
    render(Join, { id: 'o1', secret: 'x', watching: false });
    const told = screen
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replaceAll(/\s+/g, ' ').trim());
    expect(told).toEqual(['1P1 Team A', '2P2 Team B', '3P3 Team A', '4P4 Team B']);
  });

  it('that is no good says so and stays', async () => {
    await visit({ 'POST tables/k3/join': new Refusal('bad-secret', 403) });
    render(Join, { ...link, watching: false });
    await userEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Ask for a new one');
  });

  it('leads whoever sits there already to the table', async () => {
    await visit({ 'GET tables': { mine: [aTable()], open: [] } });
    render(Join, { ...link, watching: false });
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'table', id: 'k3' }));
  });
});
