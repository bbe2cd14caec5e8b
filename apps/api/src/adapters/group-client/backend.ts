import { flattenForm } from '@traslado/contract/form';
import { queryText } from '@traslado/contract/request';
import { fillPath, type Route } from '@traslado/contract/route';
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  fullJitterGenerator,
  handleWhenResult,
  isBrokenCircuitError,
  retry,
} from 'cockatiel';
import { FormData } from 'undici';
import { answerShape } from './answer-shape.ts';
import { type BackendLimits, defaultLimits } from './limits.ts';
import { type Outcome, unavailable } from './outcome.ts';
import { isAtTheDoor, readReply, refusesBearer } from './read-reply.ts';
import { createRetryBudget } from './retry-budget.ts';
import type { SystemToken } from './system-token.ts';
import type { AnswerReader, Notes } from './tolerant/reading.ts';
import { createTransport, type Request } from './transport.ts';

/** The part of the contract's route that a call needs. */
export type CallRoute = Pick<Route, 'method' | 'path' | 'body'>;

export type CallInput = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** JSON, form or multipart, as the route says. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** True for a call that may be repeated in spite of its method: a search by POST, or one with a key of its own. */
  readonly repeatable?: boolean;
};

export type Backend = {
  readonly name: string;
  /**
   * Makes a documented call.
   * @param answer reads the fields that we need; a z.object ignores fields that it does not name
   */
  readonly call: <T>(route: CallRoute, input: CallInput, answer: AnswerReader<T>) => Promise<Outcome<T>>;
  readonly close: () => Promise<void>;
};

/** For the log. Never a filled path, a query, a body or a token: they carry names and confirmation numbers. */
export type BackendEvent =
  | {
      readonly kind: 'call';
      readonly backend: string;
      /** Method and path as documented, with its places unfilled. */
      readonly call: string;
      /** `ok`, `rejected 404`, or the reason why it is unavailable. */
      readonly outcome: string;
      readonly tries: number;
      readonly ms: number;
      /** The wrapping of the answer; null without one, or after a refusal. */
      readonly shape: string | null;
    }
  /** An answer in another form than shown, or with records left out. Places and kinds of values only. */
  | ({ readonly kind: 'odd'; readonly backend: string; readonly call: string } & Notes)
  | { readonly kind: 'breaker'; readonly backend: string; readonly state: 'open' | 'half-open' | 'closed' };

export type BackendOptions = {
  readonly name: string;
  readonly url: string;
  /** Without one, calls carry no authorization. */
  readonly token?: SystemToken | undefined;
  readonly limits?: Partial<BackendLimits> | undefined;
  readonly report?: ((event: BackendEvent) => void) | undefined;
};

type Tried = { readonly outcome: Outcome<unknown>; readonly again: boolean };

/** Faults that may be over a moment later. An answer that is too long or unreadable will be so again. */
const passing: ReadonlySet<string> = new Set(['connect', 'timeout', 'cut', 'busy', 'failed']);

const breakerStates: Readonly<Record<CircuitState, 'open' | 'half-open' | 'closed'>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
};

/**
 * One of the group's systems: every call of it goes through one place, with one breaker and one budget of repetitions. No fault of it is
 * thrown. Only calls without effect, or with a key that makes them so, are repeated, after random pauses.
 */
