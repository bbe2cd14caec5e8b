import { donePickUpAt } from '@traslado/domain/booking/deadlines';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isUnderWay } from '../../db/attempt-under-way.ts';
import type { Handle } from '../../db/client.ts';
import { isStoppingDispute } from '../../db/disputes.ts';
import { isNamedFlight } from '../../db/followed-rides.ts';
import { millis } from '../../db/instants.ts';
import { stateOfMail } from '../../db/state-of-mail.ts';
import type { CouponRecord } from './record.ts';

/** Reads bookings. All parts of a booking come with it in one statement, as JSON made by the database. */

const clockTime = (column: string): RawBuilder<unknown> => sql`to_char(${sql.ref(column)}, 'HH24:MI')`;

const stays = sql`(
  select json_agg(json_build_object('hotel', s.hotel, 'folio', s.folio, 'guest', s.guest, 'main', s.main,
    'adults', s.adults, 'children', s.children, 'babySeats', s.baby_seats) order by s.main desc, s.hotel, s.folio)
  from coupon_stay s where s.coupon_id = c.id)`;

const transfers = sql`(
  select json_agg(json_build_object('id', t.id, 'direction', t.direction, 'status', t.status,
    'flightCode', t.flight_code, 'airlineId', t.airline_id, 'isNational', t.is_national, 'terminal', t.terminal,
    'flightOn', t.flight_on, 'flightTime', ${clockTime('t.flight_time')},
    'pickUpOn', t.pickup_on, 'pickUpTime', ${clockTime('t.pickup_time')}, 'pickUpAt', ${millis('t.pickup_at')},
    'pickUpHours', t.pickup_hours, 'timeZone', t.time_zone, 'placeId', t.place_id, 'propertyId', t.property_id, 'changeUntil', ${millis('t.change_until')},
    'cancelUntil', ${millis('t.cancel_until')}, 'version', t.version, 'keptPercent', t.kept_percent,
    'cancelledPriceMinor', t.cancelled_price_minor, 'timeToCheck', t.time_to_check, 'lateArrival', t.late_arrival,
    'specialItems', t.special_items, 'specialAnswer', t.special_answer,
    'frozenCause', (select f.frozen_cause from followed_ride f where f.transfer_id = t.id and ${isNamedFlight})) order by t.direction)
  from transfer t where t.coupon_id = c.id)`;

const refunds = sql`(
  select coalesce(json_agg(json_build_object('id', r.id, 'attemptId', r.attempt_id, 'status', r.status, 'amountMinor', r.amount_minor,
    'reason', r.reason, 'createdAt', ${millis('r.created_at')}, 'updatedAt', ${millis('r.updated_at')})
    order by r.created_at desc, r.id), '[]')
  from refund r where r.coupon_id = c.id and r.replaced_by is null)`;

const disputes = sql`(
  select coalesce(json_agg(json_build_object('status', d.status, 'reason', d.reason, 'amountMinor', d.amount_minor, 'dueAt', ${millis('d.due_at')},
    'isStopping', ${isStoppingDispute}) order by d.id), '[]') from dispute d where d.coupon_id = c.id)`;

const pendingChange = sql`(
  select json_build_object('id', g.id, 'transferId', g.transfer_id, 'baseVersion', g.base_version, 'amountMinor', g.amount_minor,
    'totalMinor', g.total_minor, 'summary', g.summary, 'expiresAt', ${millis('g.expires_at')})
  from coupon_change g where g.coupon_id = c.id and g.status = 'pending')`;

const confirmationMail = sql`(
  select ${stateOfMail} from mail m where m.coupon_id = c.id and m.kind = 'confirmation' order by m.id limit 1)`;

/** Columns of a `coupon c` that make a CouponRecord. */
export const couponColumns = sql`
  c.id, c.coupon_code as "code", c.hotel, c.folio, c.guest_name, c.property_id,
  c.airport_id, c.service_id, c.rate_id, c.trip_type, c.private, c.included, c.status,
  c.adults, c.children, c.baby_seats, c.passengers, c.vehicles, c.currency,
  c.total_minor, c.lowered_minor, c.paid_minor, c.refunded_minor, c.price,
  c.contact_name, c.contact_email, c.contact_phone,
  c.observation, c.company, c.seller, c.language, c.receptive_group_id, c.version,
  c.hold_expires_at, c.expires_at, c.created_at,
  c.replaced_by is not null as is_replaced, c.acting is not null as is_by_staff,
  ${stays} as stays, ${transfers} as transfers,
  ${refunds} as refunds, ${disputes} as disputes, ${pendingChange} as pending_change, ${confirmationMail} as confirmation_mail`;

