import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import type { AdmittedAccounts } from '../account/record.ts';
import type { AccountOfStaff, Given } from './record.ts';

/** All accounts, with the limits of their own and of their roles. */
export async function listAccounts(
  handle: Handle,
  { demo, ownAccounts, issuer }: AdmittedAccounts,
): Promise<AccountOfStaff[]> {
  const { rows } = await sql<AccountOfStaff>`
    select a.id, a.status = 'active' and (not a.demo or ${demo})
        and case when a.issuer is null then ${ownAccounts} else a.issuer is not distinct from ${issuer} end as is_open, a.email, a.issuer, a.subject, a.limit_minor,
      (select coalesce(max(r.limit_minor), 0) from unnest(a.roles) as role join staff_role r on r.name = role) as role_limit_minor
    from staff_account a order by a.id`.execute(handle);
  return rows;
}

/** Money that accounts gave back by hand since an instant, with their own authority or as the second person. */
export async function listGiven(handle: Handle, since: number): Promise<Given[]> {
  const { rows } = await sql<Given>`
    select json_build_object('accountId', g.id, 'email', g.email, 'issuer', g.issuer, 'subject', g.subject) as person,
      sum(g.amount_minor) as amount_minor
    from (
      select decided_by_id as id, amount_minor, case when own then requester_email end as email,
        case when own then requester_issuer end as issuer, case when own then requester_subject end as subject
      from refund_request, lateral (select decided_by_id = requested_by_id as own) o
      where status = 'approved' and decided_at >= ${new Date(since)}) g
    group by g.id, g.email, g.issuer, g.subject`.execute(handle);
  return rows;
}

/** Only within `keepingHouse`. */
export async function updateAccountLimit(
  tx: Tx,
  accountId: number,
  limitMinor: number | null,
): Promise<void> {
  await sql`update staff_account set limit_minor = ${limitMinor} where id = ${accountId}`.execute(tx);
}

/** Permissions and limit of a role, in cents; null for an unknown role. */
export async function findRoleRights(
  handle: Handle,
  roleId: number,
): Promise<{ name: string; permissions: string[]; limitMinor: number } | null> {
  const { rows } = await sql<{ name: string; permissions: string[]; limitMinor: number }>`
    select name, permissions, limit_minor from staff_role where id = ${roleId}`.execute(handle);
  return rows[0] ?? null;
}

/** Only within `keepingHouse`. */
export async function updateRoleLimit(tx: Tx, roleId: number, limitMinor: number): Promise<void> {
  await sql`update staff_role set limit_minor = ${limitMinor} where id = ${roleId}`.execute(tx);
}

/** True if one of these accounts has the role. */
export async function findHolding(
  handle: Handle,
  accountIds: readonly number[],
  role: string,
): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from staff_account where id = any(${[...accountIds]}::int[]) and ${role} = any(roles)`.execute(
    handle,
  );
  return (rows[0]?.n ?? 0) > 0;
}
