import type { KeptReckoning } from '@traslado/domain/booking/kept-reckoning';
import type { CouponState } from '@traslado/domain/booking/state';
import { type RawBuilder, sql } from 'kysely';
import { isUnderWay } from '../../db/attempt-under-way.ts';
import { conflictOfNewStays } from '../../db/booked-legs.ts';
import type { Handle, Tx } from '../../db/client.ts';
import { dateOf, timestamp } from '../../db/instants.ts';
import { stayLock } from '../../db/locks.ts';
import type { ActedRecord } from '../booking/acted-record.ts';
import type { Changed, CouponRecord } from '../booking/record.ts';
import type { ChangeOutcome, ChangePlan, PlannedChange, SeatTarget } from './record.ts';

/** Locks, writes and ends changes of bookings. A change with all its consequences is one statement, so one commit. */

type StayNames = Pick<CouponRecord, 'id' | 'stays'>;

const namesOf = (stays: StayNames['stays']): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(stays.map(({ hotel, folio }) => ({ hotel, folio })))}::jsonb) as own(hotel text, folio text)`;

/** Cents that the included transfer of these stays has paid of their other bookings. */
const includedUsed = (coupon: StayNames): RawBuilder<number> => sql`(
  select coalesce(sum(other.included_minor), 0) from coupon other
  where other.id <> ${coupon.id}::int and other.included_minor > 0
    and (other.status = 'pending_payment' or other.confirmed_at is not null)
    and other.id in (select s.coupon_id from coupon_stay s
      join ${namesOf(coupon.stays)} on own.hotel = s.hotel and own.folio = s.folio))`;

export async function findIncludedUsed(handle: Handle, coupon: StayNames): Promise<number> {
  const { rows } = await sql<{ used: number }>`select ${includedUsed(coupon)} as used`.execute(handle);
  return rows[0]?.used ?? 0;
}

/** Locks a booking: one change of it after the other. Null when there is none. */
export async function lockForChange(
  tx: Tx,
  couponId: number,
): Promise<{ readonly version: number; readonly status: CouponState } | null> {
  const { rows } = await sql<{ version: number; status: CouponState }>`
    select version, status from coupon where id = ${couponId} for update`.execute(tx);
  return rows[0] ?? null;
}

export type ChangeLocks = {
  /** Ids of the limited departures, by ride. */
  readonly departures: ReadonlyMap<number, number>;
  /** Money may be moving for the booking right now. */
  readonly isBeingPaid: boolean;
};

/**
 * Locks the resources that the change counts against: the stays, so that their included transfer is not given twice, then the limited
 * departures, which are made when nobody rides on them yet. An earlier waiting change ends: the newer one takes its place. Call it with the
 * booking locked, as a statement of its own: a statement that waited for the lock does not see a payment that began meanwhile.
 */
export async function lockSeatsForChange(
  tx: Tx,
  {
    coupon,
    plan,
    now,
  }: {
    coupon: StayNames;
    plan: ChangePlan;
    now: number;
  },
): Promise<ChangeLocks> {
  const all = [...coupon.stays, ...plan.stays].map(({ hotel, folio }) => `${hotel}/${folio}`);
  const stays = [...new Set(all)].sort();
  const { rows } = await sql<{ departures: { id: number; direction: string }[]; isBeingPaid: boolean }>`
    with replaced as (
      update coupon_change set status = 'replaced', ended_at = ${new Date(now)}
      where coupon_id = ${coupon.id} and status = 'pending' returning id),
    unheld as (delete from seat using replaced where seat.change_id = replaced.id),
    departure as (${departuresOf(plan)})
    select (select count(${stayLock(sql.ref('stay'))}) from unnest(${stays}::text[]) stay) as locked,
      coalesce((select json_agg(departure) from departure), '[]') as departures, exists (
        select from payment_attempt a where a.coupon_id = ${coupon.id}
          and ${isUnderWay}) as is_being_paid`.execute(tx);
  return {
    departures: byRide(plan.targets, rows[0]?.departures ?? []),
    isBeingPaid: rows[0]?.isBeingPaid ?? false,
  };
}

/** The same for a change that was paid: it keeps its own row, and its price. */
export async function lockDepartures(tx: Tx, plan: ChangePlan): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; direction: string }>`${departuresOf(plan)}`.execute(tx);
  return byRide(plan.targets, rows);
}

const departuresOf = ({ targets }: ChangePlan): RawBuilder<unknown> => sql`
  insert into shared_departure (service_id, direction, property_id, service_on, pickup_hour, capacity)
  select "serviceId", direction, "propertyId", "on", hour, capacity
  from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb)
    as ride("serviceId" int, direction text, "propertyId" int, "on" date, hour int, capacity int)
  order by "serviceId", direction, "on", hour
  on conflict (service_id, direction, property_id, service_on, pickup_hour) do update set capacity = excluded.capacity
  returning id, direction`;

function byRide(
  targets: readonly SeatTarget[],
  departures: readonly { id: number; direction: string }[],
): ReadonlyMap<number, number> {
  return new Map(
    targets.map(({ transferId, direction }) => [
      transferId,
      departures.find((one) => one.direction === direction)?.id ?? 0,
    ]),
  );
}

const targetRows = (plan: ChangePlan, departures: ReadonlyMap<number, number>): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(
    plan.targets.map(({ transferId, seats }) => ({
      transfer: transferId,
      departure: departures.get(transferId),
      seats,
    })),
  )}::jsonb) as target(transfer int, departure int, seats int)`;

