import { FIGURE_NAMES, type FigureName, figureOf } from '@traslado/domain/reports/figures';
import type { Period } from '@traslado/domain/reports/period';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { trySumsLock } from '../../db/locks.ts';
import { PLANNED_EACH_TIME } from '../../db/prepared-pool.ts';
import { FIGURE_SQL, isOfPlace, isSummed, SOURCE_SQL } from '../../db/report-sources.ts';
import { rowsOf, textOf } from './figure-repository.ts';
import { reachedOf } from './middle-repository.ts';

/**
 * Fingerprint of the definitions behind the sums. Sums with another fingerprint are not read, and are made again: a version with other
 * definitions may have been here before, or may run beside this one. A test says when it has to change.
 */
export const DEFINED_BY = '78550616';

const SUMMED = FIGURE_NAMES.filter(isSummed);

const everythingTouched = sql`exists (select from report_touched where coupon_id is null and day is null)`;

/** Days on which rows of the touched bookings count, and the days that were noted themselves. */
const touchedDays = sql`
  select t.day from report_touched t where t.day is not null
  union select (at.at at time zone p.time_zone)::date
  from (select distinct coupon_id from report_touched) t join coupon c on c.id = t.coupon_id join property p on p.id = c.property_id
    cross join lateral (
      select unnest(array[c.created_at, c.confirmed_at, c.cancelled_at]) as at
      union all select a.created_at from payment_attempt a where a.coupon_id = c.id
      union all select m.created_at from mail m where m.coupon_id = c.id
      union all select g.ended_at from coupon_change g where g.coupon_id = c.id) at
  union select r.pickup_on from (select distinct coupon_id from report_touched) t join transfer r on r.coupon_id = t.coupon_id
  union select m.arrival_on from (select distinct coupon_id from report_touched) t join coupon_stay s on s.coupon_id = t.coupon_id
    join pms_stay m on m.hotel = s.hotel and m.folio = s.folio`;

/** Days with up-to-date sums, in order. */
export async function listSummedDays(handle: Handle, { from, to }: Period): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select d.day from report_day d
    where d.day between ${from}::date and ${to}::date and d.defined = ${DEFINED_BY} and not ${everythingTouched}
      and not exists (select from (${touchedDays}) t where t.day = d.day)
    order by d.day`.execute(handle);
  return rows.map(({ day }) => day);
}

/** Locks the sums until the end of the transaction; false where another one has the lock. */
export async function tryLockSums(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select ${trySumsLock} as mine`.execute(tx);
  return rows[0]?.mine ?? false;
}

/** Deletes the sums of outdated days, and the touches that this transaction sees. */
export async function deleteTouchedSums(tx: Tx): Promise<void> {
  const touched = sql`(${everythingTouched} or defined <> ${DEFINED_BY} or day in (select t.day from (${touchedDays}) t))`;
  await sql`
    with gone as (delete from report_day where ${touched} returning day)
    delete from report_sum using gone where report_sum.day = gone.day`.execute(tx);
  await sql`delete from report_touched`.execute(tx);
}

