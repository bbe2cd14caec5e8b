import { addDays, type CivilDate } from '../time/civil.ts';
import { byRank, type DatedRate } from './price.ts';

/** Days on which guests are asked another price than before, both ends included; null where nothing is for sale. */
export type PriceShift<R extends DatedRate> = {
  readonly fromOn: CivilDate;
  readonly toOn: CivilDate;
  readonly was: R | null;
  readonly now: R | null;
};

/** Place of the first of these days that is not before a day; their number where all are. */
function placeOf(days: readonly CivilDate[], day: CivilDate): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? day) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The winning rate of each of these days, in their order. A rate takes the days that earlier ones left, so that thousands of rates are no more
 * work than sorting them. A reader of the spans between them gives every day on which a rate begins, or is over.
 */
export function winnersOn<R extends DatedRate>(
  rates: readonly R[],
  days: readonly CivilDate[],
): (R | null)[] {
  const winners = days.map((): R | null => null);
  /** For each day the next free one, itself at first. */
  const free = Array.from({ length: days.length + 1 }, (_, place) => place);
  const nextFree = (place: number): number => {
    let at = place;
    for (let next = free[at] ?? at; next !== at; next = free[at] ?? at) {
      free[at] = free[next] ?? next;
      at = next;
    }
    return at;
  };
  for (const rate of [...rates].sort(byRank)) {
    let place = nextFree(placeOf(days, rate.validFromOn));
    for (let day = days[place]; day !== undefined && day <= rate.validToOn; day = days[place]) {
      winners[place] = rate;
      free[place] = place + 1;
      place = nextFree(place + 1);
    }
  }
  return winners;
}

/**
 * Changes that another tariff brings for guests of a service, from a day on: days in a row at the same two prices as one.
 * @param isSame true for two rates that ask the same of everybody
 */
export function priceShifts<R extends DatedRate>(
  { was, now }: { readonly was: readonly R[]; readonly now: readonly R[] },
  fromOn: CivilDate,
  isSame: (one: R, other: R) => boolean,
): PriceShift<R>[] {
  const all = [...was, ...now];
  const lastOn = all.reduce((last, { validToOn }) => (validToOn > last ? validToOn : last), '');
  if (lastOn < fromOn) return [];
  // The last days of the calendar mean forever, and no day follows them.
  const ends = new Set(all.flatMap(({ validToOn }) => (validToOn < lastOn ? [validToOn] : [])));
  const starts = [...all.map(({ validFromOn }) => validFromOn), ...[...ends].map((day) => addDays(day, 1))];
  const begins = new Set([fromOn, ...starts.filter((day) => day > fromOn)]);
  const days = [...begins].sort();
  const before = winnersOn(was, days);
  const after = winnersOn(now, days);
  const equal = (one: R | null, other: R | null) => (one && other ? isSame(one, other) : one === other);
  const shifts: PriceShift<R>[] = [];
  days.forEach((day, place) => {
    const [old = null, fresh = null] = [before[place], after[place]];
    if (equal(old, fresh)) return;
    const next = days[place + 1];
    const toOn = next ? addDays(next, -1) : lastOn;
    const last = shifts.at(-1);
    const goesOn = last && addDays(last.toOn, 1) === day && equal(last.was, old) && equal(last.now, fresh);
    if (goesOn) shifts[shifts.length - 1] = { ...last, toOn };
    else shifts.push({ fromOn: day, toOn, was: old, now: fresh });
  });
  return shifts;
}
