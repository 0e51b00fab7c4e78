/** Partners: before the game, at the table and at the end. */
import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import Table from '../../routes/Table.svelte';
import { Refusal, serve, type Asked } from '../../test/server';
import { games } from '../games.svelte';
import { session } from '../session.svelte';
import type { SeatInfo, TableInfo } from '../wire';
import { speak } from '../words.svelte';
import { FakeWorld, now, position, seatInfo, tableInfo } from './fakes';

const WORDS = 'option-pairs-on = two pairs\nverdict-closed = Closed.\nchart-worth = Lots and coins\n';
const FREE: Partial<SeatInfo> = { sitter: 'free', name: null, online: false };
const BOT: Partial<SeatInfo> = { sitter: 'bot', name: null, bot: 'greedy', online: false };

const SEATS = [
  seatInfo(1, { side: 1, mine: true, name: 'Ola' }),
  seatInfo(2, { side: 2, name: 'Jan' }),
  seatInfo(3, { side: 1, ...BOT }),
  seatInfo(4, { side: 2, ...FREE }),
];
const FULL = SEATS.with(3, seatInfo(4, { side: 2, ...BOT }));
const LOBBY = tableInfo({
  phase: 'lobby',
  seats: SEATS,
  partners: true,
  options: { pairs: 'on' },
  invitation: { join: 'j', watch: 'w' },
});

let world: FakeWorld;
let asked: Asked[];

/** Opens the page of a table; `answers` are those of the server. */
async function sit(table: TableInfo, answers: Record<string, unknown> = {}): Promise<void> {
  world = new FakeWorld();
  asked = serve({
    'GET session': { name: 'Ola', secure: true, version: '0.1.0' },
    'GET games': [],
    'GET tables': { mine: [], open: [] },
    'GET games/night-market/words/en': WORDS,
    ...answers,
  });
  await Promise.all([session.load(), games.load()]);
  render(Table, { id: 'abc', world });
  world.line.onopen?.();
  world.line.says({ type: 'table', table });
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const posted = () => asked.filter(({ what }) => what.startsWith('POST'));
const namesIn = (list: HTMLElement) =>
  [...list.querySelectorAll('.name')].map((name) => name.textContent?.trim());

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});

afterEach(cleanup);

