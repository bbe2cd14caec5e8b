import type { Scope } from '@traslado/domain/access/scope';
import type { CouponState } from '@traslado/domain/booking/state';
import type { FittingView, ViewOrder } from '@traslado/domain/desk/booking-view';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { joinExpected } from '../../db/followed-rides.ts';
import { OPENED_ROWS } from '../../db/large-reads.ts';
import { type ListPage, ofPage } from '../../db/list-query.ts';
import { isBookingIn } from '../../db/next-rides.ts';
import { inScope } from '../../db/scope.ts';

/** A booking of a list. Amounts are cents, instants epoch milliseconds. */
export type ViewRow = {
  readonly id: number;
  readonly number: string;
  readonly guest: string;
  readonly propertyId: number;
  readonly airportId: number;
  readonly serviceId: number;
  readonly status: CouponState;
  readonly folio: string;
  readonly people: number;
  readonly totalMinor: number;
  readonly dueMinor: number;
  readonly createdAt: number;
  readonly email: string;
  readonly phone: string;
  readonly rideOn: string | null;
  readonly rideTime: string | null;
  readonly flight: string | null;
  /** Name of that ride in lists. The group's own rides have none. */
  readonly reference: string | null;
};

export type ViewAsked = FittingView & {
  readonly scope: Scope;
  readonly now: number;
};

