/** Payments, refunds, and their comparison with the gateway. */
export const money = `
create table payment_attempt (
  id uuid primary key,
  coupon_id int not null references coupon,
  status text not null check (status in ('created', 'processing', 'requires_action', 'succeeded', 'failed',
    'unknown')),
  amount_minor int not null check (amount_minor > 0),
  currency text not null,
  gateway text not null,
  gateway_id text,
  card_brand text,
  card_last4 text,
  failure text,
  action_url text,
  intent_scope text,
  intent_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  next_check_at timestamptz,
  checks int not null default 0,
  change_id uuid references coupon_change,
  merchant_id int references merchant,
  account text not null default '',
  card_issuer text,
  card_country text,
  happened_at timestamptz
);
create index payment_attempt_coupon on payment_attempt (coupon_id);
create unique index payment_attempt_under_way on payment_attempt (coupon_id) where status in ('created', 'processing', 'requires_action', 'unknown');
create index payment_attempt_check on payment_attempt (next_check_at) where status in ('created', 'processing', 'requires_action', 'unknown');
create index payment_attempt_merchant on payment_attempt (merchant_id);
create index payment_attempt_gateway on payment_attempt (gateway_id) where gateway_id is not null;
create index payment_attempt_created on payment_attempt (created_at desc, id desc);
create index payment_attempt_card on payment_attempt (card_last4, coupon_id) where card_last4 is not null;
comment on column payment_attempt.intent_scope is
  'Key under which the guest asked for it; its answer is written when the attempt ends.';
comment on column payment_attempt.change_id is 'The change that it pays; null when it pays the booking.';
comment on column payment_attempt.account is
  'The merchant''s secret reference when it was charged: repayments go to the same account.';
comment on column payment_attempt.card_issuer is 'Bank of the card, where the gateway tells it before the charge.';
comment on column payment_attempt.card_country is
  'Country of the bank that gave the card out, as the gateway tells it; null where it does not. Before that the list of banks says it.';
comment on column payment_attempt.happened_at is 'When it ended at the gateway, where that was told late.';

create table refund (
  id uuid primary key,
  coupon_id int not null references coupon,
  attempt_id uuid not null references payment_attempt,
  status text not null check (status in ('requested', 'processing', 'succeeded', 'failed')),
  amount_minor int not null check (amount_minor > 0),
  currency text not null,
  reason text not null,
  gateway_id text,
  failure text,
  tries int not null default 0,
  next_try_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  replaced_by uuid,
  origin_id uuid references refund,
  retries int not null default 0,
  settled_outside_at timestamptz,
  settled_outside_by text,
  settled_outside_note text,
  happened_at timestamptz,
  foreign key (replaced_by) references refund(id) deferrable initially deferred
);
create index refund_coupon on refund (coupon_id);
create index refund_due on refund (next_try_at) where status in ('requested', 'processing', 'failed');
create index refund_gateway on refund (gateway_id) where gateway_id is not null;
create index refund_created on refund (created_at desc, id desc);
comment on column refund.next_try_at is 'Of a failed one: when a new one takes its place.';
comment on column refund.origin_id is 'The first of the chain; null for the first itself.';
comment on column refund.happened_at is 'When it ended at the gateway, where that was told late.';

create table refund_request (
  id int generated always as identity primary key,
  coupon_id int not null references coupon,
  status text not null check (status in ('waiting', 'approved', 'declined', 'expired', 'stale')),
  amount_minor int not null check (amount_minor > 0),
  currency text not null,
  reason text not null,
  note text not null,
  request_key text not null,
  base_version int not null,
  base_paid_minor int not null,
  base_given_minor int not null,
  requested_by_id int not null,
  requested_by text not null,
  requester_email text,
  requester_issuer text,
  requester_subject text,
  requester_accounts int[] not null default '{}'::integer[],
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by_id int,
  decided_by text,
  decided_at timestamptz,
  decision_note text,
  kind text not null default 'refund' check (kind in ('refund', 'waiver', 'price')),
  constraint refund_request_check check ((status = 'waiting') = (decided_at is null)),
  constraint refund_request_check1 check ((status <> ALL (array['approved', 'declined' ])) or (decided_by_id is not
    null)),
  unique (requested_by_id, request_key)
);
create unique index refund_request_waiting on refund_request (coupon_id) where (status = 'waiting');
create index refund_request_coupon on refund_request (coupon_id);
create index refund_request_requester on refund_request (requested_by_id, requested_at);
create index refund_request_decider on refund_request (decided_by_id, decided_at) where (status = 'approved');
comment on table refund_request is 'Refunds by hand: those given at once, too.';
comment on column refund_request.base_version is
  'Of the booking that it was asked for; with its money, what the second person approves.';
comment on column refund_request.requester_email is
  'As the account had it then: an address that is changed afterwards makes nobody a second person.';
comment on column refund_request.requester_accounts is 'All accounts of whoever asked, as they were known then.';
comment on column refund_request.kind is
  'A waiver gives nothing back by itself: the cancellation it belongs to does. A price is an amount off a price that is not paid yet.';

create table ledger_entry (
  id int generated always as identity primary key,
  coupon_id int not null references coupon,
  kind text not null check (kind in ('capture', 'refund')),
  amount_minor int not null check (amount_minor > 0),
  currency text not null,
  attempt_id uuid references payment_attempt,
  refund_id uuid references refund,
  entered_at timestamptz not null,
  constraint ledger_entry_check check ((kind = 'capture') = (refund_id is null))
);
create unique index ledger_capture on ledger_entry (attempt_id) where (kind = 'capture');
create unique index ledger_refund on ledger_entry (refund_id) where (kind = 'refund');

create table webhook_event (
  event_id text primary key,
  gateway text not null,
  kind text not null,
  payload jsonb not null,
  outcome text not null,
  received_at timestamptz not null
);

create table pay_link (
  id int generated always as identity primary key,
  coupon_id int not null references coupon,
  hash text not null unique,
  change_id uuid references coupon_change,
  amount_minor int not null check (amount_minor > 0),
  base_version int not null,
  way text not null check (way in ('mail', 'show')),
  acting jsonb not null,
  made_at timestamptz not null,
  opened_at timestamptz,
  ended_at timestamptz,
  ended_by text
);
create unique index pay_link_standing on pay_link (coupon_id) where ended_at is null;
create index pay_link_coupon on pay_link (coupon_id);
comment on column pay_link.hash is 'SHA-256 of the key, which nobody keeps.';
comment on column pay_link.change_id is 'The change that it pays; null when it pays the booking.';
comment on column pay_link.base_version is 'Of the booking that it was made for: it is good for no other.';
comment on column pay_link.way is 'Mailed to the guest, or shown to staff who hand it over.';
comment on column pay_link.acting is 'Staff who made it: who, reason and note.';
comment on column pay_link.opened_at is 'When its page asked for the amount for the first time.';
comment on column pay_link.ended_by is 'User name of staff who ended it; null where another one took its place.';

create table failed_sale (
  id int generated always as identity primary key,
  hotel text not null,
  folio text not null,
  service_id int not null,
  code text not null,
  failed_at timestamptz not null,
  hour timestamptz not null,
  unique (hotel, folio, code, hour)
);
comment on column failed_sale.hour is 'Full hour of it.';

create table gateway_payout (
  id int generated always as identity primary key,
  gateway text not null,
  account text not null,
  payout_id text not null,
  amount_minor bigint not null,
  currency text not null,
  paid_at timestamptz not null,
  seen_at timestamptz not null,
  read_at timestamptz,
  entries int not null default 0,
  unique (gateway, account, payout_id)
);
create index gateway_payout_unread on gateway_payout (gateway, account, paid_at) where read_at is null;
create index gateway_payout_paid on gateway_payout (gateway, account, paid_at);
comment on column gateway_payout.account is
  'Name of the setting with the key of the account; empty for the server''s own.';
comment on column gateway_payout.read_at is
  'When all that it is made of had been read; null while that is still to be done.';

create table gateway_entry (
  id int generated always as identity primary key,
  payout int not null references gateway_payout,
  gateway text not null,
  account text not null,
  entry_id text not null,
  kind text not null check (kind in ('capture', 'refund', 'refund_failed', 'fee', 'other')),
  type text not null,
  subject text not null,
  attempt_id uuid references payment_attempt,
  refund_id uuid references refund,
  amount_minor bigint not null,
  fee_minor bigint not null,
  currency text not null,
  moved_at timestamptz not null,
  ledger_entry_id int unique references ledger_entry,
  checked boolean not null default false,
  unique (gateway, account, entry_id)
);
create index gateway_entry_subject on gateway_entry (subject);
create index gateway_entry_payout on gateway_entry (payout);
create index gateway_entry_unchecked on gateway_entry (subject) where (not checked);
comment on column gateway_entry.subject is
  'What it is about: attempt:, refund: or payout: and our id, charge: or entry: and the gateway''s where nothing of ours has it.';
comment on column gateway_entry.ledger_entry_id is 'The line of our ledger that it is. One line is one movement.';
comment on column gateway_entry.checked is 'Whether its subject was compared since it came.';

create table money_difference (
  id int generated always as identity primary key,
  gateway text not null,
  account text not null,
  subject text not null,
  currency text not null,
  cause text not null,
  amount_minor bigint not null,
  happened_at timestamptz not null,
  found_at timestamptz not null,
  coupon_id int references coupon,
  attempt_id uuid references payment_attempt,
  refund_id uuid references refund,
  payout int references gateway_payout,
  merchant_id int references merchant,
  status text not null default 'open' check (status in ('open', 'explained', 'agreed')),
  assigned_to int references staff_account on delete set null,
  assigned_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  note text,
  version int not null default 1,
  unique (gateway, account, subject, currency)
);
create index money_difference_status on money_difference (status, happened_at desc, id desc);
create index money_difference_coupon on money_difference (coupon_id) where coupon_id is not null;
comment on column money_difference.amount_minor is 'What the gateway has more than our books, cents; below zero: less.';
comment on column money_difference.status is
  'explained: ended by a person with a note, the amounts still differ. agreed: the amounts came to agree.';

create table reconciliation_run (
  gateway text primary key,
  ended_at timestamptz not null,
  late_through int not null,
  payouts int not null,
  failure text
);
comment on column reconciliation_run.late_through is
  'Lines of the ledger up to this number were old enough to be looked for.';
comment on column reconciliation_run.failure is 'Why the gateway could not be read the last time; null when it was.';
`;
