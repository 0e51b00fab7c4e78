/** Every HTTP request as a function. What fails throws `Trouble`. */

import type {
  CampaignInfo,
  Chart,
  Code,
  GameInfo,
  Imported,
  Me,
  NewSeat,
  NewTable,
  NextTable,
  Phrase,
  Problem,
  ReplayInfo,
  Stats,
  Swap,
  TableInfo,
  TableKey,
  TableList,
} from './wire';

/** What the browser itself finds wrong, beside the codes of the server. */
export type LocalCode = 'offline';

/** A `Problem` of the wire, or one that never reached the server. */
export interface AnyProblem {
  code: Code | LocalCode;
  message: string;
  refusal?: Phrase;
  rule?: string;
  retry_after_s?: number;
}

/** A request that failed; `tell` in words.svelte.ts makes a sentence of it. */
export class Trouble extends Error {
  readonly problem: AnyProblem;
  /** Of the answer; 0 if there was none. */
  readonly status: number;

  constructor(problem: AnyProblem, status: number) {
    super(problem.message);
    this.name = 'Trouble';
    this.problem = problem;
    this.status = status;
  }

  get code(): Code | LocalCode {
    return this.problem.code;
  }
}

/** Whether it is a request that failed for one of these reasons. */
export function isTrouble(error: unknown, ...codes: (Code | LocalCode)[]): error is Trouble {
  return error instanceof Trouble && (codes.length === 0 || codes.includes(error.code));
}

/** Through whose eyes a finished game is seen: a seat's, everyone's, or a spectator's. */
export type Eyes = number | 'all' | null;

export const api = {
  session: () => get<Me>('session'),
  rename: (name: string) => post<Me>('session', { name }),
  forgetMe: () => send('DELETE', 'session', {}),

  games: () => get<GameInfo[]>('games'),
  gameWords: (game: string, language: string) => getText(`games/${part(game)}/words/${language}`),
  rules: (game: string, language: string) => getText(`games/${part(game)}/rules/${language}`),
  /** What is printed on a game's cards; each game has its own shape. */
  cards: (game: string) => get<unknown>(`games/${part(game)}/cards`),
  /** What a campaign has laid open once so many stages are won; each game has its own shape. */
  pages: (game: string, won: number) => get<unknown>(`games/${part(game)}/pages/${won}`),

  campaigns: () => get<CampaignInfo[]>('campaigns'),
  nextTable: (campaign: string, wanted: NextTable) =>
    post<TableInfo>(`campaigns/${part(campaign)}/tables`, wanted),
  wantReset: (campaign: string, wanted: boolean) =>
    post<CampaignInfo>(`campaigns/${part(campaign)}/reset`, { wanted }),

  tables: () => get<TableList>('tables'),
  openTable: (table: NewTable) => post<TableInfo>('tables', table),
  table: (id: string) => get<TableInfo>(`tables/${part(id)}`),
  join: (id: string, key: TableKey = {}) => post<TableInfo>(`tables/${part(id)}/join`, key),
  watch: (id: string, key: TableKey = {}) => post<TableInfo>(`tables/${part(id)}/watch`, key),
  leave: (id: string) => post<TableInfo>(`tables/${part(id)}/leave`, {}),
  comeBack: (id: string) => post<TableInfo>(`tables/${part(id)}/return`, {}),
  putOnSeat: (id: string, seat: number, who: NewSeat) =>
    post<TableInfo>(`tables/${part(id)}/seats/${seat}`, who),
  swapSeats: (id: string, seat: number, other: number) =>
    post<TableInfo>(`tables/${part(id)}/seats/${seat}/swap`, { with: other } satisfies Swap),
  start: (id: string) => post<TableInfo>(`tables/${part(id)}/start`, {}),

  replay: (id: string, eyes: Eyes, from: number, count: number) =>
    get<ReplayInfo>(`tables/${part(id)}/replay?eyes=${eyes ?? ''}&from=${from}&count=${count}`),
  /** The numbers of a finished game over its time. */
  chart: (id: string) => get<Chart>(`tables/${part(id)}/chart`),
  /** Where the recording can be downloaded. */
  replayFile: (id: string) => `/api/tables/${part(id)}/replay.txt`,
  importReplay: (text: string) => post<Imported>('replays', { text }),

  stats: () => get<Stats>('stats'),

  socketAddress: (id: string) =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${part(id)}/socket`,
};

const part = encodeURIComponent;

async function get<T>(path: string): Promise<T> {
  return (await send('GET', path)).json() as Promise<T>;
}

async function getText(path: string): Promise<string> {
  return (await send('GET', path)).text();
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await send('POST', path, body)).json() as Promise<T>;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble({ code: 'offline', message: 'The server cannot be reached.' }, 0);
  }
  if (answer.ok) return answer;
  throw new Trouble(await problemOf(answer), answer.status);
}

/** The problem an answer tells; a proxy on the way may have answered something else. */
async function problemOf(answer: Response): Promise<AnyProblem> {
  const wait = Number(answer.headers.get('retry-after'));
  const after = wait > 0 ? { retry_after_s: wait } : {};
  try {
    const problem = (await answer.json()) as Problem;
    if (typeof problem.code === 'string') return { ...after, ...problem };
  } catch {
    // Not JSON, so not our server.
  }
  const code = answer.status === 429 ? 'too-many' : answer.status >= 500 ? 'offline' : 'bad-request';
  return { ...after, code, message: `HTTP ${answer.status}` };
}
