/**
 * States of a change set. Rows are written only while it is a draft, so that the published rows are the reviewed ones. `failed` is a scheduled one
 * that could not be published at its moment.
 */
const CHANGE_SET = {
  draft: ['ready', 'withdrawn'],
  ready: ['draft', 'scheduled', 'published', 'withdrawn'],
  scheduled: ['ready', 'draft', 'published', 'failed', 'withdrawn'],
  failed: ['draft', 'ready', 'withdrawn'],
  published: [],
  withdrawn: [],
} as const;

export type ChangeSetState = keyof typeof CHANGE_SET;

export const CHANGE_SET_STATES = Object.keys(CHANGE_SET) as readonly ChangeSetState[];

/** The database refuses any other change, by a trigger. */
export function mayBecome(from: ChangeSetState, to: ChangeSetState): boolean {
  const next: readonly string[] = CHANGE_SET[from];
  return next.includes(to);
}

/** The states from which a set becomes this one. */
export const statesBefore = (to: ChangeSetState): ChangeSetState[] =>
  CHANGE_SET_STATES.filter((from) => mayBecome(from, to));

/** True for a state without a next one. */
export const isOver = (state: ChangeSetState): boolean => CHANGE_SET[state].length === 0;

/** Delay of a scheduled set before staff are alerted, milliseconds. */
export const LATE_MS = 120_000;

/** Most rows of a set. */
export const MOST_SET_ROWS = 10_000;
