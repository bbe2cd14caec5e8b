import type { Direction } from '@traslado/domain/booking/availability';
import { parseDesignator } from '@traslado/domain/flight/designator';
import type { FlightNews, FlightState, NewsQuality } from '@traslado/domain/flight-watch/news';
import type { Instant } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { z } from 'zod';
import type { FlightAsked, FlightSaid } from '../../ports/flight-status.ts';
import { readRecords, text } from './read-records.ts';

/** Flights in AeroDataBox's words and in ours. A field that cannot be read is one without an answer. */

/** `2026-12-21 16:20Z` */
const instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?Z$/)
  .transform((given) => Date.parse(given.replace(' ', 'T')))
  .refine(Number.isFinite)
  .nullish()
  .catch(null);
const clock = z.object({ utc: instant }).nullish().catch(null);

const movement = z.object({
  airport: z.object({ iata: text }).nullish().catch(null),
  scheduledTime: clock,
  revisedTime: clock,
  predictedTime: clock,
  runwayTime: clock,
  terminal: text,
  gate: text,
  baggageBelt: text,
  quality: z.array(z.string()).max(10).nullish().catch(null),
});
type Movement = z.output<typeof movement>;

const record = z.object({
  number: z.string().max(12),
  status: text,
  lastUpdatedUtc: instant,
  departure: movement,
  arrival: movement,
});
type BoxFlight = z.output<typeof record>;

const answer = z.array(z.unknown());

/** The flights of an answer that land or take off at our airport; null for an answer of another form. */
export function readAeroDataBox(
  body: unknown,
  asked: Pick<FlightAsked, 'airport' | 'zone' | 'direction'>,
  source: string,
  learnedAt: Instant,
): FlightSaid[] | null {
  const read = answer.safeParse(body);
  if (!read.success) return null;
  return readRecords(read.data, record).flatMap((flight) => saidOf(flight, asked, source, learnedAt) ?? []);
}

function saidOf(
  flight: BoxFlight,
  { airport, zone, direction }: Pick<FlightAsked, 'airport' | 'zone' | 'direction'>,
  source: string,
  learnedAt: Instant,
): FlightSaid | null {
  const here = flight[direction];
  // A number that only sells does not name the one that flies: it is followed by itself.
  const operatingKey = parseDesignator(flight.number)?.key;
  const scheduledAt = here.scheduledTime?.utc ?? null;
  if (here.airport?.iata !== airport || !operatingKey || scheduledAt === null) return null;
  const state = STATES.get(flight.status ?? '')?.[direction] ?? 'unknown';
  const updatedAt = flight.lastUpdatedUtc ?? null;
  const news: FlightNews = {
    source,
    state,
    // The contract has no airport where a diverted flight comes down.
    divertedTo: null,
    times: timesOf(here, state),
    terminal: here.terminal ?? null,
    gate: here.gate ?? null,
    belt: direction === 'arrival' ? (here.baggageBelt ?? null) : null,
    quality: qualityOf(here),
    trueAt: updatedAt !== null && updatedAt <= learnedAt ? updatedAt : null,
    learnedAt,
  };
  const scheduledOn = localDateOf(scheduledAt, zone);
  return {
    instance: { operatingKey, direction, airport, scheduledOn, scheduledAt, codeshareKeys: [] },
    news,
  };
}

const both = (state: FlightState) => ({ arrival: state, departure: state });

const STATES: ReadonlyMap<string, Readonly<Record<Direction, FlightState>>> = new Map(
  Object.entries({
    Expected: both('scheduled'),
    CheckIn: both('scheduled'),
    Boarding: both('scheduled'),
    GateClosed: both('scheduled'),
    Delayed: both('scheduled'),
    Departed: { arrival: 'active', departure: 'departed' },
    EnRoute: { arrival: 'active', departure: 'departed' },
    Approaching: { arrival: 'active', departure: 'departed' },
    Arrived: { arrival: 'landed', departure: 'departed' },
    Canceled: both('cancelled'),
    CanceledUncertain: both('cancelled_uncertain'),
    Diverted: { arrival: 'diverted', departure: 'departed' },
  }),
);

/** The revised time is the actual one once the flight is over, and before that an estimate, as the model's is. */
function timesOf(here: Movement, state: FlightState): FlightNews['times'] {
  const isOver = state === 'landed' || state === 'departed';
  const revised = here.revisedTime?.utc ?? null;
  const runway = here.runwayTime?.utc ?? null;
  const estimate = revised ?? here.predictedTime?.utc ?? null;
  return {
    gate: {
      scheduledAt: here.scheduledTime?.utc ?? null,
      estimatedAt: isOver ? null : estimate,
      actualAt: isOver ? revised : null,
    },
    runway: {
      scheduledAt: null,
      estimatedAt: isOver ? null : runway,
      actualAt: isOver ? runway : null,
    },
  };
}

function qualityOf({ quality, revisedTime, predictedTime }: Movement): NewsQuality {
  if (quality?.includes('Approximate') || (!revisedTime?.utc && predictedTime?.utc)) return 'estimated';
  return quality?.includes('Live') ? 'live' : 'schedule';
}
