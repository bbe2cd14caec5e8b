import type { Period } from '@traslado/domain/reports/period';
import { addDays, type CivilDate, daysBetween } from '@traslado/domain/time/civil';

/** The reading of a period: these days from their sums, the others from their rows. Both are runs of days in order. */
export type ReadDays = { readonly summed: readonly Period[]; readonly live: readonly Period[] };

/** Runs of days that are read row by row at most: each is a part of the statement. */
const MOST_RUNS = 12;

/** Days in order, as runs without a gap. */
export function runsOf(days: readonly CivilDate[]): Period[] {
  const runs: { from: CivilDate; to: CivilDate }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

/** The days of a period outside the runs. The runs are in order and inside the period. */
function restOf({ from, to }: Period, runs: readonly Period[]): Period[] {
  const rest: Period[] = [];
  let next = from;
  for (const run of runs) {
    if (run.from > next) rest.push({ from: next, to: addDays(run.from, -1) });
    next = addDays(run.to, 1);
  }
  if (next <= to) rest.push({ from: next, to });
  return rest;
}

/** Fewer runs, by taking in the smallest gaps between them: a day with sums may be read from its rows as well. */
function joined(runs: readonly Period[]): Period[] {
  const kept = [...runs];
  while (kept.length > MOST_RUNS) {
    const gaps = kept.slice(1).map((run, at) => daysBetween(kept[at]?.to ?? run.from, run.from));
    const at = gaps.indexOf(Math.min(...gaps));
    const [one, other] = [kept[at], kept[at + 1]];
    if (!one || !other) break;
    kept.splice(at, 2, { from: one.from, to: other.to });
  }
  return kept;
}

/** Splits a period. @param days the ones with up-to-date sums, in order */
export function splitDays(period: Period, days: readonly CivilDate[]): ReadDays {
  const summed = runsOf(days.filter((day) => day >= period.from && day <= period.to));
  const live = joined(restOf(period, summed));
  return { summed: restOf(period, live), live };
}
