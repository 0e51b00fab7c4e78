import { describe, expect, test } from 'vitest';

import { badgeOf, boundsOf, fit, outline, panned, tops, zoomed } from './layout';

const MIND = [
  { card: 'antlers-2a', x: 0, y: 0 },
  { card: 'chains-4', x: 1, y: 1 },
  { card: 'chains-1a', x: -2, y: 0 },
];

test('the card laid last shows in an area', () => {
  const top = tops(MIND);
  expect(top.get('1,1')).toBe('chains-4');
  expect(top.get('0,0')).toBe('antlers-2a');
  expect(top.get('5,5')).toBeUndefined();
});

test('the box holds every card', () => {
  expect(boundsOf(MIND)).toEqual({ left: -2, top: 0, right: 3, bottom: 3 });
  expect(boundsOf([])).toEqual({ left: 0, top: 0, right: 2, bottom: 2 });
});

describe('the window', () => {
  test('shows everything, with room for one more card on each side', () => {
    const camera = fit(boundsOf(MIND), 800, 400);
    expect(camera).toMatchObject({ x: 0.5, y: 1.5 });
    expect((3 - -2 + 2) * camera.scale).toBeLessThanOrEqual(800);
    expect((3 + 2) * camera.scale).toBeLessThanOrEqual(400);
  });

  test('never makes areas too small for a finger', () => {
    const long = { left: 0, top: 0, right: 40, bottom: 2 };
    expect(fit(long, 360, 300, 'finger').scale).toBe(40);
    expect(fit(long, 360, 300).scale).toBeLessThan(40);
  });

  test('keeps the point under the finger when it comes closer', () => {
    const before = { scale: 50, x: 2, y: 3 };
    const after = zoomed(before, 1.5, { x: 100, y: -40 });
    expect(after.scale).toBe(75);
    expect(100 / after.scale + after.x).toBeCloseTo(100 / 50 + 2);
    expect(-40 / after.scale + after.y).toBeCloseTo(-40 / 50 + 3);
  });

  test('follows a drag', () => {
    expect(panned({ scale: 50, x: 2, y: 3 }, { x: 100, y: -50 })).toEqual({ scale: 50, x: 0, y: 4 });
  });

  test('comes neither too close nor too far', () => {
    expect(zoomed({ scale: 50, x: 0, y: 0 }, 100).scale).toBe(140);
    expect(zoomed({ scale: 50, x: 0, y: 0 }, 0.01).scale).toBe(20);
  });
});

test('the line around cards leaves out what lies inside', () => {
  const one = outline([{ x: 0, y: 0 }]).match(/M/g);
  const two = outline([
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ]).match(/M/g);
  expect(one).toHaveLength(8);
  expect(two).toHaveLength(12);
});

test('the badge of a set stands where an area of it shows', () => {
  expect(badgeOf(['antlers-2a'], tops(MIND))).toEqual({ x: 2, y: 0 });
  expect(badgeOf(['chains-4', 'chains-1a'], tops(MIND))).toEqual({ x: 0, y: 0 });
  expect(badgeOf(['glass-1a'], tops(MIND))).toBeNull();
});
