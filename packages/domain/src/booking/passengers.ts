import { type RuleIssue, within } from '../forms/issue.ts';

/**
 * Travellers. A child in a baby seat is counted only there.
 * `adults`: adults and children of 4 and over · `children`: under 4 (`minors` on the wire, "kids") · `babySeats`: `baby`, `babyseat` on the wire.
 */
export type Counters = { adults: number; children: number; babySeats: number };

/** `specification`: adults + baby seats take room. `everyone`: lap children too. A setting of the property. */
export type SeatPolicy = 'specification' | 'everyone';

const MAX_COUNTER = 99;
export const NOBODY: Counters = { adults: 0, children: 0, babySeats: 0 };

/** People who take room in a vehicle. */
export function totalPassengers(counters: Counters, seatPolicy: SeatPolicy): number {
  const paying = counters.adults + counters.babySeats;
  return seatPolicy === 'everyone' ? paying + counters.children : paying;
}

/** Everybody on board, whatever room they take. */
export function headCount(counters: Counters): number {
  return counters.adults + counters.children + counters.babySeats;
}

/** The counters of the stays that ride together, summed before vehicles are counted. */
export function sumCounters(all: readonly Counters[]): Counters {
  return all.reduce(
    (sum, one) => ({
      adults: sum.adults + one.adults,
      children: sum.children + one.children,
      babySeats: sum.babySeats + one.babySeats,
    }),
    NOBODY,
  );
}

/** The rate's capacity goes before the service's; a rate without one (null or 0) leaves the service's. */
export function paxMaxOf(ratePaxMax: number | null, servicePaxMax: number): number {
  return ratePaxMax !== null && ratePaxMax > 0 ? ratePaxMax : servicePaxMax;
}

/** Vehicles a private service needs. @throws RangeError when the capacity is not a whole number of 1 or more. */
export function vehiclesFor(passengers: number, paxMax: number): number {
  if (!Number.isSafeInteger(paxMax) || paxMax < 1) throw new RangeError('capacity must be 1 or more');
  return Math.ceil(passengers / paxMax);
}

export type Capacity = { isPrivate: boolean; paxMax: number; seatPolicy: SeatPolicy };

/**
 * Issues of a ride's counters.
 * Codes: `passengers.not_whole` `passengers.out_of_range` (field named) · `passengers.adult_missing` · `passengers.over_capacity` (shared only;
 * params max, total).
 */
export function checkPassengers(counters: Counters, capacity?: Capacity): RuleIssue[] {
  const issues = checkCounters(counters);
  return issues.length > 0 ? issues : checkSum(counters, capacity);
}

/**
 * The same for stays that ride together: each counter of each stay (`passengers.1.children`), then the sum of all
 * (one adult among them is enough; a room of teenagers may ride with their parents').
 */
export function checkPartyPassengers(stays: readonly Counters[], capacity?: Capacity): RuleIssue[] {
  const issues = stays.flatMap((counters, index) => within(`passengers.${index}`, checkCounters(counters)));
  return issues.length > 0 ? issues : within('passengers.0', checkSum(sumCounters(stays), capacity));
}

function checkCounters(counters: Counters): RuleIssue[] {
  const issues: RuleIssue[] = [];
  for (const field of ['adults', 'children', 'babySeats'] as const) {
    const value = counters[field];
    if (!Number.isInteger(value)) issues.push({ field, code: 'passengers.not_whole' });
    else if (value < 0 || value > MAX_COUNTER) {
      issues.push({ field, code: 'passengers.out_of_range', params: { min: 0, max: MAX_COUNTER } });
    }
  }
  return issues;
}

function checkSum(counters: Counters, capacity: Capacity | undefined): RuleIssue[] {
  if (counters.adults < 1) return [{ field: 'adults', code: 'passengers.adult_missing' }];
  if (!capacity || capacity.isPrivate) return [];
  const total = totalPassengers(counters, capacity.seatPolicy);
  const max = capacity.paxMax;
  return total > max ? [{ field: 'adults', code: 'passengers.over_capacity', params: { max, total } }] : [];
}
