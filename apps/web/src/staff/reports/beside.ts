import type { FigureName } from '@traslado/domain/reports/figures';
import { type Step, stepOf } from '@traslado/domain/reports/period';
import { addDays, daysBetween } from '@traslado/domain/time/civil';
import type { ReportQuestion } from './report-question.ts';

type Named = { readonly figure: FigureName };

/**
 * Two figures for charts beside each other: the chosen one, and the one wanted beside it.
 * @returns the next figure of the report beside it while none is wanted; null beside a figure without others
 */
export function chartPair<F extends Named>(
  figures: readonly F[],
  chosen: FigureName | null,
  wanted: FigureName | null,
): readonly [F | null, F | null] {
  const at = Math.max(
    0,
    figures.findIndex(({ figure }) => figure === chosen),
  );
  const left = figures[at] ?? null;
  const others = figures.filter((one) => one !== left);
  const right = others.find(({ figure }) => figure === wanted) ?? others[at % Math.max(1, others.length)];
  return [left, right ?? null];
}

/** Rates that changed, by the first day of the step of a chart. */
export function marksOfSteps(
  changes: readonly { readonly day: string; readonly rates: number }[],
  step: Step,
): ReadonlyMap<string, number> {
  const marks = new Map<string, number>();
  for (const { day, rates } of changes) {
    const start = stepOf(day, step);
    marks.set(start, (marks.get(start) ?? 0) + rates);
  }
  return marks;
}

/** The question moved to end today at the earliest, with as many days: a kept report has the days of the day it was kept. */
export function movedToToday(question: ReportQuestion, today: string): ReportQuestion {
  const late = daysBetween(question.to, today);
  if (late <= 0) return question;
  return { ...question, from: addDays(question.from, late), to: today };
}

/** The newest step of a figure that has begun, and the one before it. */
export function newestSteps<S extends { readonly start: string }>(
  steps: readonly S[],
  today: string,
): readonly [S | null, S | null] {
  const begun = steps.filter(({ start }) => start <= today);
  return [begun.at(-1) ?? null, begun.at(-2) ?? null];
}
