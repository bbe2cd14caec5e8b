import type { IssueParams } from '../issue-params.ts';

/** Words for fields that only signing in and choosing a password have. */
export const staffIssues = {
  'missing.username': () => 'Enter your user name',
  'missing.code': () => 'Enter the code',
  'code.format': () => 'Enter six digits, or a recovery code like abcd-2345-efgh',
  'missing.password': () => 'Enter your password',
  'missing.newPassword': () => 'Enter a new password',
  'missing.repeated': () => 'Enter the new password again',
  'username.invalid': () => 'A user name has letters, digits and the signs . _ @ + - only, and no spaces',
  'password.too_short': (p: IssueParams) => `Must be ${p.min} characters or more. Current ${p.current}.`,
  'password.too_long': (p: IssueParams) =>
    `You have reached the characters limit. Must be ${p.max} characters or less. Current ${p.current}.`,
  'password.uppercase_missing': () => 'Add an uppercase letter',
  'password.lowercase_missing': () => 'Add a lowercase letter',
  'password.digit_missing': () => 'Add a number',
  'password.special_missing': () => 'Add one of these: ! @ # $ %',
  'password.common': () => 'This password is easy to guess: many people use it. Choose another one.',
  'password.repeats': () => 'This password repeats itself. Choose another one.',
  'password.personal': () => 'Leave your user name and your email address out of the password',
  'password.same': () => 'Choose a different password than before',
  'password.mismatch': () => 'The two passwords don’t match',
};
