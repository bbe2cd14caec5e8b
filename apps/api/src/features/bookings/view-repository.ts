import type { Scope } from '@traslado/domain/access/scope';
import type { CouponState } from '@traslado/domain/booking/state';
import type { FittingView, ViewOrder } from '@traslado/domain/desk/booking-view';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { type ListPage, ofPage } from '../../db/list-query.ts';
import { isBookingIn } from '../../db/next-rides.ts';

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
};

export type ViewAsked = FittingView & {
  readonly scope: Scope;
  /** By the clock of whoever asks; days are counted from it. */
  readonly today: string;
};

/** Most that are counted: one more stands for "more than so many". */
const MOST_COUNTED = 1_000;

const oneOf = (column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<unknown> =>
  ids.length === 0 ? sql`true` : sql`${column} = any(${[...ids]}::int[])`;

const asked = ({ statuses, properties, days, bookings, scope, today }: ViewAsked): RawBuilder<unknown> => sql`
  from coupon c where c.replaced_by is null and ${isBookingIn(scope)}
    and ${statuses.length === 0 ? sql`true` : sql`c.status = any(${[...statuses]}::text[])`}
    and ${oneOf(sql`c.property_id`, properties)} and ${oneOf(sql`c.id`, bookings)}
    and ${
      days === null
        ? sql`true`
        : sql`c.id in (select t.coupon_id from transfer t where t.status <> 'cancelled'
          and t.pickup_on between ${today}::date + ${days.from}::int and ${today}::date + ${days.to}::int)`
    }`;

/** The next ride that stands, else the last one. */
const ride = (today: string): RawBuilder<unknown> => sql`lateral (
  select t.pickup_on, t.pickup_time, t.pickup_at, t.flight_code from transfer t where t.coupon_id = c.id
  order by t.status = 'cancelled', t.pickup_on < ${today}::date, abs(t.pickup_on - ${today}::date), t.pickup_at limit 1)`;

const ORDERS: Readonly<Record<ViewOrder, RawBuilder<unknown>>> = {
  ride: sql`r.pickup_at`,
  created: sql`c.created_at`,
  total: sql`c.total_minor`,
};

/** The bookings of a list, page by page. */
export async function listViewRows(handle: Handle, view: ViewAsked, page: ListPage): Promise<ViewRow[]> {
  const way = view.descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<ViewRow>`
    select c.id, c.coupon_code as number, coalesce(s.guest, c.guest_name) as guest, c.property_id as "propertyId",
      c.airport_id as "airportId", c.service_id as "serviceId", c.status, c.folio, c.passengers as people, c.total_minor as "totalMinor",
      case when c.status = 'pending_payment' then greatest(0, c.total_minor - c.paid_minor) else 0 end as "dueMinor",
      c.created_at as "createdAt", c.contact_email as email, c.contact_phone as phone, r.pickup_on as "rideOn",
      to_char(r.pickup_time, 'HH24:MI') as "rideTime", r.flight_code as flight
    from (select c.* ${asked(view)}) c
      left join coupon_stay s on s.coupon_id = c.id and s.main
      left join ${ride(view.today)} r on true
    order by ${ORDERS[view.order]} ${way} nulls last, c.id ${way} ${ofPage(page)}`.execute(handle);
  return rows;
}

/** How many bookings a list has, a thousand and one at most. */
export async function countViewRows(handle: Handle, view: ViewAsked): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 ${asked(view)} limit ${MOST_COUNTED + 1}) counted`.execute(
    handle,
  );
  return rows[0]?.n ?? 0;
}
