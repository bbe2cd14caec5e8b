import { type QueryExecutorProvider, sql } from 'kysely';

/** Channels beside mail: consents of guests, and the deliveries of each notice. */
const statements = [
  `create table guest_consent (
    id int generated always as identity primary key,
    coupon_id int not null references coupon on delete cascade,
    channel text not null check (channel in ('sms', 'whatsapp')),
    purpose text not null check (purpose in ('ride', 'offers')),
    is_given boolean not null,
    wording text,
    wording_version int,
    language text check (language in ('en', 'es')),
    source text not null check (source in ('confirmation', 'my_transportation', 'reply', 'channel')),
    phone text not null,
    at timestamptz not null,
    constraint guest_consent_wording check (not is_given or (wording is not null and wording_version is not null and language is not null))
  )`,
  `create index guest_consent_coupon on guest_consent (coupon_id, id)`,
  `create index guest_consent_phone on guest_consent (phone, id)`,
  `comment on table guest_consent is 'What guests agreed to and ended, only ever added to; the newest row of a channel and purpose holds.'`,
  `comment on column guest_consent.wording is 'Id of the sentence that was agreed to; null for an end.'`,
  `comment on column guest_consent.phone is 'The number that it was given for: a booking with another one has no consent.'`,
  `create function keep_guest_consent() returns trigger language plpgsql as $$
    begin raise exception 'consents of guests are kept as they were given'; end $$`,
  `create trigger guest_consent_kept before update on guest_consent for each row execute function keep_guest_consent()`,

  `alter table ride_notice drop constraint ride_notice_channel_check`,
  `alter table ride_notice add constraint ride_notice_channel_check check (channel in ('sms', 'whatsapp', 'mail'))`,
  `comment on column ride_notice.channel is 'The first channel that it went out by; notice_delivery has all of them.'`,

  `create table notice_delivery (
    id int generated always as identity primary key,
    notice_id int not null references ride_notice on delete cascade,
    channel text not null check (channel in ('sms', 'whatsapp', 'mail')),
    number int not null,
    state text not null check (state in ('handing_over', 'unknown', 'accepted', 'sent', 'failed', 'delivered', 'read')),
    reason text,
    key text not null unique,
    address text,
    provider_id text,
    parts int,
    cost_micros int,
    handed_over_at timestamptz not null,
    reported_at timestamptz,
    delivered_at timestamptz,
    unique (notice_id, channel)
  )`,
  `create unique index notice_delivery_provider on notice_delivery (channel, provider_id) where provider_id is not null`,
  `comment on table notice_delivery is 'A notice on one channel: once each, for ever.'`,
  `comment on column notice_delivery.number is 'Place of the channel among those tried.'`,
  `comment on column notice_delivery.reason is 'Why it failed, in our word or the provider’s code.'`,
  `comment on column notice_delivery.key is 'Names it in the address of the provider’s reports.'`,
  `comment on column notice_delivery.address is 'Phone that it went to: a message without an answer is asked for by it.'`,
  `comment on column notice_delivery.cost_micros is 'Millionths of a US dollar; null where the provider has not said it.'`,

  `create table sandbox_message (
    id text primary key,
    key text not null,
    channel text not null check (channel in ('sms', 'whatsapp')),
    recipient text not null,
    text text not null,
    state text not null check (state in ('accepted', 'failed', 'delivered', 'read')),
    reason text,
    parts int not null,
    cost_micros int,
    at timestamptz not null
  )`,
  `create index sandbox_message_recipient on sandbox_message (recipient, at)`,
  `comment on table sandbox_message is 'Messages that the sandbox took in place of a provider.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
