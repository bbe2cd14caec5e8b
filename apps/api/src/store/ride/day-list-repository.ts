import type { PrintedRide } from '@traslado/domain/desk/day-list';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { isNamedFlight } from '../../db/followed-rides.ts';
import { inScope } from '../../db/scope.ts';
import type { BackendCoupon } from '../../ports/transfers.ts';
import type { DayListPrint, ListedRide, PrintForm, WhichList } from './day-list-record.ts';

/** The rides of a day, and the lists of them that were printed. */

/** Most rides of a list: an airport of the group has 1,500 on its busiest day. */
const mostListed = 5_000;

const property = sql`coalesce(t.property_id, c.property_id)`;

/** The mark of a ride that stands. */
const standingMark = sql`(
  select json_build_object('outcome', m.outcome, 'reason', m.reason, 'note', m.note, 'by', m.marked_name,
    'markedAt', (extract(epoch from m.marked_at) * 1000)::bigint)
  from ride_mark m where m.transfer_id = t.id and m.taken_back_at is null)`;

/** The followed flight of a ride. */
const followed = sql`(
  select json_build_object('expectedOn', to_char(f.expected_at at time zone t.time_zone, 'YYYY-MM-DD'),
    'expectedTime', to_char(f.expected_at at time zone t.time_zone, 'HH24:MI'), 'expectedAt', (extract(epoch from f.expected_at) * 1000)::bigint,
    'state', f.state, 'isUnheard', w.heard_at is null and w.hand_at is null and w.answer is not null, 'frozen', f.frozen, 'toldAt', (select (extract(epoch from max(n.told_at)) * 1000)::bigint from ride_notice n
      where n.transfer_id = t.id and n.audience = 'guest'),
    'notice', (select json_build_object('at', (extract(epoch from coalesce(n.told_at, n.made_at)) * 1000)::bigint,
        'pickUpAt', (extract(epoch from n.pick_up_at) * 1000)::bigint, 'channel', n.channel, 'outcome', n.outcome, 'because', n.because)
      from ride_notice n where n.transfer_id = t.id and n.audience = 'guest' order by n.id desc limit 1))
  from followed_ride f join watched_flight w on w.id = f.flight_id where f.transfer_id = t.id and ${isNamedFlight})`;

/** Columns of `transfer t` and `coupon c` that make a ListedRide. */
const listed = sql`
  t.id, t.id::text as key, t.reference, c.id as coupon_id, array[c.coupon_code, c.folio] || s.folios as numbers,
  t.version || '.' || c.version as version, c.status as booking, t.direction, t.status, t.assumed as is_assumed,
  t.flight_code, t.airline_id, t.is_national, t.terminal, t.place_id, t.flight_on,
  to_char(t.flight_time, 'HH24:MI') as flight_time, t.pickup_on as pick_up_on, to_char(t.pickup_time, 'HH24:MI') as pick_up_time,
  t.pickup_at as pick_up_at, t.time_to_check as is_time_to_check,
  ${followed} as followed, t.special_items, t.special_answer,
  exists (select from coupon_change g where g.coupon_id = c.id and g.status = 'pending') as is_change_waiting,
  array(select f.kind from data_finding f where f.coupon_id = c.id and f.resolved_at is null
    and (f.transfer_id is null or f.transfer_id = t.id)) as findings,
  c.airport_id, ${property} as property_id, c.service_id, c.private as is_private, c.vehicles,
  c.adults, c.children, c.baby_seats, coalesce(s.guest, c.guest_name) as guest, coalesce(s.stays - 1, 0) as companions,
  (select p.room from pms_stay p where p.hotel = c.hotel and p.folio = c.folio) as room, c.observation as request,
  ${standingMark} as mark`;

const withStays = sql`
  transfer t join coupon c on c.id = t.coupon_id
    cross join lateral (
      select count(*)::int as stays, array_agg(r.folio) as folios, min(r.guest) filter (where r.main) as guest
      from coupon_stay r where r.coupon_id = c.id) s`;

/** A ride that stands, or may still be paid for. */
const isListed = sql`t.status <> 'cancelled' and c.status in ('pending_payment', 'confirmed', 'partially_cancelled')`;

const isOf = ({ airportId, propertyId, direction, scope }: WhichList): RawBuilder<boolean> => sql<boolean>`
  c.airport_id = ${airportId}
    and ${propertyId === null ? sql`true` : sql`${property} = ${propertyId}`}
    and ${direction === null ? sql`true` : sql`t.direction = ${direction}`}
    and ${inScope(scope, property)}`;

/** The rides of a list, by their pick-up. */
export async function listRides(handle: Handle, which: WhichList): Promise<ListedRide[]> {
  const { rows } = await sql<ListedRide>`
    select ${listed} from ${withStays}
    where t.pickup_on = ${which.day}::date and ${isListed} and ${isOf(which)}
    order by t.pickup_at, t.flight_code, t.id limit ${mostListed}`.execute(handle);
  return rows;
}

/** Rides by their ids, wherever they are now, within the scope: the present state of a printed list's rides. */
export async function listRidesById(
  handle: Handle,
  ids: readonly number[],
  scope: WhichList['scope'],
): Promise<ListedRide[]> {
  const { rows } = await sql<ListedRide>`
    select ${listed} from ${withStays}
    where t.id = any(${[...ids]}::int[]) and ${inScope(scope, property)} order by t.pickup_at, t.id`.execute(
    handle,
  );
  return rows;
}

/** Bookings of the group's own backend with a ride on this day, as it answered last. */
export async function listTheirBookings(handle: Handle, day: string): Promise<BackendCoupon[]> {
  const { rows } = await sql<{ facts: BackendCoupon }>`
    select facts from their_coupon where facts -> 'transfers' @> ${JSON.stringify([{ pickUpOn: day }])}::jsonb
    order by code limit ${mostListed}`.execute(handle);
  return rows.map(({ facts }) => facts);
}

const isSame = ({
  day,
  airportId,
  propertyId,
  direction,
  scope,
}: WhichList): RawBuilder<boolean> => sql<boolean>`
  p.list_on = ${day}::date and p.airport_id = ${airportId}
    and p.property_id is not distinct from ${propertyId}::int and p.direction is not distinct from ${direction}::text
    and p.scope is not distinct from ${scope === null ? null : [...scope]}::int[]`;

/** The last printed list; null where it never was printed. */
export async function findLastPrint(handle: Handle, which: WhichList): Promise<DayListPrint | null> {
  const { rows } = await sql<DayListPrint>`
    select p.printed_at, coalesce(a.display_name, p.printed_name) as by, p.form, p.rides
    from day_list_print p left join staff_account a on a.id = p.printed_by
    where ${isSame(which)} order by p.id desc limit 1`.execute(handle);
  return rows[0] ?? null;
}

/** Keeps each ride as the printed list has it. */
export async function insertPrint(
  handle: Handle,
  { day, airportId, propertyId, direction, scope }: WhichList,
  print: {
    readonly form: PrintForm;
    readonly rides: readonly PrintedRide[];
    readonly accountId: number;
    readonly username: string;
    readonly now: number;
  },
): Promise<void> {
  await handle
    .insertInto('day_list_print')
    .values({
      airport_id: airportId,
      property_id: propertyId,
      direction,
      list_on: day,
      scope: scope === null ? null : [...scope],
      form: print.form,
      rides: JSON.stringify(print.rides),
      printed_at: new Date(print.now),
      printed_by: print.accountId,
      printed_name: print.username,
    })
    .execute();
}
