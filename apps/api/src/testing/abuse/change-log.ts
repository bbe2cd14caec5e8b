import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** Tables written to since the last look, committed or in the reader's transaction: a refused request must leave none. */
export type ChangeLog = {
  /** Names of the tables, each once, in the order of the alphabet. */
  readonly take: () => Promise<readonly string[]>;
};

/**
 * Lets every table note each row that is inserted, updated or deleted. Cheaper than counting rows, and it sees updates too; rolled-back
 * writes leave nothing. Counts of requests and of wrong codes (`wrong`, `wrong_since`) are left out, because every answer raises them. Only
 * for a database of a test's own.
 */
export async function openChangeLog(db: Db): Promise<ChangeLog> {
  await sql`create schema abuse`.execute(db);
  await sql`create table abuse.written (id bigserial primary key, name text not null)`.execute(db);
  await sql`create function abuse.note() returns trigger language plpgsql as
    $$ declare counts text[] := array['wrong', 'wrong_since'];
    begin
      if tg_op = 'UPDATE' and to_jsonb(new) <> to_jsonb(old) and to_jsonb(new) - counts = to_jsonb(old) - counts
        then return null; end if;
      insert into abuse.written (name) values (tg_table_name); return null;
    end $$`.execute(db);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'request_count'`.execute(
    db,
  );
  for (const { name } of tables)
    await sql`create trigger abuse_note after insert or update or delete on ${sql.table(name)}
      for each row execute function abuse.note()`.execute(db);
  let seen = 0;
  return {
    async take() {
      const { rows } = await sql<{ id: number; name: string }>`
        select id, name from abuse.written where id > ${seen} order by id`.execute(db);
      seen = rows.at(-1)?.id ?? seen;
      return [...new Set(rows.map(({ name }) => name))].sort();
    },
  };
}
