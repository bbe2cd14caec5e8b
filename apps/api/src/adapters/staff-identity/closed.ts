import type { StaffIdentity } from '../../ports/staff-identity.ts';

/** There are no accounts here: the group's identity service knows staff instead. The same for every name, without a question. */
export const closedStaffIdentity: StaffIdentity = {
  prove: async () => ({ kind: 'not_authorized' }),
};
