import { sql } from 'kysely';
import type { Handle, Tx } from '../db/client.ts';
import type { NumberingSystem, TheirOffer } from '../ports/their-numbers.ts';
import type { TheirNumberRow } from './records.ts';

/** The rows here of their numbers. */

/** A number for a new row of theirs. */
export async function takeGroupRowId(handle: Handle): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('group_row_id')::int as id`.execute(handle);
  const [row] = rows;
  if (!row) throw new Error('no number for a row of the group');
  return row.id;
}

/** Assigns a number of theirs to a row. The earlier assignment of both is deleted. */
export async function insertTheirNumber(
  tx: Tx,
  system: NumberingSystem,
  { kind, scope, theirs, ours }: TheirNumberRow,
): Promise<void> {
  await sql`delete from their_number where kind = ${kind} and (ours = ${ours} or (system = ${system} and scope = ${scope} and theirs = ${theirs}))`.execute(
    tx,
  );
  await tx.insertInto('their_number').values({ system, kind, scope, theirs, ours }).execute();
}

export async function upsertTheirOffer(tx: Tx, serviceId: number, offer: TheirOffer): Promise<void> {
  const row = {
    operation_type_id: offer.operationTypeId,
    movement_origin_id: offer.movementOriginId,
    departure_place_id: offer.departurePlaceId,
    arrival_place_id: offer.arrivalPlaceId,
  };
  await tx
    .insertInto('their_offer')
    .values({ service_id: serviceId, ...row })
    .onConflict((conflict) => conflict.column('service_id').doUpdateSet(row))
    .execute();
}
