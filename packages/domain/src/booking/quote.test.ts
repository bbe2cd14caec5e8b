import { expect, it } from 'vitest';
import type { Trip } from '../stay/includes.ts';
import { keepReckoning } from './kept-reckoning.ts';
import type { Rate } from './price.ts';
import { type Benefit, type QuoteFacts, quote, worthOfBenefit } from './quote.ts';

const rate: Rate & { readonly description: string } = {
  id: 1,
  description: 'High season',
  currency: 'USD',
  priority: 1,
  priceMinor: 160_00,
  adultPriceMinor: 42_00,
  minorPriceMinor: 0,
  validFromOn: '2027-01-01',
  validToOn: '2027-12-31',
  paxMax: null,
};
const shared = { id: 4, trip: 'round_trip' as Trip, isPrivate: false, paxMax: 10, rates: [rate] };
const suv = { ...shared, id: 5, isPrivate: true, paxMax: 3 };
const facts: QuoteFacts<typeof rate> = {
  service: shared,
  benefit: null,
  stays: [{ propertyCode: 'BP', arrivalOn: '2027-03-01', adults: 2, children: 0 }],
  passengers: { adults: 4, children: 0, babySeats: 0 },
  seatPolicy: 'specification',
  serviceOn: '2027-03-01',
};
const benefit: Benefit = { service: shared, trip: 'round_trip', usedMinor: 0 };

it.each<[string, Partial<QuoteFacts<typeof rate>>, object]>([
  ['seats', {}, { unit: 'passenger', unitMinor: 42_00, units: 4 }],
  ['vehicles', { service: suv }, { unit: 'vehicle', unitMinor: 160_00, units: 2 }],
])('a price is one of %s', (_, more, perUnit) => {
  expect(quote({ ...facts, ...more })).toMatchObject({ kind: 'ok', perUnit });
});

const free = { ...shared, rates: [{ ...rate, adultPriceMinor: 0 }] };
it.each<[string, Partial<QuoteFacts<typeof rate>>, dueMinor: number, isIncluded: boolean]>([
  ['without one', {}, 168_00, false],
  ['that pays for the stay’s own two', { benefit }, 84_00, true],
  [
    'of another service pays as much',
    { benefit: { ...benefit, service: { ...shared, id: 6 } } },
    84_00,
    false,
  ],
  ['that is used in part', { benefit: { ...benefit, usedMinor: 83_99 } }, 167_99, true],
  ['that is used up', { benefit: { ...benefit, usedMinor: 84_00 } }, 168_00, false],
  [
    'of a leg that is not ridden',
    { service: { ...shared, trip: 'arrival' }, benefit: { ...benefit, trip: 'departure' } },
    168_00,
    false,
  ],
  ['of a service that costs nothing', { service: free, benefit: { ...benefit, service: free } }, 0, true],
  [
    'that has no rate on the day',
    { benefit: { ...benefit, service: { ...shared, rates: [] } } },
    168_00,
    false,
  ],
])('an included transfer %s', (_, more, dueMinor, isIncluded) => {
  expect(quote({ ...facts, ...more })).toMatchObject({ due: { dueMinor }, isIncluded });
});

it('an included transfer is a line of its own', () => {
  const said = quote({ ...facts, benefit });
  expect(said.kind === 'ok' && said.due.lines.map(({ code, amountMinor }) => [code, amountMinor])).toEqual([
    ['price.adults', 168_00],
    ['price.included', -84_00],
  ]);
});

it.each<[string, Partial<Benefit>, object]>([
  ['whole', {}, { worthMinor: 84_00, leftMinor: 84_00 }],
  ['used in part', { usedMinor: 80_00 }, { worthMinor: 84_00, leftMinor: 4_00 }],
  ['used for more than it is worth now', { usedMinor: 90_00 }, { worthMinor: 84_00, leftMinor: 0 }],
  ['without a rate', { service: { ...shared, rates: [] } }, { worthMinor: 0, leftMinor: 0 }],
])('the worth of an included transfer, %s', (_, more, worth) => {
  expect(worthOfBenefit({ ...benefit, ...more }, facts)).toEqual(worth);
});

it('is kept with the service, the people and the rate that it was made of', () => {
  const { adults, children, babySeats } = facts.passengers;
  expect(keepReckoning(facts)).toMatchObject({
    form: 1,
    service: { id: 4, trip: 'round_trip', isPrivate: false },
    passengers: { adults, children, babySeats },
    seatPolicy: 'specification',
    reckoned: { rates: { rate } },
  });
});
