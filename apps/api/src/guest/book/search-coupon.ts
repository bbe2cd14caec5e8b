import type { CallAnswer } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { isFound } from '@traslado/domain/stay/admission';
import { folioKey } from '@traslado/domain/stay/folio';
import { isLastNameOf, nameKey } from '@traslado/domain/stay/names';
import { impossibleNumber, numberKeys, readNumber } from '@traslado/domain/stay/typed-number';
import type { Db } from '../../db/client.ts';
import type { Tokens } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { presentCoupon } from '../../sellers/booking/presenter.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import type { Guesses } from '../../sellers/stay/count-guesses.ts';
import { nobody } from '../../sellers/stay/prove-by-name.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { findBookingsOfStay } from '../../store/stay/coupon-repository.ts';

export type SearchDeps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly guesses: Guesses;
  readonly tokens: Tokens;
  readonly seller: Pick<Seller, 'find' | 'numbersOf'>;
};

export type SearchQuestion = {
  readonly typed: string;
  readonly lastName: string;
  /** Civil date of the main stay's first day; undefined where it was not given. A given one has to be right. */
  readonly arrival: string | undefined;
  readonly ip: string;
  /** The calling program; null for the app itself. */
  readonly channel: number | null;
  readonly language: Language;
  readonly now: number;
};

type Search =
  | { readonly kind: 'proved'; readonly coupon: CouponRecord; readonly guest: StayOfGuest }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'unavailable' };

type StayOfGuest = { readonly hotel: string; readonly folio: string; readonly lastName: string };

/**
 * A booking by its number and the last name of its main stay, with that guest's session; an empty list when either is wrong, or the arrival date
 * where it is given, in the same time. The number of a stay that rides on bookings stands for the latest of them. Wrong tries count with those
 * at stays.
 */
export async function searchCoupon(
  deps: SearchDeps,
  question: SearchQuestion,
): Promise<CallAnswer<'searchCoupon'>> {
  const { inventory, guesses, tokens } = deps;
  const { typed, lastName, arrival, ip, language, now } = question;
  const claim = {
    numbers: numberKeys(typed),
    nameKey: nameKey(lastName),
    hasArrival: arrival !== undefined,
    ip,
    now,
  };
  const search = await guesses.judge<Search>(claim, async () => {
    const key = folioKey(typed);
    const byBooking = await readBooking(deps, question);
    // The next try depends on the text alone, never on a result.
    return byBooking.kind !== 'wrong' || key === null ? byBooking : readStay(deps, key, question);
  });
  if (search.kind === 'unavailable') throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  if (search.kind === 'wrong') return [];
  const { coupon, guest } = search;
  const owner = coupon.hotel === guest.hotel && coupon.folio === guest.folio;
  const view = presentCoupon(inventory.current(), coupon, { owner, language, now });
  return [{ ...view, session: await tokens.issueGuest({ ...guest, channel: question.channel }, now) }];
}

async function readBooking(
  { pms, seller }: SearchDeps,
  { typed, lastName, arrival, now }: SearchQuestion,
): Promise<Search> {
  // An impossible number is looked up like one, so that it takes as long.
  const coupon = await seller.find(
    readNumber(typed, seller.numbersOf).bookingNumber ?? impossibleNumber(typed),
    now,
  );
  const isNamed = coupon !== null && isLastNameOf(coupon.guestName, lastName);
  const proved = (of: CouponRecord): Search => ({
    kind: 'proved',
    coupon: of,
    guest: { hotel: of.hotel, folio: of.folio, lastName: of.guestName },
  });
  if (arrival === undefined) return isNamed ? proved(coupon) : { kind: 'wrong' };
  const stay = await pms.findStay(coupon ? { ...coupon, lastName: coupon.guestName } : nobody);
  if (stay.kind === 'unavailable') return { kind: 'unavailable' };
  return isNamed && stay.value?.arrivalOn === arrival ? proved(coupon) : { kind: 'wrong' };
}

/** The latest booking of a stay by the stay's own number. The same number of questions for every result. */
async function readStay(
  { db, pms, seller }: SearchDeps,
  key: string,
  { typed, lastName, arrival, now }: SearchQuestion,
): Promise<Search> {
  const answer = await pms.proveStay({ key, folio: typed, lastName, arrival });
  if (answer.kind === 'unavailable') return answer;
  const stay = answer.value?.stay;
  const isRight =
    stay !== undefined && isFound(stay.status) && (arrival ?? stay.arrivalOn) === stay.arrivalOn;
  const { coupons } = await findBookingsOfStay(db, isRight ? stay : nobody);
  const coupon = await seller.find(coupons.at(-1) ?? impossibleNumber(''), now);
  if (!isRight || !coupon) return { kind: 'wrong' };
  return { kind: 'proved', coupon, guest: { hotel: stay.hotel, folio: stay.folio, lastName: stay.lastName } };
}
