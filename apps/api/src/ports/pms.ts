import type { BookedLeg } from '@traslado/domain/booking/booked-legs';

/**
 * Questions to the property-management system, in our own words. It is the only source of facts about a stay: a client's word about its
 * club, its guests or its dates is never believed. Folios are normalised (`BP100001-1`), dates are civil dates at the property.
 */

export type StayStatus = 'RESERVED' | 'IN_HOUSE' | 'CHECKED_OUT' | 'CANCELLED' | 'NO_SHOW';

export type ClubInformation = {
  readonly application: string | null;
  readonly company: string | null;
  readonly isMember: boolean;
  readonly isBeneficiary: boolean;
  readonly folioClub: string | null;
  readonly hotelClub: string | null;
  readonly membershipType: string | null;
  readonly isGuest: boolean;
  readonly allowBookingFrom: string | null;
  readonly otherAffiliations: readonly string[];
  readonly club: string | null;
};

/** A stay without a membership has none of its flags; it is a guest like any other. */
export const noClub: ClubInformation = {
  application: null,
  company: null,
  isMember: false,
  isBeneficiary: false,
  folioClub: null,
  hotelClub: null,
  membershipType: null,
  isGuest: false,
  allowBookingFrom: null,
  otherAffiliations: [],
  club: null,
};

export type PmsStay = {
  readonly hotel: string;
  readonly folio: string;
  readonly nameId: string;
  readonly resvNameId: string;
  readonly parentResvNameId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly arrivalOn: string;
  readonly departureOn: string;
  readonly adults: number;
  readonly children: number;
  readonly status: StayStatus;
  readonly room: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly externalReference: string | null;
  readonly usingMember: boolean;
  readonly mBenefits: 0 | 1;
  readonly companyId: string | null;
  readonly agencyCode: string | null;
  readonly ratePlan: string;
  readonly marketSegment: string;
  readonly club: ClubInformation;
};

export type StayName = {
  readonly hotel: string;
  readonly folio: string;
  /** Given if it is at hand, for a system that is asked by number and name. */
  readonly lastName?: string | undefined;
};

/** Numbers of the bookings that a stay rides on, oldest first, and its legs that are booked, the next one first. */
export type StayBookings = { readonly coupons: readonly string[]; readonly legs: readonly BookedLeg[] };

/** A stay whose number and last name were given together. */
export type ProvedStay = {
  readonly stay: PmsStay;
  /** The bookings of the stay if the system knows them along with it; null where they have to be asked for separately. */
  readonly bookings: StayBookings | null;
};

/** A number and a last name that are said to belong together, both as typed. */
export type StayClaim = {
  /** The number without dashes, by `folioKey` of the rules; for a text that is none, one that nobody has. */
  readonly key: string;
  readonly folio: string;
  readonly lastName: string;
  /** Civil date on which the stay begins. With it, the number may also be the agency's. */
  readonly arrival?: string | undefined;
};

/** `unavailable`: no answer in time, or one that cannot be understood. Never "there is no such stay". */
export type PmsAnswer<T> = { readonly kind: 'ok'; readonly value: T } | { readonly kind: 'unavailable' };

export type Pms = {
  /** It reads stays from our own tables, so that staff can add one by hand. */
  readonly keepsStays: boolean;
  /**
   * The stay of a number if that is its guest's last name, whole or the first family name alone, cancelled ones too; null for a wrong name
   * and an unknown number alike, and for an agency's number that two stays share.
   */
  readonly proveStay: (claim: StayClaim) => Promise<PmsAnswer<ProvedStay | null>>;
  /** A stay that was proved before. */
  readonly findStay: (name: StayName) => Promise<PmsAnswer<PmsStay | null>>;
  /** Several at once, in any order; missing ones are left out. */
  readonly listStays: (names: readonly StayName[]) => Promise<PmsAnswer<readonly PmsStay[]>>;
  /** Every stay of one guest, by arrival. */
  readonly listStaysOfGuest: (nameId: string) => Promise<PmsAnswer<readonly PmsStay[]>>;
  /** The rooms that belong together with a stay, itself left out. */
  readonly listRelatedStays: (name: StayName) => Promise<PmsAnswer<readonly PmsStay[]>>;
};
