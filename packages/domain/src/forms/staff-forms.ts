import { isUsername, type PasswordPolicy, passwordFaults } from '../contact/password.ts';
import { checkRequired } from './field.ts';
import type { Issue } from './issue.ts';

/** Codes: `field.required`, `username.invalid`. A password is only asked for: what it must be like is nobody's business before it is known. */
export function checkStaffLoginForm(form: { username: string; password: string }): Issue[] {
  const missing = checkRequired('username', form.username);
  const isWrong = missing.length === 0 && !isUsername(form.username.trim());
  return [
    ...missing,
    ...(isWrong ? [{ field: 'username', code: 'username.invalid' }] : []),
    ...(form.password === '' ? [{ field: 'password', code: 'field.required' }] : []),
  ];
}

/** Codes: `field.required`, those of `passwordFaults`, `password.same`, `password.mismatch`. */
export function checkNewPasswordForm(
  form: { password: string; newPassword: string; repeated: string },
  policy: PasswordPolicy,
): Issue[] {
  if (form.newPassword === '') return [{ field: 'newPassword', code: 'field.required' }];
  const [fault] = passwordFaults(form.newPassword, policy);
  if (fault) return [{ field: 'newPassword', code: fault }];
  if (form.newPassword === form.password) return [{ field: 'newPassword', code: 'password.same' }];
  return form.repeated === form.newPassword ? [] : [{ field: 'repeated', code: 'password.mismatch' }];
}
