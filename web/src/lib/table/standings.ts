/** Who stands where at the end. */
import type { NewSeat, NewTable, Outcome, TableInfo, Verdict } from '../wire';

export interface Row {
  seat: number;
  result: Outcome;
  points: number;
}

const RANK: Record<Outcome, number> = { won: 0, drew: 1, lost: 2 };

/** Winners first, then by points, then in seat order. */
export function standings(verdict: Verdict): Row[] {
  const rows = verdict.standings.map(({ result, points }, index) => ({ seat: index + 1, result, points }));
  return rows.sort((a, b) => RANK[a.result] - RANK[b.result] || b.points - a.points || a.seat - b.seat);
}

/** The same table anew. A seat that a friend had is free for a friend; ours keep their names if they had their own. */
export function rematch(table: TableInfo, me: string | null): NewTable {
  const seats = table.seats.map((seat): NewSeat => {
    if (seat.sitter === 'bot') return { who: 'bot', bot: seat.bot ?? 'greedy' };
    if (!seat.mine) return { who: 'friend' };
    return seat.name !== null && seat.name !== me ? { who: 'me', name: seat.name } : { who: 'me' };
  });
  return {
    game: table.game,
    options: { ...table.options },
    seats,
    pace: table.pace,
    chat: table.chat,
    open: table.open,
    campaign: table.campaign,
  };
}
