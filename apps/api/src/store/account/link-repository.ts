import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';

/** The person who may choose a password with a link. */
export type LinkedPerson = {
  readonly accountId: number;
  readonly username: string;
  readonly name: string;
  readonly email: string;
};

/** Keeps a link's hash, in place of the account's earlier one. */
export async function saveLink(
  tx: Tx,
  link: { hash: string; accountId: number; email: string; expiresAt: number },
): Promise<void> {
  await sql`
    insert into staff_link (hash, account_id, email, expires_at)
    values (${link.hash}, ${link.accountId}, ${link.email}, ${new Date(link.expiresAt)})
    on conflict (account_id) do update
      set hash = excluded.hash, email = excluded.email, expires_at = excluded.expires_at`.execute(tx);
}

/**
 * The person of a valid link. The account must be ours, not closed, and still have the address that the link was sent to. Null otherwise.
 */
export async function findLinked(handle: Handle, hash: string, now: number): Promise<LinkedPerson | null> {
  const { rows } = await sql<LinkedPerson>`
    select a.id as account_id, a.username, a.display_name as name, a.email
    from staff_link l join staff_account a on a.id = l.account_id
    where l.hash = ${hash} and l.expires_at > ${new Date(now)} and a.status <> 'disabled' and a.issuer is null
      and a.email = l.email`.execute(handle);
  return rows[0] ?? null;
}

/** Uses the link up; false where another request was faster. */
export async function deleteLink(tx: Tx, hash: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from staff_link where hash = ${hash}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}
