import { Refused } from '../../refused.ts';

/**
 * A flight time far from the schedule's is asked about once; `isConfirmed`: the guest has answered that it is right.
 * Code: `flight.time_differs` with the schedule's times, under the names of the wire.
 */
export function askAboutTimes(
  times: readonly { readonly field: string; readonly scheduledTime: string | null }[],
  isConfirmed: boolean,
): void {
  const asked = times.filter(({ scheduledTime }) => scheduledTime !== null);
  const [first] = asked;
  if (!first || isConfirmed) return;
  throw new Refused('flight.time_differs', {
    field: first.field,
    expected: Object.fromEntries(asked.map(({ field, scheduledTime }) => [field, scheduledTime])),
  });
}