export function createBackend({ name, url, token, limits: given, report }: BackendOptions): Backend {
  const limits = { ...defaultLimits, ...given };
  const base = url.replace(/\/+$/, '');
  const transport = createTransport(limits);
  const budget = createRetryBudget();
  const breaker = circuitBreaker(handleWhenResult(isFailure), {
    halfOpenAfter: limits.breakMs,
    breaker: new ConsecutiveBreaker(limits.breakAfter),
  });
  breaker.onStateChange((state) => report?.({ kind: 'breaker', backend: name, state: breakerStates[state] }));
  const repeating = retry(
    handleWhenResult((tried) => (tried as Tried).again),
    {
      maxAttempts: limits.mostTries - 1,
      backoff: new ExponentialBackoff({
        generator: fullJitterGenerator,
        initialDelay: limits.firstPauseMs,
        maxDelay: limits.longestPauseMs,
      }),
    },
  );

  async function throughBreaker<T>(send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      return await breaker.execute(send);
    } catch (error) {
      if (isBrokenCircuitError(error)) return unavailable('circuit_open', false);
      throw error;
    }
  }

  /** Sends with the token in hand; a refused one is renewed once, and the request sent again. */
  async function sendSigned<T>(
    request: Request,
    answer: AnswerReader<T>,
    timeoutMs: () => number,
    renewed = false,
  ): Promise<Outcome<T>> {
    const bearer = token ? await token.current() : null;
    if (token && bearer === null) return unavailable('not_admitted', false);
    const signature: Record<string, string> = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
    const reply = await transport.exchange(
      { ...request, headers: { ...request.headers, ...signature } },
      timeoutMs(),
    );
    if (reply.kind === 'unavailable') return reply;
    if (!refusesBearer(reply) || !token || bearer === null) return readReply(reply, answer);
    token.refused(bearer);
    if (!isAtTheDoor(reply, answer)) return readReply(reply, answer);
    return renewed ? unavailable('not_admitted', false) : sendSigned(request, answer, timeoutMs, true);
  }

  return {
    name,
    async call<T>(route: CallRoute, input: CallInput, answer: AnswerReader<T>): Promise<Outcome<T>> {
      const startedAt = performance.now();
      const call = `${route.method} ${route.path}`;
      const { noting, shape } = noteAnswers(answer, (notes) =>
        report?.({ kind: 'odd', backend: name, call, ...notes }),
      );
      const safe = route.method === 'GET';
      const repeatable = safe || input.repeatable === true;
      const totalMs = repeatable ? limits.totalMs : limits.deedMs;
      const leftMs = (): number => startedAt + totalMs - performance.now();
      const timeoutMs = (): number => (repeatable ? Math.min(limits.tryMs, leftMs()) : leftMs());
      let tries = 0;
      let mayHaveHappened = false;
      let outcome: Outcome<T> = unavailable('timeout', false);
      // A part of dots would climb to another call of theirs when the address is read.
      if (Object.values(input.params ?? {}).some((value) => /^\.\.?$/.test(String(value))))
        return { kind: 'rejected', status: 404, code: null, detail: null, body: null };
      budget.earn();
      await repeating.execute(async (): Promise<Tried> => {
        if (leftMs() <= 0) return { outcome, again: false };
        tries += 1;
        outcome = await throughBreaker(() => sendSigned(requestOf(base, route, input), noting, timeoutMs));
        if (outcome.kind !== 'unavailable') return { outcome, again: false };
        mayHaveHappened ||= outcome.mayHaveHappened && !safe;
        const worthIt =
          passing.has(outcome.reason) &&
          outcome.retryAfterSeconds === undefined &&
          leftMs() > limits.firstPauseMs;
        const again = repeatable && worthIt && tries < limits.mostTries && budget.spend();
        return { outcome, again };
      });
      if (outcome.kind === 'unavailable') outcome = { ...outcome, mayHaveHappened };
      report?.({
        kind: 'call',
        backend: name,
        call,
        outcome: outcomeText(outcome),
        tries,
        ms: Math.round(performance.now() - startedAt),
        shape: shape(),
      });
      return outcome;
    },
    close: transport.close,
  };
}

/** A reader that notes the shape of what it reads, and tells of odd answers. */
function noteAnswers<T>(answer: AnswerReader<T>, tell: (notes: Notes) => void) {
  let shape: string | null = null;
  const noting: AnswerReader<T> = {
    ...answer,
    safeParse(body) {
      shape = answerShape(body);
      const read = answer.safeParse(body);
      const { notes } = read;
      if (notes && notes.bent.length + notes.refused.length > 0) tell(notes);
      return read;
    },
  };
  return { noting, shape: () => shape };
}

/** Failures that the breaker counts. A refused sign-in says nothing about this backend, and one odd record nothing about the next. */
function isFailure(result: unknown): boolean {
  const outcome = result as Outcome<unknown>;
  return outcome.kind === 'unavailable' && outcome.reason !== 'not_admitted' && !outcome.isAnswer;
}

function outcomeText(outcome: Outcome<unknown>): string {
  if (outcome.kind === 'ok') return 'ok';
  return outcome.kind === 'rejected' ? `rejected ${outcome.status}` : outcome.reason;
}

function requestOf(base: string, route: CallRoute, { params, query, body, headers }: CallInput): Request {
  return {
    method: route.method,
    url: base + fillPath(route.path, params) + queryText(query),
    headers: {
      accept: 'application/json',
      ...(route.body === 'json' && { 'content-type': 'application/json' }),
      ...(route.body === 'form' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    body: bodyOf(route, body),
  };
}

function bodyOf(route: CallRoute, body: object | undefined): Request['body'] {
  if (!route.body || body === undefined) return null;
  if (route.body === 'json') return JSON.stringify(body);
  const entries = flattenForm(body);
  if (route.body === 'form') return new URLSearchParams(entries).toString();
  const form = new FormData();
  for (const [key, value] of entries) form.append(key, value);
  return form;
}
