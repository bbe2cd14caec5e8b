import type { LookupFunction } from 'node:net';
import { Agent, type FormData, request } from 'undici';
import { wasNeverSent } from '../payments/connection-errors.ts';
import { type Unavailable, unavailable } from './outcome.ts';

/** One request and its answer, whole or not at all. */

export type Request = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | FormData | null;
};

export type Reply = {
  readonly kind: 'reply';
  readonly status: number;
  readonly contentType: string;
  /** Seconds of Retry-After, null when there is none or it is a date. */
  readonly retryAfter: number | null;
  readonly text: string;
};

export type Transport = {
  /** @param timeoutMs from now until the last byte of the answer */
  readonly exchange: (request: Request, timeoutMs: number) => Promise<Reply | Unavailable>;
  readonly close: () => Promise<void>;
};

/**
 * @param mostBytes longest allowed answer
 * @param lookup finds the address of a name, in place of the machine's own way
 */
export function createTransport(options: {
  connectTimeoutMs: number;
  mostBytes: number;
  lookup?: LookupFunction;
}): Transport {
  const agent = new Agent({
    connect: { timeout: options.connectTimeoutMs, ...(options.lookup && { lookup: options.lookup }) },
    connections: 64,
    // Shorter than servers keep a line open, so that a request is seldom sent into a closed one.
    keepAliveTimeout: 4_000,
    maxResponseSize: options.mostBytes,
  });
  return {
    async exchange({ method, url, headers, body }, timeoutMs) {
      try {
        const answer = await request(url, {
          dispatcher: agent,
          method,
          headers: { ...headers },
          body,
          signal: AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs))),
        });
        const text = await answer.body.text();
        return {
          kind: 'reply',
          status: answer.statusCode,
          contentType: String(answer.headers['content-type'] ?? ''),
          retryAfter: secondsOf(answer.headers['retry-after']),
          text,
        };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: () => agent.destroy(),
  };
}

function secondsOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

function failureOf(error: unknown): Unavailable {
  if (wasNeverSent(error)) return unavailable('connect', false);
  if (error instanceof Error && error.name === 'TimeoutError') return unavailable('timeout', true);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return unavailable(code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ? 'too_large' : 'cut', true);
}
