import { type QueryExecutorProvider, sql } from 'kysely';

/** Keys of the links in messages about rides. */
const statements = [
  `create table notice_link (
    hash text primary key,
    notice_id int not null references ride_notice on delete cascade,
    made_at timestamptz not null
  )`,
  `create index notice_link_notice on notice_link (notice_id)`,
  `comment on table notice_link is 'A message that is written again after a crash has another key: both open the same ride.'`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
