import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { stayLock } from '../../db/locks.ts';
import type { IdempotencyKey, StoredAnswer } from '../../idempotency/idempotency-key.ts';
import type { DraftedBy } from '../party/drafted-by.ts';
import type { ActedRecord } from './acted-record.ts';
import type { Sale, SaleLocks, SaleOutcome, SaleWriting } from './sale.ts';
import {
  gate,
  legRows,
  liveBookings,
  olderBookings,
  ownBookings,
  stayRows,
  storedAnswer,
} from './sale-gates-repository.ts';
import {
  accepted,
  answered,
  booking,
  letter,
  members,
  proved,
  reckoned,
  replaced,
  rides,
  seats,
} from './sale-rows-repository.ts';

/**
 * Reads, locks and writes of a sale: three statements, the last of which writes everything or nothing. It is sent again to replace an
 * unpaid booking. Its steps are made in `sale-gates-repository.ts` and `sale-rows-repository.ts`.
 */

type StayName = { readonly hotel: string; readonly folio: string };

export type PartyMember = StayName & {
  readonly main: boolean;
  readonly adults: number;
  readonly children: number;
  readonly babySeats: number;
};

/** The key of a creation, if it came before. */
export async function findStoredAnswer(
  handle: Handle,
  idempotency: IdempotencyKey,
): Promise<StoredAnswer | null> {
  const { rows } = await sql<{ stored: StoredAnswer | null }>`
    select ${storedAnswer(idempotency)} as stored`.execute(handle);
  return rows[0]?.stored ?? null;
}

/** Stays of the group whose main stay is the guest's own, that one first; empty when the asker has made no such group. */
export async function listPartyMembers(
  handle: Handle,
  { stay, groupId, draftedBy }: { stay: StayName; groupId: number; draftedBy: DraftedBy },
): Promise<PartyMember[]> {
  const { rows } = await sql<PartyMember>`
    select s.hotel, s.folio, s.main, s.adults, s.children, s.baby_seats
    from receptive_group g join receptive_group_stay m on m.group_id = g.id join receptive_group_stay s on s.group_id = g.id
    where g.id = ${groupId} and g.drafted_by is not distinct from ${draftedBy}::int and m.main and m.hotel = ${stay.hotel} and m.folio = ${stay.folio}
    order by s.main desc, s.hotel, s.folio`.execute(handle);
  return rows;
}

/**
 * Locks the stays, so that their bookings are counted one after the other, and the rows of limited departures, so that their seats are.
 * Always in the same order. Also reserves the ids, so that the statement that writes the booking can keep the answer.
 */
export async function lockForSale(tx: Tx, sale: Sale): Promise<SaleLocks> {
  const stays = sale.stays.map(({ hotel, folio }) => `${hotel}/${folio}`).sort();
  const rides = sale.legs.flatMap(({ direction, limited }) => (limited ? { direction, ...limited } : []));
  const isLimited = rides.length > 0;
  const departures = sql`
    with departure as (
      insert into shared_departure (service_id, direction, property_id, service_on, pickup_hour, capacity)
      select "serviceId", direction, "propertyId", "on", hour, capacity
      from jsonb_to_recordset(${JSON.stringify(rides)}::jsonb)
        as ride("serviceId" int, direction text, "propertyId" int, "on" date, hour int, capacity int)
      order by "serviceId", direction, "on", hour
      on conflict (service_id, direction, property_id, service_on, pickup_hour) do update set capacity = excluded.capacity
      returning id, direction)`;
  const { rows } = await sql<SaleLocks>`
    ${isLimited ? departures : sql``}
    select (select count(${stayLock(sql.ref('stay'))}) from unnest(${stays}::text[]) stay) as locked,
      ${isLimited ? sql`(select json_agg(departure) from departure)` : sql`'[]'::json`} as departures,
      nextval('coupon_id_seq') as coupon_id,
      (select json_agg(nextval('transfer_id_seq')) from generate_series(1, ${sale.legs.length}::int)) as transfer_ids`.execute(
    tx,
  );
  const [locks] = rows;
  if (!locks) throw new Error('the locks of a sale were not given');
  return locks;
}

/**
 * Locks unpaid bookings, so that no payment of them begins before the commit. A booking that another transaction holds is being paid or
 * ended: waiting for it could deadlock, so it is skipped.
 * @returns the locked ones
 */
export async function lockOlder(tx: Tx, couponIds: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from coupon where id = any(${[...couponIds]}::int[]) order by id for update skip locked`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/**
 * Writes a sale under its locks, in one statement, so that a booking takes three and is written whole or not at all. Its steps, in order:
 *
 * Request
 *   1. `leg`      its rides, as rows
 *   2. `name`     its stays, as rows
 * Existing bookings
 *   3. `own`      bookings of the guest's own stay
 *   4. `live`     standing or unpaid bookings of any of its stays in the same direction
 *   5. `older`    the unpaid ones that it replaces
 * Gates
 *   6. `gate`     one row in every case: the result of each gate
 * Writes. Each selects from `booking`, which is empty when a gate refuses the sale
 *   7. `booking`  the booking
 *      `reckoned` its price calculation
 *   8. `member`   the riding stays
 *      `proved`   the stays as their system returned them
 *      `wording`, `accepted`  the terms that the guest accepted
 *   9. `ride`     the rides
 *  10. `seats`    their seats on limited departures
 *  11. `letter`   the job of its letter, if nothing is to be paid and it is confirmed already
 *  12. `replaced`, `given_up`, `freed`  the end of older bookings, of their rides and seats
 *  13. `answered` the key, with the answer that it gives again
 *
 * Steps without data are left out: the usual sale has no limit of seats, nothing included, and replaces no booking.
 */
export async function insertSale(tx: Tx, writing: SaleWriting): Promise<SaleOutcome> {
  const { sale, locks, holdExpiresAt, older } = writing;
  const steps = [
    legRows(writing),
    stayRows(sale),
    ownBookings(sale),
    liveBookings(sale),
    olderBookings(writing),
    gate(writing),
    booking(writing),
    reckoned(writing),
    members,
    proved(writing),
    ...(sale.terms.length > 0 ? [accepted(writing)] : []),
    rides(writing),
    ...(locks.departures.length > 0 ? [seats(writing)] : []),
    ...(holdExpiresAt === null ? [letter(writing)] : []),
    ...(older === null || older.length === 0 ? [] : [replaced(writing)]),
    answered(writing),
  ];
  const { rows } = await sql<SaleOutcome>`
    with ${sql.join(steps)}
    select exists (select from booking) as made, stored, booked_legs, overtaken, being_paid,
      used as included_used_minor, holding as too_many_holds, older_ids, seats_left from gate`.execute(tx);
  const [outcome] = rows;
  if (!outcome) throw new Error('a sale had no outcome');
  return outcome;
}

/** Keeps beside a booking the member of staff who made it for the guest. */
export async function updateBookedBy(
  tx: Tx,
  couponId: number,
  acting: ActedRecord & { readonly gaveAddress: boolean },
): Promise<void> {
  await sql`update coupon set acting = ${JSON.stringify(acting)}::jsonb where id = ${couponId}`.execute(tx);
}
