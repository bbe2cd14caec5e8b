import { HOUR_MS, type Instant } from '../time/instant.ts';

/** Hours before a leg's pick-up, settings of the property. */
export type DeadlineSettings = { changeHours: number; cancelHours: number; staffChangeHours: number };
export const DEFAULT_DEADLINES: DeadlineSettings = { changeHours: 96, cancelHours: 5, staffChangeHours: 5 };

/** Last instants at which a leg may be changed or cancelled: at that very millisecond it is still allowed. */
export type Deadlines = { changeUntilAt: Instant; cancelUntilAt: Instant };

/** Elapsed hours before the pick-up, whatever the clock on the wall does in between. */
export function deadlinesOf(pickUpAt: Instant, settings: DeadlineSettings = DEFAULT_DEADLINES): Deadlines {
  return {
    changeUntilAt: pickUpAt - settings.changeHours * HOUR_MS,
    cancelUntilAt: pickUpAt - settings.cancelHours * HOUR_MS,
  };
}

/** A ride counts as done a day after its pick-up: until then staff can still note that nobody came. */
export const DONE_HOURS_AFTER = 24;

/** The latest pick-up whose ride counts as done now. */
export function donePickUpAt(nowAt: Instant): Instant {
  return nowAt - DONE_HOURS_AFTER * HOUR_MS;
}

/** Staff past their deadline say why; the reason is kept in the audit. */
export type Actor = { by: 'guest' } | { by: 'staff'; reason: string | null };

export type DeadlineInput = {
  nowAt: Instant;
  /** Pick-ups, as they stand, of every leg that is touched: one late leg refuses all. */
  legsAt: readonly Instant[];
  actor: Actor;
  settings?: DeadlineSettings;
};

export type DeadlineRefusal =
  | 'change.deadline_passed'
  | 'cancel.deadline_passed'
  | 'change.reason_required'
  | 'cancel.reason_required';

/** Whether these legs may be changed now. Guests until 96 hours before, staff until 5 hours, later with a reason. */
export function checkChangeDeadline(input: DeadlineInput): DeadlineRefusal | null {
  const settings = input.settings ?? DEFAULT_DEADLINES;
  const hours = input.actor.by === 'staff' ? settings.staffChangeHours : settings.changeHours;
  if (allOpen(input, hours)) return null;
  if (input.actor.by === 'guest') return 'change.deadline_passed';
  return hasReason(input.actor.reason) ? null : 'change.reason_required';
}

/** Whether these legs may be cancelled now: until 5 hours before each, staff later with a reason. Both legs need both deadlines open. */
export function checkCancelDeadline(input: DeadlineInput): DeadlineRefusal | null {
  const settings = input.settings ?? DEFAULT_DEADLINES;
  if (allOpen(input, settings.cancelHours)) return null;
  if (input.actor.by === 'guest') return 'cancel.deadline_passed';
  return hasReason(input.actor.reason) ? null : 'cancel.reason_required';
}

function allOpen(input: DeadlineInput, hours: number): boolean {
  return input.legsAt.every((pickUpAt) => input.nowAt <= pickUpAt - hours * HOUR_MS);
}

function hasReason(reason: string | null): boolean {
  return reason !== null && reason.trim() !== '';
}
