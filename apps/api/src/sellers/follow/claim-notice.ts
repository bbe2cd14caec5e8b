import type { AlertKind } from '@traslado/domain/access/alerts';
import { type ConsentChannel, isOfPhone } from '@traslado/domain/channels/channel';
import { channelOrder } from '@traslado/domain/channels/consents';
import { nextNoticeStep } from '@traslado/domain/channels/next-step';
import { isStillToTell, nextGuestNotice, recheckNotice } from '@traslado/domain/flight-watch/guest-notice';
import { dayOfRideFromAt } from '@traslado/domain/flight-watch/ride-day';
import {
  isResortKind,
  type ResortNoticeKind,
  recheckStaffNotice,
  type StaffAudience,
} from '@traslado/domain/flight-watch/staff-notice';
import { toLocal } from '@traslado/domain/time/zone';
import type { Db, Tx } from '../../db/client.ts';
import { makeLinkKey } from '../../db/link-key.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../../db/staff-alerts.ts';
import { failpoint } from '../../failpoint.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { findPhone, listConsents } from '../../store/channel/consent-repository.ts';
import { type DeliveryRow, insertDelivery, listDeliveries } from '../../store/channel/delivery-repository.ts';
import { insertNoticeLink } from '../../store/flight-watch/link-repository.ts';
import { endNotice, lockNotice, type NoticeRow } from '../../store/flight-watch/notice-repository.ts';
import type { FollowedRow } from '../../store/flight-watch/record.ts';
import { findFollowed } from '../../store/flight-watch/repository.ts';
import { toTell } from './follow-row.ts';

/** A hand-over without a record may still be under way in another process. */
const UNDER_WAY_MS = 30_000;

/** A claimed notice with the key of its message's link, which is kept as its hash only. */
type KeyedNotice = NoticeRow & { readonly linkKey: string };

/** A worker's next step for a notice. `ask`: the provider is asked about a message that may have been taken. */
export type NoticeWork =
  | { readonly kind: 'hand_over'; readonly notice: KeyedNotice; readonly delivery: DeliveryRow }
  | { readonly kind: 'ask'; readonly delivery: DeliveryRow }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'tell_resort'; readonly notice: NoticeRow & { readonly kind: ResortNoticeKind } };

type Claim = {
  readonly noticeId: number;
  readonly now: number;
  /** Channels beside mail that are on. */
  readonly on?: readonly ConsentChannel[];
  /** Keys of deliveries that were asked about in this try. */
  readonly asked?: ReadonlySet<string>;
};

/**
 * Claims the next channel of a notice at the moment of its sending: its delivery is written before anything is handed over, so that no channel is
 * used twice. From the first one on the notice goes out, and no other tells the same. Null for a notice that is told, is no longer true, which is
 * noted, or is looked at again later, which is queued.
 */
export async function claimNotice(db: Db, claim: Claim): Promise<NoticeWork | null> {
  const work = await db.transaction().execute(async (tx) => {
    const { noticeId, now } = claim;
    const notice = await lockNotice(tx, noticeId);
    if (!notice || notice.outcome === 'not_sent') return null;
    const row = await findFollowed(tx, notice.transferId);
    // The ride has another flight since.
    if (!row) {
      if (notice.outcome === 'waiting') await endNotice(tx, noticeId, { because: 'moved_again' });
      return null;
    }
    const { audience } = notice;
    if (audience !== 'guest') return claimForStaff(tx, { ...notice, audience }, row, now);
    const deliveries = await listDeliveries(tx, noticeId);
    const open = await openWork(tx, notice, deliveries, claim);
    if (open) return open;
    if (!(await isToBeTold(tx, notice, row, now))) return null;
    return nextWork(tx, { notice, row, deliveries }, claim);
  });
  failpoint('notice-claimed');
  return work;
}

/** Work of a delivery whose hand-over has no answer: a letter is written again by its number, a provider is asked. */
async function openWork(
  tx: Tx,
  notice: NoticeRow,
  deliveries: readonly DeliveryRow[],
  { now, asked }: Claim,
): Promise<NoticeWork | null> {
  const delivery = deliveries.find(
    ({ state, key }) => (state === 'handing_over' || state === 'unknown') && !asked?.has(key),
  );
  if (!delivery) return null;
  if (delivery.channel === 'mail')
    return { kind: 'hand_over', notice: await withKey(tx, notice, now), delivery };
  const ms = delivery.handedOverAt + UNDER_WAY_MS - now;
  if (ms <= 0) return { kind: 'ask', delivery };
  return delivery.state === 'unknown' ? null : { kind: 'wait', ms };
}

