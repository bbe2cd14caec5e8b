import type { AlertKind } from '@traslado/domain/access/alerts';
import type { Scope } from '@traslado/domain/access/scope';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Handle } from '../../db/client.ts';
import { isNamedFlight } from '../../db/followed-rides.ts';
import { nextRideOf } from '../../db/next-rides.ts';
import { inScope } from '../../db/scope.ts';
import { nameOfStaff } from '../../db/staff-names.ts';
import type { Matter, WaitingMatter } from './record.ts';

/** Most matters that a list has: more than that is an incident, and not worked off line by line. */
const mostListed = 100;

const uuid = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

/** The id in the subject of an alert `s`; null for any other text. */
const asUuid = sql`case when s.subject ~ ${uuid} then s.subject::uuid end`;
const asNumber = sql`case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end`;

/** `subject` holds an id as text; `kind` names its type. Text that is no id of ours joins nothing. */
const matter = sql`
  select s.id, s.kind, s.subject, s.detail, c.coupon_code, c.contact_name as guest_name, coalesce(c.id, k.id) as booking_id,
    f.hotel, f.folio,
    coalesce(r.amount_minor, p.amount_minor) as amount_minor, coalesce(r.currency, p.currency) as currency,
    m.recipients[1] as recipient, m.subject as letter,
    s.created_at, s.resolved_at, a.username as resolved_by, ${nameOfStaff(sql`a.username`)} as resolved_by_name,
    s.resolution_note as note,
    (select t.time_zone from transfer t where t.coupon_id = coalesce(c.id, k.id) order by t.pickup_at limit 1) as time_zone
  from staff_alert s
    left join coupon c on c.id = s.coupon_id
    left join refund r on r.id = case when s.kind like 'refund.%' then ${asUuid} end
    left join payment_attempt p on p.id = case when s.kind like 'payment.%' then ${asUuid} end
    left join mail m on m.id = case when s.kind like 'mail.%' then ${asNumber} end
    left join failed_sale f on f.id = case when s.kind = 'sale.failed' then ${asNumber} end
    left join their_call b on b.id = case when s.kind like 'transfers.%' then ${asUuid} end
    left join their_coupon k on s.coupon_id is null and k.code = coalesce(b.coupon_code, s.subject)
    left join staff_account a on a.id = s.resolved_by`;

/** The matters that a person sees: kinds that begin with one of the topics, at the properties of the scope. */
export type Sight = { readonly topics: readonly string[]; readonly scope: Scope };

/** Property of a matter: of its booking, of the failed sale, or of the resort that the guest wrote to. Null for the whole group. */
export const propertyOfMatter = (): RawBuilder<unknown> => sql`coalesce(
  (select property_id from coupon where coupon.id = s.coupon_id),
  (select property.id from failed_sale f join property on property.code = f.hotel
    where f.id = case when s.kind = 'sale.failed' then ${asNumber} end),
  (select g.property_id from contact_message g
    where g.id = case when s.kind like 'message.%' then ${asNumber} end))`;

/**
 * A change set belongs to the properties of its rows. A reader of all of them sees its matters; a set without any belongs to the whole
 * group.
 */
const isOfSetsIn = (scope: readonly number[]): RawBuilder<boolean> => {
  const set = sql`case when s.kind like 'change_set.%' then ${asNumber} end`;
  return sql<boolean>`exists (select from change_set_row r where r.set_id = ${set} and r.properties && ${[...scope]}::int[])
    and not exists (select from change_set_row r where r.set_id = ${set} and r.properties <> '{}'
      and not r.properties && ${[...scope]}::int[])`;
};

const isSeen = ({ topics, scope }: Sight): RawBuilder<boolean> => {
  const ofSets = scope === null ? sql`` : sql`or (${isOfSetsIn(scope)})`;
  return sql<boolean>`split_part(s.kind, '.', 1) = any(${[...topics]}::text[])
    and (${inScope(scope, propertyOfMatter())} ${ofSets})`;
};

/** Matters within the sight: open ones newest first, or the last settled ones. */
export async function listMatters(
  db: Db,
  { sight, status }: { sight: Sight; status: 'open' | 'handled' },
): Promise<Matter[]> {
  const which =
    status === 'open'
      ? sql`s.resolved_at is null and ${isSeen(sight)} order by s.id desc`
      : sql`s.resolved_at is not null and ${isSeen(sight)} order by s.resolved_at desc, s.id desc`;
  const { rows } = await sql<Matter>`${matter} where ${which} limit ${mostListed}`.execute(db);
  return rows;
}

