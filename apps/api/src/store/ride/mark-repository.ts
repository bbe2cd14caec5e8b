import type { MissedReason, Outcome } from '@traslado/domain/booking/ride-outcome';
import type { TransferState } from '@traslado/domain/booking/state';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { isNamedFlight } from '../../db/followed-rides.ts';

/** Outcomes of rides, as marked by staff. */

/** A ride as its marks see it, with the mark that stands. Instants are epoch milliseconds. */
export type MarkableRide = {
  readonly id: number;
  readonly reference: string;
  readonly code: string;
  readonly couponId: number;
  readonly propertyId: number;
  readonly airportId: number;
  readonly direction: 'arrival' | 'departure';
  readonly status: TransferState;
  /** The later of sold and expected. */
  readonly pickUpAt: number;
  readonly isFrozen: boolean;
  readonly isNational: boolean;
  readonly timeZone: string;
  readonly markId: number | null;
  readonly markedAt: number | null;
};

/** A ride, locked: marks of it come one after the other. */
export async function lockRide(tx: Tx, id: number): Promise<MarkableRide | null> {
  const { rows } = await sql<MarkableRide>`
    select t.id, t.reference, c.coupon_code as code, c.id as coupon_id, coalesce(t.property_id, c.property_id) as property_id,
      c.airport_id, t.direction, t.status, greatest(t.pickup_at, f.counts_at) as pick_up_at, f.frozen is not null as is_frozen, t.is_national,
      t.time_zone, m.id as mark_id, m.marked_at
    from transfer t join coupon c on c.id = t.coupon_id left join followed_ride f on f.transfer_id = t.id and ${isNamedFlight}
      left join ride_mark m on m.transfer_id = t.id and m.taken_back_at is null
    where t.id = ${id} for update of t`.execute(tx);
  return rows[0] ?? null;
}

type Doer = { readonly accountId: number; readonly username: string };

/** Writes a mark of a locked ride. Returns its id. */
export async function insertMark(
  tx: Tx,
  {
    rideId,
    status,
    ...mark
  }: {
    readonly rideId: number;
    readonly status: TransferState;
    readonly outcome: Outcome;
    readonly reason: MissedReason | null;
    readonly note: string;
  },
  { accountId, username }: Doer,
  now: number,
): Promise<number> {
  const at = new Date(now);
  const { rows } = await sql<{ id: number }>`
    with ride as (
      update transfer set status = ${status}, assumed = false where id = ${rideId} and status = 'confirmed' returning id)
    insert into ride_mark (transfer_id, outcome, reason, note, marked_at, marked_by, marked_name)
    select ride.id, ${mark.outcome}, ${mark.reason}::text, ${mark.note}, ${at}::timestamptz, ${accountId}::int, ${username} from ride
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`ride ${rideId} could not be marked`);
  return row.id;
}

/** Takes a mark of a locked ride back. Returns whether its guest was told, or is being told. */
export async function takeBackMark(
  tx: Tx,
  { markId, rideId }: { readonly markId: number; readonly rideId: number },
  { username }: Pick<Doer, 'username'>,
  now: number,
): Promise<boolean> {
  const at = new Date(now);
  const { rows } = await sql<{ told: boolean }>`
    with ride as (
      update transfer set status = 'confirmed', unmarked_at = ${at}::timestamptz where id = ${rideId} returning id)
    update ride_mark set taken_back_at = ${at}::timestamptz, taken_back_name = ${username}
    from ride where ride_mark.id = ${markId} and ride_mark.transfer_id = ride.id and ride_mark.taken_back_at is null
    returning ride_mark.told_at is not null as told`.execute(tx);
  return rows[0]?.told ?? false;
}

/** A mark whose guest gets a letter. */
export type ToldMark = { readonly id: number; readonly couponId: number; readonly transferId: number };

/**
 * Notes that the guest of a missed ride is being told. Null where the mark was taken back before: then no letter goes. A later take-back
 * sees the note.
 */
export async function claimTelling(handle: Handle, markId: number, now: number): Promise<ToldMark | null> {
  const { rows } = await sql<ToldMark>`
    update ride_mark m set told_at = coalesce(m.told_at, ${new Date(now)}::timestamptz)
    from transfer t where m.id = ${markId} and t.id = m.transfer_id and (m.taken_back_at is null or m.told_at is not null)
    returning m.id, t.coupon_id, t.id as transfer_id`.execute(handle);
  return rows[0] ?? null;
}

/** A mark that was taken back after its guest was told; null for any other. */
export async function findWithdrawn(handle: Handle, markId: number): Promise<ToldMark | null> {
  const { rows } = await sql<ToldMark>`
    select m.id, t.coupon_id, t.id as transfer_id from ride_mark m join transfer t on t.id = m.transfer_id
    where m.id = ${markId} and m.taken_back_at is not null and m.told_at is not null`.execute(handle);
  return rows[0] ?? null;
}
