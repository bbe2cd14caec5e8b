import type { Scope } from '@traslado/domain/access/scope';
import { AGE_ENDS, type PaymentDimension } from '@traslado/domain/money/payment-figures';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { inScope } from '../../db/scope.ts';

export type What = 'payments' | 'refunds';

/** A question about payments or repayments, within a scope. */
export type MoneyAsked = {
  readonly what: What;
  readonly scope: Scope;
  /** Epoch milliseconds; the second is not included. */
  readonly fromAt: number;
  readonly untilAt: number;
  /** Zone of the days. */
  readonly zone: string;
  readonly property: number | null;
  readonly where: Readonly<Partial<Record<PaymentDimension, string>>>;
  readonly now: number;
  /** Repayments that another one replaced, too. */
  readonly withReplaced?: boolean;
};

/** One payment or repayment. Amounts are cents, instants epoch milliseconds. */
export type MoneyRecord = {
  readonly id: string;
  readonly what: What;
  readonly couponId: number;
  readonly couponCode: string;
  readonly guest: string;
  /** Name of the contact. */
  readonly contact: string;
  /** The gateway's own id; '' before it has one. */
  readonly reference: string;
  readonly propertyId: number;
  readonly at: number;
  readonly status: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly brand: string;
  readonly last4: string;
  readonly issuer: string;
  readonly country: string;
  readonly gateway: string;
  readonly merchant: string;
  readonly reason: string;
  readonly failure: string;
  readonly nextAt: number | null;
  readonly settledAt: number | null;
  readonly settledBy: string | null;
  readonly settledNote: string | null;
};

const ageOf = (now: number): RawBuilder<unknown> => {
  const since = sql`(${new Date(now)}::timestamptz - a.created_at)`;
  const end = (name: keyof typeof AGE_ENDS) =>
    sql`${since} < ${AGE_ENDS[name] / 1_000}::int * interval '1 second'`;
  return sql`case when a.status <> 'unknown' then null when ${end('fresh')} then 'fresh' when ${end('hour')} then 'hour'
    when ${end('day')} then 'day' else 'older' end`;
};

/** A row of each payment or repayment with its value in every dimension; null where a dimension does not apply. */
function rowsOf({
  what,
  scope,
  property,
  fromAt,
  untilAt,
  zone,
  now,
  withReplaced,
}: MoneyAsked): RawBuilder<unknown> {
  const isSeen = sql`${inScope(scope, sql.ref('c.property_id'))} ${property === null ? sql`` : sql`and c.property_id = ${property}`}`;
  const dayOf = (at: string) => sql`(${sql.ref(at)} at time zone ${zone}::text)::date::text as day`;
  const shared = sql`c.id as coupon_id, c.coupon_code, c.guest_name as guest, c.contact_name as contact, c.property_id, coalesce(a.card_brand, '') as brand,
    coalesce(a.card_last4, '') as last4, coalesce(a.card_issuer, '') as issuer,
    coalesce(a.card_country, (select b.country from bank b where b.name = a.card_issuer order by b.id limit 1), '') as country, a.gateway,
    coalesce((select m.code from merchant m where m.id = a.merchant_id), '') as merchant, 'card' as method, c.property_id::text as property`;
  if (what === 'payments')
    return sql`select a.id, coalesce(a.gateway_id, '') as reference, 'payments' as what, ${shared}, a.created_at as at, ${dayOf('a.created_at')}, a.status, a.amount_minor, a.currency,
        case when a.status = 'failed' then coalesce(a.failure, '') end as reason, '' as failure, ${ageOf(now)} as age, a.next_check_at as next_at,
        null::timestamptz as settled_at, null as settled_by, null as settled_note,
        a.status = 'failed' and exists (select from payment_attempt s where s.coupon_id = a.coupon_id and s.status = 'succeeded'
          and s.created_at >= a.created_at) as recovered
      from payment_attempt a join coupon c on c.id = a.coupon_id
      where a.created_at >= ${new Date(fromAt)} and a.created_at < ${new Date(untilAt)} and ${isSeen}`;
  return sql`select r.id, coalesce(r.gateway_id, '') as reference, 'refunds' as what, ${shared}, r.created_at as at, ${dayOf('r.created_at')},
      case when r.settled_outside_at is not null then 'settled_outside' else r.status end as status, r.amount_minor, r.currency,
      r.reason, coalesce(r.failure, '') as failure, null as age, r.next_try_at as next_at, r.settled_outside_at as settled_at,
      r.settled_outside_by as settled_by, r.settled_outside_note as settled_note, false as recovered
    from refund r join payment_attempt a on a.id = r.attempt_id join coupon c on c.id = r.coupon_id
    where ${withReplaced ? sql`true` : sql`r.replaced_by is null`} and r.created_at >= ${new Date(fromAt)} and r.created_at < ${new Date(untilAt)} and ${isSeen}`;
}

