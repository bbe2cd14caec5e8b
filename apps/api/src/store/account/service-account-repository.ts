import { createHash } from 'node:crypto';
import { isUsername } from '@traslado/domain/contact/password';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { staffNameLock } from '../../db/locks.ts';
import type { ServicePerson } from '../../ports/identity-service.ts';

export type ServiceAccount = {
  readonly id: number;
  readonly username: string;
  readonly status: string;
  readonly roles: readonly string[];
};

const mostBeforeMark = 68;

/**
 * The user name of a person of the identity service: their name there, or one derived from issuer and subject. `other` is for a name that
 * is taken already: a name is never a reason to take one account for another.
 */
function namesFor({ issuer, subject, username }: ServicePerson): { name: string; other: string } {
  const mark = createHash('sha256').update(`${issuer} ${subject}`).digest('hex').slice(0, 10);
  const wanted = username?.toLowerCase() ?? '';
  const name = isUsername(wanted) ? wanted : `person-${mark}`;
  return { name, other: `${name.slice(0, mostBeforeMark)}+${mark}` };
}

/**
 * Makes or renews the account of a person of the identity service, found by the service's own id of the person. A closed account stays as
 * it is, and is not returned.
 */
export async function saveServiceAccount(
  tx: Tx,
  person: ServicePerson,
  now: number,
): Promise<ServiceAccount | null> {
  const { issuer, subject } = person;
  const { name, other } = namesFor(person);
  const at = new Date(now);
  // Two first sign-ins under one name wait for each other here.
  await sql`select ${staffNameLock(name)}`.execute(tx);
  const { rows } = await sql<ServiceAccount>`
    with was as (select id, roles from staff_account where issuer = ${issuer} and subject = ${subject}),
    saved as (
    insert into staff_account (username, display_name, email, roles, status, issuer, subject, created_at, updated_at)
    values (
      case when exists (
        select 1 from staff_account
        where username = ${name} and (issuer, subject) is distinct from (${issuer}, ${subject})
      ) then ${other} else ${name} end,
      ${person.name ?? name}, ${person.email}, ${[...person.roles]}::text[], 'active', ${issuer}, ${subject}, ${at}, ${at})
    on conflict (issuer, subject) do update set display_name = excluded.display_name, email = excluded.email,
      roles = excluded.roles, updated_at = excluded.updated_at
      where staff_account.status = 'active'
    returning id, username, status, roles),
    taken as (select saved.id, saved.username from saved join was using (id) where was.roles <> saved.roles),
    noted as (${roleDeed(sql`to_jsonb(${[...person.roles]}::text[])`, at)})
    select id, username, status, roles from saved`.execute(tx);
  return rows[0] ?? null;
}

export async function findServiceAccount(
  handle: Handle,
  { issuer, subject }: Pick<ServicePerson, 'issuer' | 'subject'>,
): Promise<ServiceAccount | null> {
  const { rows } = await sql<ServiceAccount>`
    select id, username, status, roles from staff_account where issuer = ${issuer} and subject = ${subject}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/**
 * Removes all roles of a person who has none at the service any more, and ends their sessions. A person without an account leaves no trace.
 */
export async function withdrawServiceAccount(
  handle: Handle,
  { issuer, subject }: Pick<ServicePerson, 'issuer' | 'subject'>,
  now: number,
): Promise<void> {
  const at = new Date(now);
  await sql`
    with taken as (
      update staff_account set roles = '{}', updated_at = ${at} where issuer = ${issuer} and subject = ${subject}
      returning id, username),
    gone as (delete from staff_session using taken where account_id = taken.id)
    ${roleDeed(sql`'[]'::jsonb`, at)}`.execute(handle);
}

/** Assigns the roles that the group's auth backend reports, with an entry in the audit. */
export async function updateServiceRoles(
  handle: Handle,
  { accountId, roles, now }: { accountId: number; roles: readonly string[]; now: number },
): Promise<void> {
  const at = new Date(now);
  await sql`
    with taken as (
      update staff_account set roles = ${[...roles]}::text[], updated_at = ${at}
      where id = ${accountId} and issuer is not null
      returning id, username)
    ${roleDeed(sql`to_jsonb(${[...roles]}::text[])`, at)}`.execute(handle);
}

const roleDeed = (roles: RawBuilder<unknown>, at: Date): RawBuilder<unknown> => sql`
  insert into audit_entry (account_id, username, action, subject, detail, at)
  select id, 'identity service', 'account.roles', username, jsonb_build_object('roles', ${roles}), ${at} from taken`;
