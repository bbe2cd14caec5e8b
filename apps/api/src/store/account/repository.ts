import { STAFF_LONGEST_MS } from '@traslado/domain/access/session';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Handle, Tx } from '../../db/client.ts';
import type { AdmittedAccounts, StaffAccount, StaffSession } from './record.ts';

const accountColumns = sql`
  a.id, a.username, a.display_name, a.email, a.roles, a.attributes, a.scope, a.limit_minor,
  a.issuer is null as is_own,
  exists (select from staff_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_factor`;

async function findAccountWhere(handle: Handle, where: RawBuilder<unknown>): Promise<StaffAccount | null> {
  const { rows } =
    await sql<StaffAccount>`select ${accountColumns} from staff_account a where ${where}`.execute(handle);
  return rows[0] ?? null;
}

export function findAccount(handle: Handle, id: number): Promise<StaffAccount | null> {
  return findAccountWhere(handle, sql`a.id = ${id}`);
}

/** The session of a token's hash with its account, while the account is open and admitted. */
export async function findSession(
  db: Db,
  tokenHash: string,
  { demo, ownAccounts, issuer }: AdmittedAccounts,
): Promise<{ session: StaffSession; account: StaffAccount } | null> {
  const { rows } = await sql<StaffAccount & StaffSession>`
    select ${accountColumns}, s.token_hash, s.began_at, s.used_at,
      s.service_tokens
    from staff_session s join staff_account a on a.id = s.account_id
    where s.token_hash = ${tokenHash} and a.status = 'active' and (not a.demo or ${demo})
      and case when a.issuer is null then ${ownAccounts} else a.issuer = ${issuer} end`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { tokenHash: hash, beganAt, usedAt, serviceTokens, ...account } = row;
  return { session: { tokenHash: hash, beganAt, usedAt, serviceTokens }, account };
}

export async function updateSessionUse(db: Db, tokenHash: string, now: number): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ used_at: new Date(now) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/**
 * Opens a session in place of the browser's former one, and deletes expired ones.
 * @param replaces hash of the browser's former token
 */
export async function insertSession(
  handle: Handle,
  session: {
    tokenHash: string;
    accountId: number;
    replaces: string | null;
    serviceTokens: string | null;
    now: number;
  },
): Promise<void> {
  const over = new Date(session.now - STAFF_LONGEST_MS);
  await sql`
    with gone as (
      delete from staff_session where token_hash = ${session.replaces} or began_at < ${over}),
    seen as (update staff_account set signed_in_at = ${new Date(session.now)} where id = ${session.accountId})
    insert into staff_session (token_hash, account_id, began_at, used_at, service_tokens)
    values (${session.tokenHash}, ${session.accountId}, ${new Date(session.now)}, ${new Date(session.now)},
      ${session.serviceTokens})`.execute(handle);
}

/** An ended session: its account, and its sealed tokens of the identity service. */
export type EndedSession = {
  readonly accountId: number;
  readonly username: string;
  readonly serviceTokens: string | null;
};

/** Ends a session; null when there was none. */
export async function deleteSession(handle: Handle, tokenHash: string): Promise<EndedSession | null> {
  const { rows } = await sql<EndedSession>`
    delete from staff_session s using staff_account a
    where s.token_hash = ${tokenHash} and a.id = s.account_id
    returning a.id as account_id, a.username, s.service_tokens`.execute(handle);
  return rows[0] ?? null;
}

/** Sets a new password, after which the account is open, and ends all sessions of it. */
export async function updatePassword(
  tx: Tx,
  { accountId, passwordHash, now }: { accountId: number; passwordHash: string; now: number },
): Promise<void> {
  await sql`
    with gone as (delete from staff_session where account_id = ${accountId})
    update staff_account set password_hash = ${passwordHash}, status = 'active', updated_at = ${new Date(now)}
    where id = ${accountId}`.execute(tx);
}

/**
 * Makes an account, or gives the one of this name another password, to be changed, and these roles; its sessions end. Run by command, and
 * audited so. False when the name belongs to an account of the identity service: a password would give one person two accounts.
 */
export async function saveAccount(
  handle: Handle,
  account: { username: string; passwordHash: string; roles: readonly string[]; now: number },
): Promise<boolean> {
  const at = new Date(account.now);
  const { rows } = await sql`
    with saved as (
      insert into staff_account (username, display_name, password_hash, roles, status, created_at, updated_at)
      values (${account.username}, ${account.username}, ${account.passwordHash}, ${[...account.roles]}::text[],
        'reset_required', ${at}, ${at})
      on conflict (username) do update set password_hash = excluded.password_hash, roles = excluded.roles,
        status = excluded.status, demo = false, updated_at = excluded.updated_at
        where staff_account.issuer is null
      returning id),
    noted as (
      insert into audit_entry (account_id, username, action, subject, detail, at)
      select id, 'command', 'account.save', ${account.username}, jsonb_build_object('roles', ${[...account.roles]}::text[]), ${at}
      from saved),
    gone as (delete from staff_session using saved where account_id = saved.id)
    select id from saved`.execute(handle);
  return rows.length > 0;
}
