import type { StaffProfiles } from '../../ports/staff-profiles.ts';

/** What our own accounts say: nobody else is asked. */
export const ownStaffProfiles: StaffProfiles = {
  asksWithToken: false,
  read: async (own) => ({ kind: 'ok', value: own }),
};
