import { type QueryExecutorProvider, sql } from 'kysely';

/** What a state may become, `from>to`. */
const transitions = ['waiting>approved', 'waiting>declined', 'waiting>expired', 'waiting>stale'];

/** How much of a booking staff give back on their own, and requests for more. */
const statements = [
  `alter table staff_role add column limit_minor int not null default 0 check (limit_minor >= 0)`,
  `comment on column staff_role.limit_minor is 'Cents that its holders give back of one booking on their own.'`,
  `alter table staff_account add column limit_minor int check (limit_minor >= 0)`,
  `comment on column staff_account.limit_minor is 'Stands above what the roles give; null for none of its own.'`,
  `create table refund_request (
    id int generated always as identity primary key, coupon_id int not null references coupon,
    status text not null check (status in ('waiting', 'approved', 'declined', 'expired', 'stale')),
    amount_minor int not null check (amount_minor > 0), currency text not null, reason text not null, note text not null,
    request_key text not null, base_version int not null, base_paid_minor int not null, base_given_minor int not null,
    requested_by_id int not null, requested_by text not null, requester_email text, requester_issuer text, requester_subject text,
    requester_accounts int[] not null default '{}',
    requested_at timestamptz not null, expires_at timestamptz not null,
    decided_by_id int, decided_by text, decided_at timestamptz, decision_note text,
    unique (requested_by_id, request_key),
    check ((status = 'waiting') = (decided_at is null)),
    check (status not in ('approved', 'declined') or decided_by_id is not null))`,
  `comment on table refund_request is 'Refunds by hand: those given at once, too.'`,
  `comment on column refund_request.base_version is 'Of the booking that it was asked for; with its money, what the second person approves.'`,
  `comment on column refund_request.requester_email is 'As the account had it then: an address that is changed afterwards makes nobody a second person.'`,
  `comment on column refund_request.requester_accounts is 'All accounts of whoever asked, as they were known then.'`,
  `create unique index refund_request_waiting on refund_request (coupon_id) where status = 'waiting'`,
  `create index refund_request_coupon on refund_request (coupon_id)`,
  `create index refund_request_requester on refund_request (requested_by_id, requested_at)`,
  `create index refund_request_decider on refund_request (decided_by_id, decided_at) where status = 'approved'`,
  `create trigger refund_request_transition before update of status on refund_request
    for each row when (old.status is distinct from new.status)
    execute function check_transition(${transitions.map((pair) => `'${pair}'`).join(', ')})`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
