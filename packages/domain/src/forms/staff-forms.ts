import { NOTE_BOUNDS } from '../access/attention.ts';
import { isUsername, USERNAME_MAX, USERNAME_MIN } from '../contact/password.ts';
import { isCleanText, lengthOf, tidyText } from '../contact/text.ts';
import { checkLength, checkRequired } from './field.ts';
import { checkText } from './free-text.ts';
import type { Issue, RuleIssue } from './issue.ts';

/** Codes: `field.required`, `field.too_short`, `field.too_long`, `username.invalid`. A password is only asked for: what it must be like is nobody's business before it is known. */
export function checkStaffLoginForm(form: { username: string; password: string }): RuleIssue[] {
  const issues = checkUsername(form.username.trim());
  if (form.password === '') issues.push({ field: 'password', code: 'field.required' });
  return issues;
}

function checkUsername(username: string): RuleIssue[] {
  const field = 'username';
  const missing = checkRequired(field, username);
  if (missing.length > 0 || isUsername(username)) return missing;
  const wrong = checkLength(field, lengthOf(username), { min: USERNAME_MIN, max: USERNAME_MAX });
  return wrong.length > 0 ? wrong : [{ field, code: 'username.invalid' }];
}

/**
 * Codes: `field.required`, `password.same`, `password.mismatch`. What else a password needs is a setting of the server, which says so itself.
 */
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
