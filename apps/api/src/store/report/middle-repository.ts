import type { Sums } from '@traslado/domain/reports/measure';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { PLANNED_EACH_TIME } from '../../db/prepared-pool.ts';
import { type Cells, type Cut, cellsOf } from './cell-repository.ts';
import type { RowsAsked } from './figure-repository.ts';

const afresh = sql.raw(PLANNED_EACH_TIME);

/** Buckets of a spread, by hours: the first ends at an hour, each of the others a seventh further, the last has no end. */
const BUCKETS = 64;

// A middle is an exact value, whichever bucket it is in. Buckets only say which few values have to be read.
const bucketOf = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`least(${sql.lit(BUCKETS)}, 1 + ceil(ln(greatest(${value}, 1)) / 0.13))::int`;

/** The number of an array's values up to the end of each bucket. */
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

/** Positions of the middle, the tenth and the ninetieth of a hundred. */
const PARTS = [0.5, 0.1, 0.9] as const;

type MiddleRow = { readonly key: string | null; readonly spread: readonly number[] };

const middleOf = ({ spread: [median, low, high] }: MiddleRow): Middle => ({
  median: median ?? null,
  low: low ?? null,
  high: high ?? null,
});

/** Numerators in their order with their buckets, by a key: of summed days, and of rows. */
function spreadsOf({ sums, rows }: Cells, key: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql.join(
    [
      ...(sums === null ? [] : [sql`select ${key} as key, spread, reached from (${sums}) s`]),
      ...rows.map(
        (from) => sql`
        select key, spread, ${reachedOf(sql.ref('spread'))} as reached
        from (select ${key} as key, array_agg(numerator::float8 order by numerator) as spread from (${from}) r group by 1) s`,
      ),
    ],
    sql` union all `,
  );
}

const eachBucket = sql.join(
  Array.from({ length: BUCKETS }, (_, at) => sql`sum(reached[${sql.lit(at + 1)}])`),
);

/**
 * Middles of each key, and of all with null as the key. The buckets say between which values a middle lies; only these are sorted. Between
 * two values a middle lies where `percentile_cont` has it.
 */
async function listMiddles(handle: Handle, cells: Cells, key: RawBuilder<unknown>): Promise<MiddleRow[]> {
  const { rows } = await sql<MiddleRow>`${afresh}
    with cell as materialized (${spreadsOf(cells, key)}),
    keyed as materialized (
      select key, row_number() over ()::int as id, upto from (select key, array[${eachBucket}]::int[] as upto from cell group by key) k),
    summed as (
      select id, upto from keyed
      union all
      select 0, array(select sum(b.upto)::int from keyed cross join lateral unnest(keyed.upto) with ordinality b (upto, at) group by b.at order by b.at)),
    bucket as (
      select id, b.at::int, b.upto, lag(b.upto, 1, 0) over (partition by id order by b.at) as below, summed.upto[${sql.lit(BUCKETS)}] - 1 as last
      from summed cross join lateral unnest(summed.upto) with ordinality b (upto, at)),
    wanted as materialized (
      select id, at, part.place, part.of * last - floor(part.of * last) as between, rank - below as rank, dense_rank() over (order by id, at)::int as slot
      from bucket cross join lateral unnest(${[...PARTS]}::float8[]) with ordinality part (of, place)
        cross join lateral (values (floor(part.of * last)::int), (ceil(part.of * last)::int)) ranks (rank)
      where rank >= below and rank < upto),
    found as (
      select w.slot, array_agg(v order by v) as spread
      from cell join keyed on keyed.key = cell.key cross join lateral (values (0), (keyed.id)) k (id)
        join (select distinct id, at, slot from wanted) w on w.id = k.id
        cross join lateral unnest(cell.spread[coalesce(cell.reached[w.at - 1], 0) + 1 : cell.reached[w.at]]) one (v)
      group by w.slot),
    middle as (
      select w.id, w.place, min(f.spread[w.rank + 1]) + (max(f.spread[w.rank + 1]) - min(f.spread[w.rank + 1])) * max(w.between) as value
      from wanted w join found f on f.slot = w.slot group by w.id, w.place)
    select keyed.key::text as key, array_agg(value order by place) as spread
    from middle left join keyed on keyed.id = middle.id group by middle.id, keyed.key`.execute(handle);
  return rows;
}

/** The middle and its neighbours of a figure that has one: in all, by step, and by the values of a dimension. */
export async function findMiddles(handle: Handle, asked: RowsAsked, cut: Cut): Promise<FoundMiddles> {
  const { step, split } = cut;
  const steps = await listMiddles(
    handle,
    cellsOf(asked, { ...cut, split: null }),
    step === null ? sql`''` : sql.ref('step'),
  );
  const parts =
    split === null ? [] : await listMiddles(handle, cellsOf(asked, { ...cut, step: null }), sql.ref('part'));
  const byKey = (rows: readonly MiddleRow[]) =>
    new Map(rows.flatMap((row) => (row.key === null ? [] : [[row.key, middleOf(row)] as const])));
  const total = steps.find(({ key }) => key === null);
  return { total: total ? middleOf(total) : NO_MIDDLE, steps: byKey(steps), parts: byKey(parts) };
}
