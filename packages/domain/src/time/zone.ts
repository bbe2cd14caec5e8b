// The only file that knows zones, and the only one that brings Temporal along.
import { Temporal } from 'temporal-polyfill';
import { type CivilDate, type CivilTime, isCivilDate, isCivilTime } from './civil.ts';
import { DAY_MS, type Instant } from './instant.ts';

/**
 * The instant of a local date and time in a zone.
 * `skipped`: the clock was put forward over it; `at` is the instant after the jump that the same distance reaches.
 * `repeated`: the clock shows it twice; `at` is the first, `laterAt` the second.
 */
export type ZonedInstant =
  | { kind: 'ok'; at: Instant }
  | { kind: 'skipped'; at: Instant }
  | { kind: 'repeated'; at: Instant; laterAt: Instant };

/** A stretch of time with one offset, all in milliseconds: `from` belongs to it, `until` to the next. */
type Stretch = { readonly from: Instant; readonly until: Instant; readonly offsetMs: number };

/** Stretches by zone, as they were asked for: Temporal finds each once. */
const stretches = new Map<string, Stretch[]>();

function stretchAt(at: Instant, zone: string): Stretch {
  const known = stretches.get(zone) ?? [];
  const found = known.find(({ from, until }) => from <= at && at < until);
  if (found) return found;
  const asked = findStretch(at, zone);
  stretches.set(zone, [...known, asked]);
  return asked;
}

function findStretch(at: Instant, zone: string): Stretch {
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return {
    // The change that lies before the next moment: at a change, the new offset has begun.
    from: there.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')?.epochMilliseconds ?? -Infinity,
    until: there.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity,
    offsetMs: there.offsetNanoseconds / 1e6,
  };
}

/** The instant of a local date and time. @throws RangeError for a date, time or zone that does not exist. */
export function toInstant(date: CivilDate, time: CivilTime, zone: string): ZonedInstant {
  if (!isCivilDate(date) || !isCivilTime(time)) throw new RangeError('not a civil date and time');
  const asUtc = Date.parse(`${date}T${time}Z`);
  const stretch = stretchAt(asUtc - DAY_MS, zone);
  // No offset is a day: without a change within a day of it, the clock shows it once.
  if (asUtc + DAY_MS < stretch.until) return { kind: 'ok', at: asUtc - stretch.offsetMs };
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
  const text = new Date(at + stretchAt(at, zone).offsetMs).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The calendar day at an instant in a zone: "today" at the property. */
export function localDateOf(nowAt: Instant, zone: string): CivilDate {
  return toLocal(nowAt, zone).date;
}
