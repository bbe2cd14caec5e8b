import { type QueryExecutorProvider, sql } from 'kysely';

/** The roles that the product brings along. What they may is put there where the product starts, by `introducePermissions`. */
const builtIn = [
  ['catalogue', 'Catalog', 'Catálogo'],
  ['revenue', 'Revenue', 'Ingresos'],
  ['concierge', 'Concierge', 'Concierge'],
  ['finance', 'Finance', 'Finanzas'],
  ['auditor', 'Auditor', 'Auditoría'],
  ['administrator', 'Administrator', 'Administración'],
] as const;

const statements = [
  `create table staff_role (
    id int generated always as identity primary key,
    name text not null unique check (name ~ '^[a-z][a-z0-9_-]{1,39}$'),
    name_en text not null, name_es text not null,
    permissions text[] not null default '{}',
    version int not null default 1,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(), updated_by text)`,
  `comment on column staff_role.name is 'What accounts, settings and the identity service call it; it never changes.'`,
  `create function tell_roles_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('roles_changed', ''); return null; end $$`,
  `create trigger staff_role_changed after insert or update or delete or truncate on staff_role
    for each statement execute function tell_roles_changed()`,

  `create table staff_permission (name text primary key)`,
  `comment on table staff_permission is 'Permissions that were given to roles once: a newer product gives only what is not here.'`,

  `alter table staff_account
    add column version int not null default 1, add column updated_by text, add column signed_in_at timestamptz`,

  // A link that was mailed, by its hash: who reads the table can use none. Using it, or sending another, deletes it.
  `create table staff_link (
    hash text primary key, account_id int not null unique references staff_account on delete cascade,
    expires_at timestamptz not null)`,
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const [name, en, es] of builtIn)
    await sql`insert into staff_role (name, name_en, name_es)
      values (${name}, ${en}, ${es})`.execute(db);
}
