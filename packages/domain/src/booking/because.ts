import type { CivilDate, CivilTime } from '../time/civil.ts';
import type { Instant } from '../time/instant.ts';
import { toLocal } from '../time/zone.ts';

/** A catalogue row behind a decision, by the number that staff know. */
export type RowRef = {
  readonly catalogue: 'restrictions' | 'operation-configurations' | 'services' | 'rates' | 'regions';
  readonly id: number;
};

/** Facts that a rule examined. */
export const LOOKED_AT = [
  'now',
  'cut_off',
  'flight_day',
  'pick_up',
  'other_pick_up',
  'stay_day',
  'last_day',
  'hours',
  'notice_hours',
  'people',
  'seats',
  'taken',
  'status',
  'check_out',
  'tags',
  'booking_from',
  'is_guest',
  'benefits',
] as const;

/** Changes of which each alone would have avoided the refusal. */
export const WOULD_CHANGE = [
  'booked_before',
  'booked_until',
  'flight_day_is',
  'flight_day_from',
  'flight_day_until',
  'pick_up_from',
  'pick_up_after',
  'pick_up_until_day',
  'pick_up_within',
  'people_up_to',
  'without_tags',
  'with_a_tag',
  'not_club',
] as const;

/** A fact under its name: a day, a moment at the property, a span of hours, a number, or words of other systems. */
export type Fact<Name extends string> = {
  readonly name: Name;
  readonly day?: CivilDate;
  readonly time?: CivilTime;
  /** The end of a span that begins at `time`. */
  readonly until?: CivilTime;
  readonly count?: number;
  readonly words?: readonly string[];
};

export type LookedAt = Fact<(typeof LOOKED_AT)[number]>;
export type WouldChange = Fact<(typeof WOULD_CHANGE)[number]>;

/** The explanation of a refusal: the facts examined, the rows that decided, and the changes that would have avoided it. */
export type Because = {
  readonly rows: readonly RowRef[];
  readonly facts: readonly LookedAt[];
  readonly otherwise: readonly WouldChange[];
};

/** A refusal with its explanation. */
export type Explained<R> = R & { readonly because: Because };

/** A moment as the clocks of the property show it. */
export function momentOf(at: Instant, zone: string): { readonly day: CivilDate; readonly time: CivilTime } {
  const { date, time } = toLocal(at, zone);
  return { day: date, time };
}

export const rowsOf = (catalogue: RowRef['catalogue'], ids: readonly number[]): RowRef[] =>
  [...new Set(ids)].map((id) => ({ catalogue, id }));
