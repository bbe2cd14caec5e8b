import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from './app-dependencies.ts';
import { bindCalls } from './bind-calls.ts';
import { chooseSeller } from './choose-seller.ts';
import { registerContractPage } from './console/contract-page.ts';
import { registerFlightConsole } from './console/flight-console.ts';
import { registerMailConsole } from './console/mail-console.ts';
import { registerMessageConsole } from './console/message-console.ts';
import { createServer } from './create-server.ts';
import { guestsOfFlight } from './demo/flight-stories.ts';
import { answerError } from './http/answer-error.ts';
import { registerDocuments } from './http/documents.ts';
import { isPagePath } from './http/page-paths.ts';
import { registerSiteFiles } from './http/site-files.ts';
import { plainBrand } from './inventory/brand.ts';
import { Refused } from './refused.ts';
import { takeReply } from './sellers/follow/take-reply.ts';
import { watchOpening } from './staff/home/watch-opening.ts';

/** Builds the whole HTTP side. Nothing listens yet: tests inject requests into the value. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { clock, payments } = dependencies;
  const app = await createServer(dependencies);
  const seller = chooseSeller({ ...dependencies, clock, log: app.log });
  const isPage = (path: string): boolean => isPagePath(path, dependencies.demo);
  const site = () => {
    const { name, email } = dependencies.inventory.current().brand ?? plainBrand;
    return { name, email, publicUrl: dependencies.publicUrl };
  };
  registerSiteFiles(app, { webRoot: dependencies.webRoot, site, now: () => clock.now() });
  const sendPage = await registerDocuments(app, {
    webRoot: dependencies.webRoot,
    frameSources: payments.port.clientConfig().frameSources,
    isPage,
    site,
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
  if (dependencies.demo)
    registerMessageConsole(app, {
      ...dependencies,
      takeReply: (reply) => takeReply(dependencies.db, { ...reply, now: clock.now() }),
    });
  const { demoClock } = dependencies;
  if (demoClock) registerFlightConsole(app, { ...dependencies, demoClock, guestsOf: guestsOfFlight });
  for (const { plugin, prefix } of payments.pages) await app.register(plugin, { prefix });
  return app;
}
