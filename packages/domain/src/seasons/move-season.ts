import { addDays, addMonths, type CivilDate, daysBetween, isCivilDate } from '../time/civil.ts';

/** Days of a rate, both included. */
export type Span = { readonly validFromOn: CivilDate; readonly validToOn: CivilDate };

export const MOVE_UNITS = ['days', 'weeks', 'months', 'years'] as const;
export type MoveUnit = (typeof MOVE_UNITS)[number];

/** The move of a season: its first day to another one, or each of its rates by so many units. */
export type Move =
  | { readonly kind: 'to'; readonly firstOn: CivilDate }
  | { readonly kind: 'by'; readonly count: number; readonly unit: MoveUnit };

/** Months that a unit is made of; null for one that is made of days. */
const MONTHS: Readonly<Record<MoveUnit, number | null>> = { days: null, weeks: null, months: 1, years: 12 };

function movedDay(on: CivilDate, { count, unit }: Extract<Move, { kind: 'by' }>): CivilDate {
  const months = MONTHS[unit];
  return months === null ? addDays(on, unit === 'weeks' ? 7 * count : count) : addMonths(on, months * count);
}

/**
 * The days of rates that are copied to another season, in the same order. Each keeps its number of days, and the first to begin begins first. By
 * months and years the first day keeps its day of the month: February 29 becomes February 28 in a year that has none, January 31 the last of
 * February.
 * @returns null for a rate that is outside the calendar, 1970 to 2199, or would be
 */
export function moveSeason(spans: readonly Span[], move: Move): (Span | null)[] {
  const isInside = ({ validFromOn, validToOn }: Span) => isCivilDate(validFromOn) && isCivilDate(validToOn);
  const [firstOn] = spans
    .filter(isInside)
    .map(({ validFromOn }) => validFromOn)
    .sort();
  if (firstOn === undefined) return spans.map(() => null);
  const by: Extract<Move, { kind: 'by' }> =
    move.kind === 'by' ? move : { kind: 'by', count: daysBetween(firstOn, move.firstOn), unit: 'days' };
  return spans.map((span) => {
    if (!isInside(span)) return null;
    const { validFromOn, validToOn } = span;
    const from = movedDay(validFromOn, by);
    if (!isCivilDate(from)) return null;
    const to = addDays(from, daysBetween(validFromOn, validToOn));
    return isCivilDate(to) ? { validFromOn: from, validToOn: to } : null;
  });
}
