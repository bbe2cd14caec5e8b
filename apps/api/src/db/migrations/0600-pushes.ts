import { type QueryExecutorProvider, sql } from 'kysely';

/** Notifications in browsers of guests: one channel more. */
const statements = [
  ...['guest_consent', 'ride_notice', 'notice_delivery'].flatMap((table) => [
    `alter table ${table} drop constraint ${table}_channel_check`,
    `alter table ${table} add constraint ${table}_channel_check check (channel in (${
      table === 'guest_consent' ? "'sms', 'whatsapp', 'push'" : "'sms', 'whatsapp', 'push', 'mail'"
    }))`,
  ]),
  `comment on column guest_consent.phone is 'The number that it was given for: a booking with another one has no consent. Empty for a push.'`,
  `comment on column notice_delivery.address is 'Phone that it went to: a message without an answer is asked for by it. Null for mails and pushes.'`,

  `create table push_device (
    id int generated always as identity primary key,
    coupon_id int not null references coupon on delete cascade,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    added_at timestamptz not null,
    unique (coupon_id, endpoint)
  )`,
  `create index push_device_endpoint on push_device (endpoint)`,
  `comment on table push_device is 'Browsers that get the notifications of a booking.'`,
  `comment on column push_device.endpoint is 'Address at its push service: whoever knows it may renew it.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
