import { type QueryExecutorProvider, sql } from 'kysely';

/** A payment at the group's backend without a plain answer ends by the readings of its record: before, and since. */
const statements = [
  `alter table their_call drop column failed_at, add column pending_mark text, add column unpaid_at timestamptz,
    add column decided_by text check (decided_by in ('paid', 'confirmed', 'unpaid'))`,
  `comment on column their_call.pending_mark is
    'Mark of their record as it was read as pending just before the payment was sent; null where it was not.'`,
  `comment on column their_call.unpaid_at is 'When their record was first read as unpaid after the payment.'`,
  `comment on column their_call.decided_by is 'The reading of their record that ended it; null where their answer did.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
