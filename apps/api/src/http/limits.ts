import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { CallName } from '@traslado/contract/routes';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { countRequest } from '../db/request-counts.ts';

/** Most calls of one address within ten minutes, over all processes. A whole lobby shares an address. */
const perTenMinutes: Partial<Record<CallName, number>> = {
  loginSystem: 2_000,
  searchFlight: 2_000,
  getLetter: 1_000,
  readPayLink: 1_000,
  readFixLink: 1_000,
  saveByFixLink: 1_000,
  // A page of the day asks once a minute.
  readRideLink: 5_000,
  answerRideLink: 1_000,
  addPushSubscription: 1_000,
  renewPushSubscription: 1_000,
  // Each push is reported twice at most.
  reportPush: 5_000,
  payByLink: 1_000,
  getLinkPayment: 1_000,
  abandonLinkPayment: 1_000,
};
const windowMs = 10 * MINUTE_MS;

/** A slower count is left out: while the database is away no call is refused for it. */
const patienceMs = 1_000;

/** Registers the counting, in the database that all processes share. Nothing is counted that `limitOf` does not name. */
export async function registerLimits(
  app: FastifyInstance,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): Promise<void> {
  class SharedStore implements FastifyRateLimitStore {
    incr(subject: string, answer: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      const now = clock.now();
      const late = setTimeout(() => answer(new Error('the count is late')), patienceMs);
      countRequest(db, { subject, windowMs, now })
        .then(
          ({ times, endsAt }) => answer(null, { current: times, ttl: Math.max(0, endsAt - now) }),
          (error: Error) => answer(error),
        )
        .finally(() => clearTimeout(late));
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  }
  await app.register(rateLimit, { global: false, store: SharedStore, skipOnError: true });
}

/** Limit of a call, in the words of the counting plugin; undefined where there is none. The group keeps the calls of one address apart. */
export function limitOf(
  call: CallName,
): { readonly max: number; readonly timeWindow: number; readonly groupId: string } | undefined {
  const max = perTenMinutes[call];
  return max === undefined ? undefined : { max, timeWindow: windowMs, groupId: call };
}
