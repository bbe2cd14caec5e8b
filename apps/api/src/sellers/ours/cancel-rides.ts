import { randomUUID } from 'node:crypto';
import type { RidesWish } from '@traslado/domain/booking/abilities';
import { checkVersion } from '@traslado/domain/booking/change';
import type { RefundRule } from '@traslado/domain/booking/refund';
import type { Db, Handle } from '../../db/client.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import type { ActedRecord } from '../../store/booking/acted-record.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import type { CancelPlan } from '../../store/cancellation/record.ts';
import { lockCoupons, updateCancelled } from '../../store/cancellation/repository.ts';
import type { AuthorityDeps } from '../authority/find-authority.ts';
import { countFeesAlone, wayOfWaiver, writeFee } from '../authority/give-waiver.ts';
import { type Actor, actedBy, actingOf } from '../booking/actor.ts';
import { findOwnCouponOfTransfer, findOwnCoupons } from '../booking/find-coupon-for.ts';
import { noteDeed } from '../booking/note-deed.ts';
import { cancelPlanOf } from '../booking/plan-rides-to-cancel.ts';
import { staleCoupon } from '../booking/refuse-stale.ts';
import type { CancelRequest } from '../booking/requests.ts';
import { type LearnDeps, learnRefunds } from '../refund/read-gateway-refunds.ts';
import { requestRefunds } from '../refund/request-refunds.ts';

export type CancelDeps = {
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'current'>;
  /** Reports its own refunds, before more is promised. */
  readonly payments: { readonly port: LearnDeps['payments'] };
  /** The authority by which staff waive fees; guests need none. */
  readonly authority?: AuthorityDeps;
};

const mostTries = 3;

/**
 * Cancels rides, all requested ones or none: rides, bookings, seats, the money's return and the letters in one transaction. 4 statements,
 * however many bookings; before them one reads the payments to ask the gateway about. With `preview` it only plans.
 */
export async function cancelRides(
  deps: CancelDeps,
  request: CancelRequest<Actor>,
): Promise<readonly CancelPlan[]> {
  const { actor, what, seenVersion, now } = request;
  const { refundRules } = deps.inventory.current();
  for (let tries = 1; ; tries += 1) {
    const find = async () =>
      'transferId' in what
        ? [await findOwnCouponOfTransfer(deps.db, actor, what.transferId)]
        : await findOwnCoupons(deps.db, actor, what.codes);
    let coupons = await find();
    const paid = coupons
      .filter(({ paidMinor, refundedMinor }) => paidMinor > refundedMinor)
      .map(({ id }) => id);
    if (
      tries === 1 &&
      paid.length > 0 &&
      (await learnRefunds({ db: deps.db, payments: deps.payments.port }, paid, now))
    )
      coupons = await find();
    const [first] = coupons;
    const isSingle = coupons.length === 1;
    if (first && isSingle && checkVersion(seenVersion, first.version))
      throw staleCoupon(deps.inventory.current(), first, request);
    const wish = 'transferId' in what ? what : what.wish;
    const plans = coupons.map((coupon) =>
      cancelPlanOf(coupon, wish, { refundRules, now, ...actingOf(actor) }),
    );
    const asked = { actor, wish, refundRules, now };
    if (request.preview) return settleFees(deps.db, deps, plans, asked);
    const acted = actedBy(
      actor,
      plans.flatMap(({ overrides }) => overrides),
    );
    const done = await write(deps, plans, { ...asked, acted }).catch(isGivenMeanwhile);
    if (done) return done;
    // Another change of one of them came first: start again, which also detects a stale version.
    if (tries === mostTries) throw new Refused('server.busy', { retryAfterSeconds: 1 });
  }
}

/** Less is left than was calculated: staff gave money back by hand meanwhile. */
function isGivenMeanwhile(error: unknown): false {
  if (error instanceof Refused && error.code === 'refund.exceeds_paid') return false;
  throw error;
}

type Asked = {
  readonly actor: Actor;
  readonly wish: RidesWish;
  readonly refundRules: readonly RefundRule[];
  readonly now: number;
};

