import { addDays } from '@traslado/domain/time/civil';
import { DAY_MS } from '@traslado/domain/time/instant';
import { toInstant } from '@traslado/domain/time/zone';
import type { FlightStatus } from '../../ports/flight-status.ts';
import { askJson, type JsonReply } from '../group-client/ask-json.ts';
import { readAeroFlights } from './read-aeroapi.ts';
import { answerOf, FEED_LIMITS } from './read-records.ts';

/** One question in AeroAPI's words; null for no answer. */
export type AskAero = (
  asked: { readonly ident: string; readonly start: string; readonly end: string },
  now: number,
) => Promise<JsonReply | null>;

/** The port over `GET /flights/{ident}`, whoever answers it. The days beside the booked one are asked for too: around midnight the first may be yesterday's. */
export function overAero(source: string, callsADay: number | null, ask: AskAero): FlightStatus {
  return {
    source,
    callsADay,
    async ask(asked, now) {
      const midnight = toInstant(asked.scheduledOn, '00:00', asked.zone).at;
      const iso = (at: number): string => new Date(at).toISOString();
      const reply = await ask(
        { ident: asked.key, start: iso(midnight - DAY_MS), end: iso(midnight + 2 * DAY_MS) },
        now,
      );
      if (!reply || (reply.status !== 200 && reply.status !== 404)) return { kind: 'unavailable' };
      return answerOf(reply.status === 404 ? [] : readAeroFlights(reply.body, asked, source, now));
    },
  };
}

/** FlightAware's AeroAPI v4. */
export function createAeroApi(settings: {
  readonly url: string;
  readonly key: string;
  readonly callsADay: number | null;
}): FlightStatus & { readonly close: () => Promise<void> } {
  const http = askJson(settings.url, { 'x-apikey': settings.key }, FEED_LIMITS);
  const port = overAero('aeroapi', settings.callsADay, ({ ident, start, end }) => {
    const query = new URLSearchParams({ ident_type: 'designator', start, end, max_pages: '1' });
    return http.ask('GET', `/flights/${encodeURIComponent(ident)}?${query}`);
  });
  return {
    ...port,
    close: http.close,
    async askForPush({ key, direction, airport, scheduledOn }, address) {
      const reply = await http.ask('POST', '/alerts', {
        ident: key,
        [direction === 'arrival' ? 'destination' : 'origin']: airport,
        // A flight of the night leaves the day before.
        start: addDays(scheduledOn, -1),
        end: addDays(scheduledOn, 1),
        events: { out: true, off: true, on: true, in: true, cancelled: true, diverted: true },
        target_url: address,
      });
      return reply?.status === 201 || reply?.status === 200;
    },
  };
}
