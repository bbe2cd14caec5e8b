import { mayManage } from '@traslado/domain/booking/abilities';
import { readingOfNumber } from '@traslado/domain/booking/booking-number';
import { isInForce } from '@traslado/domain/booking/state';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type {
  BackendAnswer,
  BackendCoupon,
  BackendFound,
  BackendStayName,
  Transfers,
} from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { listConfirmationMails } from '../../store/their-booking/letter-repository.ts';
import { findNumber } from '../../store/their-booking/number-repository.ts';
import { findKept, keepCoupons, listKept, listReckoned } from '../../store/their-booking/repository.ts';
import { admitGuest } from '../booking/find-coupon-for.ts';
import { notAllowed } from '../booking/refuse-not-allowed.ts';
import { enrichCoupon } from './enrich-coupon.ts';
import { readRecord } from './read-record.ts';

export type BackendDeps = {
  readonly db: Db;
  readonly transfers: Transfers;
  readonly inventory: Pick<Inventory, 'current'>;
  /** Sender of confirmations; the group unless set. */
  readonly confirmations?: 'group' | 'ours' | undefined;
  /** `no`: a record that turns to confirmed after a payment does not count as paid. */
  readonly confirmedMeansPaid?: 'after_payment' | 'no' | undefined;
  /** `left_out`: a flight of an airline that they have no number for is sent without one; refused unless set. */
  readonly unlistedAirline?: 'refused' | 'left_out' | undefined;
};

/** `fresh`: read just now. Otherwise it is their last known answer, and it may only be shown. */
type Found = {
  readonly their: BackendCoupon;
  readonly coupon: CouponRecord;
  readonly standing: 'owner' | 'member';
  readonly fresh: boolean;
};

type Asked = BackendAnswer<BackendCoupon | null>;

/** Asks them for bookings, all at once, and keeps their answers. In the order of the numbers. */
export async function askCoupons(
  { db, transfers }: Pick<BackendDeps, 'db' | 'transfers'>,
  codes: readonly string[],
  now: number,
): Promise<readonly Asked[]> {
  const found = await Promise.all(codes.map((code) => transfers.findCoupon(code)));
  const less = codes.filter((_, index) => isLess(found[index]));
  const reckoned = less.length > 0 ? await listReckoned(db, less) : [];
  const answers = await Promise.all(
    found.map((answer, index) => {
      const own = reckoned.find(({ code }) => code === codes[index]);
      return wholeOf(transfers, answer, own ?? null);
    }),
  );
  await keepCoupons(
    db,
    answers.flatMap((answer) => (answer.kind === 'ok' && answer.value ? [answer.value] : [])),
    now,
  );
  return answers;
}

/** They know less of it than a booking, or nothing. */
const isLess = (found: BackendAnswer<BackendFound | null> | undefined): boolean =>
  found?.kind === 'ok' && found.value?.kind !== 'whole';

/** Their facts of a booking over the calculation of its sale. Where their search finds nothing, their list of the stay is asked. */
async function wholeOf(
  transfers: Pick<Transfers, 'listRides'>,
  found: BackendAnswer<BackendFound | null>,
  reckoned: BackendCoupon | null,
): Promise<Asked> {
  if (found.kind === 'unavailable') return found;
  if (found.value?.kind === 'whole') return { kind: 'ok', value: found.value.coupon };
  if (!reckoned) return { kind: 'ok', value: null };
  if (found.value) return { kind: 'ok', value: enrichCoupon(reckoned, found.value.rides) };
  const listed = await transfers.listRides(reckoned);
  if (listed.kind === 'unavailable') return listed;
  const own = listed.value.filter(({ couponCode }) => couponCode === reckoned.code);
  return { kind: 'ok', value: enrichCoupon(reckoned, own) };
}

/** The same for one. */
export async function askCoupon(
  deps: Pick<BackendDeps, 'db' | 'transfers'>,
  code: string,
  now: number,
): Promise<Asked> {
  const [answer] = await askCoupons(deps, [code], now);
  return answer ?? { kind: 'ok', value: null };
}

/**
 * Asks for the booking of a typed number: as written first, then by our reading of it. Two bookings with one reading are found only as
 * written. All spellings are asked for at once, so that a wrong number takes as long as a right one.
 */
export async function askTyped(
  deps: Pick<BackendDeps, 'db' | 'transfers'>,
  typed: string,
  now: number,
): Promise<Asked> {
  const { code, isShared } = await findNumber(deps.db, typed);
  if (code === typed) return askCoupon(deps, code, now);
  const others = code === null ? [typed.toUpperCase(), readingOfNumber(typed)] : [code];
  const [asWritten = noBooking, ...read] = await askCoupons(
    deps,
    [...new Set([typed, ...(isShared ? [] : others)])],
    now,
  );
  if (asWritten.kind === 'unavailable' || asWritten.value) return asWritten;
  const found = read.filter((answer) => answer.kind === 'unavailable' || answer.value);
  return found.length === 1 ? (found[0] ?? noBooking) : (found.find(isAway) ?? noBooking);
}

const noBooking: Asked = { kind: 'ok', value: null };
const isAway = ({ kind }: Asked): boolean => kind === 'unavailable';

