import { addDays } from '@traslado/domain/time/civil';
import type { FlightStatus } from '../../ports/flight-status.ts';
import { askJson } from '../group-client/ask-json.ts';
import { readAeroDataBox } from './read-aerodatabox.ts';
import { answerOf, FEED_LIMITS } from './read-records.ts';

/** AeroDataBox by RapidAPI. The days beside the booked one are asked for too: around midnight the first may be yesterday's. */
export function createAeroDataBox(settings: {
  readonly url: string;
  readonly key: string;
  readonly callsADay: number | null;
}): FlightStatus & { readonly close: () => Promise<void> } {
  const source = 'aerodatabox';
  const http = askJson(
    settings.url,
    { 'x-rapidapi-key': settings.key, 'x-rapidapi-host': new URL(settings.url).host },
    FEED_LIMITS,
  );
  return {
    source,
    callsADay: settings.callsADay,
    close: http.close,
    async askForPush({ key }, address) {
      const path = `/subscriptions/webhook/FlightByNumber/${encodeURIComponent(key)}?useCredits=true`;
      const reply = await http.ask('POST', path, { url: address, maxDeliveryRetries: 2 });
      return reply?.status === 200;
    },
    async ask(asked, now) {
      const days = `${addDays(asked.scheduledOn, -1)}/${addDays(asked.scheduledOn, 1)}`;
      const number = encodeURIComponent(asked.key);
      const reply = await http.ask('GET', `/flights/number/${number}/${days}?dateLocalRole=Both`);
      if (reply?.status === 204 || reply?.status === 404) return { kind: 'not_found' };
      return answerOf(reply?.status === 200 ? readAeroDataBox(reply.body, asked, source, now) : null);
    },
  };
}
