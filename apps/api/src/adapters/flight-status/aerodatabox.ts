import { addDays } from '@traslado/domain/time/civil';
import type { FlightStatus } from '../../ports/flight-status.ts';
import { askOverHttp } from './ask-over-http.ts';
import { readAeroDataBox } from './read-aerodatabox.ts';

/** AeroDataBox by RapidAPI. The days beside the booked one are asked for too: around midnight the first may be yesterday's. */
export function createAeroDataBox(settings: {
  readonly url: string;
  readonly key: string;
  readonly callsADay: number | null;
}): FlightStatus & { readonly close: () => Promise<void> } {
  const source = 'aerodatabox';
  const http = askOverHttp(settings.url, {
    'x-rapidapi-key': settings.key,
    'x-rapidapi-host': new URL(settings.url).host,
  });
  return {
    source,
    callsADay: settings.callsADay,
    close: http.close,
    async ask(asked, now) {
      const days = `${addDays(asked.scheduledOn, -1)}/${addDays(asked.scheduledOn, 1)}`;
      const reply = await http.get(
        `/flights/number/${encodeURIComponent(asked.key)}/${days}`,
        new URLSearchParams({ dateLocalRole: 'Both' }),
      );
      if (reply?.status === 204 || reply?.status === 404) return { kind: 'not_found' };
      const flights = reply?.status === 200 ? readAeroDataBox(reply.body, asked, source, now) : null;
      if (flights === null) return { kind: 'unavailable' };
      return flights.length === 0 ? { kind: 'not_found' } : { kind: 'ok', flights };
    },
  };
}
