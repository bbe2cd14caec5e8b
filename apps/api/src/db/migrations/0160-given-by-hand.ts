import { type QueryExecutorProvider, sql } from 'kysely';

/** A fee that staff let go counts like money that they give back: against their limit, of the booking and of the day. */
const statements = [
  `alter table refund_request add column kind text not null default 'refund' check (kind in ('refund', 'waiver'))`,
  `comment on column refund_request.kind is 'A waiver gives nothing back by itself: the cancellation it belongs to does.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