/** Seats that are missing on the fullest of the targets' departures, the booking's own counted as free. Below 1 when all fit. */
const seatsMissing = (now: number): RawBuilder<number> => sql`(
  select coalesce(max(target.seats - d.capacity + (
    select coalesce(sum(s.seats), 0) from seat s
    where s.departure_id = target.departure and s.transfer_id <> target.transfer and s.released_at is null
      and (s.held_until is null or s.held_until >= ${new Date(now)}))), 0)
  from target join shared_departure d on d.id = target.departure)`;

/** The conflict of the stays that a change adds. The usual change keeps its stays, and nothing is checked. */
function conflictFor({ id, stays }: StayNames, wanted: StayNames['stays']): RawBuilder<unknown> {
  const isOld = (one: StayNames['stays'][number]) =>
    stays.some(({ hotel, folio }) => hotel === one.hotel && folio === one.folio);
  return wanted.every(isOld) ? sql`null::text` : conflictOfNewStays(id, wanted);
}

export type ChangeWriting = {
  readonly changeId: string;
  readonly coupon: Pick<CouponRecord, 'id' | 'stays' | 'version' | 'contactEmail' | 'currency'>;
  readonly transferId: number;
  readonly planned: PlannedChange;
  readonly departures: ReadonlyMap<number, number>;
  readonly includedUsedMinor: number;
  /** The acting staff; null for the guest. */
  readonly acted: ActedRecord | null;
  readonly now: number;
};

const changeRow = (writing: ChangeWriting, status: 'pending' | 'applied', expiresAt: number | null) => {
  const { changeId, coupon, transferId, planned, acted, now } = writing;
  const { plan, changes, differenceMinor, emailChanged } = planned;
  return sql`
    insert into coupon_change (id, coupon_id, transfer_id, kind, status, base_version, plan, summary, amount_minor, total_minor, currency,
      old_email, created_at, expires_at, ended_at, acting)
    select ${changeId}::uuid, ${coupon.id}::int, ${transferId}::int, 'change', ${status}, ${coupon.version}::int,
      ${JSON.stringify(plan)}::jsonb, ${JSON.stringify(changes)}::jsonb, ${differenceMinor}::int, ${plan.totalMinor}::int,
      ${coupon.currency}, ${emailChanged ? coupon.contactEmail : null}, ${new Date(now)}::timestamptz,
      ${timestamp(expiresAt)}, ${status === 'applied' ? new Date(now) : null}::timestamptz,
      ${acted && JSON.stringify(acted)}::jsonb`;
};

