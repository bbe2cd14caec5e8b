import { type Dimension, figureOf } from '@traslado/domain/reports/figures';
import type { Period, Step } from '@traslado/domain/reports/period';
import { type RawBuilder, sql } from 'kysely';
import { isOfPlace, isSummed } from '../../db/report-sources.ts';
import { inScope } from '../../db/scope.ts';
import { type RowsAsked, rowsOf, textOf } from './figure-repository.ts';
import { splitDays } from './summed-days.ts';

/** The sources of totals and middles: sums of days, and rows of the days without sums. */

/** The grouping of a figure's rows. */
export type Cut = {
  readonly step: Step | null;
  readonly split: Dimension | null;
  /** Days with up-to-date sums, in order: they need not be read row by row. */
  readonly summed: readonly string[];
};

/** The dimension whose sums answer a question; '' for the sums of all rows, null where only the rows answer. */
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

const stepSql = (step: Step | null, day: RawBuilder<unknown>): RawBuilder<unknown> =>
  step === null ? sql`null::date` : sql`date_trunc(${step}::text, ${day}::timestamp)::date`;

type SumsAsked = Cut & { readonly by: Dimension | ''; readonly runs: readonly Period[] };

/** The sums of runs of days. */
function sumsOfDays(
  { figure, where, scope }: RowsAsked,
  { by, step, split, runs }: SumsAsked,
): RawBuilder<unknown> {
  const days = runs.map(({ from, to }) => sql`s.day between ${from}::date and ${to}::date`);
  const narrowed = where.map(
    ({ dimension, values }) => sql` and ${placeText(dimension)} = any(${[...values]}::text[])`,
  );
  const columns = figureOf(figure).shape === 'spread' ? sql`, s.spread, s.reached` : sql``;
  return sql`
    select ${stepSql(step, sql.ref('s.day'))} as step, ${split === null ? sql`''` : placeText(split)} as part, s.numerator, s.denominator, s.rows${columns}
    from report_sum s join property p on p.id = s.property_id
    where s.figure = ${figure} and s.dimension = ${by} and (${sql.join(days, sql` or `)})
      and ${inScope(scope, sql.ref('s.property_id'))}${sql.join(narrowed, sql``)}`;
}

/** Both sources of an answer, as statements: days with sums, null for none; and runs of days row by row. */
export type Cells = {
  readonly sums: RawBuilder<unknown> | null;
  readonly rows: readonly RawBuilder<unknown>[];
};

export function cellsOf(asked: RowsAsked, cut: Cut): Cells {
  const { step, split, summed } = cut;
  const by = summedBy(asked, split);
  const days = splitDays(asked.period, by === null ? [] : summed);
  const part = split === null ? sql`, ''::text as part` : sql`, ${textOf(asked.figure, split)} as part`;
  return {
    sums:
      by === null || days.summed.length === 0 ? null : sumsOfDays(asked, { ...cut, by, runs: days.summed }),
    rows: days.live.map(
      (period) => sql`
    select ${stepSql(step, sql.ref('day'))} as step, part, numerator, denominator
    from (${rowsOf({ ...asked, period }, part)}) r`,
    ),
  };
}
