import type { Rate } from '@traslado/domain/booking/price';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { priceLock } from '../../db/locks.ts';
import type { ExpectationRow } from './expectation-record.ts';

/**
 * Waits until no other change of prices is under way; until this transaction ends none begins. Of two that are right by themselves, the second sees
 * the first.
 */
export async function lockPrices(tx: Tx): Promise<void> {
  await sql`select ${priceLock}`.execute(tx);
}

/**
 * The active expectations from a day on, each with its service as this transaction sees it, without its rates. A date of the first ride is
 * in the property's zone.
 */
export async function listExpectationRows(
  handle: Handle,
  { fromOn }: { readonly fromOn: string },
): Promise<ExpectationRow[]> {
  const { rows } = await sql<ExpectationRow>`
    select price_expectation.id, price_expectation.property_id, service_id,
      service_on, adults, children, babies as baby_seats, amount_minor, currency,
      own.time_zone, own.code as property_code, own.name as property_name,
      service.property_id as sold_by_id, seller.seat_policy,
      operation_type, private as is_private, pax_max,
      json_build_object('en', service.name_en, 'es', service.name_es) as service_name
    from price_expectation
    join property as own on own.id = price_expectation.property_id
    join service on service.id = service_id
    join property as seller on seller.id = service.property_id
    where price_expectation.active and service_on >= ${fromOn}::date
    order by price_expectation.id`.execute(handle);
  return rows;
}

export type RateOn = Rate & { readonly serviceId: number; readonly description: string };

/** The rates of some services that are valid on a wanted day, each service by its own days. */
export async function listRatesOn(
  handle: Handle,
  days: readonly { readonly serviceId: number; readonly serviceOn: string }[],
): Promise<RateOn[]> {
  const services = days.map(({ serviceId }) => serviceId);
  const dates = days.map(({ serviceOn }) => serviceOn);
  const { rows } = await sql<RateOn>`
    select id, description, service_id, currency, priority, price_minor, adult_minor as adult_price_minor,
      child_minor as minor_price_minor, valid_from as valid_from_on, valid_to as valid_to_on, pax_max
    from rate
    where exists (
      select from unnest(${services}::int[], ${dates}::date[]) as asked (service_id, day)
      where asked.service_id = rate.service_id and day between valid_from and valid_to)`.execute(handle);
  return rows;
}
