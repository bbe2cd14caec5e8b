import type { CallAnswer } from '@traslado/contract/schemas';
import { toIso } from '@traslado/domain/time/instant';
import type { Airline } from '../../inventory/records.ts';
import type { FlightFound } from '../../ports/flights.ts';

export function presentFlight(flight: FlightFound): CallAnswer<'findFlightByKey'> {
  return {
    flight_key: flight.key,
    airline_id: flight.airlineId,
    airline: flight.airline,
    flight_number: flight.number,
    airport_id: flight.airportId,
    type: flight.type,
    flight_date: flight.on,
    flight_time: flight.time,
    is_national: flight.isNational ? '1' : '0',
    other_airport: flight.otherAirport,
    terminal: flight.terminal,
  };
}

export function presentAirline(airline: Airline): CallAnswer<'listAirlines'>[number] {
  return {
    id: airline.id,
    createdAt: toIso(airline.createdAt),
    createdBy: airline.createdBy,
    iataCode: airline.iataCode,
    // The wire's two codes carry the same designator, as its readers expect.
    icaoCode: airline.iataCode,
    name: airline.name,
    type: airline.type,
    status: airline.status,
    updatedAt: toIso(airline.updatedAt),
    updatedBy: airline.updatedBy,
  };
}
