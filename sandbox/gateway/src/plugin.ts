import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { registerApiRoutes } from './api-routes.ts';
import { registerFrameRoutes } from './frame-routes.ts';
import { LedgerTrouble } from './ledger-query.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';
import { registerSwitchRoutes } from './switch-routes.ts';

export type SandboxPluginOptions = {
  gateway: SandboxGateway;
  secretKey: string;
  /** Path of this plugin on its host for the browser: '/sandbox-gateway', or '' when it has a host of its own. */
  publicPath: string;
  /** Origins of other hosts whose pages may frame the gateway. */
  allowedOrigins: readonly string[];
  /**
   * Given: the server API is offered under /v1, and this is the address that the bank's page gets in its answers. Left out when the product
   * calls the gateway in its own process: an unserved API cannot be attacked.
   */
  apiPublicUrl?: (() => string) | undefined;
};

/** The gateway's routes as a Fastify plugin; register it with the prefix that `publicPath` names. */
export function sandboxGatewayPlugin(options: SandboxPluginOptions): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app);
    app.setErrorHandler((error, request, reply) => {
      const status =
        error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
          ? error.statusCode
          : 500;
      // Never the body: it may hold a card number.
      if (error instanceof LedgerTrouble) {
        request.log.warn({ err: error }, 'sandbox gateway');
        reply.header('retry-after', '2');
      } else if (status >= 500) request.log.error({ err: error }, 'sandbox gateway');
      const code = status >= 500 ? 'gateway_error' : 'invalid_request';
      return reply.code(status).send({ error: { code, message: code } });
    });
    registerFrameRoutes(app, options);
    await app.register(async (switches) => registerSwitchRoutes(switches, options), { prefix: '/switches' });
    const { apiPublicUrl } = options;
    if (apiPublicUrl !== undefined) {
      await app.register(async (api) => registerApiRoutes(api, { ...options, publicUrl: apiPublicUrl }), {
        prefix: '/v1',
      });
    }
  };
}

/** The bank's page sends a plain form. A host application that already reads forms keeps its own reader. */
function acceptForms(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  if (app.hasContentTypeParser(type)) return;
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
    done(null, { ...parse(body.toString()) });
  });
}
