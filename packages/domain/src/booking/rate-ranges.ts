import { addDays, type CivilDate } from '../time/civil.ts';
import type { DatedRate } from './price.ts';
import { type RateWeighing, weighRates } from './weigh-rates.ts';

/** Days on which the same rate wins for the same reasons, both ends included. */
export type RateRange<R extends DatedRate> = RateWeighing<R> & {
  readonly fromOn: CivilDate;
  readonly toOn: CivilDate;
};

/**
 * The winning rate of each day of a span, by ranges: between two days on which a rate begins or has ended nothing can change, so the rule is asked
 * once for each of them.
 */
export function rateRanges<R extends DatedRate>(
  rates: readonly R[],
  span: { readonly fromOn: CivilDate; readonly toOn: CivilDate },
): RateRange<R>[] {
  const begins = new Set([span.fromOn]);
  for (const { validFromOn, validToOn } of rates) {
    // The last days of the calendar mean forever, and no day follows them.
    for (const day of [validFromOn, ...(validToOn < span.toOn ? [addDays(validToOn, 1)] : [])])
      if (span.fromOn < day && day <= span.toOn) begins.add(day);
  }
  const days = [...begins].sort();
  return days.map((fromOn, index) => {
    const next = days[index + 1];
    return { fromOn, toOn: next ? addDays(next, -1) : span.toOn, ...weighRates(rates, fromOn) };
  });
}

/** A rate that counts on some days and is charged on none of them. */
export type ShadowedRate<R extends DatedRate> = {
  readonly rate: R;
  /** The winners of its days, in the order of the days. */
  readonly winners: readonly R[];
};

/** The rates that are valid in these ranges and never win in them. */
export function shadowedRates<R extends DatedRate>(ranges: readonly RateRange<R>[]): ShadowedRate<R>[] {
  const winning = new Set(ranges.map(({ rate }) => rate?.id));
  const shadowed = new Map<number, { rate: R; winners: Map<number, R> }>();
  for (const { rate: winner, considered } of ranges) {
    for (const { rate, verdict } of considered) {
      if (!winner || verdict.kind !== 'loses' || winning.has(rate.id)) continue;
      const known = shadowed.get(rate.id) ?? { rate, winners: new Map<number, R>() };
      known.winners.set(winner.id, winner);
      shadowed.set(rate.id, known);
    }
  }
  return [...shadowed.values()].map(({ rate, winners }) => ({ rate, winners: [...winners.values()] }));
}

/** Days on which only the lower id decides, because rates of one priority overlap. */
export type Tie<R extends DatedRate> = {
  readonly fromOn: CivilDate;
  readonly toOn: CivilDate;
  readonly winner: R;
  readonly losers: readonly R[];
};

/** Ties with other rates of the winner's priority, days in a row as one. */
export function tiesOf<R extends DatedRate>(ranges: readonly RateRange<R>[]): Tie<R>[] {
  const ties: Tie<R>[] = [];
  for (const { fromOn, toOn, rate: winner, considered } of ranges) {
    const losers = considered.flatMap(({ rate, verdict }) =>
      verdict.kind === 'loses' && verdict.by === 'lowest_id' ? [rate] : [],
    );
    if (!winner || losers.length === 0) continue;
    const last = ties.at(-1);
    const goesOn =
      last?.winner.id === winner.id &&
      addDays(last.toOn, 1) === fromOn &&
      last.losers.map(({ id }) => id).join() === losers.map(({ id }) => id).join();
    if (last && goesOn) ties[ties.length - 1] = { ...last, toOn };
    else ties.push({ fromOn, toOn, winner, losers });
  }
  return ties;
}
