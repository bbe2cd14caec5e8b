import type { Direction } from '@traslado/domain/booking/availability';
import { parseDesignator } from '@traslado/domain/flight/designator';
import type { EventTimes, FlightNews, FlightState } from '@traslado/domain/flight-watch/news';
import type { Instant } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { z } from 'zod';
import type { FlightAsked, FlightSaid } from '../../ports/flight-status.ts';
import { readRecords, text } from './read-records.ts';

/** Flights in AeroAPI's words and in ours. A field that cannot be read is one without an answer. */

const instant = z.iso
  .datetime({ offset: true })
  .transform((given) => Date.parse(given))
  .nullish()
  .catch(null);
const flag = z.boolean().nullish().catch(null);
const place = z.object({ code_iata: text }).nullish().catch(null);

const record = z.object({
  ident_iata: z.string().max(10),
  codeshares_iata: z.array(z.string().max(10)).max(50).nullish().catch(null),
  cancelled: flag,
  diverted: flag,
  status: text,
  origin: place,
  destination: place,
  scheduled_out: instant,
  estimated_out: instant,
  actual_out: instant,
  scheduled_off: instant,
  estimated_off: instant,
  actual_off: instant,
  scheduled_on: instant,
  estimated_on: instant,
  actual_on: instant,
  scheduled_in: instant,
  estimated_in: instant,
  actual_in: instant,
  terminal_origin: text,
  terminal_destination: text,
  gate_origin: text,
  gate_destination: text,
  baggage_claim: text,
});
type AeroFlight = z.output<typeof record>;

const answer = z.object({ flights: z.array(z.unknown()) });

/** The flights of an answer that land or take off at our airport; null for an answer of another form. */
export function readAeroFlights(
  body: unknown,
  asked: Pick<FlightAsked, 'airport' | 'zone' | 'direction'>,
  source: string,
  learnedAt: Instant,
): FlightSaid[] | null {
  const read = answer.safeParse(body);
  if (!read.success) return null;
  const records = readRecords(read.data.flights, record);
  return records.flatMap((one) => saidOf(one, records, { ...asked, source, learnedAt }) ?? []);
}

function saidOf(
  flight: AeroFlight,
  all: readonly AeroFlight[],
  {
    airport,
    zone,
    direction,
    source,
    learnedAt,
  }: Pick<FlightAsked, 'airport' | 'zone' | 'direction'> & {
    source: string;
    learnedAt: Instant;
  },
): FlightSaid | null {
  const here = direction === 'arrival' ? flight.destination : flight.origin;
  const operatingKey = parseDesignator(flight.ident_iata)?.key;
  const { gate, runway } = timesOf(flight, direction);
  const scheduledAt = gate.scheduledAt ?? runway.scheduledAt;
  if (here?.code_iata !== airport || !operatingKey || scheduledAt === null) return null;
  const codeshareKeys = (flight.codeshares_iata ?? []).flatMap((one) => parseDesignator(one)?.key ?? []);
  const scheduledOn = localDateOf(scheduledAt, zone);
  const state = stateOf(flight, direction);
  const known = [gate.estimatedAt, gate.actualAt, runway.estimatedAt, runway.actualAt];
  const news: FlightNews = {
    source,
    state,
    divertedTo: state === 'diverted' ? elsewhereOf(flight, all) : null,
    times: { gate, runway },
    terminal: (direction === 'arrival' ? flight.terminal_destination : flight.terminal_origin) ?? null,
    gate: (direction === 'arrival' ? flight.gate_destination : flight.gate_origin) ?? null,
    belt: direction === 'arrival' ? (flight.baggage_claim ?? null) : null,
    quality: known.some((at) => at !== null) || state !== 'scheduled' ? 'live' : 'schedule',
    // AeroAPI does not say when a thing became true.
    trueAt: null,
    learnedAt,
  };
  return { instance: { operatingKey, direction, airport, scheduledOn, scheduledAt, codeshareKeys }, news };
}

const eventOf = (
  scheduledAt: Instant | null | undefined,
  estimatedAt: Instant | null | undefined,
  actualAt: Instant | null | undefined,
): EventTimes => ({
  scheduledAt: scheduledAt ?? null,
  estimatedAt: estimatedAt ?? null,
  actualAt: actualAt ?? null,
});

/** `in` and `on` of an arrival, `out` and `off` of a departure. */
function timesOf(flight: AeroFlight, direction: Direction): FlightNews['times'] {
  if (direction === 'arrival')
    return {
      gate: eventOf(flight.scheduled_in, flight.estimated_in, flight.actual_in),
      runway: eventOf(flight.scheduled_on, flight.estimated_on, flight.actual_on),
    };
  return {
    gate: eventOf(flight.scheduled_out, flight.estimated_out, flight.actual_out),
    runway: eventOf(flight.scheduled_off, flight.estimated_off, flight.actual_off),
  };
}

/** AeroAPI marks every flight that it stopped following as cancelled; the airline's word alone says so in the status. */
function stateOf(flight: AeroFlight, direction: Direction): FlightState {
  if (flight.cancelled) return /cancel/i.test(flight.status ?? '') ? 'cancelled' : 'cancelled_uncertain';
  if (direction === 'departure') {
    if (flight.actual_off) return 'departed';
    return flight.actual_out ? 'active' : 'scheduled';
  }
  if (flight.diverted) return 'diverted';
  if (flight.actual_in || flight.actual_on) return 'landed';
  return flight.actual_off || flight.actual_out ? 'active' : 'scheduled';
}

/** The airport where a diverted flight comes down: it is told as a second flight of the same departure. */
function elsewhereOf(flight: AeroFlight, all: readonly AeroFlight[]): string | null {
  const other = all.find(
    (one) =>
      one.ident_iata === flight.ident_iata &&
      one.scheduled_off === flight.scheduled_off &&
      one.destination?.code_iata !== flight.destination?.code_iata,
  );
  return other?.destination?.code_iata ?? null;
}
