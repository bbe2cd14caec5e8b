import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import {
  mayRecordOutcome,
  mayWithdrawOutcome,
  OUTCOMES,
  outcomeFrom,
  stateOfOutcome,
  toldOfMissAt,
} from './ride-outcome.ts';
import { canGo, statesOf } from './state.ts';
import { waitsUntilAt } from './waiting.ts';

const landsAt = Date.UTC(2026, 11, 21, 19, 35);
const clearance = { international: 40, national: 15 };
const waits = (more: Partial<Parameters<typeof waitsUntilAt>[0]>) =>
  waitsUntilAt({ direction: 'arrival', pickUpAt: landsAt, isNational: false, clearance, ...more });
const arrival = { status: 'confirmed', pickUpAt: landsAt, waitsUntilAt: waits({}) } as const;

describe('the outcome of a ride', () => {
  // The worked examples of "Waiting": landing 14:35 international waits until 15:35, domestic until 15:10; a departure 20 minutes.
  it.each([
    ['an international landing', waits({}), 60],
    ['a domestic one', waits({ isNational: true }), 35],
    ['one of which nobody knows', waits({ isNational: null }), 60],
    ['a departure', waits({ direction: 'departure' }), 20],
  ])('is missed not before the driver has waited: %s', (_, waitsUntil, minutes) => {
    const ride = { ...arrival, waitsUntilAt: waitsUntil };
    const fromAt = landsAt + minutes * MINUTE_MS;
    expect(outcomeFrom('missed', ride)).toBe(fromAt);
    expect(mayRecordOutcome('missed', ride, fromAt - 1)).toEqual({
      kind: 'refused',
      code: 'ride.too_early',
      fromAt,
    });
    expect(mayRecordOutcome('missed', ride, fromAt)).toEqual({ kind: 'ok' });
  });

  it('took place not before its pick-up', () => {
    expect(mayRecordOutcome('completed', arrival, landsAt - 1)).toMatchObject({ code: 'ride.too_early' });
    expect(mayRecordOutcome('completed', arrival, landsAt)).toEqual({ kind: 'ok' });
  });

  it('is recorded of a standing ride, and leads to a state that the table of transitions allows', () => {
    for (const status of statesOf('transfer'))
      for (const outcome of OUTCOMES) {
        const verdict = mayRecordOutcome(outcome, { ...arrival, status }, landsAt + DAY_MS);
        expect(verdict.kind === 'ok', `${status} ${outcome}`).toBe(status === 'confirmed');
        if (verdict.kind === 'ok') expect(canGo('transfer', status, stateOfOutcome[outcome])).toBe(true);
        expect(canGo('transfer', stateOfOutcome[outcome], 'confirmed')).toBe(true);
      }
  });

  it('is withdrawn for a day, to the very millisecond', () => {
    const mark = { markedAt: landsAt };
    expect(mayWithdrawOutcome(mark, landsAt + DAY_MS)).toEqual({ kind: 'ok' });
    expect(mayWithdrawOutcome(mark, landsAt + DAY_MS + 1)).toEqual({
      kind: 'refused',
      code: 'ride.mark_kept',
    });
    expect(mayWithdrawOutcome(null, landsAt)).toEqual({ kind: 'refused', code: 'ride.not_marked' });
  });

  it('reaches the guest only while it can still be withdrawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (markedAt) => {
        const toldAt = toldOfMissAt(markedAt);
        expect(toldAt).toBeGreaterThan(markedAt);
        expect(mayWithdrawOutcome({ markedAt }, toldAt)).toEqual({ kind: 'ok' });
      }),
    );
  });

  it('is never missed before it could be completed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('arrival' as const, 'departure' as const),
        fc.constantFrom(true, false, null),
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: -2 * HOUR_MS, max: 12 * HOUR_MS }),
        (direction, isNational, minutes, past) => {
          const waitsUntil = waits({
            direction,
            isNational,
            clearance: { international: minutes, national: minutes },
          });
          const ride = { ...arrival, waitsUntilAt: waitsUntil };
          if (mayRecordOutcome('missed', ride, landsAt + past).kind === 'ok')
            expect(mayRecordOutcome('completed', ride, landsAt + past).kind).toBe('ok');
        },
      ),
    );
  });
});
