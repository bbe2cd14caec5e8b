import { createEmbeddedExchangeRates } from './adapters/exchange-rates/embedded.ts';
import { createHttpExchangeRates } from './adapters/exchange-rates/http.ts';
import { createEmbeddedFlights } from './adapters/flights/embedded.ts';
import { createHttpFlights, type FlightNumbers } from './adapters/flights/http.ts';
import { createHttpGeoIp } from './adapters/geo-ip/http.ts';
import { openMmdbGeoIp } from './adapters/geo-ip/mmdb.ts';
import { noGeoIp } from './adapters/geo-ip/none.ts';
import { createHttpGroupCatalogue } from './adapters/group-catalogue/http.ts';
import type { GroupSystems } from './adapters/group-client/group-systems.ts';
import { createHttpLetterProxy } from './adapters/letter-proxy/http.ts';
import { createEmbeddedPms } from './adapters/pms/embedded.ts';
import { createHttpPms } from './adapters/pms/http.ts';
import { createHttpTransfers } from './adapters/transfers/http.ts';
import { inOurNumbers } from './adapters/transfers/numbered.ts';
import { tableOf } from './adapters/transfers/words-of-deeds.ts';
import type { Db } from './db/client.ts';
import { type Listener, openListener } from './db/listener.ts';
import { openSharedCounts } from './db/shared-counts.ts';
import { type Inventory, openInventory } from './inventory/inventory.ts';
import { numberedIn } from './inventory/numbered-catalogue.ts';
import { stopUnread } from './inventory/stop-sale.ts';
import type { ExchangeRates } from './ports/exchange-rates.ts';
import type { Flights } from './ports/flights.ts';
import type { GeoIp } from './ports/geo-ip.ts';
import type { GroupCatalogue } from './ports/group-catalogue.ts';
import type { LetterProxy } from './ports/letter-proxy.ts';
import type { Pms } from './ports/pms.ts';
import type { Transfers } from './ports/transfers.ts';
import { createGuesses, type Guesses } from './sellers/stay/count-guesses.ts';
import type { SetWord } from './setting-shapes.ts';
import { createSignIns, type SignIns } from './staff/accounts/count-sign-ins.ts';
import { openRoles, type Roles } from './staff/roles/open-roles.ts';
import { StartError } from './start-error.ts';

/** The adapters of other systems for the calls, and every process's memory of its own database. */
export type Backends = {
  readonly listener: Listener;
  readonly inventory: Inventory;
  readonly roles: Roles;
  readonly guesses: Guesses;
  readonly signIns: SignIns;
  readonly pms: Pms;
  readonly flights: Flights;
  readonly geoIp: GeoIp;
  readonly exchangeRates: ExchangeRates;
  /** The group's own, where it sells instead of us. */
  readonly transfers: Transfers | null;
  /** The catalogue of the group's own systems; null where all of it is ours. */
  readonly groupCatalogue: GroupCatalogue | null;
  /** The group's own sending of letters; null where ours sends them. */
  readonly letterProxy: LetterProxy | null;
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
  systems,
  dollarNumber,
  deedWords,
  withFactor,
}: {
  db: Db;
  url: string;
  now: () => number;
  onError: (error: unknown) => void;
  /** Path of an mmdb file. */
  geoIpDatabase?: string | undefined;
  /** The group's systems that answer instead of ours. */
  systems?: GroupSystems | undefined;
  /** Their number of US dollars. */
  dollarNumber?: number | undefined;
  /** More words of their answers to deeds. */
  deedWords?: readonly SetWord[] | undefined;
  /** Names of the roles that need a second factor. */
  withFactor?: readonly string[] | undefined;
}): Promise<Backends> {
  const listener = await openListener(url);
  const theirs = systems?.of ?? (() => null);
  const groupCatalogue = createHttpGroupCatalogue(theirs, dollarNumber);
  await stopUnread(db, groupCatalogue);
  const inventory = await openInventory({ db, listener, onError });
  const roles = await openRoles({ db, listener, onError, ...(withFactor && { withFactor }) });
  const counts = await openSharedCounts({ db, listener, now, onError });
  const mobile = theirs('mobile');
  const flights = theirs('flights');
  const geo = theirs('geo');
  const proxy = theirs('proxy');
  const exchangeRate = theirs('exchange-rate');
  const transfers = theirs('transfers');
  return {
    listener,
    inventory,
    roles,
    guesses: createGuesses({ db, counts, onError }),
    signIns: createSignIns(counts),
    pms: mobile
      ? createHttpPms({ mobile, reservations: theirs('reservations') ?? mobile, db, now })
      : createEmbeddedPms(db),
    flights: flights
      ? createHttpFlights(flights, flightNumbersIn(inventory))
      : createEmbeddedFlights(db, inventory.onReload),
    geoIp: geo ? createHttpGeoIp(geo) : await chooseOwnGeoIp(geoIpDatabase),
    exchangeRates: exchangeRate
      ? createHttpExchangeRates(exchangeRate)
      : createEmbeddedExchangeRates(inventory),
    transfers: transfers
      ? inOurNumbers(createHttpTransfers(transfers, tableOf(deedWords ?? [])), () => numberedIn(inventory))
      : null,
    groupCatalogue,
    letterProxy: proxy ? createHttpLetterProxy(proxy) : null,
  };
}

async function chooseOwnGeoIp(database: string | undefined): Promise<GeoIp> {
  if (database === undefined) return noGeoIp;
  try {
    return await openMmdbGeoIp(database);
  } catch (error) {
    const { code = 'it is no mmdb file' } = error as NodeJS.ErrnoException;
    throw new StartError(`GEOIP_DATABASE: ${database} cannot be read (${code}).`);
  }
}

function flightNumbersIn(inventory: Inventory): FlightNumbers {
  return {
    airlineIdOf(code, theirId) {
      const snapshot = inventory.current();
      const byCode = snapshot.airlineByCode(code)?.id;
      if (byCode !== undefined || theirId === null) return byCode ?? null;
      const id = snapshot.theirs.ours('airline', theirId);
      return id === null ? null : (snapshot.airlineById(id)?.id ?? null);
    },
    airportIdOf: (theirId) => inventory.current().theirs.ours('airport', theirId),
  };
}