/** The booking to show, if the guest's stay rides on it; their last answer while they are unavailable. */
export async function findBackendCoupon(
  deps: BackendDeps,
  guest: GuestCaller,
  code: string,
  now: number,
): Promise<Found> {
  const answer = await askTyped(deps, code, now);
  const their = answer.kind === 'ok' ? answer.value : await findKeptTyped(deps.db, code);
  if (!their && answer.kind === 'unavailable') throw down(answer.retryAfterSeconds);
  const admitted = admitGuest(guest, their ? readRecord(deps.inventory.current(), their) : null);
  if (!their) throw new Refused('coupon.not_found');
  const [coupon = admitted.coupon] = await withMails(deps, [admitted.coupon]);
  return { ...admitted, coupon, their, fresh: answer.kind === 'ok' };
}

async function findKeptTyped(db: Db, typed: string): Promise<BackendCoupon | null> {
  const { code } = await findNumber(db, typed);
  return code === null ? null : findKept(db, code);
}

/** The same bookings, with the states of their letters. */
export async function withMails(
  { db, confirmations }: Pick<BackendDeps, 'db' | 'confirmations'>,
  coupons: readonly CouponRecord[],
): Promise<readonly CouponRecord[]> {
  if (confirmations !== 'ours')
    return coupons.map((coupon) => ({
      ...coupon,
      confirmationMail: isInForce(coupon.status) ? 'by_group' : null,
    }));
  const states = await listConfirmationMails(
    db,
    coupons.map(({ code }) => code),
  );
  return coupons.map((coupon) => ({ ...coupon, confirmationMail: states.get(coupon.code) ?? null }));
}

/** The booking to pay, change or cancel: as it is now, by the guest of its main stay. */
export async function findForDeed(
  deps: BackendDeps,
  guest: GuestCaller,
  code: string,
  now: number,
): Promise<Pick<Found, 'their' | 'coupon'>> {
  return forDeed(deps, guest, await askTyped(deps, code, now));
}

/** The same for several. */
export async function listForDeed(
  deps: BackendDeps,
  guest: GuestCaller,
  codes: readonly string[],
  now: number,
): Promise<readonly CouponRecord[]> {
  const answers = await Promise.all(codes.map((code) => askTyped(deps, code, now)));
  const coupons = answers.map((answer) => forDeed(deps, guest, answer).coupon);
  return [...new Map(coupons.map((coupon) => [coupon.code, coupon])).values()];
}

function forDeed(
  { inventory }: Pick<BackendDeps, 'inventory'>,
  guest: GuestCaller,
  answer: Asked,
): Pick<Found, 'their' | 'coupon'> {
  if (answer.kind === 'unavailable') throw down(answer.retryAfterSeconds);
  const their = answer.value;
  const { coupon, standing } = admitGuest(guest, their ? readRecord(inventory.current(), their) : null);
  if (!their) throw new Refused('coupon.not_found');
  const verdict = mayManage({ standing });
  if (verdict.kind === 'refused') throw notAllowed(verdict);
  return { their, coupon };
}

/** The number of a ride's booking, among the bookings of the guest's stay. */
export async function findCodeOfRide(
  { transfers }: Pick<BackendDeps, 'transfers'>,
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

/** The bookings that a stay rides on, oldest first; their last answers while they are unavailable, without any action. */
export async function listBackendCoupons(
  deps: BackendDeps,
  guest: GuestCaller,
  now: number,
): Promise<readonly Pick<Found, 'coupon' | 'standing' | 'fresh'>[]> {
  const rides = await deps.transfers.listRides(nameOf(guest));
  const kept = await listKept(deps.db, nameOf(guest));
  // A booking of a number alone may not be in their list yet.
  const reckoned = kept.filter((one) => one.reckoned).map(({ code }) => code);
  const codes =
    rides.kind === 'ok'
      ? [...new Set([...reckoned, ...rides.value.map(({ couponCode }) => couponCode)])].slice(-mostBookings)
      : kept.map(({ code }) => code);
  if (rides.kind === 'unavailable' && kept.length === 0) throw down(rides.retryAfterSeconds);
  const snapshot = deps.inventory.current();
  const answers = rides.kind === 'ok' ? await askCoupons(deps, codes, now) : codes.map(() => rides);
  const found = answers
    .flatMap((answer, index) => {
      const their = answer.kind === 'ok' ? answer.value : kept.find(({ code }) => code === codes[index]);
      if (!their) return [];
      const record = readRecord(snapshot, their);
      const isOurs = record.stays.some((stay) => stay.hotel === guest.hotel && stay.folio === guest.folio);
      // They listed it for this stay, yet the booking does not name it: it is not shown.
      if (!isOurs) return [];
      return [{ ...admitGuest(guest, record), fresh: answer.kind === 'ok' }];
    })
    .sort((one, other) => one.coupon.createdAt - other.coupon.createdAt);
  const coupons = await withMails(
    deps,
    found.map(({ coupon }) => coupon),
  );
  return found.map((one, index) => ({ ...one, coupon: coupons[index] ?? one.coupon }));
}

const nameOf = ({ hotel, folio }: GuestCaller): BackendStayName => ({ hotel, folio });

const down = (retryAfterSeconds: number): Refused =>
  new Refused('backend.unavailable', { retryAfterSeconds });
