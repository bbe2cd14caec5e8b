import { type Kysely, sql } from 'kysely';

/**
 * What becomes of a booking after its sale: changes and cancellations, money that goes back, letters that guests send themselves.
 * `…_minor` columns are integer cents.
 */
const statements = [
  // One row for each change and each cancellation: what was asked, what the guest was told, and how it ended. Never deleted.
  `create table coupon_change (
    id uuid primary key, coupon_id int not null references coupon, transfer_id int not null references transfer,
    kind text not null check (kind in ('change', 'cancel')),
    status text not null check (status in ('pending', 'applied', 'lapsed', 'replaced', 'returned')),
    base_version int not null,
    plan jsonb not null, summary jsonb not null,
    amount_minor int not null, total_minor int not null, currency text not null,
    old_email text, created_at timestamptz not null, expires_at timestamptz, ended_at timestamptz,
    check ((status = 'pending') = (ended_at is null)))`,
  `create index coupon_change_coupon on coupon_change (coupon_id)`,
  // A booking has one change that waits for money at most.
  `create unique index coupon_change_pending on coupon_change (coupon_id) where status = 'pending'`,
  `create index coupon_change_lapse on coupon_change (expires_at) where status = 'pending'`,

  // A pending change holds seats beside those that its ride has.
  `alter table seat drop constraint seat_pkey`,
  `alter table seat add column id int generated always as identity primary key`,
  `alter table seat add column change_id uuid references coupon_change`,
  `create unique index seat_transfer on seat (transfer_id) where change_id is null`,
  `create index seat_change on seat (change_id) where change_id is not null`,

  `alter table payment_attempt add column change_id uuid references coupon_change`,

  // A refund that failed is asked for again as a new one. A row with a successor no longer counts; all others together never exceed what was paid.
  `alter table refund add column replaced_by uuid references refund deferrable initially deferred`,
  `alter table refund add column origin_id uuid references refund`,
  `alter table refund add column retries int not null default 0`,

  `alter table coupon add column reminded_at timestamptz`,
  `create index coupon_remind on coupon (created_at) where status = 'pending_payment' and reminded_at is null`,

  `create table letter_request (
    id int generated always as identity primary key, coupon_id int not null references coupon, email text not null,
    language text not null check (language in ('en', 'es')), created_at timestamptz not null)`,
  `create index letter_request_coupon on letter_request (coupon_id, created_at)`,

  // A sale that our side could not finish. One row an hour for each stay and reason, so that a guest who tries again floods nobody.
  `create table failed_sale (
    id int generated always as identity primary key, hotel text not null, folio text not null, service_id int not null,
    code text not null, failed_at timestamptz not null, hour timestamptz not null,
    unique (hotel, folio, code, hour))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
