import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '../time/civil.ts';
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import type { Because, WouldChange } from './because.ts';
import { closingOfDay, explainDay } from './explain-day.ts';
import { explainSale } from './explain-sale.ts';
import { numberOfDay, type Restriction, rulesOfRestrictions } from './restrictions.ts';
import { type SaleFacts, sell } from './sell.ts';

// Clocks of zones take most of the time.
vi.setConfig({ testTimeout: 180_000 });

const zone = 'America/Cancun';
const today = '2027-01-10';
const nowAt = Date.parse('2027-01-10T19:30:00Z');

type Direction = 'arrival' | 'departure';

/** A case: rows as the catalogue has them, the time, and the party of the ride. */
type Case = {
  restrictions: readonly Restriction[];
  operation: { id: number; initialServiceTime: string | null; finalServiceTime: string | null };
  rates: readonly { id: number; priority: number; from: number; days: number; paxMax: number | null }[];
  isPrivate: boolean;
  /** Minutes from now to the pick-ups, and days from the pick-up to the flight. */
  rides: readonly { minutes: number; flightAfter: number }[];
  adults: number;
  span: { arrival: number; departure: number };
  nowAt: number;
};

// Cancún is five hours behind all year round, so the clocks of 10,000 cases need no tables of zones.
const behindMs = 5 * HOUR_MS;
const pickUpAt = (at: number) => {
  const local = new Date(at - behindMs).toISOString();
  return { on: local.slice(0, 10), time: local.slice(11, 16), at, isDayBefore: false };
};
const instantOf = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`) + behindMs;

function factsOf(one: Case): SaleFacts {
  const rules = rulesOfRestrictions(one.restrictions, one.operation);
  return {
    service: {
      id: 111,
      trip: one.rides.length > 1 ? 'round_trip' : 'arrival',
      isPrivate: one.isPrivate,
      paxMax: 6,
      rates: one.rates.map(({ id, priority, from, days, paxMax }) => ({
        id,
        priority,
        paxMax,
        currency: 'USD',
        priceMinor: 9_500,
        adultPriceMinor: 2_400,
        minorPriceMinor: 0,
        validFromOn: addDays(today, from),
        validToOn: addDays(today, from + days),
      })),
    },
    benefit: null,
    stays: [{ propertyCode: 'BP', arrivalOn: today, adults: one.adults, children: 0 }],
    passengers: { adults: one.adults, children: 0, babySeats: 0 },
    seatPolicy: 'specification',
    calendar: {
      nowAt: one.nowAt,
      zone,
      span: {
        arrivalOn: addDays(today, one.span.arrival),
        departureOn: addDays(today, one.span.departure),
      },
    },
    rides: one.rides.map(({ minutes, flightAfter }, index) => {
      const pickUp = pickUpAt(nowAt + minutes * MINUTE_MS);
      const direction: Direction = index === 0 ? 'arrival' : 'departure';
      return {
        wish: { direction, serviceOn: addDays(pickUp.on, flightAfter), flightTime: pickUp.time, pickUp },
        rules,
        seats: one.isPrivate ? null : rules.seats,
      };
    }),
  };
}

const restriction = fc
  .tuple(
    fc.constantFrom(1, 2, 3),
    fc.integer({ min: 0, max: 8 }),
    fc.integer({ min: 0, max: 60 }),
    fc.constantFrom(1, 1, 1, 0),
  )
  .map(([restrictionCategoryId, day, many, status]) => ({
    restrictionCategoryId,
    status,
    auxiliar:
      restrictionCategoryId === 1
        ? numberOfDay(addDays('2027-01-10', day))
        : restrictionCategoryId === 2
          ? many
          : 1 + (many % 10),
  }));

const cases: fc.Arbitrary<Case> = fc.record({
  restrictions: fc
    .array(restriction, { maxLength: 6 })
    .map((rows) => rows.map((row, index) => ({ ...row, id: index + 1 }))),
  operation: fc.constantFrom(
    { id: 50, initialServiceTime: null, finalServiceTime: null },
    { id: 51, initialServiceTime: '06:00', finalServiceTime: '22:00' },
    { id: 52, initialServiceTime: '20:00', finalServiceTime: '04:00' },
  ),
  rates: fc
    .array(
      fc.record({
        priority: fc.integer({ min: 1, max: 2 }),
        from: fc.integer({ min: -5, max: 6 }),
        days: fc.integer({ min: -1, max: 8 }),
        paxMax: fc.constantFrom(null, 4, 8),
      }),
      { maxLength: 3 },
    )
    .map((rows) => rows.map((row, index) => ({ ...row, id: 4_700 + index }))),
  isPrivate: fc.boolean(),
  rides: fc.array(
    fc.record({
      // Most within days, some in the past and some years ahead.
      minutes: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: -24 * 60, max: 8 * 24 * 60 }) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 700 * 24 * 60 }) },
      ),
      flightAfter: fc.constantFrom(0, 0, 1),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  adults: fc.integer({ min: 1, max: 12 }),
  span: fc.record({ arrival: fc.integer({ min: 0, max: 5 }), departure: fc.integer({ min: 3, max: 9 }) }),
  nowAt: fc.integer({ min: 0, max: 24 * 60 }).map((minutes) => nowAt + minutes * MINUTE_MS),
});

const at = ({ day = '', time = '00:00' }: WouldChange) => instantOf(day, time);

/** The case after a change that an explanation names; null for a change beyond one ride of this kind. */
function changed(one: SaleFacts, direction: Direction | null, told: WouldChange): SaleFacts | null {
  const move = (change: (wish: SaleFacts['rides'][number]['wish']) => object): SaleFacts => ({
    ...one,
    rides: one.rides.map((ride) =>
      direction === null || ride.wish.direction === direction
        ? { ...ride, wish: { ...ride.wish, ...change(ride.wish) } }
        : ride,
    ),
  });
  const day = told.day ?? '';
  switch (told.name) {
    case 'booked_before':
      return { ...one, calendar: { ...one.calendar, nowAt: at(told) - 1 } };
    case 'booked_until':
      return { ...one, calendar: { ...one.calendar, nowAt: at(told) } };
    case 'flight_day_is':
    case 'flight_day_from':
    case 'flight_day_until':
      return move(() => ({ serviceOn: day }));
    case 'pick_up_from':
      return move(() => ({ pickUp: pickUpAt(at(told)) }));
    case 'pick_up_after':
      return move(() => ({ pickUp: pickUpAt(at(told) + 1) }));
    case 'pick_up_until_day':
      return move(() => ({ pickUp: pickUpAt(instantOf(day, '12:00')) }));
    case 'pick_up_within':
      return move(({ pickUp }) => ({ pickUp: pickUpAt(instantOf(pickUp.on, told.time ?? '')) }));
    case 'people_up_to':
      return { ...one, passengers: { ...one.passengers, adults: told.count ?? 0 } };
    default:
      return null;
  }
}

const codesOf = (facts: SaleFacts) => explainSale(facts).map(({ code, direction }) => `${code} ${direction}`);

describe('the explanation of a refusal', () => {
  it('has the reasons of the sale, in 10,000 cases, each asked twice', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const facts = factsOf(one);
        const [told, sold] = [explainSale(facts), sell(facts)];
        expect(explainSale(factsOf(one))).toEqual(told);
        expect(told.length > 0).toBe(sold.kind === 'refused');
        if (sold.kind !== 'refused') return;
        // The sale stops at the first group of its reasons, and all of that group come first.
        expect(told[0]?.code).toBe(sold.code);
        expect(told.slice(0, sold.issues.length).map(({ code }) => code)).toEqual(
          sold.issues.map(({ code }) => code),
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it('names a change that avoids it: after it, the reason is gone', () => {
    let tried = 0;
    fc.assert(
      fc.property(cases, (one) => {
        const facts = factsOf(one);
        for (const { code, direction, because } of explainSale(facts)) {
          for (const otherwise of because.otherwise) {
            // The earliest ride decides about today and the past: the other one is left out, since it may be late as well.
            const mended = changed(facts, direction, otherwise);
            expect(mended, otherwise.name).not.toBeNull();
            if (!mended) continue;
            const isOfFirst = /past|today|tomorrow/.test(code);
            const left = codesOf(isOfFirst ? { ...mended, rides: ofDirection(mended, direction) } : mended);
            expect(left, JSON.stringify(otherwise)).not.toContain(`${code} ${direction}`);
            tried += 1;
          }
        }
      }),
      { numRuns: 3_000 },
    );
    expect(tried).toBeGreaterThan(3_000);
  });

  it('names the rows that decide: without them the reason is gone or another row gives it, without any other it stands', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(cases, (one) => {
        for (const { code, direction, because } of explainSale(factsOf(one))) {
          const ofRestrictions = because.rows.filter(({ catalogue }) => catalogue === 'restrictions');
          const ids = ofRestrictions.map(({ id }) => id);
          if (because.rows.some(({ catalogue }) => catalogue === 'operation-configurations')) {
            const always = { ...one.operation, initialServiceTime: null, finalServiceTime: null };
            expect(codesOf(factsOf({ ...one, operation: always }))).not.toContain(`${code} ${direction}`);
            expect(because.rows).toEqual([{ catalogue: 'operation-configurations', id: one.operation.id }]);
            seen.add('hours');
          }
          if (ids.length === 0) continue;
          seen.add(code);
          const named = one.restrictions.filter(({ id }) => ids.includes(id));
          const without = factsOf({
            ...one,
            restrictions: one.restrictions.filter((row) => !named.includes(row)),
          });
          const again = explainSale(without).find(
            (told) => told.code === code && told.direction === direction,
          );
          for (const { id } of again?.because.rows ?? []) expect(ids).not.toContain(id);
          const alone = explainSale(factsOf({ ...one, restrictions: named }));
          const said = alone.find((told) => told.code === code && told.direction === direction);
          expect(said?.because.rows).toEqual(because.rows);
        }
      }),
      { numRuns: 3_000 },
    );
    expect([...seen].sort()).toEqual([
      'booking.blackout',
      'booking.notice_too_short',
      'booking.over_capacity',
      'hours',
    ]);
  });
});

const ofDirection = (facts: SaleFacts, direction: Direction | null) =>
  facts.rides.filter(({ wish }) => wish.direction === direction);

describe('the explanation of a closed day', () => {
  it('names the reason, and the other day that it names is open, over 10,000 cases', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: -2, max: 600 }), (one, days) => {
        const { calendar, service, rides } = factsOf(one);
        const asked = {
          rules: rides[0]?.rules ?? rulesOfRestrictions([], one.operation),
          rates: service.rates,
          serviceOn: addDays('2027-01-10', days),
          now: calendar.nowAt,
          zone,
        };
        const told = explainDay(asked);
        expect(told?.code).toBe(closingOfDay(asked)?.code);
        expect(explainDay(asked)).toEqual(told);
        for (const { name, day = '', time = '00:00' } of told?.because.otherwise ?? []) {
          const other =
            name === 'booked_before'
              ? { ...asked, now: instantOf(day, time) - 1 }
              : { ...asked, serviceOn: day };
          expect(closingOfDay(other)?.code, `${told?.code} ${name} ${day}`).not.toBe(told?.code);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it.each<[string, string, Because['rows']]>([
    ['2027-01-10', 'booking.today_by_phone', []],
    ['2027-01-12', 'booking.notice_too_short', [{ catalogue: 'restrictions', id: 12 }]],
    ['2027-02-01', 'booking.blackout', [{ catalogue: 'restrictions', id: 13 }]],
    ['2027-06-01', 'rate.none', [{ catalogue: 'rates', id: 4_711 }]],
    ['2029-01-01', 'booking.too_far_ahead', []],
  ])('%s: %s', (serviceOn, code, rows) => {
    const rules = rulesOfRestrictions(
      [
        { id: 12, restrictionCategoryId: 2, auxiliar: 72, status: 1 },
        { id: 13, restrictionCategoryId: 1, auxiliar: 20_270_201, status: 1 },
      ],
      { id: null, initialServiceTime: null, finalServiceTime: null },
    );
    const rates = [{ id: 4_711, priority: 1, validFromOn: '2027-01-01', validToOn: '2027-05-31' }];
    const told = explainDay({ rules, rates, serviceOn, now: nowAt, zone });
    expect([told?.code, told?.because.rows]).toEqual([code, rows]);
  });
});
