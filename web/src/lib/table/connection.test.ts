import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Eyes, type Known, type Message, type Outcome } from './connection';
import { FakeWorld, news, now, position, problem, seatInfo, tableInfo } from './fakes';

const BID: Message = { type: 'answer', seat: 1, ask: 1, action: 'bid 3' };

let world: FakeWorld;
let known: Known;

function open(eyes: Eyes = 1): Connection {
  return new Connection(
    world,
    () => eyes,
    (next) => {
      known = next;
    },
  );
}

/** Opens the newest socket and brings it online with the news up to `last`. */
function greet(last = 2): void {
  world.line.onopen?.();
  world.line.says({ type: 'table', table: tableInfo() });
  const all = Array.from({ length: last }, (_, index) => news(index + 1));
  world.line.says(now(all, { whole: true }));
}

const numbers = () => known.news.map((entry) => entry.number);

beforeEach(() => {
  world = new FakeWorld();
});

describe('looking', () => {
  it('looks with nothing known at first and is online once the table is seen', () => {
    open();
    expect(known.line.is).toBe('connecting');
    world.line.onopen?.();
    expect(world.line.sent).toEqual([]);
    world.line.says({ type: 'table', table: tableInfo() });
    expect(world.line.sent).toEqual([{ type: 'look', seat: 1, era: 0, since: 0 }]);
    expect(known.line.is).toBe('connecting');
    world.line.says(now([news(1), news(2)], { whole: true }));
    expect(known.line.is).toBe('online');
    expect(numbers()).toEqual([1, 2]);
  });

  it('is online in a lobby without anything to see, and looks when the game starts', () => {
    open();
    world.line.onopen?.();
    world.line.says({ type: 'table', table: tableInfo({ phase: 'lobby' }) });
    expect(known.line.is).toBe('online');
    world.line.says({ type: 'table', table: tableInfo({ phase: 'playing' }) });
    expect(world.line.saidOf('look')).toHaveLength(2);
  });

  it('appends what follows and keeps one of each', () => {
    open();
    greet(2);
    world.line.says(now([news(3)]));
    world.line.says(now([news(3), news(4)]));
    world.line.says(now([]));
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(world.line.saidOf('look')).toHaveLength(1);
  });

  it('looks again with what it has when there is a gap, and shows nothing of what came after it', () => {
    open();
    greet(2);
    world.line.says(now([news(5)], { position: position({ ask: 9 }) }));
    expect(numbers()).toEqual([1, 2]);
    expect(known.position?.ask).toBe(1);
    expect(world.line.saidOf('look').at(-1)).toEqual({ type: 'look', seat: 1, era: 1, since: 2 });
    world.line.says(now([news(6)]));
    expect(world.line.saidOf('look'), 'one look is enough').toHaveLength(2);
    world.line.says(now([news(3), news(4), news(5), news(6)], { position: position({ ask: 9 }) }));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(known.position?.ask).toBe(9);
  });

  it('finds a gap inside a message', () => {
    open();
    greet(1);
    world.line.says(now([news(2), news(4)]));
    expect(numbers()).toEqual([1]);
    expect(world.line.saidOf('look')).toHaveLength(2);
  });

  it('forgets what it knew when everything comes', () => {
    open();
    greet(4);
    world.line.says(now([news(1)], { whole: true, era: 2 }));
    expect(numbers()).toEqual([1]);
    expect(known.era).toBe(2);
  });

  it('does not mix eras', () => {
    open();
    greet(2);
    world.line.says(now([news(3)], { era: 2 }));
    expect(numbers()).toEqual([1, 2]);
    expect(world.line.saidOf('look').at(-1)).toMatchObject({ era: 1, since: 2 });
  });

  it('forgets everything at once when the eyes change, also what is still on its way', () => {
    const connection = open();
    greet(2);
    connection.look(2);
    expect(known.position).toBeNull();
    expect(known.news).toEqual([]);
    expect(world.line.saidOf('look').at(-1)).toEqual({ type: 'look', seat: 2, era: 0, since: 0 });
    world.line.says(now([news(3)], { position: position({ seat: 1 }) }));
    expect(known.position).toBeNull();
    world.line.says(now([news(1)], { whole: true, position: position({ seat: 2 }) }));
    expect(known.position?.seat).toBe(2);
  });

  it('watches as a spectator, and keeps doing so', () => {
    const choose = vi.fn(() => null);
    new Connection(world, choose, (next) => (known = next));
    world.line.onopen?.();
    world.line.says({ type: 'table', table: tableInfo() }, { type: 'table', table: tableInfo() });
    expect(choose).toHaveBeenCalledTimes(1);
    expect(world.line.saidOf('look')[0]?.seat).toBeNull();
  });

  it('looks as everybody does when the seat is not its own any more', () => {
    open();
    greet();
    world.line.says({ type: 'refused', id: null, problem: problem('not-your-seat') });
    expect(known.eyes).toBeNull();
    expect(world.line.saidOf('look').at(-1)?.seat).toBeNull();
  });

  it('ignores what is not a message', () => {
    open();
    greet();
    world.line.onmessage?.({ data: 'not json' });
    world.line.onmessage?.({ data: '3' });
    world.line.onmessage?.({ data: new ArrayBuffer(1) });
    expect(known.line.is).toBe('online');
  });
});

