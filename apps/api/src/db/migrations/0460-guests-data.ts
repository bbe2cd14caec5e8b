import { type QueryExecutorProvider, sql } from 'kysely';

/** Progress of forgetting guests' data by its age: one row for all processes. */
const statements = [
  `create table guest_data_round (
    id int primary key default 1 check (id = 1),
    rides_through timestamptz not null default '1970-01-01',
    bookings int not null default 0,
    messages int not null default 0,
    ended_at timestamptz)`,
  `insert into guest_data_round default values`,
  `create index contact_message_known on contact_message (created_at) where email <> ''`,
  `comment on column guest_data_round.rides_through is 'Of bookings with a pick-up until then, and none later, flight, notes, phone and texts of letters are gone.'`,
  `comment on column guest_data_round.bookings is 'Forgotten so far; of messages likewise.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
