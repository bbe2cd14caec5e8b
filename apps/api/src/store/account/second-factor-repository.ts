import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';

/** The second factor of an account. Epoch milliseconds. */
export type FactorRecord = {
  /** Sealed. */
  readonly secret: string;
  readonly confirmedAt: number | null;
  readonly lastStep: number | null;
  readonly wrong: number;
  readonly wrongSince: number | null;
  readonly recoveryCodes: number;
};

export async function findFactor(handle: Handle, accountId: number): Promise<FactorRecord | null> {
  const { rows } = await sql<FactorRecord>`
    select secret, confirmed_at, last_step, wrong, wrong_since,
      (select count(*) from staff_recovery_code r where r.account_id = f.account_id) as recovery_codes
    from staff_factor f where account_id = ${accountId}`.execute(handle);
  return rows[0] ?? null;
}

/** Keeps an unconfirmed factor, in place of another unconfirmed one. False where a confirmed one exists. */
export async function saveBegunFactor(
  handle: Handle,
  { accountId, secret, now }: { accountId: number; secret: string; now: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_factor (account_id, secret, begun_at) values (${accountId}, ${secret}, ${new Date(now)})
    on conflict (account_id) do update set secret = excluded.secret, begun_at = excluded.begun_at, last_step = null
      where staff_factor.confirmed_at is null
    returning account_id`.execute(handle);
  return rows.length > 0;
}

/** Makes the factor required. False where it is already, or none was begun. */
export async function confirmFactor(
  tx: Tx,
  { accountId, now }: { accountId: number; now: number },
): Promise<boolean> {
  const { rows } = await sql`
    update staff_factor set confirmed_at = ${new Date(now)}
    where account_id = ${accountId} and confirmed_at is null returning account_id`.execute(tx);
  return rows.length > 0;
}

/** Takes the code of a half minute; of two at once one succeeds. False where that half minute or a later one was taken. */
export async function takeStep(
  handle: Handle,
  { accountId, step }: { accountId: number; step: number },
): Promise<boolean> {
  const { rows } = await sql`
    update staff_factor set last_step = ${step}, wrong = 0, wrong_since = null
    where account_id = ${accountId} and (last_step is null or last_step < ${step}) returning account_id`.execute(
    handle,
  );
  return rows.length > 0;
}

/** Takes a recovery code by its hash; of two at once one succeeds. */
export async function takeRecoveryCode(
  handle: Handle,
  { accountId, hash }: { accountId: number; hash: string },
): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      delete from staff_recovery_code where account_id = ${accountId} and hash = ${hash} returning account_id)
    update staff_factor set wrong = 0, wrong_since = null from taken
    where staff_factor.account_id = taken.account_id returning staff_factor.account_id`.execute(handle);
  return rows.length > 0;
}

/** Counts a wrong code. Earlier ones than the window are forgotten. */
export async function addWrongCode(
  handle: Handle,
  { accountId, now, windowMs }: { accountId: number; now: number; windowMs: number },
): Promise<void> {
  const [at, over] = [new Date(now), new Date(now - windowMs)];
  await sql`
    update staff_factor set wrong = case when wrong_since > ${over} then wrong + 1 else 1 end,
      wrong_since = case when wrong_since > ${over} then wrong_since else ${at} end
    where account_id = ${accountId}`.execute(handle);
}

export async function replaceRecoveryCodes(
  tx: Tx,
  { accountId, hashes }: { accountId: number; hashes: readonly string[] },
): Promise<void> {
  await sql`delete from staff_recovery_code where account_id = ${accountId}`.execute(tx);
  await sql`
    insert into staff_recovery_code (account_id, hash) select ${accountId}, unnest(${[...hashes]}::text[])`.execute(
    tx,
  );
}

/** Removes the factor of an account, with its recovery codes. False where there was none. */
export async function deleteFactor(handle: Handle, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from staff_factor where account_id = ${accountId} returning account_id`.execute(handle);
  return rows.length > 0;
}

/** Ends the sessions of an account but this one. Returns their number. */
export async function deleteOtherSessions(
  handle: Handle,
  { accountId, tokenHash }: { accountId: number; tokenHash: string },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from staff_session where account_id = ${accountId} and token_hash <> ${tokenHash}`.execute(handle);
  return Number(numAffectedRows ?? 0n);
}

export async function countSessions(handle: Handle, accountId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from staff_session where account_id = ${accountId}`.execute(handle);
  return rows[0]?.n ?? 0;
}
