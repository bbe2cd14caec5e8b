import type { PasswordPolicy } from '@traslado/domain/contact/password';
import type { Clock } from './clock.ts';
import type { Db } from './db/client.ts';
import type { DemoClock } from './db/demo-clock.ts';
import type { ReadingDb } from './db/reading-db.ts';
import type { DrainTimes } from './http/drain.ts';
import type { Readiness } from './http/health.ts';
import type { Sealer } from './http/sealed.ts';
import type { Shedding } from './http/shedding.ts';
import type { Tokens } from './http/tokens.ts';
import type { Inventory } from './inventory/inventory.ts';
import type { DocumentPool } from './pdf/letter-pool.ts';
import type { PicturePool } from './pictures/picture-pool.ts';
import type { BackendWatch } from './ports/backend-watch.ts';
import type { Channels } from './ports/channels.ts';
import type { ExchangeRates } from './ports/exchange-rates.ts';
import type { FlightPush } from './ports/flight-status.ts';
import type { Flights } from './ports/flights.ts';
import type { GeoIp } from './ports/geo-ip.ts';
import type { LetterProxy } from './ports/letter-proxy.ts';
import type { OpenPayments } from './ports/payments.ts';
import type { Pictures } from './ports/pictures.ts';
import type { Pms } from './ports/pms.ts';
import type { Transfers } from './ports/transfers.ts';
import type { Guesses } from './sellers/stay/count-guesses.ts';
import type { SignIns } from './staff/accounts/count-sign-ins.ts';
import type { KeepErased } from './staff/guest-data/erase-booking.ts';
import type { Roles } from './staff/roles/open-roles.ts';
import type { StaffDoor } from './store/account/record.ts';

/** The parts of the app. `product.ts` chooses them, tests choose others. */
export type AppDependencies = {
  readonly db: Db;
  /** For pages that only read; the same database unless given. */
  readonly readingDb?: ReadingDb | undefined;
  readonly clock: Clock;
  /** The wall clock, which a moved `clock` differs from: gateways sign by it. */
  readonly wallClock: Clock;
  readonly tokens: Tokens;
  readonly systemUser: string;
  /** Demo data and development pages are served. */
  readonly demo: boolean;
  /** The clock, where people may move it: at /dev/flights. */
  readonly demoClock?: DemoClock | undefined;
  /** Every page says that no card is charged. */
  readonly tellsOfSandbox?: boolean;
  /** The calls can be read at /docs. */
  readonly docs: boolean;
  readonly publicUrl: string;
  /** Folder of the built web app. */
  readonly webRoot: string;
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  readonly inventory: Inventory;
  readonly roles: Roles;
  readonly guesses: Guesses;
  readonly signIns: SignIns;
  readonly pms: Pms;
  readonly flights: Flights;
  readonly geoIp: GeoIp;
  readonly exchangeRates: ExchangeRates;
  readonly payments: Pick<OpenPayments, 'port' | 'pages'>;
  readonly letterPool: DocumentPool;
  readonly picturePool: PicturePool;
  readonly pictures: Pictures;
  /** The group's own backend, which then sells instead of us; null where we sell. */
  readonly transfers: Transfers | null;
  /** The group's own sending of a letter that a guest asks for. */
  readonly letterProxy?: LetterProxy | null;
  /** Sender of confirmations where the group's backend sells. */
  readonly confirmations?: 'group' | 'ours' | undefined;
  /** `after_payment`: a record of theirs that turns to confirmed after a payment counts as paid. */
  readonly confirmedMeansPaid?: 'after_payment' | 'no' | undefined;
  /** A flight of an airline that the group's backend has no number for. */
  readonly unlistedAirline?: 'refused' | 'left_out' | undefined;
  /** False where letters are kept here. */
  readonly sendsMail?: boolean;
  /** False where no feed of flights is set. */
  readonly followsFlights?: boolean;
  /** The feed's own messages, where they are asked for. */
  readonly flightPush?: FlightPush | null;
  /** The carriers of messages to phones, where any is on. */
  readonly channels?: Channels | null;
  readonly backendWatch?: BackendWatch;
  readonly staffDoor: StaffDoor;
  /** Seals values for our own processes only, for each purpose by a key of its own. */
  readonly sealerFor: (purpose: string) => Sealer;
  readonly passwordPolicy: PasswordPolicy;
  readonly keepErased: KeepErased;
  /** The longest time for a request to arrive whole, milliseconds. */
  readonly arrivalMs?: number;
  /** The times in which a closing server ends its connections. */
  readonly drain?: DrainTimes;
  /** Refuses the load that the process cannot carry. */
  readonly shedding: Shedding;
  /** The process's readiness for requests. */
  readonly readiness: Readiness;
};
