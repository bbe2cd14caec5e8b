import { accountCalls } from './calls/account.ts';
import { addedStayCalls } from './calls/added-stays.ts';
import { auditCalls } from './calls/audit.ts';
import { backendCalls } from './calls/backends.ts';
import { personCalls } from './calls/people.ts';
import { roleCalls } from './calls/roles.ts';
import { systemCalls } from './calls/systems.ts';

/** The staff, their rights and their own accounts; keys of programs that call us; stays that staff add; systems of the group. */
export const peopleCalls = {
  ...roleCalls,
  ...personCalls,
  ...accountCalls,
  ...systemCalls,
  ...addedStayCalls,
  ...auditCalls,
  ...backendCalls,
} as const;
