import type { Scope } from '@traslado/domain/access/scope';
import type { CouponState } from '@traslado/domain/booking/state';
import { type Dimension, type FigureName, figureOf } from '@traslado/domain/reports/figures';
import type { Period } from '@traslado/domain/reports/period';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { OPENED_ROWS } from '../../db/large-reads.ts';
import { PLANNED_EACH_TIME } from '../../db/prepared-pool.ts';
import { FIGURE_SQL, SOURCE_SQL } from '../../db/report-sources.ts';
import { inScope } from '../../db/scope.ts';

/** Selects rows of a figure. Values are text; '' is a row without a value. */
export type RowsAsked = {
  readonly figure: FigureName;
  readonly period: Period;
  readonly where: readonly { readonly dimension: Dimension; readonly values: readonly string[] }[];
  readonly scope: Scope;
};

export type FigureRow = {
  readonly day: string;
  readonly key: string;
  readonly label: string;
  readonly booking: number | null;
  /** Null for money of no resort. */
  readonly property: number | null;
  readonly numerator: number;
  readonly denominator: number;
};

/** With what its booking sold, as a file has it; null for a row without one. */
export type SoldRow = FigureRow & { readonly service: number | null; readonly state: CouponState | null };

const afresh = sql.raw(PLANNED_EACH_TIME);

/** The value of a row in a dimension, as text; '' for none. */
export const textOf = (figure: FigureName, dimension: Dimension): RawBuilder<unknown> => {
  const column = SOURCE_SQL[figureOf(figure).source].dimensions[dimension];
  if (!column) throw new RangeError(`${figure} has no ${dimension}`);
  return sql`coalesce((${column})::text, '')`;
};

/** The rows of a figure: all its readings stand on this one statement. */
export function rowsOf(
  { figure, period, where, scope }: RowsAsked,
  more: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const source = SOURCE_SQL[figureOf(figure).source];
  const { numerator, denominator, where: own = sql`true` } = FIGURE_SQL[figure];
  const { from, to } = period;
  const narrowed = where.map(
    ({ dimension, values }) => sql` and ${textOf(figure, dimension)} = any(${[...values]}::text[])`,
  );
  return sql`
    select ${source.day} as day, ${numerator} as numerator, ${denominator} as denominator${more}
    from ${source.from}
    where ${source.where} and ${own} and ${source.near(period)} and ${source.day} between ${from}::date and ${to}::date and ${inScope(scope, source.property)}${sql.join(narrowed, sql``)}`;
}

const columnsOf = ({ figure }: RowsAsked): RawBuilder<unknown> => {
  const { key, label, booking, property } = SOURCE_SQL[figureOf(figure).source];
  return sql`, (${key})::text as key, ${label} as label, ${booking} as booking, ${property} as property`;
};

const NOT_SOLD = { service: sql`null::int`, state: sql`null::text` };

const asFloats = sql`day, key, label, booking, property, numerator::float8 as numerator, denominator::float8 as denominator`;

export type RowPlace = { readonly day: string; readonly key: string };

/** The rows themselves, the oldest day first, from behind a place on. */
export async function listFigureRows(
  handle: Handle,
  asked: RowsAsked,
  { after, limit }: { readonly after: RowPlace | null; readonly limit: number },
): Promise<FigureRow[]> {
  const behind = after === null ? sql`true` : sql`(day, key) > (${after.day}::date, ${after.key})`;
  const { rows } = await sql<FigureRow>`${afresh}
    select ${asFloats} from (${rowsOf(asked, columnsOf(asked))}) r where ${behind} order by r.day, r.key limit ${limit}`.execute(
    handle,
  );
  return rows;
}

/** Opens all rows to be fetched part by part in this transaction, as `SoldRow`: the database keeps them, not we. */
export async function openFigureRows(tx: Tx, asked: RowsAsked): Promise<void> {
  const { service, state } = SOURCE_SQL[figureOf(asked.figure).source].sold ?? NOT_SOLD;
  const more = sql`${columnsOf(asked)}, ${service} as service, ${state} as state`;
  await sql`${afresh}
    ${OPENED_ROWS}
    select ${asFloats}, service, state from (${rowsOf(asked, more)}) r order by r.day, r.key`.execute(tx);
}
