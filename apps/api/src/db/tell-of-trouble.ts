import type { DatabaseTrouble } from './trouble.ts';

const everyMs = 1_000;
let toldAt = Number.NEGATIVE_INFINITY;
let requests = 0;

/** Logs that requests failed by trouble of the database: one line a second, with their number since the line before. */
export function tellOfTrouble(
  log: { error: (fields: object, message: string) => void },
  error: DatabaseTrouble,
): void {
  requests += 1;
  const now = performance.now();
  if (now - toldAt < everyMs) return;
  log.error({ err: error, requests }, 'the database is in trouble');
  toldAt = now;
  requests = 0;
}
