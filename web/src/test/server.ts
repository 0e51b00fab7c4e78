/** A server for tests: answers by method and path, and remembers what it was asked. */

import { vi } from 'vitest';

import type { GameInfo, SeatInfo, TableInfo } from '../lib/wire';

type Answer = unknown | ((body: unknown) => unknown);

export interface Asked {
  what: string;
  body: unknown;
}

/** Refuses with a problem of the wire. */
export class Refusal {
  constructor(
    readonly code: string,
    readonly status = 400,
    readonly more: Record<string, unknown> = {},
  ) {}
}

/** Serves `'GET games': [...]` and so on; what is not listed is not found. Returns what was asked so far. */
export function serve(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, how: RequestInit = {}) => {
    const what = `${how.method ?? 'GET'} ${path.replace('/api/', '')}`;
    const body: unknown = typeof how.body === 'string' ? JSON.parse(how.body) : undefined;
    asked.push({ what, body });
    const listed = what in answers ? answers[what] : new Refusal('not-found', 404);
    const answer: unknown =
      typeof listed === 'function' ? (listed as (body: unknown) => unknown)(body) : listed;
    if (answer instanceof Refusal) {
      const problem = { code: answer.code, message: answer.code, ...answer.more };
      return Promise.resolve(new Response(JSON.stringify(problem), { status: answer.status }));
    }
    return Promise.resolve(new Response(typeof answer === 'string' ? answer : JSON.stringify(answer)));
  });
  return asked;
}

export function aGame(changes: Partial<GameInfo> = {}): GameInfo {
  return {
    id: 'pig',
    name_en: 'Pig',
    name_pl: 'Świnia',
    min_seats: 2,
    max_seats: 4,
    options: [{ key: 'target', values: ['50', '100'], seats: {}, only_with: null }],
    rules_version: 1,
    example: true,
    bots: ['random', 'greedy'],
    campaign: null,
    ...changes,
  };
}

export const PIG_WORDS =
  'option-target = Points to win\noption-target-50 = fifty\noption-target-100 = a hundred\n';

export function aSeat(seat: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    side: seat,
    sitter: 'person',
    name: `P${seat}`,
    bot: null,
    mine: false,
    online: true,
    votes: [],
    ...changes,
  };
}

export function aTable(changes: Partial<TableInfo> = {}): TableInfo {
  const now = Math.floor(Date.now() / 1000);
  return {
    id: 'k3',
    game: 'pig',
    rules_version: 1,
    options: { target: '100' },
    phase: 'playing',
    seats: [aSeat(1, { name: 'Ola', mine: true }), aSeat(2, { sitter: 'bot', name: null, bot: 'greedy' })],
    partners: false,
    pace: 'natural',
    chat: true,
    open: false,
    host: true,
    your_move: false,
    watching: 0,
    opened_at: now - 600,
    moved_at: now - 120,
    imported: false,
    campaign: false,
    ...changes,
  };
}
