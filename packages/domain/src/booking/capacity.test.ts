import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCapacity, sharedRideOf } from './capacity.ts';
import { dayOfNumber, numberOfDay, rulesOfRestrictions } from './restrictions.ts';

const ask = (seats: number | null, takenSeats: number, passengers: number) =>
  checkCapacity({ direction: 'departure', seats, takenSeats, passengers });

describe('seats', () => {
  it.each([
    [1, 0, 1, null],
    [1, 1, 1, { code: 'booking.sold_out', params: { left: 0 } }],
    [10, 8, 3, { code: 'booking.sold_out', params: { left: 2 } }],
    [10, 8, 2, null],
    [10, 0, 11, { code: 'booking.over_capacity', params: { seats: 10 } }],
    [10, 12, 1, { code: 'booking.sold_out', params: { left: 0 } }],
    [null, 500, 99, null],
  ])('%s seats, %d taken, %d more', (seats, taken, more, refusal) => {
    expect(ask(seats, taken, more)).toEqual(refusal && { direction: 'departure', ...refusal });
  });

  it('sold one after another they never exceed the capacity', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.array(fc.integer({ min: 1, max: 6 })), (seats, parties) => {
        const taken = parties.reduce(
          (sum, party) => (ask(seats, sum, party) === null ? sum + party : sum),
          0,
        );
        expect(taken).toBeLessThanOrEqual(seats);
      }),
    );
  });

  it('one ride is a service, a direction, a property, a date and an hour', () => {
    const pickUp = { on: '2027-01-10', time: '09:55', at: 0, isDayBefore: false };
    const ride = sharedRideOf({ serviceId: 3, direction: 'arrival', propertyCode: 'BP', pickUp });
    expect(ride).toEqual({
      serviceId: 3,
      direction: 'arrival',
      propertyCode: 'BP',
      on: '2027-01-10',
      hour: 9,
    });
  });
});

describe('restrictions', () => {
  let id = 0;
  const row = (restrictionCategoryId: number, auxiliar: number, status = 1) => ({
    id: ++id,
    restrictionCategoryId,
    auxiliar,
    status,
  });
  const always = { id: null, initialServiceTime: null, finalServiceTime: null };

  it('none restrict nothing', () => {
    expect(rulesOfRestrictions([], always)).toEqual({
      hours: null,
      closedOn: [],
      noticeHours: 0,
      seats: null,
      sources: { hours: null, notice: [], closed: [], seats: [] },
    });
    expect(rulesOfRestrictions([row(2, 24, 0), row(9, 1)], always).noticeHours).toBe(0);
  });

  it.each([
    ['06:00', '22:00', { from: '06:00', to: '22:00' }],
    ['22:00', '06:00', { from: '22:00', to: '06:00' }],
    ['06:00', '06:00', null],
    ['06:00', null, null],
    [null, '22:00', null],
    [null, null, null],
  ])('from %s to %s the service has the hours %j', (initialServiceTime, finalServiceTime, hours) => {
    const rules = rulesOfRestrictions([], { id: 7, initialServiceTime, finalServiceTime });
    expect([rules.hours, rules.sources.hours]).toEqual([hours, hours && 7]);
  });

  it('a notice of no hours has no row behind it, and fewer than no seats are none', () => {
    const rules = rulesOfRestrictions([row(2, 0), row(3, -1)], always);
    expect([rules.noticeHours, rules.sources.notice, rules.seats]).toEqual([0, [], 0]);
  });

  it('the strictest of each kind counts', () => {
    const rows = [
      row(1, 20_271_224),
      row(1, 20_270_230),
      row(2, 12),
      row(2, 24),
      row(3, 10),
      row(3, 8),
      row(3, 1, 0),
    ];
    const hours = { id: 7, initialServiceTime: '06:00', finalServiceTime: '22:00' };
    const [blackout, , , notice, , seats] = rows;
    expect(rulesOfRestrictions(rows, hours)).toEqual({
      hours: { from: '06:00', to: '22:00' },
      closedOn: ['2027-12-24'],
      noticeHours: 24,
      seats: 8,
      sources: {
        hours: 7,
        notice: [notice?.id],
        closed: [{ on: '2027-12-24', id: blackout?.id }],
        seats: [seats?.id],
      },
    });
  });

  it('a day and its number stand for each other', () => {
    expect(dayOfNumber(numberOfDay('2028-02-29'))).toBe('2028-02-29');
    expect([0, -1, 20_270_230, 2.5, 202_701_011].map(dayOfNumber)).toEqual([null, null, null, null, null]);
  });
});
