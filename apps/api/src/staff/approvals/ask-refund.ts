import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { tidyText } from '@traslado/domain/contact/text';
import { freeMinorOf, REQUEST_OPEN_MS, wayOfRefund } from '@traslado/domain/desk/money-authority';
import { checkRefundForm, isRefundReason } from '@traslado/domain/forms/refund-form';
import { parseAmount } from '@traslado/domain/money';
import type { Db, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import { checkNothingWaits, noteRequest } from '../../sellers/authority/end-requests.ts';
import { type AuthorityDeps, findAuthority } from '../../sellers/authority/find-authority.ts';
import { findRepeated } from '../../sellers/authority/find-repeated.ts';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import { type LearnDeps, learnRefunds } from '../../sellers/refund/read-gateway-refunds.ts';
import {
  findBookingMoney,
  insertRequest,
  lockBooking,
  lockMoneyByHand,
} from '../../store/request/repository.ts';
import type { KeepErased } from '../guest-data/erase-booking.ts';
import { giveBack } from './give-back.ts';
import { presentWritten } from './present-written.ts';
import { presentRequest } from './presenter.ts';

export type ApprovalDeps = AuthorityDeps & {
  readonly keepErased: KeepErased;
  readonly db: Db;
  readonly inventory: Pick<Inventory, 'current'>;
  /** Reports its own refunds, before more is given. */
  readonly payments: { readonly port: LearnDeps['payments'] };
};

type Asking = {
  readonly id: number;
  readonly body: CallRequest<'askRefund'>['body'];
  readonly seenVersion: number | null;
  readonly now: number;
};

/** The typed wish, checked. Codes: those of `checkRefundForm`. */
function readWish(body: Asking['body']) {
  const issues = checkRefundForm(body);
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  const amountMinor = parseAmount(body.amount.trim()) ?? 0;
  const { reason } = body;
  if (!isRefundReason(reason)) throw new Refused('field.invalid', { field: 'reason' });
  return { amountMinor, reason, note: tidyText(body.note), key: body.uuidReference };
}

type Wish = ReturnType<typeof readWish>;

/**
 * Refunds money of a booking by hand: at once within the requester's limit, above it as a request for a second person. The same key again
 * requests nothing more. Codes: those of `readWish`, `coupon.not_found`, `coupon.stale`, `refund_request.waiting`, `refund.exceeds_paid`,
 * `refund.disputed`, `intent.other_body`.
 */
export async function askRefund(
  deps: ApprovalDeps,
  staff: StaffCaller,
  { id, body, seenVersion, now }: Asking,
): Promise<CallAnswer<'askRefund'>> {
  const wish = readWish(body);
  const { db, inventory } = deps;
  const coupon = await findCouponForStaff(db, staff, id);
  await learnRefunds({ db, payments: deps.payments.port }, [coupon.id], now);
  return db.transaction().execute(async (tx) => {
    await lockBooking(tx, coupon.id);
    const asked = { ...wish, kind: 'refund', couponId: coupon.id } as const;
    const repeated = await findRepeated(tx, staff, asked, { key: wish.key, now });
    if (repeated) return presentRequest(inventory.current(), repeated, now);
    const requestId = await write(tx, deps, staff, {
      wish,
      number: coupon.code,
      couponId: coupon.id,
      seenVersion,
      now,
    });
    return presentWritten(tx, deps, staff, { id: requestId, now });
  });
}

type Writing = {
  readonly wish: Wish;
  readonly couponId: number;
  readonly number: string;
  readonly seenVersion: number | null;
  readonly now: number;
};

async function write(
  tx: Tx,
  deps: AuthorityDeps,
  staff: StaffCaller,
  { wish, couponId, number, seenVersion, now }: Writing,
): Promise<number> {
  const { amountMinor, ...said } = wish;
  await lockMoneyByHand(tx);
  await checkNothingWaits(tx, couponId, now);
  const money = await findBookingMoney(tx, couponId);
  if (seenVersion !== null && seenVersion !== money.version) throw new Refused('coupon.stale');
  if (money.isStopped) throw new Refused('refund.disputed');
  const authority = await findAuthority(tx, deps, now);
  const asker = authority.of(staff.accountId, money.byHandMinor);
  if (!asker) throw new Refused('auth.forbidden');
  const way = wayOfRefund(amountMinor, { freeMinor: freeMinorOf(money), purse: asker.purse });
  if (way === 'refund.exceeds_paid') throw new Refused(way, { field: 'amount' });
  const isGiven = way === 'at_once';
  const { version, paidMinor, givenBackMinor, currency } = money;
  const id = await insertRequest(tx, {
    ...said,
    kind: 'refund',
    couponId,
    amountMinor,
    currency,
    status: isGiven ? 'approved' : 'waiting',
    frozen: { version, paidMinor, givenBackMinor },
    accountId: staff.accountId,
    accounts: authority.accountsOf([asker.person]),
    expiresAt: now + REQUEST_OPEN_MS,
    now,
  });
  if (isGiven) await giveBack(tx, { couponId, amountMinor }, now);
  const request = { id, kind: 'refund', amountMinor, currency, reason: wish.reason, number } as const;
  await noteRequest(tx, staff, isGiven ? 'give' : 'ask', request, now);
  return id;
}
