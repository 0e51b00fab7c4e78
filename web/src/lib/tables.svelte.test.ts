import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { aTable, Refusal, serve } from '../test/server';
import { tables } from './tables.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('tables', () => {
  it('are asked for every 4 seconds, every 10 when nobody looks, and not after the end', async () => {
    const asked = serve({ 'GET tables': { mine: [], open: [] } });
    const hidden = vi.spyOn(document, 'hidden', 'get');
    const stop = tables.follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(asked).toHaveLength(3);
    hidden.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(asked).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked).toHaveLength(4);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(5);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(5);
  });

  it('that wait are counted', async () => {
    serve({ 'GET tables': { mine: [aTable({ your_move: true }), aTable({ id: 'b' })], open: [] } });
    await tables.refresh();
    expect(tables.waiting.map(({ id }) => id)).toEqual(['k3']);
  });

  it('stay when the server cannot be asked, and say why', async () => {
    serve({ 'GET tables': { mine: [aTable()], open: [] } });
    await tables.refresh();
    serve({ 'GET tables': new Refusal('stopping', 503) });
    await tables.refresh();
    expect(tables.mine).toHaveLength(1);
    expect(tables.trouble).toMatchObject({ code: 'stopping' });
  });
});
