import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Updateable } from 'kysely';
import type { Database } from '../apps/api/src/db/schema.ts';
import { sharedSecret } from '../apps/api/src/db/secret.ts';
import { dataBookings } from '../apps/api/src/demo/data-stories.ts';
import { createTokens } from '../apps/api/src/http/tokens.ts';
import type { OwnStay } from './own-stay.ts';
import { productDatabase } from './product-database.ts';

/** States that only time or staff bring about, written into the product's database. */

/** Changes the booking of this number behind everybody's back. */
export async function setCoupon(number: string, change: Updateable<Database['coupon']>): Promise<void> {
  await productDatabase().updateTable('coupon').set(change).where('coupon_code', '=', number).execute();
}

/** Kovács with the demo's wrong phone and mail, also where a test before mended them, and found by the check, which follows a change within seconds. */
export async function spoilKovacs(): Promise<number> {
  const db = productDatabase();
  const { id } = await db
    .updateTable('coupon')
    .set(({ eb }) => ({
      contact_phone: '+361234567',
      contact_email: 'zsofia.kovacs@guests.example',
      version: eb('version', '+', 1),
    }))
    .where('coupon_code', '=', dataBookings.kovacs)
    .returning('id')
    .executeTakeFirstOrThrow();
  // Somebody may have said of one of the two that it is right.
  const found = db
    .selectFrom('data_finding')
    .select('kind')
    .where('coupon_id', '=', id)
    .where('resolved_at', 'is', null);
  while (!(await found.executeTakeFirst())) await sleep(100);
  return id;
}

/** The page of the booking at the desk. */
export async function deskOf(number: string): Promise<string> {
  const { id } = await productDatabase()
    .selectFrom('coupon')
    .select('id')
    .where('coupon_code', '=', number)
    .executeTakeFirstOrThrow();
  return `/admin/bookings/${id}`;
}

type PartOfCoupon = 'transfer' | 'refund' | 'coupon_change' | 'payment_attempt';

/** The same for everything of one kind that belongs to the booking. */
export async function setAllOf<T extends PartOfCoupon>(
  table: T,
  number: string,
  change: Updateable<Database[T]>,
): Promise<void> {
  const db = productDatabase();
  const { id } = await db
    .selectFrom('coupon')
    .select('id')
    .where('coupon_code', '=', number)
    .executeTakeFirstOrThrow();
  await db
    .updateTable(table as PartOfCoupon)
    .set(change as object)
    .where('coupon_id', '=', id)
    .execute();
}

/** A token of this guest as the product signs them, a day and an hour old: an hour past its end. */
export async function endedToken(stay: OwnStay): Promise<string> {
  const tokens = createTokens(await sharedSecret(productDatabase(), 'token_secret'));
  const { token } = await tokens.issueGuest(stay, Date.now() - 25 * 3_600_000);
  return token;
}

/** A service that no other test books, USD 130 at BP, of whose price the resort keeps a quarter from half a year before the ride. */
export const vanArrival = { serviceId: 132, percentKept: 25 } as const;

/** Writes that refund rule, once; the product hears of it from its database. */
export async function keepQuarterOfVan(): Promise<void> {
  const db = productDatabase();
  const { property_id } = await db
    .selectFrom('property')
    .select('id as property_id')
    .where('code', '=', 'BP')
    .executeTakeFirstOrThrow();
  const rule = {
    property_id,
    service_id: vanArrival.serviceId,
    hours_before: 4_400,
    percent_kept: vanArrival.percentKept,
  };
  const known = await db
    .selectFrom('refund_rule')
    .select('id')
    .where('service_id', '=', vanArrival.serviceId)
    .execute();
  if (known.length === 0) await db.insertInto('refund_rule').values(rule).execute();
}

/**
 * From now on a ride with this service on this day has this price for a vehicle, by a rate of that day's own. Tests choose a day of their own:
 * all others keep their price.
 */
export async function setRate(serviceId: number, on: string, priceMinor: number): Promise<void> {
  const db = productDatabase();
  const description = `Only on ${on}`;
  const changed = await db
    .updateTable('rate')
    .set({ price_minor: priceMinor })
    .where('service_id', '=', serviceId)
    .where('description', '=', description)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  await db
    .insertInto('rate')
    .values({
      id: randomInt(1_000_000, 2_000_000_000),
      service_id: serviceId,
      priority: -1,
      description,
      price_minor: priceMinor,
      adult_minor: 0,
      valid_from: on,
      valid_to: on,
      pax_max: null,
    })
    .execute();
}

/** Staff write a resort down at another airport, from which nothing is sold to it yet. */
export async function openAirport(hotel: string, airportId: number): Promise<void> {
  const db = productDatabase();
  const { property_id } = await db
    .selectFrom('property')
    .select('id as property_id')
    .where('code', '=', hotel)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('airport_property')
    .values({ property_id, airport_id: airportId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Staff take the round trips of a resort off sale; one way is sold as before. */
export async function closeRoundTrips(hotel: string): Promise<void> {
  await productDatabase()
    .updateTable('service')
    .set({ status: 0 })
    .where('operation_type', '=', 1)
    .where('property_id', 'in', (query) =>
      query.selectFrom('property').select('id').where('code', '=', hotel),
    )
    .execute();
}

/**
 * The rates of a resort have run out.
 *
 * @returns puts them back, for the test that runs next: the product stays up for all of them
 */
export async function endRates(hotel: string): Promise<() => Promise<void>> {
  const db = productDatabase();
  const rates = await db
    .selectFrom('rate')
    .innerJoin('service', 'service.id', 'rate.service_id')
    .innerJoin('property', 'property.id', 'service.property_id')
    .select(['rate.id', 'rate.valid_from', 'rate.valid_to'])
    .where('property.code', '=', hotel)
    .execute();
  const ids = rates.map(({ id }) => id);
  await db
    .updateTable('rate')
    .set({ valid_to: '2020-01-01', valid_from: '2020-01-01' })
    .where('id', 'in', ids)
    .execute();
  return async () => {
    for (const { id, valid_from, valid_to } of rates)
      await db.updateTable('rate').set({ valid_from, valid_to }).where('id', '=', id).execute();
  };
}

/** Another device of the guest is at their bank with a payment of this booking. */
export async function payElsewhere(number: string): Promise<void> {
  const db = productDatabase();
  const coupon = await db
    .selectFrom('coupon')
    .select('id')
    .where('coupon_code', '=', number)
    .executeTakeFirstOrThrow();
  const at = new Date();
  await db
    .insertInto('payment_attempt')
    .values({
      id: randomUUID(),
      coupon_id: coupon.id,
      status: 'requires_action',
      gateway: 'sandbox',
      amount_minor: 1_000,
      currency: 'USD',
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** The moment of a scheduled set of changes has come. */
export async function bringMomentOfSet(id: number): Promise<void> {
  const db = productDatabase();
  const now = new Date();
  await db.updateTable('change_set').set({ publish_at: now }).where('id', '=', id).execute();
  await db
    .updateTable('job')
    .set({ run_at: now })
    .where('kind', '=', 'publish_change_set')
    .where(sql`payload ->> 'changeSetId'`, '=', String(id))
    .execute();
}
