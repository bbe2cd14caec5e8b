export type ClubFlags = {
  /** `clubInformation.allowBookingFrom` of the stay. */
  allowBookingFrom: string | null;
  isGuest: boolean | null;
  mBenefits: number | null;
};

/** True for a stay that a concierge serves: it is not sold to online, by no screen and no call. */
export function isClubStay(flags: ClubFlags): boolean {
  return flags.allowBookingFrom === 'C' && (flags.isGuest === false || flags.mBenefits === 1);
}
