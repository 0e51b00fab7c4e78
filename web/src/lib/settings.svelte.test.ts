import { beforeEach, describe, expect, it } from 'vitest';

import { restored, Settings, usual } from './settings.svelte';

beforeEach(() => localStorage.clear());

describe('whoever has chosen nothing', () => {
  it.each([
    [['pl-PL', 'en'], 'pl'],
    [['en-GB', 'pl'], 'en'],
    [['de-DE', 'pl'], 'pl'],
    [['de'], 'en'],
    [[], 'en'],
  ])('with the languages %j reads %s', (languages, language) => {
    expect(usual(languages).language).toBe(language);
  });

  it('hears only that it is their move, and has the light of the system', () => {
    expect(usual([])).toMatchObject({ theme: 'auto', motion: 1, sounds: { yourMove: true, others: false } });
  });
});

describe('choices', () => {
  it('are kept and found again', () => {
    const settings = new Settings();
    settings.theme = 'dark';
    settings.language = 'pl';
    settings.motion = 4;
    settings.sounds.others = true;
    settings.apply();
    const again = new Settings();
    expect(again).toMatchObject({ theme: 'dark', language: 'pl', motion: 4 });
    expect(again.sounds).toEqual({ yourMove: true, others: true });
  });

  it('show on the page', () => {
    const settings = new Settings(usual([]));
    settings.textSize = 'larger';
    settings.motion = 2;
    settings.apply();
    const root = document.documentElement;
    expect(root.dataset).toMatchObject({ theme: 'auto', text: 'larger' });
    expect(root.style.getPropertyValue('--beat')).toBe('80ms');
  });

  it('that make no sense are dropped one by one', () => {
    const stored = { language: 'pl', theme: 'neon', motion: '1', textSize: 7, sounds: { yourMove: 'no' } };
    expect(restored(stored, usual([]))).toEqual({ ...usual([]), language: 'pl' });
    for (const nonsense of [null, undefined, 'x', 3, []]) {
      expect(restored(nonsense, usual([]))).toEqual(usual([]));
    }
  });
});
