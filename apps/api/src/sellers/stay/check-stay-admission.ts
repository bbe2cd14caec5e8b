import type { AdmissionRefusal } from '@traslado/domain/stay/admission';
import { companyOf } from '@traslado/domain/stay/company';
import { type AdmissionAsked, admissionOf } from '@traslado/domain/stay/explain-admission';
import { tagsOfStay } from '@traslado/domain/stay/regions';
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

/** The day in a zone, calculated once a minute: every zone changes its day at a full minute, and a look-up has better things to do. */
function todayAt(zone: string, now: number): string {
  const minute = Math.floor(now / minuteMs);
  const known = days.get(zone);
  if (known?.minute === minute) return known.date;
  const date = localDateOf(now, zone);
  days.set(zone, { minute, date });
  return date;
}

/** The facts that admit a stay, at any airport of its property. `now` in epoch milliseconds. */
export function admissionFactsOf(
  snapshot: Snapshot,
  stay: PmsStay,
  property: Property,
  now: number,
): AdmissionAsked {
  const { allowBookingFrom, isGuest } = stay.club;
  return {
    status: stay.status,
    departureOn: stay.departureOn,
    todayOn: todayAt(property.timeZone, now),
    club: { allowBookingFrom, isGuest, mBenefits: stay.mBenefits },
    isClubServed: false,
    regions: snapshot.regions,
    tags: regionTagsOf(snapshot, stay),
  };
}

/** The first reason against a stay buying transfers now, or null. */
export const checkStayAdmission = (...asked: Parameters<typeof admissionFactsOf>): AdmissionRefusal | null =>
  admissionOf(admissionFactsOf(...asked));