/** The calculation of the new price, beside that of the sale. */
const reckoned = (reckoning: KeptReckoning, { changeId, now }: { changeId: string; now: number }) => sql`
    reckoned as (
      insert into coupon_reckoning (coupon_id, change_id, reckoned_at, reckoning)
      select booking.id, ${changeId}::uuid, ${new Date(now)}::timestamptz, ${JSON.stringify(reckoning)}::jsonb from booking),`;

/** CTE `carried`: special items of rides whose flight stays. */
const carried = (rides: NonNullable<ChangePlan['specialItems']>) => sql`
    carried as (
      update transfer set version = version + 1, special_items = one.items, special_answer = one.answer
      from booking, jsonb_to_recordset(${JSON.stringify(rides)}::jsonb) as one("transferId" int, items jsonb, answer text)
      where transfer.id = one."transferId" and transfer.status in ('pending', 'confirmed')),`;

/**
 * Booking, rides, parties, seats and letter by the plan, from a CTE `go` that has a row if the change may take effect. Seats of an unpaid
 * booking stay held no longer than its hold.
 */
function applied(
  plan: ChangePlan,
  {
    couponId,
    baseVersion,
    changeId,
    now,
  }: { couponId: number; baseVersion: number; changeId: string; now: number },
): RawBuilder<unknown> {
  const at = sql`${new Date(now)}::timestamptz`;
  const itemsOf = (id: number | undefined) => plan.specialItems?.find(({ transferId }) => transferId === id);
  const otherItems = (plan.specialItems ?? []).filter(
    ({ transferId }) => transferId !== plan.leg?.transferId,
  );
  const legs = plan.leg
    ? [
        {
          ...plan.leg,
          pickUpAt: dateOf(plan.leg.pickUpAt),
          changeUntil: dateOf(plan.leg.changeUntil),
          cancelUntil: dateOf(plan.leg.cancelUntil),
          specialItems: itemsOf(plan.leg.transferId)?.items,
          specialAnswer: itemsOf(plan.leg.transferId)?.answer,
        },
      ]
    : [];
  return sql`
    booking as (
      update coupon set version = version + 1, adults = ${plan.adults}, children = ${plan.children}, baby_seats = ${plan.babySeats},
        passengers = ${plan.passengers}, vehicles = ${plan.vehicles}, total_minor = ${plan.totalMinor},
        included_minor = ${plan.includedMinor}, included = ${plan.included}, rate_id = ${plan.rateId},
        receptive_group_id = ${plan.receptiveGroupId}, price = ${JSON.stringify(plan.price)}::jsonb, contact_name = ${plan.contact.name}, contact_email = ${plan.contact.email},
        contact_phone = ${plan.contact.phone}, observation = ${plan.observation}
      from go where coupon.id = ${couponId} and coupon.version = ${baseVersion}
        and coupon.status in ('pending_payment', 'confirmed', 'partially_cancelled')
      returning coupon.id, case when coupon.status = 'pending_payment' then coupon.hold_expires_at end as held_until),
    ${plan.reckoning ? reckoned(plan.reckoning, { changeId, now }) : sql``}
    ride as (
      update transfer set version = version + 1, flight_code = leg."flightCode", airline_id = leg."airlineId",
        is_national = leg."isNational", flight_on = leg."flightOn", flight_time = leg."flightTime", pickup_on = leg."pickUpOn",
        pickup_time = leg."pickUpTime", pickup_at = leg."pickUpAt", change_until = leg."changeUntil", cancel_until = leg."cancelUntil",
        pickup_hours = leg."pickUpHours", place_id = leg."placeId", property_id = leg."propertyId", time_to_check = coalesce(leg."timeToCheck", false),
        terminal = leg.terminal, late_arrival = coalesce(leg."lateArrival", false),
        special_items = coalesce(leg."specialItems", transfer.special_items),
        special_answer = case when leg."specialItems" is null then transfer.special_answer else leg."specialAnswer" end
      from booking, jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as leg("transferId" int, "flightCode" text, "airlineId" int,
        "isNational" boolean, "flightOn" date, "flightTime" time, "pickUpOn" date, "pickUpTime" time, "pickUpAt" timestamptz,
        "changeUntil" timestamptz, "cancelUntil" timestamptz, "placeId" int, "propertyId" int, "timeToCheck" boolean,
        "lateArrival" boolean, "pickUpHours" jsonb, terminal text, "specialItems" jsonb, "specialAnswer" text)
      where transfer.id = leg."transferId" and transfer.status in ('pending', 'confirmed')),
    ${otherItems.length > 0 ? carried(otherItems) : sql``}
    rider as (
      select * from jsonb_to_recordset(${JSON.stringify(plan.stays)}::jsonb) as one(hotel text, folio text, guest text, main boolean,
        adults int, children int, "babySeats" int)),
    party as (
      insert into coupon_stay (coupon_id, hotel, folio, guest, main, adults, children, baby_seats)
      select booking.id, hotel, folio, guest, main, adults, children, "babySeats" from booking, rider
      on conflict (coupon_id, hotel, folio) do update
      set adults = excluded.adults, children = excluded.children, baby_seats = excluded.baby_seats),
    left_out as (
      delete from coupon_stay using booking
      where coupon_stay.coupon_id = booking.id and (coupon_stay.hotel, coupon_stay.folio) not in (select hotel, folio from rider)),
    moved as (
      update seat set departure_id = target.departure, seats = target.seats, held_until = booking.held_until, released_at = null
      from booking, target where seat.transfer_id = target.transfer and seat.change_id is null
      returning seat.transfer_id),
    taken as (
      insert into seat (transfer_id, departure_id, seats, held_until)
      select target.transfer, target.departure, target.seats, booking.held_until from booking, target
      where not exists (select from seat s where s.transfer_id = target.transfer and s.change_id is null)),
    letter as (
      insert into job (kind, payload, run_at, created_at)
      select 'send_change_letter', jsonb_build_object('changeId', ${changeId}::text), ${at}, ${at} from booking)`;
}

