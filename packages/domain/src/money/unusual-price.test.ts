import { describe, expect, it } from 'vitest';
import {
  type DatedExchange,
  isFarExchange,
  isFarPrice,
  judgeOfRates,
  type TariffRate,
  unusualExchanges,
} from './unusual-price.ts';

describe('isFarPrice', () => {
  it.each([
    [84_00, 42_00, false, 'exactly twice'],
    [84_01, 42_00, true, 'one cent more than twice'],
    [21_00, 42_00, false, 'exactly half'],
    [20_99, 42_00, true, 'one cent less than half'],
    [21, 41, false, 'just above half of an odd amount'],
    [20, 41, true, 'just below half of an odd amount'],
    [0, 42_00, true, 'nothing in place of an amount'],
    [42_00, 0, false, 'an amount in place of nothing'],
    [0, 0, false, 'nothing in place of nothing'],
  ])('%d in place of %d: %s (%s)', (now, was, isFar) => {
    expect(isFarPrice(now, was)).toBe(isFar);
  });
});

describe('isFarExchange', () => {
  it.each([
    [24, 20, false, 'a fifth up'],
    [24.000001, 20, true, 'a millionth more'],
    [16, 20, false, 'a fifth down'],
    [15.999999, 20, true, 'a millionth less'],
    [0.6, 0.5, false, 'a fifth of a binary fraction'],
    [1.804, 18.04, true, 'a point in the wrong place'],
  ])('%d in place of %d: %s (%s)', (now, was, isFar) => {
    expect(isFarExchange(now, was)).toBe(isFar);
  });
});

const shared = { id: 111, isPrivate: false, paxMax: 10 };

const rate = (id: number, more: Partial<TariffRate> = {}): TariffRate => ({
  id,
  serviceId: shared.id,
  priority: 1,
  priceMinor: 0,
  adultPriceMinor: 42_00,
  minorPriceMinor: 0,
  validFromOn: '2027-01-01',
  validToOn: '2027-01-31',
  paxMax: null,
  ...more,
});
const february = { validFromOn: '2027-02-01', validToOn: '2027-02-28' };
const march = { validFromOn: '2027-03-01', validToOn: '2027-03-31' };
const at = (adultPriceMinor: number) => ({ adultPriceMinor });

const unusualRates = (...asked: Parameters<typeof judgeOfRates<TariffRate>>) =>
  asked[1].map(judgeOfRates(...asked)).filter((found) => found !== null);

/** A new rate among others: the compared ones of the question, null for no question. */
const ask = (
  now: TariffRate,
  others: readonly TariffRate[],
  was: TariffRate | null = null,
  service = shared,
) => {
  const [found] = unusualRates(service, [{ was, now }], [...others, now]);
  return found ? [found.field, found.old?.id ?? null, found.neighbour?.id ?? null] : null;
};

