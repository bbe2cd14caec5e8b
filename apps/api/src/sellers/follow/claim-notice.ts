import type { AlertKind } from '@traslado/domain/access/alerts';
import { nextGuestNotice, recheckNotice } from '@traslado/domain/flight-watch/guest-notice';
import { recheckStaffNotice } from '@traslado/domain/flight-watch/staff-notice';
import { toLocal } from '@traslado/domain/time/zone';
import type { Db, Tx } from '../../db/client.ts';
import { makeLinkKey } from '../../db/link-key.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../../db/staff-alerts.ts';
import { failpoint } from '../../failpoint.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { insertNoticeLink } from '../../store/flight-watch/link-repository.ts';
import { endNotice, lockNotice, type NoticeRow } from '../../store/flight-watch/notice-repository.ts';
import type { FollowedRow } from '../../store/flight-watch/record.ts';
import { findFollowed } from '../../store/flight-watch/repository.ts';
import { toTell } from './follow-row.ts';

/** A claimed notice. A guest's has the key of its message's link, which is kept as its hash only. */
type ClaimedNotice = Omit<NoticeRow, 'audience'> &
  (
    | { readonly audience: 'guest'; readonly linkKey: string }
    | { readonly audience: 'resort' }
    | { readonly audience: 'desk' }
  );

/**
 * Claims a notice at the moment of its sending: from then on it goes out, and no other notice tells the same. Null for a notice that is no longer
 * true, which is noted, and for one that the quiet hours put off. The desk is told with the claim.
 */
export async function claimNotice(db: Db, noticeId: number, now: number): Promise<ClaimedNotice | null> {
  const claimed = await db.transaction().execute(async (tx) => {
    const notice = await lockNotice(tx, noticeId);
    // A try that ended after this point is repeated: the letter is written once by its number.
    if (notice?.outcome !== 'waiting') return notice?.outcome === 'told' ? withKey(tx, notice, now) : null;
    const row = await findFollowed(tx, notice.transferId);
    const verdict = row && (await recheck(tx, notice, row, now));
    if (!verdict) return null;
    if (verdict.kind === 'not_sent') {
      await endNotice(tx, noticeId, { because: verdict.because });
      return null;
    }
    await endNotice(tx, noticeId, { toldAt: now });
    if (notice.audience === 'desk') await tellDesk(tx, notice, now);
    return withKey(tx, notice, now);
  });
  failpoint('notice-claimed');
  return claimed;
}

/** A notice by the rules of now; null for one that has to wait, whose job is queued again. */
async function recheck(tx: Tx, notice: NoticeRow, row: FollowedRow, now: number) {
  const ride = toTell(row);
  const same = { kind: notice.kind, factNumber: notice.fact, pickUpAt: notice.pickUpAt };
  if (notice.audience !== 'guest') return recheckStaffNotice(notice.audience, same, ride, row.staffTold);
  const next = nextGuestNotice(ride, row.told, now);
  if (next.kind !== 'later') return recheckNotice(same, ride, row.told, now);
  await enqueue(tx, {
    kind: 'send_flight_notice',
    payload: { noticeId: notice.id },
    runAt: next.at,
    now,
  });
  return null;
}

async function withKey(tx: Tx, notice: NoticeRow, now: number): Promise<ClaimedNotice> {
  const { audience } = notice;
  if (audience === 'resort') return { ...notice, audience };
  if (audience === 'desk') return { ...notice, audience };
  const { key, hash } = makeLinkKey();
  await insertNoticeLink(tx, { hash, noticeId: notice.id, now });
  return { ...notice, audience, linkKey: key };
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
