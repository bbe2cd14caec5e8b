import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMinor } from '../money.ts';
import type { Counters, SeatPolicy } from './passengers.ts';
import { amountDue, chooseRate, lowered, type PricedService, priceService, type Rate } from './price.ts';
import { weighRates } from './weigh-rates.ts';

const rate = (change: Partial<Rate>): Rate => ({
  id: 1,
  currency: 'USD',
  priority: 1,
  priceMinor: 0,
  adultPriceMinor: 0,
  minorPriceMinor: 0,
  validFromOn: '2027-01-01',
  validToOn: '2027-12-31',
  paxMax: null,
  ...change,
});
const shared: PricedService = { isPrivate: false, rate: rate({ adultPriceMinor: 4200 }), servicePaxMax: 40 };
const suv: PricedService = { isPrivate: true, rate: rate({ priceMinor: 16_000 }), servicePaxMax: 6 };
const of = (adults: number, children: number, babySeats: number): Counters => ({
  adults,
  children,
  babySeats,
});

describe('the rate of a day', () => {
  const low = rate({ id: 7, priority: 1 });
  const lowLater = rate({ id: 9, priority: 1 });
  const high = rate({ id: 2, priority: 5 });

  it.each([
    ['lowest priority', [high, low], 7],
    ['ties to the lowest id', [lowLater, low, high], 7],
    ['an expired one does not count', [rate({ id: 3, priority: 0, validToOn: '2027-01-09' }), high], 2],
    ['a later one does not count', [rate({ id: 3, priority: 0, validFromOn: '2027-01-11' }), high], 2],
    [
      'its first and last day count',
      [rate({ id: 3, validFromOn: '2027-01-10', validToOn: '2027-01-10' })],
      3,
    ],
  ])('%s', (_, rates, id) => {
    expect(chooseRate(rates, '2027-01-10')).toMatchObject({ kind: 'ok', rate: { id } });
  });

  it.each([
    ['alone', [low], '2027-01-10', ['wins alone']],
    ['priority', [high, low], '2027-01-10', ['loses priority 7', 'wins priority']],
    ['tie', [lowLater, low, high], '2027-01-10', ['loses lowest_id 7', 'wins lowest_id', 'loses priority 7']],
    [
      'another day',
      [rate({ id: 3, validToOn: '2027-01-09' }), rate({ id: 4, validFromOn: '2027-01-11' }), high],
      '2027-01-10',
      ['not_valid has_ended', 'not_valid begins_later', 'wins alone'],
    ],
    ['none', [low], '2028-01-01', ['not_valid has_ended']],
  ])('has a verdict on each: %s', (_, rates, on, verdicts) => {
    const { considered } = weighRates(rates, on);
    expect(considered.map(({ rate: one }) => one)).toEqual(rates);
    expect(considered.map(({ verdict }) => Object.values(verdict).join(' '))).toEqual(verdicts);
  });

  it('none is refused', () => {
    expect(chooseRate([], '2027-01-10')).toEqual({ kind: 'refused', code: 'rate.none' });
    expect(chooseRate([low], '2028-01-01')).toEqual({ kind: 'refused', code: 'rate.none' });
  });

  it('does not depend on the order of the rows', () => {
    const rates = fc.array(
      fc.record({ id: fc.nat(20), priority: fc.nat(3) }).map((one) => rate(one)),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(rates, (rows) => {
        const one = chooseRate(rows, '2027-01-10');
        const other = chooseRate([...rows].reverse(), '2027-01-10');
        if (one.kind !== 'ok' || other.kind !== 'ok') throw new Error('a rate was expected');
        expect([one.rate.id, one.rate.priority]).toEqual([other.rate.id, other.rate.priority]);
        expect(rows.every((row) => row.priority >= one.rate.priority)).toBe(true);
      }),
    );
  });
});

describe('price', () => {
  it.each([
    ['shared, lap children free', shared, of(2, 1, 0), 8400],
    ['shared, a baby seat pays in full', shared, of(2, 0, 1), 12_600],
    ['private, one vehicle', suv, of(2, 1, 0), 16_000],
    ['private, two vehicles', suv, of(6, 2, 1), 32_000],
    ['private, exactly full', suv, of(5, 0, 1), 16_000],
    [
      'the rate’s capacity goes first',
      { ...suv, rate: rate({ priceMinor: 22_000, paxMax: 10 }) },
      of(9, 0, 0),
      22_000,
    ],
    [
      'a rate with a price for children',
      { ...shared, rate: rate({ adultPriceMinor: 4200, minorPriceMinor: 1000 }) },
      of(2, 2, 0),
      10_400,
    ],
  ] as const)('%s', (_, service, counters, price) => {
    expect(priceService(service, counters, 'specification').priceMinor).toBe(price);
  });

  it('seat policy `everyone` fills vehicles, and does not make lap children pay', () => {
    expect(priceService(suv, of(5, 2, 0), 'specification').priceMinor).toBe(16_000);
    expect(priceService(suv, of(5, 2, 0), 'everyone').priceMinor).toBe(32_000);
    expect(priceService(shared, of(5, 2, 0), 'everyone').priceMinor).toBe(21_000);
  });

  it.each([
    [0, 8400, []],
    [1000, 7400, [-1000]],
    [9000, 0, [-8400]],
  ])('lowered by %d is %d', (byMinor, dueMinor, deductions) => {
    const price = { lines: priceService(shared, of(2, 0, 0), 'specification').lines, dueMinor: 8400 };
    const once = lowered(price, byMinor);
    expect(once.dueMinor).toBe(dueMinor);
    expect(once.lines.slice(1).map(({ code, amountMinor }) => [code, amountMinor])).toEqual(
      deductions.map((minor) => ['price.lowered', minor]),
    );
    expect(lowered({ ...price, lines: once.lines }, 0).lines).toEqual(price.lines);
  });

  it('has no line of zero people', () => {
    expect(priceService(shared, of(2, 0, 0), 'specification').lines).toEqual([
      { code: 'price.adults', quantity: 2, unitMinor: 4200, amountMinor: 8400 },
    ]);
  });
});

