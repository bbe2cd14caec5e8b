import { type Kysely, sql } from 'kysely';

/**
 * What is kept where the group's own backend sells: each sale and payment that was sent to it, once, and its last answer about each booking.
 * No row of our own bookings, seats or payments is made there.
 */
const statements = [
  // `sent`: on its way, or its process died. `unknown`: no usable answer. `waiting`: the bank wants to see the guest. `void`: it surely did not happen.
  `create table their_call (
    id uuid primary key, kind text not null check (kind in ('sale', 'payment')),
    state text not null check (state in ('sent', 'unknown', 'waiting', 'done', 'refused', 'void')),
    intent_scope text not null, intent_key text not null,
    hotel text not null, folio text not null, coupon_code text, amount_minor int not null, action_url text,
    created_at timestamptz not null, updated_at timestamptz not null, next_check_at timestamptz not null, checks int not null default 0,
    check (kind = 'sale' or coupon_code is not null))`,
  // While the result of one is unknown, no second one is sent.
  `create unique index their_call_sale on their_call (hotel, folio) where kind = 'sale' and state in ('sent', 'unknown')`,
  `create unique index their_call_payment on their_call (coupon_code)
    where kind = 'payment' and state in ('sent', 'unknown', 'waiting')`,
  `create index their_call_key on their_call (intent_scope, intent_key)`,
  `create index their_call_coupon on their_call (coupon_code)`,
  `create index their_call_check on their_call (next_check_at) where state in ('sent', 'unknown', 'waiting')`,

  // The last answer, for when they do not answer, and to find the booking of a ride.
  `create table their_coupon (
    code text primary key, hotel text not null, folio text not null, facts jsonb not null, read_at timestamptz not null)`,
  `create index their_coupon_stays on their_coupon using gin ((facts -> 'stays') jsonb_path_ops)`,

  // Their number of a group of stays that ride together.
  `alter table receptive_group add column their_id int`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
