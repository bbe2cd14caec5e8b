import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import type { GatewayEntry, GatewayPayout } from '../../ports/payments.ts';

/** The owner of payouts: a gateway, and an account there by the name of its setting; '' for the server's own. */
export type AccountOf = { readonly gateway: string; readonly account: string };

const uuid = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

/** Instant of the newest known payout; null before the first. */
export async function findNewestPayout(
  handle: Handle,
  { gateway, account }: AccountOf,
): Promise<number | null> {
  const { rows } = await sql<{ at: number | null }>`
    select max(paid_at) as at from gateway_payout where gateway = ${gateway} and account = ${account}`.execute(
    handle,
  );
  return rows[0]?.at ?? null;
}

/** Keeps reported payouts. A known one stays as it is, however often it comes; with another amount it is read once more. */
export async function insertPayouts(
  handle: Handle,
  { gateway, account }: AccountOf,
  payouts: readonly GatewayPayout[],
  now: number,
): Promise<void> {
  await sql`
    insert into gateway_payout (gateway, account, payout_id, amount_minor, currency, paid_at, seen_at)
    select distinct on (p."payoutId") ${gateway}, ${account}, p."payoutId", p."amountMinor", p.currency, to_timestamp(p."createdAtMs" / 1000.0), ${new Date(now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(payouts)}::jsonb) as p ("payoutId" text, "amountMinor" bigint, currency text, "createdAtMs" float8)
    on conflict (gateway, account, payout_id) do update set amount_minor = excluded.amount_minor, read_at = null
    where gateway_payout.amount_minor <> excluded.amount_minor`.execute(handle);
}

export type UnreadPayout = { readonly id: number; readonly payoutId: string };

/** Known payouts that are not read to their end, the oldest first. */
export async function listUnreadPayouts(
  handle: Handle,
  { gateway, account }: AccountOf,
  limit: number,
): Promise<UnreadPayout[]> {
  const { rows } = await sql<UnreadPayout>`
    select id, payout_id from gateway_payout
    where gateway = ${gateway} and account = ${account} and read_at is null order by paid_at, id limit ${limit}`.execute(
    handle,
  );
  return rows;
}

/** Payouts that were read and do not agree with their movements, the newest first. */
export async function listDifferingPayouts(
  handle: Handle,
  { gateway, account }: AccountOf,
  limit: number,
): Promise<UnreadPayout[]> {
  const { rows } = await sql<UnreadPayout>`
    select p.id, p.payout_id from money_difference d join gateway_payout p on p.id = d.payout
    where d.gateway = ${gateway} and d.account = ${account} and d.status = 'open' and d.subject = 'payout:' || p.payout_id
      and p.read_at is not null
    group by p.id order by p.paid_at desc, p.id limit ${limit}`.execute(handle);
  return rows;
}

/** A movement, and our number of the payout that it is in. */
export type EntryOfPayout = GatewayEntry & { readonly payout: number };

/**
 * Keeps movements of any payouts, each with its subject: by our own id where the gateway has it, else by the gateway's. A known one stays
 * as it is.
 */
export async function insertEntries(
  handle: Handle,
  { gateway, account }: AccountOf,
  entries: readonly EntryOfPayout[],
): Promise<void> {
  await sql`
    with told as (
      select e.*, coalesce(
          (select a.id from payment_attempt a where a.id = case when e."attemptId" ~ ${uuid} then e."attemptId"::uuid end),
          (select a.id from payment_attempt a where a.gateway_id = e."gatewayId" order by a.created_at limit 1)) as attempt,
        coalesce(
          (select r.id from refund r where r.id = case when e."refundId" ~ ${uuid} then e."refundId"::uuid end),
          (select r.id from refund r where r.gateway_id = e."gatewayRefundId" order by r.created_at limit 1)) as back
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e ("entryId" text, kind text, type text, "attemptId" text, "gatewayId" text,
        "couponCode" text, "refundId" text, "gatewayRefundId" text, "amountMinor" bigint, "feeMinor" bigint, currency text, "createdAtMs" float8, payout int))
    insert into gateway_entry (payout, gateway, account, entry_id, kind, type, subject, attempt_id, refund_id, coupon_id, amount_minor,
      fee_minor, currency, moved_at)
    select payout, ${gateway}, ${account}, "entryId", kind, type,
      case
        when kind = 'capture' and attempt is not null then 'attempt:' || attempt
        when kind = 'capture' then 'charge:' || coalesce("gatewayId", "entryId")
        when kind in ('refund', 'refund_failed') and back is not null then 'refund:' || back
        when kind in ('refund', 'refund_failed') then 'back:' || coalesce("gatewayRefundId", "entryId")
        else 'entry:' || "entryId" end,
      attempt, back,
      coalesce((select a.coupon_id from payment_attempt a where a.id = told.attempt), (select c.id from coupon c where c.coupon_code = told."couponCode")),
      "amountMinor", "feeMinor", currency, to_timestamp("createdAtMs" / 1000.0)
    from told on conflict (gateway, account, entry_id) do nothing`.execute(handle);
}

/** Notes that these payouts were read to their end. Returns the ones not noted before. */
export async function markPayoutsRead(
  handle: Handle,
  ids: readonly number[],
  now: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update gateway_payout set read_at = ${new Date(now)}::timestamptz,
      entries = (select count(*) from gateway_entry where payout = gateway_payout.id)
    where id = any(${[...ids]}::int[]) and read_at is null returning id`.execute(handle);
  return rows.map(({ id }) => id);
}

export type PayoutSums = {
  readonly id: number;
  readonly payoutId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly at: number;
  /** Its contents less fees, by currency. */
  readonly made: readonly { readonly currency: string; readonly netMinor: number }[];
  /** Its only merchant; null for several, and for none. */
  readonly merchantId: number | null;
};

/** Payouts, each with the sums of its contents. */
export async function listPayoutSums(handle: Handle, ids: readonly number[]): Promise<PayoutSums[]> {
  const { rows } = await sql<PayoutSums>`
    select p.id, p.payout_id, p.amount_minor, p.currency, p.paid_at as at,
      (select coalesce(json_agg(json_build_object('currency', currency, 'netMinor', net) order by currency), '[]') from (
        select currency, sum(amount_minor - fee_minor)::bigint as net from gateway_entry where payout = p.id group by currency) one) as made,
      (select case when count(distinct a.merchant_id) = 1 then max(a.merchant_id) end
        from gateway_entry e join payment_attempt a on a.id = e.attempt_id where e.payout = p.id) as merchant_id
    from gateway_payout p where p.id = any(${[...ids]}::int[]) order by p.id`.execute(handle);
  return rows;
}
