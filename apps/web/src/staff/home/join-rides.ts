import type { HomeAnswer } from './use-home.ts';

type Line = HomeAnswer['lines'][number];

/** Rides of one flight at one time with the same to do; its page names them all. */
const sameWork = ({ queue, flight, about, open, ride_at: ride, due_at: due, alerts }: Line): string | null =>
  flight === null
    ? null
    : JSON.stringify([queue, flight.id, about, open, ride, due, alerts.map(({ kind }) => kind).sort()]);

/** Lines with the same work on one flight, together where the first of them stands. */
export function joinRides(lines: readonly Line[]): (readonly [Line, ...Line[]])[] {
  const joined = new Map<string, [Line, ...Line[]]>();
  for (const [index, line] of lines.entries()) {
    const key = sameWork(line) ?? String(index);
    const known = joined.get(key);
    if (known) known.push(line);
    else joined.set(key, [line]);
  }
  return [...joined.values()];
}
