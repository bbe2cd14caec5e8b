import type { StaffProfiles } from '../../ports/staff-profiles.ts';

/** Profiles from our own accounts. No other system is asked. */
export const ownStaffProfiles: StaffProfiles = {
  asksWithToken: false,
  read: async (own) => ({ kind: 'ok', value: own }),
};
