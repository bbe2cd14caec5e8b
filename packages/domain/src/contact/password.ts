import { checkLength, checkRequired } from '../forms/field.ts';
import type { RuleIssue } from '../forms/issue.ts';
import { lengthOf } from './text.ts';

/** `long`: 12 characters of any kind, the default. `classes`: the specification's 5 with one of each class. */
export type PasswordPolicy = 'long' | 'classes';

export const PASSWORD_LONG_MIN = 12;
export const PASSWORD_CLASSES_MIN = 5;
/** Above this hashing would be work for nothing. */
export const PASSWORD_MAX = 200;
const USERNAME_MIN = 6;
const USERNAME_MAX = 80;

export type PasswordFault =
  | 'password.too_short'
  | 'password.too_long'
  | 'password.uppercase_missing'
  | 'password.lowercase_missing'
  | 'password.digit_missing'
  | 'password.special_missing'
  | 'password.common'
  | 'password.repeats'
  | 'password.personal';

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

/** Comparable form of a text for guesses: without marks, case and anything but letters and digits. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** True for a text that repeats one short piece: `abcabcabcab`, `aaaa`. */
function repeats(text: string): boolean {
  const signs = [...text.toLowerCase()];
  const isPiece = (length: number) => signs.every((sign, at) => at < length || sign === signs[at - length]);
  return Array.from({ length: Math.floor(signs.length / 2) }, (_, at) => at + 1).some(isPiece);
}

/** Letters and digits of a name or address that do not appear by chance. */
const TELLING_MIN = 4;

/**
 * Reasons why a password of the right form is easy to guess.
 * @param owner the account's facts about its person
 * @param isCommon true for a widely used password, in lower case
 */
export function guessesOf(
  password: string,
  owner: { readonly username: string; readonly email: string | null },
  isCommon: (password: string) => boolean,
): PasswordFault[] {
  const whole = password.toLowerCase();
  // A common word with a padding around it counts where the padding is shorter than the word.
  const word = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isCommonWord = word.length * 2 >= whole.length && (isCommon(word) || isCommon(bare(word)));
  const said = bare(password);
  const [mailbox = ''] = (owner.email ?? '').split(/[+@]/);
  const names = [owner.username, mailbox].map(bare).filter((name) => name.length >= TELLING_MIN);
  return [
    ...(isCommon(whole) || isCommonWord ? (['password.common'] as const) : []),
    ...(repeats(password) ? (['password.repeats'] as const) : []),
    ...(names.some((name) => said.includes(name)) ? (['password.personal'] as const) : []),
  ];
}

/** A staff user name: 6-80 letters, digits and `. _ @ + -`. */
export function isUsername(text: string): boolean {
  return text.length >= USERNAME_MIN && text.length <= USERNAME_MAX && /^[A-Za-z0-9._@+-]+$/.test(text);
}

/** Codes: `field.required`, `username.invalid` for other signs, a space among them; `field.too_short`, `field.too_long`. */
export function checkUsername(typed: string): RuleIssue[] {
  const field = 'username';
  const username = typed.trim();
  const missing = checkRequired(field, username);
  if (missing.length > 0) return missing;
  if (!/^[A-Za-z0-9._@+-]+$/.test(username)) return [{ field, code: 'username.invalid' }];
  return checkLength(field, lengthOf(username), { min: USERNAME_MIN, max: USERNAME_MAX });
}
