import { nextGuestNotice, recheckNotice } from '@traslado/domain/flight-watch/guest-notice';
import type { Db, Tx } from '../../db/client.ts';
import { makeLinkKey } from '../../db/link-key.ts';
import { failpoint } from '../../failpoint.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { insertNoticeLink } from '../../store/flight-watch/link-repository.ts';
import { endNotice, lockNotice, type NoticeRow } from '../../store/flight-watch/notice-repository.ts';
import { findFollowed } from '../../store/flight-watch/repository.ts';
import { toTell } from './follow-row.ts';

/** A claimed notice with the key of its message's link, which is kept as its hash only. */
type KeyedNotice = NoticeRow & { readonly linkKey: string };

/**
 * Claims a notice at the moment of its sending: from then on it goes out, and no other notice tells the same. Null for a notice that is no longer
 * true, which is noted, and for one that the quiet hours put off.
 */
export async function claimNotice(db: Db, noticeId: number, now: number): Promise<KeyedNotice | null> {
  const claimed = await db.transaction().execute(async (tx) => {
    const notice = await lockNotice(tx, noticeId);
    // A try that ended after this point is repeated: the letter is written once by its number.
    if (notice?.outcome !== 'waiting') return notice?.outcome === 'told' ? withKey(tx, notice, now) : null;
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
    return withKey(tx, notice, now);
  });
  failpoint('notice-claimed');
  return claimed;
}

async function withKey(tx: Tx, notice: NoticeRow, now: number): Promise<KeyedNotice> {
  const { key, hash } = makeLinkKey();
  await insertNoticeLink(tx, { hash, noticeId: notice.id, now });
  return { ...notice, linkKey: key };
}
