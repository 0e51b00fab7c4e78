import { describe, expect, it } from 'vitest';
import type { Phrase } from '../wire';
import { offered } from './fakes';
import { filtered, grouped, keyCommand, passOf } from './options';

const say = (phrase: Phrase) => phrase.id;
const group = (id: string) => ({ group: { id } });

describe('groups', () => {
  const options = [
    offered('peek', { any_time: true, ...group('look') }),
    offered('bid 1', group('bid')),
    offered('play', group('trick')),
    offered('bid 2', group('bid')),
    offered('pass', group('trick')),
  ];

  it('keep the order of the game and put interjections last', () => {
    const groups = grouped(options, say);
    expect(groups.map(({ heading, anyTime }) => [heading, anyTime])).toEqual([
      ['bid', false],
      ['trick', false],
      ['look', true],
    ]);
    expect(groups.map((each) => each.choices.map((choice) => choice.offered.action))).toEqual([
      ['bid 1', 'bid 2'],
      ['play', 'pass'],
      ['peek'],
    ]);
  });

  it('count keys as they stand on the page', () => {
    const choices = grouped(options, say).flatMap((each) => each.choices);
    expect(choices.map((choice) => choice.key)).toEqual([1, 2, 3, 4, 5]);
  });

  it('give keys to the first nine only', () => {
    const many = Array.from({ length: 120 }, (_, index) => offered(`go ${index}`));
    const keys = grouped(many, say).flatMap((each) => each.choices.map((choice) => choice.key));
    expect(keys.slice(0, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, null]);
    expect(keys).toHaveLength(120);
  });

  it('keep an interjection apart from a question with the same heading', () => {
    const groups = grouped([offered('a', group('x')), offered('b', { any_time: true, ...group('x') })], say);
    expect(groups.map((each) => each.anyTime)).toEqual([false, true]);
    expect(new Set(groups.map((each) => each.id)).size).toBe(2);
  });

  it('are nothing without options', () => {
    expect(grouped([], say)).toEqual([]);
  });
});

describe('the pass', () => {
  it('is the one option that passes, by its action or its label', () => {
    expect(passOf([offered('bid 1'), offered('pass')])?.action).toBe('pass');
    expect(passOf([offered('x', { label: { id: 'label-pass' } })])?.action).toBe('x');
    expect(passOf([offered('x', { label: { id: 'pass' } })])?.action).toBe('x');
  });

  it('is nothing when there is none or more than one', () => {
    expect(passOf([offered('compass', { label: { id: 'label-compass' } })])).toBeNull();
    expect(passOf([offered('pass'), offered('y', { label: { id: 'bid-pass' } })])).toBeNull();
  });
});

describe('the filter', () => {
  const groups = grouped(
    [
      offered('a', { label: { id: 'Żółw rusza' } }),
      offered('b', { label: { id: 'Zając stoi' }, ...group('Łąka') }),
    ],
    say,
  );
  const found = (wanted: string) =>
    filtered(groups, wanted).flatMap((each) => each.choices.map((choice) => choice.offered.action));

  it('finds without marks, in labels and headings, all words', () => {
    expect(found('zolw')).toEqual(['a']);
    expect(found('LAKA zajac')).toEqual(['b']);
    expect(found('zolw laka')).toEqual([]);
    expect(found('  ')).toEqual(['a', 'b']);
  });

  it('leaves the keys as they are', () => {
    expect(filtered(groups, 'zajac')[0]?.choices[0]?.key).toBe(2);
  });
});

describe('keys', () => {
  const press = (key: string, target: EventTarget | null = document.body, rest = {}) =>
    keyCommand({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, target, ...rest });
  const inside = (html: string, selector: string) => {
    const host = document.createElement('div');
    host.innerHTML = html;
    return host.querySelector(selector);
  };

  it('choose by digit and pass by Space', () => {
    expect(press('3')).toEqual({ does: 'choose', key: 3 });
    expect(press('0')).toBeNull();
    expect(press(' ')).toEqual({ does: 'pass' });
    expect(press('u')).toEqual({ does: 'undo' });
  });

  it('leave Space to what has the focus', () => {
    expect(press(' ', inside('<button><b>Go</b></button>', 'b'))).toBeNull();
    expect(press('2', inside('<button>Go</button>', 'button'))).toEqual({ does: 'choose', key: 2 });
  });

  it('mean nothing while somebody writes, in a dialog, or with a modifier', () => {
    expect(press('1', inside('<input>', 'input'))).toBeNull();
    expect(press('1', inside('<dialog><button>x</button></dialog>', 'button'))).toBeNull();
    expect(press('1', document.body, { ctrlKey: true })).toBeNull();
  });
});
