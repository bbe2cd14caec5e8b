import { createHash } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { isOfPhone } from '@traslado/domain/channels/channel';
import { isOfBooking, newestConsents, standingConsents } from '@traslado/domain/channels/consents';
import { type ConsentPurpose, currentWordings } from '@traslado/domain/channels/wordings';
import { maskPhone } from '@traslado/domain/contact/mask';
import { isPossiblePhone } from '@traslado/domain/contact/phone';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import type { Db, Handle } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Channels } from '../../ports/channels.ts';
import type { Transfers } from '../../ports/transfers.ts';
import { findCouponFor } from '../../sellers/booking/find-coupon-for.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { findPhone, listConsents } from '../../store/channel/consent-repository.ts';
import { listDevices } from '../../store/channel/device-repository.ts';

export type ConsentDeps = {
  readonly db: Db;
  readonly channels?: Channels | null;
  /** The group's own backend, where it sells. */
  readonly transfers?: Transfers | null;
};

type Asked = {
  readonly guest: GuestCaller;
  readonly code: string;
  readonly language: Language;
  readonly purpose: ConsentPurpose;
};

/** Consents of a booking, for its owner: nothing is asked of others who ride with it. Code: `coupon.not_found`. */
export async function readConsents(
  deps: ConsentDeps,
  { guest, code, ...shown }: Asked,
): Promise<CallAnswer<'getConsents'>> {
  // Guests of bookings that the group's backend sold are told by mail alone.
  if (deps.transfers) return { coupon_id: code, phone: null, push: null, channels: [] };
  const { coupon, standing } = await findCouponFor(deps.db, guest, code);
  if (standing !== 'owner') return { coupon_id: coupon.code, phone: null, push: null, channels: [] };
  return presentConsents(deps.db, deps, coupon, shown);
}

/** Tells a browser that knows its address if it is among the others. */
const markOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** Consents for one purpose: channels that are on, and those that are off by now and still agreed to: a consent can always be ended. */
export async function presentConsents(
  handle: Handle,
  { channels }: Pick<ConsentDeps, 'channels'>,
  coupon: Pick<CouponRecord, 'id' | 'code'>,
  { language, purpose: asked }: Pick<Asked, 'language' | 'purpose'>,
): Promise<CallAnswer<'getConsents'>> {
  const phone = (await findPhone(handle, coupon.id))?.phone ?? '';
  const isUsable = isPossiblePhone(phone);
  const entries = await listConsents(handle, coupon.id);
  const standing = standingConsents(entries, phone);
  const newest = newestConsents(entries).filter((one) => isOfBooking(one, phone));
  const shown = currentWordings().filter(
    ({ channel, purpose }) => purpose === asked && (isUsable || !isOfPhone(channel)),
  );
  const devices = channels?.push ? await listDevices(handle, coupon.id) : [];
  return {
    coupon_id: coupon.code,
    phone: isUsable ? maskPhone(phone) : null,
    push: channels?.push
      ? { key: channels.push.publicKey, devices: devices.map(({ endpoint }) => markOf(endpoint)) }
      : null,
    channels: shown.flatMap(({ id, version, channel, purpose, text }) => {
      const isSame = (one: { channel: string; purpose: string }) =>
        one.channel === channel && one.purpose === purpose;
      const isGiven = standing.some(isSame);
      if (!isGiven && !channels?.on.includes(channel)) return [];
      const last = newest.find(isSame);
      return {
        ...{ channel, purpose, is_given: isGiven },
        since: last ? toIso(last.at) : null,
        by_phone: !isGiven && (last?.source === 'reply' || last?.source === 'channel'),
        wording: { id, version, text: text[language] },
      };
    }),
  };
}
