import type { Finding, FindingKind } from '@traslado/domain/booking/data-to-fix';
import { sql } from 'kysely';
import { addressChangedAt } from '../../db/address-changed.ts';
import type { Handle, Tx } from '../../db/client.ts';
import { insertDataMarks } from '../../db/data-marks.ts';
import { lastAnswer } from '../../db/stay-events.ts';
import type { CheckFacts, FindingRecord, LockedForCheck, Mark } from './record.ts';

/** The hour from which the bookings of a resort are checked, by its own clock. */
const NIGHT_HOUR = 2;

/** Marks the bookings with a ride to come, once each night of a resort. Returns their number. */
export async function insertNightMarks(handle: Handle, now: number): Promise<number> {
  const at = sql`${new Date(now)}::timestamptz`;
  const { rows } = await sql`
    with night as (
      insert into data_night (property_id, night)
      select p.id, (${at} at time zone p.time_zone)::date from property p
      where extract(hour from ${at} at time zone p.time_zone) >= ${NIGHT_HOUR} order by p.id
      on conflict (property_id, night) do nothing returning property_id),
    past as (delete from data_night where night < (${at})::date - 7)
    insert into data_mark (coupon_id, nightly)
    select c.id, true from coupon c join night on night.property_id = c.property_id
    where c.status in ('confirmed', 'partially_cancelled')
      and exists (select from transfer t where t.coupon_id = c.id and t.status = 'confirmed' and t.pickup_at >= ${at})
    order by c.id
    on conflict (coupon_id) do update set seq = excluded.seq, nightly = true
    returning coupon_id`.execute(handle);
  return rows.length;
}

