import type { Instant } from '../time/instant.ts';
import { countsFrom, type FlightNews, type FlightState, inOrderOfTruth, type NewsQuality } from './news.ts';

/** A time with the instant from which it is known. */
export type SaidTime = { readonly at: Instant; readonly saidAt: Instant; readonly quality: NewsQuality };

type SaidTimes = {
  readonly scheduled: SaidTime | null;
  readonly estimated: SaidTime | null;
  readonly actual: SaidTime | null;
};

/** All that one source has said about a flight, its newest word on each thing. */
export type SourceReport = {
  readonly source: string;
  readonly state: FlightState;
  /** The first reading of the run that ends with the newest one; null for `unknown`. */
  readonly stateSinceAt: Instant | null;
  /** The first reading of the trouble that still lasts, whatever name it had meanwhile; null without one. */
  readonly troubleSinceAt: Instant | null;
  readonly divertedTo: string | null;
  readonly gate: SaidTimes;
  readonly runway: SaidTimes;
  readonly terminal: string | null;
  readonly gateName: string | null;
  readonly belt: string | null;
  /** The last reading of any content. */
  readonly heardAt: Instant;
};

const TROUBLES: readonly FlightState[] = ['cancelled', 'cancelled_uncertain', 'diverted'];
const ENDED: readonly FlightState[] = ['landed', 'departed'];
/** States that do not undo a landing or take-off with its time. */
const BEFORE_THE_END: readonly FlightState[] = ['scheduled', 'active'];

/** The state of a flight that does not come as planned. */
const isTrouble = (state: FlightState): boolean => TROUBLES.includes(state);

/** True for a flight that is over at our airport: it landed, or it departed. */
export const isEnded = (state: FlightState): boolean => ENDED.includes(state);

/** The readings of one source, by the instant of their facts. A missing field says nothing, so it undoes nothing. */
export function foldSource(news: readonly [FlightNews, ...FlightNews[]]): SourceReport {
  const sorted = inOrderOfTruth(news);
  const telling = tellingStates(sorted);
  const newest = telling.at(-1);
  const latest = (pick: (one: FlightNews) => string | null): string | null =>
    sorted.reduce<string | null>((said, one) => pick(one) ?? said, null);
  const said = (pick: (one: FlightNews) => Instant | null): SaidTime | null =>
    sorted.reduce<SaidTime | null>((before, one) => {
      const at = pick(one);
      if (at === null) return before;
      // A time that is only repeated is known since it was first said.
      if (before?.at === at && before.quality === one.quality) return before;
      return { at, saidAt: countsFrom(one), quality: one.quality };
    }, null);
  const timesOf = (event: 'gate' | 'runway'): SaidTimes => ({
    scheduled: said(({ times }) => times[event].scheduledAt),
    estimated: said(({ times }) => times[event].estimatedAt),
    actual: said(({ times }) => times[event].actualAt),
  });
  return {
    source: news[0].source,
    state: newest?.state ?? 'unknown',
    stateSinceAt: newest ? runBegan(telling, ({ state }) => state === newest.state) : null,
    troubleSinceAt: runBegan(telling, ({ state }) => isTrouble(state)),
    divertedTo: newest?.state === 'diverted' ? latest(({ divertedTo }) => divertedTo) : null,
    gate: timesOf('gate'),
    runway: timesOf('runway'),
    terminal: latest(({ terminal }) => terminal),
    gateName: latest(({ gate }) => gate),
    belt: latest(({ belt }) => belt),
    heardAt: Math.max(...sorted.map(({ learnedAt }) => learnedAt)),
  };
}

/**
 * The readings that say a state: `unknown` says none, the timetable says nothing of the day once the day is known, and a landing or take-off with its
 * time is not undone by a reading of before.
 */
function tellingStates(sorted: readonly FlightNews[]): readonly FlightNews[] {
  const known = sorted.filter(({ state }) => state !== 'unknown');
  const ofTheDay = known.filter(({ state, quality }) => state !== 'scheduled' || quality !== 'schedule');
  const telling = ofTheDay.length > 0 ? ofTheDay : known;
  const endedAt = telling.findIndex(({ state, times }) => isEnded(state) && hasHappened(times));
  return endedAt < 0
    ? telling
    : telling.filter(({ state }, index) => index <= endedAt || !BEFORE_THE_END.includes(state));
}

const hasHappened = ({ gate, runway }: FlightNews['times']): boolean =>
  gate.actualAt !== null || runway.actualAt !== null;

/** Begin of the run of readings that ends with the newest one; null where the newest is none of them. */
export function runBegan(sorted: readonly FlightNews[], is: (one: FlightNews) => boolean): Instant | null {
  const first = sorted[sorted.findLastIndex((one) => !is(one)) + 1];
  return first ? countsFrom(first) : null;
}
