import { type QueryExecutorProvider, sql } from 'kysely';

/** Who of staff booked for the guest, and why. */
const statements = [
  `alter table coupon add column acting jsonb`,
  `comment on column coupon.acting is 'Staff who booked it for the guest: who, reason, note, and whether they gave an address; null where the guest booked.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
