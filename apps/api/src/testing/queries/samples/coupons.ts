import type { Sale, SaleLeg, SaleWriting } from '../../../store/booking/sale.ts';
import * as sales from '../../../store/booking/sale-repository.ts';
import * as prices from '../../../store/price/repository.ts';
import { samplesOf } from '../sample.ts';
import { answer, contact, idempotency, now, price, reckoning, rider, stay } from './facts.ts';

const leg: SaleLeg = {
  direction: 'departure',
  flightCode: 'AA 1205',
  airlineId: 1,
  isNational: false,
  scheduledTime: null,
  pickUpHours: { nationalHoursBefore: '02:30:00', internationalHoursBefore: '03:30:00', extraMinutes: 0 },
  timeToCheck: false,
  terminal: '3',
  specialItems: [{ kind: 'stroller', count: 1 }],
  specialAnswer: 'call',
  flightOn: '2026-12-28',
  flightTime: '14:35',
  pickUp: { on: '2026-12-28', time: '10:35', at: now, isDayBefore: false },
  placeId: 1,
  propertyId: 1,
  changeUntil: now,
  cancelUntil: now,
  limited: null,
};

const limitedLeg: SaleLeg = {
  ...leg,
  limited: { serviceId: 1, propertyId: 1, on: '2026-12-28', hour: 10, capacity: 12 },
};

const due = {
  lines: [],
  priceMinor: 9_500,
  includedMinor: 0,
  dueMinor: 9_500,
  currency: 'USD',
  vehicles: 1,
  totalPassengers: 2,
};

const sale: Sale = {
  stay,
  stays: [rider],
  read: [stay],
  propertyId: 1,
  airportId: 1,
  zone: 'America/Cancun',
  serviceId: 1,
  rateId: 1,
  terms: [{ kind: 'terms', termsId: 1, version: 'ab12', lines: ['Be there.'] }],
  tripType: 'departure',
  private: true,
  included: false,
  due,
  price: { ...price, lines: [] },
  reckoning,
  includedUsedMinor: 0,
  adults: 2,
  children: 0,
  babySeats: 0,
  contact,
  observation: '',
  company: 'RESORTS',
  seller: { company: 'RESORTS', name: 'Resorts, Inc.', taxId: '', address: '', taxPercent: 16 },
  reference: null,
  language: 'es',
  movementOriginId: 1,
  receptiveGroupId: 0,
  additional: false,
  legs: [leg],
};

const writing: SaleWriting = {
  commits: true,
  sale,
  locks: { couponId: 1, transferIds: [1], departures: [] },
  writtenAt: now,
  replaces: [],
  booked: [],
  idempotency,
  couponCode: 'TR-1',
  channel: null,
  answer,
  holdExpiresAt: now,
  expiresAt: now,
  now,
};

const departure = { id: 1, direction: 'departure', seats: 12, takenSeats: 0 } as const;
const locks = [{ couponId: 1, transferIds: [1], stored: null, departures: [], bookings: [] }];

export const couponSamples = [
  samplesOf<typeof sales>('store/booking/sale-repository.ts', {
    lockForSale: [{ answers: [locks], call: ({ tx }) => sales.lockForSale(tx, writing) }],
    updateBookedBy: ({ tx }) =>
      sales.updateBookedBy(tx, 1, {
        accountId: 7,
        username: 'concierge.demo',
        reason: 'guest_asked',
        note: '',
        overrides: [],
        gaveAddress: true,
      }),
    insertSale: [
      {
        when: 'it is to be paid',
        call: ({ tx }) => sales.insertSale(tx, writing),
      },
      {
        when: 'the stay includes it, so that nothing is to be paid',
        call: ({ tx }) =>
          sales.insertSale(tx, {
            ...writing,
            sale: { ...sale, due: { ...due, includedMinor: 9_500, dueMinor: 0 } },
            holdExpiresAt: null,
          }),
      },
      {
        when: 'staff sell it, the seats of its departure are limited and it takes the place of an unpaid booking',
        call: ({ tx }) =>
          sales.insertSale(tx, {
            ...writing,
            commits: false,
            sale: { ...sale, legs: [limitedLeg] },
            locks: { ...writing.locks, departures: [departure] },
            replaces: [2],
          }),
      },
    ],
  }),
  samplesOf<typeof prices>('store/price/repository.ts', {
    listTakenSeats: ({ tx }) =>
      prices.listTakenSeats(
        tx,
        [{ serviceId: 1, propertyId: 1, direction: 'arrival', on: '2027-01-10', hour: 9 }],
        now,
      ),
  }),
];
