/** The table's pages as a player meets them, with a line that the test holds at its other end. */
import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import Replay from '../../routes/Replay.svelte';
import Table from '../../routes/Table.svelte';
import { serve } from '../../test/server';
import { games } from '../games.svelte';
import { session } from '../session.svelte';
import { speak } from '../words.svelte';
import type { Position, TableInfo } from '../wire';
import { FakeWorld, news, now, offered, position, problem, seatInfo, tableInfo } from './fakes';

const WORDS = `
prompt-bid = Choose a bid card.
label-bid = Bid { $bid }
label-go = Go to { $place }
label-pass = Pass
label-peek = Look at the next lot
group-bid = Bids
group-look = Looking
round = Round { $round }
seat = { $who } has { $coins } coins
stolen = { $who } steals from { $from }
put-down = { $who } puts down a bid
secret = You hold the { $card }
refused-no-bid = You do not have this bid card any more.
verdict-market-closed = The market has closed.
`;
const RULES = '# Rules\n\n- **NM-011** All choose. See NM-013.\n- **NM-013** The highest bid wins.\n';

const bid = (value: number) =>
  offered(`bid ${value}`, {
    label: { id: 'label-bid', args: [['bid', { number: value }]] },
    path: [0],
  });
const ASKED = position({
  prompt: { id: 'prompt-bid' },
  options: [bid(1), bid(2), offered('pass'), offered('peek', { any_time: true, path: [1] })],
  headings: [{ id: 'group-bid' }, { id: 'group-look' }],
  scene: [
    { drawn: '. x' },
    {
      said: {
        id: 'seat',
        args: [
          ['who', { seat: 2 }],
          ['coins', { number: 3 }],
        ],
      },
    },
  ],
});

let world: FakeWorld;

beforeEach(async () => {
  localStorage.clear();
  world = new FakeWorld();
  serve({
    'GET session': { name: 'Ola', secure: true, version: '0.1.0' },
    'GET games': [],
    'GET tables': { mine: [], open: [] },
    'GET games/night-market/words/en': WORDS,
    'GET games/night-market/rules/en': RULES,
  });
  await speak('en');
  await Promise.all([session.load(), games.load()]);
});

afterEach(cleanup);

/** Opens the page and lets the server say how the table stands. */
async function sit(
  at: Position = ASKED,
  table: TableInfo = tableInfo(),
  told = [news(1, 'round', [['round', { number: 1 }]])],
) {
  render(Table, { id: 'abc', world });
  world.line.onopen?.();
  world.line.says({ type: 'table', table });
  if (table.phase !== 'lobby') world.line.says(now(told, { whole: true, position: at }));
  await settle();
}

