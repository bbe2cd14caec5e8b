import { NOTE_BOUNDS } from '../access/attention.ts';
import { checkUsername } from '../contact/password.ts';
import { isCleanText, tidyText } from '../contact/text.ts';
import { checkRequired } from './field.ts';
import { checkText } from './free-text.ts';
import type { Issue, RuleIssue } from './issue.ts';

/**
 * Codes: `field.required`, `field.too_short`, `field.too_long`, `username.invalid`. A password only has to be there: its rules stay hidden until the
 * person is known.
 */
export function checkStaffLoginForm(form: { username: string; password: string }): RuleIssue[] {
  const issues = checkUsername(form.username);
  if (form.password === '') issues.push({ field: 'password', code: 'field.required' });
  return issues;
}

/** Codes: `field.required`, `password.same`, `password.mismatch`. Other rules of a password are settings of the server, which reports them itself. */
export function checkNewPasswordForm(form: {
  password: string;
  newPassword: string;
  repeated: string;
}): Issue[] {
  if (form.newPassword === '') return [{ field: 'newPassword', code: 'field.required' }];
  if (form.newPassword === form.password) return [{ field: 'newPassword', code: 'password.same' }];
  return form.repeated === form.newPassword ? [] : [{ field: 'repeated', code: 'password.mismatch' }];
}

/** Codes: `field.required`, `text.card_number`, `field.too_short`, `field.too_long`, `field.characters`. */
export function checkNoteForm(form: { note: string }): RuleIssue[] {
  const missing = checkRequired('note', form.note);
  if (missing.length > 0) return missing;
  return checkText('note', form.note, { ...NOTE_BOUNDS, tidy: tidyText, isClean: isCleanText });
}
