import { HOUR_MS, type Instant } from '../time/instant.ts';

/** Hours before a leg's pick-up, settings of the property. */
export type DeadlineSettings = { changeHours: number; cancelHours: number };
const DEFAULT_DEADLINES: DeadlineSettings = { changeHours: 96, cancelHours: 5 };

/** Last instants at which a leg may be changed or cancelled: at that very millisecond it is still allowed. */
export type Deadlines = { changeUntilAt: Instant; cancelUntilAt: Instant };

/** Elapsed hours before the pick-up, whatever the clock on the wall does in between. */
export function deadlinesOf(pickUpAt: Instant, settings: DeadlineSettings = DEFAULT_DEADLINES): Deadlines {
  return {
    changeUntilAt: pickUpAt - settings.changeHours * HOUR_MS,
    cancelUntilAt: pickUpAt - settings.cancelHours * HOUR_MS,
  };
}

/** True while a deadline is open, at its very millisecond too. For several rides the first deadline to close counts. */
export function isOpenUntil(untilAt: Instant, nowAt: Instant): boolean {
  return nowAt <= untilAt;
}

/** Hours from its pick-up, or from the withdrawal of its outcome, until a ride counts as done: until then staff can still record one. */
export const DONE_HOURS_AFTER = 24;

/** The latest pick-up whose ride counts as done now. */
export function donePickUpAt(nowAt: Instant): Instant {
  return nowAt - DONE_HOURS_AFTER * HOUR_MS;
}
