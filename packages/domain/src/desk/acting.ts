import { isCleanText, tidyText } from '../contact/text.ts';
import { checkText } from '../forms/free-text.ts';
import type { RuleIssue } from '../forms/issue.ts';
import type { Override } from './overrides.ts';

/** Why staff act for a guest. */
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

/** What staff say of their deed. */
export type ActingSaid = { readonly reason: ActingReason | null; readonly note: string };

/** Whether the deed needs a note: a rule gives way that asks for one, or the reason says nothing by itself. */
const needsNote = (reason: ActingReason | null, overrides: readonly Override[]): boolean =>
  reason === 'other' || overrides.some((one) => one.needsNote);

/** What is missing or wrong in what staff say of a deed. */
export const checkActing = (said: ActingSaid, overrides: readonly Override[]): RuleIssue[] =>
  checkSaid(said, needsNote(said.reason, overrides));

/** What is missing or wrong in a reason, of whatever list, and its note. */
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