describe('a lobby with partners', () => {
  it('tells who plays with whom, and who starts the game', async () => {
    await sit(LOBBY);
    expect(namesIn(await screen.findByRole('list', { name: 'Team A' }))).toEqual([
      'Ola\u00a0(you)',
      'Greedy bot',
    ]);
    expect(namesIn(screen.getByRole('list', { name: 'Team B' }))).toEqual(['Jan', 'Free seat']);
    expect(screen.getByText('The table waits for one more person. Then you start the game.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
  });

  it('lets two seats swap places, one press each', async () => {
    await sit(LOBBY, { 'POST tables/abc/seats/2/swap': LOBBY });
    await userEvent.click(button('Swap (Seat 3)'));
    expect(screen.getByText('Which seat should swap places with seat 3?')).toBeTruthy();
    expect(document.activeElement).toBe(button('Cancel (Seat 3)'));
    expect(screen.queryByRole('button', { name: /Seat a|Sit here|Free the seat/ })).toBeNull();
    await userEvent.click(button('Swap with this seat (Seat 2)'));
    expect(await screen.findByText('Seats 2 and 3 have swapped places.')).toBeTruthy();
    expect(posted()).toEqual([{ what: 'POST tables/abc/seats/2/swap', body: { with: 3 } }]);
    expect(document.activeElement).toBe(button('Swap (Seat 2)'));
  });

  it('swaps nothing if the same seat is pressed again', async () => {
    await sit(LOBBY);
    await userEvent.click(button('Swap (Seat 1)'));
    await userEvent.click(button('Cancel (Seat 1)'));
    expect(button('Swap (Seat 2)')).toBeTruthy();
    expect(posted()).toEqual([]);
  });

  it('moves whoever sits to a free seat, by the link they have', async () => {
    const moved = SEATS.map((seat) =>
      seat.seat === 4 ? { ...SEATS[0]!, seat: 4, side: 2 } : seat.seat === 1 ? seatInfo(1, FREE) : seat,
    );
    await sit({ ...LOBBY, host: false }, { 'POST tables/abc/join': { ...LOBBY, host: false, seats: moved } });
    expect(screen.queryByRole('button', { name: /^Swap/ })).toBeNull();
    await userEvent.click(button('Sit here on seat 4'));
    expect(posted()).toEqual([{ what: 'POST tables/abc/join', body: { seat: 4, secret: 'j' } }]);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Ola'));
  });

  it('starts when the host says so', async () => {
    await sit({ ...LOBBY, seats: FULL }, { 'POST tables/abc/start': tableInfo({ seats: FULL }) });
    expect(screen.getByText(/Start the game once everybody sits where they want/)).toBeTruthy();
    await userEvent.click(button('Start the game'));
    expect(posted()).toEqual([{ what: 'POST tables/abc/start', body: {} }]);
    expect(await screen.findByRole('list', { name: 'Seats' })).toBeTruthy();
  });

  it('tells the others whom they wait for', async () => {
    await sit({ ...LOBBY, seats: FULL, host: false });
    expect(screen.getByText('Everybody is here. Whoever opened the table starts the game.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
  });

  it('is as it was where everybody plays alone', async () => {
    const seats = SEATS.map((seat) => ({ ...seat, side: seat.seat }));
    await sit({ ...LOBBY, seats, partners: false });
    expect(screen.getByText('The table waits for one more person. The game starts by itself.')).toBeTruthy();
    expect(screen.queryByText(/Team/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Swap|Sit here/ })).toBeNull();
    expect(button(/Seat a greedy bot/)).toBeTruthy();
  });
});

describe('at the table', () => {
  const playing = tableInfo({ seats: FULL, partners: true });

  it('says who plays with you', async () => {
    await sit(playing);
    world.line.says(now([], { whole: true, position: position() }));
    const rows = within(await screen.findByRole('list', { name: 'Seats' })).getAllByRole('listitem');
    const told = rows.map((row) => row.querySelector('.side')?.textContent?.trim());
    expect(told).toEqual(['Team A', 'Team B', 'Team A\u00a0· plays with you', 'Team B']);
  });

  const standing = (result: 'won' | 'lost') => ({ result, points: result === 'won' ? 9 : 4 });
  const verdict = {
    reason: 'closed',
    standings: [standing('won'), standing('lost'), standing('won'), standing('lost')],
  };
  const ended = now([], { whole: true, position: position({ asked: [], verdict }) });
  const chart = {
    steps: 10,
    lines: [
      {
        what: 'worth',
        points: [
          { step: 0, of_seats: [2, 2, 2, 2] },
          { step: 6, of_seats: [9, 2, 2, 1] },
        ],
      },
      { what: 'nameless', points: [{ step: 0, of_seats: [1, 2, 3, 4] }] },
    ],
  };

  it('shows at the end who won together, and the numbers of the game', async () => {
    await sit({ ...playing, phase: 'over' }, { 'GET tables/abc/chart': chart });
    world.line.says(ended);
    expect(await screen.findByText('Won together: Ola and Greedy bot 3')).toBeTruthy();
    const figure = await screen.findByRole('figure');
    expect(within(figure).getByText('Lots and coins')).toBeTruthy();
    expect(figure.querySelectorAll('svg:not(.sample) polyline')).toHaveLength(4);
    const told = within(figure)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.trim());
    expect(told[0]).toBe('Ola: from 2 at the start to 9 at the end, between 2 and 9');
    expect(screen.getAllByRole('figure')).toHaveLength(1);
  });

  it.each([
    ['refused', new Refusal('not-over', 409)],
    ['empty', { steps: 3, lines: [] }],
  ])('shows the end without numbers where they are %s', async (_, answer) => {
    await sit({ ...playing, phase: 'over' }, { 'GET tables/abc/chart': answer });
    world.line.says(ended);
    await vi.waitFor(() => expect(asked.some(({ what }) => what === 'GET tables/abc/chart')).toBe(true));
    expect(await screen.findByRole('table', { name: 'Standings' })).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('does not ask for numbers while the game is played', async () => {
    await sit(playing);
    world.line.says(now([], { whole: true, position: position() }));
    await screen.findByRole('list', { name: 'Seats' });
    expect(asked.some(({ what }) => what.includes('chart'))).toBe(false);
  });
});