/** Rows with all of the wanted values. The names of dimensions are our own words. */
const isAsked = ({ where }: MoneyAsked): RawBuilder<boolean> =>
  sql<boolean>`true ${sql.join(
    Object.entries(where).map(([name, value]) => sql`and ${sql.ref(`row.${name}`)} = ${value}`),
    sql` `,
  )}`;

export type MoneyFigure = {
  readonly by: PaymentDimension;
  readonly value: string;
  readonly currency: string;
  readonly count: number;
  readonly amountMinor: number;
  readonly succeeded: number;
  readonly failed: number;
  /** Sum of those that succeeded. */
  readonly takenMinor: number;
  readonly recovered: number;
};

/** Number and sum by each value of each dimension and currency: days in their order, others the largest first. */
export async function countMoney(handle: Handle, asked: MoneyAsked): Promise<MoneyFigure[]> {
  const { rows } = await sql<MoneyFigure>`
    with row as materialized (${rowsOf(asked)})
    select dim.by, dim.value, row.currency, count(*)::int as count, sum(row.amount_minor)::bigint as amount_minor,
      count(*) filter (where row.status = 'succeeded')::int as succeeded, count(*) filter (where row.status = 'failed')::int as failed,
      coalesce(sum(row.amount_minor) filter (where row.status = 'succeeded'), 0)::bigint as taken_minor,
      count(*) filter (where row.recovered)::int as recovered
    from row cross join lateral (values ('day', row.day), ('status', row.status), ('method', row.method), ('brand', row.brand), ('country', row.country),
      ('gateway', row.gateway), ('property', row.property), ('merchant', row.merchant), ('reason', row.reason), ('age', row.age)) as dim (by, value)
    where dim.value is not null and ${isAsked(asked)}
    group by dim.by, dim.value, row.currency 
    order by dim.by, case dim.by when 'day' then dim.value end, count(*) desc, dim.value, row.currency`.execute(
    handle,
  );
  return rows;
}

export type MoneyPage = {
  readonly after: { readonly at: number; readonly id: string } | null;
  readonly limit: number;
};

/** The payments or repayments of a question, newest first. */
export async function listMoney(
  handle: Handle,
  asked: MoneyAsked,
  { after, limit }: MoneyPage,
): Promise<MoneyRecord[]> {
  const { rows } = await sql<MoneyRecord>`
    select row.* from (${rowsOf(asked)}) as row
    where ${isAsked(asked)} ${after ? sql`and (row.at, row.id) < (${new Date(after.at)}, ${after.id}::uuid)` : sql``}
    order by row.at desc, row.id desc limit ${limit}`.execute(handle);
  return rows;
}

export async function countRows(handle: Handle, asked: MoneyAsked): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (${rowsOf(asked)}) as row where ${isAsked(asked)}`.execute(handle);
  return rows[0]?.n ?? 0;
}

/** One payment or repayment within the scope, or null. */
export async function findMoney(
  handle: Handle,
  {
    what,
    id,
    scope,
    now,
  }: { readonly what: What; readonly id: string; readonly scope: Scope; readonly now: number },
): Promise<MoneyRecord | null> {
  const all: MoneyAsked = {
    what,
    scope,
    property: null,
    where: {},
    now,
    withReplaced: true,
    zone: 'UTC',
    fromAt: 0,
    untilAt: 8_640_000_000_000,
  };
  const { rows } =
    await sql<MoneyRecord>`select row.* from (${rowsOf(all)}) as row where row.id = ${id}::uuid`.execute(
      handle,
    );
  return rows[0] ?? null;
}
