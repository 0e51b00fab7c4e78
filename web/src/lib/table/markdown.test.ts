import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockText, read, readInline, search, textOf, type Block } from './markdown';

const rule = (name: string, anchor = false) => ({ is: 'rule', rule: name, anchor });
const text = (words: string) => ({ is: 'text', text: words });

describe('blocks', () => {
  it('reads headings, paragraphs and lines', () => {
    expect(read('# One\n\nTwo\nthree\n\n---\n### Four ###')).toEqual([
      { is: 'heading', level: 1, inside: [text('One')] },
      { is: 'paragraph', inside: [text('Two three')] },
      { is: 'line' },
      { is: 'heading', level: 3, inside: [text('Four')] },
    ]);
  });

  it('reads lists whose items go on in the next line and nest', () => {
    const [list, after] = read('- one\n  more\n- two\n  - inner\n  - inner two\n\n- three\n\nafter');
    expect(list).toMatchObject({ is: 'list', ordered: false });
    if (list?.is !== 'list') throw new Error('no list');
    expect(list.items.map((item) => textOf(item.inside))).toEqual(['one more', 'two', 'three']);
    expect(list.items[1]?.below.map(blockText)).toEqual(['inner \ninner two ']);
    expect(after).toMatchObject({ is: 'paragraph' });
  });

  it('reads ordered lists', () => {
    expect(read('1. one\n2. two')).toMatchObject([{ is: 'list', ordered: true, items: [{}, {}] }]);
  });

  it('reads tables, also crooked ones', () => {
    expect(read('| a | b |\n|---|:-:|\n| 1 | 2 | 3 |\n| x \\| y |')).toEqual([
      {
        is: 'table',
        head: [[text('a')], [text('b')]],
        rows: [
          [[text('1')], [text('2')]],
          [[text('x | y')], []],
        ],
      },
    ]);
  });

  it('reads code as it stands, also without an end', () => {
    expect(read('```\n# no *heading*\n```\nx')).toEqual([
      { is: 'code', text: '# no *heading*' },
      { is: 'paragraph', inside: [text('x')] },
    ]);
    expect(read('```\nopen')).toEqual([{ is: 'code', text: 'open' }]);
  });

  it('reads quotations', () => {
    expect(read('> one\n> two')).toEqual([
      { is: 'quote', inside: [{ is: 'paragraph', inside: [text('one two')] }] },
    ]);
  });
});

describe('inside a line', () => {
  it('knows bold, emphasis, code and escapes', () => {
    expect(readInline('a **b *c*** `d*e*` \\*f\\* _g_')).toEqual([
      text('a '),
      { is: 'strong', inside: [text('b '), { is: 'emphasis', inside: [text('c')] }] },
      text(' '),
      { is: 'code', text: 'd*e*' },
      text(' *f* '),
      { is: 'emphasis', inside: [text('g')] },
    ]);
  });

  it('leaves stars and underscores alone that mark nothing', () => {
    expect(readInline('2 * 3 * 4 and snake_case_name')).toEqual([text('2 * 3 * 4 and snake_case_name')]);
  });

  it('finds numbers of rules, but not inside words or code', () => {
    expect(readInline('see NM-023, K-4.2.')).toEqual([
      text('see '),
      rule('NM-023'),
      text(', '),
      rule('K-4.2'),
      text('.'),
    ]);
    expect(readInline('XNM-023b-c `NM-023`')).toEqual([text('XNM-023b-c '), { is: 'code', text: 'NM-023' }]);
  });

  it('shows a link as its text', () => {
    expect(readInline('[here](javascript:alert(1)) ![x](http://evil)')).not.toContainEqual(
      expect.objectContaining({ is: 'link' }),
    );
    expect(textOf(readInline('[here](http://example.org "t") ok'))).toBe('here ok');
  });
});

describe('anchors', () => {
  it('stand at the first bold number', () => {
    const blocks = read('See NM-001.\n\n- **NM-001** One.\n- **NM-001** again, NM-002.');
    const pieces = JSON.stringify(blocks);
    expect(pieces.match(/"anchor":true/g)).toHaveLength(1);
    expect(blocks[1]).toMatchObject({
      items: [{ inside: [{ is: 'strong', inside: [rule('NM-001', true)] }, {}] }, {}],
    });
  });
});

describe('nasty text', () => {
  it('stays text', () => {
    const nasty = '<script>alert(1)</script> <img src=x onerror=alert(1)> &lt;b&gt;';
    expect(read(nasty)).toEqual([{ is: 'paragraph', inside: [text(nasty)] }]);
    expect(blockText(read(`- ${nasty}`)[0] as Block)).toContain('<script>');
  });

  it.each([
    ['many stars', '*'.repeat(5_000)],
    ['many bold openings', '**a '.repeat(2_000)],
    ['many brackets', '['.repeat(5_000)],
    ['many ticks', '`'.repeat(3_000) + 'x'],
    ['deep quotes', '>'.repeat(3_000) + ' x'],
    ['deep lists', Array.from({ length: 200 }, (_, depth) => `${' '.repeat(2 * depth)}- x`).join('\n')],
    ['many pipes', '|'.repeat(5_000) + '\n' + '|-'.repeat(2_500)],
    ['many underscores', '_a'.repeat(3_000)],
  ])('is read in good time: %s', (_, nasty) => {
    const begun = performance.now();
    read(nasty);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it('is read whatever it is', () => {
    for (const odd of [
      '',
      '\n\n',
      '|',
      '|\n|-',
      '#',
      '-',
      '- ',
      '1.',
      '```',
      '>',
      '\\',
      '**',
      '[]()',
      '\0',
      '- \n\n  \n',
    ]) {
      expect(() => read(odd)).not.toThrow();
    }
  });
});

describe('search', () => {
  it('keeps what matches, below its headings', () => {
    const blocks = read('# Top\n\n## A\n\n- one\n- two\n\n## B\n\n| x |\n|---|\n| one |\n| three |\n\nother');
    const found = search(blocks, (words) => words.includes('one'));
    expect(found.map(blockText)).toEqual(['Top', 'A', 'one ', 'B', 'x\none']);
  });
});

it('reads the rules of a real game', () => {
  const blocks = read(readFileSync('../crates/games/night-market/rules.md', 'utf8'));
  const anchors = JSON.stringify(blocks).match(/"rule":"NM-\d+","anchor":true/g);
  expect(anchors?.length).toBeGreaterThan(12);
  expect(blocks.filter((block) => block.is === 'table')).toHaveLength(1);
});