describe('the amount due', () => {
  const stay = { adults: 2, children: 1 };
  const due = (chosen: PricedService, included: PricedService | null, passengers: Counters) =>
    amountDue({ chosen, included, passengers, stayPassengers: stay, seatPolicy: 'specification' }).dueMinor;

  it.each([
    ['nothing included', suv, null, of(2, 1, 0), 16_000],
    ['included, child on a lap', shared, shared, of(2, 1, 0), 0],
    ['included, child on a seat', shared, shared, of(3, 0, 0), 0],
    ['included, child in a baby seat', shared, shared, of(2, 0, 1), 0],
    ['included, fewer people', shared, shared, of(1, 0, 0), 0],
    ['included, one more than the stay has', shared, shared, of(4, 0, 0), 4200],
    ['upgrade costs the difference', suv, shared, of(2, 1, 0), 16_000 - 3 * 4200],
    ['a cheaper choice is not paid out', shared, suv, of(2, 1, 0), 0],
    ['more than one included vehicle takes', suv, suv, of(7, 0, 0), 16_000],
  ] as const)('%s', (_, chosen, included, passengers, expected) => {
    expect(due(chosen, included, passengers)).toBe(expected);
  });

  it.each([
    [0, 16_000 - 3 * 4200],
    [3 * 4200 - 1000, 16_000 - 1000],
    [3 * 4200, 16_000],
    [99_999_00, 16_000],
  ])('the part used by other bookings (%i) is worth nothing again', (includedUsedMinor, expected) => {
    const input = {
      chosen: suv,
      included: shared,
      passengers: of(2, 1, 0),
      stayPassengers: stay,
      includedUsedMinor,
    };
    expect(amountDue({ ...input, seatPolicy: 'specification' }).dueMinor).toBe(expected);
  });

  it('has vehicles of a private service only', () => {
    const input = {
      included: null,
      passengers: of(7, 0, 0),
      stayPassengers: stay,
      seatPolicy: 'specification',
    } as const;
    expect(amountDue({ ...input, chosen: suv })).toMatchObject({
      vehicles: 2,
      totalPassengers: 7,
      currency: 'USD',
    });
    expect(amountDue({ ...input, chosen: shared }).vehicles).toBeNull();
  });

  it('is never negative, lines sum to it, and fewer people never cost more', () => {
    const people = fc.record({
      adults: fc.integer({ min: 1, max: 99 }),
      children: fc.nat(99),
      babySeats: fc.nat(99),
    });
    const service = fc
      .record({
        isPrivate: fc.boolean(),
        priceMinor: fc.nat(100_000),
        adultPriceMinor: fc.nat(20_000),
        minorPriceMinor: fc.nat(20_000),
        servicePaxMax: fc.integer({ min: 1, max: 50 }),
      })
      .map(
        ({ isPrivate, servicePaxMax, ...prices }): PricedService => ({
          isPrivate,
          servicePaxMax,
          rate: rate(prices),
        }),
      );
    fc.assert(
      fc.property(
        service,
        fc.option(service),
        people,
        fc.record({ adults: fc.nat(9), children: fc.nat(9) }),
        fc.constantFrom<SeatPolicy>('specification', 'everyone'),
        (chosen, included, passengers, stayPassengers, seatPolicy) => {
          const input = { chosen, included, passengers, stayPassengers, seatPolicy };
          const result = amountDue(input);
          expect(result.dueMinor).toBeGreaterThanOrEqual(0);
          expect(sumMinor(result.lines.map((line) => line.amountMinor))).toBe(result.dueMinor);
          for (const line of result.lines) expect(line.quantity * line.unitMinor).toBe(line.amountMinor);
          const more = amountDue({ ...input, passengers: { ...passengers, adults: passengers.adults + 1 } });
          expect(more.dueMinor).toBeGreaterThanOrEqual(result.dueMinor);
        },
      ),
    );
  });

  it('a stay that travels as it is pays nothing for its included transfer, with any counters of its children', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(9), fc.nat(9), (adults, seated, lap) => {
        const passengers = of(adults, lap, seated);
        const stayPassengers = { adults, children: seated + lap };
        for (const service of [shared, suv]) {
          const input = { chosen: service, included: service, passengers, stayPassengers };
          expect(amountDue({ ...input, seatPolicy: 'specification' }).dueMinor).toBe(0);
          expect(amountDue({ ...input, seatPolicy: 'everyone' }).dueMinor).toBe(0);
        }
      }),
    );
  });
});
