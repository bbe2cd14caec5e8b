/**
 * What a set of changes becomes. Rows are written only while it is a draft, so that what was looked at is what is published. `failed` is a
 * scheduled one whose moment came and that could not be published.
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

/** The database refuses whatever this does not let, by a trigger. */
export function mayBecome(from: ChangeSetState, to: ChangeSetState): boolean {
  const next: readonly string[] = CHANGE_SET[from];
  return next.includes(to);
}

/** The states from which a set becomes this one. */
export const statesBefore = (to: ChangeSetState): ChangeSetState[] =>
  CHANGE_SET_STATES.filter((from) => mayBecome(from, to));

/** Whether nothing becomes of it any more. */
export const isOver = (state: ChangeSetState): boolean => CHANGE_SET[state].length === 0;

/** So late a scheduled set may be before staff are told, milliseconds. */
export const LATE_MS = 120_000;

/** Most rows of a set. */
export const MOST_SET_ROWS = 10_000;
