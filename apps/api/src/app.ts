import type { PasswordPolicy } from '@traslado/domain/contact/password';
import type { FastifyInstance } from 'fastify';
import { bindCalls } from './bind-calls.ts';
import { chooseSeller } from './choose-seller.ts';
import type { Clock } from './clock.ts';
import { registerContractPage } from './console/contract-page.ts';
import { registerMailConsole } from './console/mail-console.ts';
import { createServer } from './create-server.ts';
import type { Db } from './db/client.ts';
import { answerError } from './http/answer-error.ts';
import { registerDocuments } from './http/documents.ts';
import type { DrainTimes } from './http/drain.ts';
import type { Readiness } from './http/health.ts';
import { isPagePath } from './http/page-paths.ts';
import type { Sealer } from './http/sealed.ts';
import type { Shedding } from './http/shedding.ts';
import type { Tokens } from './http/tokens.ts';
import type { Inventory } from './inventory/inventory.ts';
import type { DocumentPool } from './pdf/letter-pool.ts';
import type { PicturePool } from './pictures/picture-pool.ts';
import type { BackendWatch } from './ports/backend-watch.ts';
import type { ExchangeRates } from './ports/exchange-rates.ts';
import type { Flights } from './ports/flights.ts';
import type { GeoIp } from './ports/geo-ip.ts';
import type { LetterProxy } from './ports/letter-proxy.ts';
import type { OpenPayments } from './ports/payments.ts';
import type { Pictures } from './ports/pictures.ts';
import type { Pms } from './ports/pms.ts';
import type { Transfers } from './ports/transfers.ts';
import { Refused } from './refused.ts';
import type { Guesses } from './sellers/stay/count-guesses.ts';
import type { SignIns } from './staff/accounts/count-sign-ins.ts';
import { watchOpening } from './staff/home/watch-opening.ts';
import type { Roles } from './staff/roles/open-roles.ts';
import type { StaffDoor } from './store/account/record.ts';

/** What the app is made of. `main.ts` chooses the parts, tests choose others. */
export type AppDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  /** The clock on the wall, which a moved `clock` differs from: gateways sign by it. */
  readonly wallClock: Clock;
  readonly tokens: Tokens;
  readonly systemUser: string;
  /** Demo data and development pages are served. */
  readonly demo: boolean;
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
  /** Who mails confirmations where the group's backend sells. */
  readonly confirmations?: 'group' | 'ours' | undefined;
  /** `after_payment`: a record of theirs that turns to confirmed after a payment counts as paid. */
  readonly confirmedMeansPaid?: 'after_payment' | 'no' | undefined;
  readonly backendWatch?: BackendWatch;
  readonly staffDoor: StaffDoor;
  /** Closes what only our own processes may read, for each purpose by a key of its own. */
  readonly sealerFor: (purpose: string) => Sealer;
  readonly passwordPolicy: PasswordPolicy;
  /** So long a request may take to arrive whole, milliseconds. */
  readonly arrivalMs?: number;
  /** How a closing server parts from its connections. */
  readonly drain?: DrainTimes;
  /** Refuses what the process cannot carry. */
  readonly shedding: Shedding;
  /** Whether the process may be sent requests. */
  readonly readiness: Readiness;
};

/** Builds the whole HTTP side. Nothing listens yet: tests inject requests into the value. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { clock, payments } = dependencies;
  const app = await createServer(dependencies);
  const seller = chooseSeller({ ...dependencies, clock, log: app.log });
  const isPage = (path: string): boolean => isPagePath(path, dependencies.demo);
  const sendPage = await registerDocuments(app, {
    webRoot: dependencies.webRoot,
    frameSources: payments.port.clientConfig().frameSources,
    isPage,
    tellsOfSandbox: dependencies.tellsOfSandbox ?? false,
    isOpen: await watchOpening({ ...dependencies, seller }, () => clock.now()),
  });
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const accept = request.headers.accept ?? '*/*';
    const isKnown = isPage(request.url.split('?')[0] ?? '/') && accept.includes('*/*');
    if (reads && (isKnown || accept.includes('text/html'))) return sendPage(request, reply);
    return answerError(
      new Refused('route.not_found'),
      request.headers['accept-language'],
      request.id,
      reply,
      request.log,
    );
  });

  bindCalls(app, dependencies, seller);
  if (dependencies.docs) registerContractPage(app);
  if (dependencies.demo) registerMailConsole(app, dependencies);
  for (const { plugin, prefix } of payments.pages) await app.register(plugin, { prefix });
  return app;
}
