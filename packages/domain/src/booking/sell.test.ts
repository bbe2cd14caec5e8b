import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInstant } from '../time/zone.ts';
import type { LegWish } from './availability.ts';
import { quote } from './quote.ts';
import { legsOfTrip, type SaleFacts, sell } from './sell.ts';

describe('the legs of a trip', () => {
  it.each([
    ['round_trip', { arrival: 1, departure: 2 }, ['arrival', 'departure'], []],
    ['round_trip', { arrival: 1 }, ['arrival'], ['departure field.required']],
    ['arrival', { arrival: 1 }, ['arrival'], []],
    ['arrival', { arrival: 1, departure: 2 }, ['arrival'], ['departure leg.not_in_trip']],
    ['departure', { arrival: 1 }, [], ['arrival leg.not_in_trip', 'departure field.required']],
    ['departure', { arrival: null, departure: 2 }, ['departure'], []],
  ] as const)('%s %j', (trip, asked, directions, issues) => {
    const found = legsOfTrip<number>(trip, asked);
    expect(found.legs.map(({ direction }) => direction)).toEqual(directions);
    expect(found.issues.map(({ field, code }) => `${field} ${code}`)).toEqual(issues);
  });
});

const zone = 'America/Cancun';
const wish = (direction: LegWish['direction'], on: string): LegWish => ({
  direction,
  serviceOn: on,
  flightTime: '12:00',
  pickUp: { on, time: '12:00', at: toInstant(on, '12:00', zone).at, isDayBefore: false },
});
const rules = { hours: null, closedOn: [], noticeHours: 0 };
const rate = {
  id: 1,
  currency: 'USD',
  priority: 1,
  priceMinor: 16_000,
  adultPriceMinor: 2100,
  minorPriceMinor: 0,
  validFromOn: '2026-01-01',
  validToOn: '2026-12-31',
  paxMax: 6,
};
const facts: SaleFacts = {
  calendar: {
    nowAt: toInstant('2026-12-01', '10:00', zone).at,
    zone,
    span: { arrivalOn: '2026-12-20', departureOn: '2026-12-27' },
  },
  rides: [
    { wish: wish('arrival', '2026-12-20'), rules, seats: 4 },
    { wish: wish('departure', '2026-12-27'), rules, seats: null },
  ],
  service: { id: 4, trip: 'round_trip', isPrivate: false, paxMax: 10, rates: [rate] },
  benefit: null,
  stays: [],
  passengers: { adults: 2, children: 0, babySeats: 0 },
  seatPolicy: 'specification',
};
const people = (adults: number) => ({ adults, children: 0, babySeats: 0 });
const elsewhen = [{ wish: wish('arrival', '2026-12-19'), rules, seats: 1 }];

describe('a sale', () => {
  it.each<[string, Partial<SaleFacts>, string]>([
    [
      'on the wrong day, of too many',
      { rides: elsewhen, passengers: people(9) },
      'booking.date_outside_stay',
    ],
    [
      'without a rate, of too many',
      { service: { ...facts.service, rates: [] }, passengers: people(9) },
      'rate.none',
    ],
    ['of more than the vehicle takes', { passengers: people(7) }, 'passengers.over_capacity'],
    ['of more than the departure has seats', { passengers: people(5) }, 'booking.over_capacity'],
  ])('%s stops at the first: %j', (_, more, code) => {
    const sold = sell({ ...facts, ...more });
    expect(sold).toMatchObject({ kind: 'refused', code });
    if (sold.kind === 'refused')
      expect(sold.issues.map((issue) => issue.code)).toEqual(code === 'rate.none' ? [] : [code]);
  });

  const tomorrow = { ...facts.calendar, nowAt: toInstant('2026-12-19', '16:00', zone).at };
  it.each<[string, Partial<SaleFacts>, string]>([
    ['a guest', { calendar: tomorrow }, 'booking.too_late_for_tomorrow'],
    ['staff', { calendar: tomorrow, overridden: ['notice'] }, 'ok'],
    ['staff', { calendar: tomorrow, overridden: ['notice', 'date'], rides: elsewhen }, 'booking.in_the_past'],
    ['staff', { overridden: ['notice'], rides: elsewhen }, 'booking.date_outside_stay'],
    ['staff', { overridden: ['date'], rides: elsewhen }, 'booking.over_capacity'],
    ['a guest', { rides: [] }, 'rate.none'],
  ])('to %s: %j', (_, more, code) => {
    const sold = sell({ ...facts, ...more });
    expect(sold.kind === 'refused' ? sold.code : sold.kind).toBe(code);
  });

  it('names the fields of its forms', () => {
    expect(sell({ ...facts, rides: elsewhen })).toMatchObject({ issues: [{ field: 'arrival.date' }] });
  });

  it('costs as much as a quote of its first day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(3), fc.boolean(), (adults, children, isPrivate) => {
        const asked = {
          ...facts,
          passengers: { adults, children, babySeats: 0 },
          service: { ...facts.service, isPrivate },
        };
        const serviceOn = '2026-12-20';
        expect(sell(asked)).toEqual({ ...quote({ ...asked, serviceOn }), serviceOn });
      }),
    );
  });
});
