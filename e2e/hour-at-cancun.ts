import { HOUR_MS } from '@traslado/domain/time/instant';

/**
 * The first full hour at Cancún from some hours on that lies between two hours of its day, both included. A ride of a test is then not of two days,
 * whenever the test runs.
 * @returns epoch milliseconds
 */
export function hourAtCancun(hours: number, [from, to]: readonly [number, number]): number {
  const first = Math.floor(Date.now() / HOUR_MS + hours);
  // The airport's clock is five hours behind UTC all year.
  const hourOf = (count: number): number => (count + 19) % 24;
  let hour = first;
  while (hourOf(hour) < from || hourOf(hour) > to) hour += 1;
  return hour * HOUR_MS;
}