/**
 * Cancellations within the actor's authority: a fee above their limit is kept, and a second person is asked to give it back. The rides are
 * cancelled all the same.
 */
async function settleFees(
  handle: Handle,
  deps: CancelDeps,
  plans: readonly CancelPlan[],
  { actor, wish, ...when }: Asked,
): Promise<readonly CancelPlan[]> {
  if (actor.kind === 'guest') return plans;
  const settled: CancelPlan[] = [];
  for (const plan of plans) {
    const { coupon, waivedMinor: amountMinor, overrides, refundMinor } = plan;
    const fee = { couponId: coupon.id, amountMinor, now: when.now };
    const way = amountMinor > 0 ? await wayOfWaiver(handle, authorityOf(deps), actor.staff, fee) : 'at_once';
    if (way === 'at_once') settled.push(plan);
    else {
      const { acting } = actingOf({ ...actor, waivesFee: false });
      const kept = cancelPlanOf(coupon, wish, { ...when, ...(acting && { acting }) });
      settled.push({ ...kept, overrides, askedMinor: refundMinor - kept.refundMinor });
    }
  }
  return settled;
}

function authorityOf({ authority }: CancelDeps): AuthorityDeps {
  if (!authority) throw new Error('a fee is let go by nobody’s authority');
  return authority;
}

/** The written cancellations; false when a booking is no longer the planned one. */
async function write(
  deps: CancelDeps,
  plans: readonly CancelPlan[],
  { acted, ...asked }: Asked & { readonly acted: ActedRecord | null },
): Promise<readonly CancelPlan[] | false> {
  const { actor, now } = asked;
  return deps.db.transaction().execute(async (tx) => {
    const locked = new Map(
      (
        await lockCoupons(
          tx,
          plans.map(({ coupon }) => coupon.id),
        )
      ).map((one) => [one.id, one]),
    );
    // A payment leaves the version as it is, and its money is to be given back: the state shows that it came meanwhile.
    const isCurrent = ({ id, version, status }: CouponRecord) =>
      locked.get(id)?.version === version && locked.get(id)?.status === status;
    if (!plans.every(({ coupon }) => isCurrent(coupon))) return false;
    if (plans.some(({ waivedMinor }) => waivedMinor > 0)) await countFeesAlone(tx);
    const settled = await settleFees(tx, deps, plans, asked);
    const changes = settled.map((plan) => ({ changeId: randomUUID(), plan, acted }));
    const writeFees = async (kind: 'waiver' | 'refund') => {
      if (actor.kind === 'guest') return;
      const note = actor.said.note.trim();
      for (const { changeId, plan } of changes) {
        const { id: couponId, code: number } = plan.coupon;
        const amountMinor = kind === 'waiver' ? plan.waivedMinor : plan.askedMinor;
        const fee = { couponId, number, amountMinor, note, changeId, now };
        if (amountMinor > 0) await writeFee(tx, authorityOf(deps), actor.staff, kind, fee);
      }
    };
    // Before any other write: the waiver is calculated with the booking as it was seen.
    await writeFees('waiver');
    const wished = settled.reduce((sum, { legs }) => sum + legs.length, 0);
    const { cancelled, isBeingPaid } = await updateCancelled(tx, changes, now);
    if (isBeingPaid) throw new Refused('payment.under_way');
    // Thrown, so that the partial write is rolled back.
    if (cancelled !== wished) throw new Refused('transfer.state');
    await requestRefunds(
      tx,
      settled.map(({ coupon, refundMinor }) => ({
        couponId: coupon.id,
        amountMinor: refundMinor,
        reason: 'cancel',
      })),
      now,
    );
    await writeFees('refund');
    for (const { coupon, legs, refundMinor, feeMinor } of settled) {
      const detail = { rides: legs.map(({ direction }) => direction), refundMinor, feeMinor };
      await noteDeed(tx, acted, { action: 'booking.cancel', coupon, detail, now });
    }
    return settled;
  });
}
