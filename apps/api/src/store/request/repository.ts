import type { Scope } from '@traslado/domain/access/scope';
import type { PaymentState } from '@traslado/domain/booking/state';
import type { Frozen, RequestKind, RequestReason, RequestState } from '@traslado/domain/desk/money-authority';
import { type RawBuilder, sql } from 'kysely';
import { isUnderWay } from '../../db/attempt-under-way.ts';
import type { Handle, Tx } from '../../db/client.ts';
import { isGivingStopped, takenOfAttempt } from '../../db/disputes.ts';
import { joinExpected } from '../../db/followed-rides.ts';
import { type ListPage, ofPage } from '../../db/list-query.ts';
import { moneyByHandLock } from '../../db/locks.ts';
import { inScope } from '../../db/scope.ts';
import type { PriceRecord } from '../booking/record.ts';
import type { RequestRecord } from './record.ts';

/** Money of a booking `c` as a request freezes it. */
const frozenNow = sql`json_build_object('version', c.version, 'paidMinor', c.paid_minor, 'givenBackMinor', (
  select coalesce(sum(f.amount_minor), 0) from refund f where f.coupon_id = c.id and f.replaced_by is null))`;

/** The next ride of a booking `c` that stands, by its pick-up as it is expected now. */
const nextRide = (column: RawBuilder<unknown>, now: number): RawBuilder<unknown> => sql`(
  select ${column} from transfer t ${joinExpected}
  where t.coupon_id = c.id and t.status in ('pending', 'confirmed') and greatest(t.pickup_at, e.pick_up_at) >= ${new Date(now)}
  order by e.pick_up_at limit 1)`;

const columns = (now: number): RawBuilder<unknown> => sql`
  q.id, q.kind, q.coupon_id, q.status, q.amount_minor, q.currency, q.reason, q.note,
  json_build_object('version', q.base_version, 'paidMinor', q.base_paid_minor, 'givenBackMinor', q.base_given_minor) as frozen,
  q.requested_by_id, q.requested_by, q.requester_email,
  q.requester_issuer, q.requester_subject, q.requester_accounts, q.requested_at,
  q.expires_at, q.decided_by_id, q.decided_by, q.decided_at,
  coalesce((select o.display_name from staff_account o where o.id = q.requested_by_id), q.requested_by) as requested_name,
  coalesce((select o.display_name from staff_account o where o.id = q.decided_by_id), q.decided_by) as decided_name,
  q.decision_note,
  json_build_object('number', c.coupon_code, 'guest', c.guest_name, 'propertyId', c.property_id, 'folio', c.folio,
    'rideAt', ${nextRide(sql`(extract(epoch from e.pick_up_at) * 1000)::bigint`, now)},
    'timeZone', coalesce(${nextRide(sql`t.time_zone`, now)}, (select t.time_zone from transfer t where t.coupon_id = c.id limit 1)),
    'now', ${frozenNow}) as booking`;

/** Only requests about bookings within the scope: of one of its properties, or with a ride from or to one. */
const seen = (scope: Scope): RawBuilder<unknown> =>
  scope === null
    ? sql`true`
    : sql`(${inScope(scope, sql.ref('c.property_id'))}
      or exists (select from transfer t where t.coupon_id = c.id and ${inScope(scope, sql.ref('t.property_id'))}))`;

/** The filters of requests. */
export type RequestQuery = {
  readonly scope: Scope;
  readonly states: readonly RequestState[];
  readonly couponId?: number;
  /** Accounts of one requester, since an instant. */
  readonly askedBy?: { readonly accountIds: readonly number[]; readonly since: number };
};

const found = ({ scope, states, couponId, askedBy }: RequestQuery): RawBuilder<unknown> => sql`
  from refund_request q join coupon c on c.id = q.coupon_id
  where q.status = any(${[...states]}::text[]) and ${seen(scope)}
    and (${couponId ?? null}::int is null or q.coupon_id = ${couponId ?? null})
    and (${askedBy === undefined} or (q.requested_by_id = any(${[...(askedBy?.accountIds ?? [])]}::int[])
      and q.requested_at >= ${new Date(askedBy?.since ?? 0)}))`;

