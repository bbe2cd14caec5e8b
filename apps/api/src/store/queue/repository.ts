import type { Scope } from '@traslado/domain/access/scope';
import { DATA_HOURS } from '@traslado/domain/booking/data-to-fix';
import type { AnswerTimes } from '@traslado/domain/desk/first-answer';
import { type OpenThing, type QueueName, UNPAID_HOURS } from '@traslado/domain/desk/queues';
import { RIDE_HOURS, type TodaySource } from '@traslado/domain/desk/today';
import { DAY_MS, HOUR_MS } from '@traslado/domain/time/instant';
import { type RawBuilder, sql } from 'kysely';
import { answerDue } from '../../db/answer-due.ts';
import type { Handle, Tx } from '../../db/client.ts';
import { isStoppingDispute } from '../../db/disputes.ts';
import { type ListPage, ofPage } from '../../db/list-query.ts';
import { isBookingIn, nextRideOf } from '../../db/next-rides.ts';
import { inScope } from '../../db/scope.ts';
import { flightTroubles } from './flight-repository.ts';
import type { QueueCount, QueueRecord } from './record.ts';

/** The reader's scope, and the kinds of open things that they may see. */
export type Sight = {
  readonly scope: Scope;
  readonly things: readonly OpenThing[];
  readonly now: number;
  /** The account whose own requests are left out: nobody approves what they asked for. */
  readonly approver?: number;
};

