// The only file that knows zones, and the only one that brings Temporal along.
import { Temporal } from 'temporal-polyfill';
import { type CivilDate, type CivilTime, isCivilDate, isCivilTime } from './civil.ts';
import type { Instant } from './instant.ts';

/**
 * The instant of a local date and time in a zone.
 * `skipped`: the clock was put forward over it; `at` is the instant after the jump that the same distance reaches.
 * `repeated`: the clock shows it twice; `at` is the first, `laterAt` the second.
 */
export type ZonedInstant =
  | { kind: 'ok'; at: Instant }
  | { kind: 'skipped'; at: Instant }
  | { kind: 'repeated'; at: Instant; laterAt: Instant };

/** The instant of a local date and time. @throws RangeError for a date, time or zone that does not exist. */
export function toInstant(date: CivilDate, time: CivilTime, zone: string): ZonedInstant {
  if (!isCivilDate(date) || !isCivilTime(time)) throw new RangeError('not a civil date and time');
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' });
  if (earlier.epochMilliseconds === later.epochMilliseconds)
    return { kind: 'ok', at: earlier.epochMilliseconds };
  if (later.toPlainDateTime().equals(local)) {
    return { kind: 'repeated', at: earlier.epochMilliseconds, laterAt: later.epochMilliseconds };
  }
  return { kind: 'skipped', at: later.epochMilliseconds };
}

/** Local date and time at an instant. @throws RangeError for an unknown zone. */
export function toLocal(at: Instant, zone: string): { date: CivilDate; time: CivilTime } {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
  const text = local.toString({ smallestUnit: 'minute' });
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The calendar day at an instant in a zone: "today" at the property. */
export function localDateOf(nowAt: Instant, zone: string): CivilDate {
  return toLocal(nowAt, zone).date;
}
