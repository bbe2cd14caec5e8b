import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';

/** A shared departure as seats are asked for. */
type AskedDeparture = {
  readonly serviceId: number;
  readonly propertyId: number;
  readonly direction: string;
  readonly on: string;
  readonly hour: number;
};

/** Sold and held seats of departures; departures without any are left out. */
export async function listTakenSeats(
  handle: Handle,
  departures: readonly AskedDeparture[],
  now: number,
): Promise<(AskedDeparture & { readonly taken: number })[]> {
  const asked = departures.map(({ serviceId, propertyId, direction, on, hour }) => ({
    service: serviceId,
    property: propertyId,
    direction,
    day: on,
    hour,
  }));
  const { rows } = await sql<AskedDeparture & { taken: number }>`
    select d.service_id, d.property_id, d.direction, d.service_on as "on", d.pickup_hour as hour,
      sum(s.seats)::int as taken
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(service int, property int, direction text, day date, hour int)
    join shared_departure d on d.service_id = a.service and d.property_id = a.property and d.direction = a.direction
      and d.service_on = a.day and d.pickup_hour = a.hour
    join seat s on s.departure_id = d.id and s.released_at is null and (s.held_until is null or s.held_until >= ${new Date(now)})
    group by d.id`.execute(handle);
  return rows;
}
