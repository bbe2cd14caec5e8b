import type { Scope } from '@traslado/domain/access/scope';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Handle, Tx } from '../../db/client.ts';
import { hasText, inOrder, type ListPage, ofPage } from '../../db/list-query.ts';
import { nameOfStaff } from '../../db/staff-names.ts';
import type { Colleague, PeopleQuery, PersonDeed, PersonFacts, PersonRecord } from './person-record.ts';

const columns = sql`
  id, username, display_name as name, email, roles, scope, status, limit_minor, signed_in_at,
  issuer is not null as of_service, version, created_at,
  updated_at, updated_by, ${nameOfStaff(sql`staff_account.updated_by`)} as updated_name`;

/** A scope of some properties sees only people who work for no others. Accounts of the demo exist where the demo does. */
const isSeen = (scope: Scope, demo: boolean): RawBuilder<boolean> => sql<boolean>`
  (${scope === null} or coalesce(scope <@ ${[...(scope ?? [])]}::int[], false)) and (${demo} or not demo)`;

const orders = {
  name: sql`lower(display_name)`,
  username: sql`username`,
  signed_in: sql`coalesce(signed_in_at, 'epoch')`,
  status: sql`status`,
};

const found = ({ search, role, status }: PeopleQuery, seen: RawBuilder<boolean>) => sql`
  where ${seen} and ${hasText(search, [sql`display_name`, sql`username`, sql`email`])}
    and (${role ?? null}::text is null or ${role ?? null} = any(roles))
    and (${status ?? null}::text is null or status = ${status ?? null})`;

/** The reader's view of people. */
export type Seeing = { readonly scope: Scope; readonly demo: boolean };

export async function listPeople(
  db: Db,
  query: PeopleQuery,
  { scope, demo }: Seeing,
  page: ListPage,
): Promise<PersonRecord[]> {
  const { rows } = await sql<PersonRecord>`
    select ${columns} from staff_account ${found(query, isSeen(scope, demo))}
    ${inOrder(orders, query)} ${ofPage(page)}`.execute(db);
  return rows;
}

export async function countPeople(db: Db, query: PeopleQuery, { scope, demo }: Seeing): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from staff_account ${found(query, isSeen(scope, demo))}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function findPerson(
  handle: Handle,
  id: number,
  { scope, demo }: Seeing,
): Promise<PersonRecord | null> {
  const { rows } = await sql<PersonRecord>`
    select ${columns} from staff_account where id = ${id} and ${isSeen(scope, demo)}`.execute(handle);
  return rows[0] ?? null;
}

/** The accounts behind user names; those that exist no more are left out. */
export async function listColleagues(handle: Handle, usernames: readonly string[]): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select id, username, display_name as name from staff_account where username = any(${[...usernames]}::text[]) order by username`.execute(
    handle,
  );
  return rows;
}

/** The same for a reader's screen: ids, which lead to their pages, for a reader who may see people alone. */
export async function nameColleagues(
  handle: Handle,
  usernames: readonly (string | null)[],
  { permissions }: { readonly permissions: readonly string[] },
): Promise<(Omit<Colleague, 'id'> & { id: number | null })[]> {
  const named = new Set(usernames.filter((one) => one !== null));
  const colleagues = named.size > 0 ? await listColleagues(handle, [...named]) : [];
  return permissions.includes('people:see') ? colleagues : colleagues.map((one) => ({ ...one, id: null }));
}

/** Throws the database's refusal where the user name is taken. */
export async function insertPerson(
  tx: Tx,
  facts: PersonFacts & { username: string; passwordHash: string },
  { by, now }: { by: string; now: number },
): Promise<number> {
  const at = new Date(now);
  const { rows } = await sql<{ id: number }>`
    insert into staff_account
      (username, display_name, email, password_hash, roles, scope, status, created_at, updated_at, updated_by)
    values (${facts.username}, ${facts.name}, ${facts.email}, ${facts.passwordHash}, ${[...facts.roles]}::text[],
      ${facts.scope && [...facts.scope]}::int[], ${facts.status}, ${at}, ${at}, ${by})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/**
 * Writes the edited facts of an account. A closed one loses its sessions and its link; a changed address loses the link that was sent to
 * it.
 */
export async function updatePerson(
  tx: Tx,
  { id, facts, by, now }: { id: number; facts: PersonFacts; by: string; now: number },
): Promise<void> {
  const isClosed = facts.status === 'disabled';
  await sql`
    with gone as (delete from staff_session where account_id = ${id} and ${isClosed}),
      over as (delete from staff_link where account_id = ${id} and (${isClosed} or email is distinct from ${facts.email}))
    update staff_account set display_name = ${facts.name}, email = ${facts.email}, roles = ${[...facts.roles]}::text[],
      scope = ${facts.scope && [...facts.scope]}::int[], status = ${facts.status}, version = version + 1,
      updated_at = ${new Date(now)}, updated_by = ${by}
    where id = ${id}`.execute(tx);
}

export async function deletePerson(tx: Tx, id: number): Promise<void> {
  await sql`delete from staff_account where id = ${id}`.execute(tx);
}

/** Ends all sessions of an account; returns their number. */
export async function deleteSessions(tx: Tx, id: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from staff_session where account_id = ${id}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** History of an account, newest first; of a deleted one too. */
export async function listPersonDeeds(handle: Handle, id: number): Promise<PersonDeed[]> {
  const { rows } = await sql<PersonDeed>`
    select id, split_part(action, '.', 2) as change, username, ${nameOfStaff(sql`audit_entry.username`)} as name, at,
      detail -> 'before' as before, detail -> 'after' as after,
      (detail ->> 'limit_before')::float8 as limit_before, (detail ->> 'limit_after')::float8 as limit_after,
      (detail ->> 'of_roles')::float8 as limit_of_roles, coalesce(detail ->> 'note', '') as note
    from audit_entry where action like 'person.%' and subject = ${String(id)} order by id desc limit 100`.execute(
    handle,
  );
  return rows;
}
