import { figureOf } from '@traslado/domain/reports/figures';
import type { Sums } from '@traslado/domain/reports/measure';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { PLANNED_EACH_TIME } from '../../db/prepared-pool.ts';
import { type Cut, cellsOf } from './cell-repository.ts';
import type { RowsAsked } from './figure-repository.ts';
import { findMiddles, type Middle, NO_MIDDLE } from './middle-repository.ts';

const afresh = sql.raw(PLANNED_EACH_TIME);

export type FoundSums = {
  readonly total: Sums;
  /** By the first day of each step that has rows. */
  readonly steps: ReadonlyMap<string, Sums>;
  /** By value of the dimension; null where none was asked. */
  readonly parts: ReadonlyMap<string, Sums> | null;
};

type SumRow = Omit<Sums, keyof Middle> & {
  readonly step: string | null;
  readonly part: string | null;
  readonly level: number;
};

/** All counted values as they are kept: sums of days, and rows of the other days. Numerators of a figure with a middle have no sum. */
function countedOf(asked: RowsAsked, cut: Cut): RawBuilder<unknown> {
  const { sums, rows } = cellsOf(asked, cut);
  const numerator = figureOf(asked.figure).shape === 'spread' ? sql`0` : sql`numerator`;
  const counted = (from: RawBuilder<unknown>, count: RawBuilder<unknown>) =>
    sql`select step, part, ${numerator} as numerator, denominator, ${count} as rows from (${from}) s`;
  return sql.join(
    [
      ...rows.map((from) => counted(from, sql`1`)),
      ...(sums === null ? [] : [counted(sums, sql.ref('rows'))]),
    ],
    sql` union all `,
  );
}

export async function countFigureRows(
  handle: Handle,
  asked: RowsAsked,
  summed: Cut['summed'],
): Promise<number> {
  const counted = countedOf(asked, { step: null, split: null, summed });
  const { rows } = await sql<{ n: number }>`${afresh}
    select coalesce(sum(rows), 0)::int as n from (${counted}) counted`.execute(handle);
  return rows[0]?.n ?? 0;
}

/** Sums of the rows: in all, by step and by the values of a dimension, from one reading. */
export async function findSums(handle: Handle, asked: RowsAsked, cut: Cut): Promise<FoundSums> {
  const { step, split } = cut;
  const sets = [sql`()`, ...(step === null ? [] : [sql`(step)`]), ...(split === null ? [] : [sql`(part)`])];
  const [stepOrNone, partOrNone] = [
    step === null ? sql`null::date` : sql.ref('step'),
    split === null ? sql`null::text` : sql.ref('part'),
  ];
  const level = sql`${step === null ? sql`1` : sql`grouping(step)`} * 2 + ${split === null ? sql`1` : sql`grouping(part)`}`;
  const { rows } = await sql<SumRow>`${afresh}
    select ${stepOrNone} as step, ${partOrNone} as part, ${level} as level, coalesce(sum(rows), 0)::int as rows,
      coalesce(sum(numerator), 0)::float8 as numerator, coalesce(sum(denominator), 0)::float8 as denominator
    from (${countedOf(asked, cut)} offset 0) counted group by grouping sets (${sql.join(sets)})`.execute(
    handle,
  );
  const middles = figureOf(asked.figure).shape === 'spread' ? await findMiddles(handle, asked, cut) : null;
  const sumsOf = ({ rows: count, numerator, denominator }: SumRow, middle: Middle = NO_MIDDLE): Sums => ({
    rows: count,
    numerator,
    denominator,
    ...middle,
  });
  const total = rows.find(({ level }) => level === 3);
  if (!total) throw new RangeError('a figure without a total');
  const ofLevel = (wanted: number) => rows.filter(({ level }) => level === wanted);
  return {
    total: sumsOf(total, middles?.total),
    steps: new Map(
      ofLevel(1).map((row) => [row.step ?? '', sumsOf(row, middles?.steps.get(row.step ?? ''))]),
    ),
    parts:
      split === null
        ? null
        : new Map(ofLevel(2).map((row) => [row.part ?? '', sumsOf(row, middles?.parts.get(row.part ?? ''))])),
  };
}
