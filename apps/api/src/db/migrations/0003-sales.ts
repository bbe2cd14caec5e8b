import { type Kysely, sql } from 'kysely';

/**
 * What was sold, what was paid, and what is still to be done about it.
 * `amount_minor` columns are integer cents of `currency`.
 */
const statements = [
  `create table receptive_group (
    id int generated always as identity primary key, hotel text not null, folio text not null,
    created_at timestamptz not null)`,
  `create table receptive_group_stay (
    group_id int not null references receptive_group, hotel text not null, folio text not null, main boolean not null,
    adults int not null, children int not null, baby_seats int not null,
    primary key (group_id, hotel, folio))`,
  `create unique index receptive_group_main on receptive_group_stay (group_id) where main`,

  `create table coupon (
    id int generated always as identity primary key,
    coupon_code text not null unique,
    hotel text not null, folio text not null, guest_name text not null,
    property_id int not null references property, airport_id int not null references airport,
    service_id int not null references service, rate_id int references rate,
    trip_type text not null check (trip_type in ('round_trip', 'arrival', 'departure')),
    private boolean not null, included boolean not null,
    status text not null check (status in ('pending_payment', 'confirmed', 'partially_cancelled', 'cancelled', 'expired')),
    adults int not null check (adults >= 1), children int not null, baby_seats int not null,
    passengers int not null, vehicles int not null,
    currency text not null default 'USD',
    total_minor int not null check (total_minor >= 0),
    included_minor int not null default 0 check (included_minor >= 0),
    paid_minor int not null default 0 check (paid_minor >= 0),
    refunded_minor int not null default 0 check (refunded_minor >= 0 and refunded_minor <= paid_minor),
    price jsonb not null,
    contact_name text not null, contact_email text not null, contact_phone text not null,
    observation text not null default '', language text not null check (language in ('en', 'es')),
    reference text, company text not null, agency_code text, country text,
    movement_origin_id int not null, receptive_group_id int not null default 0,
    version int not null default 1,
    hold_expires_at timestamptz, expires_at timestamptz,
    created_at timestamptz not null, confirmed_at timestamptz, cancelled_at timestamptz)`,
  `create index coupon_stay_lookup on coupon (hotel, folio)`,
  `create index coupon_pending on coupon (expires_at) where status = 'pending_payment'`,

  `create table coupon_stay (
    coupon_id int not null references coupon, hotel text not null, folio text not null, guest text not null, main boolean not null,
    adults int not null, children int not null, baby_seats int not null,
    primary key (coupon_id, hotel, folio))`,
  `create index coupon_stay_folio on coupon_stay (hotel, folio)`,

  `create table transfer (
    id int generated always as identity primary key,
    coupon_id int not null references coupon, direction text not null check (direction in ('arrival', 'departure')),
    status text not null check (status in ('pending', 'confirmed', 'cancelled', 'completed', 'no_show')),
    flight_code text not null, airline_id int references airline, is_national boolean not null,
    flight_on date not null, flight_time time not null,
    pickup_on date not null, pickup_time time not null, pickup_at timestamptz not null, time_zone text not null,
    place_id int not null references place,
    change_until timestamptz not null, cancel_until timestamptz not null,
    version int not null default 1,
    unique (coupon_id, direction))`,
  `create index transfer_pickup on transfer (pickup_at)`,

  // A shared departure with limited seats. Its row is the lock under which its seats are counted and taken.
  `create table shared_departure (
    id int generated always as identity primary key,
    service_id int not null references service, direction text not null, property_id int not null references property,
    service_on date not null, pickup_hour int not null check (pickup_hour between 0 and 23),
    capacity int not null check (capacity >= 0),
    unique (service_id, direction, property_id, service_on, pickup_hour))`,
  // Null held_until means sold; a passed held_until no longer counts, so that nobody has to free it.
  `create table seat (
    transfer_id int primary key references transfer, departure_id int not null references shared_departure,
    seats int not null check (seats > 0), held_until timestamptz, released_at timestamptz)`,
  `create index seat_departure on seat (departure_id) where released_at is null`,

  `create table payment_attempt (
    id uuid primary key, coupon_id int not null references coupon,
    status text not null check (status in ('created', 'processing', 'requires_action', 'succeeded', 'failed', 'unknown')),
    amount_minor int not null check (amount_minor > 0), currency text not null,
    gateway text not null, gateway_id text, card_brand text, card_last4 text, failure text, action_url text,
    intent_scope text, intent_key text, created_at timestamptz not null, updated_at timestamptz not null,
    next_check_at timestamptz, checks int not null default 0)`,
  `create index payment_attempt_coupon on payment_attempt (coupon_id)`,
  // Two tabs with two keys: at most one attempt of a coupon is under way.
  `create unique index payment_attempt_under_way on payment_attempt (coupon_id)
    where status in ('created', 'processing', 'requires_action', 'unknown')`,
  `create index payment_attempt_check on payment_attempt (next_check_at)
    where status in ('created', 'processing', 'requires_action', 'unknown')`,

  `create table refund (
    id uuid primary key, coupon_id int not null references coupon, attempt_id uuid not null references payment_attempt,
    status text not null check (status in ('requested', 'processing', 'succeeded', 'failed')),
    amount_minor int not null check (amount_minor > 0), currency text not null, reason text not null,
    gateway_id text, failure text, tries int not null default 0, next_try_at timestamptz,
    created_at timestamptz not null, updated_at timestamptz not null)`,
  `create index refund_coupon on refund (coupon_id)`,
  `create index refund_due on refund (next_try_at) where status in ('requested', 'processing', 'failed')`,

  // Money that moved, one row a movement, never changed.
  `create table ledger_entry (
    id int generated always as identity primary key,
    coupon_id int not null references coupon, kind text not null check (kind in ('capture', 'refund')),
    amount_minor int not null check (amount_minor > 0), currency text not null,
    attempt_id uuid references payment_attempt, refund_id uuid references refund, entered_at timestamptz not null,
    check ((kind = 'capture') = (refund_id is null)))`,
  `create unique index ledger_capture on ledger_entry (attempt_id) where kind = 'capture'`,
  `create unique index ledger_refund on ledger_entry (refund_id) where kind = 'refund'`,

  // Exactly once: the first to insert (scope, key) does the work, the others get its answer, to the letter (json keeps the order, jsonb does not).
  `create table intent (
    scope text not null, key text not null, body_hash text not null,
    status int, answer json, created_at timestamptz not null,
    primary key (scope, key))`,
  `create index intent_age on intent (created_at)`,

  // Work to do after a commit, queued by that commit.
  `create table job (
    id int generated always as identity primary key, kind text not null, payload jsonb not null,
    run_at timestamptz not null, attempts int not null default 0, locked_until timestamptz,
    done_at timestamptz, failed_at timestamptz, last_error text, created_at timestamptz not null)`,
  `create index job_due on job (run_at) where done_at is null and failed_at is null`,

  `create table mail (
    id int generated always as identity primary key,
    message_id text not null unique, coupon_id int references coupon, kind text not null, language text not null,
    recipients text[] not null, subject text not null, preview text not null default '', body_text text not null, body_html text not null,
    attachments jsonb not null default '[]', status text not null check (status in ('queued', 'sent', 'kept', 'failed')),
    created_at timestamptz not null, sent_at timestamptz, last_error text)`,
  `create index mail_coupon on mail (coupon_id)`,

  // What a person has to look at because no rule can settle it. One row a matter, however often it is noticed.
  `create table staff_alert (
    id int generated always as identity primary key, kind text not null, subject text not null, detail text not null,
    coupon_id int references coupon, created_at timestamptz not null, resolved_at timestamptz,
    unique (kind, subject))`,

  `create table webhook_event (
    event_id text primary key, gateway text not null, kind text not null, payload jsonb not null,
    outcome text not null, received_at timestamptz not null)`,

  // Wrong guesses, counted in windows.
  `create table guess (
    subject text not null, window_start timestamptz not null, tries int not null, primary key (subject, window_start))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
