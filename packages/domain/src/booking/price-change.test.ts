import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rate } from './price.ts';
import { dayOfRate, priceChange, type SoldBooking } from './price-change.ts';
import { quote } from './quote.ts';

const rate = (id: number, facts: Partial<Rate> = {}): Rate => ({
  id,
  currency: 'USD',
  priority: 1,
  priceMinor: 16_000,
  adultPriceMinor: 2100,
  minorPriceMinor: 0,
  validFromOn: '2026-01-01',
  validToOn: '2026-12-31',
  paxMax: null,
  ...facts,
});
const summer = rate(1);
const winter = rate(2, { validFromOn: '2027-01-01', validToOn: '2027-12-31', adultPriceMinor: 3000 });
const couple = { adults: 2, children: 0, babySeats: 0 };
const family = { adults: 2, children: 1, babySeats: 1 };

const facts = (more: Partial<Parameters<typeof priceChange>[1]> = {}) => ({
  service: { id: 4, trip: 'round_trip' as const, isPrivate: false, paxMax: 10, rates: [summer, winter] },
  benefit: null,
  stays: [],
  passengers: couple,
  seatPolicy: 'specification' as const,
  serviceOn: '2026-12-20',
  isOtherDay: false,
  samePeople: true,
  ...more,
});

/** A booking of two, sold at a price that the tariff does not have any more. */
const sold: SoldBooking = {
  rateId: 1,
  totalMinor: 4000,
  loweredMinor: 0,
  included: false,
  price: {
    unit: 'passenger',
    unitMinor: 2000,
    units: 2,
    lines: [{ code: 'price.adults', quantity: 2, unitMinor: 2000, amountMinor: 4000 }],
  },
  passengers: 2,
  vehicles: 1,
};

