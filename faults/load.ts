import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../apps/api/src/db/client.ts';
import type { Tokens } from '../apps/api/src/http/tokens.ts';
import { bodyOf, makeStays, serviceOf, signIn } from '../apps/api/src/testing/sales.ts';

/** The guests' view. Times in milliseconds. */
export type Seen = {
  requests: number;
  ok: number;
  refused: number;
  busy: number;
  failed: number;
  unanswered: number;
  /** The causes of no answer, as the client named them. */
  readonly causes: Set<string>;
  longestMs: number;
  /** The slowest call, and its answer. */
  longestOf: string;
  /** The longest time between two bookings that were paid. */
  longestPauseMs: number;
  /** Refusals that nothing of the load should meet. */
  readonly unexpected: Set<string>;
  /** Booking numbers that a guest was given, each with their last news of its payment. */
  readonly told: Map<string, 'made' | 'paid'>;
  /** Guests who did not finish in the time after the fault. */
  unfinished: number;
  /** Steps of guests that came to an answer which stands. */
  steps: number;
};

export type Answer = { readonly status: number; readonly body: unknown };

/** A guest's request. A body of parameters is a form. */
export type Asked = {
  readonly path: string;
  readonly method?: 'PUT';
  readonly body?: URLSearchParams | object;
  /** Refusals are answers as good as any other. */
  readonly mayBeRefused?: true;
};

/** A guest with a paid booking. */
export type Booked = {
  readonly code: string;
  /** Asks with the same key until there is a final answer; null when the time is over. */
  readonly insist: (asked: Asked) => Promise<Answer | null>;
  /** The booking may end in any state. */
  readonly mayEnd: () => void;
};

export type Load = {
  readonly seen: Seen;
  /** No new guest begins; running ones ask on, so long at most. */
  readonly stop: (patienceMs: number) => Promise<void>;
};

const usualGuests = 8;
const pauseMs = 40;
/** Pause before a repetition after a 503. A guest's page waits longer. */
const askAgainMs = 400;
/** Without an answer for so long there is none. */
const answerMs = 15_000;
/** The same key is at work, or its payment is under investigation, or the gateway never heard of it and never will: a guest asks again. */
const passing = new Set(['intent.running', 'payment.under_way', 'processing', 'unknown', 'failed']);

type Made = { readonly coupon_id: string; readonly amount_due: number };

