import { sql } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';

/** Somebody who is written to about what the tag names. `status` 1 is active. */
export type NotifiedRow = {
  readonly id: number;
  readonly email: string;
  readonly tag: string;
  readonly status: number;
};

/** Most rows of one answer: one resort's group has a handful. */
const mostRows = 1_000;

/** Notification groups, of one tag or of all. */
export async function listGroups(
  db: Db,
  { tag, status }: { tag: string | undefined; status: number },
): Promise<NotifiedRow[]> {
  let query = db
    .selectFrom('notification_group')
    .select(['id', 'email', 'tag', 'status'])
    .where('status', '=', status)
    .orderBy('tag')
    .orderBy('email')
    .orderBy('id')
    .limit(mostRows);
  if (tag !== undefined) query = query.where('tag', '=', tag);
  return query.execute();
}

/** Letters that one of staff sent since an instant, with when; others of theirs wait until the transaction ends, so that each sees those before it. */
export async function listSentBy(tx: Tx, accountId: number, since: number): Promise<number[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff_mail:${accountId}`}, 2))`.execute(tx);
  const { rows } = await sql<{ at: number; letters: number }>`
    select at, (detail ->> 'letters')::int as letters from audit_entry
    where account_id = ${accountId} and action = 'mail.send' and at > ${new Date(since)}`.execute(tx);
  return rows.flatMap(({ at, letters }) => Array.from({ length: letters }, () => at));
}
