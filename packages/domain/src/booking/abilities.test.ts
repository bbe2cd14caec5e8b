import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OVERRIDES } from '../desk/overrides.ts';
import { DAY_MS, HOUR_MS } from '../time/instant.ts';
import {
  type AskedRide,
  type Asker,
  mayCancel,
  mayCancelAny,
  mayChangeAny,
  mayChangePassengers,
  mayChangeRide,
  mayCorrectContact,
  mayManage,
  mayPay,
  type RidesWish,
} from './abilities.ts';
import { type CouponState, statesOf, type TransferState } from './state.ts';

const now = 1_800_000_000_000;
const owner: Asker = { standing: 'owner', now };
const ride = (id: number, facts: Partial<AskedRide> = {}): AskedRide => ({
  id,
  direction: id === 1 ? 'arrival' : 'departure',
  status: 'confirmed',
  pickUpAt: now + id * 3 * DAY_MS,
  changeUntil: now + id * DAY_MS,
  cancelUntil: now + id * 2 * DAY_MS,
  ...facts,
});
const roundTrip = {
  status: 'confirmed' as CouponState,
  expiresAt: null as number | null,
  transfers: [ride(1), ride(2)],
};
const unpaid = {
  ...roundTrip,
  status: 'pending_payment' as const,
  expiresAt: now + HOUR_MS,
  transfers: [ride(1, { status: 'pending' }), ride(2, { status: 'pending' })],
};
const said = (verdict: { kind: 'ok' } | { kind: 'refused'; code: string }) =>
  verdict.kind === 'ok' ? 'ok' : verdict.code;

describe('changing a ride', () => {
  it.each([
    ['of a booking that stands', 'confirmed', {}, 'ok'],
    ['at the very millisecond', 'confirmed', { changeUntil: now }, 'ok'],
    ['a millisecond late', 'confirmed', { changeUntil: now - 1 }, 'change.deadline_passed'],
    ['late, frozen by its airline', 'confirmed', { changeUntil: now - 1, frozenCause: 'airline' }, 'ok'],
    [
      'late, frozen for another cause',
      'confirmed',
      { changeUntil: now - 1, frozenCause: 'guest' },
      'change.deadline_passed',
    ],
    ['beside a cancelled one', 'partially_cancelled', {}, 'ok'],
    ['that is not paid', 'pending_payment', { status: 'pending' }, 'coupon.state'],
    ['of a cancelled booking', 'cancelled', { status: 'cancelled' }, 'coupon.state'],
    ['that is cancelled', 'partially_cancelled', { status: 'cancelled' }, 'transfer.state'],
    ['that is over', 'confirmed', { status: 'completed' }, 'transfer.state'],
  ] as const)('%s: %s %j %s', (_, status, facts, expected) => {
    expect(said(mayChangeRide({ status }, ride(1, facts), owner))).toBe(expected);
  });

  it.each([
    ['unpaid', 'pending_payment', 'pending', 'ok'],
    ['expired', 'expired', 'pending', 'coupon.state'],
    ['cancelled', 'cancelled', 'cancelled', 'coupon.state'],
  ] as const)('%s: staff correct flight, contact and people', (_, status, of, expected) => {
    const acting = { permissions: [], overrides: [], waivesFee: false };
    const [one, asker] = [ride(1, { status: of }), { ...owner, acting }];
    expect(said(mayChangeRide({ status }, one, asker))).toBe(expected);
    expect(said(mayCorrectContact({ status }, one, asker))).toBe(expected);
    expect(said(mayChangePassengers({ status, transfers: [one] }, one, asker))).toBe(expected);
    expect(said(mayChangeRide({ status }, one, owner))).toBe('coupon.state');
  });

  it('its passengers are bound by every ride that is not cancelled', () => {
    const [, departure = ride(2)] = roundTrip.transfers;
    const late = [ride(1, { changeUntil: now - 1 }), departure];
    expect(mayChangePassengers({ ...roundTrip, transfers: late }, departure, owner)).toEqual({
      kind: 'refused',
      code: 'change.deadline_passed',
      deadlineAt: now - 1,
    });
    const given = [ride(1, { changeUntil: now - 1, status: 'cancelled' }), departure];
    expect(said(mayChangePassengers({ ...roundTrip, transfers: given }, departure, owner))).toBe('ok');
  });
});

