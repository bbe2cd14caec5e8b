import type { Instant } from '../time/instant.ts';

/** States of a watched flight. `landed` is of an arrival, `departed` of a departure. */
export const FLIGHT_STATES = [
  'scheduled',
  'active',
  'landed',
  'departed',
  'cancelled',
  'cancelled_uncertain',
  'diverted',
  'unknown',
] as const;
export type FlightState = (typeof FLIGHT_STATES)[number];

/** Quality of a reading: seen, reckoned by a model, or the timetable's. */
export const NEWS_QUALITIES = ['live', 'estimated', 'schedule'] as const;
export type NewsQuality = (typeof NEWS_QUALITIES)[number];

/** One event of a flight at our airport, by its three clocks. */
export type EventTimes = {
  readonly scheduledAt: Instant | null;
  readonly estimatedAt: Instant | null;
  readonly actualAt: Instant | null;
};

/** In or off the blocks, and touch-down or take-off: each at our airport. */
export type FlightTimes = { readonly gate: EventTimes; readonly runway: EventTimes };

/** One reading about a watched flight, in our words. A field without an answer is null. */
export type FlightNews = {
  /** The provider, by the name of its adapter. Push and poll of one provider are one source. */
  readonly source: string;
  readonly state: FlightState;
  /** IATA code. */
  readonly divertedTo: string | null;
  readonly times: FlightTimes;
  readonly terminal: string | null;
  readonly gate: string | null;
  readonly belt: string | null;
  readonly quality: NewsQuality;
  /** The instant of the fact; null where the provider does not say it. */
  readonly trueAt: Instant | null;
  /** The instant of the reading. */
  readonly learnedAt: Instant;
};

/** The instant by which a reading counts: of the fact, else of the reading. */
export const countsFrom = ({ trueAt, learnedAt }: Pick<FlightNews, 'trueAt' | 'learnedAt'>): Instant =>
  trueAt ?? learnedAt;

/** Readings in the order of their facts. It is total, so that any order of arrival is read the same. */
export function inOrderOfTruth(news: readonly FlightNews[]): FlightNews[] {
  return [...news].sort(
    (a, b) => countsFrom(a) - countsFrom(b) || a.learnedAt - b.learnedAt || compareTexts(a, b),
  );
}

function compareTexts(a: FlightNews, b: FlightNews): number {
  const [first, second] = [JSON.stringify(a), JSON.stringify(b)];
  return first < second ? -1 : Number(first > second);
}
