import type { Db } from '../apps/api/src/db/client.ts';

/** A stay that can be booked online, as the guest who owns it would type it. */
export type BenchStay = {
  readonly hotel: string;
  readonly folio: string;
  readonly lastName: string;
  readonly arrivalOn: string;
  readonly departureOn: string;
};

/** Ordinary stays of the demo at one hotel, far enough ahead for every rule. */
export async function bookableStays(
  db: Db,
  hotel: string,
  fromOn: string,
  most: number,
): Promise<BenchStay[]> {
  const rows = await db
    .selectFrom('pms_stay')
    .select(['hotel', 'folio', 'last_name', 'arrival_on', 'departure_on'])
    .where('hotel', '=', hotel)
    .where('status', '=', 'RESERVED')
    .where('arrival_on', '>=', fromOn)
    .orderBy('folio')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    hotel: row.hotel,
    folio: row.folio,
    lastName: row.last_name,
    arrivalOn: row.arrival_on,
    departureOn: row.departure_on,
  }));
}
