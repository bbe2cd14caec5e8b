import { setTimeout as sleep } from 'node:timers/promises';
import type { CallAnswer } from '@traslado/contract/schemas';
import { normaliseBookingNumber } from '@traslado/domain/booking/booking-number';
import { isSameLastName } from '@traslado/domain/stay/names';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Db } from '../../db/client.ts';
import type { Language } from '../../http/locale.ts';
import type { Tokens } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { Guesses } from '../stays/count-guesses.ts';
import { presentCoupon } from './presenter.ts';
import type { CouponRecord } from './record.ts';
import { findCoupon } from './repository.ts';

export type SearchDeps = {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'current'>;
  readonly guesses: Guesses;
  readonly tokens: Tokens;
  /** Where bookings are looked up, with the last name of the main stay; in our own tables unless said. Takes as long for a number that nobody has. */
  readonly find?: (code: string, now: number) => Promise<CouponRecord | null>;
};

/**
 * A booking by its number and the last name of its main stay, with that guest's session; an empty list when either is wrong, in the same
 * time. Wrong tries count with those at stays. Codes: `stay.too_many_tries`.
 */
export async function searchCoupon(
  { db, catalogue, guesses, tokens, find = (code) => findCoupon(db, code) }: SearchDeps,
  asked: { typed: string; lastName: string; ip: string; language: Language; now: number },
): Promise<CallAnswer<'searchCoupon'>> {
  const { typed, lastName, ip, language, now } = asked;
  // What cannot be a number is looked up like one, so that it takes as long.
  const code = normaliseBookingNumber(typed) ?? `?${typed.slice(0, 40)}`;
  const delayMs = patience(guesses, code, ip, now);
  if (delayMs > 0) await sleep(delayMs);
  return guesses.oneOfFew(ip, async () => {
    // Asked again: others of a burst may have been counted while this one waited.
    patience(guesses, code, ip, now);
    const coupon = await find(code, now);
    if (!coupon || !isSameLastName(coupon.guestName, lastName)) {
      await guesses.note(code, ip, now);
      return [];
    }
    const { hotel, folio, guestName } = coupon;
    const view = presentCoupon(catalogue.current(), coupon, { owner: true, language, now });
    return [{ ...view, session: await tokens.issueGuest({ hotel, folio, lastName: guestName }, now) }];
  });
}

function patience(guesses: Guesses, code: string, ip: string, now: number): number {
  const decision = guesses.decide(code, ip, now);
  if (decision.kind === 'answer') return decision.delayMs;
  throw new Refused('stay.too_many_tries', {
    retryAfterSeconds: Math.max(1, Math.ceil((decision.untilAt - now) / 1000)),
  });
}
