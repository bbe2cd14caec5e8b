import { performance } from 'node:perf_hooks';
import pg from 'pg';

/** One trip to the database: its statements, and the time until its answer, milliseconds. */
export type Trip = { readonly text: string; readonly ms: number };

type Query = (...args: unknown[]) => unknown;

let trips: Trip[] | null = null;

/** Counts the trips of every connection of this process from now on. */
function watchTrips(): void {
  const query = pg.Client.prototype.query as Query;
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const answer = query.apply(this, args);
    const counted = trips;
    if (counted && answer instanceof Promise) {
      const began = performance.now();
      const text = typeof first === 'string' ? first : (first as { text: string }).text;
      void answer.then(
        () => counted.push({ text, ms: performance.now() - began }),
        () => {},
      );
    }
    return answer;
  } as typeof pg.Client.prototype.query;
}

/** The trips since the last question; watching begins with the first one. */
export function takeTrips(): readonly Trip[] {
  const taken = trips;
  if (!taken) watchTrips();
  trips = [];
  return taken ?? [];
}
