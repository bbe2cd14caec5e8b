import { type QueryExecutorProvider, sql } from 'kysely';

/** What staff did for a guest: who and why stands beside the change, the cancellation and the letter that they asked for. */
const statements = [
  `alter table coupon_change add column acting jsonb`,
  `comment on column coupon_change.acting is 'Staff who did it for the guest: who, reason, note, and the rules that they went beyond; null where the guest did it.'`,
  `alter table letter_request add column acting jsonb`,
  `comment on column letter_request.acting is 'Staff who asked for it: who, reason and note; null where the guest did.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
