import { type QueryExecutorProvider, sql } from 'kysely';

/** Links with which a guest pays what staff may not take a card for, and the letter that carries one. */
const statements = [
  `create table pay_link (
    id int generated always as identity primary key, coupon_id int not null references coupon,
    hash text not null unique, change_id uuid references coupon_change, amount_minor int not null check (amount_minor > 0),
    base_version int not null, way text not null check (way in ('mail', 'show')), acting jsonb not null,
    made_at timestamptz not null, opened_at timestamptz, ended_at timestamptz, ended_by text)`,
  `comment on column pay_link.hash is 'SHA-256 of the key, which nobody keeps.'`,
  `comment on column pay_link.change_id is 'The change that it pays; null when it pays the booking.'`,
  `comment on column pay_link.base_version is 'Of the booking that it was made for: it is good for no other.'`,
  `comment on column pay_link.way is 'Mailed to the guest, or shown to staff who hand it over.'`,
  `comment on column pay_link.acting is 'Staff who made it: who, reason and note.'`,
  `comment on column pay_link.opened_at is 'When its page asked for the amount for the first time.'`,
  `comment on column pay_link.ended_by is 'User name of staff who ended it; null where another one took its place.'`,
  `create unique index pay_link_standing on pay_link (coupon_id) where ended_at is null`,
  `create index pay_link_coupon on pay_link (coupon_id)`,
  `alter table message_template drop constraint message_template_kind_check,
    add constraint message_template_kind_check check (kind in ('confirmation', 'payment_reminder', 'payment_link', 'change', 'cancellation',
      'refund', 'missed_ride', 'missed_ride_withdrawn', 'contact_answer', 'resort_notice', 'change_notice', 'cancellation_notice', 'sale_failed',
      'contact_question', 'staff_invitation', 'staff_password'))`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
