import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';

type AirportOf = { readonly propertyId: number; readonly iataCode: string; readonly timeZone: string };

/** The airports of properties: those that a service or extra minutes name; of a property without any, each active airport. */
export async function listAirportsOf(handle: Handle, propertyIds: readonly number[]): Promise<AirportOf[]> {
  const { rows } = await sql<AirportOf>`
    with named as (
      select property_id, airport_id from airport_property
      union
      select property_id, airport_id from service
    )
    select asked.id as property_id, airport.iata_code, airport.time_zone
    from unnest(${[...propertyIds]}::int[]) as asked (id)
    join airport on (asked.id, airport.id) in (select property_id, airport_id from named)
      or (airport.active and asked.id not in (select property_id from named))
    order by asked.id, airport.id`.execute(handle);
  return rows;
}