describe('judgeOfRates', () => {
  it.each<[string, ReturnType<typeof ask>, ReturnType<typeof ask>]>([
    ['a rate that is changed to twice', ask(rate(1, at(84_00)), [], rate(1)), null],
    ['a cent more', ask(rate(1, at(84_01)), [], rate(1)), ['adult_price', 1, null]],
    ['to half', ask(rate(1, at(21_00)), [], rate(1)), null],
    ['a cent less', ask(rate(1, at(20_99)), [], rate(1)), ['adult_price', 1, null]],
    [
      'other words of a rate that was strange before',
      ask(rate(1, at(4_20)), [rate(2, february)], rate(1, at(4_20))),
      null,
    ],
    [
      'a change that the neighbour does not have yet',
      ask(rate(1, at(84_00)), [rate(2, { ...february, ...at(41_00) })], rate(1)),
      null,
    ],
    ['a new rate over one in force', ask(rate(2, at(84_01)), [rate(1)]), ['adult_price', 1, null]],
    [
      'over two, of which the second is far',
      ask(rate(3, { ...at(60_00), validToOn: '2027-02-28' }), [
        rate(1),
        rate(2, { ...february, ...at(29_00) }),
      ]),
      ['adult_price', 2, null],
    ],
    [
      'over one that never wins',
      ask(rate(3, at(60_00)), [rate(1), rate(2, { ...at(10_00), priority: 2 })]),
      null,
    ],
    ['after another', ask(rate(2, { ...february, ...at(84_01) }), [rate(1)]), ['adult_price', null, 1]],
    ['after another, at twice', ask(rate(2, { ...february, ...at(84_00) }), [rate(1)]), null],
    ['before another', ask(rate(1, at(20_99)), [rate(2, february)]), ['adult_price', null, 2]],
    [
      'between two, of which the second is far',
      ask(rate(3, { ...february, ...at(60_00) }), [rate(1), rate(2, { ...march, ...at(29_00) })]),
      ['adult_price', null, 2],
    ],
    ['a day apart', ask(rate(2, { ...february, validFromOn: '2027-02-02', ...at(420_00) }), [rate(1)]), null],
    ['beside one of another party', ask(rate(2, { ...february, ...at(420_00), paxMax: 4 }), [rate(1)]), null],
    [
      'beside one of the same party, said otherwise',
      ask(rate(2, { ...february, ...at(420_00), paxMax: 10 }), [rate(1)]),
      ['adult_price', null, 1],
    ],
    ['the first of its service', ask(rate(1, at(9_999_00)), []), null],
    ['a seat for nothing', ask(rate(1, at(0)), []), ['adult_price', null, null]],
    ['a child for nothing', ask(rate(1), []), null],
    [
      'a child for less than half',
      ask(rate(1, { minorPriceMinor: 9_99 }), [], rate(1, { minorPriceMinor: 20_00 })),
      ['minor_price', 1, null],
    ],
    [
      'the price of a vehicle in a shared service',
      ask(rate(1, { priceMinor: 900_00 }), [], rate(1, { priceMinor: 1_00 })),
      null,
    ],
    [
      'after one without an end',
      ask(rate(1, { validToOn: '9999-12-31', ...at(84_01) }), [], rate(1)),
      ['adult_price', 1, null],
    ],
    [
      'moved from another service',
      ask(rate(2, { ...february, ...at(84_01) }), [rate(1)], rate(2, { serviceId: 5, ...at(84_01) })),
      ['adult_price', null, 1],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('compares the vehicle of a private service', () => {
    const service = { ...shared, isPrivate: true };
    const far = rate(1, { priceMinor: 1_900_00 });
    expect(ask(far, [], rate(1, { priceMinor: 190_00 }), service)).toEqual(['price', 1, null]);
    expect(ask(rate(1, { priceMinor: 0 }), [], null, service)).toEqual(['price', null, null]);
    expect(ask(rate(1, { priceMinor: 190_00, adultPriceMinor: 900_00 }), [], null, service)).toBeNull();
  });

  it('compares a rate with the one that goes away in the same write', () => {
    const now = rate(2, at(84_01));
    const written = [
      { was: rate(1), now: null },
      { was: null, now },
    ];
    expect(unusualRates(shared, written, [now])[0]?.old?.id).toBe(1);
  });

  it('compares two new rates with each other', () => {
    const [one, other] = [rate(1), rate(2, { ...february, ...at(420_00) })];
    const written = [one, other].map((now) => ({ was: null, now }));
    expect(unusualRates(shared, written, [one, other]).map(({ now }) => now.id)).toEqual([1, 2]);
  });
});

const exchange = (
  id: number,
  asOf: string,
  value: number,
  more: Partial<DatedExchange> = {},
): DatedExchange => ({
  id,
  currency: 'MXN',
  asOf,
  rate: value,
  active: true,
  ...more,
});
const [first, second, third] = ['2027-01-01', '2027-01-02', '2027-01-03'] as const;

describe('unusualExchanges', () => {
  const askExchange = (
    now: DatedExchange,
    others: readonly DatedExchange[],
    was: DatedExchange | null = null,
  ) => {
    const [found] = unusualExchanges([{ was, now }], [...others, now]);
    return found ? [found.old?.id ?? null, found.neighbour?.id ?? null] : null;
  };
  it.each<[string, ReturnType<typeof askExchange>, ReturnType<typeof askExchange>]>([
    [
      'a fifth more than the day before',
      askExchange(exchange(2, second, 24), [exchange(1, first, 20)]),
      null,
    ],
    [
      'a millionth more than that',
      askExchange(exchange(2, second, 24.000001), [exchange(1, first, 20)]),
      [1, null],
    ],
    ['changed by a fifth', askExchange(exchange(1, first, 16), [], exchange(1, first, 20)), null],
    [
      'changed by more',
      askExchange(exchange(1, first, 15.9), [exchange(2, second, 20)], exchange(1, first, 20)),
      [1, 2],
    ],
    ['before the first', askExchange(exchange(1, first, 2), [exchange(2, second, 20)]), [null, 2]],
    [
      'near the one before, far from the next',
      askExchange(exchange(2, second, 20), [exchange(1, first, 20), exchange(3, third, 40)]),
      null,
    ],
    ['the first of its currency', askExchange(exchange(1, first, 2), []), null],
    [
      'of another currency',
      askExchange(exchange(2, second, 1.35, { currency: 'CAD' }), [exchange(1, first, 20)]),
      null,
    ],
    [
      'after one that is not in force',
      askExchange(exchange(2, second, 40), [exchange(1, first, 20, { active: false })]),
      null,
    ],
    [
      'not in force itself',
      askExchange(exchange(2, second, 40, { active: false }), [exchange(1, first, 20)]),
      null,
    ],
    [
      'put in force',
      askExchange(
        exchange(2, second, 40),
        [exchange(1, first, 20)],
        exchange(2, second, 40, { active: false }),
      ),
      [1, null],
    ],
    [
      'another day of the same rate',
      askExchange(exchange(2, third, 40), [exchange(1, first, 20)], exchange(2, second, 40)),
      null,
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});
