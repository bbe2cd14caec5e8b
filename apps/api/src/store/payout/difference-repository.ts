import type { Scope } from '@traslado/domain/access/scope';
import type { DifferenceCause } from '@traslado/domain/money/reconcile';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { inScope } from '../../db/scope.ts';

export type DifferenceStatus = 'open' | 'explained' | 'agreed';

/** A difference on its page. Amounts are cents, instants epoch milliseconds. */
export type DifferenceRecord = {
  readonly id: number;
  readonly cause: DifferenceCause;
  readonly amountMinor: number;
  /** Our books, of a payout the sum of its entries: the gateway has this and the difference. */
  readonly oursMinor: number;
  readonly currency: string;
  readonly gateway: string;
  /** The gateway's name of its subject. */
  readonly reference: string;
  readonly payoutId: string | null;
  readonly couponId: number | null;
  readonly couponCode: string | null;
  readonly guest: string | null;
  readonly propertyId: number | null;
  readonly merchant: string | null;
  readonly happenedAt: number;
  readonly foundAt: number;
  readonly status: DifferenceStatus;
  readonly assignedTo: string | null;
  readonly endedAt: number | null;
  readonly endedBy: string | null;
  readonly note: string | null;
  readonly version: number;
};

const difference = sql`
  select d.id, d.cause, d.amount_minor, d.currency, d.gateway,
    coalesce(case when d.subject like 'payout:%' then p.amount_minor - d.amount_minor
      when d.subject like 'refund:%' then (select -l.amount_minor from ledger_entry l
        where l.kind = 'refund' and l.refund_id = d.refund_id and l.currency = d.currency)
      when d.subject like 'attempt:%' then (select l.amount_minor from ledger_entry l
        where l.kind = 'capture' and l.attempt_id = d.attempt_id and l.currency = d.currency) end, 0) as ours_minor,
    coalesce(r.gateway_id, a.gateway_id, substr(d.subject, strpos(d.subject, ':') + 1)) as reference, p.payout_id,
    d.coupon_id, c.coupon_code, c.guest_name as guest, c.property_id, m.code as merchant,
    d.happened_at, d.found_at, d.status, s.username as assigned_to, d.ended_at,
    d.ended_by, d.note, d.version
  from money_difference d
    left join coupon c on c.id = d.coupon_id left join payment_attempt a on a.id = d.attempt_id left join refund r on r.id = d.refund_id
    left join gateway_payout p on p.id = d.payout left join merchant m on m.id = d.merchant_id
    left join staff_account s on s.id = d.assigned_to`;

/**
 * Only differences about bookings within the scope. Money without a booking and payouts have no property: only readers of the whole group
 * see them.
 */
const isSeen = (scope: Scope): RawBuilder<boolean> => inScope(scope, sql.ref('c.property_id'));

type Wanted = {
  readonly scope: Scope;
  readonly isOpen: boolean;
  /** Null for any. */
  readonly assignedTo: number | null;
};

const isWanted = ({ scope, isOpen, assignedTo }: Wanted): RawBuilder<boolean> => sql<boolean>`
  ${isOpen ? sql`d.status = 'open'` : sql`d.status <> 'open'`} and ${isSeen(scope)}
    ${assignedTo === null ? sql`` : sql`and d.assigned_to = ${assignedTo}`}`;

export type DifferencesAsked = Wanted & {
  readonly after: { readonly at: number; readonly id: number } | null;
  readonly limit: number;
};

/** Differences: open ones oldest first, or ended ones last ended first. */
export async function listDifferences(handle: Handle, asked: DifferencesAsked): Promise<DifferenceRecord[]> {
  const { isOpen, after, limit } = asked;
  const isNext = after
    ? isOpen
      ? sql`and (d.happened_at, d.id) > (${new Date(after.at)}, ${after.id})`
      : sql`and (d.ended_at, d.id) < (${new Date(after.at)}, ${after.id})`
    : sql``;
  const order = isOpen ? sql`d.happened_at, d.id` : sql`d.ended_at desc, d.id desc`;
  const { rows } = await sql<DifferenceRecord>`${difference}
    where ${isWanted(asked)} ${isNext}
    order by ${order} limit ${limit}`.execute(handle);
  return rows;
}

