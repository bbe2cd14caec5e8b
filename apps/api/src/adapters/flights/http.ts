import { routes } from '@traslado/contract/routes';
import { parseDesignator } from '@traslado/domain/flight/designator';
import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { z } from 'zod';
import type { FlightAnswer, Flights } from '../../ports/flights.ts';
import type { Backend, CallInput, CallRoute } from '../group-client/backend.ts';

const answer = z.object({
  flight_key: z.string(),
  airline_id: z.int(),
  airline: z.string(),
  flight_number: z.coerce.string(),
  airport_id: z.int(),
  type: z.enum(['A', 'D']),
  flight_date: z.string().refine(isCivilDate).nullish(),
  flight_time: z.string().refine(isCivilTime),
  is_national: z.enum(['0', '1']),
  other_airport: z.string().nullish(),
});

type Theirs = z.output<typeof answer>;

/** Our number of an airline, by its code or else by theirs; null for one that a booking could not name. */
type AirlineNumbers = (code: string, backendId: number) => number | null;

/**
 * The group's flights. An answer about another flight is none. Not found when they say so, and where the airline is one that we do not
 * know: the guest types it by hand.
 */
export function createHttpFlights(backend: Backend, airlineIdOf: AirlineNumbers): Flights {
  async function ask(
    route: CallRoute,
    input: CallInput,
    fits: (flight: Theirs) => boolean,
    on: string | null,
  ): Promise<FlightAnswer> {
    const outcome = await backend.call(route, input, answer);
    if (outcome.kind === 'rejected' && outcome.status === 404) return { kind: 'not_found' };
    if (outcome.kind !== 'ok' || !fits(outcome.value)) return { kind: 'unavailable' };
    const { value } = outcome;
    const airlineId = airlineIdOf(parseDesignator(value.flight_key)?.airlineCode ?? '', value.airline_id);
    if (airlineId === null) return { kind: 'not_found' };
    return {
      kind: 'ok',
      flight: {
        key: value.flight_key,
        airlineId,
        airline: value.airline,
        number: value.flight_number,
        airportId: value.airport_id,
        type: value.type,
        on,
        time: value.flight_time,
        isNational: value.is_national === '1',
        otherAirport: value.other_airport ?? '',
      },
    };
  }

  return {
    findByKey: (key) =>
      ask(
        routes.findFlightByKey,
        { params: { flightNumber: key } },
        (found) => found.flight_key === key,
        null,
      ),
    find(key, type, on) {
      const codeFlight = parseDesignator(key)?.airlineCode ?? '';
      const numberFlight = key.slice(codeFlight.length);
      return ask(
        routes.searchFlight,
        { params: { codeFlight, numberFlight, type, dateFlight: on } },
        (found) => found.flight_key === key && found.type === type && (found.flight_date ?? on) === on,
        on,
      );
    },
  };
}
