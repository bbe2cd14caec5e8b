import { randomUUID } from 'node:crypto';
import type { PasswordPolicy } from '@traslado/domain/contact/password';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { bindRest } from './bind-rest.ts';
import { chooseSeller } from './choose-seller.ts';
import type { Clock } from './clock.ts';
import { registerContractPage } from './console/contract-page.ts';
import { registerMailConsole } from './console/mail-console.ts';
import type { Db } from './db/client.ts';
import { bindBookings } from './guest/book/routes.ts';
import { bindCancellations } from './guest/cancel/routes.ts';
import { bindChanges } from './guest/change/routes.ts';
import { bindFlights } from './guest/flights/routes.ts';
import { bindLetters } from './guest/letters/routes.ts';
import { bindPayments } from './guest/pay/routes.ts';
import { bindPayLinks } from './guest/pay-link/routes.ts';
import { bindServices } from './guest/services/routes.ts';
import { bindStart } from './guest/start/routes.ts';
import { bindStays } from './guest/stays/routes.ts';
import { answerError } from './http/answer-error.ts';
import { registerBodies } from './http/bodies.ts';
import { answerBrokenRequest } from './http/broken-requests.ts';
import { createConnections } from './http/connections.ts';
import { headersOfAll, registerDocuments, registerHeaders } from './http/documents.ts';
import { type DrainTimes, registerDrain, usualDrain } from './http/drain.ts';
import { type Readiness, registerHealth } from './http/health.ts';
import { registerLimits } from './http/limits.ts';
import { isPagePath } from './http/page-paths.ts';
import type { Sealer } from './http/sealed.ts';
import type { Shedding } from './http/shedding.ts';
import { createStaffCookie } from './http/staff-cookie.ts';
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
import { readSession } from './staff/accounts/open-session.ts';
import { createSecondFactors } from './staff/accounts/prove-codes.ts';
import { bindIdentityService, bindStaff } from './staff/accounts/routes.ts';
import { bindActing } from './staff/acting/routes.ts';
import { bindApprovals } from './staff/approvals/routes.ts';
import { bindCatalogues } from './staff/catalogues/routes.ts';
import { countWaitingSets } from './staff/change-sets/count-waiting-sets.ts';
import { watchOpening } from './staff/home/watch-opening.ts';
import { bindPayLinksOfStaff } from './staff/pay-links/routes.ts';
import { bindPeople } from './staff/people/routes.ts';
import type { Roles } from './staff/roles/open-roles.ts';
import { bindRoles } from './staff/roles/routes.ts';
import type { StaffDoor } from './store/account/record.ts';
import { openCallingSystems } from './systems/open-calling-systems.ts';
import { bindSystems } from './systems/routes.ts';

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

/** Largest body of a call, bytes. The longest text anybody may send is 1,000 characters. */
const bodyLimit = 64 * 1024;

/** So long a request may take to arrive whole, all pauses together: a client that sends a byte now and then holds a connection for nothing. */
const slowestArrivalMs = 20_000;

/** Builds the whole HTTP side. Nothing listens yet: tests inject requests into the value. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { clock, tokens, trustedProxies, payments, shedding } = dependencies;
  const everywhere = headersOfAll(dependencies.publicUrl);
  const { arrivalMs = slowestArrivalMs, drain = usualDrain } = dependencies;
  const connections = createConnections();
  const app = Fastify({
    bodyLimit,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    requestTimeout: arrivalMs,
    http: { headersTimeout: arrivalMs, connectionsCheckingInterval: Math.min(1_000, arrivalMs / 4) },
    // What arrives on an open connection while we close is answered as ever, and told that the connection ends.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest(everywhere, connections),
    routerOptions: { maxParamLength: 640 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    logger: {
      level: dependencies.logLevel,
      // The route, never the address as sent: names and confirmation numbers are part of some paths.
      serializers: {
        req: (request) => ({
          method: request.method,
          route: request.routeOptions?.url ?? 'none',
          id: request.id,
        }),
      },
    },
    // Under a flood the log would cost more than the refusals.
    logController: new LogController({ disableRequestLogging: (request) => shedding.refuses(request) }),
    frameworkErrors: (error, request, reply) => {
      const { headers, id, log } = request;
      // No hook sees an address that the framework itself refuses.
      const withHeaders = (reply as FastifyReply).headers(everywhere);
      return answerError(error, headers['accept-language'], id, withHeaders, log);
    },
  });
  connections.watch(app.server);
  registerDrain(app, connections, drain);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  registerHeaders(app, everywhere);
  shedding.register(app);
  registerHealth(app, dependencies.readiness);
  await registerLimits(app, dependencies);
  // Who is being delayed is answered now, so that nothing waits for them.
  app.addHook('preClose', async () => {
    dependencies.signIns.release();
    await dependencies.guesses.release();
  });
  await registerBodies(app);

  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(error, request.headers['accept-language'], request.id, reply, request.log),
  );

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

  const { staffDoor } = dependencies;
  const admitted = {
    demo: dependencies.demo,
    ownAccounts: staffDoor.ownAccounts,
    issuer: staffDoor.identityService?.issuer ?? null,
  };
  const staff = {
    cookie: createStaffCookie(dependencies.publicUrl),
    callerOf: (token: string, now: number) => readSession({ ...dependencies, admitted }, token, now),
  };
  const { numbersOf } = seller;
  const binding = { app, tokens, clock, staff, systems: openCallingSystems(dependencies), numbersOf };
  const needs = { ...dependencies, seller, numbersOf };
  const paying = { ...needs, payments: payments.port };
  bindSystems(binding, dependencies);
  bindStart(binding, needs);
  bindServices(binding, needs);
  bindFlights(binding, needs);
  bindStays(binding, needs);
  bindBookings(binding, needs);
  bindChanges(binding, needs);
  bindCancellations(binding, needs);
  bindPayments(binding, paying);
  bindCatalogues(binding, { db: dependencies.db, catalogue: dependencies.inventory });
  bindPayLinks(binding, paying);
  bindPayLinksOfStaff(binding, paying);
  const { db } = dependencies;
  bindRest(binding, { ...needs, countWaitingSets: (caller) => countWaitingSets(db, caller) });
  const sealedTokens = {
    sealer: dependencies.sealerFor('tokens of staff'),
    keepAccess: staffDoor.staffProfiles.asksWithToken,
  };
  const ofStaff = {
    ...needs,
    ...staffDoor,
    identity: staffDoor.staffIdentity,
    admitted,
    sealedTokens,
    secondFactors: createSecondFactors(dependencies),
  };
  for (const bindPart of [bindStaff, bindRoles, bindPeople, bindApprovals, bindActing])
    bindPart(binding, ofStaff);
  if (staffDoor.identityService)
    bindIdentityService(binding, {
      ...ofStaff,
      identityService: staffDoor.identityService,
      tripSealer: dependencies.sealerFor('trips of staff'),
      log: app.log,
    });
  bindLetters(binding, needs);
  if (dependencies.docs) registerContractPage(app);
  if (dependencies.demo) registerMailConsole(app, dependencies);
  for (const { plugin, prefix } of payments.pages) await app.register(plugin, { prefix });
  return app;
}
