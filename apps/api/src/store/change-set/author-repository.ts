import type { AccountOfPerson } from '@traslado/domain/access/same-person';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { nameOfStaff } from '../../db/staff-names.ts';

/** Keeps an author of a set, with the account's facts at that moment. */
export async function insertAuthor(tx: Tx, setId: number, accountId: number): Promise<void> {
  await sql`
    insert into change_set_author (set_id, account_id, username, email, issuer, subject)
    select ${setId}, id, username, email, issuer, subject from staff_account where id = ${accountId}
    on conflict (set_id, account_id) do update set email = excluded.email`.execute(tx);
}

/** `name`: the one that people read. */
export type Author = AccountOfPerson & { readonly username: string; readonly name: string };

/** Authors of a set: each account as it was then, and once more as it is now. */
export async function listAuthors(handle: Handle, setId: number): Promise<Author[]> {
  const { rows } = await sql<Author>`
    select w.account_id, w.username, ${nameOfStaff(sql`w.username`)} as name, w.email, w.issuer, w.subject
    from change_set_author w where w.set_id = ${setId}
    union
    select a.id, w.username, ${nameOfStaff(sql`w.username`)}, a.email, a.issuer, a.subject
    from change_set_author w join staff_account a on a.id = w.account_id where w.set_id = ${setId}
    order by username`.execute(handle);
  return rows;
}

/** The account with whose rights a set is published. */
export type Scheduler = {
  readonly username: string;
  readonly roles: readonly string[];
  readonly scope: readonly number[] | null;
  readonly isOwn: boolean;
  readonly hasFactor: boolean;
};

/** An open account; null for a closed or missing one. */
export async function findScheduler(
  handle: Handle,
  accountId: number,
  demo: boolean,
): Promise<Scheduler | null> {
  const { rows } = await sql<Scheduler>`
    select username, roles, scope, issuer is null as is_own,
      exists (select from staff_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_factor
    from staff_account a where id = ${accountId} and status = 'active' and (not demo or ${demo})`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/** Open accounts of all properties that have all permissions of these names. */
export async function listPublishers(
  handle: Handle,
  names: readonly string[],
  demo: boolean,
): Promise<Author[]> {
  const { rows } = await sql<Author>`
    select a.id as account_id, a.username, ${nameOfStaff(sql`a.username`)} as name, a.email, a.issuer, a.subject
    from staff_account a
    where a.status = 'active' and (not a.demo or ${demo}) and a.scope is null
      and array(select unnest(r.permissions) from staff_role r where r.name = any(a.roles)) @> ${[...names]}::text[]
    order by lower(a.display_name)`.execute(handle);
  return rows;
}