describe('talking', () => {
  it('keeps chat in order, each line once', () => {
    open();
    greet();
    const line = (number: number) => ({ number, seat: 1, name: 'Ola', text: 'hej', at: 0 });
    world.line.says({ type: 'chat', whole: true, lines: [line(1)] });
    world.line.says({ type: 'chat', whole: false, lines: [line(1), line(2)] });
    expect(known.chat.map((each) => each.number)).toEqual([1, 2]);
    world.line.says({ type: 'chat', whole: true, lines: [] });
    expect(known.chat).toEqual([]);
  });

  it('resolves when done or refused', async () => {
    const connection = open();
    greet();
    const first = connection.say(BID);
    const second = connection.say(BID);
    const [a, b] = world.line.saidOf('answer');
    expect(a?.id).not.toBe(b?.id);
    world.line.says({ type: 'refused', id: b?.id ?? '', problem: problem('stale') });
    world.line.says({ type: 'done', id: a?.id ?? '' }, { type: 'done', id: 'unknown' });
    expect(await first).toEqual({ was: 'done' });
    expect(await second).toMatchObject({ was: 'refused', problem: { code: 'stale' } });
  });

  it('refuses a click without a line and never sends it later', async () => {
    const connection = open();
    greet();
    world.line.breaks();
    expect(await connection.say(BID)).toEqual({ was: 'offline' });
    world.pass(10_000);
    greet();
    expect(world.line.saidOf('answer')).toEqual([]);
  });

  it('refuses a click before the table has been seen again', async () => {
    const connection = open();
    greet();
    world.line.breaks();
    world.pass(1_000);
    world.line.onopen?.();
    world.line.says({ type: 'table', table: tableInfo() });
    expect(await connection.say(BID)).toEqual({ was: 'offline' });
  });

  it('says again what was not answered, with the same id, and only that', async () => {
    const connection = open();
    greet();
    const answered = connection.say(BID);
    const lost = connection.say({ type: 'chat', text: 'hej' });
    const [first] = world.line.saidOf('answer');
    world.line.says({ type: 'done', id: first?.id ?? '' });
    const before = world.line.saidOf('chat');
    world.line.breaks();
    world.pass(1_000);
    greet();
    expect(world.line.saidOf('answer')).toEqual([]);
    expect(world.line.saidOf('chat')).toEqual(before);
    world.line.says({ type: 'done', id: before[0]?.id ?? '' }, { type: 'done', id: before[0]?.id ?? '' });
    expect(await answered).toEqual({ was: 'done' });
    expect(await lost).toEqual({ was: 'done' });
  });

  it('asks for the gap when it returns', () => {
    open();
    greet(3);
    world.line.breaks();
    expect(known.news).toHaveLength(3);
    world.pass(1_000);
    world.line.onopen?.();
    world.line.says({ type: 'table', table: tableInfo() });
    expect(world.line.sent).toEqual([{ type: 'look', seat: 1, era: 1, since: 3 }]);
    world.line.says(now([news(4)]));
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(known.line.is).toBe('online');
  });

  it('tells those who wait that the page has left', async () => {
    const connection = open();
    greet();
    const waiting = connection.say(BID);
    connection.close();
    expect(await waiting).toEqual({ was: 'left' } satisfies Outcome);
    expect(world.line.isClosed).toBe(true);
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });
});

