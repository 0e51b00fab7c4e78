/** Measures the pairs of colours that stand on each other, in both themes, by WCAG 2.2. */

import { describe, expect, it } from 'vitest';

import CSS from './tokens.css?raw';

const TOKENS = new Map(
  [...CSS.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
);

const SURFACES = ['paper', 'sheet'];
const SEATS = Array.from({ length: 7 }, (_, index) => `seat-${index + 1}`);

/** Text, and the surfaces it is read on: 4.5 to 1. */
const TEXT: [string, string[]][] = [
  ['ink', [...SURFACES, 'well', 'felt-wash', 'amber-wash', 'danger-wash']],
  ['ink-soft', [...SURFACES, 'well', 'felt-wash', 'amber-wash']],
  ['felt-deep', [...SURFACES, 'felt-wash']],
  ['on-felt', ['felt', 'felt-deep']],
  ['on-amber', ['amber']],
  ['amber-ink', [...SURFACES, 'amber-wash']],
  ['danger', [...SURFACES, 'danger-wash']],
  ['on-danger', ['danger']],
  ...SEATS.map((seat): [string, string[]] => [seat, SURFACES]),
];

/** Borders of controls, marks and the focus: 3 to 1. */
const SHAPES: [string, string[]][] = [
  ['line-strong', [...SURFACES, 'well']],
  ['felt', [...SURFACES, 'felt-wash', 'well']],
  ['focus', [...SURFACES, 'well', 'felt-wash', 'amber-wash']],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(TEXT)('%s can be read', (name, surfaces) => {
    for (const surface of surfaces)
      expect(contrast(name, surface, theme), `on ${surface}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s can be seen', (name, surfaces) => {
    for (const surface of surfaces)
      expect(contrast(name, surface, theme), `on ${surface}`).toBeGreaterThanOrEqual(3);
  });
});

function contrast(a: string, b: string, theme: 'light' | 'dark'): number {
  const [high, low] = [luminance(a, theme), luminance(b, theme)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(name: string, theme: 'light' | 'dark'): number {
  const colour = TOKENS.get(name)?.[theme];
  expect(colour, `--${name} is a colour of both themes`).toBeDefined();
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour!.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