/** Deletes idle marks among the oldest ones: a booking without a ride to come and without an open finding needs no check. */
export async function deleteIdleMarks(
  handle: Handle,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<void> {
  await sql`
    delete from data_mark m where m.coupon_id = any(array(select coupon_id from data_mark order by seq limit ${limit})) and not exists (select from data_finding f where f.coupon_id = m.coupon_id and f.resolved_at is null)
      and not exists (select from transfer t join coupon c on c.id = t.coupon_id and c.status in ('confirmed', 'partially_cancelled')
        where t.coupon_id = m.coupon_id and t.status = 'confirmed' and t.pickup_at >= ${new Date(now)}::timestamptz)`.execute(
    handle,
  );
}

/** The marks that stand longest. */
export async function listMarks(handle: Handle, limit: number): Promise<Mark[]> {
  const { rows } = await sql<Mark>`
    select coupon_id, seq::float8 as seq, nightly from data_mark order by seq limit ${limit}`.execute(handle);
  return rows;
}

/** The mark of a booking. */
export async function findMark(handle: Handle, couponId: number): Promise<Mark | null> {
  const { rows } = await sql<Mark>`
    select coupon_id, seq::float8 as seq, nightly from data_mark where coupon_id = ${couponId}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/** Deletes a mark, unless the booking was marked again since it was read. */
export async function deleteMark(handle: Handle, { couponId, seq }: Mark): Promise<void> {
  await sql`delete from data_mark where coupon_id = ${couponId} and seq = ${seq}`.execute(handle);
}

/** Facts about a booking from the tables: a bounced last letter, and other bookings on its flights. */
export async function findCheckFacts(handle: Handle, couponId: number, now: number): Promise<CheckFacts> {
  const { rows } = await sql<CheckFacts>`
    select coalesce((select m.refused from mail m where m.coupon_id = c.id and (m.refused or m.status in ('sent', 'kept'))
        and lower(c.contact_email) = lower(m.recipients[1]) order by m.id desc limit 1), false) as email_bounced,
      coalesce((
        select json_agg(json_build_object('rideId', t.id, 'couponId', o.id, 'guest', s.guest, 'email', o.contact_email,
          'adults', o.adults, 'children', o.children, 'babySeats', o.baby_seats,
          'stays', (select json_agg(json_build_object('hotel', r.hotel, 'folio', r.folio)) from coupon_stay r where r.coupon_id = o.id))
          order by t.id, o.id)
        from transfer t
          join transfer u on replace(u.flight_code, ' ', '') = replace(t.flight_code, ' ', '') and u.flight_on = t.flight_on
            and u.direction = t.direction and u.coupon_id <> t.coupon_id and u.status = 'confirmed' and not u.additional
          join coupon o on o.id = u.coupon_id and o.airport_id = c.airport_id and o.status in ('confirmed', 'partially_cancelled')
          join coupon_stay s on s.coupon_id = o.id and s.main
        where t.coupon_id = c.id and t.status = 'confirmed' and not t.additional and t.flight_code <> '' and t.pickup_at >= ${new Date(now)}::timestamptz
      ), '[]') as fellows
    from coupon c where c.id = ${couponId}`.execute(handle);
  return rows[0] ?? { emailBounced: false, fellows: [] };
}

/** Locks a booking until the transaction ends, and returns the facts of its check. Null for none. */
export async function lockForFindings(tx: Tx, couponId: number): Promise<LockedForCheck | null> {
  const { rows } = await sql<LockedForCheck>`
    select c.version, (extract(epoch from ${addressChangedAt}) * 1000)::float8 as address_changed_at, (
        select coalesce(json_agg(json_build_object('kind', f.kind, 'rideId', f.transfer_id, 'facts', f.facts)), '[]') from data_finding f
        where f.right_at is not null and f.right_back_at is null
          and (f.coupon_id = c.id or (f.other_coupon_id = c.id and f.kind = 'party_twice'))) as rights, (
        select coalesce(json_agg(json_build_object('hotel', k.hotel, 'folio', k.folio, 'state', k.new)), '[]') from (
          select distinct on (e.hotel, e.folio) e.hotel, e.folio, e.new from stay_event e
          where e.coupon_id = c.id and e.what in ('proved', 'seen', 'changed', 'gone') order by e.hotel, e.folio, e.id desc) k) as known_stays,
      coalesce((${lastAnswer(sql`c.id`)}) = 'unanswered', false) as is_unanswered
    from coupon c where c.id = ${couponId} for no key update of c`.execute(tx);
  return rows[0] ?? null;
}

type Found = {
  readonly findings: readonly Finding[];
  readonly untold: readonly Pick<Finding, 'kind' | 'rideId'>[];
};

/**
 * Closes findings that are gone or whose facts changed, opens new ones, leaves the ones that could not be checked. Marks the other booking
 * of a party that rides twice, so that both open and close together. With the booking locked.
 */
export async function updateFindings(
  tx: Tx,
  couponId: number,
  { findings, untold }: Found,
  now: number,
): Promise<void> {
  const at = sql`${new Date(now)}::timestamptz`;
  const json = (rows: readonly object[]) => JSON.stringify(rows);
  const found = sql`jsonb_to_recordset(${json(findings)}::jsonb) as f(kind text, "rideId" int, "otherId" int, facts text)`;
  const resolved = await sql<{ other: number | null }>`
    update data_finding d set resolved_at = ${at} where d.coupon_id = ${couponId} and d.resolved_at is null
      and not exists (select from ${found} where f.kind = d.kind and f."rideId" is not distinct from d.transfer_id and f.facts = coalesce(d.facts, f.facts))
      and not exists (select from jsonb_to_recordset(${json(untold)}::jsonb) as u(kind text, "rideId" int)
        where u.kind = d.kind and u."rideId" is not distinct from d.transfer_id)
    returning d.other_coupon_id as other`.execute(tx);
  const opened =
    findings.length === 0
      ? []
      : (
          await sql<{ other: number | null }>`
    insert into data_finding (coupon_id, transfer_id, kind, other_coupon_id, facts, found_at)
    select ${couponId}, "rideId", kind, "otherId", facts, ${at} from ${found}
    on conflict (coupon_id, kind, coalesce(transfer_id, 0)) where resolved_at is null do update set facts = excluded.facts
      where data_finding.facts is null
    returning other_coupon_id as other`.execute(tx)
        ).rows;
  const others = [...resolved.rows, ...opened].flatMap(({ other }) => other ?? []);
  await insertDataMarks(tx, [...new Set(others)]);
}

type RightMark = {
  readonly couponId: number;
  readonly findingId: number;
  readonly by: { readonly accountId: number; readonly username: string };
  readonly now: number;
};

type Marked = { readonly kind: FindingKind; readonly otherId: number | null };

/**
 * Accepts an open finding as right, which closes it; for a party that rides twice at the other booking, too. Null where it is not open.
 * With the booking locked.
 */
export async function updateRight(
  tx: Tx,
  { couponId, findingId, by, note, now }: RightMark & { readonly note: string },
): Promise<Marked | null> {
  const at = new Date(now);
  const set = sql`resolved_at = ${at}::timestamptz, right_at = ${at}::timestamptz, right_by_id = ${by.accountId}::int, right_by = ${by.username},
    right_note = ${note}`;
  const { rows } = await sql<Marked>`
    with own as (
      update data_finding set ${set} where id = ${findingId} and coupon_id = ${couponId} and resolved_at is null and facts is not null
      returning kind, other_coupon_id, facts),
    twin as (
      update data_finding d set ${set} from own
      where d.coupon_id = own.other_coupon_id and d.kind = own.kind and d.facts = own.facts and d.resolved_at is null)
    select kind, other_coupon_id as other_id from own`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Withdraws that acceptance, at both bookings of a party that rides twice: the finding is open until the next check decides. Null where it
 * was not accepted. With the booking locked.
 */
export async function updateRightBack(
  tx: Tx,
  { couponId, findingId, by, now }: RightMark,
): Promise<Marked | null> {
  const at = sql`${new Date(now)}::timestamptz`;
  const { rows } = await sql<Marked>`
    with own as (
      select id, kind, facts, other_coupon_id from data_finding
      where id = ${findingId} and coupon_id = ${couponId} and right_at is not null and right_back_at is null),
    back as (
      update data_finding d set right_back_at = ${at}, right_back_by = ${by.username} from own
      where d.right_at is not null and d.right_back_at is null
        and (d.id = own.id or (d.coupon_id = own.other_coupon_id and d.kind = own.kind and d.facts = own.facts))
      returning d.coupon_id, d.transfer_id, d.kind, d.other_coupon_id, d.facts),
    again as (
      insert into data_finding (coupon_id, transfer_id, kind, other_coupon_id, facts, found_at)
      select coupon_id, transfer_id, kind, other_coupon_id, facts, ${at} from back
      on conflict (coupon_id, kind, coalesce(transfer_id, 0)) where resolved_at is null do nothing)
    select kind, other_coupon_id as other_id from own`.execute(tx);
  return rows[0] ?? null;
}

/** Findings of a booking, open ones first. */
export async function listFindings(handle: Handle, couponId: number): Promise<FindingRecord[]> {
  const { rows } = await sql<FindingRecord>`
    select id, kind, transfer_id as ride_id, other_coupon_id as other_id, found_at, asked_at,
      resolved_at, case when right_at is not null and right_back_at is null then
        json_build_object('at', (extract(epoch from right_at) * 1000)::bigint, 'by', right_by, 'note', right_note) end as right
    from data_finding where coupon_id = ${couponId} and right_back_at is null order by resolved_at desc nulls first, id limit 100`.execute(
    handle,
  );
  return rows;
}

/** Notes that the guest was mailed about all open findings. */
export async function updateAsked(tx: Tx, couponId: number, now: number): Promise<void> {
  await sql`update data_finding set asked_at = ${new Date(now)} where coupon_id = ${couponId} and resolved_at is null and asked_at is null`.execute(
    tx,
  );
}
