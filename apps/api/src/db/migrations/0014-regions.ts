import { type Kysely, sql } from 'kysely';

/** Regions that staff edit: which version somebody saw, who changed it last, and searching whatever the accents. */
const statements = [
  `alter table region
    add column version int not null default 1,
    add column created_at timestamptz not null default now(),
    add column updated_at timestamptz not null default now(),
    add column updated_by text`,

  // Two names that differ in case only would be one region to whoever reads them.
  `update region r set name = name || ' (' || id || ')'
    where exists (select from region o where lower(o.name) = lower(r.name) and o.id < r.id)`,
  `create unique index region_name on region (lower(name))`,

  // As people search: whatever the case and the accents.
  `create function fold_text(text) returns text language sql immutable strict parallel safe as
    $$ select regexp_replace(normalize(lower($1), NFKD), '[\\u0300-\\u036f]', '', 'g') $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
