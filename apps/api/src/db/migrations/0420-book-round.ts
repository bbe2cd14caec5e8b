import { type QueryExecutorProvider, sql } from 'kysely';

/** The hourly round of the checker over all bookings: one row for all processes. */
const statements = [
  `create table book_round (
    id int primary key default 1 check (id = 1),
    began_at timestamptz not null,
    through int not null default 0,
    found jsonb not null default '[]',
    ended_at timestamptz)`,
  `insert into book_round (began_at, ended_at) values ('1970-01-01', '1970-01-01')`,
  `comment on column book_round.through is 'Bookings up to this id were read in this round.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
