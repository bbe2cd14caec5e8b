import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { newestConsents, standingConsents } from '@traslado/domain/channels/consents';
import { findWording } from '@traslado/domain/channels/wordings';
import { isPossiblePhone } from '@traslado/domain/contact/phone';
import type { Language } from '@traslado/domain/language';
import type { Tx } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { admitOwner } from '../../sellers/booking/find-coupon-for.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { findCoupon } from '../../store/booking/repository.ts';
import {
  type ConsentRow,
  findPhone,
  insertConsents,
  listConsents,
  lockConsents,
} from '../../store/channel/consent-repository.ts';
import { type ConsentDeps, presentConsents } from './read-consents.ts';

type Wish = CallRequest<'setConsent'>['body'];
type Given = {
  readonly guest: GuestCaller;
  readonly wish: Wish;
  readonly language: Language;
  readonly now: number;
};

/**
 * Gives or ends a consent of the guest's own booking, for the number that it has now. Codes: `coupon.not_found`, `booking.not_owner`,
 * `phone.invalid`, `consent.channel_off`, `consent.wording_unknown` for a sentence that was never shown for that, `consent.missing` to end what
 * was never given.
 */
export async function setConsent(deps: ConsentDeps, given: Given): Promise<CallAnswer<'setConsent'>> {
  const { guest, wish, language } = given;
  const coupon = admitOwner(guest, await findCoupon(deps.db, wish.coupon_id));
  return deps.db.transaction().execute(async (tx) => {
    await lockConsents(tx, coupon.id);
    const entry = await entryOf(tx, deps, coupon, given);
    if (entry) await insertConsents(tx, [entry]);
    return presentConsents(tx, deps, coupon, { language, purpose: wish.purpose });
  });
}

/** The entry that a wish writes; null where all is as wished. */
async function entryOf(
  tx: Tx,
  { channels }: ConsentDeps,
  { id: couponId }: Pick<CouponRecord, 'id'>,
  { wish, language, now }: Given,
): Promise<ConsentRow | null> {
  const { channel, purpose, is_given: isGiven, source } = wish;
  const phone = (await findPhone(tx, couponId))?.phone ?? '';
  const isSame = (one: ConsentRow) => one.channel === channel && one.purpose === purpose;
  const entries = await listConsents(tx, couponId);
  const isStanding = standingConsents(entries, phone).some(isSame);
  const row = { couponId, channel, purpose, isGiven, source, phone, at: now };
  if (!isGiven) {
    if (!newestConsents(entries).some(isSame)) throw new Refused('consent.missing');
    return isStanding ? { ...row, wording: null, wordingVersion: null, language: null } : null;
  }
  if (!channels?.on.includes(channel)) throw new Refused('consent.channel_off');
  if (!isPossiblePhone(phone)) throw new Refused('phone.invalid');
  const shown = wish.wording && findWording({ ...wish.wording, channel, purpose });
  if (!shown) throw new Refused('consent.wording_unknown', { field: 'wording' });
  return isStanding ? null : { ...row, wording: shown.id, wordingVersion: shown.version, language };
}
