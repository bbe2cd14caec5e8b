import { randomUUID } from 'node:crypto';
import { checkVersion } from '@traslado/domain/booking/change';
import { givenBackMinorOf } from '@traslado/domain/booking/refund';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import type { BackendCoupon, BackendOutcome } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import type { CancelPlan } from '../../store/cancellation/record.ts';
import { keepCoupons, listReckoned } from '../../store/their-booking/repository.ts';
import { cancelPlanOf } from '../booking/plan-rides-to-cancel.ts';
import { staleCoupon } from '../booking/refuse-stale.ts';
import type { CancelRequest } from '../booking/requests.ts';
import { askCoupons, type BackendDeps, findCodeOfRide, listForDeed } from './find-backend-coupon.ts';
import { readRecord } from './read-record.ts';
import { isUnnumbered } from './reckon-coupon.ts';
import { refuseUnderWay } from './refuse-under-way.ts';
import { tellRefusal } from './tell-refusal.ts';

/**
 * Has the group's backend cancel rides, or previews that (`preview`) by our rules, because their call has no preview. Afterwards the
 * booking is read again: the guest is told the refund that it shows.
 */
export async function cancelBackendRides(
  deps: BackendDeps,
  request: CancelRequest,
): Promise<readonly CancelPlan[]> {
  const { actor: guest, what, seenVersion, now } = request;
  const codes =
    'transferId' in what ? [await findCodeOfRide(deps, guest, what.transferId)] : [...new Set(what.codes)];
  const wish = 'transferId' in what ? what : what.wish;
  const { refundRules } = deps.inventory.current();
  const seen = await listForDeed(deps, guest, codes, now);
  const isOther = await refuseUnderWay(deps, codes, now);
  const coupons = isOther ? await listForDeed(deps, guest, codes, now) : seen;
  const [first] = coupons;
  if (first && coupons.length === 1 && checkVersion(seenVersion, first.version))
    throw staleCoupon(deps.inventory.current(), first, request);
  const plans = coupons.map((coupon) => cancelPlanOf(coupon, wish, { refundRules, now }));
  if (request.preview) return plans;
  const deed = await send(deps, plans);
  if (deed.kind === 'refused' || deed.kind === 'not_done') throw tellRefusal('cancel', deed);
  if (deed.kind === 'done') await keepCancelled(deps, plans, now);
  const answers = await askCoupons(
    deps,
    plans.map(({ coupon }) => coupon.code),
    now,
  );
  const afterwards = answers.map((answer) => (answer.kind === 'ok' ? answer.value : null));
  return Promise.all(
    plans.map((plan, index) =>
      conclude(deps, plan, { their: afterwards[index] ?? null, isSure: deed.kind === 'done', now }),
    ),
  );
}

/** Whole bookings go in one call, so that it is all of them or none; a ride that leaves another one standing goes by its own. */
function send({ transfers }: BackendDeps, plans: readonly CancelPlan[]): Promise<BackendOutcome<null>> {
  const standing = ({ coupon, legs }: CancelPlan): boolean =>
    coupon.transfers.some(
      ({ id, status }) => status !== 'cancelled' && !legs.some(({ transferId }) => transferId === id),
    );
  if (!plans.some(standing)) return transfers.cancelCoupons(plans.map(({ coupon }) => coupon.code));
  const [plan] = plans;
  const [leg] = plan?.legs ?? [];
  // One ride of each of several bookings cannot be all or nothing with their calls.
  if (!leg || plans.length > 1) throw new Refused('cancel.trip_type_invalid', { field: 'trip_type' });
  // They have not reported which of their rides it is.
  if (isUnnumbered(leg.transferId)) throw new Refused('cancel.by_phone');
  return transfers.cancelRide(leg.transferId);
}

/** The plan as it came out. */
async function conclude(
  deps: BackendDeps,
  plan: CancelPlan,
  { their, isSure, now }: { their: BackendCoupon | null; isSure: boolean; now: number },
): Promise<CancelPlan> {
  const { coupon, legs } = plan;
  const after = their ? readRecord(deps.inventory.current(), their) : null;
  const isSeen = after !== null && legs.every(({ transferId }) => isGivenUp(after, transferId));
  if (!after || !isSeen) {
    if (isSure) return plan;
    throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  }
  // They list no refunds of a booking that was calculated here: the announced one stays.
  if (their?.reckoned) {
    if (!isSure) await keepCoupons(deps.db, [cancelledOf(their, plan, now)], now);
    return { ...plan, statusAfter: after.status };
  }
  const refundMinor = givenBackMinorOf(after) - givenBackMinorOf(coupon);
  if (refundMinor !== plan.refundMinor)
    await insertStaffAlert(deps.db, {
      kind: 'transfers.refund_differs',
      subject: coupon.code,
      detail: `${plan.refundMinor} → ${refundMinor}`,
      couponId: null,
      now,
    });
  return { ...plan, refundMinor, statusAfter: after.status };
}

/** Keeps their reported cancellations, in bookings that were calculated here. */
async function keepCancelled({ db }: BackendDeps, plans: readonly CancelPlan[], now: number): Promise<void> {
  const reckoned = await listReckoned(
    db,
    plans.map(({ coupon }) => coupon.code),
  );
  await keepCoupons(
    db,
    reckoned.flatMap((coupon) => {
      const plan = plans.find((one) => one.coupon.code === coupon.code);
      return plan ? [cancelledOf(coupon, plan, now)] : [];
    }),
    now,
  );
}

function cancelledOf(coupon: BackendCoupon, plan: CancelPlan, now: number): BackendCoupon {
  const { refundMinor, statusAfter, legs } = plan;
  const isGone = (id: number, direction: string): boolean =>
    legs.some((leg) => leg.transferId === id) ||
    plan.coupon.transfers.some(
      (ride) => ride.direction === direction && legs.some(({ transferId }) => transferId === ride.id),
    );
  const refund = {
    id: randomUUID(),
    status: 'requested',
    amountMinor: refundMinor,
    reason: 'cancel',
    createdAt: now,
    updatedAt: now,
  } as const;
  return {
    ...coupon,
    status: statusAfter,
    dueMinor: 0,
    version: coupon.version + 1,
    transfers: coupon.transfers.map((ride) =>
      isGone(ride.id, ride.direction) ? { ...ride, status: 'cancelled' } : ride,
    ),
    refunds: refundMinor > 0 ? [refund, ...coupon.refunds] : coupon.refunds,
  };
}

const isGivenUp = (after: CouponRecord, transferId: number): boolean =>
  after.status === 'cancelled' ||
  after.transfers.some(({ id, status }) => id === transferId && status === 'cancelled');
