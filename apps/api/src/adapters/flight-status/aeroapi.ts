import { DAY_MS } from '@traslado/domain/time/instant';
import { toInstant } from '@traslado/domain/time/zone';
import type { FlightStatus } from '../../ports/flight-status.ts';
import { createTransport } from '../group-client/transport.ts';
import { readAeroFlights } from './read-aeroapi.ts';

/** Longest answer that is read, and longest wait for it. */
const MOST_BYTES = 1_000_000;
const WAIT_MS = 4_000;

/** One question in AeroAPI's words; null for no answer. */
export type AskAero = (
  asked: { readonly ident: string; readonly start: string; readonly end: string },
  now: number,
) => Promise<{ readonly status: number; readonly body: unknown } | null>;

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
      const flights = reply.status === 404 ? [] : readAeroFlights(reply.body, asked, source, now);
      if (flights === null) return { kind: 'unavailable' };
      return flights.length === 0 ? { kind: 'not_found' } : { kind: 'ok', flights };
    },
  };
}

/** FlightAware's AeroAPI v4. */
export function createAeroApi(settings: {
  readonly url: string;
  readonly key: string;
  readonly callsADay: number | null;
}): FlightStatus & { readonly close: () => Promise<void> } {
  const transport = createTransport({ connectTimeoutMs: WAIT_MS, mostBytes: MOST_BYTES });
  const port = overAero('aeroapi', settings.callsADay, async ({ ident, start, end }) => {
    const query = new URLSearchParams({ ident_type: 'designator', start, end, max_pages: '1' });
    const reply = await transport.exchange(
      {
        method: 'GET',
        url: `${settings.url.replace(/\/$/, '')}/flights/${encodeURIComponent(ident)}?${query}`,
        headers: { 'x-apikey': settings.key, accept: 'application/json' },
        body: null,
      },
      WAIT_MS,
    );
    if (reply.kind !== 'reply') return null;
    return { status: reply.status, body: bodyOf(reply.text) };
  });
  return { ...port, close: transport.close };
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
