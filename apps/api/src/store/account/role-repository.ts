import type { Scope } from '@traslado/domain/access/scope';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { administrationLock } from '../../db/locks.ts';
import { nameOfStaff } from '../../db/staff-names.ts';
import type { AdmittedAccounts } from './record.ts';
import type { RoleFacts, RoleRecord } from './role-record.ts';

const columns = sql`
  r.id, r.name, r.name_en, r.name_es, r.permissions, r.limit_minor, r.version,
  r.created_at, r.updated_at, r.updated_by, ${nameOfStaff(sql`r.updated_by`)} as updated_name,
  coalesce(h.people, 0) as people`;

/** Holders are counted once for all roles. */
const holders = sql`
  left join (select role, count(*) as people from staff_account, unnest(roles) as role group by role) h on h.role = r.name`;

async function rolesWhere(handle: Handle, where: RawBuilder<unknown>): Promise<RoleRecord[]> {
  const { rows } = await sql<RoleRecord>`select ${columns} from staff_role r ${holders} ${where}`.execute(
    handle,
  );
  return rows;
}

export const listRoles = (handle: Handle): Promise<RoleRecord[]> => rolesWhere(handle, sql`order by r.id`);

export async function findRole(handle: Handle, id: number): Promise<RoleRecord | null> {
  return (await rolesWhere(handle, sql`where r.id = ${id}`))[0] ?? null;
}

/** Throws the database's refusal where the name is taken. */
export async function insertRole(
  tx: Tx,
  facts: RoleFacts,
  { username, now }: { username: string; now: number },
): Promise<number> {
  const at = new Date(now);
  const { rows } = await sql<{ id: number }>`
    insert into staff_role (name, name_en, name_es, permissions, created_at, updated_at, updated_by)
    values (${facts.name}, ${facts.nameEn}, ${facts.nameEs}, ${[...facts.permissions]}::text[],
      ${at}, ${at}, ${username})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** Only after `lockAdministration`. */
export async function updateRole(
  tx: Tx,
  { id, facts, username, now }: { id: number; facts: RoleFacts; username: string; now: number },
): Promise<void> {
  await sql`
    update staff_role set name_en = ${facts.nameEn}, name_es = ${facts.nameEs},
      permissions = ${[...facts.permissions]}::text[],
      version = version + 1, updated_at = ${new Date(now)}, updated_by = ${username}
    where id = ${id}`.execute(tx);
}

/** Only after `lockAdministration`. */
export async function deleteRole(tx: Tx, id: number): Promise<void> {
  await sql`delete from staff_role where id = ${id}`.execute(tx);
}

/** Serializes changes of roles and of their assignment until the transaction ends. */
export async function lockAdministration(tx: Tx): Promise<void> {
  await sql`select ${administrationLock}`.execute(tx);
}

/** The parts of an account that decide its rights. */
export type Holder = {
  readonly roles: readonly string[];
  readonly scope: Scope;
  /** Of its own; null for that of its roles. */
  readonly limitMinor: number | null;
};

const isAdmitted = (
  { demo, ownAccounts, issuer }: AdmittedAccounts,
  statuses: readonly string[] = ['active'],
): RawBuilder<boolean> => sql<boolean>`
  a.status = any(${[...statuses]}::text[]) and (not a.demo or ${demo})
  and case when a.issuer is null then ${ownAccounts} else a.issuer = ${issuer} end`;

/** Accounts that can sign in and work for all properties, each combination once. */
export async function listEverywhere(
  handle: Handle,
  admitted: AdmittedAccounts,
  statuses?: readonly string[],
): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select distinct a.roles, a.scope, a.limit_minor from staff_account a
    where a.scope is null and ${isAdmitted(admitted, statuses)}`.execute(handle);
  return rows;
}

/** Accounts with a role that are not closed, each combination once. */
export async function listHolders(handle: Handle, role: string): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select distinct a.roles, a.scope, a.limit_minor from staff_account a
    where ${role} = any(a.roles) and a.status <> 'disabled'`.execute(handle);
  return rows;
}

/** An account that is admitted and open; null otherwise. */
export async function findAdmitted(
  tx: Tx,
  accountId: number,
  admitted: AdmittedAccounts,
): Promise<(Holder & { readonly isOwn: boolean; readonly hasFactor: boolean }) | null> {
  const { rows } = await sql<Holder & { isOwn: boolean; hasFactor: boolean }>`
    select a.roles, a.scope, a.limit_minor, a.issuer is null as is_own,
      exists (select from staff_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_factor
    from staff_account a where a.id = ${accountId} and ${isAdmitted(admitted)}`.execute(tx);
  return rows[0] ?? null;
}