/** Days without sums between the first and the last day with data, newest first. */
export async function listUnsummedDays(handle: Handle, limit: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with ends as (
      select least(min(c.created_at)::date, min(a.day), (select min(pickup_on) from transfer), (select min(arrival_on) from pms_stay)) - 1 as first,
        greatest((select max(pickup_on) from transfer), (select max(arrival_on) from pms_stay), max(a.day)) + 1 as last
      from (select min(created_at) as created_at from coupon) c, (
        select min(created_at)::date as day from contact_message union all select max(created_at)::date from coupon) a)
    select at.day::date as day from ends cross join lateral generate_series(ends.first, ends.last, interval '1 day') as at (day)
    where not exists (select from report_day d where d.day = at.day::date)
    order by at.day desc limit ${limit}`.execute(handle);
  return rows.map(({ day }) => day);
}

/** Figures with rows of their own, or with a middle: they share their rows with none. */
const standsAlone = (figure: FigureName): boolean =>
  FIGURE_SQL[figure].where !== undefined || isSpread(figure);

const isSpread = (figure: FigureName): boolean => figureOf(figure).shape === 'spread';

/** Figures that are made of the same rows, so that these are read once for all of them. */
const SAME_ROWS: readonly (readonly FigureName[])[] = [
  ...SUMMED.filter(standsAlone).map((figure) => [figure]),
  ...[...new Set(SUMMED.map((figure) => figureOf(figure).source))]
    .map((source) => SUMMED.filter((figure) => figureOf(figure).source === source && !standsAlone(figure)))
    .filter((figures) => figures.length > 0),
];

const numeratorOf = (figure: FigureName) => sql.ref(`${figure}_n`);
const denominatorOf = (figure: FigureName) => sql.ref(`${figure}_d`);

/** Adds up the rows of one or several figures over a run of days: in all, and by each of their dimensions. Places are in every sum. */
function sumsOf(figures: readonly FigureName[], period: Period): RawBuilder<unknown> {
  const [figure = 'sales'] = figures;
  const by = figureOf(figure).dimensions.filter((one) => !isOfPlace(one));
  const columns = [
    sql`, ${SOURCE_SQL[figureOf(figure).source].property} as property`,
    ...by.map((one) => sql`, ${textOf(figure, one)} as ${sql.ref(one)}`),
    ...figures.map(
      (one) =>
        sql`, ${FIGURE_SQL[one].numerator} as ${numeratorOf(one)}, ${FIGURE_SQL[one].denominator} as ${denominatorOf(one)}`,
    ),
  ];
  const rows = rowsOf({ figure, period, where: [], scope: null }, sql.join(columns, sql``));
  const values = sql.join([sql`('', '')`, ...by.map((one) => sql`(${sql.lit(one)}, r.${sql.ref(one)})`)]);
  const sums = figures.map((one) =>
    isSpread(one)
      ? sql`, 0 as ${numeratorOf(one)}, count(*) as ${denominatorOf(one)}`
      : sql`, sum(${numeratorOf(one)}) as ${numeratorOf(one)}, sum(${denominatorOf(one)}) as ${denominatorOf(one)}`,
  );
  const spread = isSpread(figure)
    ? sql`array_agg(${numeratorOf(figure)}::float8 order by ${numeratorOf(figure)})`
    : sql`null::float8[]`;
  return sql`
    select part.dimension, r.day, r.property, part.value, count(*) as rows, ${spread} as spread${sql.join(sums, sql``)}
    from (${rows}) r cross join lateral (values ${values}) as part (dimension, value)
    group by part.dimension, r.day, r.property, part.value`;
}

/** Adds up the rows of a run of days that have no sums yet. */
export async function insertSums(tx: Tx, period: Period, now: number): Promise<void> {
  for (const figures of SAME_ROWS) {
    const reached = figures.some(isSpread) ? reachedOf(sql.ref('s.spread')) : sql`null::int[]`;
    const sides = figures.map(
      (one) => sql`(${sql.lit(one)}, s.${numeratorOf(one)}, s.${denominatorOf(one)})`,
    );
    await sql`${sql.raw(PLANNED_EACH_TIME)}
      insert into report_sum (figure, dimension, day, property_id, value, rows, numerator, denominator, spread, reached)
      select f.figure, s.dimension, s.day, s.property, s.value, s.rows, f.numerator, f.denominator, s.spread, ${reached}
      from (${sumsOf(figures, period)}) s cross join lateral (values ${sql.join(sides)}) as f (figure, numerator, denominator)`.execute(
      tx,
    );
  }
  await sql`
    insert into report_day (day, made_at, defined)
    select at.day::date, ${new Date(now)}::timestamptz, ${DEFINED_BY}
    from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') as at (day)`.execute(tx);
}
