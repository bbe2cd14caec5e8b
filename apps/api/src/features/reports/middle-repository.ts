import type { Sums } from '@traslado/domain/reports/measure';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { PLANNED_EACH_TIME } from '../../db/prepared-pool.ts';
import { type Cut, cellsOf } from './cell-repository.ts';
import type { RowsAsked } from './figure-repository.ts';

const afresh = sql.raw(PLANNED_EACH_TIME);

/** Buckets of a spread, by hours: the first ends at a quarter of an hour, each of the others a fifth further, the last has no end. */
const BUCKETS = 64;

// Whichever bucket a value is in, a middle is the value itself. Buckets only say which few values have to be looked at.
const bucketOf = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`least(${sql.lit(BUCKETS)}, 1 + ceil(ln(greatest(${value}, 0.25) / 0.25) / 0.174))::int`;

/** How many of an array of values lie up to the end of each bucket. */
export const reachedOf = (values: RawBuilder<unknown>): RawBuilder<unknown> => sql`array(
      select sum(count(v)) over (order by b.at)::int from generate_series(1, ${sql.lit(BUCKETS)}) as b (at)
      left join unnest(${values}) as one (v) on ${bucketOf(sql.ref('v'))} = b.at group by b.at order by b.at)`;

export type Middle = Pick<Sums, 'median' | 'low' | 'high'>;

export const NO_MIDDLE: Middle = { median: null, low: null, high: null };

export type FoundMiddles = {
  readonly total: Middle;
  /** By the first day of each step that has rows. */
  readonly steps: ReadonlyMap<string, Middle>;
  /** By value of the dimension. */
  readonly parts: ReadonlyMap<string, Middle>;
};

/** Where the middle, the tenth and the ninetieth of a hundred are. */
const PARTS = [0.5, 0.1, 0.9] as const;

type MiddleRow = { readonly key: string; readonly spread: readonly number[] };

const middleOf = ({ spread: [median, low, high] }: MiddleRow): Middle => ({
  median: median ?? null,
  low: low ?? null,
  high: high ?? null,
});

/** Numerators in their order with their buckets: those of days that are added up, and those of the rows of each step. */
function spreadsOf(asked: RowsAsked, cut: Cut): RawBuilder<unknown> {
  const { sums, rows } = cellsOf(asked, { ...cut, split: null });
  return sql.join(
    [
      ...(sums === null ? [] : [sql`select step, spread, reached from (${sums}) s`]),
      ...rows.map(
        (from) => sql`
        select step, spread, ${reachedOf(sql.ref('spread'))} as reached
        from (select step, array_agg(numerator::float8 order by numerator) as spread from (${from}) r group by step) s`,
      ),
    ],
    sql` union all `,
  );
}

/**
 * In all, and by step with its first day as the key. The buckets say in which of them the values are that a middle lies between; only these are sorted.
 * Between two values a middle lies where `percentile_cont` has it.
 */
async function listByStep(handle: Handle, asked: RowsAsked, cut: Cut): Promise<MiddleRow[]> {
  const keys = cut.step === null ? sql`('')` : sql`(''), (cell.step::text)`;
  const { rows } = await sql<MiddleRow>`${afresh}
    with cell as materialized (${spreadsOf(asked, cut)}),
    reached as (
      select k.key, b.at, sum(b.upto)::int as upto
      from cell cross join lateral (values ${keys}) k (key) cross join lateral unnest(cell.reached) with ordinality b (upto, at)
      group by k.key, b.at),
    bucket as (
      select key, at::int, upto, lag(upto, 1, 0) over (partition by key order by at) as below, max(upto) over (partition by key) - 1 as last
      from reached),
    wanted as (
      select key, at, below, part.of, part.place, part.of * last - floor(part.of * last) as between, rank - below as rank
      from bucket cross join lateral unnest(${[...PARTS]}::float8[]) with ordinality part (of, place)
        cross join lateral (values (floor(part.of * last)::int), (ceil(part.of * last)::int)) ranks (rank)
      where rank >= below and rank < upto),
    found as (
      select w.key, w.at, array_agg(v order by v) as spread
      from cell cross join lateral (values ${keys}) k (key) join (select distinct key, at from wanted) w on w.key = k.key
        cross join lateral unnest(cell.spread[coalesce(cell.reached[w.at - 1], 0) + 1 : cell.reached[w.at]]) one (v)
      group by w.key, w.at),
    middle as (
      select w.key, w.place, min(f.spread[w.rank + 1]) + (max(f.spread[w.rank + 1]) - min(f.spread[w.rank + 1])) * max(w.between) as value
      from wanted w join found f on f.key = w.key and f.at = w.at group by w.key, w.place)
    select key, array_agg(value order by place) as spread from middle group by key`.execute(handle);
  return rows;
}

/** By the values of a dimension. Days have few rows of each, so that their buckets would be more than these. */
async function listByPart(handle: Handle, asked: RowsAsked, cut: Cut): Promise<MiddleRow[]> {
  const { sums, rows } = cellsOf(asked, { ...cut, step: null });
  const all = [
    ...(sums === null
      ? []
      : [
          sql`select part, numerator from (select part, spread from (${sums}) s offset 0) s, unnest(s.spread) one (numerator)`,
        ]),
    ...rows.map((from) => sql`select part, numerator from (${from}) r`),
  ];
  const { rows: found } = await sql<MiddleRow>`${afresh}
    select part as key, percentile_cont(${[...PARTS]}::float8[]) within group (order by numerator::float8) as spread
    from (${sql.join(all, sql` union all `)}) counted group by part`.execute(handle);
  return found;
}

/** The middle and its neighbours of a figure that has one: in all, by step, and by the values of a dimension. */
export async function findMiddles(handle: Handle, asked: RowsAsked, cut: Cut): Promise<FoundMiddles> {
  const byStep = new Map((await listByStep(handle, asked, cut)).map((row) => [row.key, middleOf(row)]));
  const byPart = cut.split === null ? [] : await listByPart(handle, asked, cut);
  return {
    total: byStep.get('') ?? NO_MIDDLE,
    steps: byStep,
    parts: new Map(byPart.map((row) => [row.key, middleOf(row)])),
  };
}
