import type { Rate } from '@traslado/domain/booking/price';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import type { ExpectationRow } from './record.ts';

/** Changes of prices go one after the other: of two that are right by themselves, the second sees what the first did. Any number of our own. */
const priceLock = 4_018_226_344;

/** Waits until no other change of prices is under way; until this transaction ends none begins. */
export async function lockPrices(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(priceLock)})`.execute(tx);
}

/**
 * The expectations that are switched on and not before a day, each with its service as this transaction sees it, without its rates. A date of
 * the first ride is one of the property's zone.
 */
export async function listExpectationRows(
  handle: Handle,
  { fromOn }: { readonly fromOn: string },
): Promise<ExpectationRow[]> {
  const { rows } = await sql<ExpectationRow>`
    select price_expectation.id, price_expectation.property_id as "propertyId", service_id as "serviceId",
      service_on as "serviceOn", adults, children, babies as "babySeats", amount_minor as "amountMinor", currency,
      own.time_zone as "timeZone", own.code as "propertyCode", own.name as "propertyName",
      service.property_id as "soldById", seller.seat_policy as "seatPolicy",
      operation_type as "operationType", private as "isPrivate", pax_max as "paxMax",
      json_build_object('en', service.name_en, 'es', service.name_es) as "serviceName"
    from price_expectation
    join property as own on own.id = price_expectation.property_id
    join service on service.id = service_id
    join property as seller on seller.id = service.property_id
    where price_expectation.active and service_on >= ${fromOn}::date
    order by price_expectation.id`.execute(handle);
  return rows;
}

export type RateOn = Rate & { readonly serviceId: number; readonly description: string };

/** The rates of some services that are valid on one of these days at least, of each service those of its days. */
export async function listRatesOn(
  handle: Handle,
  days: readonly { readonly serviceId: number; readonly serviceOn: string }[],
): Promise<RateOn[]> {
  const services = days.map(({ serviceId }) => serviceId);
  const dates = days.map(({ serviceOn }) => serviceOn);
  const { rows } = await sql<RateOn>`
    select id, description, service_id as "serviceId", currency, priority, price_minor as "priceMinor", adult_minor as "adultPriceMinor",
      child_minor as "minorPriceMinor", valid_from as "validFromOn", valid_to as "validToOn", pax_max as "paxMax"
    from rate
    where exists (
      select from unnest(${services}::int[], ${dates}::date[]) as asked (service_id, day)
      where asked.service_id = rate.service_id and day between valid_from and valid_to)`.execute(handle);
  return rows;
}
