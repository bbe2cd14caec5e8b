import {
  guessesOf,
  PASSWORD_CLASSES_MIN,
  PASSWORD_LONG_MIN,
  PASSWORD_MAX,
  type PasswordPolicy,
  passwordFaults,
} from '@traslado/domain/contact/password';
import { lengthOf } from '@traslado/domain/contact/text';
import { Refused } from '../../refused.ts';
import { readCommonPasswords } from './read-common-passwords.ts';

type Checking = {
  readonly newPassword: string;
  /** The present password; null without one to differ from. */
  readonly password: string | null;
  readonly owner: { readonly username: string; readonly email: string | null };
  readonly policy: PasswordPolicy;
};

/** The faults of a new password are told only after a proof of identity. Codes: `password.…`. */
export async function checkNewPassword({ newPassword, password, owner, policy }: Checking): Promise<void> {
  const min = policy === 'long' ? PASSWORD_LONG_MIN : PASSWORD_CLASSES_MIN;
  const current = lengthOf(newPassword);
  const wrong = passwordFaults(newPassword, policy);
  const common = await readCommonPasswords();
  const codes = wrong.length > 0 ? wrong : guessesOf(newPassword, owner, (one) => common.has(one));
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