describe('cancelling', () => {
  const late = [ride(1, { cancelUntil: now - 1 }), ride(2)];

  it.each<[string, Parameters<typeof mayCancel>[0], RidesWish, string, number[]]>([
    ['all of it', roundTrip, 'all', 'ok', [1, 2]],
    ['one way', roundTrip, 'departure', 'ok', [2]],
    ['one ride', roundTrip, { transferId: 1 }, 'ok', [1]],
    ['a ride of another booking', roundTrip, { transferId: 9 }, 'transfer.state', []],
    [
      'a ride that is over',
      { ...roundTrip, transfers: [ride(1, { status: 'completed' }), ride(2)] },
      { transferId: 1 },
      'transfer.state',
      [],
    ],
    [
      'a ride of an unpaid booking of one',
      { ...unpaid, transfers: [ride(1, { status: 'pending' })] },
      { transferId: 1 },
      'ok',
      [1],
    ],
    ['all, one ride too late', { ...roundTrip, transfers: late }, 'all', 'cancel.deadline_passed', []],
    ['the ride that is not too late', { ...roundTrip, transfers: late }, 'departure', 'ok', [2]],
    ['an unpaid one, however late', { ...unpaid, expiresAt: now - 1 }, 'all', 'ok', [1, 2]],
    ['half of an unpaid one', unpaid, 'arrival', 'cancel.trip_type_invalid', []],
    ['an expired one', { ...unpaid, status: 'expired' }, 'all', 'coupon.state', []],
    ['a cancelled one', { ...roundTrip, status: 'cancelled' }, 'all', 'coupon.state', []],
  ])('%s', (_, booking, wish, expected, rides) => {
    const verdict = mayCancel(booking, wish, owner);
    expect([said(verdict), verdict.kind === 'ok' ? verdict.rides.map(({ id }) => id) : []]).toEqual([
      expected,
      rides,
    ]);
  });

  it('names the deadline that binds', () => {
    expect(mayCancel(roundTrip, 'all', owner)).toMatchObject({ deadlineAt: now + 2 * DAY_MS });
    expect(mayCancel(unpaid, 'all', owner)).toMatchObject({ deadlineAt: now + HOUR_MS });
    expect(mayCancel({ ...unpaid, expiresAt: null }, 'all', owner)).toMatchObject({
      deadlineAt: now + 2 * DAY_MS,
    });
    expect(mayCancel({ ...roundTrip, expiresAt: now }, 'all', owner)).toMatchObject({
      deadlineAt: now + 2 * DAY_MS,
    });
    expect(mayCancel({ ...roundTrip, transfers: late }, 'all', owner)).toMatchObject({ deadlineAt: now - 1 });
  });
});

describe('staff past a deadline', () => {
  const acting = {
    permissions: ['coupons:act', 'coupons:override'],
    overrides: OVERRIDES,
    waivesFee: false,
  } as const;
  const late = { changeUntil: now - 1, cancelUntil: now - 1 };
  const both = (pickUpAt: number) => [ride(1, { ...late, pickUpAt }), ride(2, late)];
  const ask = (pickUpAt: number) => {
    const transfers = both(pickUpAt);
    const [one, other] = transfers;
    if (!one || !other) throw new Error('two rides');
    const asker = { ...owner, acting };
    return [
      mayChangeRide(roundTrip, one, asker),
      mayCorrectContact(roundTrip, one, asker),
      mayChangePassengers({ ...roundTrip, transfers }, other, asker),
      mayCancel({ ...roundTrip, transfers }, 'all', asker),
    ].map((verdict) =>
      verdict.kind === 'ok' ? verdict.overrides?.map(({ rule }) => rule).join() : verdict.code,
    );
  };

  it('override the rule of it', () => {
    expect(ask(now + 1)).toEqual([
      'change_deadline',
      'contact_deadline',
      'change_deadline',
      'cancel_deadline',
    ]);
  });

  it('cannot once the first ride has begun', () => {
    const gone = 'change.deadline_passed';
    expect(ask(now)).toEqual([gone, gone, gone, 'cancel.deadline_passed']);
  });
});

