/** One stay in a reading of the system of stays. Dates are civil dates at its property. */
export type StayState = {
  readonly arrivalOn: string;
  readonly departureOn: string;
  readonly status: 'RESERVED' | 'IN_HOUSE' | 'CHECKED_OUT' | 'CANCELLED' | 'NO_SHOW';
  readonly room: string | null;
};

/** `proved`: read by the sale. `seen`: read for the first time by a check. `unanswered`: no answer while a ride was near. */
export type StayNews = 'proved' | 'seen' | 'changed' | 'gone' | 'unanswered' | 'answered';

/** The news of a reading; `before` is the last stored state, null where the stay was gone, undefined where it was never read. */
export function stayNewsOf(
  before: StayState | null | undefined,
  now: StayState | null,
): Extract<StayNews, 'seen' | 'changed' | 'gone'> | null {
  if (now === null) return before === null ? null : 'gone';
  if (!before) return 'seen';
  return STAY_FIELDS.some((field) => before[field] !== now[field]) ? 'changed' : null;
}

export const STAY_FIELDS = [
  'status',
  'arrivalOn',
  'departureOn',
  'room',
] as const satisfies readonly (keyof StayState)[];
