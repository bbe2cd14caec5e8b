import { routes } from '@traslado/contract/routes';
import { tidyTerminal } from '@traslado/domain/booking/meeting';
import { TERMINAL } from '@traslado/domain/catalogues/text-forms';
import { parseDesignator } from '@traslado/domain/flight/designator';
import type { FlightAnswer, Flights } from '../../ports/flights.ts';
import type { Backend, CallInput, CallRoute } from '../group-client/backend.ts';
import { answerOf } from '../group-client/tolerant/reading.ts';
import { oneOrNone, record } from '../group-client/tolerant/shapes.ts';
import { day, flag, id, optional, shown, text, time, value, word } from '../group-client/tolerant/values.ts';

const direction = word<'A' | 'D'>({ A: 'A', ARRIVAL: 'A', D: 'D', DEPARTURE: 'D' }, 'A or D');

/** `1` or `0` as text is how they document it. */
const national = value('1 or 0', (given, at): boolean =>
  given === '1' || given === '0' ? given === '1' : flag(given, at),
);

/** Of a flight they document only whether it is national. Without a readable time there is nothing to fill in: the guest types it. */
const flight = record({
  is_national: national,
  flight_time: shown(time),
  flight_key: optional(text),
  airline_id: shown(id),
  airline: shown(text),
  flight_number: shown(text),
  airport_id: optional(id),
  type: optional(direction),
  flight_date: optional(day),
  other_airport: shown(text),
  terminal: shown(text),
});

const answer = answerOf(oneOrNone(flight));

type Theirs = ReturnType<typeof flight>;

export type FlightNumbers = {
  /** Our number of an airline, by its code or else by theirs; null for one that a booking could not name. */
  readonly airlineIdOf: (code: string, theirId: number | null) => number | null;
  /** Null for one that we do not know. */
  readonly airportIdOf: (theirId: number) => number | null;
};

/**
 * The group's flights. A missing fact is as it was asked for; an answer about another flight is none. Not found when they say so, when they
 * give neither direction nor time, and for an unknown airline: the guest types it by hand.
 */
export function createHttpFlights(backend: Backend, { airlineIdOf, airportIdOf }: FlightNumbers): Flights {
  async function ask(
    route: CallRoute,
    input: CallInput,
    asked: { readonly key: string; readonly type: 'A' | 'D' | null; readonly on: string | null },
  ): Promise<FlightAnswer> {
    const outcome = await backend.call(route, input, answer);
    if (outcome.kind === 'rejected' && outcome.status === 404) return { kind: 'not_found' };
    if (outcome.kind !== 'ok') return { kind: 'unavailable' };
    const { value: found } = outcome;
    if (found === null) return { kind: 'not_found' };
    if (!isAsked(found, asked)) return { kind: 'unavailable' };
    const type = found.type ?? asked.type;
    const designator = parseDesignator(asked.key);
    const airlineId = airlineIdOf(designator?.airlineCode ?? '', found.airline_id);
    const airportId = found.airport_id === null ? null : airportIdOf(found.airport_id);
    const isElsewhere = found.airport_id !== null && airportId === null;
    if (airlineId === null || isElsewhere || type === null || found.flight_time === null)
      return { kind: 'not_found' };
    return {
      kind: 'ok',
      flight: {
        key: asked.key,
        airlineId,
        airline: found.airline ?? '',
        number: found.flight_number ?? asked.key.slice(designator?.airlineCode.length ?? 0),
        airportId,
        type,
        on: asked.on,
        time: found.flight_time,
        isNational: found.is_national,
        otherAirport: found.other_airport ?? '',
        terminal: terminalOf(found),
      },
    };
  }

  return {
    findByKey: (key) =>
      ask(routes.findFlightByKey, { params: { flightNumber: key } }, { key, type: null, on: null }),
    find(key, type, on) {
      const codeFlight = parseDesignator(key)?.airlineCode ?? '';
      const numberFlight = key.slice(codeFlight.length);
      return ask(
        routes.searchFlight,
        { params: { codeFlight, numberFlight, type, dateFlight: on } },
        { key, type, on },
      );
    },
  };
}

/** A terminal that our rows could not name is none. */
function terminalOf({ terminal }: Theirs): string | null {
  const name = tidyTerminal(terminal ?? '');
  return TERMINAL.isRight(name) ? name : null;
}

function isAsked(
  { flight_key, type, flight_date }: Theirs,
  asked: { readonly key: string; readonly type: 'A' | 'D' | null; readonly on: string | null },
): boolean {
  return (
    (flight_key ?? asked.key) === asked.key &&
    (asked.type === null || (type ?? asked.type) === asked.type) &&
    (asked.on === null || (flight_date ?? asked.on) === asked.on)
  );
}
