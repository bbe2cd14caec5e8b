import type { CivilDate } from '../time/civil.ts';

export type StayStatus = 'RESERVED' | 'IN_HOUSE' | 'CHECKED_OUT' | 'CANCELLED' | 'NO_SHOW';

export type AdmissionRefusal =
  | 'stay.no_longer_available'
  | 'stay.expired'
  | 'stay.club_concierge'
  | 'stay.region_denied'
  | 'stay.airport_mismatch';

/**
 * The first reason against selling transfers to a stay, once its guest is known, or null. Before number and name are proved together nothing of this
 * is revealed, and a stay cancelled by then is simply not found (`isFound`).
 * @param stay `todayOn` is the day at the property; `isOffered` the answer of its regions
 */
export function checkAdmission(stay: {
  status: StayStatus;
  departureOn: CivilDate;
  todayOn: CivilDate;
  isClub: boolean;
  isOffered: boolean;
  airportId: number;
  /** The airport the guest chose; null when none was. */
  chosenAirportId: number | null;
}): AdmissionRefusal | null {
  if (!isFound(stay.status) || stay.status === 'NO_SHOW') return 'stay.no_longer_available';
  if (stay.status === 'CHECKED_OUT' || stay.departureOn < stay.todayOn) return 'stay.expired';
  if (stay.isClub) return 'stay.club_concierge';
  if (!stay.isOffered) return 'stay.region_denied';
  const isOther = stay.chosenAirportId !== null && stay.chosenAirportId !== stay.airportId;
  return isOther ? 'stay.airport_mismatch' : null;
}

/** A look-up treats a cancelled stay like one that never was. */
export function isFound(status: StayStatus): boolean {
  return status !== 'CANCELLED';
}
