import { sql } from 'kysely';
import type { Handle } from './client.ts';

/** Marks bookings for a check of their data. Sales and changes mark theirs by themselves. */
export async function insertDataMarks(handle: Handle, couponIds: readonly number[]): Promise<void> {
  if (couponIds.length === 0) return;
  await sql`
    insert into data_mark (coupon_id) select id from coupon where id = any(${[...couponIds]}::int[]) order by id
    on conflict (coupon_id) do update set seq = excluded.seq`.execute(handle);
}