describe('the price after a change', () => {
  const reversed = { ...facts().service, rates: [winter, summer] };
  it.each([
    ['the same people on the same day', {}, 1, 4000, 2],
    ['the same, with the rate of the sale behind another', { service: reversed }, 1, 4000, 2],
    ['more people, each at the price of the sale', { passengers: family, samePeople: false }, 1, 6000, 3],
    ['another day of the same rate', { serviceOn: '2026-12-24', isOtherDay: true }, 1, 4000, 2],
    ['a day of another rate', { serviceOn: '2027-01-02', isOtherDay: true }, 2, 6000, 2],
    [
      'a day of another rate, more people',
      { serviceOn: '2027-01-02', isOtherDay: true, passengers: family, samePeople: false },
      2,
      9000,
      3,
    ],
  ])('%s', (_, more, rateId, totalMinor, passengers) => {
    expect(priceChange(sold, facts(more))).toMatchObject({
      kind: 'ok',
      price: { rateId, totalMinor, passengers, vehicles: 1 },
    });
  });

  it('has a line for each kind of passenger, children at the price of the sale', () => {
    const child = { code: 'price.children' as const, quantity: 1, unitMinor: 500, amountMinor: 500 };
    const price = { ...sold.price, lines: [...sold.price.lines, child] };
    const [dearer, passengers] = [
      { ...summer, minorPriceMinor: 900 },
      { ...family, children: 2 },
    ];
    const linesOf = (booking: SoldBooking) => {
      const service = { ...facts().service, rates: [dearer] };
      const said = priceChange(booking, facts({ service, passengers, samePeople: false }));
      return said.kind === 'ok' && said.price.price.lines.map(({ code, amountMinor }) => [code, amountMinor]);
    };
    const seats = [
      ['price.adults', 4000],
      ['price.baby_seats', 2000],
    ];
    expect(linesOf({ ...sold, price })).toEqual([...seats, ['price.children', 1000]]);
    expect(linesOf(sold)).toEqual([...seats, ['price.children', 1800]]);
  });

  it('has as many vehicles as the people fill, each at the price of the sale', () => {
    const service = { ...facts().service, isPrivate: true, paxMax: 3 };
    const price = { unit: 'vehicle' as const, unitMinor: 15_000, units: 1, lines: [] };
    expect(
      priceChange(
        { ...sold, price },
        facts({ service, passengers: { ...couple, adults: 4 }, samePeople: false }),
      ),
    ).toMatchObject({
      price: {
        vehicles: 2,
        totalMinor: 30_000,
        paxMax: 3,
        price: { unit: 'vehicle', unitMinor: 15_000, units: 2, lines: [{ code: 'price.vehicles' }] },
      },
    });
  });

  it('is less by the reduction of staff, never below 0, and keeps its line', () => {
    const line = { code: 'price.lowered', quantity: 1, unitMinor: -1_500, amountMinor: -1_500 } as const;
    const price = { ...sold.price, lines: [...sold.price.lines, line] };
    const cheaper = { ...sold, totalMinor: 2_500, loweredMinor: 1_500, price };
    expect(priceChange(cheaper, facts())).toMatchObject({
      price: { totalMinor: 2_500, loweredMinor: 1_500 },
    });
    expect(priceChange(cheaper, facts({ passengers: family, samePeople: false }))).toMatchObject({
      price: { totalMinor: 4_500, price: { lines: [{}, {}, {}, line] } },
    });
    const free = { ...cheaper, totalMinor: 0, loweredMinor: 9_000 };
    const alone = { adults: 1, children: 0, babySeats: 0 };
    expect(priceChange(free, facts({ passengers: alone, samePeople: false }))).toMatchObject({
      price: { totalMinor: 0, loweredMinor: 9_000, price: { lines: [{}, { amountMinor: -2_000 }] } },
    });
  });

  it('keeps the rate of the sale on its day, even where it does not cover that day any more', () => {
    const service = { ...facts().service, rates: [{ ...summer, validToOn: '2026-06-30' }] };
    expect(priceChange(sold, facts({ service, passengers: family, samePeople: false }))).toMatchObject({
      price: { totalMinor: 6000 },
    });
  });

  it('is refused on a day without a rate', () => {
    expect(priceChange(sold, facts({ serviceOn: '2028-01-01', isOtherDay: true }))).toEqual({
      kind: 'refused',
      code: 'rate.none',
    });
  });

  it('keeps the part that the stay’s transfer paid', () => {
    const deduction = { code: 'price.included' as const, quantity: 1, unitMinor: -1500, amountMinor: -1500 };
    const price = { ...sold.price, lines: [...sold.price.lines, deduction] };
    expect(priceChange({ ...sold, price }, facts())).toMatchObject({ price: { includedMinor: 1500 } });
  });

  it('to the same people, whatever the tariff says now, is the price of the sale', () => {
    const anyRate = fc.record({ priceMinor: fc.nat(), adultPriceMinor: fc.nat(), minorPriceMinor: fc.nat() });
    fc.assert(
      fc.property(anyRate, fc.boolean(), fc.nat(10_000), (edited, isPrivate, totalMinor) => {
        const service = { ...facts().service, isPrivate, rates: [{ ...summer, ...edited }] };
        expect(priceChange({ ...sold, totalMinor }, facts({ service }))).toMatchObject({
          price: { totalMinor, price: sold.price },
        });
      }),
    );
  });

  it('there and back again costs as much as a sale at that rate', () => {
    const counters = fc.record({
      adults: fc.integer({ min: 1, max: 8 }),
      children: fc.nat(3),
      babySeats: fc.nat(3),
    });
    fc.assert(
      fc.property(counters, counters, fc.boolean(), (before, after, isPrivate) => {
        const service = { ...facts().service, isPrivate };
        const sale = quote({ ...facts({ service, passengers: before }) });
        if (sale.kind === 'refused') throw new Error('no rate');
        const atSale: SoldBooking = {
          rateId: sale.rate.id,
          totalMinor: sale.due.dueMinor,
          loweredMinor: 0,
          included: sale.isIncluded,
          price: { lines: sale.due.lines, ...sale.perUnit },
          passengers: sale.due.totalPassengers,
          vehicles: sale.due.vehicles ?? 1,
        };
        const there = priceChange(atSale, facts({ service, passengers: after, samePeople: false }));
        if (there.kind === 'refused') throw new Error('no rate');
        const back = priceChange(there.price, facts({ service, passengers: before, samePeople: false }));
        expect(back).toMatchObject({ price: { totalMinor: atSale.totalMinor } });
      }),
    );
  });
});

describe('the day of the rate', () => {
  const rides = [
    { id: 1, flightOn: '2026-12-20' },
    { id: 2, flightOn: '2026-12-27' },
  ];
  it.each([
    ['nothing moves', null, '2026-12-20', false],
    ['the first ride moves', { id: 1, flightOn: '2026-12-21' }, '2026-12-21', true],
    ['the first ride gets another hour', { id: 1, flightOn: '2026-12-20' }, '2026-12-20', false],
    ['the second ride moves', { id: 2, flightOn: '2026-12-28' }, '2026-12-20', false],
  ])('%s', (_, moved, serviceOn, isOtherDay) => {
    expect(dayOfRate(rides, moved)).toEqual({ serviceOn, isOtherDay });
  });

  it('without rides is none', () => {
    const none = { serviceOn: '', isOtherDay: false };
    expect([null, { id: 1, flightOn: '2026-12-21' }].map((moved) => dayOfRate([], moved))).toEqual([
      none,
      none,
    ]);
  });
});
