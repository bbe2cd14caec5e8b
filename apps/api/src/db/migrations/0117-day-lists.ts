import { type QueryExecutorProvider, sql } from 'kysely';

/** The rides of a day, and each list of them that was printed or taken away, with what it said of each ride. It names no guest. */
const statements = [
  `create index transfer_day on transfer (pickup_on)`,
  `create index their_coupon_rides on their_coupon using gin ((facts -> 'transfers') jsonb_path_ops)`,
  `create table day_list_print (
    id int generated always as identity primary key,
    airport_id int not null references airport, property_id int references property,
    direction text check (direction in ('arrival', 'departure')), list_on date not null, scope int[],
    form text not null check (form in ('paper', 'pdf', 'csv')), rides jsonb not null,
    printed_at timestamptz not null, printed_by int references staff_account on delete set null, printed_name text not null)`,
  `create index day_list_print_day on day_list_print (list_on, airport_id, id)`,
  `comment on column day_list_print.scope is 'Properties that its reader works for; null for all of them.'`,
  `comment on column day_list_print.rides is 'Version and facts of each ride, by its id.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
