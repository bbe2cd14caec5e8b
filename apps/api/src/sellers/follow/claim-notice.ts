import { nextGuestNotice, recheckNotice } from '@traslado/domain/flight-watch/guest-notice';
import type { Db } from '../../db/client.ts';
import { failpoint } from '../../failpoint.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { endNotice, lockNotice, type NoticeRow } from '../../store/flight-watch/notice-repository.ts';
import { findFollowed } from '../../store/flight-watch/repository.ts';
import { toTell } from './follow-row.ts';

/**
 * Claims a notice at the moment of its sending: from then on it goes out, and no other notice tells the same. Null for a notice that is no longer
 * true, which is noted, and for one that the quiet hours put off.
 */
export async function claimNotice(db: Db, noticeId: number, now: number): Promise<NoticeRow | null> {
  const claimed = await db.transaction().execute(async (tx) => {
    const notice = await lockNotice(tx, noticeId);
    // A try that ended after this point is repeated: the letter is written once by its number.
    if (notice?.outcome !== 'waiting') return notice?.outcome === 'told' ? notice : null;
    const row = await findFollowed(tx, notice.transferId);
    if (!row) return null;
    const ride = toTell(row);
    const next = nextGuestNotice(ride, row.told, now);
    if (next.kind === 'later') {
      await enqueue(tx, { kind: 'send_flight_notice', payload: { noticeId }, runAt: next.at, now });
      return null;
    }
    const same = { kind: notice.kind, factNumber: notice.fact, pickUpAt: notice.pickUpAt };
    const verdict = recheckNotice(same, ride, row.told, now);
    if (verdict.kind === 'not_sent') {
      await endNotice(tx, noticeId, { because: verdict.because });
      return null;
    }
    await endNotice(tx, noticeId, { toldAt: now });
    return notice;
  });
  failpoint('notice-claimed');
  return claimed;
}
