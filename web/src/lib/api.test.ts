import { beforeEach, describe, expect, it, vi } from 'vitest';

import { api, isTrouble, Trouble } from './api';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

function answer(status: number, body: unknown, headers: Record<string, string> = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetched.mockResolvedValueOnce(new Response(text, { status, headers }));
}

async function troubleOf(request: Promise<unknown>): Promise<Trouble> {
  const error: unknown = await request.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Trouble);
  return error as Trouble;
}

describe('a request', () => {
  it('that changes something says that it is JSON', async () => {
    answer(200, { id: 'k3' });
    await api.join('k 3', { secret: 's' });
    const [path, how] = fetched.mock.calls[0]!;
    expect(path).toBe('/api/tables/k%203/join');
    expect(how).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(how?.body).toBe('{"secret":"s"}');
  });

  it('sends an empty object where there is nothing to say', async () => {
    answer(200, { id: 'k3' });
    await api.leave('k3');
    expect(fetched.mock.calls[0]![1]?.body).toBe('{}');
  });

  it('that only reads sends no body', async () => {
    answer(200, []);
    await api.games();
    expect(fetched.mock.calls[0]![1]).not.toHaveProperty('body');
  });

  it('asks for a recording through the eyes of a seat, of all, or of a spectator', async () => {
    for (const [eyes, said] of [
      [2, 'eyes=2'],
      ['all', 'eyes=all'],
      [null, 'eyes=&'],
    ] as const) {
      answer(200, { steps: 0, from: 0, part: [] });
      await api.replay('k3', eyes, 10, 5);
      expect(fetched.mock.lastCall![0]).toContain(said);
    }
  });
});

describe('a failure', () => {
  it('carries the problem the server tells', async () => {
    answer(403, { code: 'bad-secret', message: 'no' });
    const trouble = await troubleOf(api.table('k3'));
    expect(trouble.status).toBe(403);
    expect(isTrouble(trouble, 'bad-secret')).toBe(true);
    expect(isTrouble(trouble, 'no-table')).toBe(false);
  });

  it('says how long to wait', async () => {
    answer(429, { code: 'too-many', message: '', retry_after_s: 30 });
    expect((await troubleOf(api.rename('Ola'))).problem.retry_after_s).toBe(30);
    answer(429, 'slow down', { 'retry-after': '7' });
    const fromProxy = await troubleOf(api.tables());
    expect(fromProxy.problem).toMatchObject({ code: 'too-many', retry_after_s: 7 });
  });

  it('of the line is told apart', async () => {
    fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(await troubleOf(api.tables())).toMatchObject({ code: 'offline', status: 0 });
  });

  it('of something in between counts as a broken line', async () => {
    answer(502, '<html>');
    expect((await troubleOf(api.tables())).code).toBe('offline');
    answer(404, '<html>');
    expect((await troubleOf(api.tables())).code).toBe('bad-request');
  });
});

it('the socket is on the same host', () => {
  expect(api.socketAddress('k3')).toBe(`ws://${location.host}/api/tables/k3/socket`);
});
