import type { CallAnswer } from '@traslado/contract/schemas';
import { normaliseBookingNumber } from '@traslado/domain/booking/booking-number';
import { foldName, isLastNameOf, nameKey } from '@traslado/domain/stay/names';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Db } from '../../db/client.ts';
import type { Language } from '../../http/locale.ts';
import type { Tokens } from '../../http/tokens.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { Guesses } from '../stays/count-guesses.ts';
import { presentCoupon } from './presenter.ts';
import type { CouponRecord } from './record.ts';
import { findCoupon } from './repository.ts';

export type SearchDeps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly catalogue: Pick<Catalogue, 'current'>;
  readonly guesses: Guesses;
  readonly tokens: Tokens;
  /** Where bookings are looked up, with the last name of the main stay; in our own tables unless said. Takes as long for a number that nobody has. */
  readonly find?: (code: string, now: number) => Promise<CouponRecord | null>;
};

export type SearchQuestion = {
  readonly typed: string;
  readonly lastName: string;
  /** Civil date on which the main stay begins; undefined where it was not given. One that is given has to be right. */
  readonly arrival: string | undefined;
  readonly ip: string;
  readonly language: Language;
  readonly now: number;
};

type Search =
  | { readonly kind: 'proved'; readonly coupon: CouponRecord }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'unavailable' };

/** A stay that cannot exist. It is looked up where there is no booking, so that the answer takes as long. */
export const nobody = { hotel: '??', folio: '?' };

/**
 * A booking by its number and the last name of its main stay, with that guest's session; an empty list when either is wrong, or the arrival
 * date where it is given, in the same time. Wrong tries count with those at stays.
 * Codes: `stay.arrival_required`, `server.busy`, `backend.unavailable`.
 */
export async function searchCoupon(
  deps: SearchDeps,
  question: SearchQuestion,
): Promise<CallAnswer<'searchCoupon'>> {
  const { catalogue, guesses, tokens } = deps;
  const { typed, lastName, arrival, ip, language, now } = question;
  // What cannot be a number is looked up like one, so that it takes as long.
  const number = normaliseBookingNumber(typed) ?? `?${typed.slice(0, 40)}`;
  const claim = { number, nameKey: nameKey(lastName), hasArrival: arrival !== undefined, ip, now };
  const search = await guesses.judge<Search>(claim, () => readClaim(deps, number, question));
  if (search.kind === 'unavailable') throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  if (search.kind === 'wrong') return [];
  const { coupon } = search;
  const { hotel, folio, guestName } = coupon;
  const view = presentCoupon(catalogue.current(), coupon, { owner: true, language, now });
  return [{ ...view, session: await tokens.issueGuest({ hotel, folio, lastName: guestName }, now) }];
}

async function readClaim(
  { db, pms, find = (code) => findCoupon(db, code) }: SearchDeps,
  number: string,
  { lastName, arrival, now }: SearchQuestion,
): Promise<Search> {
  const coupon = await find(number, now);
  const isNamed = coupon !== null && isLastNameOf(coupon.guestName, foldName(lastName));
  if (arrival === undefined) return isNamed ? { kind: 'proved', coupon } : { kind: 'wrong' };
  const stay = await pms.findStay(coupon ? { ...coupon, lastName: coupon.guestName } : nobody);
  if (stay.kind === 'unavailable') return { kind: 'unavailable' };
  return isNamed && stay.value?.arrivalOn === arrival ? { kind: 'proved', coupon } : { kind: 'wrong' };
}