export async function countOpenMatters(db: Db, sight: Sight): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from staff_alert s where s.resolved_at is null and ${isSeen(sight)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Open matters within the sight, newest first, each with the next ride of its booking. */
export async function listWaitingMatters(db: Db, sight: Sight, now: number): Promise<WaitingMatter[]> {
  const ofBooking = sql`t.coupon_id = m.booking_id`;
  const { rows } = await sql<WaitingMatter>`
    select m.*, ${nextRideOf(ofBooking, now)} as ride_at,
      (select c.property_id from coupon c where c.id = m.booking_id) as property_id
    from (${matter} where s.resolved_at is null and ${isSeen(sight)} order by s.id desc limit ${mostListed}) m`.execute(
    db,
  );
  return rows;
}

export async function findMatter(handle: Handle, id: number, sight: Sight): Promise<Matter | null> {
  const { rows } = await sql<Matter>`${matter} where s.id = ${id} and ${isSeen(sight)}`.execute(handle);
  return rows[0] ?? null;
}

/** Settles an open matter. @returns the name of the person; null when another one was faster */
export async function settleMatter(
  handle: Handle,
  { id, accountId, note, now }: { id: number; accountId: number; note: string; now: number },
): Promise<string | null> {
  const by = sql`(select o.username from staff_account o where o.id = ${accountId})`;
  const settled = await handle
    .updateTable('staff_alert')
    .set({ resolved_at: new Date(now), resolved_by: accountId, resolution_note: note })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning(nameOfStaff(by).as('name'))
    .executeTakeFirst();
  return settled?.name ?? null;
}

/** Alerts `s` whose cause is gone, of the kinds that nothing else closes at that moment. */
const GONE: Readonly<Partial<Record<AlertKind, (at: RawBuilder<unknown>) => RawBuilder<unknown>>>> = {
  'mail.undelivered': () => laterLetter,
  'mail.unanswered': () => laterLetter,
  'sale.failed': () => sql`exists (select from failed_sale f
      join coupon_stay r on r.hotel = f.hotel and r.folio = f.folio join coupon c on c.id = r.coupon_id
    where f.id = ${asNumber}
      and c.status in ('confirmed', 'partially_cancelled') and c.created_at >= f.failed_at)`,
  'transfers.sale_lost': () => sql`exists (select from their_call b join their_coupon k on k.facts -> 'stays'
      @> jsonb_build_array(jsonb_build_object('hotel', b.hotel, 'folio', b.folio))
    where b.id = ${asUuid} and (k.facts ->> 'createdAt')::bigint
      >= extract(epoch from b.created_at) * 1000)`,
  'flight.time_to_check': (at) => sql`not exists (select from transfer t
      where t.coupon_id = s.coupon_id and t.time_to_check and t.status in ('pending', 'confirmed') and t.pickup_at > ${at})
    and not ${theirRideToCome(at)}`,
  'flight.frozen': () => noRide(sql`f.frozen is not null`),
  'flight.earlier': (at) => noRide(sql`f.proposed_at < f.expected_at and f.waits_until > ${at}`),
  'stay.late_arrival': (at) => sql`not ${theirRideToCome(at)}`,
  // Its alarm goes off again within minutes as long as it lasts.
  'guessing.many': (at) => sql`s.seen_at < ${at} - interval '1 day'`,
};

/** No standing ride of the alert's name whose flight is such. */
const noRide = (such: RawBuilder<unknown>): RawBuilder<unknown> => sql`not exists (
  select from transfer t join followed_ride f on f.transfer_id = t.id and ${isNamedFlight}
  where t.coupon_id = s.coupon_id and t.reference = s.subject and t.status = 'confirmed' and ${such})`;

/** The same letter, or another one to the same address, that went out later. */
const laterLetter = sql`exists (select from mail n
    join mail o on o.id = ${asNumber}
  where n.coupon_id = s.coupon_id and n.status in ('sent', 'kept') and n.created_at > s.created_at
    and (n.kind = o.kind or n.recipients && o.recipients))`;

/** A standing ride of the group's booking that the alert names. */
const theirRideToCome = (at: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (
  select from their_coupon k, jsonb_array_elements(k.facts -> 'transfers') ride
  where s.coupon_id is null and k.code = s.subject and ride ->> 'status' in ('pending', 'confirmed')
    and to_timestamp((ride ->> 'pickUpAt')::float8 / 1000) > ${at})`;

export const SWEPT_ALERTS = Object.keys(GONE) as AlertKind[];

/** Closes the open alerts whose cause is gone. Returns their number. */
export async function updateGoneAlerts(handle: Handle, now: number): Promise<number> {
  const at = sql`${new Date(now)}::timestamptz`;
  const gone = Object.entries(GONE).map(
    ([kind, isGone]) => sql`(s.kind = ${sql.lit(kind)} and ${isGone(at)})`,
  );
  const { numAffectedRows } = await sql`
    update staff_alert s set resolved_at = ${at} where s.resolved_at is null and (${sql.join(gone, sql` or `)})`.execute(
    handle,
  );
  return Number(numAffectedRows ?? 0n);
}
