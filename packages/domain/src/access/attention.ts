import type { Permission } from './permissions.ts';

/** The permission that shows an alert, by its topic: the first part of its kind. */
const topics: Readonly<Record<string, Permission>> = {
  payment: 'attention:payments',
  refund: 'attention:payments',
  mail: 'attention:letters',
  /** A letter that the group's own proxy sends. */
  letter: 'attention:letters',
  sale: 'attention:sales',
  catalogue: 'attention:sales',
  flight: 'flight-watch:see',
  /** A guest who arrives later than the stay begins. */
  stay: 'attention:sales',
  /** A scheduled change set that was not published in time. */
  change_set: 'change-sets:see',
  /** Bookings that the group's own backend left open. */
  transfers: 'attention:payments',
  /** A guest's message without an answer in time. */
  message: 'messages:see',
  job: 'attention:letters',
  /** Background work that fails again and again: open payments, refunds, sums, reconciliation. */
  sweep: 'attention:payments',
  /** A promise that the checker found broken: money, seats, letters, jobs. */
  check: 'attention:payments',
  /** A guest's bank takes money back, or warns that it may. */
  dispute: 'attention:payments',
  /** Guesses at guests' names and numbers. */
  guessing: 'attention:letters',
  /** Entries of the audit are missing. */
  audit: 'audit:see',
  /** Nobody is left who can give every right. */
  rights: 'audit:see',
};

/** Topics of the alerts that these permissions show; none without `attention:see`. */
export function topicsFor(permissions: readonly Permission[]): string[] {
  if (!permissions.includes('attention:see')) return [];
  return Object.keys(topics).filter((topic) => {
    const permission = topics[topic];
    return permission !== undefined && permissions.includes(permission);
  });
}

export function mayHandle(permissions: readonly Permission[]): boolean {
  return permissions.includes('attention:handle');
}

/** Length of the note that settles an alert, in characters: later readers have to understand it. */
export const NOTE_BOUNDS = { min: 3, max: 500 };