/** Writes a change that costs nothing more. Call it with booking and departures locked. */
export async function updateChanged(tx: Tx, writing: ChangeWriting): Promise<ChangeOutcome> {
  const { coupon, planned, departures, includedUsedMinor, changeId, now } = writing;
  const { plan } = planned;
  const { rows } = await sql<ChangeOutcome>`
    with target as (select * from ${targetRows(plan, departures)}),
    gate as materialized (
      select ${includedUsed({ id: coupon.id, stays: plan.stays })} as used, ${seatsMissing(now)} as missing, ${conflictFor(coupon, plan.stays)} as conflict),
    go as (select from gate where used = ${includedUsedMinor} and missing <= 0 and conflict is null),
    record as (${changeRow(writing, 'applied', null)} from go),
    ${applied(plan, { couponId: coupon.id, baseVersion: coupon.version, changeId, now })}
    select exists (select from booking) as written, used as included_used_minor, missing as seats_missing, conflict from gate`.execute(
    tx,
  );
  return rows[0] ?? { written: false, includedUsedMinor, seatsMissing: 0, conflict: null };
}

/** Writes a change that waits for its difference, with the seats that it needs beyond the booking's own. */
export async function insertPendingChange(
  tx: Tx,
  writing: ChangeWriting & { readonly expiresAt: number },
): Promise<ChangeOutcome> {
  const { coupon, planned, departures, includedUsedMinor, expiresAt, now } = writing;
  const { rows } = await sql<ChangeOutcome>`
    with target as (select * from ${targetRows(planned.plan, departures)}),
    gate as materialized (
      select ${includedUsed({ id: coupon.id, stays: planned.plan.stays })} as used, ${seatsMissing(now)} as missing, ${conflictFor(coupon, planned.plan.stays)} as conflict),
    go as (select from gate where used = ${includedUsedMinor} and missing <= 0 and conflict is null),
    change as (${changeRow(writing, 'pending', expiresAt)} from go returning id),
    wanted as (
      select target.transfer, target.departure, target.seats - coalesce(own.seats, 0) as seats
      from target left join seat own
        on own.transfer_id = target.transfer and own.change_id is null and own.departure_id = target.departure and own.released_at is null),
    held as (
      insert into seat (transfer_id, change_id, departure_id, seats, held_until)
      select transfer, change.id, departure, seats, ${new Date(expiresAt)}::timestamptz from change, wanted where seats > 0)
    select exists (select from change) as written, used as included_used_minor, missing as seats_missing, conflict from gate`.execute(
    tx,
  );
  return rows[0] ?? { written: false, includedUsedMinor, seatsMissing: 0, conflict: null };
}

