/** The numbers of a finished game as lines to draw. */
import type { ChartLines } from '../wire';

/** What one seat had over the time of the game. */
export interface Course {
  seat: number;
  /** The points of an SVG polyline. */
  points: string;
  /** Where the line ends. */
  end: { x: number; y: number };
  first: number;
  last: number;
  least: number;
  most: number;
}

export interface Drawing {
  /** The numbers at the lower and the upper edge. */
  low: number;
  high: number;
  courses: Course[];
}

export interface Size {
  width: number;
  height: number;
}

/** Draws one line for each seat: steps from left to right, and a number stays what it is until it changes. */
export function draw({ points }: ChartLines, steps: number, { width, height }: Size): Drawing {
  const all = points.flatMap((point) => point.of_seats);
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1, ...all);
  const x = (step: number) => round((step / Math.max(1, steps)) * width);
  const y = (value: number) => round(((high - value) / (high - low)) * height);

  const courses = (points[0]?.of_seats ?? []).map((first, index): Course => {
    let now = first;
    const corners = [{ x: 0, y: y(first) }];
    for (const { step, of_seats } of points) {
      const next = of_seats[index] ?? now;
      if (next === now) continue;
      corners.push({ x: x(step), y: y(now) }, { x: x(step), y: y(next) });
      now = next;
    }
    const end = { x: width, y: y(now) };
    const values = points.map((point) => point.of_seats[index] ?? now);
    return {
      seat: index + 1,
      points: [...corners, end].map((corner) => `${corner.x},${corner.y}`).join(' '),
      end,
      first,
      last: now,
      least: Math.min(...values),
      most: Math.max(...values),
    };
  });
  return { low, high, courses };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
