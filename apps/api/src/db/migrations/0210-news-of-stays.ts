import { type QueryExecutorProvider, sql } from 'kysely';

/** What was learned of the stays of a booking, reading by reading that told something new; and when the gateway says that money moved. */
const statements = [
  `create table stay_event (
    id int generated always as identity primary key, coupon_id int not null references coupon on delete cascade,
    hotel text not null, folio text not null,
    what text not null check (what in ('proved', 'seen', 'changed', 'gone', 'unanswered', 'answered')),
    old jsonb, new jsonb, learned_at timestamptz not null)`,
  `comment on column stay_event.what is 'Proved: read by the sale. Seen: read for the first time by a check. Unanswered: nobody answered while a ride was near.'`,
  `comment on column stay_event.old is 'Days, state and room before; null where there was nothing to compare with.'`,
  `comment on column stay_event.learned_at is 'When it was read. The system of stays does not say when it happened.'`,
  `create index stay_event_coupon on stay_event (coupon_id)`,
  `create function keep_stay_event() returns trigger language plpgsql as $$
    begin raise exception 'what was learned of a stay is never changed'; end $$`,
  `create trigger stay_event_kept before update on stay_event for each row execute function keep_stay_event()`,
  `alter table payment_attempt add column happened_at timestamptz`,
  `comment on column payment_attempt.happened_at is 'When it ended at the gateway, where that was told late.'`,
  `alter table refund add column happened_at timestamptz`,
  `comment on column refund.happened_at is 'When it ended at the gateway, where that was told late.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
