import type { Permission } from './permissions.ts';

/** What a matter for staff is about: the first part of its kind, `refund` of a refund that failed. */
const topics: Readonly<Record<string, Permission>> = {
  payment: 'attention:payments',
  refund: 'attention:payments',
  mail: 'attention:letters',
  /** A letter that the group's own proxy sends. */
  letter: 'attention:letters',
  sale: 'attention:sales',
  catalogue: 'attention:sales',
  flight: 'attention:sales',
  /** A set of changes that was not published when it should have been. */
  change_set: 'change-sets:see',
  /** What the group's own backend left open. */
  transfers: 'attention:payments',
  /** A guest's message that nobody answered in time. */
  message: 'messages:see',
  job: 'attention:letters',
  /** Background work that fails again and again: open payments, refunds, sums, reconciliation. */
  sweep: 'attention:payments',
  /** A guest's bank takes money back, or warns that it may. */
  dispute: 'attention:payments',
  /** Somebody tries names and numbers of guests. */
  guessing: 'attention:letters',
  /** Entries of the audit are missing. */
  audit: 'audit:see',
  /** Nobody is left who can give every right. */
  rights: 'audit:see',
};

/** First parts of the kinds of matters that somebody with these permissions sees. Who may not see matters at all sees none. */
export function topicsFor(permissions: readonly Permission[]): string[] {
  if (!permissions.includes('attention:see')) return [];
  return Object.keys(topics).filter((topic) => {
    const permission = topics[topic];
    return permission !== undefined && permissions.includes(permission);
  });
}

/** Whether somebody with these permissions may settle matters, of the topics that they see. */
export function mayHandle(permissions: readonly Permission[]): boolean {
  return permissions.includes('attention:handle');
}

/** Characters of the note with which a matter is settled: whoever looks later has to understand it. */
export const NOTE_BOUNDS = { min: 3, max: 500 };
