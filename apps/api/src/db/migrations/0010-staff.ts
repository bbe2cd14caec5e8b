import { type Kysely, sql } from 'kysely';

/** Accounts of staff, their sessions, and what they did. */
const statements = [
  // `username` is kept in lower case: two accounts that differ in case only would be one person's typing error.
  // `demo` accounts have a password that everybody can read: they open nothing where the demo is off.
  `create table staff_account (
    id int generated always as identity primary key,
    username text not null unique check (username = lower(username)),
    display_name text not null, email text, password_hash text not null,
    roles text[] not null default '{}', attributes jsonb not null default '{}',
    status text not null check (status in ('active', 'unconfirmed', 'reset_required', 'disabled')),
    demo boolean not null default false,
    created_at timestamptz not null, updated_at timestamptz not null)`,

  // Only the hash of what the cookie holds: who reads the table can be nobody.
  `create table staff_session (
    token_hash text primary key, account_id int not null references staff_account on delete cascade,
    began_at timestamptz not null, used_at timestamptz not null)`,
  `create index staff_session_account on staff_session (account_id)`,
  `create index staff_session_age on staff_session (began_at)`,

  // Whatever staff did, for ever: the name stays when the account goes.
  `create table audit_entry (
    id int generated always as identity primary key,
    account_id int references staff_account on delete set null, username text not null,
    action text not null, subject text not null, detail jsonb not null default '{}', at timestamptz not null)`,
  `create index audit_entry_subject on audit_entry (action, subject)`,
  `create index audit_entry_account on audit_entry (account_id, action, at)`,

  // Who settled a matter, and how. A matter that settled itself has neither.
  `alter table staff_alert add column resolved_by int references staff_account on delete set null`,
  `alter table staff_alert add column resolution_note text`,
  `create index staff_alert_open on staff_alert (id) where resolved_at is null`,
  `create index staff_alert_settled on staff_alert (resolved_at) where resolved_at is not null`,

  // Letters and sales that failed so far are matters for staff as well, as those to come.
  `insert into staff_alert (kind, subject, detail, coupon_id, created_at)
    select 'mail.undelivered', id::text, left(coalesce(last_error, ''), 300), coupon_id, created_at
    from mail where status = 'failed'
    on conflict (kind, subject) do nothing`,
  `insert into staff_alert (kind, subject, detail, created_at)
    select 'sale.failed', id::text, hotel || ' ' || folio || ': ' || code, failed_at from failed_sale
    on conflict (kind, subject) do nothing`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
