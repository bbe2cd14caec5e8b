import { readAeroDataBoxPush, readAeroPush } from './adapters/flight-status/read-push.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import { feedOf } from './feed-of.ts';
import type { Inventory } from './inventory/inventory.ts';
import type { FlightPush, FlightStatus } from './ports/flight-status.ts';
import type { Flights } from './ports/flights.ts';

type Surroundings = {
  readonly db: Db;
  readonly flights: Flights;
  readonly inventory: Pick<Inventory, 'current'>;
};

/** The feed that flights are followed by; null where they are not. Another one is loaded only where it is chosen. */
export async function chooseFlightStatus(
  config: Config,
  { db, flights, inventory }: Surroundings,
): Promise<(FlightStatus & { readonly close?: () => Promise<void> }) | null> {
  const callsADay = config.FLIGHT_STATUS_CALLS_A_DAY ?? null;
  const at = (usual: string) => ({
    url: config.FLIGHT_STATUS_URL ?? usual,
    key: config.FLIGHT_STATUS_KEY ?? '',
    callsADay,
  });
  const feed = feedOf(config);
  if (feed === 'off') return null;
  if (feed === 'aeroapi') {
    const { createAeroApi } = await import('./adapters/flight-status/aeroapi.ts');
    return createAeroApi(at('https://aeroapi.flightaware.com/aeroapi'));
  }
  if (feed === 'aerodatabox') {
    const { createAeroDataBox } = await import('./adapters/flight-status/aerodatabox.ts');
    return createAeroDataBox(at('https://aerodatabox.p.rapidapi.com'));
  }
  const { createSandboxFlightStatus } = await import('./adapters/flight-status/embedded.ts');
  const airportOf = (id: number) => inventory.current().airportById(id);
  return createSandboxFlightStatus({ db, flights, airportOf, callsADay });
}

/** The messages that the feed sends of its own accord; null where none are asked for. The sandbox's are FlightAware's. */
export function choosePush(config: Config): FlightPush | null {
  const source = feedOf(config);
  const secret = config.FLIGHT_STATUS_SECRET;
  if (source === 'off' || !secret) return null;
  return { source, secret, read: source === 'aerodatabox' ? readAeroDataBoxPush : readAeroPush };
}

/** The address for them. */
export function pushAddress(config: Config): string | null {
  const push = choosePush(config);
  return push && new URL(`/v1/flight-news/${push.source}/${push.secret}`, config.publicUrl).href;
}
