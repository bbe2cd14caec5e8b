import type { Scope } from '@traslado/domain/access/scope';
import { type RawBuilder, sql } from 'kysely';
import { joinExpected } from './followed-rides.ts';
import { inScope } from './scope.ts';

/** Bookings whose rides can still take place. */
const LIVE = sql`('pending_payment', 'confirmed', 'partially_cancelled')`;

/**
 * The pick-up, as it is expected now, of the next standing ride of the bookings that a condition about their ids selects.
 * @param ofBooking condition on `t.coupon_id`
 */
export const nextRideOf = (ofBooking: RawBuilder<unknown>, now: number): RawBuilder<unknown> => sql`(
  select min(e.pick_up_at) from transfer t join coupon live on live.id = t.coupon_id and live.status in ${LIVE}
    ${joinExpected}
  where ${ofBooking} and t.status in ('pending', 'confirmed')
    and greatest(t.pickup_at, e.pick_up_at) >= ${new Date(now)}::timestamptz)`;

/** A booking `c` is within a scope by its property, or by that of one of its rides. */
export const isBookingIn = (scope: Scope): RawBuilder<boolean> =>
  scope === null
    ? sql<boolean>`true`
    : sql<boolean>`(${inScope(scope, sql.ref('c.property_id'))}
      or c.id in (select t.coupon_id from transfer t where t.property_id = any(${[...scope]}::int[])))`;
