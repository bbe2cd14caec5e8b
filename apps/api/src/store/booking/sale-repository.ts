import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { COMMITS } from '../../db/prepared-pool.ts';
import type { IdempotencyKey, StoredAnswer } from '../../idempotency/idempotency-key.ts';
import type { DraftedBy } from '../party/drafted-by.ts';
import type { ActedRecord } from './acted-record.ts';
import type { SaleLocks, SaleWriting } from './sale.ts';
import {
  accepted,
  answered,
  booking,
  legRows,
  letter,
  members,
  proved,
  reckoned,
  replaced,
  rides,
  seats,
  stayRows,
} from './sale-rows-repository.ts';

/**
 * Reads, locks and writes of a sale; `passGates` of the rules decides in between. One statement locks and reads the facts, the last one writes
 * everything or nothing. Its steps are made in `sale-rows-repository.ts`.
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
  const { rows } = await sql<{ stored: StoredAnswer }>`
    select json_build_object('bodyHash', body_hash, 'status', status, 'answer', answer) as stored
    from intent where scope = ${idempotency.scope} and key = ${idempotency.key}`.execute(handle);
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
 * Always in the same order. Answers the facts under the locks, and reserves the ids, so that the statement that writes the booking can keep
 * the answer.
 */
export async function lockForSale(
  tx: Tx,
  { sale, idempotency, now }: Pick<SaleWriting, 'sale' | 'idempotency' | 'now'>,
): Promise<SaleLocks> {
  const stays = sale.stays.map(({ hotel, folio }) => ({ hotel, folio }));
  const limited = sale.legs.flatMap((leg) =>
    leg.limited ? { direction: leg.direction, ...leg.limited } : [],
  );
  const { rows } = await sql<SaleLocks>`
    select nextval('coupon_id_seq') as coupon_id,
      (select json_agg(nextval('transfer_id_seq')) from generate_series(1, ${sale.legs.length}::int)) as transfer_ids,
      stored, departures, bookings
    from lock_sale(${JSON.stringify(stays)}::jsonb, ${JSON.stringify(limited)}::jsonb, ${idempotency.scope}, ${idempotency.key},
      ${new Date(now)}::timestamptz)`.execute(tx);
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
 * Writes a sale under its locks, in one statement, so that it is written whole or not at all. Its steps, in order:
 *
 * Request
 *   1. `leg`      its rides, as rows
 *   2. `name`     its stays, as rows
 * Writes
 *   3. `booking`  the booking
 *      `reckoned` its price calculation
 *   4. `member`   the riding stays
 *      `proved`   the stays as their system returned them
 *      `wording`, `accepted`  the terms that the guest accepted
 *   5. `ride`     the rides
 *   6. `seats`    their seats on limited departures
 *   7. `letter`   the job of its letter, if nothing is to be paid and it is confirmed already
 *   8. `replaced`, `given_up`, `freed`  the end of older bookings, of their rides and seats
 *   9. `answered` the key, with the answer that it gives again
 *
 * Steps without data are left out: the usual sale has no limit of seats, nothing included, and replaces no booking.
 */
export async function insertSale(tx: Tx, writing: SaleWriting): Promise<void> {
  const { sale, locks, holdExpiresAt, replaces, commits } = writing;
  const steps = [
    legRows(writing),
    stayRows(sale),
    booking(writing),
    reckoned(writing),
    members,
    proved(writing),
    ...(sale.terms.length > 0 ? [accepted(writing)] : []),
    rides(writing),
    ...(locks.departures.length > 0 ? [seats(writing)] : []),
    ...(holdExpiresAt === null ? [letter(writing)] : []),
    ...(replaces.length > 0 ? [replaced(writing)] : []),
    answered(writing),
  ];
  await sql`${sql.raw(commits ? COMMITS : '')}with ${sql.join(steps)} select from booking`.execute(tx);
}

/** Keeps beside a booking the member of staff who made it for the guest. */
export async function updateBookedBy(
  tx: Tx,
  couponId: number,
  acting: ActedRecord & { readonly gaveAddress: boolean },
): Promise<void> {
  await sql`update coupon set acting = ${JSON.stringify(acting)}::jsonb where id = ${couponId}`.execute(tx);
}
