import { isEmail } from '../contact/bounds.ts';
import { checkUsername } from '../contact/password.ts';
import { isCleanLine, tidyLine } from '../contact/text.ts';
import { checkRequired } from '../forms/field.ts';
import { checkText } from '../forms/free-text.ts';
import type { RuleIssue } from '../forms/issue.ts';
import { isRoleName } from './permissions.ts';

/** Length of the name of a role or a person, in characters. */
const titleBounds = { min: 2, max: 80, tidy: tidyLine, isClean: isCleanLine };

function checkTitle(field: string, value: string): RuleIssue[] {
  const missing = checkRequired(field, value);
  return missing.length > 0 ? missing : checkText(field, value, titleBounds);
}

/** Codes: `field.required`, `role.name_invalid`, those of `checkText`. */
export function checkRoleForm(form: { name: string; name_en: string; name_es: string }): RuleIssue[] {
  const missing = checkRequired('name', form.name);
  return [
    ...(missing.length > 0 || isRoleName(form.name)
      ? missing
      : [{ field: 'name', code: 'role.name_invalid' } as const]),
    ...checkTitle('name_en', form.name_en),
    ...checkTitle('name_es', form.name_es),
  ];
}

/** Codes: `field.required`, `email.invalid`, those of `checkText`. An account of the identity service may have no address. */
export function checkPersonForm(form: { name: string; email: string | null }): RuleIssue[] {
  const missing = form.email === null ? [] : checkRequired('email', form.email);
  return [
    ...checkTitle('name', form.name),
    ...(form.email === null || missing.length > 0 || isEmail(form.email.trim())
      ? missing
      : [{ field: 'email', code: 'email.invalid' } as const]),
  ];
}

/** Codes: those of `checkPersonForm` and `checkUsername`. */
export function checkInvitationForm(form: { username: string; name: string; email: string }): RuleIssue[] {
  return [...checkUsername(form.username), ...checkPersonForm(form)];
}
