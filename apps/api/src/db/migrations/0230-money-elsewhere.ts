import { type QueryExecutorProvider, sql } from 'kysely';

/** Allowed changes of a state, `from>to`. */
const transitions = {
  // `succeeded>failed`: the bank sent the money back. `requested>failed`: the gateway holds less than was requested.
  refund: [
    'requested>processing',
    'requested>failed',
    'processing>succeeded',
    'processing>failed',
    'succeeded>failed',
  ],
  dispute: [
    'warned>ended',
    ...[
      ['inquiry', 'inquiry_review inquiry_closed needs_response under_review won lost prevented'],
      ['inquiry_review', 'inquiry_closed needs_response under_review won lost prevented'],
      ['inquiry_closed', 'needs_response under_review won lost prevented'],
      ['needs_response', 'under_review won lost prevented'],
      ['under_review', 'won lost prevented'],
      ['lost', 'won'],
    ].flatMap(([from, to = '']) => to.split(' ').map((one) => `${from}>${one}`)),
  ],
};

const trigger = (table: keyof typeof transitions): string => `
  create trigger ${table}_transition before update of status on ${table}
  for each row when (old.status is distinct from new.status)
  execute function check_transition(${transitions[table].map((pair) => `'${pair}'`).join(', ')})`;

/** Money that moved at the gateway without us: refunds made there or sent back by the bank, disputes and warnings. */
const statements = [
  `drop trigger refund_transition on refund`,
  trigger('refund'),

  // A repayment that came back is a line of its own, below zero: a line is never changed.
  `alter table ledger_entry drop constraint ledger_entry_amount_minor_check`,
  `alter table ledger_entry add constraint ledger_entry_amount_minor_check check (amount_minor > 0 or (kind = 'refund' and amount_minor < 0))`,
  `drop index ledger_refund`,
  `create unique index ledger_refund on ledger_entry (refund_id) where kind = 'refund' and amount_minor > 0`,
  `create unique index ledger_refund_returned on ledger_entry (refund_id) where amount_minor < 0`,
  `comment on column ledger_entry.amount_minor is 'Cents. Below zero: a repayment that the bank sent back.'`,

  `create table dispute (
    id int generated always as identity primary key,
    gateway text not null, gateway_id text not null,
    coupon_id int not null references coupon, attempt_id uuid not null references payment_attempt,
    status text not null check (status in ('warned', 'ended', 'inquiry', 'inquiry_review', 'inquiry_closed', 'needs_response', 'under_review',
      'won', 'lost', 'prevented')),
    reason text not null, amount_minor int not null, currency text not null,
    due_at timestamptz, opened_at timestamptz not null, updated_at timestamptz not null,
    unique (gateway, gateway_id))`,
  `comment on column dispute.status is 'warned, ended: of an early fraud warning. inquiry: the bank asks and has taken nothing yet.'`,
  `comment on column dispute.due_at is 'Until when the gateway takes an answer; null where it wants none.'`,
  `create index dispute_coupon on dispute (coupon_id)`,
  `create index dispute_attempt on dispute (attempt_id)`,
  trigger('dispute'),

  `alter table gateway_entry add column coupon_id int references coupon`,
  `comment on column gateway_entry.coupon_id is 'The booking that the gateway itself names, by its charge or by the number that it keeps.'`,
  `alter table reconciliation_run add column read_at timestamptz`,
  `update reconciliation_run set read_at = ended_at where failure is null`,
  `comment on column reconciliation_run.ended_at is 'When it ran last, well or not.'`,
  `comment on column reconciliation_run.read_at is 'When it last ran to its end.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
