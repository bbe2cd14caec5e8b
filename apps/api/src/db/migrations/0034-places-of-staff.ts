import { type QueryExecutorProvider, sql } from 'kysely';
import { editable } from './editable.ts';

/** Properties, airports and places that staff edit. One that is ended stays for what was sold with it. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const table of ['property', 'airport', 'place']) await editable(db, table);
  await sql`alter table property alter column thumbnail set default '/art/resorts/any.svg'`.execute(db);
  await sql`alter table airport add column active boolean not null default true`.execute(db);
  await sql`alter table place add column active boolean not null default true`.execute(db);
}