describe('a broken line', () => {
  it('comes back by and by, from half a second to four', () => {
    open();
    const delays: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      world.line.breaks();
      if (known.line.is !== 'offline') throw new Error('the line should be offline');
      const delay = known.line.retryAt - world.time;
      delays.push(delay);
      world.pass(delay);
      expect(known.line.is).toBe('connecting');
    }
    expect(delays).toEqual([750, 1250, 2250, 2250, 2250, 2250, 2250]);
    world.chance = 0;
    world.line.breaks();
    expect(known.line).toEqual({ is: 'offline', retryAt: world.time + 500 });
    world.pass(500);
    world.chance = 0.999_999;
    world.line.breaks();
    if (known.line.is !== 'offline') throw new Error('the line should be offline');
    expect(known.line.retryAt - world.time).toBeLessThanOrEqual(5_000);
  });

  it('is quick again after a line that held', () => {
    open();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      world.line.breaks();
      world.pass(5_000);
    }
    greet();
    world.pass(6_000);
    world.line.breaks();
    expect(known.line).toEqual({ is: 'offline', retryAt: world.time + 750 });
  });

  it('stays slow where lines open and break at once', () => {
    open();
    const delays: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      greet();
      world.line.breaks();
      if (known.line.is === 'offline') delays.push(known.line.retryAt - world.time);
      world.pass(5_000);
    }
    expect(delays).toEqual([750, 1250, 2250, 2250]);
  });

  it('returns soon after a goodbye', () => {
    open();
    greet();
    world.line.says({ type: 'bye', problem: problem('stopping') });
    expect(known.line).toEqual({ is: 'offline', retryAt: 750 });
    expect(world.line.isClosed).toBe(true);
  });

  it('does not claim to be online when the device has no network', () => {
    open();
    greet();
    world.loseNetwork();
    expect(known.line.is).toBe('offline');
    world.wake();
    expect(known.line.is).toBe('connecting');
  });

  it('returns at once when the network does, or when told to', () => {
    const connection = open();
    world.line.breaks();
    world.wake();
    expect(world.sockets).toHaveLength(2);
    expect(known.line.is).toBe('connecting');
    world.line.breaks();
    connection.retry();
    expect(world.sockets).toHaveLength(3);
    world.pass(1_000);
    expect(world.sockets, 'the earlier plans are off').toHaveLength(3);
  });

  it('is dead when a message stays unanswered for eight seconds', () => {
    const connection = open();
    greet();
    void connection.say(BID);
    const [before] = world.line.saidOf('answer');
    world.pass(7_000);
    expect(world.sockets).toHaveLength(1);
    world.pass(2_000);
    expect(world.sockets).toHaveLength(2);
    greet();
    expect(world.line.saidOf('answer')).toEqual([before]);
  });

  it('is dead when a look stays unanswered after the page woke', () => {
    open();
    greet();
    world.wake();
    world.wake();
    expect(world.line.saidOf('look')).toHaveLength(2);
    world.pass(9_000);
    expect(world.sockets).toHaveLength(2);
  });

  it('is tried after half a minute of silence, if somebody is there to see', () => {
    open();
    greet();
    world.visible = false;
    world.pass(60_000);
    expect(world.line.saidOf('look')).toHaveLength(1);
    world.visible = true;
    world.pass(1_000);
    expect(world.line.saidOf('look')).toHaveLength(2);
    world.line.says(now([]));
    world.pass(20_000);
    expect(world.sockets).toHaveLength(1);
  });

  it('does not wait for ever for a handshake', () => {
    open();
    world.pass(8_100);
    expect(known.line.is).toBe('offline');
  });

  it('hears nothing from a line it has let go', () => {
    open();
    greet(1);
    const old = world.line;
    const speak = old.onmessage;
    world.line.breaks();
    world.pass(1_000);
    speak?.({ data: JSON.stringify(now([news(1), news(2)], { whole: true })) });
    expect(numbers()).toEqual([1]);
    expect(known.line.is).toBe('connecting');
  });

  it('is gone when the table is, and forgets what it saw', async () => {
    const connection = open();
    greet();
    const waiting = connection.say(BID);
    world.line.breaks();
    world.pass(1_000);
    world.answer = problem('no-table');
    world.line.breaks();
    await Promise.resolve();
    await Promise.resolve();
    expect(known.line).toEqual({ is: 'gone', problem: problem('no-table') });
    expect(known.position).toBeNull();
    expect(await waiting).toMatchObject({ was: 'refused' });
    world.pass(60_000);
    expect(world.sockets).toHaveLength(2);
  });

  it('keeps trying when the server is only unreachable or busy', async () => {
    open();
    world.answer = problem('too-many');
    world.line.breaks();
    await Promise.resolve();
    await Promise.resolve();
    expect(known.line.is).toBe('offline');
  });
});

it('serves two tabs: another tab’s answer makes this one stale', async () => {
  const connection = open();
  greet();
  const waiting = connection.say(BID);
  const [said] = world.line.saidOf('answer');
  world.line.says(now([news(3)], { position: position({ ask: 2, options: [] }) }));
  world.line.says({ type: 'refused', id: said?.id ?? '', problem: problem('stale') });
  expect(await waiting).toMatchObject({ problem: { code: 'stale' } });
  expect(known.position?.ask).toBe(2);
});

it('takes over what HTTP tells of the table', () => {
  const connection = open();
  greet();
  connection.learn(tableInfo({ seats: [seatInfo(1, { bot: 'greedy' })] }));
  expect(known.table?.seats[0]?.bot).toBe('greedy');
  expect(world.line.saidOf('look')).toHaveLength(1);
});
