import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Trip } from '../stay/includes.ts';
import { addDays } from '../time/civil.ts';
import { explainPrice, type PriceExplanation } from './explain-price.ts';
import { type KeptRate, keepReckoning } from './kept-reckoning.ts';
import type { SeatPolicy } from './passengers.ts';
import type { Rate } from './price.ts';
import { type QuotedService, type QuoteFacts, quote } from './quote.ts';

// Thousands of cases are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const rate = (id: number, more: Partial<Rate>): Rate => ({
  id,
  currency: 'USD',
  priority: 1,
  priceMinor: 0,
  adultPriceMinor: 0,
  minorPriceMinor: 0,
  validFromOn: '2027-01-01',
  validToOn: '2027-12-31',
  paxMax: null,
  ...more,
});

const shuttle: QuotedService = {
  id: 111,
  trip: 'round_trip',
  isPrivate: false,
  paxMax: 40,
  rates: [rate(1, { adultPriceMinor: 4200 })],
};
const suv: QuotedService = {
  id: 121,
  trip: 'round_trip',
  isPrivate: true,
  paxMax: 6,
  rates: [
    rate(2, { priceMinor: 16_000 }),
    rate(3, { priceMinor: 19_000, priority: 0, validFromOn: '2027-12-15', paxMax: 5 }),
  ],
};
const facts: QuoteFacts = {
  service: suv,
  benefit: null,
  serviceOn: '2027-03-01',
  passengers: { adults: 6, children: 2, babySeats: 1 },
  stays: [{ propertyCode: 'BP', arrivalOn: '2027-03-01', adults: 2, children: 1 }],
  seatPolicy: 'specification',
};

describe('the calculation of a price', () => {
  it.each<[string, Partial<QuoteFacts>, object]>([
    [
      'vehicles by the capacity of the service',
      {},
      { seats: 7, paxMax: 6, paxMaxOf: 'service', vehicles: 2, priceMinor: 32_000 },
    ],
    [
      'vehicles by the capacity of the rate',
      { serviceOn: '2027-12-20', passengers: { adults: 6, children: 0, babySeats: 0 } },
      { seats: 6, paxMax: 5, paxMaxOf: 'rate', vehicles: 2, priceMinor: 38_000 },
    ],
    [
      'everybody takes room where the property says so',
      { seatPolicy: 'everyone' },
      { seats: 9, paxMax: 6, vehicles: 2 },
    ],
    [
      'no vehicles where it is shared',
      { service: shuttle },
      { seats: 7, vehicles: null, priceMinor: 29_400 },
    ],
  ])('%s', (_, more, steps) => {
    expect(explainPrice({ ...facts, ...more }).priced?.chosen).toMatchObject(steps);
  });

  it('has the value of the benefit, its used part, and its deduction', () => {
    const benefit = { service: shuttle, trip: 'round_trip' as const, usedMinor: 2600 };
    const reckoned = explainPrice({ ...facts, benefit });
    expect(reckoned.ofStays).toEqual({ adults: 2, children: 1 });
    expect(reckoned.benefit).toMatchObject({
      serviceId: 111,
      isCovering: true,
      usedMinor: 2600,
      worth: { priceMinor: 12_600, paxMaxOf: 'service' },
      leftMinor: 10_000,
    });
    expect(reckoned.priced?.due).toMatchObject({ includedMinor: 10_000, dueMinor: 22_000 });
  });

  it('shows that a benefit of the other direction pays nothing', () => {
    const benefit = { service: shuttle, trip: 'arrival' as const, usedMinor: 0 };
    const reckoned = explainPrice({ ...facts, service: { ...suv, trip: 'departure' }, benefit });
    expect(reckoned.benefit?.isCovering).toBe(false);
    expect(reckoned.benefit?.worth).toBeNull();
    expect(reckoned.priced?.due.dueMinor).toBe(32_000);
  });

  it('has a verdict on each rate where none is valid, and the sale’s own rate', () => {
    const none = explainPrice({ ...facts, serviceOn: '2028-06-01' });
    expect([none.priced, none.rates.rate, none.rates.considered.length]).toEqual([null, null, 2]);
    const soldAt = rate(9, { priceMinor: 1_000 });
    const kept = explainPrice({ ...facts, soldAt });
    expect([kept.isKept, kept.priced?.rate.id, kept.rates.rate?.id]).toEqual([true, 9, 2]);
  });
});

/** The sum of the steps alone: each quantity times its price, less the rest of the benefit's own such sum. */
function sumOfSteps({ priced, benefit }: PriceExplanation): number | null {
  if (!priced) return null;
  const sum = (lines: readonly { quantity: number; unitMinor: number }[]) =>
    lines.reduce((total, { quantity, unitMinor }) => total + quantity * unitMinor, 0);
  const left = benefit?.worth ? Math.max(0, sum(benefit.worth.lines) - benefit.usedMinor) : 0;
  return Math.max(0, sum(priced.chosen.lines) - left);
}

