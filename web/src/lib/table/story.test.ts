import { describe, expect, it } from 'vitest';
import type { Phrase } from '../wire';
import { news } from './fakes';
import { about, parts } from './scene';
import { dividerAfter, isAgainst, keepSeen, lastSeen, seatsIn } from './story';

const stolen: Phrase = {
  id: 'stolen',
  args: [
    ['who', { seat: 2 }],
    ['from', { seat: 1 }],
    ['lot', { phrase: { id: 'lot' } }],
  ],
};

describe('whom it concerns', () => {
  it('is against me when I am named after the one who acts', () => {
    expect(isAgainst(stolen, [1])).toBe(true);
    expect(isAgainst(stolen, [2])).toBe(false);
    expect(isAgainst(stolen, [])).toBe(false);
  });

  it('looks into phrases inside', () => {
    const nested: Phrase = {
      id: 'x',
      args: [
        ['who', { seat: 3 }],
        ['what', { phrase: stolen }],
      ],
    };
    expect(seatsIn(nested)).toEqual([3, 2, 1]);
    expect(isAgainst(nested, [1])).toBe(true);
  });

  it('is not against me when I do it to myself, or nobody is named', () => {
    expect(
      isAgainst(
        {
          id: 'x',
          args: [
            ['who', { seat: 1 }],
            ['to', { seat: 1 }],
          ],
        },
        [1],
      ),
    ).toBe(false);
    expect(isAgainst({ id: 'x' }, [1])).toBe(false);
  });
});

describe('since the last visit', () => {
  const all = [news(1), news(2), news(3)];

  it('stands after what was seen', () => {
    expect(dividerAfter(all, 2)).toBe(2);
    expect(dividerAfter(all, 3)).toBeNull();
    expect(dividerAfter(all, 0)).toBeNull();
    expect(dividerAfter([], 2)).toBeNull();
  });

  it('is remembered per table, viewer and era', () => {
    keepSeen('t', 1, 1, 7);
    expect(lastSeen('t', 1, 1)).toBe(7);
    expect(lastSeen('t', 1, 2)).toBe(0);
    expect(lastSeen('t', null, 1)).toBe(0);
    expect(lastSeen('u', 1, 1)).toBe(0);
    localStorage.setItem('stolik.seen.t.1', '"nonsense"');
    expect(lastSeen('t', 1, 1)).toBe(0);
  });
});

describe('a scene', () => {
  it('joins drawn lines and sentences that stand together', () => {
    const said = { said: { id: 'a' } };
    expect(
      parts([{ drawn: '  . x ' }, { drawn: '   o' }, { drawn: '' }, said, said, { drawn: '-' }]),
    ).toEqual([
      { is: 'drawing', rows: ['. x', ' o', ''] },
      { is: 'sentences', said: [{ id: 'a' }, { id: 'a' }] },
      { is: 'drawing', rows: ['-'] },
    ]);
    expect(parts([])).toEqual([]);
  });

  it('knows which seat a sentence is about', () => {
    expect(about({ id: 'seat', args: [['who', { seat: 2 }]] })).toBe(2);
    expect(about(stolen)).toBeNull();
    expect(about({ id: 'round' })).toBeNull();
  });
});
