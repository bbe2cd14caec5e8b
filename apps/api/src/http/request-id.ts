import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Long enough for a UUID, nginx's `$request_id` and the id of a trace; nothing that a log line would have to escape. */
const shape = /^[\w-]{8,64}$/;

/** The id under which log, traces and refusals name a request: a proxy's `X-Request-Id`, so that both logs have one, else a new UUID. */
export function requestIdOf(headers: IncomingHttpHeaders, isBehindProxy: boolean): string {
  const given = headers['x-request-id'];
  return isBehindProxy && typeof given === 'string' && shape.test(given) ? given : randomUUID();
}
