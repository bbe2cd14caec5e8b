import { randomUUID } from 'node:crypto';
import type { RidesWish } from '@traslado/domain/booking/abilities';
import type { CancelWish } from '@traslado/domain/booking/cancel';
import { checkVersion } from '@traslado/domain/booking/change';
import { planCancellation } from '@traslado/domain/booking/plan-cancellation';
import type { RefundRule } from '@traslado/domain/booking/refund';
import type { Language } from '@traslado/domain/language';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import { findOwnCouponOfTransfer, findOwnCoupons } from '../coupons/find-coupon-for.ts';
import type { CouponRecord } from '../coupons/record.ts';
import { notAllowed } from '../coupons/refuse-not-allowed.ts';
import { staleCoupon } from '../coupons/refuse-stale.ts';
import { requestRefunds } from '../refunds/request-refunds.ts';
import type { CancelPlan } from './record.ts';
import { lockCoupons, updateCancelled } from './repository.ts';

export type CancelDeps = { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> };

export type CancelRequest = {
  readonly guest: GuestCaller;
  /** Bookings by their numbers, or one ride by its `transfer_id`. */
  readonly what:
    | { readonly codes: readonly string[]; readonly wish: CancelWish }
    | { readonly transferId: number };
  readonly preview: boolean;
  /** Version that the guest saw, for a single booking; null means the current one. */
  readonly seenVersion: number | null;
  readonly language: Language;
  readonly now: number;
};

const mostTries = 3;

/**
 * Gives up rides, all that is asked for or nothing: rides, bookings, seats, the money's return and the letters in one transaction. 4 statements,
 * however many bookings. With `preview` it only says what would happen.
 */
export async function cancelRides(deps: CancelDeps, request: CancelRequest): Promise<readonly CancelPlan[]> {
  const { guest, what, seenVersion, now } = request;
  const { refundRules } = deps.inventory.current();
  for (let tries = 1; ; tries += 1) {
    const coupons =
      'transferId' in what
        ? [await findOwnCouponOfTransfer(deps.db, guest, what.transferId)]
        : await findOwnCoupons(deps.db, guest, what.codes);
    const [first] = coupons;
    const isSingle = coupons.length === 1;
    if (first && isSingle && checkVersion(seenVersion, first.version))
      throw staleCoupon(deps.inventory.current(), first, request);
    const wish = 'transferId' in what ? what : what.wish;
    const plans = coupons.map((coupon) => cancelPlanOf(coupon, wish, { refundRules, now }));
    if (request.preview || (await write(deps, plans, now))) return plans;
    // Somebody else changed one of them meanwhile: seen from the beginning, which also tells a stale version.
    if (tries === mostTries) throw new Refused('server.busy', { retryAfterSeconds: 1 });
  }
}

/** What it means for the owner to give up rides of a booking now. */
export function cancelPlanOf(
  coupon: CouponRecord,
  wish: RidesWish,
  { refundRules, now }: { readonly refundRules: readonly RefundRule[]; readonly now: number },
): CancelPlan {
  const planned = planCancellation(coupon, wish, refundRules, { standing: 'owner', now });
  if (planned.kind === 'refused') throw notAllowed(planned);
  return { ...planned.plan, coupon };
}

/** False when a booking is not the one that was planned with any more. */
async function write(deps: CancelDeps, plans: readonly CancelPlan[], now: number): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const locked = new Map(
      (
        await lockCoupons(
          tx,
          plans.map(({ coupon }) => coupon.id),
        )
      ).map((one) => [one.id, one]),
    );
    // A payment leaves the version as it is, and what it paid is to be given back: the state tells that it came meanwhile.
    const isCurrent = ({ id, version, status }: CouponRecord) =>
      locked.get(id)?.version === version && locked.get(id)?.status === status;
    if (!plans.every(({ coupon }) => isCurrent(coupon))) return false;
    const wished = plans.reduce((sum, { legs }) => sum + legs.length, 0);
    const { cancelled, isBeingPaid } = await updateCancelled(
      tx,
      plans.map((plan) => ({ changeId: randomUUID(), plan })),
      now,
    );
    if (isBeingPaid) throw new Refused('payment.under_way');
    // Thrown, so that the half that was written is taken back.
    if (cancelled !== wished) throw new Refused('transfer.state');
    await requestRefunds(
      tx,
      plans.map(({ coupon, refundMinor }) => ({
        couponId: coupon.id,
        amountMinor: refundMinor,
        reason: 'cancel',
      })),
      now,
    );
    return true;
  });
}
