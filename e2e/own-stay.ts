import { randomInt } from 'node:crypto';
import type { DemoStay } from '../apps/api/src/demo/stay-row.ts';
import { type StayWishes, testStay } from '../apps/api/src/testing/stay.ts';
import { productDatabase } from './product-database.ts';

/** A stay as a guest knows it, with its whole row of the PMS beside. */
export type OwnStay = {
  readonly hotel: string;
  readonly folio: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly row: DemoStay;
};

/** Of two bookings with one name on one flight the product says that they are the same party's. Four letters: efforts count them. */
const ownLastName = () =>
  Array.from({ length: 4 }, (_, place) => String.fromCharCode((place ? 97 : 65) + randomInt(26))).join('');

/**
 * A fresh stay of a guest that no other test has, in the product's PMS: at BP from 30 to 37 days from today for 2 adults, nothing
 * included, unless said, e.g. `ownStay({ hotel: 'PM', arrivesIn: 37, name_id: first.row.name_id })` for the stay after another,
 * `ownStay({ parent_resv_name_id: first.row.resv_name_id })` for another room, `ownStay({ rate_plan: 'AI-RT' })` for an included ride.
 *
 * @param databaseUrl of another product than the usual one
 */
export async function ownStay(wishes: StayWishes = {}, databaseUrl?: string): Promise<OwnStay> {
  // At random: tests of several workers and runs share one database.
  const folio = `${wishes.hotel ?? 'BP'}${randomInt(100_000_000, 1_000_000_000)}-1`;
  const row = testStay(folio, Date.now(), { children: 0, last_name: ownLastName(), ...wishes });
  await productDatabase(databaseUrl).insertInto('pms_stay').values(row).execute();
  return { hotel: row.hotel, folio: row.folio, lastName: row.last_name, firstName: row.first_name, row };
}

/** The PMS knows something else of a stay from now on, e.g. `{ status: 'CANCELLED' }`. */
export async function changeStay(
  stay: OwnStay,
  change: Partial<DemoStay>,
  databaseUrl?: string,
): Promise<void> {
  await productDatabase(databaseUrl)
    .updateTable('pms_stay')
    .set(change)
    .where('folio', '=', stay.folio)
    .execute();
}
