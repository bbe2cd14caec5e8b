import type { StaffIdentity } from '../../ports/staff-identity.ts';

/** Nobody has an account here: the group's identity service knows staff instead. The same for every name, asking nobody. */
export const closedStaffIdentity: StaffIdentity = {
  prove: async () => ({ kind: 'not_authorized' }),
};
