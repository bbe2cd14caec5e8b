import { type QueryExecutorProvider, sql } from 'kysely';

/** Staff see the guest's own pages of one booking, read only and for a while. */
const statements = [
  `create table staff_look (
    id int generated always as identity primary key, account_id int not null references staff_account on delete cascade,
    coupon_id int not null references coupon, reason text not null
      check (reason in ('guest_asks', 'page_wrong', 'after_change', 'complaint', 'other')),
    note text not null, started_at timestamptz not null, expires_at timestamptz not null check (expires_at > started_at),
    ended_at timestamptz)`,
  `comment on column staff_look.expires_at is 'From then on it shows nothing, whether its end was written down or not.'`,
  `comment on column staff_look.ended_at is 'When its end was written down: by its owner, by the next look of theirs, or because its time was over.'`,
  `create unique index staff_look_running on staff_look (account_id) where ended_at is null`,
  `create index staff_look_coupon on staff_look (coupon_id)`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
