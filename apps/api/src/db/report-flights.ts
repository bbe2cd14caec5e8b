import { COVERED_HOURS, IN_TIME_MINUTES, MOVED_MINUTES } from '@traslado/domain/flight-watch/measures';
import type { FigureName } from '@traslado/domain/reports/figures';
import { type RawBuilder, sql } from 'kysely';

/** Figures of flights and of the notices about them, over the rows of `report-sources.ts`: ride `t`, booking `c`, followed ride `f`, flight `w`, notice `n`. */

type Sql = RawBuilder<unknown>;

/** A row's part in its figure. Money is cents. */
export type FigureSql = { readonly numerator: Sql; readonly denominator: Sql; readonly where?: Sql };

export const one = sql`1`;
export const flag = (condition: Sql): Sql => sql`(${condition})::int`;

/** The first freeze of a ride; null for none. */
export const frozenFrom = sql`(select min(a.learned_at) from ride_fact a where a.transfer_id = t.id and a.kind = 'frozen')`;

/** The value of a followed ride so long ago: that of before its first later fact of these kinds, else the one of now. */
const wasAt = (kinds: Sql, now: Sql, ago: Sql): Sql => sql`coalesce((
  select coalesce(a.was, '') from ride_fact a where a.transfer_id = n.transfer_id and a.kind in (${kinds}) and a.learned_at > n.told_at - ${ago}
  order by a.number limit 1), ${now}, '')`;
const millisOf = (column: string): Sql => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint::text`;

/** True for a notice that told what was so then. */
const isTrueAt = (ago: Sql): Sql => {
  const frozen = wasAt(sql`'frozen', 'unfrozen'`, sql.ref('f.frozen'), ago);
  const expected = wasAt(sql`'expected_pick_up'`, millisOf('f.expected_at'), ago);
  const proposed = wasAt(sql`'proposed_pick_up'`, millisOf('f.proposed_at'), ago);
  const right = sql`case when n.kind in ('pick_up_moved', 'pick_up_proposed', 'flight_earlier') and n.audience <> 'resort'
    then coalesce(nullif(${proposed}, ''), ${expected}) else ${expected} end`;
  return sql`case when n.kind = 'ride_frozen' then ${frozen} <> '' else ${frozen} = '' and ${right} = ${millisOf('n.pick_up_at')} end`;
};
// A round of news is written up to a minute after it began: until then what was before is still so.
const isTrue = sql`(${isTrueAt(sql`interval '0'`)} or ${isTrueAt(sql`interval '1 minute'`)})`;

const minutes = (count: number): Sql => sql`${sql.lit(count)} * interval '1 minute'`;
const isApart = (one: string, other: string): Sql =>
  sql`abs(extract(epoch from ${sql.ref(one)} - ${sql.ref(other)})) >= ${sql.lit(MOVED_MINUTES * 60)}`;
const coveredFrom = sql`t.pickup_at - ${sql.lit(COVERED_HOURS)} * interval '1 hour'`;

/** Channels that a notice went out by, and the cents that its messages about a ride cost: a mail costs nothing a message. */
const channelsOfNotice = sql`(select count(*) from notice_delivery d where d.notice_id = n.id and d.reason is distinct from 'no_template')`;
const centsOfRide = sql`(select coalesce(sum(d.cost_micros), 0) / 10000.0 from notice_delivery d join ride_notice m on m.id = d.notice_id where m.transfer_id = t.id)`;

export const FLIGHT_FIGURES = {
  flight_coverage: {
    numerator: flag(
      sql`exists (select from flight_news h where h.flight_id = f.flight_id and h.learned_at <= ${coveredFrom})`,
    ),
    denominator: one,
    where: sql`(t.status in ('completed', 'no_show') or t.status = 'confirmed' and f.frozen is not null)
      and coalesce(f.named_at, c.confirmed_at) <= ${coveredFrom}`,
  },
  pick_ups_moved: {
    numerator: one,
    denominator: one,
    where: isApart('f.expected_at', 'f.sold_pick_up_at'),
  },
  estimate_error: {
    numerator: sql.ref('w.estimate_error'),
    denominator: one,
    where: sql`w.estimate_error is not null`,
  },
  frozen_rides: { numerator: one, denominator: one, where: sql`${frozenFrom} is not null` },
  told_in_time: {
    numerator: flag(sql`n.told_at - n.learned_at <= ${minutes(IN_TIME_MINUTES)}`),
    denominator: one,
    where: sql`n.audience = 'guest' and n.outcome = 'told' and n.kind in ('pick_up_moved', 'pick_up_proposed', 'flight_earlier')
      and ${isApart('n.pick_up_at', 'n.was_at')}`,
  },
  told_wrongly: { numerator: one, denominator: one, where: sql`n.outcome = 'told' and not ${isTrue}` },
  notices: { numerator: one, denominator: one },
  second_channel: {
    numerator: flag(sql`${channelsOfNotice} > 1`),
    denominator: one,
    where: sql`n.audience = 'guest' and n.outcome = 'told'`,
  },
  notice_cost: { numerator: centsOfRide, denominator: one, where: sql`f.transfer_id is not null` },
} as const satisfies Partial<Record<FigureName, FigureSql>>;
