/** Rows as both databases have them, and what the server makes of them. */
import type { SeatId } from '@tumblekeep/host';
import type { Phase } from '@tumblekeep/protocol';
import type { NewTable, StoredChair, StoredTable, WholeTable } from './port.ts';

/** SQLite has no truth values, and PostgreSQL tells its large numbers as text. */
type Flag = boolean | number;
type Large = number | string;

export interface TableRow {
  readonly number: Large;
  readonly name: string;
  readonly game: string;
  readonly rules: string;
  readonly options: string;
  readonly seats: string;
  readonly seed_hash: string;
  readonly phase: string;
  readonly is_listed: Flag;
  readonly starts_when_full: Flag;
  readonly code: string | null;
  readonly created: Large;
  readonly touched: Large;
  readonly version: number;
}

export const tableOf = (row: TableRow): StoredTable => ({
  number: Number(row.number),
  name: row.name,
  game: row.game,
  rules: row.rules,
  options: JSON.parse(row.options),
  seats: JSON.parse(row.seats) as SeatId[],
  seedHash: row.seed_hash,
  phase: row.phase as Phase,
  isListed: Boolean(row.is_listed),
  startsWhenFull: Boolean(row.starts_when_full),
  code: row.code ?? undefined,
  created: Number(row.created),
  touched: Number(row.touched),
  version: row.version,
});

/** Secrets are drawn by whoever orders a table: nobody else has the same ones. */
export const isSameOrder = (there: WholeTable | undefined, { keys }: NewTable): there is WholeTable =>
  there !== undefined && keys.every(({ hash }) => there.keys.some(key => key.hash === hash));

export interface ChairRow {
  readonly seat: string;
  readonly who: 'person' | 'bot';
  readonly name: string | null;
  readonly is_ready: Flag;
  readonly is_muted: Flag;
  readonly has_stand_in: Flag;
}

export const chairOf = (row: ChairRow): StoredChair => ({
  seat: row.seat,
  who: row.who,
  name: row.name ?? undefined,
  isReady: Boolean(row.is_ready),
  isMuted: Boolean(row.is_muted),
  hasStandIn: Boolean(row.has_stand_in),
});
