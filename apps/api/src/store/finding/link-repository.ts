import type { FixField } from '@traslado/domain/desk/fix-link';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import type { FixLinkRecord } from './record.ts';

type NewFixLink = {
  readonly couponId: number;
  readonly hash: string;
  readonly fields: readonly FixField[];
  readonly rideId: number | null;
  readonly baseVersion: number;
  readonly way: 'mail' | 'show';
  /** Null for a check. */
  readonly by: { readonly accountId: number; readonly username: string } | null;
  readonly now: number;
};

/** Keeps a link in place of the booking's earlier one. Its booking is locked. */
export async function insertFixLink(tx: Tx, link: NewFixLink): Promise<void> {
  const now = new Date(link.now);
  await sql`update fix_link set ended_at = ${now} where coupon_id = ${link.couponId} and ended_at is null`.execute(
    tx,
  );
  await tx
    .insertInto('fix_link')
    .values({
      coupon_id: link.couponId,
      hash: link.hash,
      fields: [...link.fields],
      transfer_id: link.rideId,
      base_version: link.baseVersion,
      way: link.way,
      made_by_id: link.by?.accountId ?? null,
      made_by: link.by?.username ?? null,
      made_at: now,
    })
    .execute();
}

const links = (where: RawBuilder<unknown>): RawBuilder<FixLinkRecord> => sql<FixLinkRecord>`
  select l.id, l.coupon_id, c.coupon_code, l.fields, l.transfer_id as ride_id, l.base_version,
    l.way, l.made_by, l.made_by_id, l.made_at, l.opened_at, l.ended_at,
    l.used_at is not null as is_used
  from fix_link l join coupon c on c.id = l.coupon_id where ${where}`;

/** The link of a key, in any state; null for none. */
export async function findFixLink(handle: Handle, hash: string): Promise<FixLinkRecord | null> {
  const { rows } = await links(sql`l.hash = ${hash}`).execute(handle);
  return rows[0] ?? null;
}

/** The newest link of a booking; null for none. */
export async function findLastFixLink(handle: Handle, couponId: number): Promise<FixLinkRecord | null> {
  const { rows } = await links(sql`l.coupon_id = ${couponId} order by l.id desc limit 1`).execute(handle);
  return rows[0] ?? null;
}

/** Notes that the page of a link was opened; false where it was noted before. */
export async function updateFixLinkOpened(tx: Tx, id: number, now: number): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update fix_link set opened_at = ${new Date(now)} where id = ${id} and opened_at is null`.execute(
      tx,
    );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Uses a link up; false where another request was faster. */
export async function updateFixLinkUsed(tx: Tx, id: number, now: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update fix_link set used_at = ${new Date(now)}, ended_at = ${new Date(now)} where id = ${id} and ended_at is null`.execute(
    tx,
  );
  return (numAffectedRows ?? 0n) > 0n;
}
