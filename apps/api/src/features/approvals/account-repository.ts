import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import type { AdmittedAccounts } from '../roles/record.ts';
import type { AccountOfStaff } from './record.ts';

/** Accounts that open something, with the limits of their own and of their roles. */
export async function listAccounts(
  handle: Handle,
  { demo, ownAccounts, issuer }: AdmittedAccounts,
): Promise<AccountOfStaff[]> {
  const { rows } = await sql<AccountOfStaff>`
    select a.id, a.email, a.issuer, a.subject, a.limit_minor,
      (select coalesce(max(r.limit_minor), 0) from staff_role r where r.name = any(a.roles)) as role_limit_minor
    from staff_account a
    where a.status = 'active' and (not a.demo or ${demo})
      and case when a.issuer is null then ${ownAccounts} else a.issuer = ${issuer} end
    order by a.id`.execute(handle);
  return rows;
}

/** What accounts gave back by hand since an instant, in cents, with their own authority or as the second person. */
export async function listGiven(handle: Handle, since: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ accountId: number; amountMinor: number }>`
    select decided_by_id as account_id, sum(amount_minor) as amount_minor from refund_request
    where status = 'approved' and decided_at >= ${new Date(since)} group by decided_by_id`.execute(handle);
  return new Map(rows.map(({ accountId, amountMinor }) => [accountId, amountMinor]));
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

/** Whether an account has a role. */
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
