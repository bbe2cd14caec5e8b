import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { isOfPhone } from '@traslado/domain/channels/channel';
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
import { deleteDevices, listDevices } from '../../store/channel/device-repository.ts';
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
 * `phone.invalid`, `consent.channel_off`, `push.not_subscribed` for pushes without a browser, `consent.wording_unknown` for a sentence that was never shown for that, `consent.missing` to end what
 * was never given.
 */
export async function setConsent(deps: ConsentDeps, given: Given): Promise<CallAnswer<'setConsent'>> {
  const { guest, wish, language } = given;
  const coupon = admitOwner(guest, await findCoupon(deps.db, wish.coupon_id));
  return deps.db.transaction().execute(async (tx) => {
    await lockConsents(tx, coupon.id);
    await writeConsent(tx, deps, coupon, given);
    if (wish.channel === 'push' && !wish.is_given) await deleteDevices(tx, coupon.id, null);
    return presentConsents(tx, deps, coupon, { language, purpose: wish.purpose });
  });
}

/** Writes what a wish changes, if anything. With the consents locked. */
export async function writeConsent(
  tx: Tx,
  deps: ConsentDeps,
  coupon: Pick<CouponRecord, 'id'>,
  given: Omit<Given, 'guest'>,
): Promise<void> {
  const entry = await entryOf(tx, deps, coupon, given);
  if (entry) await insertConsents(tx, [entry]);
}

/** The entry that a wish writes; null where all is as wished. */
async function entryOf(
  tx: Tx,
  { channels }: ConsentDeps,
  { id: couponId }: Pick<CouponRecord, 'id'>,
  { wish, language, now }: Omit<Given, 'guest'>,
): Promise<ConsentRow | null> {
  const { channel, purpose, is_given: isGiven, source } = wish;
  const phone = isOfPhone(channel) ? ((await findPhone(tx, couponId))?.phone ?? '') : '';
  const isSame = (one: ConsentRow) => one.channel === channel && one.purpose === purpose;
  const entries = await listConsents(tx, couponId);
  const isStanding = standingConsents(entries, phone).some(isSame);
  const row = { couponId, channel, purpose, isGiven, source, phone, at: now };
  if (!isGiven) {
    if (!newestConsents(entries).some(isSame)) throw new Refused('consent.missing');
    return isStanding ? { ...row, wording: null, wordingVersion: null, language: null } : null;
  }
  if (!channels?.on.includes(channel)) throw new Refused('consent.channel_off');
  if (isOfPhone(channel)) {
    if (!isPossiblePhone(phone)) throw new Refused('phone.invalid');
  } else if ((await listDevices(tx, couponId)).length === 0) throw new Refused('push.not_subscribed');
  const shown = wish.wording && findWording({ ...wish.wording, channel, purpose });
  if (!shown) throw new Refused('consent.wording_unknown', { field: 'wording' });
  return isStanding ? null : { ...row, wording: shown.id, wordingVersion: shown.version, language };
}
