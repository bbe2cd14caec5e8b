import type { Finding } from '@traslado/domain/booking/data-to-fix';
import { sql } from 'kysely';
import { addressChangedAt } from '../../db/address-changed.ts';
import type { Handle, Tx } from '../../db/client.ts';
import { insertDataMarks } from '../../db/data-marks.ts';
import type { CheckFacts, FindingRecord, Mark } from './record.ts';

/** The hour from which the bookings of a resort are checked, by its own clock. */
const NIGHT_HOUR = 2;

/** Marks, once each night of a resort, its bookings with a ride to come. Returns how many. */
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

/** Takes away the marks of bookings that have no ride to come and nothing found that stands: there is nothing to look at. */
export async function deleteIdleMarks(handle: Handle, now: number): Promise<void> {
  await sql`
    delete from data_mark m where not exists (select from data_finding f where f.coupon_id = m.coupon_id and f.resolved_at is null)
      and not exists (select from transfer t join coupon c on c.id = t.coupon_id and c.status in ('confirmed', 'partially_cancelled')
        where t.coupon_id = m.coupon_id and t.status = 'confirmed' and t.pickup_at >= ${new Date(now)}::timestamptz)`.execute(
    handle,
  );
}

/** The marks that stand longest. */
export async function listMarks(handle: Handle, limit: number): Promise<Mark[]> {
  const { rows } = await sql<Mark>`
    select coupon_id as "couponId", seq::float8 as seq, nightly from data_mark order by seq limit ${limit}`.execute(
    handle,
  );
  return rows;
}

/** Takes a mark away, unless the booking was marked again since it was read. */
export async function deleteMark(handle: Handle, { couponId, seq }: Mark): Promise<void> {
  await sql`delete from data_mark where coupon_id = ${couponId} and seq = ${seq}`.execute(handle);
}

/** What the tables know about a booking: whether its last letter bounced, and who else rides on its flights. */
export async function findCheckFacts(handle: Handle, couponId: number, now: number): Promise<CheckFacts> {
  const { rows } = await sql<CheckFacts>`
    select coalesce((select m.refused from mail m where m.coupon_id = c.id and (m.refused or m.status in ('sent', 'kept'))
        and lower(c.contact_email) = lower(m.recipients[1]) order by m.id desc limit 1), false) as "emailBounced",
      coalesce((
        select json_agg(json_build_object('rideId', t.id, 'couponId', o.id, 'guest', s.guest, 'email', o.contact_email,
          'adults', o.adults, 'children', o.children, 'babySeats', o.baby_seats) order by t.id, o.id)
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

/** Keeps a booking as it is until the transaction ends; its version, and when its address was changed last. Null for none. */
export async function lockForFindings(
  tx: Tx,
  couponId: number,
): Promise<{ readonly version: number; readonly addressChangedAt: number | null } | null> {
  const { rows } = await sql<{ version: number; addressChangedAt: number | null }>`
    select c.version, (extract(epoch from ${addressChangedAt}) * 1000)::float8 as "addressChangedAt"
    from coupon c where c.id = ${couponId} for no key update of c`.execute(tx);
  return rows[0] ?? null;
}

type Found = {
  readonly findings: readonly Finding[];
  readonly untold: readonly Pick<Finding, 'kind' | 'rideId'>[];
};

/**
 * Opens what was found, and resolves what is found no longer; what nobody could tell stays as it is. Bookings that are the other one of a party that
 * rides twice are marked, so that they open and resolve with it. With the booking locked.
 */
export async function updateFindings(
  tx: Tx,
  couponId: number,
  { findings, untold }: Found,
  now: number,
): Promise<void> {
  const at = sql`${new Date(now)}::timestamptz`;
  const json = (rows: readonly object[]) => JSON.stringify(rows);
  const { rows } = await sql<{ other: number }>`
    with found as (
      select kind, "rideId" as ride, "otherId" as other from jsonb_to_recordset(${json(findings)}::jsonb) as f(kind text, "rideId" int, "otherId" int)),
    untold as (select kind, "rideId" as ride from jsonb_to_recordset(${json(untold)}::jsonb) as f(kind text, "rideId" int)),
    resolved as (
      update data_finding d set resolved_at = ${at} where d.coupon_id = ${couponId} and d.resolved_at is null
        and not exists (select from found where found.kind = d.kind and found.ride is not distinct from d.transfer_id)
        and not exists (select from untold where untold.kind = d.kind and untold.ride is not distinct from d.transfer_id)
      returning d.other_coupon_id),
    opened as (
      insert into data_finding (coupon_id, transfer_id, kind, other_coupon_id, found_at)
      select ${couponId}, ride, kind, other, ${at} from found
      on conflict (coupon_id, kind, coalesce(transfer_id, 0)) where resolved_at is null do nothing
      returning other_coupon_id)
    select other_coupon_id as other from resolved where other_coupon_id is not null
    union select other_coupon_id from opened where other_coupon_id is not null`.execute(tx);
  await insertDataMarks(
    tx,
    rows.map(({ other }) => other),
  );
}

/** What was found of a booking, what stands first. */
export async function listFindings(handle: Handle, couponId: number): Promise<FindingRecord[]> {
  const { rows } = await sql<FindingRecord>`
    select id, kind, transfer_id as "rideId", other_coupon_id as "otherId", found_at as "foundAt", asked_at as "askedAt",
      resolved_at as "resolvedAt"
    from data_finding where coupon_id = ${couponId} order by resolved_at desc nulls first, id limit 100`.execute(
    handle,
  );
  return rows;
}

/** Writes that the guest was mailed about everything that stands. */
export async function updateAsked(tx: Tx, couponId: number, now: number): Promise<void> {
  await sql`update data_finding set asked_at = ${new Date(now)} where coupon_id = ${couponId} and resolved_at is null and asked_at is null`.execute(
    tx,
  );
}
