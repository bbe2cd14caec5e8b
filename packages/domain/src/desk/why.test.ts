import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { AskedRide } from '../booking/abilities.ts';
import { deadlinesOf, isOpenUntil } from '../booking/deadlines.ts';
import { departureSteps, pickUpOfDeparture } from '../booking/pickup.ts';
import { type CancelFacts, type CancelRide, planCancellation } from '../booking/plan-cancellation.ts';
import { keptPercent } from '../booking/refund.ts';
import { percentOf } from '../money.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import { toLocal } from '../time/zone.ts';

// 10,000 cases take their time where others use the machine as well.
vi.setConfig({ testTimeout: 60_000 });

const now = 1_800_000_000_000;

const ride = fc.record({
  status: fc.constantFrom('confirmed' as const, 'confirmed' as const, 'cancelled' as const),
  pickUpAt: fc.integer({ min: now, max: now + 20 * DAY_MS }),
  keptPercent: fc.constantFrom(0, 25, 50, 100),
  cancelledPriceMinor: fc.integer({ min: 0, max: 10_000 }),
});
const refundRule = fc.record({
  cause: fc.constant('guest' as const),
  propertyCode: fc.constantFrom(null, 'BP', 'PM'),
  serviceId: fc.constantFrom(null, 1, 2),
  hoursBefore: fc.integer({ min: 0, max: 400 }),
  keptPercent: fc.integer({ min: 0, max: 100 }),
});
const facts = fc.record({
  private: fc.boolean(),
  totalMinor: fc.integer({ min: 0, max: 60_000 }),
  paid: fc.integer({ min: 0, max: 60_000 }),
  back: fc.integer({ min: 0, max: 20_000 }),
  rides: fc.array(ride, { minLength: 1, maxLength: 2 }),
});

describe('the explanation of a refund', () => {
  it('adds up to the refund of the rule, over 10,000 cases', () => {
    fc.assert(
      fc.property(facts, fc.array(refundRule, { maxLength: 6 }), ({ rides, paid, back, ...more }, rules) => {
        const transfers = rides.map((one, index): CancelRide & AskedRide => ({
          ...one,
          id: index + 1,
          direction: index === 0 ? 'arrival' : 'departure',
          changeUntil: one.pickUpAt,
          cancelUntil: one.pickUpAt,
          cancelledPriceMinor: one.status === 'cancelled' ? one.cancelledPriceMinor : null,
        }));
        const booking: CancelFacts = {
          ...more,
          status: 'confirmed',
          expiresAt: null,
          hotel: 'BP',
          serviceId: 1,
          paidMinor: paid,
          refunds: [{ amountMinor: back, reason: 'cancel' }],
          disputes: [],
          price: { lines: [] },
          transfers,
        };
        const planned = planCancellation(booking, 'all', rules, { standing: 'owner', now });
        if (planned.kind === 'refused') return;
        const { steps, refundMinor, keptLegsMinor, feeMinor } = planned.plan;
        const sum = (part: 'keptMinor' | 'feeMinor') => steps.legs.reduce((all, leg) => all + leg[part], 0);
        expect([sum('keptMinor'), sum('feeMinor')]).toEqual([keptLegsMinor, feeMinor]);
        expect(Math.max(0, steps.paidMinor - sum('keptMinor') - sum('feeMinor') - steps.backMinor)).toBe(
          refundMinor,
        );
        for (const {
          isGivenUp,
          rule,
          keptPercent: kept,
          priceMinor,
          feeMinor: fee,
          transferId,
          earlier,
        } of steps.legs) {
          if (!isGivenUp) continue;
          expect(fee).toBe(percentOf(priceMinor, kept));
          expect(kept).toBe(rule?.keptPercent ?? 0);
          const pickUpAt = transfers.find(({ id }) => id === transferId)?.pickUpAt ?? 0;
          if (!rule) continue;
          expect(pickUpAt - now).toBeLessThan(rule.hoursBefore * HOUR_MS);
          const keptAt = (cancelledAt: number) =>
            keptPercent(rules, { cause: 'guest', propertyCode: 'BP', serviceId: 1, pickUpAt, cancelledAt });
          if (rule.keptPercent === 0) expect(earlier).toBeNull();
          if (!earlier) continue;
          const turn = pickUpAt - earlier.hoursBefore * HOUR_MS;
          expect(keptAt(turn)).toBe(earlier.keptPercent);
          expect(earlier.keptPercent).toBeLessThan(rule.keptPercent);
          // One moment later as much is kept as now, or more.
          expect(keptAt(turn + 1)).toBeGreaterThanOrEqual(rule.keptPercent);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the explanation of a deadline', () => {
  it('has the hours that lead back to it, at whose very moment it is still open, over 10,000 cases', () => {
    const hours = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(
        fc.record({
          pickUpAt: fc.integer({ min: now, max: now + 20 * DAY_MS }),
          change: hours,
          cancel: hours,
        }),
        ({ pickUpAt, change, cancel }) => {
          const { changeUntilAt, cancelUntilAt } = deadlinesOf(pickUpAt, {
            changeHours: change,
            cancelHours: cancel,
          });
          // As the page of a booking tells them.
          expect((pickUpAt - changeUntilAt) / HOUR_MS).toBe(change);
          expect((pickUpAt - cancelUntilAt) / HOUR_MS).toBe(cancel);
          for (const untilAt of [changeUntilAt, cancelUntilAt])
            expect([isOpenUntil(untilAt, untilAt), isOpenUntil(untilAt, untilAt + 1)]).toEqual([true, false]);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});

describe('the explanation of a pick-up', () => {
  it('leads from the flight to the pick-up of the rule, over 10,000 cases', () => {
    const two = (number: number) => String(number).padStart(2, '0');
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
    fc.assert(
      fc.property(
        fc.record({
          flightOn: fc.integer({ min: 1, max: 28 }).map((day) => `2027-01-${two(day)}`),
          flightTime: clock,
          zone: fc.constantFrom('America/Cancun', 'America/Mazatlan', 'America/Jamaica'),
          isNational: fc.boolean(),
          nationalHoursBefore: fc.constantFrom('02:30', '02:00', '01:45'),
          internationalHoursBefore: fc.constantFrom('03:30', '03:00:00'),
          extraMinutes: fc.integer({ min: 0, max: 90 }),
        }),
        (flight) => {
          const steps = departureSteps(flight);
          const pickUp = pickUpOfDeparture(flight);
          expect(steps.at).toBe(pickUp.at);
          expect(steps.flightAt - steps.exactAt).toBe((steps.before + flight.extraMinutes) * MINUTE_MS);
          expect(steps.exactAt - steps.at).toBeGreaterThanOrEqual(0);
          expect(steps.exactAt - steps.at).toBeLessThan(5 * MINUTE_MS);
          expect(toLocal(steps.flightAt, flight.zone)).toMatchObject({
            date: flight.flightOn,
            time: flight.flightTime,
          });
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
