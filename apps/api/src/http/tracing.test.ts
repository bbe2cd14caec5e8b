import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import Fastify from 'fastify';
import type { LogEvent } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../testing/child-process.ts';
import { openTracing } from './tracing.ts';

const seen: ReadableSpan[] = [];
const exporter: SpanExporter = {
  export(spans, done) {
    seen.push(...spans);
    done({ code: 0 });
  },
  shutdown: async () => undefined,
};

const statement = (level: 'query' | 'error', sql: string): LogEvent =>
  ({ level, query: { sql, parameters: ['Rivera'] }, queryDurationMillis: 3 }) as unknown as LogEvent;

/** A request with a guest's values in its path, which asks the database, and another system twice. */
beforeAll(async () => {
  const other = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const traces = openTracing({ endpoint: 'http://127.0.0.1:9', exporter });
  const app = Fastify();
  traces.follow(app);
  app.get('/stays/:name', async () => {
    traces.onStatement(statement('query', 'select 1 from pms_stay where last_name = $1'));
    await fetch(`http://127.0.0.1:${port}/guests/Rivera?mail=ana@example.com`).then((answer) =>
      answer.text(),
    );
    const [answer] = await once(get({ host: '127.0.0.1', port, path: '/guests/Rivera' }), 'response');
    answer.resume();
    await once(answer, 'end');
    return {};
  });
  app.get('/fails', async () => {
    traces.onStatement(statement('error', '/* pay */ update coupon set status = $1'));
    await fetch(`http://127.0.0.1:${await freePort()}/`).catch(() => null);
    throw new Error('down');
  });
  await app.inject({
    url: '/stays/Rivera?folio=BP100001-1',
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  });
  await app.inject({ url: '/fails' });
  await trace.getTracer('traslado').startActiveSpan('job deliver_mail', async (span) => {
    traces.onStatement(statement('query', 'select 1 from mail'));
    span.end();
  });
  await app.close();
  await traces.close();
  other.close();
});
afterAll(() => expect(trace.getActiveSpan()).toBeUndefined());

const below = (name: string): string[] => {
  const root = seen.find((span) => span.name === name);
  return seen
    .filter(({ parentSpanContext }) => parentSpanContext?.spanId === root?.spanContext().spanId)
    .map(
      (span) =>
        `${span.name.replace(/:\d+$/, '')} ${span.attributes['http.response.status_code'] ?? span.attributes['db.query.text'] ?? ''} ${span.status.code}`,
    );
};

it('a request has its statements and its calls to other systems below it', () => {
  expect(below('GET /stays/:name').sort()).toEqual([
    'GET 127.0.0.1 200 0',
    'GET 127.0.0.1 200 0',
    'db select select 1 from pms_stay where last_name = $1 0',
  ]);
});

it('what failed says so', () => {
  expect(below('GET /fails').sort()).toEqual([
    'GET 127.0.0.1  2',
    'db update /* pay */ update coupon set status = $1 2',
  ]);
  expect(seen.find(({ name }) => name === 'GET /fails')?.status.code).toBe(2);
});

it('a job has its statements below it', () => {
  expect(below('job deliver_mail')).toEqual(['db select select 1 from mail 0']);
});

it('no span has a value of a guest, and none continues the trace of a caller', () => {
  const said = JSON.stringify(seen.map(({ name, attributes, events }) => ({ name, attributes, events })));
  for (const value of ['Rivera', 'BP100001', 'example.com']) expect(said).not.toContain(value);
  expect(seen.map((span) => span.spanContext().traceId)).not.toContain('a'.repeat(32));
});

it('all of it is of this service', () =>
  expect(new Set(seen.map(({ resource }) => resource.attributes['service.name']))).toEqual(
    new Set(['traslado']),
  ));