/** False for a notice that is not sent, or not sent on: no longer true, told by a newer one, or put off. */
async function isToBeTold(tx: Tx, notice: NoticeRow, row: FollowedRow, now: number): Promise<boolean> {
  const ride = toTell(row);
  const same = { kind: notice.kind, factNumber: notice.fact, pickUpAt: notice.pickUpAt };
  if (notice.outcome === 'told') return isStillToTell(same, ride, row.told, now);
  const next = nextGuestNotice(ride, row.told, now);
  if (next.kind === 'later') {
    await lookAgain(tx, notice.id, next.at, now);
    return false;
  }
  const verdict = recheckNotice(same, ride, row.told, now);
  if (verdict.kind === 'not_sent') await endNotice(tx, notice.id, { because: verdict.because });
  return verdict.kind === 'send';
}

async function nextWork(
  tx: Tx,
  {
    notice,
    row,
    deliveries,
  }: { readonly notice: NoticeRow; readonly row: FollowedRow; readonly deliveries: readonly DeliveryRow[] },
  { now, on = [] }: Claim,
): Promise<NoticeWork | null> {
  const phone = (await findPhone(tx, notice.couponId))?.phone ?? '';
  const consents = on.length > 0 ? await listConsents(tx, notice.couponId) : [];
  const ride = { soldAt: row.soldPickUpAt, expectedAt: notice.pickUpAt };
  const step = nextNoticeStep(
    {
      order: channelOrder(consents, phone, (channel) => on.includes(channel)),
      deliveries,
      rideAt: Math.min(ride.soldAt, ride.expectedAt),
      dayFromAt: dayOfRideFromAt(ride),
    },
    now,
  );
  if (step.kind === 'later') await lookAgain(tx, notice.id, step.at, now);
  if (step.kind !== 'hand_over') return null;
  if (notice.outcome === 'waiting') await endNotice(tx, notice.id, { toldAt: now, channel: step.channel });
  const delivery = await insertDelivery(tx, {
    ...{ noticeId: notice.id, channel: step.channel, key: makeLinkKey().key, now },
    address: step.channel !== 'mail' && isOfPhone(step.channel) ? phone : null,
  });
  return { kind: 'hand_over', notice: await withKey(tx, notice, now), delivery };
}

const lookAgain = (tx: Tx, noticeId: number, at: number, now: number): Promise<void> =>
  enqueue(tx, { kind: 'send_flight_notice', payload: { noticeId }, runAt: at, now });

async function withKey(tx: Tx, notice: NoticeRow, now: number): Promise<KeyedNotice> {
  const { key, hash } = makeLinkKey();
  await insertNoticeLink(tx, { hash, noticeId: notice.id, now });
  return { ...notice, linkKey: key };
}

/** A notice to the resort, whose try may be repeated: its letters are written once by its number. The desk is told here. */
async function claimForStaff(
  tx: Tx,
  notice: NoticeRow & { readonly audience: StaffAudience },
  row: FollowedRow,
  now: number,
): Promise<NoticeWork | null> {
  const { id, audience, kind, fact: factNumber, pickUpAt } = notice;
  if (notice.outcome === 'waiting') {
    const verdict = recheckStaffNotice(audience, { kind, factNumber, pickUpAt }, toTell(row), row.staffTold);
    if (verdict.kind === 'not_sent') {
      await endNotice(tx, id, { because: verdict.because });
      return null;
    }
    await endNotice(tx, id, { toldAt: now });
    if (audience === 'desk') await tellDesk(tx, notice, now);
  }
  return audience === 'resort' && isResortKind(kind)
    ? { kind: 'tell_resort', notice: { ...notice, kind } }
    : null;
}

/** One matter a ride: opened by the notice, and closed when the ride goes on. */
async function tellDesk(tx: Tx, notice: NoticeRow, now: number): Promise<void> {
  const { reference: subject, couponId, flightCode, zone, kind } = notice;
  if (kind === 'ride_unfrozen') return resolveStaffAlerts(tx, { kinds: ['flight.frozen'], subject, now });
  const matter: AlertKind = kind === 'ride_frozen' ? 'flight.frozen' : 'flight.earlier';
  const { date, time } = toLocal(notice.pickUpAt, zone);
  await insertStaffAlert(tx, {
    kind: matter,
    subject,
    detail: `${flightCode} ${date} ${time}`,
    couponId,
    now,
  });
}
