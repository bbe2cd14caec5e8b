import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { tidyText } from '@traslado/domain/contact/text';
import { checkSaid } from '@traslado/domain/desk/acting';
import { type Lowering, planLowering, takeOff } from '@traslado/domain/desk/lower-price';
import { coversAmount, REQUEST_OPEN_MS } from '@traslado/domain/desk/money-authority';
import { OVERRIDES, type Override } from '@traslado/domain/desk/overrides';
import { parseAmount, SALE_CURRENCY, toDecimal, toMinor } from '@traslado/domain/money';
import type { Handle, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { checkNothingWaits, noteRequest } from '../../sellers/authority/end-requests.ts';
import { type AuthorityDeps, findAuthority } from '../../sellers/authority/find-authority.ts';
import { findRepeated } from '../../sellers/authority/find-repeated.ts';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import { presentOverrides } from '../../sellers/booking/present-overrides.ts';
import { notAllowed } from '../../sellers/booking/refuse-not-allowed.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { findCouponById } from '../../store/booking/repository.ts';
import {
  findBeingPaid,
  findBookingMoney,
  insertRequest,
  lockBooking,
  lockMoneyByHand,
  updateLowered,
} from '../../store/request/repository.ts';
import type { ApprovalDeps } from './ask-refund.ts';
import { presentWritten } from './present-written.ts';
import { presentRequest } from './presenter.ts';

type Lowered = CallAnswer<'lowerPrice'>;

type LowerRequest = {
  readonly staff: StaffCaller;
  /** `coupon.id`. */
  readonly id: number;
  readonly body: CallRequest<'lowerPrice'>['body'];
  readonly preview: boolean;
  /** The seen version; null means the current one. */
  readonly seenVersion: number | null;
  readonly now: number;
};

/**
 * Reduces a price that is not paid yet: at once within the actor's limit, above it as a request for a second person. The same key again
 * reduces nothing more.
 */
export async function lowerPrice(deps: ApprovalDeps, request: LowerRequest): Promise<Lowered> {
  const { staff, id, body, preview, now } = request;
  const { db, inventory } = deps;
  const amountMinor = parseAmount(body.amount.trim()) ?? 0;
  if (amountMinor <= 0) throw new Refused('amount.invalid', { field: 'amount' });
  const found = await findCouponForStaff(db, staff, id);
  if (preview) return present(await consider(db, deps, { ...request, coupon: found, amountMinor }), null);
  const { reason, note } = readSaid(body);
  return db.transaction().execute(async (tx) => {
    await lockBooking(tx, id);
    const coupon = (await findCouponById(tx, id)) ?? found;
    const key = body.uuidReference;
    const wish = { kind: 'price', couponId: id, amountMinor, reason, note } as const;
    const repeated = await findRepeated(tx, staff, wish, { key, now });
    if (repeated) return presentAgain(coupon, presentRequest(inventory.current(), repeated, now));
    await lockMoneyByHand(tx);
    await checkNothingWaits(tx, id, now);
    if (await findBeingPaid(tx, id)) throw new Refused('payment.under_way');
    const considered = await consider(tx, deps, { ...request, coupon, amountMinor });
    const { money, asker, accounts, plan } = considered;
    const isAtOnce = considered.way === 'at_once';
    const { version, paidMinor, givenBackMinor, currency } = money;
    const requestId = await insertRequest(tx, {
      ...wish,
      status: isAtOnce ? 'approved' : 'waiting',
      currency,
      key,
      frozen: { version, paidMinor, givenBackMinor },
      accountId: asker.person.accountId,
      accounts,
      // A booking that can no longer be paid needs no approval.
      expiresAt: Math.min(now + REQUEST_OPEN_MS, coupon.expiresAt ?? Number.POSITIVE_INFINITY),
      now,
    });
    if (isAtOnce) await write(tx, coupon, plan);
    const noted = {
      id: requestId,
      kind: 'price',
      amountMinor,
      currency,
      reason,
      number: coupon.code,
    } as const;
    await noteRequest(tx, staff, isAtOnce ? 'give' : 'ask', noted, now);
    return present(considered, await presentWritten(tx, deps, staff, { id: requestId, now }));
  });
}

/** The reason. Codes: `field.required`, and those of the note. */
function readSaid({ reason, note }: LowerRequest['body']) {
  const issues = checkSaid({ reason: reason ?? null, note }, true);
  const [issue] = issues;
  if (issue || !reason) throw new Refused(issue?.code ?? 'field.required', { issues });
  return { reason, note: tidyText(note) };
}

type Considering = Pick<LowerRequest, 'staff' | 'seenVersion' | 'now'> & {
  readonly coupon: CouponRecord;
  readonly amountMinor: number;
};

/** The effect, and its decider. Codes: those of `planLowering`, `coupon.stale`. */
async function consider(handle: Handle, deps: AuthorityDeps, { coupon, amountMinor, ...asked }: Considering) {
  const { staff, seenVersion, now } = asked;
  if (seenVersion !== null && seenVersion !== coupon.version) throw new Refused('coupon.stale');
  const acting = { permissions: staff.permissions, overrides: OVERRIDES };
  const planned = planLowering(coupon, amountMinor, { acting, now });
  if (planned.kind === 'refused') throw notAllowed(planned);
  const money = await findBookingMoney(handle, coupon.id);
  const authority = await findAuthority(handle, deps, now);
  const asker = authority.of(staff.accountId, money.byHandMinor);
  if (!asker) throw new Refused('auth.forbidden');
  return {
    money,
    asker,
    accounts: authority.accountsOf([asker.person]),
    plan: planned.plan,
    override: planned.override,
    way: coversAmount(asker.purse, amountMinor) ? ('at_once' as const) : ('second_person' as const),
  };
}

const write = (tx: Tx, coupon: CouponRecord, { newMinor, loweredMinor, lines }: Lowering): Promise<void> =>
  updateLowered(tx, coupon.id, { newMinor, loweredMinor, price: { ...coupon.price, lines } });

/**
 * Lowers a price that a second person approved, in the transaction that holds the lock of its booking. Codes: those of `takeOff`,
 * `payment.under_way`.
 */
export async function lowerApproved(
  tx: Tx,
  { couponId, amountMinor }: { readonly couponId: number; readonly amountMinor: number },
  now: number,
): Promise<void> {
  const coupon = await findCouponById(tx, couponId);
  if (!coupon) throw new RangeError(`no booking ${couponId}`);
  if (await findBeingPaid(tx, couponId)) throw new Refused('payment.under_way');
  const taken = takeOff(coupon, amountMinor, now);
  if (taken.kind === 'refused') throw notAllowed(taken);
  await write(tx, coupon, taken.plan);
}

function present(
  { plan, way, override }: { plan: Lowering; way: Lowered['way']; override: Override },
  request: Lowered['request'],
): Lowered {
  return {
    applied: request !== null,
    way,
    price: { old: toDecimal(plan.oldMinor), new: toDecimal(plan.newMinor) },
    currency: SALE_CURRENCY,
    overrides: presentOverrides([override]),
    request,
  };
}

/** The earlier request under the key. */
function presentAgain({ totalMinor }: CouponRecord, request: NonNullable<Lowered['request']>): Lowered {
  const isDone = request.state === 'approved';
  const amountMinor = toMinor(request.amount);
  const oldMinor = isDone ? totalMinor + amountMinor : totalMinor;
  return {
    applied: true,
    way: request.is_given_at_once ? 'at_once' : 'second_person',
    price: { old: toDecimal(oldMinor), new: toDecimal(Math.max(0, oldMinor - amountMinor)) },
    currency: SALE_CURRENCY,
    overrides: [],
    request,
  };
}
