import { describe, expect, it } from 'vitest';
import type { ReplayStep } from '../wire';
import { chances } from './fairness';
import { news, position } from './fakes';
import { PART, missingPart, nextTurn, partOf, toldUpTo, within } from './stepping';

let told = 0;
const step = (by: number | null): ReplayStep => ({ by, position: position(), news: [news((told += 1))] });
const game = (...by: (number | null)[]) => by.map(step);

describe('a step', () => {
  it('stays within the game', () => {
    expect([within(-1, 5), within(2, 5), within(9, 5), within(Number.NaN, 5), within(3, 0)]).toEqual([
      0, 2, 4, 0, 0,
    ]);
  });
});

describe('the next turn', () => {
  it('is the next answer of another seat', () => {
    const steps = game(null, 1, 1, null, 2, 2, 1);
    expect(nextTurn(steps, 0)).toBe(1);
    expect(nextTurn(steps, 1)).toBe(4);
    expect(nextTurn(steps, 3)).toBe(4);
    expect(nextTurn(steps, 4)).toBe(6);
  });

  it('is the end when nobody else comes', () => {
    expect(nextTurn(game(null, 1, 1), 1)).toBe(2);
    expect(nextTurn([], 0)).toBe(0);
  });

  it('is unknown while steps are missing', () => {
    expect(nextTurn([step(null), step(1), undefined, step(2)], 1)).toBeNull();
  });
});

describe('parts', () => {
  it('are fetched from where one looks, then from the start', () => {
    const steps: (ReplayStep | undefined)[] = Array.from({ length: 3 * PART + 5 });
    expect(partOf(2 * PART + 3)).toBe(2 * PART);
    expect(missingPart(steps, 2 * PART + 3)).toBe(2 * PART);
    for (let at = 2 * PART; at < steps.length; at += 1) steps[at] = step(1);
    expect(missingPart(steps, 2 * PART + 3)).toBe(0);
    expect(
      missingPart(
        steps.map((each) => each ?? step(1)),
        0,
      ),
    ).toBeNull();
  });
});

describe('the log', () => {
  it('goes up to the step and knows where each entry belongs', () => {
    const steps = game(null, 1, 2);
    expect(toldUpTo(steps, 1).map(({ entry, step: at }) => [entry, at])).toEqual([
      [steps[0]?.news[0], 0],
      [steps[1]?.news[0], 1],
    ]);
    expect(toldUpTo([undefined, step(1)], 1)).toHaveLength(1);
  });
});

describe('chance', () => {
  it('is counted by kind', () => {
    const recording =
      'stolik replay 1\nchance: lot amber\n1: bid 2\nchance: lot silk\nchance: lot amber\nchance: Ks\n# chance: no\n';
    expect(chances(recording)).toEqual([
      {
        kind: 'lot',
        total: 3,
        outcomes: [
          { name: 'amber', count: 2 },
          { name: 'silk', count: 1 },
        ],
      },
      { kind: '', total: 1, outcomes: [{ name: 'Ks', count: 1 }] },
    ]);
    expect(chances('')).toEqual([]);
  });

  it('lists faces of dice in their order', () => {
    const recording = [10, 10, 2, 1].map((face) => `chance: ${face}`).join('\n');
    expect(chances(recording)[0]?.outcomes.map(({ name }) => name)).toEqual(['1', '2', '10']);
  });
});
