import { type CouponState, statesOf, type TransferState } from '@traslado/domain/booking/state';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangeContext } from '../../sellers/booking/change-context.ts';
import { admitGuest, admitOwner, standingOfGuest } from '../../sellers/booking/find-coupon-for.ts';
import { planChange } from '../../sellers/booking/plan-change.ts';
import { cancelPlanOf } from '../../sellers/booking/plan-rides-to-cancel.ts';
import { presentCoupon } from '../../sellers/booking/presenter.ts';
import { checkPayable } from '../../sellers/ours/check-payable.ts';
import type { CouponRecord, TransferRecord } from '../../store/booking/record.ts';
import { findCoupon } from '../../store/booking/repository.ts';
import { makePaid } from '../../testing/changes.ts';
import { serviceOf } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const now = Date.UTC(2026, 11, 1);
let sold: CouponRecord;
let facts: Pick<ChangeContext, 'snapshot' | 'service' | 'property' | 'airport' | 'stays'>;

beforeAll(async () => {
  const { code } = await makePaid(test, serviceOf.sharedRoundTrip);
  const coupon = await findCoupon(test.db, code);
  const snapshot = test.backends.inventory.current();
  const service = coupon && snapshot.serviceById(coupon.serviceId);
  const property = coupon && snapshot.propertyById(coupon.propertyId);
  const airport = coupon && snapshot.airportById(coupon.airportId);
  if (!coupon || !service || !property || !airport) throw new Error('nothing was sold');
  const stays = await test.backends.pms.listStays(coupon.stays);
  if (stays.kind !== 'ok') throw new Error('the stays are away');
  sold = coupon;
  facts = { snapshot, service, property, airport, stays: stays.value };
});

const around = fc.integer({ min: now - 2, max: now + 2 });
const generated = fc.record({
  status: fc.constantFrom<CouponState>(...statesOf('coupon')),
  isReplaced: fc.boolean(),
  expiresAt: around,
  paid: fc.constantFrom(0, 1),
  version: fc.constantFrom(1, 2),
  change: fc.option(around),
  rides: fc.array(
    fc.record({
      status: fc.constantFrom<TransferState>(...statesOf('transfer')),
      changeUntil: around,
      cancelUntil: around,
    }),
    { minLength: 1, maxLength: 2 },
  ),
  who: fc.constantFrom('owner' as const, 'member' as const),
});

type Generated = typeof generated extends fc.Arbitrary<infer G> ? G : never;

const member = { hotel: 'BP', folio: '999999-1' };

function bookingOf({ rides, paid, change, ...more }: Generated): CouponRecord {
  const [rider] = sold.stays;
  return {
    ...sold,
    ...more,
    paidMinor: paid * sold.totalMinor,
    transfers: sold.transfers.flatMap((ride, index) => (rides[index] ? [{ ...ride, ...rides[index] }] : [])),
    stays: [...sold.stays, ...(rider ? [{ ...rider, ...member, main: false }] : [])],
    pendingChange:
      change === null
        ? null
        : {
            id: 'change',
            transferId: sold.transfers[0]?.id ?? 0,
            baseVersion: 1,
            amountMinor: 500,
            totalMinor: sold.totalMinor + 500,
            summary: [],
            expiresAt: change,
          },
  };
}

/** True when the call goes through, false when it is refused; anything else is a defect. */
function goes(call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    expect(error).toMatchObject({ name: 'Error', code: expect.stringMatching(/^[a-z]+\.[a-z_]+$/) });
    return false;
  }
}

function changeOf(coupon: CouponRecord, ride: TransferRecord): ChangeContext {
  return {
    ...facts,
    coupon,
    ride,
    party: coupon.stays,
    includedService: null,
    includedUsedMinor: 0,
    schedules: { arrival: { kind: 'unlisted' }, departure: { kind: 'unlisted' } },
    body: { coupon_id: coupon.code },
    now,
  };
}

describe('for every booking, time and guest', () => {
  it('what the answer says a viewer may do is what the calls do', () => {
    fc.assert(
      fc.property(generated, (made) => {
        const coupon = bookingOf(made);
        const { hotel, folio } = made.who === 'owner' ? sold : member;
        const guest = { kind: 'guest' as const, hotel, folio, lastName: 'Rivera' };
        const { standing } = admitGuest(guest, coupon);
        expect(standing).toBe(standingOfGuest(guest, coupon));
        const view = presentCoupon(facts.snapshot, coupon, {
          owner: standing === 'owner',
          language: 'en',
          now,
        });
        const cancels = (wish: 'all' | 'arrival' | 'departure' | { transferId: number }) =>
          goes(() => cancelPlanOf(admitOwner(guest, coupon), wish, { refundRules: [], now }));
        const changes = (ride: TransferRecord) =>
          goes(() => planChange(changeOf(admitOwner(guest, coupon), ride)));
        const pays = [500, sold.totalMinor].some((amountMinor) =>
          goes(() => checkPayable(admitOwner(guest, coupon), [], amountMinor, now)),
        );
        expect(view.transfers.map(({ viewer }) => viewer)).toEqual(
          coupon.transfers.map((ride) => ({
            can_change: changes(ride),
            can_cancel: cancels({ transferId: ride.id }),
          })),
        );
        expect(view.viewer).toEqual({
          owner: made.who === 'owner',
          can_pay: pays,
          can_edit: coupon.transfers.some(changes),
          can_cancel: cancels('all') || cancels('arrival') || cancels('departure'),
        });
      }),
      { numRuns: 1_000 },
    );
  });
});
