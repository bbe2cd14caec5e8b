import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';

/** Traces of this process, sent to a collector. Spans name routes, statements and hosts; a path, a value or a header of a request is in none. */
export type Tracing = {
  /** Gives each request a span. To be called before the app is ready. */
  readonly follow: (app: FastifyInstance) => void;
  /** A statement of the running request or job, as Kysely logs it. */
  readonly onStatement: (event: LogEvent) => void;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
};

const spanKey = Symbol('span');
type Traced = { [spanKey]?: Span };

/** So much of a statement says which one it is. */
const mostOfStatement = 200;

/** @param exporter in place of the collector at `endpoint`, an OTLP address over HTTP */
export function openTracing({
  endpoint,
  exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
}: {
  readonly endpoint: string;
  readonly exporter?: SpanExporter;
}): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'traslado' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  // Its context follows promises, and jobs find it without being handed it (jobs/worker.ts).
  provider.register();
  const tracer = provider.getTracer('traslado');
  const stopFollowing = followCallsOut((host, method) =>
    tracer.startSpan(`${method} ${host}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'server.address': host, 'http.request.method': method },
    }),
  );
  return {
    follow(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        // A trace begins here: a caller's own header would decide what is sampled.
        const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, root: true });
        (request as Traced)[spanKey] = span;
        context.with(trace.setSpan(context.active(), span), done);
      });
      app.addHook('onResponse', async (request, reply) => {
        const span = (request as Traced)[spanKey];
        const route = request.routeOptions.url ?? 'none';
        span?.updateName(`${request.method} ${route}`);
        span?.setAttributes({
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
          'traslado.request_id': request.id,
        });
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    onStatement({ level, query, queryDurationMillis }) {
      const [, verb = 'statement'] = /^(?:\s|\/\*.*?\*\/)*(\w+)/s.exec(query.sql) ?? [];
      const now = Date.now();
      const span = tracer.startSpan(`db ${verb}`, {
        kind: SpanKind.CLIENT,
        startTime: now - queryDurationMillis,
        // Values are never in it: each is bound.
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql.slice(0, mostOfStatement) },
      });
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now);
    },
    async close() {
      stopFollowing();
      await provider.shutdown();
      trace.disable();
      context.disable();
    },
  };
}

type Request = object & { readonly origin?: string; readonly method?: string; readonly host?: string };

/** Spans of calls to other systems, by `fetch` and by Node's own client. */
function followCallsOut(start: (host: string, method: string) => Span): () => void {
  const open = new WeakMap<object, Span>();
  const begin = (message: unknown): void => {
    const { request } = message as { request: Request };
    // The collector is told of spans by this client, too; no request of ours is open then.
    if (!trace.getActiveSpan()) return;
    const host = request.origin === undefined ? (request.host ?? '') : new URL(request.origin).host;
    open.set(request, start(host, request.method ?? ''));
  };
  const end = (isBad: boolean) => (message: unknown) => {
    const { request, response } = message as { request: Request; response?: { statusCode?: number } };
    const span = open.get(request);
    if (response?.statusCode) span?.setAttribute('http.response.status_code', response.statusCode);
    if (isBad) span?.setStatus({ code: SpanStatusCode.ERROR });
    if (isBad || response) span?.end();
  };
  const ends = end(false);
  const fails = end(true);
  const heard = [
    ['undici:request:create', begin],
    ['undici:request:headers', ends],
    ['undici:request:error', fails],
    ['http.client.request.start', begin],
    ['http.client.response.finish', ends],
    ['http.client.request.error', fails],
  ] as const;
  for (const [channel, listener] of heard) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of heard) unsubscribe(channel, listener);
  };
}
