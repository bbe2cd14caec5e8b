import { grouped } from '@traslado/domain/grouped';
import type { HomeAnswer } from './use-home.ts';

type Line = HomeAnswer['lines'][number];

/** Rides of one flight at one time with the same to do; its page names them all. */
const sameWork = ({ queue, flight, about, open, ride_at: ride, due_at: due, alerts }: Line): string | null =>
  flight === null
    ? null
    : JSON.stringify([queue, flight.id, about, open, ride, due, alerts.map(({ kind }) => kind).sort()]);

/** Lines with the same work on one flight, together where the first of them stands. */
export const joinRides = (lines: readonly Line[]): Line[][] => [
  ...grouped(lines, (line) => sameWork(line) ?? line).values(),
];
