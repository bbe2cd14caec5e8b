import { validRates } from '@traslado/domain/booking/price';
import { rateRanges } from '@traslado/domain/booking/rate-ranges';
import type { RateVerdict } from '@traslado/domain/booking/weigh-rates';
import type { Facts } from '@traslado/domain/catalogues/definition';
import { daysBetween } from '@traslado/domain/time/civil';
import type { CalendarRate } from './calendar-model.ts';

/** A new rate has no number yet. It gets the highest, and loses a tie. */
const NEW_RATE = Number.MAX_SAFE_INTEGER;

/** Days in a row on which the same rate wins while one is typed. `other`: null where the typed one wins. */
export type TypedRange = {
  readonly from: string;
  readonly to: string;
  readonly other: CalendarRate | null;
  /** The rate that would win without the typed one; null without any, and where that one loses. */
  readonly over: CalendarRate | null;
  /** Why it wins or loses. */
  readonly by: 'alone' | 'priority' | 'lowest_id';
};

export type TypedRate = {
  readonly ranges: readonly TypedRange[];
  /** Days of the span, and those on which the typed rate wins. */
  readonly days: number;
  readonly won: number;
};

/** The year whose days are shown: that of today if the rate is valid then, else its first; null without two days in order. */
export function yearOfTyped({ valid_from: from, valid_to: to }: Facts, today: string): number | null {
  if (typeof from !== 'string' || typeof to !== 'string' || from === '' || to < from) return null;
  return Number((from <= today && today <= to ? today : from).slice(0, 4));
}

/**
 * The rate that wins on each of the typed days, in one year, if the typed rate were saved.
 * @param rates of the service, that are valid in the year
 * @param id number of the edited rate; null for a new one
 */
export function weighTyped(
  rates: readonly CalendarRate[],
  facts: Facts,
  { id, year }: { readonly id: number | null; readonly year: number },
): TypedRate {
  const [first, last] = [String(facts.valid_from), String(facts.valid_to)];
  const own = id ?? NEW_RATE;
  const dated = rates
    .filter((one) => one.id !== id)
    .map((one) => ({ ...one, validFromOn: one.valid_from, validToOn: one.valid_to, other: one }));
  const typed = {
    id: own,
    priority: Number(facts.priority),
    validFromOn: first,
    validToOn: last,
    other: null,
  };
  const span = {
    fromOn: first > `${year}-01-01` ? first : `${year}-01-01`,
    toOn: last < `${year}-12-31` ? last : `${year}-12-31`,
  };
  const ranges: TypedRange[] = [];
  for (const { fromOn, toOn, rate, considered } of rateRanges([...dated, typed], span)) {
    const verdict = considered.find((one) => one.rate.id === own)?.verdict;
    const by = reasonOf(verdict);
    const other = rate?.other ?? null;
    const over = other ? null : (validRates(dated, fromOn)[0]?.other ?? null);
    const before = ranges.at(-1);
    const isSame = before?.other?.id === other?.id && before?.over?.id === over?.id;
    if (before && isSame && before.by === by) ranges[ranges.length - 1] = { ...before, to: toOn };
    else ranges.push({ from: fromOn, to: toOn, other, over, by });
  }
  const count = (some: readonly TypedRange[]) =>
    some.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0);
  return { ranges, days: count(ranges), won: count(ranges.filter(({ other }) => other === null)) };
}

const reasonOf = (verdict: RateVerdict | undefined): TypedRange['by'] =>
  verdict === undefined || verdict.kind === 'not_valid' ? 'alone' : verdict.by;