/** Words arrive over HTTP; a turn of the event loop or two. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

const option = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('playing', () => {
  it('says whose move it is and what can be done', async () => {
    await sit();
    expect(screen.getByText('Your move')).toBeTruthy();
    expect(screen.getByText('Choose a bid card.')).toBeTruthy();
    expect(within(screen.getByRole('group', { name: 'Bids' })).getAllByRole('button')).toHaveLength(2);
    expect(within(screen.getByRole('group', { name: /Looking/ })).getAllByRole('button')).toHaveLength(1);
    expect(screen.getByText('connected')).toBeTruthy();
  });

  it('asks a long list in steps, with a way back', async () => {
    const going = (place: number) =>
      offered(`go ${place}`, {
        label: { id: 'label-go', args: [['place', { number: place }]] },
        path: [place % 2],
      });
    const options = Array.from({ length: 50 }, (_, place) => going(place));
    const long = position({
      prompt: { id: 'prompt-bid' },
      options,
      headings: [{ id: 'group-bid' }, { id: 'group-look' }],
    });
    await sit(long);
    expect(screen.queryByRole('button', { name: 'Go to 3' })).toBeNull();
    await userEvent.click(option(/^Looking/));
    expect(option('Go to 3')).toBeTruthy();
    expect(document.activeElement).toBe(option(/Go to 1$/));
    expect(screen.queryByRole('button', { name: 'Go to 2' })).toBeNull();
    world.line.says(now([], { position: { ...long } }));
    await settle();
    expect(option('Go to 3'), 'the same question told anew changes nothing').toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Go to 3' })).toBeNull();
    await userEvent.keyboard('1');
    await userEvent.click(option('All options'));
    await userEvent.keyboard('12');
    expect(world.line.saidOf('answer')).toMatchObject([{ action: 'go 2' }]);
  });

  it('shows the board as text that can be read', async () => {
    await sit();
    const board = screen.getByRole('region', { name: 'The table' });
    expect(within(board).getByText('Jan has 3 coins')).toBeTruthy();
    expect(within(board).getByText('. x')).toBeTruthy();
  });

  it('says whom the table waits for', async () => {
    await sit(position({ asked: [2] }));
    expect(screen.getByText('Waiting for Jan')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Seats' })).getByText('to move')).toBeTruthy();
  });

  it('sends the option that was chosen, once', async () => {
    await sit();
    await userEvent.click(option('Bid 2'));
    expect(world.line.saidOf('answer')).toMatchObject([{ seat: 1, ask: 1, action: 'bid 2' }]);
    expect(option('Bid 1').disabled).toBe(true);
    await userEvent.keyboard('1');
    expect(world.line.saidOf('answer')).toHaveLength(1);
  });

  it('passes by Space', async () => {
    await sit();
    await userEvent.keyboard(' ');
    expect(world.line.saidOf('answer').map((each) => each.action)).toEqual(['pass']);
  });

  it('answers by digit and leaves the focus at the question', async () => {
    await sit();
    await userEvent.keyboard('2');
    expect(world.line.saidOf('answer').map((each) => each.action)).toEqual(['bid 2']);
    expect(document.activeElement?.textContent).toContain('Choose a bid card.');
  });

  it('tells a refusal in the game’s words, with the way to the rule', async () => {
    await sit();
    await userEvent.click(option('Bid 1'));
    const [said] = world.line.saidOf('answer');
    const refusal = problem('refused', { refusal: { id: 'refused-no-bid' }, rule: 'NM-013' });
    world.line.says({ type: 'refused', id: said?.id ?? '', problem: refusal });
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('You do not have this bid card any more.');
    await userEvent.click(option('Rule NM-013'));
    await settle();
    expect(document.activeElement?.id).toBe('rule-NM-013');
  });

  it('refuses a click without a line in words, and sends nothing later', async () => {
    await sit();
    world.line.breaks();
    await settle();
    expect(screen.getByText('no connection')).toBeTruthy();
    expect(option('Bid 1').disabled).toBe(true);
    await userEvent.keyboard('1');
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('nothing was sent');
    await userEvent.click(option('Try now'));
    world.line.onopen?.();
    world.line.says({ type: 'table', table: tableInfo() }, now([], { position: ASKED }));
    await settle();
    expect(world.line.saidOf('answer')).toEqual([]);
    expect(screen.getByRole('alert').textContent?.trim()).toBe('');
  });

  it('lets many options be searched', async () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      offered(`go ${index}`, { label: { id: 'label-go', args: [['place', { text: `Łąka ${index}` }]] } }),
    );
    await sit(position({ prompt: { id: 'prompt-bid' }, options: many }));
    await userEvent.type(screen.getByLabelText('Find among 120 options'), 'laka 117');
    expect(screen.getAllByRole('button', { name: /Go to/ })).toHaveLength(1);
    await userEvent.click(option(/Go to Łąka 117/));
    expect(world.line.saidOf('answer')[0]?.action).toBe('go 117');
  });

  it('answers in advance when asked to, and shows it', async () => {
    await sit();
    await userEvent.click(option('Always answer so …'));
    await userEvent.click(option(/Pass/));
    expect(world.line.saidOf('answer')).toEqual([]);
    expect(world.line.saidOf('advance')).toMatchObject([{ prompt: 'prompt-bid', action: 'pass' }]);
    world.line.says(now([], { position: { ...ASKED, advance: [{ prompt: 'prompt-bid', action: 'pass' }] } }));
    await settle();
    expect(screen.getByText(/Choose a bid card\. → Pass/)).toBeTruthy();
    await userEvent.click(option('Ask me again'));
    expect(world.line.saidOf('advance')[1]).toMatchObject({ prompt: 'prompt-bid', action: null });
  });

  it('knows every answer to taking back', async () => {
    await sit({ ...ASKED, undo: { can: 'no', barrier: 'chance' } });
    expect(option('Take back').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/Chance has spoken/)).toBeTruthy();
    const stands = async (undo: Position['undo']) => {
      world.line.says(now([], { position: { ...ASKED, undo } }));
      await settle();
    };
    await stands({ can: 'yes', all: false });
    await userEvent.keyboard('u');
    expect(world.line.saidOf('undo')).toHaveLength(1);
    await stands({ can: 'yes', all: true });
    await userEvent.click(option('Take it all back'));
    await stands({ can: 'ask' });
    await userEvent.click(option('Ask to take back'));
    expect(world.line.saidOf('undo').map(({ all }) => all)).toEqual([undefined, true, undefined]);
    await stands({ can: 'asked' });
    expect(screen.getByText(/The others are asked/)).toBeTruthy();
    await stands({ can: 'agree', by: 2 });
    expect(screen.getByText('Jan asks to take back the last move.')).toBeTruthy();
    await userEvent.click(option('No'));
    expect(world.line.saidOf('agree')).toMatchObject([{ seat: 1, yes: false }]);
  });

  it('marks what is done to the visitor, and says only news aloud', async () => {
    await sit(ASKED, tableInfo(), [news(1, 'put-down', [['who', { seat: 2 }]])]);
    const aloud = screen.getByRole('log', { name: 'News' });
    expect(aloud.textContent?.trim()).toBe('');
    world.line.says(
      now(
        [
          news(2, 'stolen', [
            ['who', { seat: 2 }],
            ['from', { seat: 1 }],
          ]),
        ],
        { position: ASKED },
      ),
    );
    await settle();
    const log = screen.getByRole('region', { name: 'Log' });
    expect(within(log).getByText('Against you:')).toBeTruthy();
    expect(within(log).getByText('Jan steals from Ola')).toBeTruthy();
    expect(aloud.textContent?.trim()).toBe('Jan steals from Ola');
  });

  it('says what the site itself tells', async () => {
    const undone = {
      number: 1,
      source: 'site' as const,
      phrase: { id: 'news-undone', args: [['who', { seat: 2 }]] as [string, { seat: number }][] },
    };
    await sit(ASKED, tableInfo(), [undone]);
    expect(screen.getByText('Jan takes the last move back.')).toBeTruthy();
    const all = { ...undone, number: 2, phrase: { ...undone.phrase, id: 'news-undone-all' } };
    world.line.says(now([all], { position: ASKED }));
    await settle();
    expect(
      within(screen.getByRole('region', { name: 'Log' })).getByText('Jan takes the last moves back.'),
    ).toBeTruthy();
  });

  it('draws the line since the last visit', async () => {
    localStorage.setItem('stolik.seen.abc.1', '[1,1]');
    await sit(ASKED, tableInfo(), [
      news(1, 'round', [['round', { number: 1 }]]),
      news(2, 'put-down', [['who', { seat: 2 }]]),
    ]);
    expect(screen.getByText('since your last visit')).toBeTruthy();
  });

  it('lets people vote for a bot in place of somebody who is away', async () => {
    const seats = [
      seatInfo(1, { mine: true, name: 'Ola' }),
      seatInfo(2, { name: 'Jan', online: false, votes: [3] }),
      seatInfo(3, { name: 'Ewa' }),
    ];
    await sit(ASKED, tableInfo({ seats }));
    expect(screen.getByText('For a bot: Ewa')).toBeTruthy();
    await userEvent.click(option(/Let a bot take over/));
    expect(world.line.saidOf('vote')).toMatchObject([{ seat: 1, away: 2, yes: true }]);
  });

  it('talks, and keeps what could not be sent', async () => {
    await sit();
    await userEvent.click(option('Chat'));
    await userEvent.type(screen.getByLabelText('Message'), 'Hello{Enter}');
    const [said] = world.line.saidOf('chat');
    expect(said?.text).toBe('Hello');
    world.line.says({ type: 'refused', id: said?.id ?? '', problem: problem('too-many') });
    await settle();
    expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('Hello');
  });

  it('shows the end: why, and who stands where', async () => {
    const verdict = {
      reason: 'market-closed',
      standings: [
        { result: 'lost' as const, points: 2 },
        { result: 'won' as const, points: 7 },
      ],
    };
    await sit(position({ asked: [], verdict }), tableInfo({ phase: 'over' }));
    expect(screen.getByRole('heading', { name: 'You have lost' })).toBeTruthy();
    expect(screen.getByText('The market has closed.')).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: 'Standings' }))
      .getAllByRole('row')
      .slice(1);
    const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
    expect(cells).toEqual([
      ['2Jan', 'won', '7 points'],
      ['1Ola', 'lost', '2 points'],
    ]);
    expect(option('Play again')).toBeTruthy();
  });

  it('shows an end that all share without comparing anybody', async () => {
    const standing = { result: 'lost' as const, points: 2 };
    const verdict = { reason: 'market-closed', standings: [standing, standing] };
    await sit(position({ seat: null, asked: [], verdict }), tableInfo({ phase: 'over', seats: [] }));
    expect(screen.getByRole('heading', { name: 'Lost together' })).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Standings' })).toBeNull();
  });
});

describe('other states of a table', () => {
  it('gathers people', async () => {
    const seats = [seatInfo(1, { mine: true, name: 'Ola' }), seatInfo(2, { sitter: 'free', name: null })];
    await sit(
      ASKED,
      tableInfo({ phase: 'lobby', seats, invitation: { join: 'joinsecret', watch: 'watchsecret' } }),
    );
    expect(screen.getByText(/waits for one more person/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Link to take a seat').value).toMatch(
      /#\/t\/abc\/join\/joinsecret$/,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Link to watch').value).toMatch(
      /#\/t\/abc\/watch\/watchsecret$/,
    );
  });

  it('tells why it is frozen', async () => {
    await sit(ASKED, tableInfo({ phase: 'frozen', frozen: 'rules 1 are gone' }));
    expect(screen.getByText(/cannot go on/)).toBeTruthy();
    expect(screen.getByText('rules 1 are gone')).toBeTruthy();
  });

  it('tells when it is gone', async () => {
    render(Table, { id: 'abc', world });
    world.answer = problem('no-table');
    world.line.breaks();
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('There is no such table');
  });

  it('asks once to look through eyes it is refused', async () => {
    await sit();
    world.line.says({ type: 'refused', id: null, problem: problem('not-your-seat') });
    world.line.says(now([], { whole: true, position: position({ seat: null, asked: [2] }) }));
    await settle();
    expect(world.line.saidOf('look').map((look) => look.seat)).toEqual([1, null]);
    expect(screen.getByText('Waiting for Jan')).toBeTruthy();
  });

  it('watches without a seat', async () => {
    const seats = [seatInfo(1, { name: 'Ola' }), seatInfo(2, { name: 'Jan' })];
    await sit(position({ seat: null, asked: [2] }), tableInfo({ seats }));
    expect(screen.getByText(/You watch/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });
});

describe('one device for two', () => {
  const seats = [seatInfo(1, { mine: true, name: 'Ola' }), seatInfo(2, { mine: true, name: 'Ewa' })];
  const table = tableInfo({ seats });
  const secret = (card: string) => ({
    scene: [{ said: { id: 'secret', args: [['card', { text: card }]] as [string, { text: string }][] } }],
  });

  it('covers everything between seats, and looks as a spectator meanwhile', async () => {
    await sit(position({ seat: null, asked: [1, 2] }), table);
    expect(screen.getByRole('heading', { name: 'Pass the device to Ola' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'The table' })).toBeNull();

    await userEvent.click(option('I am Ola, show my side'));
    expect(world.line.saidOf('look').at(-1)).toEqual({ type: 'look', seat: 1, era: 0, since: 0 });
    world.line.says(now([], { whole: true, position: { ...ASKED, asked: [1, 2], ...secret('thief') } }));
    await settle();
    expect(screen.getByText('You hold the thief')).toBeTruthy();
    expect(screen.getByText('Ola: your move')).toBeTruthy();

    await userEvent.keyboard('1');
    const [said] = world.line.saidOf('answer');
    world.line.says(now([], { position: position({ seat: 1, asked: [2], ...secret('thief') }) }));
    world.line.says({ type: 'done', id: said?.id ?? '' });
    await settle();
    expect(screen.getByRole('heading', { name: 'Pass the device to Ewa' })).toBeTruthy();
    expect(document.body.innerHTML).not.toContain('thief');
    expect(world.line.saidOf('look').at(-1)?.seat).toBeNull();

    world.line.says(now([], { whole: true, position: position({ seat: null, asked: [1, 2] }) }));
    await settle();
    await userEvent.click(option('I am Ewa, show my side'));
    world.line.says(
      now([], { whole: true, position: { ...ASKED, seat: 2, asked: [2], ...secret('guard') } }),
    );
    await settle();
    expect(screen.getByText('You hold the guard')).toBeTruthy();
    expect(document.body.innerHTML).not.toContain('thief');
  });

  it('goes from seat to seat by itself when there is nothing to hide', async () => {
    await sit(position({ seat: null, asked: [2] }), table);
    await userEvent.click(option('Play without this cover'));
    await userEvent.click(option('Nothing to hide'));
    world.line.says(now([], { whole: true, position: position({ seat: 2, asked: [1] }) }));
    await settle();
    expect(world.line.saidOf('look').at(-1)?.seat).toBe(1);
    expect(screen.queryByRole('heading', { name: /Pass the device/ })).toBeNull();
  });
});

describe('a recording', () => {
  it('steps by keys and by the log', async () => {
    const steps = [0, 1, 2].map((step) => ({
      by: step === 0 ? null : step,
      news: step === 0 ? [] : [news(step, 'put-down', [['who', { seat: step }]])],
      position: position({
        seat: null,
        asked: [],
        scene: [{ said: { id: 'round', args: [['round', { number: step }]] } }],
      }),
    }));
    serve({
      'GET tables': { mine: [], open: [] },
      'GET tables/abc': tableInfo({ phase: 'over' }),
      'GET tables/abc/replay?eyes=all&from=0&count=40': { steps: 2, from: 0, part: steps },
      'GET games/night-market/words/en': WORDS,
    });
    render(Replay, { id: 'abc', eyes: 'all', step: 0 });
    await settle();
    expect(screen.getByText('Round 0')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Round 1')).toBeTruthy();
    await userEvent.keyboard('n');
    expect(screen.getByText('Round 2')).toBeTruthy();
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    await userEvent.click(option('Ola puts down a bid'));
    expect(screen.getByText('Round 1')).toBeTruthy();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('2');
    await userEvent.keyboard('{Home}');
    expect(screen.getByText('Round 0')).toBeTruthy();
  });
});
