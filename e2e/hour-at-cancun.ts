import { HOUR_MS } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';

/**
 * The first full hour from some hours on that lies between two hours of the day at Cancún, both included. A ride of a test is then not of two days,
 * whenever the test runs.
 * @returns epoch milliseconds
 */
export function hourAtCancun(hours: number, [from, to]: readonly [number, number] = [0, 23]): number {
  let at = Math.floor(Date.now() / HOUR_MS + hours) * HOUR_MS;
  const hour = (): number => Number(toLocal(at, 'America/Cancun').time.slice(0, 2));
  while (hour() < from || hour() > to) at += HOUR_MS;
  return at;
}