export type WaitingChange = {
  readonly id: string;
  readonly status: string;
  readonly baseVersion: number;
  readonly plan: ChangePlan;
  readonly couponId: number;
  readonly couponStatus: CouponState;
  readonly version: number;
  readonly serviceId: number;
  readonly propertyId: number;
};

/** A change with the present state of its booking. Call it with the booking locked. */
export async function findWaitingChange(tx: Tx, changeId: string): Promise<WaitingChange | null> {
  const { rows } = await sql<WaitingChange>`
    select g.id, g.status, g.base_version, g.plan, c.id as coupon_id, c.status as coupon_status, c.version,
      c.service_id, c.property_id
    from coupon_change g join coupon c on c.id = g.coupon_id where g.id = ${changeId} for update of g`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Writes a change whose difference has been paid. False, and nothing is written, when its seats are gone. */
export async function updatePaidChange(
  tx: Tx,
  change: WaitingChange,
  departures: ReadonlyMap<number, number>,
  now: number,
): Promise<boolean> {
  const { plan, id: changeId, couponId, baseVersion } = change;
  const { rows } = await sql<{ written: boolean }>`
    with target as (select * from ${targetRows(plan, departures)}),
    go as (select where ${seatsMissing(now)} <= 0),
    ended as (
      update coupon_change set status = 'applied', ended_at = ${new Date(now)} from go where coupon_change.id = ${changeId}),
    unheld as (delete from seat using go where seat.change_id = ${changeId}),
    ${applied(plan, { couponId, baseVersion, changeId, now })}
    select exists (select from booking) as written`.execute(tx);
  return rows[0]?.written ?? false;
}

/** Ends a change whose money goes back. */
export async function updateReturnedChange(tx: Tx, changeId: string, now: number): Promise<void> {
  await sql`
    with unheld as (delete from seat where change_id = ${changeId})
    update coupon_change set status = 'returned', ended_at = coalesce(ended_at, ${new Date(now)}::timestamptz)
    where id = ${changeId}`.execute(tx);
}

/** Expires changes that were not paid in time, unless their payment is under way; their seats are released. Returns their number. */
export async function updateLapsedChanges(
  handle: Handle,
  { now, limit }: { now: number; limit: number },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with lapsed as (
      update coupon_change set status = 'lapsed', ended_at = ${new Date(now)}
      where status = 'pending' and id in (
        select g.id from coupon_change g
        where g.status = 'pending' and g.expires_at < ${new Date(now)} and not exists (
          select from payment_attempt a where a.change_id = g.id
            and ${isUnderWay})
        order by g.expires_at limit ${limit} for update skip locked)
      returning id),
    unheld as (delete from seat using lapsed where seat.change_id = lapsed.id)
    select id from lapsed`.execute(handle);
  return rows.length;
}

export type ChangeForLetter = {
  readonly couponId: number;
  readonly transferId: number;
  readonly kind: 'change' | 'cancel';
  readonly summary: readonly Changed[] | object;
  readonly baseVersion: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly oldEmail: string | null;
  /** Staff acted for the guest. */
  readonly byResort: boolean;
};

/** A change or cancellation that has taken effect, as its letter needs it; null when there is none. */
export async function findChangeForLetter(handle: Handle, id: string): Promise<ChangeForLetter | null> {
  const { rows } = await sql<ChangeForLetter>`
    select coupon_id, transfer_id, kind, summary, base_version,
      amount_minor, currency, old_email, acting is not null as by_resort
    from coupon_change where id = ${id} and status = 'applied'`.execute(handle);
  return rows[0] ?? null;
}
