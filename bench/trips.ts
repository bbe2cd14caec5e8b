import { performance } from 'node:perf_hooks';
import pg from 'pg';

/** A statement sent to the database, and the time until its answer, milliseconds. `joined`: it travelled with the one before. */
export type Trip = { readonly text: string; readonly ms: number; readonly joined: boolean };

type Query = (...args: unknown[]) => unknown;

let trips: Trip[] | null = null;
const underWay = new WeakMap<pg.Client, number>();

/** Notes the statements of every connection of this process from now on. */
function watchTrips(): void {
  const query = pg.Client.prototype.query as Query;
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const answer = query.apply(this, args);
    const counted = trips;
    if (counted && answer instanceof Promise) {
      const began = performance.now();
      const text = typeof first === 'string' ? first : (first as { text: string }).text;
      const others = underWay.get(this) ?? 0;
      underWay.set(this, others + 1);
      const ended = (): void => {
        underWay.set(this, (underWay.get(this) ?? 1) - 1);
        counted.push({ text, ms: performance.now() - began, joined: others > 0 });
      };
      void answer.then(ended, ended);
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