/** Days are counted from today at the ride's own place. */
const todayIn = (now: number, zone: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${new Date(now)}::timestamptz at time zone ${zone})::date`;

/** No clock is a day or more away from this one, so that an index finds the rides. */
const UTC = sql`'UTC'`;

/** Most that are counted: one more stands for "more than this". */
const MOST_COUNTED = 1_000;

const isOne = (column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<unknown> =>
  ids.length === 0 ? sql`true` : sql`${column} = any(${[...ids]}::int[])`;

const hasState = (column: RawBuilder<unknown>, states: readonly CouponState[]): RawBuilder<unknown> =>
  states.length === 0 ? sql`true` : sql`${column} = any(${[...states]}::text[])`;

/** Our bookings of a list. */
const ours = ({ statuses, properties, days, bookings, scope, now }: ViewAsked): RawBuilder<unknown> => sql`
  from coupon c where c.replaced_by is null and ${isBookingIn(scope)}
    and ${hasState(sql`c.status`, statuses)} and ${isOne(sql`c.property_id`, properties)} and ${isOne(sql`c.id`, bookings)}
    and ${
      days === null
        ? sql`true`
        : sql`c.id in (select t.coupon_id from transfer t where t.status <> 'cancelled'
          and t.pickup_on between ${todayIn(now, UTC)} + ${days.from - 1}::int and ${todayIn(now, UTC)} + ${days.to + 1}::int
          and t.pickup_on - ${todayIn(now, sql`t.time_zone`)} between ${days.from}::int and ${days.to}::int)`
    }`;

const ridesOf = (booking: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`jsonb_array_elements(${booking} -> 'transfers') ride`;

/** The group backend's bookings of a list, as it answered last. A day is found by the index of their rides. */
const theirs = ({ statuses, properties, days, bookings, scope, now }: ViewAsked): RawBuilder<unknown> => sql`
  from their_coupon k left join lateral (select p.id from property p where p.code = k.hotel order by p.id limit 1) p on true
  where ${inScope(scope, sql`p.id`)}
    and ${hasState(sql`k.facts ->> 'status'`, statuses)} and ${isOne(sql`p.id`, properties)} and ${isOne(sql`k.id`, bookings)}
    and ${
      days === null
        ? sql`true`
        : sql`k.id in (select n.id from generate_series(${days.from - 1}::int, ${days.to + 1}::int) away
            cross join lateral (select to_char(${todayIn(now, UTC)} + away, 'YYYY-MM-DD') as day) d
            join their_coupon n on n.facts -> 'transfers' @> jsonb_build_array(jsonb_build_object('pickUpOn', d.day))
          where exists (select from ${ridesOf(sql`n.facts`)} where ride ->> 'pickUpOn' = d.day and ride ->> 'status' <> 'cancelled'
            and d.day::date - ${todayIn(now, sql`(ride ->> 'timeZone')`)} between ${days.from}::int and ${days.to}::int))`
    }`;

/** The next ride that stands, else the last one; its pick-up as it is expected now. */
const ride = (now: number): RawBuilder<unknown> => sql`lateral (
  select e.pick_up_at, e.pick_up_at at time zone t.time_zone as local, t.flight_code, t.reference
  from transfer t ${joinExpected} where t.coupon_id = c.id
  order by t.status = 'cancelled', t.pickup_on < ${todayIn(now, sql`t.time_zone`)}, abs(t.pickup_on - ${todayIn(now, sql`t.time_zone`)}), t.pickup_at limit 1)`;

const theirRide = (now: number): RawBuilder<unknown> => sql`lateral (
  select (ride ->> 'pickUpOn')::date as pickup_on, ride ->> 'pickUpTime' as pickup_time,
    to_timestamp((ride ->> 'pickUpAt')::float8 / 1000) as pickup_at, ride ->> 'flightCode' as flight_code
  from ${ridesOf(sql`k.facts`)}
  order by ride ->> 'status' = 'cancelled', (ride ->> 'pickUpOn')::date < ${todayIn(now, sql`(ride ->> 'timeZone')`)},
    abs((ride ->> 'pickUpOn')::date - ${todayIn(now, sql`(ride ->> 'timeZone')`)}), 3
  limit 1)`;

const due = (status: RawBuilder<unknown>, total: RawBuilder<unknown>, paid: RawBuilder<unknown>) =>
  sql`case when ${status} = 'pending_payment' then greatest(0, ${total} - ${paid}) else 0 end`;

const ORDERS: Readonly<Record<ViewOrder, RawBuilder<unknown>>> = {
  ride: sql`b.ride_at`,
  created: sql`b.created_at`,
  total: sql`b.total_minor`,
};

/** The bookings of a list in its order, ours and those of the group. */
const listed = (view: ViewAsked): RawBuilder<unknown> => {
  const way = view.descending ? sql`desc` : sql`asc`;
  const their = (name: string) => sql`k.facts ->> ${sql.lit(name)}`;
  return sql`select * from (
    select c.id, c.coupon_code as number, coalesce(s.guest, c.guest_name) as guest, c.property_id,
      c.airport_id, c.service_id, c.status, c.folio, c.passengers as people, c.total_minor,
      ${due(sql`c.status`, sql`c.total_minor`, sql`c.paid_minor`)} as due_minor, c.created_at,
      c.contact_email as email, c.contact_phone as phone, r.local::date as ride_on, to_char(r.local, 'HH24:MI') as ride_time,
      r.flight_code as flight, r.reference, r.pick_up_at as ride_at
    from (select c.* ${ours(view)}) c
      left join coupon_stay s on s.coupon_id = c.id and s.main
      left join ${ride(view.now)} r on true
    union all
    select k.id, k.code, coalesce((select nullif(stay ->> 'guest', '') from jsonb_array_elements(k.facts -> 'stays') stay
        where (stay ->> 'main')::boolean limit 1), ${their('contactName')}), coalesce(k.property, 0),
      (${their('airportId')})::int, (${their('serviceId')})::int, ${their('status')}, k.folio, (${their('passengers')})::int,
      (${their('totalMinor')})::int, ${due(their('status'), sql`(${their('totalMinor')})::int`, sql`(${their('paidMinor')})::int`)},
      to_timestamp((${their('createdAt')})::float8 / 1000), ${their('contactEmail')}, ${their('contactPhone')}, r.pickup_on, r.pickup_time,
      r.flight_code, null, r.pickup_at
    from (select k.*, p.id as property ${theirs(view)}) k left join ${theirRide(view.now)} r on true) b
  order by ${ORDERS[view.order]} ${way} nulls last, b.id ${way}`;
};

/** The bookings of a list, page by page. */
export async function listViewRows(handle: Handle, view: ViewAsked, page: ListPage): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`${listed(view)} ${ofPage(page)}`.execute(handle);
  return rows;
}

/** Opens all bookings of a list, to be taken part by part in this transaction. */
export async function openViewRows(tx: Tx, view: ViewAsked): Promise<void> {
  await sql`${OPENED_ROWS} ${listed(view)}`.execute(tx);
}

const counted = async (handle: Handle, view: ViewAsked, most: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 ${ours(view)} union all select 1 ${theirs(view)} ${most}) counted`.execute(
    handle,
  );
  return rows[0]?.n ?? 0;
};

/** Number of bookings in a list, a thousand and one at most. */
export const countViewRows = (handle: Handle, view: ViewAsked): Promise<number> =>
  counted(handle, view, sql`limit ${MOST_COUNTED + 1}`);

/** Number of bookings in a list, without a bound. */
export const countAllViewRows = (handle: Handle, view: ViewAsked): Promise<number> =>
  counted(handle, view, sql``);
