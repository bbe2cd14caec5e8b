import type { Instant } from '../time/instant.ts';
import { nextAskAt, type Watch } from './watch-phase.ts';

type Asked = Watch & { readonly key: string };

/** The questions of one round. `leftOut`: due as well, but over the day's cap; staff are told. */
export type AskPlan<F extends Asked> = { readonly ask: readonly F[]; readonly leftOut: readonly F[] };

/**
 * The flights to ask about now, the nearest first.
 * @param callsLeft calls that the day's cap still allows
 */
export function planAsks<F extends Asked>(
  flights: readonly F[],
  { nowAt, callsLeft }: { readonly nowAt: Instant; readonly callsLeft: number },
): AskPlan<F> {
  const due = flights
    .filter((flight) => nowAt <= flight.overAt && (nextAskAt(flight) ?? Infinity) <= nowAt)
    .sort((a, b) => a.flightAt - b.flightAt || (a.key < b.key ? -1 : 1));
  const calls = Math.max(0, callsLeft);
  return { ask: due.slice(0, calls), leftOut: due.slice(calls) };
}
