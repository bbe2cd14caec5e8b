import type { BookedMoney, Difference, MovedMoney } from '@traslado/domain/money/reconcile';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';

/** The subject of a line `l` of our ledger, in the form of the movements' subjects. */
const subjectOfLine = sql`case when l.refund_id is null then 'attempt:' || l.attempt_id else 'refund:' || l.refund_id end`;

export type Run = {
  /** When it ran last, well or not. */
  readonly endedAt: number;
  /** When it last ran to its end; null where it never did. */
  readonly readAt: number | null;
  readonly lateThrough: number;
  readonly payouts: number;
  readonly failure: string | null;
};

/** The result of the last comparison with this gateway; null before the first. */
export async function findRun(handle: Handle, gateway: string): Promise<Run | null> {
  const { rows } = await sql<Run>`
    select ended_at, read_at, late_through, payouts, failure from reconciliation_run where gateway = ${gateway}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/** Keeps the progress of a comparison. A shorter one takes nothing back of an earlier one. */
export async function keepRun(handle: Handle, gateway: string, run: Omit<Run, 'readAt'>): Promise<void> {
  const { endedAt, lateThrough, payouts, failure } = run;
  await sql`
    insert into reconciliation_run (gateway, ended_at, read_at, late_through, payouts, failure)
    values (${gateway}, ${new Date(endedAt)}::timestamptz, case when ${failure}::text is null then ${new Date(endedAt)}::timestamptz end,
      ${lateThrough}::int, ${payouts}::int, ${failure}::text)
    on conflict (gateway) do update set ended_at = excluded.ended_at, payouts = reconciliation_run.payouts + excluded.payouts,
      failure = excluded.failure, read_at = coalesce(excluded.read_at, reconciliation_run.read_at), late_through = greatest(reconciliation_run.late_through, excluded.late_through)`.execute(
    handle,
  );
}

/** Subjects to compare, in their order: with new movements, or in disagreement the last time. */
export async function listOpenSubjects(
  handle: Handle,
  gateway: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select subject from (
      (select distinct subject from gateway_entry where not checked and gateway = ${gateway} and subject > ${after} order by subject limit ${limit})
      union
      (select distinct subject from money_difference
        where status in ('open', 'explained') and gateway = ${gateway} and subject > ${after} and subject not like 'payout:%'
        order by subject limit ${limit})) as one
    order by subject limit ${limit}`.execute(handle);
  return rows.map(({ subject }) => subject);
}

export type LateLine = { readonly id: number; readonly subject: string };

/** Lines of the ledger by number, each with its age: `isYoung` is too young for a payout, `isLate` is old enough and in none. */
export async function listLateLines(
  handle: Handle,
  gateway: string,
  { after, before, limit }: { readonly after: number; readonly before: number; readonly limit: number },
): Promise<(LateLine & { readonly isYoung: boolean; readonly isLate: boolean })[]> {
  const { rows } = await sql<LateLine & { isYoung: boolean; isLate: boolean }>`
    select l.id, ${subjectOfLine} as subject,
      l.entered_at > ${new Date(before)}::timestamptz as is_young,
      l.entered_at <= ${new Date(before)}::timestamptz and a.gateway = ${gateway}
        and not exists (select from gateway_entry e where e.ledger_entry_id = l.id) as is_late
    from (select * from ledger_entry where id > ${after} order by id limit ${limit}) l
      join payment_attempt a on a.id = l.attempt_id
    order by l.id`.execute(handle);
  return rows;
}

/** Our lines of these subjects. */
export async function listBooked(
  handle: Handle,
  gateway: string,
  subjects: readonly string[],
): Promise<BookedMoney[]> {
  const idsOf = (kind: string) =>
    subjects.filter((one) => one.startsWith(`${kind}:`)).map((one) => one.slice(kind.length + 1));
  const { rows } = await sql<BookedMoney>`
    select l.id, ${subjectOfLine} as subject, case when l.kind = 'refund' then -l.amount_minor else l.amount_minor end as amount_minor,
      l.currency, l.entered_at as at
    from (
      select * from ledger_entry where kind = 'capture' and attempt_id = any(${idsOf('attempt')}::uuid[])
      union all select * from ledger_entry where kind = 'refund' and refund_id = any(${idsOf('refund')}::uuid[])) l
      join payment_attempt a on a.id = l.attempt_id
    where a.gateway = ${gateway}`.execute(handle);
  return rows;
}