/** Guests who read the offers, book, pay and read their booking, one after the other, until it is stopped. */
export async function startLoad(stage: {
  readonly url: string;
  readonly db: Db;
  readonly tokens: Tokens;
  /** A bound for the whole load: so many guests, each with one booking. */
  readonly mostGuests: number;
  readonly guestsAtOnce?: number | undefined;
  /** A guest's further steps with a paid booking. */
  readonly goOn?: ((booked: Booked) => Promise<void>) | undefined;
}): Promise<Load> {
  const seen: Seen = {
    requests: 0,
    ok: 0,
    refused: 0,
    busy: 0,
    failed: 0,
    unanswered: 0,
    causes: new Set(),
    longestMs: 0,
    longestOf: 'none',
    longestPauseMs: 0,
    unexpected: new Set(),
    told: new Map(),
    unfinished: 0,
    steps: 0,
  };
  const now = Date.now;
  // Everything that needs the database is made before it goes away.
  const stays = await makeStays({ db: stage.db, now }, stage.mostGuests);
  const [first] = stays;
  if (!first) throw new RangeError('a load without guests');
  const wish = await bodyOf({ db: stage.db, now }, first, serviceOf.suvRoundTrip);
  const app = (await stage.tokens.issueApp(now())).token;
  let begun = 0;
  let paidAt: number | null = null;
  let until = Number.POSITIVE_INFINITY;

  async function ask(token: string, { path, method, body, mayBeRefused }: Asked): Promise<Answer> {
    const since = performance.now();
    let status = 0;
    seen.requests += 1;
    try {
      const answer = await fetch(stage.url + path, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && !(body instanceof URLSearchParams) ? { 'content-type': 'application/json' } : {}),
        },
        body: body instanceof URLSearchParams ? body : body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(answerMs),
      });
      status = answer.status;
      const read: unknown = await answer.json();
      note(status, answer.headers.get('retry-after'), mayBeRefused && status < 500 ? '' : stateOf(read));
      return { status, body: read };
    } catch (error) {
      seen.unanswered += 1;
      seen.causes.add(`${status} ${causeOf(error)}`);
      return { status: 0, body: null };
    } finally {
      const tookMs = performance.now() - since;
      if (tookMs > seen.longestMs) {
        seen.longestMs = tookMs;
        seen.longestOf = `${path.split('/').slice(2, 5).join('/')}: ${status}`;
      }
    }
  }

  function note(status: number, retryAfter: string | null, code: string): void {
    if (status < 300) seen.ok += 1;
    else if (status < 500) {
      seen.refused += 1;
      if (code && !passing.has(code)) seen.unexpected.add(code);
    } else if (status === 503 && retryAfter !== null) seen.busy += 1;
    else {
      seen.failed += 1;
      seen.unexpected.add(`${status} ${code}`);
    }
  }

  async function insist(token: string, asked: Asked): Promise<Answer | null> {
    while (Date.now() < until) {
      const answer = await ask(token, asked);
      const stands = answer.status > 0 && answer.status < 500 && !passing.has(stateOf(answer.body));
      await sleep(stands ? pauseMs : askAgainMs);
      if (stands) {
        seen.steps += 1;
        return answer;
      }
    }
    seen.unfinished += 1;
    return null;
  }

  async function beOneGuest(): Promise<void> {
    const guest = stays[begun];
    begun += 1;
    if (!guest) return;
    const token = await signIn({ tokens: stage.tokens, now }, guest);
    await ask(app, {
      path: '/v1/serviceManage/transfers-services-for-sale/BP?is_round_trip=1&airport_id=1',
    });
    const own = { hotel: guest.hotel, folio: guest.folio, uuidReference: randomUUID() };
    const made = await insist(token, {
      path: `/transfers/v1/sales/coupons/${serviceOf.suvRoundTrip}`,
      body: { ...wish, ...own },
    });
    if (made?.status !== 201) return;
    const { coupon_id: code, amount_due: due } = made.body as Made;
    seen.told.set(code, 'made');
    const form = {
      coupon_id: code,
      amount: due.toFixed(2),
      currency: 'USD',
      payment_token: 'tok_visa',
      uuidReference: randomUUID(),
    };
    const paid = await insist(token, {
      path: '/v1/sales/payments/pay-coupon-by-id',
      body: new URLSearchParams(form),
    });
    if (!paid) return;
    // Guests are told the state of the payment, not the status of the answer.
    if (stateOf(paid.body) === 'succeeded') {
      const now = performance.now();
      seen.longestPauseMs = Math.max(seen.longestPauseMs, now - (paidAt ?? now));
      paidAt = now;
      seen.told.set(code, 'paid');
    } else seen.unexpected.add(`payment ${stateOf(paid.body)}`);
    await insist(token, { path: `/v1/transfers/coupons/${code}` });
    await stage.goOn?.({
      code,
      insist: (asked) => insist(token, asked),
      mayEnd: () => seen.told.set(code, 'made'),
    });
  }

  let stopping = false;
  const guests = Array.from({ length: stage.guestsAtOnce ?? usualGuests }, async () => {
    while (!stopping && begun < stays.length) await beOneGuest();
  });
  return {
    seen,
    async stop(patienceMs) {
      stopping = true;
      until = Date.now() + patienceMs;
      await Promise.all(guests);
    },
  };
}

const causeOf = (error: unknown): string => {
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message : `${name}: ${message}`;
};

/** The code of a refusal, or the state of a payment. */
function stateOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  return 'code' in body ? String(body.code) : 'status' in body ? String(body.status) : '';
}