const at = (now: number): RawBuilder<unknown> => sql`${new Date(now)}::timestamptz`;
const millis = (instant: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(extract(epoch from ${instant}) * 1000)::bigint`;

const amount = (minor: string, currency: string): RawBuilder<unknown> =>
  sql`concat(${sql.ref(currency)}, ' ', to_char(${sql.ref(minor)} / 100.0, 'FM9999990.00'))`;

/** The booking with the guest's confirmation number at this resort. */
const named = sql`(select s.coupon_id from coupon_stay s join property p on p.code = s.hotel
  where s.folio = m.folio and p.id = m.property_id order by s.coupon_id desc limit 1)`;

const openMatter = (kind: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select min(s.created_at) from staff_alert s where s.coupon_id = c.id and s.resolved_at is null and s.kind like ${kind})`;

/** Since when a thing of a booking `c` is open; null where it is not. */
const OPEN: Readonly<Record<OpenThing, RawBuilder<unknown>>> = {
  unpaid: sql`case when c.status = 'pending_payment' then c.created_at end`,
  change_unpaid: sql`(select min(g.created_at) from coupon_change g where g.coupon_id = c.id and g.status = 'pending' and g.amount_minor > 0)`,
  message: sql`(select min(m.created_at) from contact_message m where m.status = 'received' and coalesce(m.coupon_id, ${named}) = c.id)`,
  approval: sql`(select min(r.requested_at) from refund_request r where r.coupon_id = c.id and r.status = 'waiting')`,
  letter: openMatter(sql`'mail.%'`),
  payment: sql`(select min(a.created_at) from payment_attempt a where a.coupon_id = c.id and a.status = 'unknown')`,
  refund: openMatter(sql`'refund.%'`),
  dispute: sql`(select min(d.opened_at) from dispute d where d.coupon_id = c.id and ${isStoppingDispute})`,
  data: sql`(select min(f.found_at) from data_finding f where f.coupon_id = c.id and f.resolved_at is null)`,
};

/** The visible ones among them, as an array. */
const openOf = ({ things }: Sight): RawBuilder<unknown> =>
  things.length === 0
    ? sql`'{}'::text[]`
    : sql`array_remove(array[${sql.join(
        things.map((thing) => sql`case when ${OPEN[thing]} is not null then ${sql.lit(thing)} end`),
      )}]::text[], null)`;

/** The open things of these bookings, as far as they are seen. */
export async function listOpen(handle: Handle, ids: readonly number[], sight: Sight) {
  const { rows } = await sql<{ readonly id: number; readonly open: readonly OpenThing[] }>`
    select c.id, ${openOf(sight)} as open from coupon c where c.id = any(${[...ids]}::int[])`.execute(handle);
  return rows;
}

/** The instant from which the oldest of them waits. */
const openSince = ({ things }: Sight): RawBuilder<unknown> =>
  things.length === 0 ? sql`null::timestamptz` : sql`least(${sql.join(things.map((thing) => OPEN[thing]))})`;

/** Standing rides of a booking `c` that are still to come. */
const standingRide = (now: number): RawBuilder<unknown> =>
  sql`t.coupon_id = c.id and t.status in ('pending', 'confirmed') and t.pickup_at >= ${at(now)}`;

/**
 * The question of each queue to the tables: key, booking, booking of the ride, property, since, until, subject, and author where no booking
 * names one. Rows and counts are both made of it.
 */
const THINGS: Readonly<Record<TodaySource, (sight: Sight) => RawBuilder<unknown>>> = {
  rides: ({ now }) => sql`
    select c.id::text as key, c.id as coupon_id, c.id as ride_coupon, c.property_id, c.created_at as since, null::timestamptz as due,
      '' as about, null::text as who
    from coupon c where c.status in ('pending_payment', 'confirmed', 'partially_cancelled')
      and c.id in (select t.coupon_id from transfer t where t.status in ('pending', 'confirmed')
        and t.pickup_at >= ${at(now)} and t.pickup_at < ${at(now + RIDE_HOURS * HOUR_MS)})`,
  flights: ({ now }) => flightTroubles(now),
  soon: (sight) => sql`
    select c.id::text as key, c.id as coupon_id, c.id as ride_coupon, c.property_id, o.since, null::timestamptz as due,
      (select coalesce(string_agg(distinct f.kind, ',' order by f.kind), '') from data_finding f
        where f.coupon_id = c.id and f.resolved_at is null) as about, null::text as who
    from coupon c cross join lateral (select ${openSince(sight)} as since) o where c.status in ('pending_payment', 'confirmed', 'partially_cancelled')
      and c.id in (select t.coupon_id from transfer t where t.status in ('pending', 'confirmed') and t.pickup_at >= ${at(sight.now)}
        and t.pickup_on between (${at(sight.now - DAY_MS)})::date and (${at(sight.now + 3 * DAY_MS)})::date
        and t.pickup_on <= (${at(sight.now)} at time zone t.time_zone)::date + 1)
      and o.since is not null`,
  unpaid: ({ now }) => sql`
    select c.id::text as key, c.id as coupon_id, c.id as ride_coupon, c.property_id, c.created_at as since, c.expires_at as due,
      ${amount('c.total_minor', 'c.currency')} as about, null::text as who
    from coupon c where c.status = 'pending_payment'
      and exists (select from transfer t where ${standingRide(now)} and t.pickup_at < ${at(now + UNPAID_HOURS * HOUR_MS)})`,
  approvals: ({ now, approver }) => sql`
    select r.id::text as key, r.coupon_id, r.coupon_id as ride_coupon, null::int as property_id, r.requested_at as since, r.expires_at as due,
      case when r.kind = 'erasure' then '' else ${amount('r.amount_minor', 'r.currency')} end as about, null::text as who
    from refund_request r where r.status = 'waiting' and r.expires_at > ${at(now)}
      ${approver === undefined ? sql`` : sql`and r.requested_by_id <> ${approver}`}`,
  messages: () => sql`
    select m.id::text as key, m.coupon_id, coalesce(m.coupon_id, ${named}) as ride_coupon, m.property_id, m.created_at as since,
      null::timestamptz as due, m.message as about, m.name as who
    from contact_message m where m.status = 'received'`,
  letters: () => sql`
    select l.id::text as key, l.coupon_id, l.coupon_id as ride_coupon, (
        select m.property_id from message_answer a join contact_message m on m.id = a.message_id where a.mail_id = l.id) as property_id,
      s.created_at as since, null::timestamptz as due, l.subject as about, null::text as who
    from staff_alert s join mail l on l.id = case when s.subject ~ '^[0-9]{1,9}$' then s.subject::int end
    where s.kind in ('mail.undelivered', 'mail.unanswered') and s.resolved_at is null`,
  payments: () => sql`
    select a.id::text as key, a.coupon_id, a.coupon_id as ride_coupon, null::int as property_id, a.created_at as since, null::timestamptz as due,
      ${amount('a.amount_minor', 'a.currency')} as about, null::text as who
    from payment_attempt a where a.status = 'unknown'`,
  disputes: () => sql`
    select d.id::text as key, d.coupon_id, d.coupon_id as ride_coupon, null::int as property_id, d.opened_at as since, d.due_at as due,
      concat_ws(' · ', ${amount('d.amount_minor', 'd.currency')}, d.reason) as about, null::text as who
    from dispute d where ${isStoppingDispute}`,
  data: ({ now }) => sql`
    select c.id::text as key, c.id as coupon_id, c.id as ride_coupon, c.property_id, min(f.found_at) as since, null::timestamptz as due,
      string_agg(distinct f.kind, ',' order by f.kind) as about, null::text as who
    from data_finding f join coupon c on c.id = f.coupon_id
    where f.resolved_at is null and exists (
      select from transfer t where ${standingRide(now)} and t.pickup_at < ${at(now + DATA_HOURS * HOUR_MS)}
        and (f.transfer_id is null or f.transfer_id = t.id))
    group by c.id`,
};

/** The ride and flight of a row. Only a row about a flight is about one certain ride, over or not; all others go by the next one. */
const rideOf = (queue: TodaySource, ofRide: RawBuilder<unknown>, now: number) =>
  queue === 'flights'
    ? { rideAt: sql.ref('thing.ride_at'), flight: sql.ref('thing.flight') }
    : { rideAt: nextRideOf(ofRide, now), flight: sql`null::json` };

const rowsOf = (queue: TodaySource, sight: Sight): RawBuilder<unknown> => {
  const { scope, now } = sight;
  const ofRide = sql`t.coupon_id = thing.ride_coupon`;
  const { rideAt, flight } = rideOf(queue, ofRide, now);
  const seen =
    scope === null
      ? sql`true`
      : sql`(${inScope(scope, sql.ref('thing.property_id'))} or (c.id is not null and ${isBookingIn(scope)}))`;
  return sql`
    select ${sql.lit(queue)} as queue, thing.key, thing.since, thing.due as due_at, thing.about, thing.who, coalesce(thing.property_id, c.property_id) as property_id,
      ${rideAt} as ride_at, ${flight} as flight,
      (select t.time_zone from transfer t where ${ofRide} order by t.pickup_at limit 1) as time_zone,
      case when c.id is not null then json_build_object('id', c.id, 'number', c.coupon_code, 'guest', c.guest_name) end as booking,
      case when c.id is null then '{}'::text[] else ${openOf(sight)} end as open,
      q.charge_name, case when q.snoozed_until > ${at(now)} then q.snoozed_until end as snoozed_until,
      q.snoozed_by,
      (select coalesce(json_agg(json_build_object('note', n.note, 'by', n.noted_by, 'at', ${millis(sql`n.noted_at`)}) order by n.id), '[]')
        from queue_note n where n.queue = ${sql.lit(queue)} and n.row_key = thing.key) as notes
    from (${THINGS[queue](sight)}) thing
      left join coupon c on c.id = thing.coupon_id
      left join queue_row q on q.queue = ${sql.lit(queue)} and q.row_key = thing.key
    where ${seen}`;
};

/** True for a row of the queue that is late. */
const isLate = (queue: QueueName, { now }: Sight, times: AnswerTimes): RawBuilder<unknown> =>
  sql`coalesce(${queue === 'messages' ? answerDue(sql`since`, sql`ride_at`, times) : sql`due_at`} <= ${at(now)}, false)`;

export async function countQueues(
  handle: Handle,
  queues: readonly QueueName[],
  sight: Sight,
  times: AnswerTimes,
): Promise<QueueCount[]> {
  if (queues.length === 0) return [];
  const each = queues.map(
    (queue) => sql`
      select ${sql.lit(queue)} as name, count(*) filter (where snoozed_until is null)::int as open,
        count(*) filter (where snoozed_until is null and ${isLate(queue, sight, times)})::int as overdue,
        count(*) filter (where snoozed_until is not null)::int as snoozed,
        min(ride_at) filter (where snoozed_until is null) as ride_at
      from (${rowsOf(queue, sight)}) r`,
  );
  const { rows } = await sql<QueueCount>`${sql.join(each, sql` union all `)}`.execute(handle);
  return rows;
}

export type RowState = 'open' | 'snoozed';

/** Rows of a queue: overdue ones first, then by the time of the ride, and of two alike the one that waits longer. */
export async function listRows(
  handle: Handle,
  queue: QueueName,
  sight: Sight,
  { state, times, ...page }: ListPage & { readonly state: RowState; readonly times: AnswerTimes },
): Promise<QueueRecord[]> {
  const { rows } = await sql<QueueRecord>`
    select * from (${rowsOf(queue, sight)}) r where snoozed_until is ${state === 'open' ? sql`null` : sql`not null`}
    order by ${isLate(queue, sight, times)} desc, ride_at nulls last, since, key ${ofPage(page)}`.execute(
    handle,
  );
  return rows;
}

/** Open rows of several sources, by their deadline, else their ride. @param most bound of their number */
export async function listWaiting(
  handle: Handle,
  sources: readonly TodaySource[],
  sight: Sight,
  most: number,
): Promise<QueueRecord[]> {
  if (sources.length === 0) return [];
  const each = sources.map((one) => sql`(${rowsOf(one, sight)})`);
  const { rows } = await sql<QueueRecord>`
    select * from (${sql.join(each, sql` union all `)}) r where snoozed_until is null
    order by coalesce(due_at, ride_at) nulls last, since, key limit ${most}`.execute(handle);
  return rows;
}

/** A row within the sight, or null. */
export async function findRow(
  handle: Handle,
  { queue, key }: { readonly queue: QueueName; readonly key: string },
  sight: Sight,
): Promise<QueueRecord | null> {
  const { rows } = await sql<QueueRecord>`
    select * from (${rowsOf(queue, sight)}) r where key = ${key}`.execute(handle);
  return rows[0] ?? null;
}

type Row = { readonly queue: QueueName; readonly key: string };
type By = { readonly accountId: number; readonly username: string };

/** Assigns or clears the owner, if the owner is still the one the caller saw. Returns the current owner on a conflict, else null. */
export async function updateCharge(
  tx: Tx,
  { queue, key }: Row,
  { by, seen, now }: { readonly by: By | null; readonly seen: string | null; readonly now: number },
): Promise<string | null> {
  const charge = {
    charge_id: by?.accountId ?? null,
    charge_name: by?.username ?? null,
    charged_at: new Date(now),
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('queue_row')
    .values({ queue, row_key: key, ...charge })
    .onConflict((conflict) =>
      conflict
        .columns(['queue', 'row_key'])
        .doUpdateSet(charge)
        .where(sql<boolean>`queue_row.charge_name is null or queue_row.charge_name = ${seen}`),
    )
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return null;
  const row = await tx
    .selectFrom('queue_row')
    .select('charge_name')
    .where('queue', '=', queue)
    .where('row_key', '=', key)
    .executeTakeFirst();
  return row?.charge_name ?? '';
}

/** Snoozes a row until a time, or wakes it. */
export async function updateSnooze(
  tx: Tx,
  { queue, key }: Row,
  { until, by }: { readonly until: number | null; readonly by: By },
): Promise<void> {
  const snooze = {
    snoozed_until: until === null ? null : new Date(until),
    snoozed_by: until === null ? null : by.username,
  };
  await tx
    .insertInto('queue_row')
    .values({ queue, row_key: key, ...snooze })
    .onConflict((conflict) => conflict.columns(['queue', 'row_key']).doUpdateSet(snooze))
    .execute();
}

export async function insertNote(
  tx: Tx,
  { queue, key }: Row,
  { note, by, now }: { readonly note: string; readonly by: By; readonly now: number },
): Promise<void> {
  await tx
    .insertInto('queue_note')
    .values({
      queue,
      row_key: key,
      note,
      noted_at: new Date(now),
      noted_by_id: by.accountId,
      noted_by: by.username,
    })
    .execute();
}
