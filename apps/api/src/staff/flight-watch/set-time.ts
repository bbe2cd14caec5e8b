import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { tidyText } from '@traslado/domain/contact/text';
import { checkHandReason } from '@traslado/domain/flight-watch/hand-time';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { toInstant } from '@traslado/domain/time/zone';
import { insertDeed } from '../../db/audit.ts';
import { versionOf } from '../../http/version-of.ts';
import { Refused } from '../../refused.ts';
import { followKept } from '../../sellers/follow/watch-flights.ts';
import { lockFlight } from '../../store/flight-watch/repository.ts';
import { findWatched, updateHand } from '../../store/flight-watch/watch-repository.ts';
import { presentFlight } from './presenter.ts';
import type { FlightWatchDeps, Reader } from './read-watch.ts';

/** A time by hand lies within so many hours of the timetable's. */
const FARTHEST_HOURS = 48;

type Asked = Pick<Reader, 'caller' | 'now'> & {
  readonly id: number;
  readonly ifMatch: string | undefined;
  /** Null takes the time away. */
  readonly body: CallRequest<'setFlightTime'>['body'] | null;
};

/**
 * Sets the time of a flight by hand, or takes it away, and lets its rides go by it at once. Codes: `flight_watch.not_found`, `flight.watch_stale`,
 * `time.invalid` for an hour that the clock skips, `date.invalid` for a day far from the flight's, and those of the reason.
 */
export async function setTime(
  deps: FlightWatchDeps,
  { id, ifMatch, body, caller, now }: Asked,
): Promise<CallAnswer<'setFlightTime'>> {
  await deps.db.transaction().execute(async (tx) => {
    const seenFlight = await findWatched(tx, id, caller.scope);
    const airport = seenFlight && deps.inventory.current().airportById(seenFlight.airportId);
    if (!seenFlight || !airport) throw new Refused('flight_watch.not_found');
    const hand = body && readHand(body, airport.timeZone, seenFlight.scheduledAt);
    const { accountId, username } = caller;
    const isWritten = await updateHand(tx, id, hand, { accountId, username, seen: versionOf(ifMatch), now });
    if (!isWritten) throw new Refused('flight.watch_stale');
    const flight = await lockFlight(tx, id);
    if (!flight) throw new Refused('flight_watch.not_found');
    await insertDeed(tx, {
      accountId,
      username,
      action: body ? 'flight.set_time' : 'flight.take_time_away',
      subject: flight.operatingKey,
      detail: body ? { time: `${body.date} ${body.time}`, note: hand?.reason ?? '' } : {},
      now,
    });
    await followKept(tx, flight, airport, now);
  });
  const flight = await findWatched(deps.db, id, caller.scope);
  const airport = flight && deps.inventory.current().airportById(flight.airportId);
  if (!flight || !airport) throw new Refused('flight_watch.not_found');
  return presentFlight(flight, airport, now);
}

function readHand({ date, time, reason }: NonNullable<Asked['body']>, zone: string, scheduledAt: number) {
  const issues = checkHandReason(reason);
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  const read = toInstant(date, time, zone);
  if (read.kind === 'skipped') throw new Refused('time.invalid', { field: 'time' });
  if (Math.abs(read.at - scheduledAt) > FARTHEST_HOURS * HOUR_MS)
    throw new Refused('date.invalid', { field: 'date' });
  return { at: read.at, reason: tidyText(reason) };
}