/** The gateway's movements of these subjects. */
export async function listMoved(
  handle: Handle,
  gateway: string,
  subjects: readonly string[],
): Promise<MovedMoney[]> {
  const { rows } = await sql<MovedMoney>`
    select e.entry_id as id, e.subject, e.kind, e.amount_minor, e.fee_minor, e.currency,
      p.payout_id, e.moved_at as at, coalesce(r.status, a.status) as state
    from gateway_entry e join gateway_payout p on p.id = e.payout
      left join payment_attempt a on a.id = e.attempt_id left join refund r on r.id = e.refund_id
    where e.gateway = ${gateway} and e.subject = any(${[...subjects]}::text[])`.execute(handle);
  return rows;
}

/** Writes the ledger line that each movement belongs to, and marks the movements as compared. */
export async function updateMatched(
  tx: Tx,
  gateway: string,
  {
    subjects,
    pairs,
    seen,
  }: {
    readonly subjects: readonly string[];
    readonly pairs: readonly { readonly movedId: string; readonly bookedId: number }[];
    /** Ids of the compared movements. A newer one is compared the next time. */
    readonly seen: readonly string[];
  },
): Promise<void> {
  await sql`
    update gateway_entry e set checked = true, ledger_entry_id = pair."bookedId"
    from unnest(${[...seen]}::text[]) as one (id)
      left join jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair ("movedId" text, "bookedId" int) on pair."movedId" = one.id
    where e.gateway = ${gateway} and e.entry_id = one.id and e.subject = any(${[...subjects]}::text[])
      and (not e.checked or e.ledger_entry_id is distinct from pair."bookedId")`.execute(tx);
}

/** A difference, with its payout and its merchant. */
export type FoundDifference = Difference & {
  readonly payout: number | null;
  readonly merchantId: number | null;
};

/**
 * Keeps the differences of these subjects, and ends the ones that agree by now. A difference that a person ended stays ended while its
 * amount is the same.
 */
export async function keepDifferences(
  tx: Tx,
  { gateway, now }: { readonly gateway: string; readonly now: number },
  { subjects, found }: { readonly subjects: readonly string[]; readonly found: readonly FoundDifference[] },
): Promise<void> {
  const at = new Date(now);
  await sql`
    with told as (
      select d.*, case when d.subject like 'attempt:%' then substr(d.subject, 9)::uuid end as attempt,
        case when d.subject like 'refund:%' then substr(d.subject, 8)::uuid end as back
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as d (subject text, currency text, cause text, "amountMinor" bigint, at float8,
        payout int, "merchantId" int)),
    placed as (
      select told.*, coalesce(r.attempt_id, told.attempt, one.attempt_id) as paid, one.coupon_id as named, one.account, one.entry_payout
      from told left join refund r on r.id = told.back left join lateral (
        select e.account, e.attempt_id, e.coupon_id, e.payout as entry_payout from gateway_entry e where e.subject = told.subject and e.gateway = ${gateway}
        order by e.id limit 1) one on true)
    insert into money_difference as d (gateway, account, subject, currency, cause, amount_minor, happened_at, found_at, coupon_id, attempt_id,
      refund_id, payout, merchant_id)
    select ${gateway}, coalesce(p.account, po.account, a.account, ''), p.subject, p.currency, p.cause, p."amountMinor", to_timestamp(p.at / 1000.0),
      ${at}::timestamptz, coalesce(a.coupon_id, p.named), p.paid, p.back, coalesce(p.payout, p.entry_payout), coalesce(p."merchantId", a.merchant_id)
    from placed p left join payment_attempt a on a.id = p.paid left join gateway_payout po on po.id = p.payout
    on conflict (gateway, account, subject, currency) do update set
      cause = excluded.cause, amount_minor = excluded.amount_minor, version = d.version + 1,
      status = 'open', found_at = case when d.status = 'agreed' then excluded.found_at else d.found_at end, ended_at = null, ended_by = null,
      note = case when d.status = 'explained' then d.note end
    where d.status = 'agreed' or d.amount_minor <> excluded.amount_minor or (d.status = 'open' and d.cause <> excluded.cause)`.execute(
    tx,
  );
  await sql`
    update money_difference d set status = 'agreed', ended_at = ${at}::timestamptz, ended_by = null, version = d.version + 1
    where d.gateway = ${gateway} and d.subject = any(${[...subjects]}::text[]) and d.status in ('open', 'explained')
      and not exists (select from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (subject text, currency text)
        where f.subject = d.subject and f.currency = d.currency)`.execute(tx);
}