/** Waiting requests, next ride first; ended ones, last ended first. */
export async function listRequests(
  handle: Handle,
  query: RequestQuery,
  { now, ...page }: ListPage & { readonly now: number },
): Promise<RequestRecord[]> {
  const { rows } = await sql<RequestRecord>`
    select ${columns(now)} ${found(query)}
    order by q.status <> 'waiting', case when q.status = 'waiting' then coalesce(${nextRide(sql`e.pick_up_at`, now)}, 'infinity') end,
      coalesce(q.decided_at, q.requested_at) desc, q.id desc ${ofPage(page)}`.execute(handle);
  return rows;
}

export async function countRequests(handle: Handle, query: RequestQuery): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n ${found(query)}`.execute(handle);
  return rows[0]?.n ?? 0;
}

/** A request within the scope, or null. */
export async function findRequest(
  handle: Handle,
  id: number,
  { scope, now }: { readonly scope: Scope; readonly now: number },
): Promise<RequestRecord | null> {
  const { rows } = await sql<RequestRecord>`
    select ${columns(now)} from refund_request q join coupon c on c.id = q.coupon_id where q.id = ${id} and ${seen(scope)}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/** This account's request under this key, or null. */
export async function findRequestByKey(
  handle: Handle,
  { accountId, key, now }: { readonly accountId: number; readonly key: string; readonly now: number },
): Promise<RequestRecord | null> {
  const { rows } = await sql<RequestRecord>`
    select ${columns(now)} from refund_request q join coupon c on c.id = q.coupon_id
    where q.requested_by_id = ${accountId} and q.request_key = ${key}`.execute(handle);
  return rows[0] ?? null;
}

/** Waiting requests, of one booking or of all; at most 500. */
export async function listWaiting(
  handle: Handle,
  { couponId, now }: { readonly couponId: number | null; readonly now: number },
): Promise<RequestRecord[]> {
  const { rows } = await sql<RequestRecord>`
    select ${columns(now)} from refund_request q join coupon c on c.id = q.coupon_id
    where q.status = 'waiting' and (${couponId}::int is null or q.coupon_id = ${couponId}) order by q.id limit 500`.execute(
    handle,
  );
  return rows;
}

export type BookingMoney = Frozen & {
  readonly currency: string;
  /** Lost to disputes, in cents. */
  readonly takenMinor: number;
  /** A dispute stops every repayment. */
  readonly isStopped: boolean;
  /** The part given back by hand, with waived fees and reductions of the price. */
  readonly byHandMinor: number;
  /** States of payments that have not ended. */
  readonly openPayments: readonly PaymentState[];
};

/** The present money of a booking. Calculations with it need the booking's lock. */
export async function findBookingMoney(handle: Handle, couponId: number): Promise<BookingMoney> {
  const { rows } = await sql<BookingMoney>`
    select c.version, c.currency, ${isGivingStopped(sql`c.id`)} as is_stopped, (
        select coalesce(sum(${takenOfAttempt(sql`a.id`)}), 0) from payment_attempt a where a.coupon_id = c.id) as taken_minor,
      c.paid_minor, coalesce(sum(f.amount_minor), 0) as given_back_minor,
      coalesce(sum(f.amount_minor) filter (where f.reason in ('by_hand', 'at_gateway')), 0) + (
        select coalesce(sum(q.amount_minor), 0) from refund_request q
        where q.coupon_id = c.id and q.kind in ('waiver', 'price') and q.status = 'approved') as by_hand_minor, (
        select coalesce(json_agg(a.status), '[]') from payment_attempt a where a.coupon_id = c.id and ${isUnderWay}) as open_payments
    from coupon c left join refund f on f.coupon_id = c.id and f.replaced_by is null
    where c.id = ${couponId} group by c.id`.execute(handle);
  const [money] = rows;
  if (!money) throw new RangeError(`no booking ${couponId}`);
  return money;
}

