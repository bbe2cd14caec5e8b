import { type Kysely, sql } from 'kysely';

/**
 * By which last name the group's property-management system is asked for a stay: its calls want number and name together. Written when a
 * stay was proved or listed; nothing else of a stay is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table their_stay (
        hotel text not null, folio text not null, last_name text not null, name_id text not null, seen_at timestamptz not null,
        primary key (hotel, folio))`,
    )
    .execute(db);
  await sql.raw('create index their_stay_guest on their_stay (name_id)').execute(db);
}
