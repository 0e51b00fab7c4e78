import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Trouble } from './api';
import { gameWords, say, speak, speech, tell, Words } from './words.svelte';

const POLISH = `
seats-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
takes = { $who } bierze: { $lot }.
card-silk = jedwab
lot = { $name } ({ $value })
said = { $text }
`;

describe('a phrase', () => {
  const words = new Words('pl', [POLISH]);

  it.each([
    [1, 'jedno wolne miejsce'],
    [2, '2 wolne miejsca'],
    [4, '4 wolne miejsca'],
    [5, '5 wolnych miejsc'],
    [12, '12 wolnych miejsc'],
    [22, '22 wolne miejsca'],
  ])('counts %i as Polish does', (count, sentence) => {
    expect(words.say('seats-free', { count })).toBe(sentence);
    expect(words.say({ id: 'seats-free', args: [['count', { number: count }]] })).toBe(sentence);
  });

  it('names seats and holds other phrases', () => {
    const lot = {
      id: 'lot',
      args: [
        ['name', { phrase: { id: 'card-silk' } }],
        ['value', { number: 3 }],
      ] as never,
    };
    const phrase = {
      id: 'takes',
      args: [
        ['who', { seat: 2 }],
        ['lot', { phrase: lot }],
      ] as never,
    };
    expect(words.say(phrase, {}, ['Ola', 'Żaneta'])).toBe('Żaneta bierze: jedwab (3).');
    expect(words.say(phrase)).toBe('2 bierze: jedwab (3).');
  });

  it('takes text as it is, without marks around it', () => {
    expect(words.say({ id: 'said', args: [['text', { text: '{ $x } <b>' }]] })).toBe('{ $x } <b>');
  });

  it('that is missing shows its id and is told once', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(words.say('no-such')).toBe('[no-such]');
    expect(words.say('no-such')).toBe('[no-such]');
    expect(words.say('takes', { who: 'Ola' })).toBe('[takes]');
    expect(told).toHaveBeenCalledTimes(2);
  });
});

describe('the site', () => {
  it('changes its language without a reload', async () => {
    await speak('en');
    expect(say('seats-free', { count: 1 })).toBe('one free seat');
    await speak('pl');
    expect(say('seats-free', { count: 3 })).toBe('3 wolne miejsca');
    expect(document.documentElement.lang).toBe('pl');
  });

  it('speaks the language chosen last', async () => {
    await speak('en');
    await Promise.all([speak('pl'), speak('en'), speak('pl')]);
    expect(speech.language).toBe('pl');
  });
});

describe('a game', () => {
  const fetched = vi.fn();

  beforeEach(async () => {
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
    await speak('en');
  });

  it('speaks once its words are here, and in each language', async () => {
    fetched.mockImplementation((path: string) =>
      Promise.resolve(new Response(path.endsWith('/pl') ? 'roll = Rzuć' : 'roll = Roll')),
    );
    const words = gameWords('first');
    expect(words.say('roll')).toBe('');
    await words.load();
    expect(words.ready).toBe(true);
    expect(words.say('roll')).toBe('Roll');
    await speak('pl');
    expect(words.say('roll')).toBe('Rzuć');
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(gameWords('first')).toBe(words);
  });

  it('without words does not keep the site from changing its language', async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response('{}', { status: 404 })));
    const words = gameWords('silent');
    expect(words.say('roll')).toBe('');
    await speak('pl');
    expect(speech.language).toBe('pl');
    expect(words.ready).toBe(false);
  });

  it('that is not known yet asks nothing of the server', async () => {
    fetched.mockClear();
    expect(gameWords('').say('roll')).toBe('');
    await gameWords('').load();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('may be asked again when its words did not come', async () => {
    fetched.mockImplementation((path: string) =>
      path.includes('second')
        ? Promise.resolve(new Response('{}', { status: 503 }))
        : Promise.resolve(new Response('roll = Roll')),
    );
    const words = gameWords('second');
    await expect(words.load()).rejects.toBeInstanceOf(Trouble);
    fetched.mockResolvedValue(new Response('roll = Roll'));
    await words.load();
    expect(words.say('roll')).toBe('Roll');
  });
});

describe('a problem', () => {
  it('is a sentence, with the time to wait', async () => {
    await speak('en');
    const often = new Trouble({ code: 'too-many', message: '', retry_after_s: 12 }, 429);
    expect(tell(often)).toBe('That was too often. Try again in 12 seconds.');
    expect(tell({ code: 'seat-taken', message: '' })).toBe('No free seat is left there.');
  });

  it('of the rules is said by the game', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('refused-full = Column { $column } is full.')));
    const words = gameWords('third');
    await words.load();
    const problem = {
      code: 'refused' as const,
      message: '',
      refusal: { id: 'refused-full', args: [['column', { number: 3 }]] as never },
    };
    expect(tell(problem, words)).toBe('Column 3 is full.');
    expect(tell(problem)).toBe('The rules do not allow this now.');
  });

  it('nobody foresaw is ours', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(tell(new TypeError('x is undefined'))).toBe(say('problem-internal'));
  });
});