/** Locks the money of a booking until the transaction ends. */
export async function lockBooking(tx: Tx, couponId: number): Promise<void> {
  await sql`select id from coupon where id = ${couponId} for update`.execute(tx);
}

/** True while a payment of the booking is under way. Call it as a statement of its own, after the booking's lock was taken. */
export async function findBeingPaid(tx: Tx, couponId: number): Promise<boolean> {
  const { rows } = await sql<{ isPaying: boolean }>`
    select exists (select from payment_attempt a where a.coupon_id = ${couponId} and ${isUnderWay}) as is_paying`.execute(
    tx,
  );
  return rows[0]?.isPaying ?? false;
}

/**
 * Writes a price by hand of an unpaid, locked booking. Its version rises, which ends everything made for the price before: a payment link,
 * a request.
 */
export async function updateLowered(
  tx: Tx,
  couponId: number,
  { newMinor, loweredMinor, price }: { newMinor: number; loweredMinor: number; price: PriceRecord },
): Promise<void> {
  await sql`
    update coupon set version = version + 1, total_minor = ${newMinor}, lowered_minor = ${loweredMinor},
      price = ${JSON.stringify(price)}::jsonb
    where id = ${couponId} and status = 'pending_payment'`.execute(tx);
}

/** Serializes refunds by hand until the transaction ends: an account's sum of a day is counted over all bookings. */
export async function lockMoneyByHand(tx: Tx): Promise<void> {
  await sql`select ${moneyByHandLock}`.execute(tx);
}

export type NewRequest = {
  readonly kind: RequestKind;
  readonly couponId: number;
  readonly status: 'waiting' | 'approved';
  readonly amountMinor: number;
  readonly currency: string;
  readonly reason: RequestReason;
  readonly note: string;
  readonly key: string;
  readonly frozen: Frozen;
  readonly accountId: number;
  /** All accounts of that person. */
  readonly accounts: readonly number[];
  readonly expiresAt: number;
  readonly now: number;
};

/** Writes a request with the requester's account as it is now; one given at once counts as decided by them. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<number> {
  const { frozen, accountId } = request;
  const at = new Date(request.now);
  const isGiven = request.status === 'approved';
  const { rows } = await sql<{ id: number }>`
    insert into refund_request (kind, coupon_id, status, amount_minor, currency, reason, note, request_key, base_version, base_paid_minor,
      base_given_minor, requested_by_id, requested_by, requester_email, requester_issuer, requester_subject, requester_accounts, requested_at,
      expires_at, decided_by_id, decided_by, decided_at)
    select ${request.kind}, ${request.couponId}, ${request.status}, ${request.amountMinor}, ${request.currency}, ${request.reason}, ${request.note},
      ${request.key}, ${frozen.version}, ${frozen.paidMinor}, ${frozen.givenBackMinor}, a.id, a.username, a.email, a.issuer, a.subject,
      ${[...request.accounts]}::int[],
      ${at}::timestamptz, ${new Date(request.expiresAt)}::timestamptz, case when ${isGiven} then a.id end,
      case when ${isGiven} then a.username end, case when ${isGiven} then ${at}::timestamptz end
    from staff_account a where a.id = ${accountId}
    returning id`.execute(tx);
  const [made] = rows;
  if (!made) throw new RangeError(`no account ${accountId}`);
  return made.id;
}

export type Ending = {
  readonly to: Exclude<RequestState, 'waiting'>;
  /** The decider; null where it ended by itself. */
  readonly by: { readonly accountId: number; readonly username: string } | null;
  readonly note: string | null;
  readonly now: number;
};

/** Ends a waiting request. False when it had ended before. */
export async function updateEnded(
  handle: Handle,
  id: number,
  { to, by, note, now }: Ending,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update refund_request set status = ${to}, decided_by_id = ${by?.accountId ?? null}, decided_by = ${by?.username ?? null},
      decided_at = ${new Date(now)}, decision_note = ${note}
    where id = ${id} and status = 'waiting'`.execute(handle);
  return (numAffectedRows ?? 0n) > 0n;
}
