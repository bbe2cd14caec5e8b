import {
  PASSWORD_CLASSES_MIN,
  PASSWORD_LONG_MIN,
  PASSWORD_MAX,
  type PasswordPolicy,
  passwordFaults,
} from '@traslado/domain/contact/password';
import { lengthOf } from '@traslado/domain/contact/text';
import { Refused } from '../../refused.ts';

/**
 * Only who proved who they are hears what a new password lacks. Codes: `password.…`.
 * @param password the one they have; null where there is none to be another than
 */
export function checkNewPassword(newPassword: string, password: string | null, policy: PasswordPolicy): void {
  const min = policy === 'long' ? PASSWORD_LONG_MIN : PASSWORD_CLASSES_MIN;
  const current = lengthOf(newPassword);
  const codes = passwordFaults(newPassword, policy);
  const faults = codes.length === 0 && newPassword === password ? (['password.same'] as const) : codes;
  const [first] = faults;
  if (first === undefined) return;
  throw new Refused(first, {
    issues: faults.map((code) => ({
      field: 'new_password',
      code,
      params: { min, max: PASSWORD_MAX, current },
    })),
  });
}