export async function countDifferences(handle: Handle, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from money_difference d left join coupon c on c.id = d.coupon_id where ${isWanted(wanted)}`.execute(
    handle,
  );
  return rows[0]?.n ?? 0;
}

export type OpenSum = { readonly currency: string; readonly open: number; readonly amountMinor: number };

/** Open differences: their number and sum, by currency. */
export async function sumOpenDifferences(handle: Handle, scope: Scope): Promise<OpenSum[]> {
  const { rows } = await sql<OpenSum>`
    select d.currency, count(*)::int as open, sum(d.amount_minor)::bigint as amount_minor
    from money_difference d left join coupon c on c.id = d.coupon_id
    where d.status = 'open' and ${isSeen(scope)} group by d.currency order by d.currency`.execute(handle);
  return rows;
}

/** A difference within the scope, or null. */
export async function findDifference(
  handle: Handle,
  id: number,
  scope: Scope,
): Promise<DifferenceRecord | null> {
  const { rows } = await sql<DifferenceRecord>`${difference} where d.id = ${id} and ${isSeen(scope)}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/** Assigns or clears the owner of an open difference. False when it has ended. */
export async function updateAssigned(
  handle: Handle,
  { id, accountId, now }: { readonly id: number; readonly accountId: number | null; readonly now: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update money_difference set assigned_to = ${accountId}::int, assigned_at = ${new Date(now)}::timestamptz, version = version + 1
    where id = ${id} and status = 'open' returning id`.execute(handle);
  return rows.length > 0;
}

/** Ends an open difference with a note, on the version that was read. False when it has ended or changed since. */
export async function updateExplained(
  handle: Handle,
  asked: {
    readonly id: number;
    readonly version: number;
    readonly username: string;
    readonly note: string;
    readonly now: number;
  },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update money_difference set status = 'explained', ended_at = ${new Date(asked.now)}::timestamptz, ended_by = ${asked.username},
      note = ${asked.note}, version = version + 1
    where id = ${asked.id} and status = 'open' and version = ${asked.version} returning id`.execute(handle);
  return rows.length > 0;
}

export type MoneySumsRow = {
  /** Null for money of no merchant. */
  readonly merchant: string | null;
  readonly company: string;
  readonly currency: string;
  /** First payment of the account; null where only a payout has it. */
  readonly since: number | null;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly feesMinor: number;
  readonly paidOutMinor: number;
  readonly waitingMinor: number;
  readonly differencesMinor: number;
};

/**
 * Money that came in, went back, was kept as fees and was paid out, by merchant and currency. The difference of a payout counts for its merchant,
 * where it has one.
 * @param lateThrough lines of the ledger up to this number are paid out, or are differences
 */
export async function sumMoney(
  handle: Handle,
  gateway: string,
  lateThrough: number,
): Promise<MoneySumsRow[]> {
  const { rows } = await sql<MoneySumsRow>`
    with part as (
      select a.merchant_id, l.currency, min(l.entered_at) as since,
        sum(l.amount_minor) filter (where l.kind = 'capture') as captured, sum(l.amount_minor) filter (where l.kind = 'refund') as refunded,
        0::bigint as fees, 0::bigint as paid, 0::bigint as waiting, 0::bigint as differ
      from ledger_entry l join payment_attempt a on a.id = l.attempt_id where a.gateway = ${gateway} group by 1, 2
      union all
      select a.merchant_id, e.currency, null, 0, 0, sum(e.fee_minor), sum(e.amount_minor - e.fee_minor), 0, 0
      from gateway_entry e join gateway_payout p on p.id = e.payout left join payment_attempt a on a.id = e.attempt_id
      where e.gateway = ${gateway} and p.read_at is not null group by 1, 2
      union all
      select d.merchant_id, d.currency, null, 0, 0, 0, sum(d.amount_minor) filter (where d.subject like 'payout:%'), 0, sum(d.amount_minor)
      from money_difference d where d.gateway = ${gateway} and d.status <> 'agreed' group by 1, 2
      union all
      select a.merchant_id, l.currency, null, 0, 0, 0, 0, sum(case when l.kind = 'refund' then -l.amount_minor else l.amount_minor end), 0
      from ledger_entry l join payment_attempt a on a.id = l.attempt_id
      where a.gateway = ${gateway} and l.id > ${lateThrough}
        and not exists (select from gateway_entry e
          where e.subject = case when l.refund_id is null then 'attempt:' || l.attempt_id else 'refund:' || l.refund_id end)
        and not exists (select from money_difference d where d.status <> 'agreed'
          and d.subject = case when l.refund_id is null then 'attempt:' || l.attempt_id else 'refund:' || l.refund_id end)
      group by 1, 2)
    select m.code as merchant, coalesce(s.legal_name, '') as company, part.currency, min(part.since) as since, coalesce(sum(captured), 0)::bigint as captured_minor,
      coalesce(sum(refunded), 0)::bigint as refunded_minor, coalesce(sum(fees), 0)::bigint as fees_minor,
      coalesce(sum(paid), 0)::bigint as paid_out_minor, coalesce(sum(waiting), 0)::bigint as waiting_minor,
      coalesce(sum(differ), 0)::bigint as differences_minor
    from part left join merchant m on m.id = part.merchant_id left join society s on s.id = m.society_id
    group by m.code, s.legal_name, part.currency order by m.code nulls last, part.currency`.execute(handle);
  return rows;
}

export type Handler = { readonly id: number; readonly username: string; readonly name: string };

/** The condition that an account `s` is open and may handle differences. */
const isHandler = sql`s.status = 'active' and exists (
  select from staff_role r where r.name = any(s.roles) and 'reconciliation:handle' = any(r.permissions))`;

/** The possible owners. */
export async function listHandlers(handle: Handle): Promise<Handler[]> {
  const { rows } = await sql<Handler>`
    select s.id, s.username, s.display_name as name from staff_account s where ${isHandler} order by s.display_name, s.id limit 200`.execute(
    handle,
  );
  return rows;
}

/** A handler of this property. Money without a property needs a handler of all properties. Null for none. */
export async function findHandler(
  handle: Handle,
  username: string,
  propertyId: number | null,
): Promise<Handler | null> {
  const { rows } = await sql<Handler>`
    select s.id, s.username, s.display_name as name from staff_account s
    where s.username = ${username} and ${isHandler} and (s.scope is null or ${propertyId}::int = any(s.scope))`.execute(
    handle,
  );
  return rows[0] ?? null;
}
