import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Permission } from '../access/permissions.ts';
import { permissionsOf } from '../access/permissions.ts';
import {
  type AskedRide,
  mayCancel,
  mayChangePassengers,
  mayChangeRide,
  mayCorrectContact,
} from '../booking/abilities.ts';
import type { CouponState, TransferState } from '../booking/state.ts';
import { statesOf } from '../booking/state.ts';
import { HOUR_MS } from '../time/instant.ts';
import { checkActing } from './acting.ts';
import { OVERRIDDEN_RULES, OVERRIDES, type OverriddenRule, overrideFor } from './overrides.ts';

const startsAt = 1_800_000_000_000;
const staff = (role: string) => ({ permissions: permissionsOf([role]), overrides: OVERRIDES });
const said = (
  role: string,
  rule: OverriddenRule,
  { hours, amount = 0 }: { hours: number; amount?: number },
) => {
  const verdict = overrideFor(rule, staff(role), {
    now: startsAt - hours * HOUR_MS,
    startsAt,
    amountMinor: amount,
  });
  return verdict.kind === 'ok' ? verdict.override.needsNote : verdict.code;
};

describe('overrides of staff', () => {
  it.each([
    ['concierge', 'change_deadline', { hours: 5 }, false],
    ['concierge', 'change_deadline', { hours: 4.99 }, 'override.not_allowed'],
    ['finance', 'change_deadline', { hours: 5 }, false],
    ['finance', 'change_deadline', { hours: 0.1 }, true],
    ['finance', 'change_deadline', { hours: 0 }, 'override.not_allowed'],
    ['administrator', 'change_deadline', { hours: -1 }, 'override.not_allowed'],
    ['concierge', 'contact_deadline', { hours: 0.1 }, false],
    ['concierge', 'cancel_deadline', { hours: 4 }, 'override.not_allowed'],
    ['finance', 'cancel_deadline', { hours: 4, amount: 50_000 }, true],
    ['finance', 'cancel_deadline', { hours: 4, amount: 50_001 }, 'override.over_limit'],
    ['administrator', 'cancel_deadline', { hours: 4, amount: 50_001 }, true],
    ['concierge', 'notice', { hours: 20 }, false],
    ['concierge', 'date', { hours: 0.1 }, true],
    ['concierge', 'date', { hours: 0 }, 'override.not_allowed'],
    ['revenue', 'date', { hours: 20 }, 'override.not_allowed'],
    ['finance', 'fee', { hours: 20, amount: 10_000 }, true],
    ['finance', 'fee', { hours: 20, amount: 10_001 }, 'override.over_limit'],
    ['revenue', 'contact_deadline', { hours: 20 }, 'override.not_allowed'],
  ] as const)('%s, %s, %j: %s', (role, rule, when, expected) => {
    expect(said(role, rule, when)).toBe(expected);
  });

  it('stand in the table rule by rule, the least demanding first', () => {
    expect(new Set(OVERRIDES.map(({ rule }) => rule))).toEqual(new Set(OVERRIDDEN_RULES));
    for (const rule of OVERRIDDEN_RULES) {
      const rows = OVERRIDES.filter((row) => row.rule === rule);
      const asked = rows.map(({ needsNote }) => Number(needsNote));
      expect(asked).toEqual([...asked].sort());
    }
  });
});

describe('reason and note of an override', () => {
  const [late] = OVERRIDES.filter(({ needsNote }) => needsNote);
  it.each([
    [null, '', false, ['reason field.required']],
    ['illness', '', false, []],
    ['illness', '', true, ['note field.required']],
    ['other', '  ', false, ['note field.required']],
    ['other', 'short', false, ['note field.too_short']],
    ['illness', 'x', false, ['note field.too_short']],
    ['illness', 'Her card is 4242 4242 4242 4242.', true, ['note text.card_number']],
    ['illness', 'n'.repeat(501), true, ['note field.too_long']],
    ['illness', 'The guest is in hospital.', true, []],
  ] as const)('%s %j, beyond a rule: %s → %j', (reason, note, isBeyond, expected) => {
    const found = checkActing({ reason, note }, isBeyond && late ? [late] : []);
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });
});

const now = startsAt;
const near = fc.integer({ min: now - 6 * HOUR_MS, max: now + 200 * HOUR_MS });
const anyBooking = fc.record({
  status: fc.constantFrom<CouponState>(...statesOf('coupon')),
  expiresAt: fc.constant(null),
  transfers: fc
    .array(
      fc.record({
        status: fc.constantFrom<TransferState>(...statesOf('transfer')),
        pickUpAt: near,
        changeHours: fc.integer({ min: 0, max: 120 }),
        cancelHours: fc.integer({ min: 0, max: 48 }),
      }),
      { minLength: 1, maxLength: 2 },
    )
    .map((rides) =>
      rides.map(
        ({ changeHours, cancelHours, ...ride }, index): AskedRide => ({
          ...ride,
          id: index + 1,
          direction: index === 0 ? 'arrival' : 'departure',
          changeUntil: ride.pickUpAt - changeHours * HOUR_MS,
          cancelUntil: ride.pickUpAt - cancelHours * HOUR_MS,
        }),
      ),
    ),
});
const anyPermissions = fc.subarray<Permission>(['coupons:act', 'coupons:override', 'coupons:override-any']);

describe('for every booking', () => {
  it('staff may do anything that the guest may, without an override, and never past a pick-up', () => {
    fc.assert(
      fc.property(anyBooking, anyPermissions, (booking, permissions) => {
        const guest = { standing: 'owner', now } as const;
        const acting = { permissions, overrides: OVERRIDES, waivesFee: false };
        for (const ride of booking.transfers) {
          const pairs = [mayChangeRide, mayChangePassengers, mayCorrectContact].map((may) => [
            may(booking, ride, guest),
            may(booking, ride, { ...guest, acting }),
          ]);
          const wish = { transferId: ride.id };
          pairs.push([
            mayCancel(booking, wish, guest) as never,
            mayCancel(booking, wish, { ...guest, acting }) as never,
          ]);
          for (const [ofGuest, ofStaff] of pairs) {
            if (ofGuest?.kind === 'ok') expect(ofStaff).toEqual(ofGuest);
            if (ofStaff?.kind !== 'ok' || ofGuest?.kind === 'ok') continue;
            // Staff correct an unpaid booking by the deadline of a paid one.
            if (booking.status === 'pending_payment' && !ofStaff.overrides?.length)
              expect(ride.changeUntil).toBeGreaterThanOrEqual(now);
            else {
              expect(ride.pickUpAt).toBeGreaterThan(now);
              expect(ofStaff.overrides).toHaveLength(1);
              for (const row of ofStaff.overrides ?? []) expect(permissions).toContain(row.permission);
            }
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('no rule is overridden without a row of the table', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const guest = { standing: 'owner', now } as const;
        const acting = { permissions: permissionsOf(['administrator']), overrides: [], waivesFee: false };
        const kinds = booking.transfers.map((ride) => {
          const isUnpaid = booking.status === 'pending_payment' && ride.status === 'pending';
          const paid = isUnpaid ? ({ status: 'confirmed' } as const) : {};
          return [
            mayChangeRide(booking, ride, { ...guest, acting }).kind,
            mayChangeRide({ ...booking, ...paid }, { ...ride, ...paid }, guest).kind,
          ];
        });
        for (const [ofStaff, ofGuest] of kinds) expect(ofStaff).toBe(ofGuest);
      }),
    );
  });
});
