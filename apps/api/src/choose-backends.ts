import { createEmbeddedExchangeRates } from './adapters/exchange-rates/embedded.ts';
import { createEmbeddedFlights } from './adapters/flights/embedded.ts';
import { openMmdbGeoIp } from './adapters/geo-ip/mmdb.ts';
import { noGeoIp } from './adapters/geo-ip/none.ts';
import { createEmbeddedPms } from './adapters/pms/embedded.ts';
import { type Catalogue, openCatalogue } from './catalogue/catalogue.ts';
import type { Db } from './db/client.ts';
import { type Listener, openListener } from './db/listener.ts';
import { type Guesses, openGuesses } from './features/stays/count-guesses.ts';
import type { ExchangeRates } from './ports/exchange-rates.ts';
import type { Flights } from './ports/flights.ts';
import type { GeoIp } from './ports/geo-ip.ts';
import type { Pms } from './ports/pms.ts';

/** Who answers what the calls ask of other systems, and what every process remembers of its own database. */
export type Backends = {
  readonly listener: Listener;
  readonly catalogue: Catalogue;
  readonly guesses: Guesses;
  readonly pms: Pms;
  readonly flights: Flights;
  readonly geoIp: GeoIp;
  readonly exchangeRates: ExchangeRates;
};

/**
 * Opens them on one database. Close the listener before the database.
 * @param url address of the same database, for the connection that listens
 */
export async function chooseBackends({
  db,
  url,
  now,
  onError,
  geoIpDatabase,
}: {
  db: Db;
  url: string;
  now: () => number;
  onError: (error: unknown) => void;
  /** Path of an mmdb file. */
  geoIpDatabase?: string | undefined;
}): Promise<Backends> {
  const listener = await openListener(url);
  const catalogue = await openCatalogue({ db, listener, onError });
  const guesses = await openGuesses({ db, listener, now, onError });
  return {
    listener,
    catalogue,
    guesses,
    pms: createEmbeddedPms(db),
    flights: createEmbeddedFlights(db),
    geoIp: geoIpDatabase === undefined ? noGeoIp : await openMmdbGeoIp(geoIpDatabase),
    exchangeRates: createEmbeddedExchangeRates(catalogue),
  };
}
