import type { Issue } from './issue.ts';

/** Booking terms and policies have to be accepted: `policies.not_accepted`. */
export function checkOverview(form: { policiesAccepted: boolean }): Issue[] {
  return form.policiesAccepted === true ? [] : [{ field: 'policiesAccepted', code: 'policies.not_accepted' }];
}

/** The dialogs that stop a step. */
export type StepDialog = 'flights' | 'passengers';

/** The dialog that explains these issues, null where the fields' own sentences are enough. */
export function dialogOf(issues: readonly Issue[]): StepDialog | null {
  const some = (isOf: (issue: Issue) => boolean) => issues.some(isOf);
  if (some((issue) => /^(?:arrival|departure)\./.test(issue.field))) return 'flights';
  return some((issue) => issue.code.startsWith('passengers.')) ? 'passengers' : null;
}
