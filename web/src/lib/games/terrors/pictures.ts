/** Pictures of the cards, each on a field of 48 by 48: what is filled, and what is a line. */
import type { Kind } from './types';

export interface Picture {
  fill?: string;
  line?: string;
}

/** A disc or a ring. */
const o = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
/** Two eyes. */
const eyes = (x: number, y: number, apart: number, r = 1.8) => o(x - apart, y, r) + o(x + apart, y, r);

const SKULL =
  'M24 7c8.5 0 14 5.5 14 13.5 0 5-2.5 8-5.5 10V37h-17v-6.5c-3-2-5.5-5-5.5-10C10 12.5 15.5 7 24 7z';
const BONES = 'M20 31v6M24 31v6M28 31v6';
const HOOD = 'M24 5c8 3 13 11 13 21 0 6 2 11 5 16H6c3-5 5-10 5-16C11 16 16 8 24 5z';
const MAN = `${o(24, 13, 6.5)}M10 43c0-12 5-19 14-19s14 7 14 19z`;
const HAT = 'M17 10h14l-1-8H18zM12 10h24v3H12z';
const GHOSTLY = 'M24 6c8 0 13 6 13 14v22l-5-4-4 4-4-4-4 4-4-4-5 4V20c0-8 5-14 13-14z';
const WOLF = 'M8 8l8 6c5-2 11-2 16 0l8-6-1 14c0 6-3 10-7 13l-8 6-8-6c-4-3-7-7-7-13z';
const MOON = 'M31 6a19 19 0 1 0 9 30A16 16 0 0 1 31 6z';

