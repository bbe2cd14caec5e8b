import type { IssueParams } from '../issue-text.ts';

/** Words for what is wrong with a field, by the code of the rules. Each says what to do. */
export const issues = {
  'field.required': () => 'Required field',
  'field.invalid': () => 'Check this',
  'text.too_short': (p: IssueParams) => `Must be ${p.min} characters or more. Current ${p.length}.`,
  'text.too_long': (p: IssueParams) => `Must be ${p.max} characters or less. Current ${p.length}.`,
  'name.invalid': () => 'Letters, accents and spaces only',
  'email.invalid': () => 'Please provide a valid e-mail',
  'phone.invalid': () => 'Please provide a valid phone',
  'folio.invalid': () => 'Use letters, numbers and the dash, as printed on your confirmation',
};
