/** The shape of each seat, so that no seat is told by colour alone. Paths on a field of 24 by 24. */

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star', 'cross'] as const;

export type Shape = (typeof SHAPES)[number];

const PATHS: Record<Shape, string> = {
  circle: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z',
  square: 'M4 4h16v16H4z',
  triangle: 'M12 2.5 22.5 21h-21z',
  diamond: 'M12 1.5 21.5 12 12 22.5 2.5 12z',
  hexagon: 'M7 3.300h10l5 8.7-5 8.700H7L2 12z',
  star: 'm12 1.5 3 7.1 7.7.7-5.8 5.1 1.7 7.6-6.6-4-6.6 4 1.7-7.600L1.3 9.3 9 8.600z',
  cross: 'M8.3 2.500h7.400v5.800h5.800v7.400h-5.800v5.800H8.300v-5.800H2.500V8.300h5.800z',
};

/** The shape of a seat, counted from 1. */
export function shapeOf(seat: number): Shape {
  return SHAPES[(seat - 1) % SHAPES.length] ?? 'circle';
}

export function pathOf(seat: number): string {
  return PATHS[shapeOf(seat)];
}
