import { type Dimension, type FigureName, figureOf } from '@traslado/domain/reports/figures';
import type { Sums } from '@traslado/domain/reports/measure';
import type { Period, Step } from '@traslado/domain/reports/period';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { PLANNED_EACH_TIME } from '../../db/prepared-pool.ts';
import { isOfPlace, isSummed } from '../../db/report-sources.ts';
import { inScope } from '../../db/scope.ts';
import { type RowsAsked, rowsOf, textOf } from './figure-repository.ts';
import { splitDays } from './summed-days.ts';

const afresh = sql.raw(PLANNED_EACH_TIME);

const isSpread = (figure: FigureName): boolean => figureOf(figure).shape === 'spread';

/** The middle, the tenth and the ninetieth of a hundred: one sort gives all three. */
const spread = (figure: FigureName): RawBuilder<unknown> =>
  isSpread(figure)
    ? sql`percentile_cont(array[0.5, 0.1, 0.9]) within group (order by numerator::float8)`
    : sql`null::float8[]`;

export type FoundSums = {
  readonly total: Sums;
  /** By the first day of each step that has rows. */
  readonly steps: ReadonlyMap<string, Sums>;
  /** By value of the dimension; null where none was asked. */
  readonly parts: ReadonlyMap<string, Sums> | null;
};

type SumRow = Pick<Sums, 'rows' | 'numerator' | 'denominator'> & {
  readonly step: string | null;
  readonly part: string | null;
  readonly level: number;
  readonly spread: readonly number[] | null;
};

type Cut = {
  readonly step: Step | null;
  readonly split: Dimension | null;
  /** Days whose sums are up to date, in order: those need not be read row by row. */
  readonly summed: readonly string[];
};

/** The dimension whose sums answer a question; '' for those of all rows, null where only the rows do. */
function summedBy({ figure, where }: RowsAsked, split: Dimension | null): Dimension | '' | null {
  if (!isSummed(figure)) return null;
  const asked = [...where.map(({ dimension }) => dimension), ...(split === null ? [] : [split])];
  const [first = '', ...others] = new Set(asked.filter((one) => !isOfPlace(one)));
  return others.length > 0 ? null : first;
}

const placeText = (dimension: Dimension): RawBuilder<unknown> =>
  dimension === 'property'
    ? sql`s.property_id::text`
    : dimension === 'group'
      ? sql`coalesce(p.group_id::text, '')`
      : sql`s.value`;

/** What runs of days add up to, from their sums. Of a figure with a middle these are its numerators, each of which is a row. */
function fromSums(
  { figure, where, scope }: RowsAsked,
  {
    by,
    split,
    runs,
    stepOf,
  }: { by: Dimension | ''; split: Dimension | null; runs: readonly Period[]; stepOf: StepSql },
): RawBuilder<unknown> {
  const days = runs.map(({ from, to }) => sql`s.day between ${from}::date and ${to}::date`);
  const narrowed = where.map(
    ({ dimension, values }) => sql` and ${placeText(dimension)} = any(${[...values]}::text[])`,
  );
  const part = split === null ? sql`''` : placeText(split);
  const sums = sql`
    select ${stepOf(sql.ref('s.day'))} as step, ${part} as part, s.numerator, s.denominator, s.rows, s.spread
    from report_sum s join property p on p.id = s.property_id
    where s.figure = ${figure} and s.dimension = ${by} and (${sql.join(days, sql` or `)})
      and ${inScope(scope, sql.ref('s.property_id'))}${sql.join(narrowed, sql``)}`;
  // The step is worked out before the numerators come one by one.
  if (isSpread(figure))
    return sql`
      select s.step, s.part, one.numerator, 1 as denominator, 1 as rows
      from (${sums} offset 0) s cross join lateral unnest(s.spread) as one (numerator)`;
  return sql`select step, part, numerator, denominator, rows from (${sums}) s`;
}

type StepSql = (day: RawBuilder<unknown>) => RawBuilder<unknown>;

/** All that counts, as it is kept: sums of days, and rows of the other days. */
function countedOf(asked: RowsAsked, { step, split, summed }: Cut): RawBuilder<unknown> {
  const stepOf: StepSql = (day) =>
    step === null ? sql`null::date` : sql`date_trunc(${step}::text, ${day}::timestamp)::date`;
  const by = summedBy(asked, split);
  const days = splitDays(asked.period, by === null ? [] : summed);
  const part = split === null ? sql`, ''::text as part` : sql`, ${textOf(asked.figure, split)} as part`;
  const parts = days.live.map(
    (period) => sql`
    select ${stepOf(sql.ref('day'))} as step, part, numerator, denominator, 1 as rows
    from (${rowsOf({ ...asked, period }, part)}) r`,
  );
  if (by !== null && days.summed.length > 0)
    parts.push(fromSums(asked, { by, split, runs: days.summed, stepOf }));
  return sql.join(parts, sql` union all `);
}

/** What the rows add up to: in all, by step and by the values of a dimension, from one look at them. */
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
      coalesce(sum(numerator), 0)::float8 as numerator, coalesce(sum(denominator), 0)::float8 as denominator, ${spread(asked.figure)} as spread
    from (${countedOf(asked, cut)} offset 0) counted group by grouping sets (${sql.join(sets)})`.execute(
    handle,
  );
  const sumsOf = ({ rows: count, numerator, denominator, spread: found }: SumRow): Sums => {
    const [median = null, low = null, high = null] = found ?? [];
    return { rows: count, numerator, denominator, median, low, high };
  };
  const total = rows.find(({ level }) => level === 3);
  if (!total) throw new RangeError('a figure without a total');
  const ofLevel = (wanted: number) => rows.filter(({ level }) => level === wanted);
  return {
    total: sumsOf(total),
    steps: new Map(ofLevel(1).map((row) => [row.step ?? '', sumsOf(row)])),
    parts: split === null ? null : new Map(ofLevel(2).map((row) => [row.part ?? '', sumsOf(row)])),
  };
}
