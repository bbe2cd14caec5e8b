import type { PaymentState } from '@traslado/domain/booking/state';
import { sql } from 'kysely';
import { addressChangedAt } from '../../db/address-changed.ts';
import { isUnderWay } from '../../db/attempt-under-way.ts';
import type { Handle, Tx } from '../../db/client.ts';
import type { ActedRecord } from '../booking/acted-record.ts';
import type { PayLinkRecord } from './pay-link-record.ts';

type LockedForLink = {
  readonly version: number;
  readonly addressChangedAt: number | null;
  readonly openPayments: readonly PaymentState[];
};

/**
 * Locks a booking until the transaction ends; returns its version, the last change of its address, and the states of open payments. Null
 * for none.
 */
export async function lockForPayLink(tx: Tx, couponId: number): Promise<LockedForLink | null> {
  const { rows } = await sql<LockedForLink>`
    select c.version, (extract(epoch from ${addressChangedAt}) * 1000)::float8 as address_changed_at, (
      select coalesce(json_agg(a.status), '[]') from payment_attempt a where a.coupon_id = c.id and ${isUnderWay}) as open_payments
    from coupon c where c.id = ${couponId} for no key update of c`.execute(tx);
  return rows[0] ?? null;
}

type NewPayLink = {
  readonly couponId: number;
  readonly hash: string;
  readonly changeId: string | null;
  readonly amountMinor: number;
  readonly baseVersion: number;
  readonly way: 'mail' | 'show';
  readonly acted: ActedRecord;
  readonly now: number;
};

/** Keeps a link in place of the booking's earlier one. Its booking is locked. */
export async function insertPayLink(tx: Tx, link: NewPayLink): Promise<void> {
  const now = new Date(link.now);
  await sql`update pay_link set ended_at = ${now} where coupon_id = ${link.couponId} and ended_at is null`.execute(
    tx,
  );
  await tx
    .insertInto('pay_link')
    .values({
      coupon_id: link.couponId,
      hash: link.hash,
      change_id: link.changeId,
      amount_minor: link.amountMinor,
      base_version: link.baseVersion,
      way: link.way,
      acting: JSON.stringify(link.acted),
      made_at: now,
    })
    .execute();
}

/** Ends the link of a booking; false where none is open. */
export async function endPayLinkOf(
  tx: Tx,
  { couponId, by, now }: { readonly couponId: number; readonly by: string; readonly now: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update pay_link set ended_at = ${new Date(now)}, ended_by = ${by} where coupon_id = ${couponId} and ended_at is null`.execute(
    tx,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** The link of a key, in any state; null for none. */
export async function findPayLink(handle: Handle, hash: string): Promise<PayLinkRecord | null> {
  const { rows } = await sql<PayLinkRecord>`
    select l.id, l.coupon_id, c.coupon_code, l.change_id, l.amount_minor,
      l.base_version, l.ended_at, l.opened_at is not null as is_opened,
      json_build_object('accountId', l.acting -> 'accountId', 'username', l.acting ->> 'username') as made_by
    from pay_link l join coupon c on c.id = l.coupon_id where l.hash = ${hash}`.execute(handle);
  return rows[0] ?? null;
}

/** Notes that the page of a link was opened; false where it was noted before. */
export async function updatePayLinkOpened(tx: Tx, id: number, now: number): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update pay_link set opened_at = ${new Date(now)} where id = ${id} and opened_at is null`.execute(
      tx,
    );
  return (numAffectedRows ?? 0n) > 0n;
}
