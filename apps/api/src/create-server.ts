import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { AppDependencies } from './app-dependencies.ts';
import { answerError } from './http/answer-error.ts';
import { registerBodies } from './http/bodies.ts';
import { answerBrokenRequest } from './http/broken-requests.ts';
import { createConnections } from './http/connections.ts';
import { headersOfAll, registerHeaders } from './http/documents.ts';
import { registerDrain, usualDrain } from './http/drain.ts';
import { registerHealth } from './http/health.ts';
import { registerLimits } from './http/limits.ts';
import { logFields } from './http/log-fields.ts';
import { requestIdOf } from './http/request-id.ts';

/** Largest body of a call, bytes. The longest allowed text is 1,000 characters. */
const bodyLimit = 64 * 1024;

/**
 * The longest time for a request to arrive whole, all pauses together: a client that sends a byte now and then holds a connection for
 * nothing.
 */
const slowestArrivalMs = 20_000;

/** Facts with which the HTTP side answers, before any call is bound to it. */
export type ServerDependencies = Pick<
  AppDependencies,
  | 'publicUrl'
  | 'trustedProxies'
  | 'logLevel'
  | 'shedding'
  | 'readiness'
  | 'db'
  | 'clock'
  | 'tokens'
  | 'signIns'
  | 'guesses'
  | 'arrivalMs'
  | 'drain'
>;

/** A server with limits, headers, health and an answer to every error. Calls are not bound yet, and nothing listens. */
export async function createServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { trustedProxies, shedding, arrivalMs = slowestArrivalMs, drain = usualDrain } = dependencies;
  const everywhere = headersOfAll(dependencies.publicUrl);
  const connections = createConnections();
  const app = Fastify({
    bodyLimit,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: ({ headers }) => requestIdOf(headers, trustedProxies.length > 0),
    requestTimeout: arrivalMs,
    http: { headersTimeout: arrivalMs, connectionsCheckingInterval: Math.min(1_000, arrivalMs / 4) },
    // A request on an open connection while we close is answered as ever, and told that the connection ends.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest(everywhere, connections),
    routerOptions: { maxParamLength: 640 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    logger: {
      level: dependencies.logLevel,
      serializers: logFields,
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
  // Delayed answers go out now, so that nothing waits for them.
  app.addHook('preClose', async () => {
    dependencies.signIns.release();
    await dependencies.guesses.release();
  });
  await registerBodies(app);

  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(error, request.headers['accept-language'], request.id, reply, request.log),
  );

  return app;
}