describe('anything that may be changed or cancelled', () => {
  const gone = { changeUntil: now - 1, cancelUntil: now - 1 };
  it.each([
    ['all', roundTrip.transfers, true],
    ['one of two', [ride(1, gone), ride(2)], true],
    ['none', [ride(1, gone), ride(2, gone)], false],
  ])('%s of the rides', (_, transfers, may) => {
    expect(mayChangeAny({ ...roundTrip, transfers }, owner)).toBe(may);
    expect(mayCancelAny({ ...roundTrip, transfers }, owner)).toBe(may);
  });

  it('is nothing for a guest of the party', () => {
    expect(mayManage({ standing: 'owner' })).toEqual({ kind: 'ok' });
    expect(mayManage({ standing: 'member' })).toEqual({ kind: 'refused', code: 'booking.not_owner' });
  });
});

const money = {
  status: 'pending_payment' as CouponState,
  version: 3,
  pendingChange: null,
  totalMinor: 8400,
  paidMinor: 0,
  refundedMinor: 0,
  isReplaced: false,
  expiresAt: now as number | null,
};
const paid = { ...money, status: 'confirmed' as const, paidMinor: 8400 };
const change = { id: 'c', baseVersion: 3, amountMinor: 2100, expiresAt: now };

describe('paying', () => {
  it.each<[string, Parameters<typeof mayPay>[0], unknown]>([
    ['what waits', money, [8400, null]],
    ['what was given back before', { ...money, paidMinor: 8400, refundedMinor: 8400 }, [8400, null]],
    ['too late', { ...money, expiresAt: now - 1 }, 'booking.no_longer_available'],
    ['what expired', { ...money, status: 'expired' }, 'booking.no_longer_available'],
    ['what was replaced', { ...money, status: 'cancelled', isReplaced: true }, 'coupon.replaced'],
    ['what was cancelled', { ...money, status: 'cancelled' }, 'coupon.state'],
    ['what has no end', { ...money, expiresAt: null }, [8400, null]],
    ['what is unpaid and costs nothing', { ...money, totalMinor: 0 }, 'payment.nothing_due'],
    ['what is paid', paid, 'payment.nothing_due'],
    ['a change', { ...paid, pendingChange: change }, [2100, 'c']],
    ['a late change', { ...paid, pendingChange: { ...change, expiresAt: now - 1 } }, 'change.lapsed'],
    ['a change of an older version', { ...paid, version: 4, pendingChange: change }, 'change.lapsed'],
  ])('%s', (_, booking, expected) => {
    const verdict = mayPay(booking, owner);
    expect(verdict.kind === 'ok' ? [verdict.amountMinor, verdict.changeId] : verdict.code).toEqual(expected);
  });
});

const anyRides = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }))
  .chain(([count]) =>
    fc.array(
      fc.record({
        status: fc.constantFrom<TransferState>(...statesOf('transfer')),
        changeUntil: fc.integer({ min: now - 3, max: now + 3 }),
        cancelUntil: fc.integer({ min: now - 3, max: now + 3 }),
      }),
      { minLength: count, maxLength: count },
    ),
  )
  .map((rides) => rides.map((facts, index) => ride(index + 1, facts)));
