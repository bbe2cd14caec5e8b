import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { TheirCoupon, TheirStayName, Transfers } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';
import { admitGuest } from '../coupons/find-coupon-for.ts';
import type { CouponRecord } from '../coupons/record.ts';
import { readRecord } from './read-record.ts';
import { findKept, keepCoupon, listKept } from './repository.ts';

export type TheirDeps = {
  readonly db: Db;
  readonly transfers: Transfers;
  readonly catalogue: Pick<Catalogue, 'current'>;
};

/** `fresh`: they have just said so. Otherwise it is what they said last, and nothing may be done with it. */
type Found = {
  readonly their: TheirCoupon;
  readonly coupon: CouponRecord;
  readonly standing: 'owner' | 'member';
  readonly fresh: boolean;
};

/** Asks them for a booking and keeps their answer. */
export async function askCoupon(
  { db, transfers }: Pick<TheirDeps, 'db' | 'transfers'>,
  code: string,
  now: number,
): ReturnType<Transfers['findCoupon']> {
  const answer = await transfers.findCoupon(code);
  if (answer.kind === 'ok' && answer.value) await keepCoupon(db, answer.value, now);
  return answer;
}

/**
 * The booking to be looked at, when the guest's stay rides on it; their last answer while they are not there.
 * Codes: `coupon.not_found`, `backend.unavailable` when they never told us of it.
 */
export async function findTheirCoupon(
  deps: TheirDeps,
  guest: GuestCaller,
  code: string,
  now: number,
): Promise<Found> {
  const answer = await askCoupon(deps, code, now);
  const their = answer.kind === 'ok' ? answer.value : await findKept(deps.db, code);
  if (!their && answer.kind === 'unavailable') throw down(answer.retryAfterSeconds);
  const admitted = admitGuest(guest, their ? readRecord(deps.catalogue.current(), their) : null);
  if (!their) throw new Refused('coupon.not_found');
  return { ...admitted, their, fresh: answer.kind === 'ok' };
}

/**
 * The booking to be paid, changed or cancelled: as it is now, by the guest of its main stay.
 * Codes: `coupon.not_found`, `booking.not_owner`, `backend.unavailable`.
 */
export async function findForDeed(
  deps: TheirDeps,
  guest: GuestCaller,
  code: string,
  now: number,
): Promise<Found> {
  const found = await findTheirCoupon(deps, guest, code, now);
  if (!found.fresh) throw down(5);
  if (found.standing !== 'owner') throw new Refused('booking.not_owner');
  return found;
}

/** The number of the booking of a ride, among those of the guest's stay. Codes: `transfer.not_found`, `backend.unavailable`. */
export async function findCodeOfRide(
  { transfers }: Pick<TheirDeps, 'transfers'>,
  guest: GuestCaller,
  transferId: number,
): Promise<string> {
  const rides = await transfers.listRides(nameOf(guest));
  if (rides.kind === 'unavailable') throw down(rides.retryAfterSeconds);
  const ride = rides.value.find((one) => one.transferId === transferId);
  if (!ride) throw new Refused('transfer.not_found');
  return ride.couponCode;
}

/** Bookings of one stay that are asked for at once; the oldest beyond that are not shown. */
const mostBookings = 20;

/** The bookings that a stay rides on, oldest first; their last answers while they are not there, without anything to do. */
export async function listTheirCoupons(
  deps: TheirDeps,
  guest: GuestCaller,
  now: number,
): Promise<readonly Pick<Found, 'coupon' | 'standing' | 'fresh'>[]> {
  const rides = await deps.transfers.listRides(nameOf(guest));
  const kept = await listKept(deps.db, nameOf(guest));
  const codes =
    rides.kind === 'ok'
      ? [...new Set(rides.value.map(({ couponCode }) => couponCode))].slice(-mostBookings)
      : kept.map(({ code }) => code);
  if (rides.kind === 'unavailable' && kept.length === 0) throw down(rides.retryAfterSeconds);
  const snapshot = deps.catalogue.current();
  const found = await Promise.all(
    codes.map(async (code) => {
      const answer = rides.kind === 'ok' ? await askCoupon(deps, code, now) : rides;
      const their = answer.kind === 'ok' ? answer.value : kept.find((one) => one.code === code);
      if (!their) return [];
      const record = readRecord(snapshot, their);
      const isOurs = record.stays.some((stay) => stay.hotel === guest.hotel && stay.folio === guest.folio);
      // They listed it for this stay, yet the booking does not name it: shown to nobody.
      if (!isOurs) return [];
      return [{ ...admitGuest(guest, record), fresh: answer.kind === 'ok' }];
    }),
  );
  return found.flat().sort((one, other) => one.coupon.createdAt - other.coupon.createdAt);
}

const nameOf = ({ hotel, folio }: GuestCaller): TheirStayName => ({ hotel, folio });

const down = (retryAfterSeconds: number): Refused =>
  new Refused('backend.unavailable', { retryAfterSeconds });
