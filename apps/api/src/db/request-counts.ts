import { sql } from 'kysely';
import type { Db } from './client.ts';

/**
 * Counts a request of a subject within a window that begins with its first one, for all processes together.
 * @returns their number, this one among them, and the end of the window, epoch milliseconds
 */
export async function countRequest(
  db: Db,
  { subject, windowMs, now }: { readonly subject: string; readonly windowMs: number; readonly now: number },
): Promise<{ readonly times: number; readonly endsAt: number }> {
  const { rows } = await sql<{ times: number; endsAt: number }>`
    insert into request_count as known (subject, times, ends_at)
    values (${subject}, 1, ${new Date(now + windowMs)})
    on conflict (subject) do update set
      times = case when known.ends_at > ${new Date(now)} then known.times + 1 else 1 end,
      ends_at = case when known.ends_at > ${new Date(now)} then known.ends_at else excluded.ends_at end
    returning times, ends_at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a request was not counted');
  return row;
}

/** Deletes counts whose window has ended. Returns their number. */
export async function deleteRequestCounts(db: Db, now: number): Promise<number> {
  const result = await sql`delete from request_count where ends_at <= ${new Date(now)}`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
