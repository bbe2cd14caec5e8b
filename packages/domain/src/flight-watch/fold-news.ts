import type { Direction } from '../booking/availability.ts';
import { type Instant, MINUTE_MS } from '../time/instant.ts';
import { foldSource, isEnded, type SourceReport } from './fold-source.ts';
import type { FlightNews, FlightState } from './news.ts';
import { type TimesWeighed, weighTimes } from './weigh-times.ts';

/** A source that was silent for longer than another one spoke does not contradict it. */
const SILENT_MS = 30 * MINUTE_MS;

/** A watched flight as its news add up. */
export type FlightKnown = {
  readonly state: FlightState;
  readonly stateSinceAt: Instant | null;
  /** First news of a cancellation or diversion that still lasts. */
  readonly troubleSinceAt: Instant | null;
  readonly divertedTo: string | null;
  readonly time: TimesWeighed;
  /** Two sources differ: by more than 10 minutes, or about a cancellation. */
  readonly isContradicted: boolean;
  readonly terminal: string | null;
  readonly gate: string | null;
  readonly belt: string | null;
  /** The last reading of any source; null before the first. */
  readonly heardAt: Instant | null;
};

/** A flight's state from all its readings. Any order of arrival ends the same, and the same reading again changes nothing. */
export function foldNews(
  news: readonly FlightNews[],
  place: { readonly direction: Direction; readonly taxiMinutes: number },
): FlightKnown {
  const reports = reportsOf(news);
  const heardAt = reports.length > 0 ? Math.max(...reports.map((one) => one.heardAt)) : null;
  const speaking = reports.filter((one) => heardAt === null || heardAt - one.heardAt <= SILENT_MS);
  const time = weighTimes(speaking, place);
  const { told, isContradicted } = toldState(speaking);
  // The newest word on each place; nulls of the newest source leave the others' words.
  const placeOf = (pick: (one: SourceReport) => string | null): string | null =>
    [...reports]
      .sort((a, b) => b.heardAt - a.heardAt)
      .map(pick)
      .find((text) => text !== null) ?? null;
  return {
    state: told.state,
    stateSinceAt: told.stateSinceAt,
    troubleSinceAt: told.troubleSinceAt,
    divertedTo: told.divertedTo,
    time,
    isContradicted: isContradicted || time.considered.some(({ verdict }) => verdict === 'contradicts'),
    terminal: placeOf(({ terminal }) => terminal),
    gate: placeOf(({ gateName }) => gateName),
    belt: placeOf(({ belt }) => belt),
    heardAt,
  };
}

/** What each source says, by name. */
function reportsOf(news: readonly FlightNews[]): SourceReport[] {
  const names = [...new Set(news.map(({ source }) => source))].sort();
  return names.flatMap((name) => {
    const [first, ...others] = news.filter(({ source }) => source === name);
    return first ? [foldSource([first, ...others])] : [];
  });
}

type ToldState = Pick<SourceReport, 'state' | 'stateSinceAt' | 'troubleSinceAt' | 'divertedTo'>;
const UNKNOWN: ToldState = {
  state: 'unknown',
  stateSinceAt: null,
  troubleSinceAt: null,
  divertedTo: null,
};

/** States that a cancelled flight cannot have. */
const FLYING: readonly FlightState[] = ['active', 'diverted'];

/** An end first, a timetable's `scheduled` last: a source that lags behind does not undo what another one saw. */
const rankOf = (state: FlightState): number => (isEnded(state) ? 0 : state === 'scheduled' ? 2 : 1);

/** The state that counts: an end, else the newest. A cancellation beside a source that sees the flight in the air is uncertain. */
function toldState(speaking: readonly SourceReport[]): {
  readonly told: ToldState;
  readonly isContradicted: boolean;
} {
  const [told = UNKNOWN, ...others] = speaking
    .filter(({ state }) => state !== 'unknown')
    .sort((a, b) => rankOf(a.state) - rankOf(b.state) || (b.stateSinceAt ?? 0) - (a.stateSinceAt ?? 0));
  const all = [told, ...others];
  const cancelled = all.find(({ state }) => state === 'cancelled');
  const isContradicted =
    cancelled !== undefined && all.some(({ state }) => isEnded(state) || FLYING.includes(state));
  const isUncertain = isContradicted && !isEnded(told.state);
  return { told: isUncertain ? { ...cancelled, state: 'cancelled_uncertain' } : told, isContradicted };
}
