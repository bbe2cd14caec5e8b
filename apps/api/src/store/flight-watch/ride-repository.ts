import type { FlightInstance } from '@traslado/domain/flight-watch/watched-flight';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { isNamedFlight } from '../../db/followed-rides.ts';
import { timestamp } from '../../db/instants.ts';
import type { FlightToWatch, RideToWatch, WatchedRow } from './record.ts';

/** Rides and the flight that each goes by. */

/** Rides are watched from so many hours before their pick-up; one that is so much over is no longer begun with. */
const WATCHED_HOURS = 48;
const OVER_HOURS = 6;

/** Rides whose flight is not watched yet, and those that name another flight, or have another pick-up, than the watched one. */
export async function listRidesToWatch(
  handle: Handle,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<RideToWatch[]> {
  const { rows } = await sql<RideToWatch>`
    select t.id as transfer_id, t.direction, c.airport_id, t.flight_code, t.flight_on,
      (t.flight_on + t.flight_time) at time zone t.time_zone as flight_at, t.pickup_at as pick_up_at,
      coalesce((select max(g.ended_at) from coupon_change g where g.coupon_id = c.id and g.transfer_id = t.id and g.status = 'applied'),
        c.created_at) as named_at
    from transfer t join coupon c on c.id = t.coupon_id left join followed_ride f on f.transfer_id = t.id
    where t.status = 'confirmed' and t.pickup_at between ${timestamp(now - OVER_HOURS * HOUR_MS)} and ${timestamp(now + WATCHED_HOURS * HOUR_MS)}
      and t.flight_code <> '' and (f.transfer_id is null or not ${isNamedFlight})
    order by t.pickup_at, t.id limit ${limit}`.execute(handle);
  return rows;
}

/** Writes the flights and their rides. A ride with another flight begins anew. */
export async function insertWatched(
  tx: Tx,
  rides: readonly (RideToWatch & { readonly flight: FlightToWatch })[],
  now: number,
): Promise<void> {
  const json = JSON.stringify(
    rides.map(({ flight, ...ride }) => ({
      ...ride,
      ...flight,
      flightAt: new Date(ride.flightAt),
      namedAt: new Date(ride.namedAt),
      at: new Date(flight.at),
    })),
  );
  const given = sql`jsonb_to_recordset(${json}::jsonb) as r("transferId" int, "flightCode" text, "flightAt" timestamptz, "namedAt" timestamptz,
    key text, direction text, "airportId" int, "on" date, at timestamptz, "isAskable" boolean)`;
  await sql`
    insert into watched_flight (operating_key, direction, airport_id, scheduled_on, scheduled_at, flight_at, over_at, due_at, answer)
    select distinct on (key, direction, "airportId", "on") key, direction, "airportId", "on", at, at, at + interval '4 hours', ${timestamp(now)},
      case when "isAskable" then null else 'unaskable' end
    from ${given} order by key, direction, "airportId", "on", at
    on conflict (operating_key, direction, airport_id, scheduled_on) do update set due_at = excluded.due_at`.execute(
    tx,
  );
  await sql`
    insert into followed_ride as f (transfer_id, flight_id, flight_code, named_at, sold_flight_at, sold_pick_up_at, sold_change_until,
      sold_cancel_until, expected_at, counts_at, waits_until)
    select t.id, w.id, t.flight_code, r."namedAt", r."flightAt", t.pickup_at, t.change_until, t.cancel_until,
      t.pickup_at, t.pickup_at, t.pickup_at
    from ${given}
      join transfer t on t.id = r."transferId" and t.status = 'confirmed'
      join watched_flight w on (w.operating_key, w.direction, w.airport_id, w.scheduled_on) = (r.key, r.direction, r."airportId", r."on")
    on conflict (transfer_id) do update set flight_id = excluded.flight_id, flight_code = excluded.flight_code,
      named_at = case when (f.flight_code, f.flight_id) = (excluded.flight_code, excluded.flight_id) then f.named_at else excluded.named_at end,
      sold_flight_at = excluded.sold_flight_at, sold_pick_up_at = excluded.sold_pick_up_at, sold_change_until = excluded.sold_change_until,
      sold_cancel_until = excluded.sold_cancel_until, accepted_flight_at = null, accepted_pick_up_at = null, accepted_at = null,
      kept_against_at = null, comes_anyway_at = null`.execute(tx);
}

/** Rides of a row that mean another flight, by the times at which they were sold, go over to it. That flight is due at once. */
export async function moveRides(
  handle: Handle,
  row: Pick<WatchedRow, 'id' | 'direction' | 'airportId'>,
  {
    flight,
    soldAt,
  }: {
    readonly flight: Pick<FlightInstance, 'operatingKey' | 'scheduledOn' | 'scheduledAt'>;
    readonly soldAt: readonly number[];
  },
  now: number,
): Promise<void> {
  const at = timestamp(flight.scheduledAt);
  await sql`
    with other as (
      insert into watched_flight as w (operating_key, direction, airport_id, scheduled_on, scheduled_at, flight_at, over_at, due_at)
      values (${flight.operatingKey}, ${row.direction}, ${row.airportId}, ${flight.scheduledOn}::date, ${at}, ${at}, ${at} + interval '4 hours',
        ${timestamp(now)})
      on conflict (operating_key, direction, airport_id, scheduled_on) do update set due_at = least(w.due_at, excluded.due_at)
      returning w.id)
    update followed_ride f set flight_id = other.id from other
    where f.flight_id = ${row.id} and f.sold_flight_at = any(${soldAt.map((sold) => new Date(sold))}::timestamptz[])`.execute(
    handle,
  );
}
