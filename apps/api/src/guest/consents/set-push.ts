import { ECDH } from 'node:crypto';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Channels } from '../../ports/channels.ts';
import { Refused } from '../../refused.ts';
import { admitOwner } from '../../sellers/booking/find-coupon-for.ts';
import { endPush } from '../../sellers/follow/end-pushes.ts';
import { takeReport } from '../../sellers/follow/note-word.ts';
import { findCoupon } from '../../store/booking/repository.ts';
import { lockConsents } from '../../store/channel/consent-repository.ts';
import { type DeviceRow, insertDevice, updateDevice } from '../../store/channel/device-repository.ts';
import { type ConsentDeps, presentConsents } from './read-consents.ts';
import { writeConsent } from './set-consent.ts';

type Subscription = CallRequest<'addPushSubscription'>['body']['subscription'];

/** A subscription that a push may go to. Codes: `push.host_not_allowed`, `push.keys_invalid`. */
function deviceOf(push: Channels['push'], { endpoint, keys }: Subscription): DeviceRow {
  if (!push?.isAllowed(endpoint))
    throw new Refused('push.host_not_allowed', { field: 'subscription.endpoint' });
  try {
    ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url');
  } catch {
    throw new Refused('push.keys_invalid', { field: 'subscription.keys.p256dh' });
  }
  return { endpoint, ...keys };
}

type OfGuest = { readonly guest: GuestCaller; readonly language: Language; readonly now: number };

/**
 * Agrees to pushes of the guest's own booking in one browser more. Codes: `coupon.not_found`, `booking.not_owner`, `consent.channel_off`,
 * `push.host_not_allowed`, `push.keys_invalid`, `consent.wording_unknown`.
 */
export async function addPush(
  deps: ConsentDeps,
  { guest, wish, language, now }: OfGuest & { readonly wish: CallRequest<'addPushSubscription'>['body'] },
): Promise<CallAnswer<'addPushSubscription'>> {
  const coupon = admitOwner(guest, await findCoupon(deps.db, wish.coupon_id));
  if (!deps.channels?.push) throw new Refused('consent.channel_off');
  const { subscription, wording, source } = wish;
  const device = deviceOf(deps.channels.push, subscription);
  return deps.db.transaction().execute(async (tx) => {
    await lockConsents(tx, coupon.id);
    await insertDevice(tx, { couponId: coupon.id, device, now });
    const given = { coupon_id: coupon.code, channel: 'push', purpose: 'ride', is_given: true } as const;
    await writeConsent(tx, deps, coupon, { wish: { ...given, wording, source }, language, now });
    return presentConsents(tx, deps, coupon, { language, purpose: 'ride' });
  });
}

/** Ends pushes in one browser, and the consent with the last of them. Codes: `coupon.not_found`, `booking.not_owner`. */
export async function dropPush(
  deps: ConsentDeps,
  { guest, wish, language, now }: OfGuest & { readonly wish: CallRequest<'endPushSubscription'>['body'] },
): Promise<CallAnswer<'endPushSubscription'>> {
  const coupon = admitOwner(guest, await findCoupon(deps.db, wish.coupon_id));
  return deps.db.transaction().execute(async (tx) => {
    await lockConsents(tx, coupon.id);
    await endPush(tx, wish.endpoint, { couponId: coupon.id, source: 'my_transportation', now });
    return presentConsents(tx, deps, coupon, { language, purpose: 'ride' });
  });
}

/**
 * A browser's new subscription in place of an old one, whose address it alone knows. The answer does not tell if there was one. Code:
 * `push.host_not_allowed`.
 */
export async function renewPush(
  { db, channels }: ConsentDeps,
  { endpoint, subscription }: CallRequest<'renewPushSubscription'>['body'],
): Promise<CallAnswer<'renewPushSubscription'>> {
  await updateDevice(db, endpoint, deviceOf(channels?.push ?? null, subscription));
  return { taken: true };
}

/** A service worker's report by the key of a push, which says nothing about deliveries on other channels. */
export async function takePushReport(
  db: Db,
  { key, state }: CallRequest<'reportPush'>['body'],
  now: number,
): Promise<CallAnswer<'reportPush'>> {
  await takeReport(db, { key, state, channel: 'push', reason: null }, now);
  return { taken: true };
}
