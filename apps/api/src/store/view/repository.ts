import type { Look, LookReason } from '@traslado/domain/desk/look';
import { sql } from 'kysely';
import type { Db, Handle, Tx } from '../../db/client.ts';

/** A view-as-guest of a booking by staff. */
export type LookRecord = Look & { readonly couponId: number; readonly couponCode: string };

/** Locks the account's views-as-guest until the transaction ends: it has one at a time. */
export async function lockLooksOf(tx: Tx, accountId: number): Promise<void> {
  await sql`select id from staff_account where id = ${accountId} for no key update`.execute(tx);
}

export async function insertLookAsGuest(
  tx: Tx,
  look: {
    readonly accountId: number;
    readonly couponId: number;
    readonly reason: LookReason;
    readonly note: string;
    readonly now: number;
    readonly expiresAt: number;
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into staff_look (account_id, coupon_id, reason, note, started_at, expires_at)
    values (${look.accountId}, ${look.couponId}, ${look.reason}, ${look.note}, ${new Date(look.now)}, ${new Date(look.expiresAt)})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** The account's own view-as-guest, in any state; null for none, and for another person's. */
export async function findLookAsGuest(
  handle: Handle,
  { id, accountId }: { readonly id: number; readonly accountId: number },
): Promise<LookRecord | null> {
  const { rows } = await sql<LookRecord>`
    select l.coupon_id, c.coupon_code, l.started_at, l.ended_at
    from staff_look l join coupon c on c.id = l.coupon_id where l.id = ${id} and l.account_id = ${accountId}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/** Ends a view-as-guest; false where it had ended before. */
export async function updateLookEnded(tx: Tx, id: number, now: number): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update staff_look set ended_at = ${new Date(now)} where id = ${id} and ended_at is null`.execute(
      tx,
    );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Ends the running view-as-guest, and returns the code of its booking and whether it had expired; null for none. */
export async function updateRunningLook(
  tx: Tx,
  { accountId, now }: { readonly accountId: number; readonly now: number },
): Promise<{ readonly couponCode: string; readonly isOver: boolean } | null> {
  const { rows } = await sql<{ couponCode: string; isOver: boolean }>`
    update staff_look l set ended_at = ${new Date(now)} from coupon c
    where c.id = l.coupon_id and l.account_id = ${accountId} and l.ended_at is null
    returning c.coupon_code, l.expires_at <= ${new Date(now)} as is_over`.execute(tx);
  return rows[0] ?? null;
}

/** Ends expired views-as-guest, with their entries in the audit. In any number of processes. Returns their number. */
export async function updateLooksOver(
  db: Db,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with over as (
      update staff_look set ended_at = ${new Date(now)} where id in (
        select id from staff_look where ended_at is null and expires_at <= ${new Date(now)}
        order by id limit ${limit} for update skip locked)
      returning id, account_id, coupon_id)
    insert into audit_entry (account_id, username, action, subject, detail, at)
    select over.account_id, account.username, 'look.over', c.coupon_code, jsonb_build_object('look', over.id), ${new Date(now)}
    from over join staff_account account on account.id = over.account_id join coupon c on c.id = over.coupon_id`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
