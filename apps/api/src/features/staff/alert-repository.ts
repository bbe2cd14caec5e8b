import { type RawBuilder, sql } from 'kysely';
import type { Db, Handle } from '../../db/client.ts';
import type { Matter } from './record.ts';

/** Most matters that a list has: more than that is an incident, and not worked off line by line. */
const mostListed = 100;

const uuid = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

/** `subject` holds an id as text; `kind` says what it identifies. Text that is no id of ours joins nothing. */
const matter = sql`
  select s.id, s.kind, s.subject, s.detail, c.coupon_code as "couponCode", c.contact_name as "guestName",
    coalesce(r.amount_minor, p.amount_minor) as "amountMinor", coalesce(r.currency, p.currency) as currency,
    m.recipients[1] as recipient, m.subject as letter,
    s.created_at as "createdAt", s.resolved_at as "resolvedAt", a.username as "resolvedBy", s.resolution_note as note
  from staff_alert s
    left join coupon c on c.id = s.coupon_id
    left join refund r on r.id = case when s.kind like 'refund.%' and s.subject ~ ${uuid} then s.subject::uuid end
    left join payment_attempt p on p.id = case when s.kind like 'payment.%' and s.subject ~ ${uuid} then s.subject::uuid end
    left join mail m on m.id = case when s.kind like 'mail.%' and s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
    left join staff_account a on a.id = s.resolved_by`;

/** Kinds whose first part is one of these. */
const isOf = (topics: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`split_part(s.kind, '.', 1) = any(${[...topics]}::text[])`;

/** Matters of some topics: the open ones, newest first, or those that were settled last. */
export async function listMatters(
  db: Db,
  { topics, status }: { topics: readonly string[]; status: 'open' | 'handled' },
): Promise<Matter[]> {
  const which =
    status === 'open'
      ? sql`s.resolved_at is null and ${isOf(topics)} order by s.id desc`
      : sql`s.resolved_at is not null and ${isOf(topics)} order by s.resolved_at desc, s.id desc`;
  const { rows } = await sql<Matter>`${matter} where ${which} limit ${mostListed}`.execute(db);
  return rows;
}

export async function countOpenMatters(db: Db, topics: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from staff_alert s where s.resolved_at is null and ${isOf(topics)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function findMatter(
  handle: Handle,
  id: number,
  topics: readonly string[],
): Promise<Matter | null> {
  const { rows } = await sql<Matter>`${matter} where s.id = ${id} and ${isOf(topics)}`.execute(handle);
  return rows[0] ?? null;
}

/** Settles an open matter; false when somebody else was faster. */
export async function settleMatter(
  handle: Handle,
  { id, accountId, note, now }: { id: number; accountId: number; note: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('staff_alert')
    .set({ resolved_at: new Date(now), resolved_by: accountId, resolution_note: note })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