async function listWhere(handle: Handle, where: RawBuilder<SqlBool>): Promise<CouponRecord[]> {
  const { rows } = await sql<CouponRecord>`select ${couponColumns} from coupon c where ${where}`.execute(
    handle,
  );
  return rows;
}

/** The booking of a number, or null. Access is checked afterwards. */
export async function findCoupon(handle: Handle, code: string): Promise<CouponRecord | null> {
  const [coupon] = await listWhere(handle, sql`c.coupon_code = ${code}`);
  return coupon ?? null;
}

/** The same by the internal id. */
export async function findCouponById(handle: Handle, id: number): Promise<CouponRecord | null> {
  const [coupon] = await listWhere(handle, sql`c.id = ${id}`);
  return coupon ?? null;
}

/** Bookings of these numbers, by internal id; missing ones are left out. */
export async function listCouponsByCode(handle: Handle, codes: readonly string[]): Promise<CouponRecord[]> {
  return listWhere(handle, sql`c.coupon_code = any(${codes}::text[]) order by c.id`);
}

/** The booking of a ride, or null. */
export async function findCouponOfTransfer(handle: Handle, transferId: number): Promise<CouponRecord | null> {
  const [coupon] = await listWhere(
    handle,
    sql`c.id = (select coupon_id from transfer where id = ${transferId})`,
  );
  return coupon ?? null;
}

/**
 * Every booking that a stay rides on, its own and those of its groups, oldest first; at most 200. Replaced bookings are left out: they are
 * answers that the guest has changed since.
 */
export async function listCouponsOfStay(
  handle: Handle,
  stay: { readonly hotel: string; readonly folio: string },
): Promise<CouponRecord[]> {
  return listWhere(
    handle,
    sql`c.replaced_by is null
      and c.id in (select coupon_id from coupon_stay where hotel = ${stay.hotel} and folio = ${stay.folio})
      order by c.id limit 200`,
  );
}

/**
 * Expires pending bookings whose time to pay has passed, at most `limit`. A booking with a payment under way waits for its end.
 * @returns their number
 */
export async function expireCoupons(
  handle: Handle,
  { now, limit }: { now: number; limit: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update coupon set status = 'expired'
    where status = 'pending_payment' and id in (
      select c.id from coupon c
      where c.status = 'pending_payment' and c.expires_at < ${new Date(now)}
        and not exists (select from payment_attempt a where a.coupon_id = c.id
          and ${isUnderWay})
      order by c.expires_at limit ${limit} for update skip locked)
    returning id`.execute(handle);
  return rows.length;
}

/**
 * Completes rides that staff have not marked for a day, at most `limit`; their outcome is assumed. A missed ride is marked by staff before
 * that. A followed ride counts by the later of sold and expected pick-up, and a frozen one waits. Returns their number.
 */
export async function completeRides(
  handle: Handle,
  { now, limit }: { now: number; limit: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update transfer set status = 'completed', assumed = true
    where status = 'confirmed' and id in (${ridesToComplete(now)} order by pickup_at limit ${limit} for update skip locked)
    returning id`.execute(handle);
  return rows.length;
}

/** True while `completeRides` has something to do. */
export async function hasRidesToComplete(handle: Handle, now: number): Promise<boolean> {
  const { rows } = await sql`${ridesToComplete(now)} limit 1`.execute(handle);
  return rows.length > 0;
}

const ridesToComplete = (now: number) => sql`
  select id from transfer t where status = 'confirmed' and pickup_at < ${new Date(donePickUpAt(now))}
    and (unmarked_at is null or unmarked_at < ${new Date(donePickUpAt(now))})
    and not exists (select from followed_ride f where f.transfer_id = t.id and ${isNamedFlight}
      and (f.frozen is not null or f.counts_at >= ${new Date(donePickUpAt(now))}::timestamptz))`;
