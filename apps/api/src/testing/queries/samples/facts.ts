import type { KeptReckoning } from '@traslado/domain/booking/kept-reckoning';
import type { IdempotencyKey } from '../../../idempotency/idempotency-key.ts';
import { noClub, type PmsStay } from '../../../ports/pms.ts';
import type { CouponRecord, CouponStayRecord, TransferRecord } from '../../../store/booking/record.ts';

/** Arguments of the samples. Their contents do not matter: a statement carries its values beside its text. */

export const now = Date.UTC(2026, 11, 1);
export const uuid = '7d2c6c56-6f0e-4d0c-8f5b-0c1f5a2f3b4d';
export const name = { hotel: 'BP', folio: '100001-1' };
export const idempotency: IdempotencyKey = {
  scope: 'create:BP/100001-1',
  key: 'key-of-a-guest',
  bodyHash: 'hash',
};
export const answer = { status: 200, body: {} };
export const batch = { now, limit: 50 };

export const rider: CouponStayRecord = {
  ...name,
  guest: 'Rivera',
  main: true,
  adults: 2,
  children: 0,
  babySeats: 0,
};

/** A stay that joins later. */
export const newRider: CouponStayRecord = { ...rider, folio: '100002-1', main: false };

export const price = { unit: 'vehicle', unitMinor: 9_500, units: 1, lines: [] } as const;

export const reckoning: KeptReckoning = {
  form: 1,
  service: { id: 1, trip: 'arrival', isPrivate: true },
  passengers: { adults: 2, children: 0, babySeats: 0 },
  seatPolicy: 'specification',
  reckoned: {
    serviceOn: '2026-12-21',
    rates: { rate: null, considered: [] },
    isKept: false,
    ofStays: { adults: 2, children: 0 },
    benefit: null,
    priced: null,
  },
};

export const contact = { name: 'Ana Rivera', email: 'ana@example.com', phone: '+525512345678' };

export const ride: TransferRecord = {
  id: 1,
  direction: 'arrival',
  status: 'confirmed',
  flightCode: 'AA 1205',
  airlineId: 1,
  isNational: false,
  flightOn: '2026-12-21',
  flightTime: '14:35',
  pickUpOn: '2026-12-21',
  pickUpTime: '14:35',
  pickUpAt: now,
  timeZone: 'America/Cancun',
  placeId: 1,
  propertyId: null,
  changeUntil: now,
  cancelUntil: now,
  version: 1,
  keptPercent: 0,
  cancelledPriceMinor: null,
  timeToCheck: false,
  terminal: '3',
  specialItems: [],
  specialAnswer: null,
};

export const coupon: CouponRecord = {
  id: 1,
  code: 'TR-1',
  ...name,
  guestName: 'Rivera',
  propertyId: 1,
  airportId: 1,
  serviceId: 1,
  rateId: 1,
  tripType: 'arrival',
  private: true,
  included: false,
  status: 'confirmed',
  adults: 2,
  children: 0,
  babySeats: 0,
  passengers: 2,
  vehicles: 1,
  currency: 'USD',
  totalMinor: 9_500,
  loweredMinor: 0,
  paidMinor: 9_500,
  refundedMinor: 0,
  price: { ...price, lines: [] },
  contactName: contact.name,
  contactEmail: contact.email,
  contactPhone: contact.phone,
  observation: '',
  company: 'PRG',
  seller: null,
  language: 'es',
  receptiveGroupId: 0,
  version: 1,
  holdExpiresAt: null,
  expiresAt: null,
  createdAt: now,
  confirmationMail: null,
  isReplaced: false,
  isByStaff: false,
  stays: [rider],
  transfers: [ride],
  refunds: [],
  disputes: [],
  pendingChange: null,
};

export const stay: PmsStay = {
  ...name,
  nameId: 'N-1',
  resvNameId: 'R-1',
  parentResvNameId: null,
  firstName: 'Ana',
  lastName: 'Rivera',
  arrivalOn: '2026-12-21',
  departureOn: '2026-12-28',
  adults: 2,
  children: 0,
  status: 'RESERVED',
  room: null,
  email: null,
  phone: null,
  country: 'MX',
  externalReference: null,
  usingMember: false,
  mBenefits: 0,
  companyId: null,
  agencyCode: null,
  ratePlan: '',
  marketSegment: '',
  club: noClub,
};