const anyBooking = fc.record({
  status: fc.constantFrom<CouponState>(...statesOf('coupon')),
  expiresAt: fc.option(fc.integer({ min: now - 3, max: now + 3 })),
  transfers: anyRides,
  version: fc.constantFrom(3, 4),
  pendingChange: fc.option(
    fc.record({
      id: fc.constant('c'),
      baseVersion: fc.constant(3),
      amountMinor: fc.integer({ min: 1, max: 9 }),
      expiresAt: fc.integer({ min: now - 3, max: now + 3 }),
    }),
  ),
  totalMinor: fc.integer({ min: 0, max: 9 }),
  paidMinor: fc.integer({ min: 0, max: 9 }),
  refundedMinor: fc.constant(0),
  isReplaced: fc.boolean(),
});

describe('for every booking', () => {
  it('only the owner may do anything', () => {
    fc.assert(
      fc.property(
        anyBooking,
        fc.constantFrom('member' as const, 'stranger' as const),
        (booking, standing) => {
          const asker = { standing, now };
          const each = booking.transfers.flatMap((one) => [
            said(mayChangeRide(booking, one, asker)),
            said(mayChangePassengers(booking, one, asker)),
          ]);
          const all = [...each, said(mayCancel(booking, 'all', asker)), said(mayPay(booking, asker))];
          expect(new Set(all)).toEqual(new Set(['booking.not_owner']));
          expect([mayChangeAny(booking, asker), mayCancelAny(booking, asker)]).toEqual([false, false]);
        },
      ),
    );
  });

  it('anything allowed later is allowed sooner', () => {
    const abilities = (booking: typeof anyBooking extends fc.Arbitrary<infer B> ? B : never, at: number) => {
      const asker: Asker = { standing: 'owner', now: at };
      return [
        ...booking.transfers.flatMap((one) => [
          mayChangeRide(booking, one, asker).kind,
          mayChangePassengers(booking, one, asker).kind,
          mayCancel(booking, { transferId: one.id }, asker).kind,
        ]),
        ...(['all', 'round_trip', 'arrival', 'departure'] as const).map(
          (wish) => mayCancel(booking, wish, asker).kind,
        ),
        mayPay(booking, asker).kind,
      ];
    };
    fc.assert(
      fc.property(anyBooking, fc.integer({ min: -4, max: 4 }), fc.nat(4), (booking, at, more) => {
        const sooner = abilities(booking, now + at);
        abilities(booking, now + at + more).forEach((kind, index) => {
          if (kind === 'ok') expect(sooner[index]).toBe('ok');
        });
      }),
    );
  });

  it('a ride with changeable passengers is changeable itself', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        for (const one of booking.transfers)
          if (mayChangePassengers(booking, one, owner).kind === 'ok')
            expect(mayChangeRide(booking, one, owner).kind).toBe('ok');
      }),
    );
  });
});

describe('a ride that its airline keeps frozen', () => {
  const frozen = ride(1, { cancelUntil: now - 1, changeUntil: now - 1, frozenCause: 'airline' });
  const booking = { ...roundTrip, transfers: [frozen, ride(2)] };
  it('is cancelled past its deadline, with its deadline as sold beside it', () => {
    expect(mayCancel(booking, 'arrival', owner)).toMatchObject({ kind: 'ok', deadlineAt: now - 1 });
    expect(said(mayCancel(booking, 'all', owner))).toBe('ok');
    expect(mayCancelAny(booking, owner)).toBe(true);
  });
  it('waives no deadline of the other ride', () => {
    const late = { ...booking, transfers: [frozen, ride(2, { cancelUntil: now - 1, changeUntil: now - 1 })] };
    expect(said(mayCancel(late, 'all', owner))).toBe('cancel.deadline_passed');
    expect(said(mayCancel(late, 'arrival', owner))).toBe('ok');
    expect(said(mayChangePassengers(late, frozen, owner))).toBe('change.deadline_passed');
  });
  it('gives the deadline back its force when it moves again', () => {
    const moves = { ...booking, transfers: [{ ...frozen, frozenCause: null }, ride(2)] };
    expect(said(mayCancel(moves, 'arrival', owner))).toBe('cancel.deadline_passed');
  });
});