const PICTURES: Readonly<Record<string, Picture>> = {
  cultist: { fill: HOOD + 'M24 17c-5 0-7 3-7 7 0 5 3 9 7 9s7-4 7-9c0-4-2-7-7-7z' + eyes(24, 24, 3) },
  fanatic: {
    fill: `${o(18, 14, 6)}M6 42c0-11 4-17 12-17 3 0 5.5 1 7.5 2.5L25 42z`,
    line: 'M34 6v36M29 12h10M34 6l-3-3M34 6l3-3M26 30l6-4',
  },
  acolyte: { fill: MAN, line: 'M24 27v12M19 31h10M8 8l4 4M40 8l-4 4' },

  ghoul: { fill: SKULL + eyes(24, 20, 6, 3.4), line: 'M14 42c3-3 17-3 20 0M16 33l3 3 3-3 2 3 2-3 3 3 3-3' },
  zombie: {
    fill: `${o(18, 12, 6)}M10 44V26c0-3 3-6 8-6s8 3 8 6v18z`,
    line: 'M26 25h15M41 25l3-2M41 25l3 2M26 31h11',
  },
  mummy: {
    fill: 'M24 5c8 0 12 6 12 13l-3 25H15l-3-25C12 11 16 5 24 5zM15 19h18v5H15z',
    line: 'M13 13l22-3M14 30l19-4M15 37l17-4',
  },
  skeleton: {
    fill: SKULL + eyes(24, 20, 6, 3.6) + 'M24 24l-2.5 4.5h5z',
    line: `${BONES}M12 43l24-4M12 39l24 4`,
  },
  'plague-bearer': {
    fill: `M24 8c8 0 13 5 13 12 0 4-2 7-5 9L24 44l-5-14c-5-2-8-6-8-10C11 13 16 8 24 8z${o(18, 19, 3.4)}${o(30, 19, 3.4)}`,
    line: 'M8 9h32',
  },
  'crypt-warden': { line: `${o(15, 15, 8)}M21 21l19 19M34 34l4-4M38 38l4-4M11 15h8M15 11v8` },
  revenant: { fill: HOOD + o(24, 22, 7.5), line: 'M21 21h.1M27 21h.1M34 12l8-6M40 4l3 4' },
  vampire: {
    fill: 'M24 18c-3-5-9-9-20-9 3 4 4 8 4 13 5-2 9 0 10 5l6 15 6-15c1-5 5-7 10-5 0-5 1-9 4-13-11 0-17 4-20 9zM21 12l3 5 3-5-1-4h-4z',
  },
  'headless-horseman': {
    fill: 'M10 42c0-7 2-11 6-14l-6-3 3-8 9-6 3-7 3 6c7 3 10 9 10 17v15h-6l-2-10H20l-3 10zM28 17l-3 2 3 2z',
  },
  lich: { fill: SKULL + eyes(24, 20, 6, 3.2), line: 'M9 10l3-7 5 5 7-6 7 6 5-5 3 7M18 34h12' },

  'rat-swarm': {
    fill: `M8 36c0-9 6-14 14-14 7 0 12 4 16 10 2 2 2 4 0 4z${o(15, 21, 4)}`,
    line: 'M8 36c-5-2-5-9-1-12M33 31h.1M38 34l6-1',
  },
  hellhound: {
    fill: WOLF + eyes(24, 21, 6, 2.2),
    line: 'M14 6c-1-3 1-4 1-4M24 9c-2-4 1-6 1-6M34 6c1-3-1-4-1-4M20 34h8',
  },
  gargoyle: {
    fill: 'M24 14c4 0 7 3 7 7 7-6 12-5 15-4-4 3-5 7-6 13-4-2-7-2-9 1v13H17V31c-2-3-5-3-9-1-1-6-2-10-6-13 3-1 8-2 15 4 0-4 3-7 7-7zM18 14l-3-9 6 6zM30 14l3-9-6 6z',
  },
  harpy: {
    fill: `${o(24, 11, 5)}M24 18C17 12 9 12 3 16c4 2 5 6 7 11 4-2 7-1 9 2l5 13 5-13c2-3 5-4 9-2 2-5 3-9 7-11-6-4-14-4-21 2z`,
  },
  'giant-spider': {
    fill: o(24, 29, 9) + o(24, 16, 5.5),
    line: 'M18 16L9 9l-5 6M30 16l9-7 5 6M16 25L6 24l-3 8M32 25l10-1 3 8M16 31l-8 4-2 8M32 31l8 4 2 8M20 36l-4 8M28 36l4 8',
  },
  chimera: {
    fill: `${WOLF}${eyes(24, 21, 6, 2.2)}`,
    line: 'M8 8C4 4 3 12 6 16M40 8c4-4 5 4 2 8M24 41v4M20 31l4 3 4-3M10 36c-4 0-6 3-6 7M38 36c4 0 6 3 6 7',
  },
  wendigo: {
    fill: 'M24 17c5 0 8 3 8 8l-3 12-5 7-5-7-3-12c0-5 3-8 8-8zM20 26l-2 4h4zM28 26l2 4h-4z',
    line: 'M19 18C14 15 11 11 12 3M29 18c5-3 8-7 7-15M13 10L6 7M35 10l7-3M14 15l-7 1M34 15l7 1',
  },
  minotaur: {
    fill: 'M16 16h16c4 4 5 9 3 14l-5 12H18l-5-12c-2-5-1-10 3-14zM20 34h8v3h-8zM18 24h4v3h-4zM26 24h4v3h-4z',
    line: 'M15 17C7 16 4 11 5 4c3 4 7 6 12 8M33 17c8-1 11-6 10-13-3 4-7 6-12 8',
  },
  werewolf: {
    fill: WOLF + eyes(24, 21, 6, 2.4) + 'M19 31h10l-2 4-3-2-3 2z',
    line: 'M6 44l4-6M12 45l3-5M42 44l-4-6M36 45l-3-5',
  },
  'thames-kraken': {
    fill: `M24 4c9 0 13 6 13 14 0 5-2 9-5 11H16c-3-2-5-6-5-11C11 10 15 4 24 4z${eyes(24, 20, 5, 2.4)}`,
    line: 'M14 30c-2 6-10 4-10 9s6 4 6 0M20 30c0 8-6 6-6 12M28 30c0 8 6 6 6 12M34 30c2 6 10 4 10 9s-6 4-6 0M24 30v12',
  },

  pickpocket: {
    fill: 'M16 16h16l5 16c2 7-2 11-8 11H19c-6 0-10-4-8-11z',
    line: 'M17 12h14M19 12l-2-6 4 2 3-4 3 4 4-2-2 6M24 24v10M20.5 27h7M20.5 31h7',
  },
  'grave-robber': { line: 'M31 5l12 12M37 11L20 28M20 28l-4-4c-5 1-9 5-10 14 9-1 13-5 14-10zM6 44h36' },
  medium: { line: `${o(24, 20, 13)}M14 42h20M17 33l-3 9M31 33l3 9M17 18c1-5 4-7 8-7`, fill: o(24, 22, 3) },
  demonologist: {
    line: 'M8 8c6-3 12-2 16 2 4-4 10-5 16-2v30c-6-3-12-2-16 2-4-4-10-5-16-2zM24 10v30M32 16l-3 9 6-5h-6l6 5z',
  },
  'relic-hunter': { fill: HAT, line: `${o(20, 28, 9)}M27 35l10 9M16 28h8M20 24v8` },
  inspector: {
    fill: 'M12 20c0-9 5-14 12-14s12 5 12 14l6 3H6zM16 25h16v6c0 6-3 10-8 10s-8-4-8-10z',
    line: 'M33 36h6c2 0 3-1 3-4',
  },
  'vampire-hunter': {
    fill: HAT,
    line: 'M8 40c10-2 22-10 30-24M8 40l7 4M24 18c8 0 14 6 14 14M40 14l4-6M12 24l26 14',
  },
  witch: { fill: 'M24 3l10 24H14zM4 27h40v4H4z', line: 'M17 34c0 6 3 10 7 10s7-4 7-10M24 3c4 0 7 1 9 4' },
  warlock: {
    fill: `M15 20l-3-12 6 7 6-11 6 11 6-7-3 12zM14 22h20v3H14z`,
    line: 'M16 28c0 8 3 16 8 16s8-8 8-16M20 33h.1M28 33h.1M40 20v22M37 17h6',
  },
  'mad-doctor': {
    line: 'M20 5h8M21 5v11L10 38c-2 4 0 6 3 6h22c3 0 5-2 3-6L27 16V5',
    fill: `M16 30h16l5 10c0 2-1 2-2 2H13c-1 0-2 0-2-2z${o(23, 36, 2)}${o(29, 38, 1.6)}`,
  },

  'will-o-wisp': {
    fill: 'M25 6c2 8 11 12 11 22a12 12 0 0 1-24 0c0-6 4-8 5-13 3 2 4 4 5 7 3-4 4-9 3-16z',
    line: 'M6 12h.1M42 10h.1M40 40h.1M7 38h.1',
  },
  poltergeist: {
    fill: GHOSTLY + eyes(24, 19, 5, 2.6) + o(24, 28, 2.6),
    line: 'M4 10l6 3M44 10l-6 3M3 24h6M45 24h-6',
  },
  shade: {
    fill: 'M24 5c7 0 11 5 11 12v8c0 8 5 12 9 18H20C10 43 6 36 13 31V17c0-7 4-12 11-12zM18 18h5v3h-5zM26 18h5v3h-5z',
  },
  banshee: {
    fill: `${GHOSTLY}M17 16h5v3h-5zM26 16h5v3h-5z${o(24, 28, 4.5)}`,
    line: 'M8 16c-3-6 0-11 4-12M40 16c3-6 0-11-4-12',
  },
  imp: {
    fill: `${o(24, 24, 11)}M14 18L9 6l11 7zM34 18l5-12-11 7zM19 22h4v3h-4zM26 22h4v3h-4zM19 29h10l-5 4z`,
    line: 'M24 35v3c0 5 8 5 12 2M36 40l4-3M36 40l3 4',
  },
  'phantom-coachman': {
    fill: 'M14 12h20l4 16H10zM18 16l-1 7h6v-7zM26 16v7h5l-1-7z',
    line: `${o(14, 36, 6.5)}${o(34, 36, 6.5)}M14 30v12M34 30v12M8 36h12M28 36h12M38 8v8`,
  },
  succubus: {
    fill: 'M24 41C13 33 8 27 8 20c0-5 4-9 8-9 4 0 6 2 8 5 2-3 4-5 8-5 4 0 8 4 8 9 0 7-5 13-16 21z',
    line: 'M12 12C8 8 9 3 9 3M36 12c4-4 3-9 3-9M24 41v3',
  },
  wraith: { fill: HOOD + 'M24 14c-4 0-7 4-7 9l7 8 7-8c0-5-3-9-7-9z', line: 'M21 22h.1M27 22h.1' },
  'greater-demon': {
    fill: 'M12 18C6 15 4 9 6 3c4 5 8 7 13 8h10c5-1 9-3 13-8 2 6 0 12-6 15 2 8 0 15-5 20l-7 6-7-6c-5-5-7-12-5-20zM17 21l7 4-6 2zM31 21l-7 4 6 2zM18 33h12l-6 5z',
  },
  reaper: {
    fill: 'M26 12c6 2 9 8 9 15 0 6 2 11 5 17H14c3-6 4-11 4-17 0-8 3-13 8-15z',
    line: 'M12 44V8M12 9C20 3 32 3 40 10 32 8 22 9 12 15',
  },

  'lycan-blood': {
    line: 'M19 4h10M20 4v9c-6 3-10 8-10 15 0 9 6 16 14 16s14-7 14-16c0-7-4-12-10-15V4',
    fill: 'M13 27c4-3 8 3 12 0s7-2 10 0c0 9-5 14-11 14s-11-5-11-14z',
  },
  'charons-obol': {
    fill: `${o(24, 24, 18)}${o(24, 24, 14)}M24 13c-6 0-9 4-9 9 0 3 1 5 3 6v5h12v-5c2-1 3-3 3-6 0-5-3-9-9-9z${eyes(24, 22, 4, 2)}`,
  },
  'canopic-jar': {
    fill: 'M15 20h18c3 4 4 8 4 12 0 6-3 10-6 12H17c-3-2-6-6-6-12 0-4 1-8 4-12zM18 29h12v4H18z',
    line: 'M15 16h18M17 16c0-7 3-11 7-11s7 4 7 11M14 8l5 3M34 8l-5 3',
  },
  'iron-mask': {
    fill: 'M24 4c9 0 14 5 14 14 0 12-5 21-14 26-9-5-14-14-14-26C10 9 15 4 24 4zM14 18l8 2v4l-8-2zM34 18l-8 2v4l8-2zM18 31h12v2H18zM20 36h8v2h-8z',
  },
  'alchemists-retort': {
    line: `${o(18, 30, 12)}M24 19c2-8 10-10 20-7M27 23c3-5 9-6 17-6M18 44v1M8 18l2-4`,
    fill: 'M8 32c5-3 14 3 20 0 0 6-5 9-10 9S8 38 8 32z',
  },
  'long-sunrise-mail': {
    fill: 'M14 8l6-3c2 3 6 3 8 0l6 3 9 7-5 8-4-2v22H14V21l-4 2-5-8zM24 16l-8 8h16zM16 27h16v2H16zM16 32h16v2H16z',
  },
  'spell-key': { line: `${o(24, 13, 9)}M24 22v22M24 34h8M24 40h6M24 8v10M19 13h10` },
  'voodoo-doll': {
    fill: `${o(24, 12, 7)}M20 20h8l12 5-2 5-9-3v8l4 9-5 2-4-8-4 8-5-2 4-9v-8l-9 3-2-5z`,
    line: 'M36 4L27 11M42 36l-12-4',
  },
  'ringmasters-whip': {
    line: 'M8 44l8-12M6 40l4 3M16 32c8-14 26-10 25-20-1-8-13-7-14 0-1 6 6 9 10 6 4-2 6-8 3-13',
  },
  'seance-table': {
    fill: 'M6 18c0-4 8-7 18-7s18 3 18 7-8 7-18 7S6 22 6 18zM22 26h4v14h-4z',
    line: 'M14 44c2-4 6-5 10-5s8 1 10 5M24 4v3M16 6l2 3M32 6l-2 3',
  },
  'war-horn': {
    fill: 'M6 12l8-4c4 10 10 15 20 15l8-9v24l-8-7C18 33 8 26 6 12z',
    line: 'M14 34c2 4 6 7 10 8',
  },
  'sword-of-methuselah': {
    fill: 'M22 3h4l2 4v21h-8V7zM12 28h24v4H12zM22 32h4v10h-4zM20 42h8v3h-8z',
    line: 'M24 8v17',
  },

  methuselah: { fill: MOON, line: 'M34 14l-5 7h7l-5 7' },
  fenris: { line: 'M10 6c-1 14 1 26 6 36M20 5c-2 14-1 27 3 38M31 5c-3 14-3 26 0 37M41 8c-3 12-4 22-2 31' },
  lilith: { line: 'M24 4v40M10 16h28M18 44h12M24 4l-4 5M24 4l4 5', fill: o(24, 16, 5) },
  azazael: {
    fill: 'M2 24C10 12 17 9 24 9s14 3 22 15c-8 12-15 15-22 15S10 36 2 24zM24 15a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM24 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  },
};

/** The picture of a card; Acolytes share one, Influence cards that of their Overlord. */
export function pictureOf(kind: Kind): Picture {
  return PICTURES[kind] ?? PICTURES[kind.replace(/-[^-]*$/, '')] ?? {};
}
