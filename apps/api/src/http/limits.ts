import rateLimit from '@fastify/rate-limit';
import type { CallName } from '@traslado/contract/routes';
import type { FastifyInstance } from 'fastify';

/** Calls that one address may make so often within a minute, in one process. A whole lobby may share an address. */
const perMinute: Partial<Record<CallName, number>> = {
  loginSystem: 120,
  searchFlight: 240,
  getLetter: 60,
};

/** Teaches the app to count. Nothing is counted that `limitOf` does not name. */
export async function registerLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}

/** Limit of a call, in the words of the counting plugin; undefined where there is none. */
export function limitOf(call: CallName): { max: number; timeWindow: number } | undefined {
  const max = perMinute[call];
  return max === undefined ? undefined : { max, timeWindow: 60_000 };
}
