import { lengthOf } from './text.ts';

/** `long`: 12 characters of any kind, the default. `classes`: the specification's 5 with one of each class. */
export type PasswordPolicy = 'long' | 'classes';

export const PASSWORD_LONG_MIN = 12;
export const PASSWORD_CLASSES_MIN = 5;
/** Above this hashing would be work for nothing. */
export const PASSWORD_MAX = 200;
export const USERNAME_MIN = 6;
export const USERNAME_MAX = 80;

export type PasswordFault =
  | 'password.too_short'
  | 'password.too_long'
  | 'password.uppercase_missing'
  | 'password.lowercase_missing'
  | 'password.digit_missing'
  | 'password.special_missing';

/** Everything a staff password lacks; empty when it is good. */
export function passwordFaults(password: string, policy: PasswordPolicy): PasswordFault[] {
  const length = lengthOf(password);
  const faults: PasswordFault[] = [];
  if (length < (policy === 'long' ? PASSWORD_LONG_MIN : PASSWORD_CLASSES_MIN))
    faults.push('password.too_short');
  if (length > PASSWORD_MAX) faults.push('password.too_long');
  if (policy === 'long') return faults;
  if (!/\p{Lu}/u.test(password)) faults.push('password.uppercase_missing');
  if (!/\p{Ll}/u.test(password)) faults.push('password.lowercase_missing');
  if (!/\d/.test(password)) faults.push('password.digit_missing');
  if (!/[!@#$%]/.test(password)) faults.push('password.special_missing');
  return faults;
}

/** A staff user name: 6-80 letters, digits and `. _ @ + -`. */
export function isUsername(text: string): boolean {
  return text.length >= USERNAME_MIN && text.length <= USERNAME_MAX && /^[A-Za-z0-9._@+-]+$/.test(text);
}
