import { type Kysely, sql } from 'kysely';

/**
 * How long guests of an airport need until they are outside, and rides whose flight time somebody should look at. What was sent to the
 * group's own backend has no ride of ours, so its flights to be checked stand beside the call until the booking is known.
 */
const statements = [
  `alter table airport
    add column clearance_international int not null default 40 check (clearance_international between 0 and 600),
    add column clearance_national int not null default 15 check (clearance_national between 0 and 600)`,
  'alter table transfer add column time_to_check boolean not null default false',
  `alter table their_call add column flights_to_check text not null default ''`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
