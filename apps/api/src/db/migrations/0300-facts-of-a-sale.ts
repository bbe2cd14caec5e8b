import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * The locks of a sale and the facts under them in one trip. A function, because each of its statements sees the commits made while the one before
 * it waited; one plain statement would read the state from before. It decides nothing: `passGates` of the rules does. Stays are locked in the order
 * of their bytes, as a change locks them. Rows are found key by key (`offset 0`, `any`): a join planned while the tables were empty would read an
 * index whole.
 */
const lockSale = `
create function lock_sale(stays jsonb, limited jsonb, asked_scope text, asked_key text, asked_at timestamptz,
  out stored json, out departures json, out bookings json) language plpgsql as $$
  declare
    departure_ids int[] := '{}';
    booking_ids int[];
  begin
    perform pg_advisory_xact_lock(hashtextextended(name, 1)) from (
      select (hotel || '/' || folio) collate "C" as name from jsonb_to_recordset(stays) as stay(hotel text, folio text)
      order by 1) names;
    if limited <> '[]' then
      with departure as (
        insert into shared_departure (service_id, direction, property_id, service_on, pickup_hour, capacity)
        select "serviceId", direction, "propertyId", "on", hour, capacity
        from jsonb_to_recordset(limited)
          as ride("serviceId" int, direction text, "propertyId" int, "on" date, hour int, capacity int)
        order by "serviceId", direction, "on", hour
        on conflict (service_id, direction, property_id, service_on, pickup_hour) do update set capacity = excluded.capacity
        returning id)
      select array_agg(id) into departure_ids from departure;
    end if;
    booking_ids := array(
      select distinct r.coupon_id from jsonb_to_recordset(stays) as stay(hotel text, folio text), lateral (
        select coupon_id from coupon_stay where coupon_stay.hotel = stay.hotel and coupon_stay.folio = stay.folio offset 0) r);
    select (
        select json_build_object('bodyHash', body_hash, 'status', status, 'answer', answer)
        from intent where scope = asked_scope and key = asked_key),
      (select coalesce(json_agg(json_build_object('id', d.id, 'direction', d.direction, 'seats', d.capacity, 'takenSeats', (
          select coalesce(sum(s.seats), 0) from seat s where s.departure_id = d.id and s.released_at is null
            and (s.held_until is null or s.held_until >= asked_at)))), '[]')
        from shared_departure d where d.id = any(departure_ids)),
      (select coalesce(json_agg(json_build_object('id', c.id, 'couponCode', c.coupon_code, 'hotel', c.hotel, 'folio', c.folio,
          'airportId', c.airport_id, 'status', c.status, 'includedMinor', c.included_minor,
          'writtenAt', (extract(epoch from c.written_at) * 1000)::bigint,
          'confirmedAt', (extract(epoch from c.confirmed_at) * 1000)::bigint,
          'holdExpiresAt', (extract(epoch from c.hold_expires_at) * 1000)::bigint,
          'isBeingPaid', exists (select from payment_attempt a where a.coupon_id = c.id
            and a.status in ('created', 'processing', 'requires_action', 'unknown')),
          'rides', (
            select coalesce(json_agg(json_build_object('direction', t.direction, 'status', t.status, 'flightOn', t.flight_on,
                'pickUpOn', t.pickup_on, 'pickUpTime', to_char(t.pickup_time, 'HH24:MI'), 'timeZone', t.time_zone,
                'pickUpAt', (extract(epoch from t.pickup_at) * 1000)::bigint,
                'seats', (
                  select coalesce(json_agg(json_build_object('departureId', s.departure_id, 'seats', s.seats)), '[]')
                  from seat s where s.transfer_id = t.id and s.released_at is null
                    and (s.held_until is null or s.held_until >= asked_at))) order by t.id), '[]')
            from transfer t where t.coupon_id = c.id)) order by c.id), '[]')
        from coupon c
        where c.id = any(booking_ids) and (c.status in ('pending_payment', 'confirmed', 'partially_cancelled') or c.included_minor > 0))
      into stored, departures, bookings;
  end
$$`;

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql.raw(lockSale).execute(db);
}
