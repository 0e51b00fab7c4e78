import { describe, expect, it } from 'vitest';
import type { Offered, Phrase } from '../wire';
import { offered } from './fakes';
import { choicesOf, filtered, grouped, isOpener, keyCommand, menu, passOf, type Group } from './options';

const say = (phrase: Phrase) => phrase.id;

/** Options with the headings they name, as the server sends them. */
function offers(...options: (Partial<Offered> & { action: string; under?: string[] })[]) {
  const headings: Phrase[] = [];
  const place = (id: string) => {
    const known = headings.findIndex((heading) => heading.id === id);
    return known === -1 ? headings.push({ id }) - 1 : known;
  };
  return {
    options: options.map(({ action, under = [], ...rest }) =>
      offered(action, { path: under.map(place), ...rest }),
    ),
    headings,
  };
}

const actions = (group: Group) =>
  group.entries.map((entry) => (isOpener(entry) ? `${entry.label} x${entry.count}` : entry.offered.action));

describe('groups', () => {
  const asked = offers(
    { action: 'peek', any_time: true, under: ['look'] },
    { action: 'bid 1', under: ['bid'] },
    { action: 'play', under: ['trick'] },
    { action: 'bid 2', under: ['bid'] },
    { action: 'pass', under: ['trick'] },
  );

  it('keep the order of the game and put interjections last', () => {
    const groups = grouped(asked, say);
    expect(groups.map(({ heading, anyTime }) => [heading, anyTime])).toEqual([
      ['bid', false],
      ['trick', false],
      ['look', true],
    ]);
    expect(groups.map(actions)).toEqual([['bid 1', 'bid 2'], ['play', 'pass'], ['peek']]);
    expect(menu(asked, [], say)).toEqual(groups);
  });

  it('count keys as they stand on the page', () => {
    expect(choicesOf(grouped(asked, say)).map((choice) => choice.key)).toEqual([1, 2, 3, 4, 5]);
  });

  it('give keys to the first nine only', () => {
    const many = offers(...Array.from({ length: 120 }, (_, index) => ({ action: `go ${index}` })));
    const keys = choicesOf(grouped(many, say)).map((choice) => choice.key);
    expect(keys.slice(0, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, null]);
    expect(keys).toHaveLength(120);
  });

  it('keep an interjection apart from a question with the same heading', () => {
    const groups = grouped(
      offers({ action: 'a', under: ['x'] }, { action: 'b', any_time: true, under: ['x'] }),
      say,
    );
    expect(groups.map((each) => each.anyTime)).toEqual([false, true]);
    expect(new Set(groups.map((each) => each.id)).size).toBe(2);
  });

  it('are nothing without options', () => {
    expect(grouped(offers(), say)).toEqual([]);
    expect(menu(offers(), [], say)).toEqual([]);
  });
});

describe('a menu', () => {
  const under = (count: number, prefix: string, ...headings: string[]) =>
    Array.from({ length: count }, (_, index) => ({ action: `${prefix}${index}`, under: headings }));
  const rows = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const crowded = offers(
    ...rows.flatMap((row) => under(7, `place-${row}-`, 'place', `row ${row}`)),
    ...under(4, 'knight-', 'summon', 'knight'),
    ...under(12, 'herald-', 'summon', 'herald'),
    ...under(2, 'discard-', 'discard'),
    ...under(1, 'end-'),
  );

  it('opens whole levels as far as they fit, the smallest first', () => {
    const groups = menu(crowded, [], say);
    expect(groups.map(({ heading }) => heading)).toEqual(['place', 'summon', 'discard', null]);
    expect(groups.map(actions)).toEqual([
      rows.map((row) => `row ${row} x7`),
      ['knight x4', 'herald x12'],
      ['discard-0', 'discard-1'],
      ['end-0'],
    ]);
    expect(groups[0]?.entries.map((entry) => entry.key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('shows what stands under a heading', () => {
    const opener = menu(crowded, [], say)[0]?.entries[2];
    const opened = opener && isOpener(opener) ? menu(crowded, opener.path, say) : [];
    expect(opened.map(actions)).toEqual([Array.from({ length: 7 }, (_, index) => `place-3-${index}`)]);
    expect(opened[0]?.heading).toBe('row 3');
  });

  it('has one line for a group that does not fit at all, without a heading over it', () => {
    const many = Array.from({ length: 30 }, (_, index) => under(2, `b-${index}-`, 'many', `row ${index}`));
    const groups = menu(offers(...under(19, 'a-', 'few'), ...many.flat()), [], say);
    expect(groups.map(({ heading }) => heading)).toEqual(['few', null]);
    expect(groups.map(actions)[1]).toEqual(['many x60']);
  });

  it('names a single option instead of the heading over it', () => {
    const groups = menu(
      offers(...under(30, 'a-', 'place', 'row'), ...under(1, 'b-', 'summon', 'knight', 'e5')),
      [],
      say,
    );
    expect(groups.map(actions)).toEqual([['row x30'], ['b-0']]);
  });

  it('leads to every option once', () => {
    const left: (readonly number[])[] = [[]];
    const found: string[] = [];
    for (let opened = left.pop(); opened; opened = left.pop()) {
      for (const entry of menu(crowded, opened, say).flatMap((group) => group.entries)) {
        if (isOpener(entry)) left.push(entry.path);
        else found.push(entry.offered.action);
      }
    }
    expect(found.toSorted()).toEqual(crowded.options.map(({ action }) => action).toSorted());
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
    offers(
      { action: 'a', label: { id: 'Żółw rusza' } },
      { action: 'b', label: { id: 'Zając stoi' }, under: ['Łąka', 'Zagon'] },
    ),
    say,
  );
  const found = (wanted: string) => filtered(groups, wanted).flatMap(actions);

  it('finds without marks, in labels and headings, all words', () => {
    expect(found('zolw')).toEqual(['a']);
    expect(found('LAKA zajac')).toEqual(['b']);
    expect(found('zagon')).toEqual(['b']);
    expect(found('zolw laka')).toEqual([]);
    expect(found('  ')).toEqual(['a', 'b']);
  });

  it('leaves the keys as they are', () => {
    expect(filtered(groups, 'zajac')[0]?.entries[0]?.key).toBe(2);
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
