import { type QueryExecutorProvider, sql } from 'kysely';

/** The demo's clock, which stands beside its feed, and the last answer of a feed by day. */
const statements = [
  `alter table sandbox_feed
    add column real_at timestamptz,
    add column shown_at timestamptz,
    add column speed int not null default 1 check (speed between 1 and 600),
    add constraint sandbox_feed_clock check ((real_at is null) = (shown_at is null))`,
  `comment on table sandbox_feed is 'The day of the sandbox feed’s story, its switches, and the demo’s clock, for all processes.'`,
  `comment on column sandbox_feed.real_at is 'When the demo’s clock was moved; null while it shows the real time.'`,
  `comment on column sandbox_feed.shown_at is 'Its time at that moment.'`,

  `alter table flight_asked add column answered_at timestamptz`,
  `comment on column flight_asked.answered_at is 'The day’s last answer of the feed; silence is none.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
