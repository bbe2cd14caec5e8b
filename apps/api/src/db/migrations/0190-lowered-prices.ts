import { type QueryExecutorProvider, sql } from 'kysely';

/** Staff let an amount of a price go before it is paid: it counts like money that they give back. */
const statements = [
  `alter table coupon add column lowered_minor int not null default 0 check (lowered_minor >= 0)`,
  `comment on column coupon.lowered_minor is 'What staff let go of the price by hand before it was paid. \`total_minor\` is less by it. Cents.'`,
  `alter table refund_request drop constraint refund_request_kind_check`,
  `alter table refund_request add constraint refund_request_kind_check check (kind in ('refund', 'waiver', 'price'))`,
  `comment on column refund_request.kind is 'A waiver gives nothing back by itself: the cancellation it belongs to does. A price is an amount off a price that is not paid yet.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
