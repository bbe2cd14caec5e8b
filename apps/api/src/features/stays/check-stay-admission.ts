import { type AdmissionRefusal, checkAdmission } from '@traslado/domain/stay/admission';
import { isClubStay } from '@traslado/domain/stay/club';
import { companyOf } from '@traslado/domain/stay/company';
import { isOffered, tagsOfStay } from '@traslado/domain/stay/regions';
import { localDateOf } from '@traslado/domain/time/zone';
import type { Property } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { PmsStay } from '../../ports/pms.ts';

/** Tags of a stay as regions know them. */
export function regionTagsOf(snapshot: Snapshot, stay: PmsStay): string[] {
  return tagsOfStay({
    country: stay.country,
    agencyCode: stay.agencyCode,
    company: companyOf(stay.country, snapshot.sellers),
    club: stay.club.club,
    propertyCode: stay.hotel,
  });
}

const minuteMs = 60_000;
const days = new Map<string, { readonly minute: number; readonly date: string }>();

/** The day in a zone, calculated once a minute: every zone changes its day at a full one, and a look-up has better things to do. */
function todayAt(zone: string, now: number): string {
  const minute = Math.floor(now / minuteMs);
  const known = days.get(zone);
  if (known?.minute === minute) return known.date;
  const date = localDateOf(now, zone);
  days.set(zone, { minute, date });
  return date;
}

/**
 * Whether a stay may buy transfers now, at any airport of its property; the first reason against it, or null.
 * `now` in epoch milliseconds.
 */
export function checkStayAdmission(
  snapshot: Snapshot,
  stay: PmsStay,
  property: Property,
  now: number,
): AdmissionRefusal | null {
  return checkAdmission({
    status: stay.status,
    departureOn: stay.departureOn,
    todayOn: todayAt(property.timeZone, now),
    isClub: isClubStay({
      allowBookingFrom: stay.club.allowBookingFrom,
      isGuest: stay.club.isGuest,
      mBenefits: stay.mBenefits,
    }),
    isOffered: isOffered(snapshot.regions, regionTagsOf(snapshot, stay)),
    // A property can be reached from more than one airport: that question is asked where one is chosen.
    airportId: property.airports[0]?.airportId ?? 0,
    chosenAirportId: null,
  });
}