const people = fc.record({
  adults: fc.integer({ min: 1, max: 99 }),
  children: fc.nat(99),
  babySeats: fc.nat(99),
});
const day = fc.nat(40).map((days) => addDays('2027-01-01', days));
const anyRate = fc
  .record({
    id: fc.nat(999),
    priority: fc.nat(3),
    priceMinor: fc.nat(100_000),
    adultPriceMinor: fc.nat(20_000),
    minorPriceMinor: fc.nat(20_000),
    validFromOn: day,
    paxMax: fc.option(fc.integer({ min: 1, max: 20 })),
    days: fc.nat(40),
  })
  .map(({ id, days, ...more }) => rate(id, { ...more, validToOn: addDays(more.validFromOn, days) }));
const service = fc.record({
  id: fc.nat(9),
  trip: fc.constantFrom<Trip>('round_trip', 'arrival', 'departure'),
  isPrivate: fc.boolean(),
  paxMax: fc.integer({ min: 1, max: 50 }),
  rates: fc.uniqueArray(anyRate, { maxLength: 6, selector: ({ id }) => id }),
});
const anyFacts: fc.Arbitrary<QuoteFacts> = fc.record({
  service,
  benefit: fc.option(
    fc.record({
      service,
      trip: fc.constantFrom<Trip>('round_trip', 'arrival', 'departure'),
      usedMinor: fc.nat(50_000),
    }),
  ),
  serviceOn: day,
  passengers: people,
  stays: fc.array(
    fc.record({ propertyCode: fc.constant('BP'), arrivalOn: day, adults: fc.nat(9), children: fc.nat(9) }),
    { maxLength: 3 },
  ),
  seatPolicy: fc.constantFrom<SeatPolicy>('specification', 'everyone'),
});

it('sums to the quote, and the winner is the best of the valid rates', () => {
  fc.assert(
    fc.property(anyFacts, (one) => {
      const reckoned = explainPrice(one);
      const quoted = quote(one);
      expect(quoted.kind === 'ok' ? quoted.due.dueMinor : null).toBe(sumOfSteps(reckoned));
      const winners = reckoned.rates.considered.filter(({ verdict }) => verdict.kind === 'wins');
      expect(winners.map(({ rate: won }) => won.id)).toEqual(quoted.kind === 'ok' ? [quoted.rate.id] : []);
      for (const { rate: lost, verdict } of reckoned.rates.considered) {
        const isValid = lost.validFromOn <= one.serviceOn && one.serviceOn <= lost.validToOn;
        expect(verdict.kind === 'not_valid').toBe(!isValid);
        const won = reckoned.rates.rate;
        const orderOf = ({ priority, id }: Rate) => priority * 1_000 + id;
        if (verdict.kind === 'loses') expect(won && orderOf(won)).toBeLessThan(orderOf(lost));
      }
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

describe('the calculation stored with a sale', () => {
  const described = (one: QuotedService): QuotedService<KeptRate> => ({
    ...one,
    rates: one.rates.map((row) => ({ ...row, description: `rate ${row.id}`, note: 'not of the rule' })),
  });

  it('is that of the sale: its total is the price, from any source', () => {
    fc.assert(
      fc.property(anyFacts, (one) => {
        const sold = quote(one);
        const { soldAt: _, ...rest } = one;
        const kept = keepReckoning({ ...rest, service: described(one.service) });
        const read = JSON.parse(JSON.stringify(kept)) as typeof kept;
        expect(read).toEqual(kept);
        expect(read.reckoned.priced?.due ?? null).toEqual(sold.kind === 'ok' ? sold.due : null);
        expect(sumOfSteps(read.reckoned)).toBe(sold.kind === 'ok' ? sold.due.dueMinor : null);
        const ids = read.reckoned.rates.considered.map(({ rate: { id } }) => id);
        const valid = one.service.rates.filter(
          ({ validFromOn, validToOn }) => validFromOn <= one.serviceOn && one.serviceOn <= validToOn,
        );
        expect(ids).toEqual(valid.map(({ id }) => id));
        expect(JSON.stringify(kept)).not.toContain('not of the rule');
      }),
      { numRuns: 2_000 },
    );
  });

  it('is of the sale’s own rate where a change keeps its price', () => {
    const soldAt = { ...rate(2, { priceMinor: 9_000 }), description: 'as it was' };
    const kept = keepReckoning({ ...facts, service: described(suv), soldAt });
    expect(kept.reckoned).toMatchObject({
      isKept: true,
      priced: { rate: soldAt, due: { dueMinor: 18_000 } },
    });
  });
});
