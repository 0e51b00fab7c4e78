import { describe, expect, it } from 'vitest';

import type { ChartLines } from '../wire';
import { draw } from './chart';

const SIZE = { width: 100, height: 50 };
const lines = (...points: [number, ...number[]][]): ChartLines => ({
  what: 'worth',
  points: points.map(([step, ...of_seats]) => ({ step, of_seats })),
});

describe('a chart', () => {
  it('has a line for each seat, level until a number changes', () => {
    const { low, high, courses } = draw(lines([0, 0, 5], [4, 10, 5], [8, 10, 0]), 10, SIZE);
    expect([low, high]).toEqual([0, 10]);
    expect(courses.map(({ seat, points }) => [seat, points])).toEqual([
      [1, '0,50 40,50 40,0 100,0'],
      [2, '0,25 80,25 80,50 100,50'],
    ]);
  });

  it('tells each line in numbers too', () => {
    const [course] = draw(lines([0, 3], [1, 8], [2, 1], [5, 4]), 5, SIZE).courses;
    expect(course).toMatchObject({ first: 3, last: 4, least: 1, most: 8, end: { x: 100, y: 25 } });
  });

  it('goes below nothing where a number does', () => {
    const { low, high, courses } = draw(lines([0, 0], [1, -10]), 2, SIZE);
    expect([low, high]).toEqual([-10, 0]);
    expect(courses[0]?.points).toBe('0,0 50,0 50,50 100,50');
  });

  it('is level where nothing ever changed, and empty without seats', () => {
    expect(draw(lines([0, 0]), 0, SIZE).courses[0]?.points).toBe('0,50 100,50');
    expect(draw(lines(), 3, SIZE).courses).toEqual([]);
  });
});
