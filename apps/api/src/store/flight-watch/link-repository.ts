import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { timestamp } from '../../db/instants.ts';

/** Links of messages about rides. */

/** Keeps the key of a notice's link. */
export async function insertNoticeLink(
  tx: Tx,
  { hash, noticeId, now }: { readonly hash: string; readonly noticeId: number; readonly now: number },
): Promise<void> {
  await sql`insert into notice_link (hash, notice_id, made_at) values (${hash}, ${noticeId}, ${timestamp(now)})`.execute(
    tx,
  );
}

/** The ride of a link, and the fact of its notice. */
export type NoticeLink = { readonly transferId: number; readonly fact: number };

/** The link of a key; null for none. */
export async function findNoticeLink(handle: Handle, hash: string): Promise<NoticeLink | null> {
  const { rows } = await sql<NoticeLink>`
    select n.transfer_id, n.fact from notice_link l join ride_notice n on n.id = l.notice_id where l.hash = ${hash}`.execute(
    handle,
  );
  return rows[0] ?? null;
}
