import { type QueryExecutorProvider, sql } from 'kysely';

/** Refund rules tell a guest who cancels from an airline that does. The rules so far are of guests. */
const statements = [
  `alter table refund_rule add column cause text not null default 'guest' check (cause in ('guest', 'airline'))`,
  `drop index refund_rule_hours`,
  `create unique index refund_rule_hours on refund_rule (property_id, coalesce(service_id, 0), cause, hours_before) where active`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
