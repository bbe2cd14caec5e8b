import { isCleanText, tidyText } from '../contact/text.ts';
import { checkText } from '../forms/free-text.ts';
import type { RuleIssue } from '../forms/issue.ts';
import type { Override } from './overrides.ts';

/** Reasons for acting for a guest. */
export const ACTING_REASONS = [
  'guest_asked',
  'flight_changed',
  'illness',
  'weather',
  'our_mistake',
  'contact_wrong',
  'other',
] as const;

export type ActingReason = (typeof ACTING_REASONS)[number];

export const ACTING_NOTE = { min: 10, max: 500 } as const;

/** Reason and note that staff give for an action. */
export type ActingSaid = { readonly reason: ActingReason | null; readonly note: string };

/** True for an action that needs a note: an override asks for one, or the reason says nothing by itself. */
const needsNote = (reason: ActingReason | null, overrides: readonly Override[]): boolean =>
  reason === 'other' || overrides.some((one) => one.needsNote);

/** Issues of the reason and note of an action. */
export const checkActing = (said: ActingSaid, overrides: readonly Override[]): RuleIssue[] =>
  checkSaid(said, needsNote(said.reason, overrides));

/** Issues of a reason, from any list, and its note. */
export function checkSaid(
  { reason, note }: { readonly reason: string | null; readonly note: string },
  isNoteDue: boolean,
): RuleIssue[] {
  const required = (field: string): RuleIssue => ({ field, code: 'field.required' });
  const ofNote = (): RuleIssue[] => {
    if (note.trim() === '') return isNoteDue ? [required('note')] : [];
    return checkText('note', note, { ...ACTING_NOTE, tidy: tidyText, isClean: isCleanText });
  };
  return [...(reason === null ? [required('reason')] : []), ...ofNote()];
}
