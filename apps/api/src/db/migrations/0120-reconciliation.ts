import { type QueryExecutorProvider, sql } from 'kysely';

/** What the gateway says of its payouts, each movement with the line of our ledger that it is, and what does not agree. */
const statements = [
  `create table gateway_payout (
    id int generated always as identity primary key,
    gateway text not null, account text not null, payout_id text not null,
    amount_minor bigint not null, currency text not null, paid_at timestamptz not null,
    seen_at timestamptz not null, read_at timestamptz, entries int not null default 0,
    unique (gateway, account, payout_id))`,
  `comment on column gateway_payout.account is 'Name of the setting with the key of the account; empty for the server''s own.'`,
  `comment on column gateway_payout.read_at is 'When all that it is made of had been read; null while that is still to be done.'`,
  `create index gateway_payout_unread on gateway_payout (gateway, account, paid_at) where read_at is null`,
  `create index gateway_payout_paid on gateway_payout (gateway, account, paid_at)`,

  `create table gateway_entry (
    id int generated always as identity primary key,
    payout int not null references gateway_payout, gateway text not null, account text not null, entry_id text not null,
    kind text not null check (kind in ('capture', 'refund', 'refund_failed', 'fee', 'other')), type text not null,
    subject text not null, attempt_id uuid references payment_attempt, refund_id uuid references refund,
    amount_minor bigint not null, fee_minor bigint not null, currency text not null, moved_at timestamptz not null,
    ledger_entry_id int unique references ledger_entry, checked boolean not null default false,
    unique (gateway, account, entry_id))`,
  `comment on column gateway_entry.subject is 'What it is about: attempt:, refund: or payout: and our id, charge: or entry: and the gateway''s where nothing of ours has it.'`,
  `comment on column gateway_entry.ledger_entry_id is 'The line of our ledger that it is. One line is one movement.'`,
  `comment on column gateway_entry.checked is 'Whether its subject was compared since it came.'`,
  `create index gateway_entry_subject on gateway_entry (subject)`,
  `create index gateway_entry_payout on gateway_entry (payout)`,
  `create index gateway_entry_unchecked on gateway_entry (subject) where not checked`,

  `create table money_difference (
    id int generated always as identity primary key,
    gateway text not null, account text not null, subject text not null, currency text not null,
    cause text not null, amount_minor bigint not null, happened_at timestamptz not null, found_at timestamptz not null,
    coupon_id int references coupon, attempt_id uuid references payment_attempt, refund_id uuid references refund,
    payout int references gateway_payout, merchant_id int references merchant,
    status text not null default 'open' check (status in ('open', 'explained', 'agreed')),
    assigned_to int references staff_account on delete set null, assigned_at timestamptz,
    ended_at timestamptz, ended_by text, note text, version int not null default 1,
    unique (gateway, account, subject, currency))`,
  `comment on column money_difference.amount_minor is 'What the gateway has more than our books, cents; below zero: less.'`,
  `comment on column money_difference.status is 'explained: ended by a person with a note, the amounts still differ. agreed: the amounts came to agree.'`,
  `create index money_difference_status on money_difference (status, happened_at desc, id desc)`,
  `create index money_difference_coupon on money_difference (coupon_id) where coupon_id is not null`,

  `create table reconciliation_run (
    gateway text primary key, ended_at timestamptz not null, late_through int not null, payouts int not null, failure text)`,
  `comment on column reconciliation_run.late_through is 'Lines of the ledger up to this number were old enough to be looked for.'`,
  `comment on column reconciliation_run.failure is 'Why the gateway could not be read the last time; null when it was.'`,

  // A repayment that reached the guest by another way: it is not asked for again.
  `alter table refund add column settled_outside_at timestamptz, add column settled_outside_by text, add column settled_outside_note text`,
  // What the dashboard counts.
  `create index payment_attempt_created on payment_attempt (created_at desc, id desc)`,
  `create index refund_created on refund (created_at desc, id desc)`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
