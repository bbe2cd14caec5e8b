import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import {
  ASKED_WITHIN_MS,
  freeMinorOf,
  REQUEST_STATES,
  requestStateAt,
  roomOf,
} from '@traslado/domain/desk/money-authority';
import { openPaymentOf } from '@traslado/domain/desk/open-payment';
import type { Language } from '@traslado/domain/language';
import { toDecimal } from '@traslado/domain/money';
import { problemText } from '../../http/problems.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { findAuthority } from '../../sellers/authority/find-authority.ts';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import { learnRefunds } from '../../sellers/refund/read-gateway-refunds.ts';
import { countRequests, findBookingMoney, listRequests } from '../../store/request/repository.ts';
import type { ApprovalDeps } from './ask-refund.ts';
import { findToldRequest, mayDecide, refusalOf, requestersOf } from './decide-request.ts';
import { presentRequest } from './presenter.ts';

const WAITING = ['waiting'] as const;
const OVER = REQUEST_STATES.filter((state) => state !== 'waiting');

/** Waiting requests, next ride first; or ended ones. */
export async function seeRequests(
  { db, inventory }: ApprovalDeps,
  { scope }: StaffCaller,
  { state, now, ...page }: CallRequest<'listRefundRequests'>['query'] & { readonly now: number },
): Promise<CallAnswer<'listRefundRequests'>> {
  const query = { scope, states: state === 'waiting' ? WAITING : OVER };
  const rows = await listRequests(db, query, { ...page, now });
  return {
    rows: rows.map((one) => presentRequest(inventory.current(), one, now)),
    total: await countRequests(db, query),
    waiting: await countRequests(db, { scope, states: WAITING }),
    ...page,
  };
}

/** One request with the facts for the second person's decision. Code: `refund_request.not_found`. */
export async function seeRequest(
  deps: ApprovalDeps,
  staff: StaffCaller,
  { id, language, now }: { readonly id: number; readonly language: Language; readonly now: number },
): Promise<CallAnswer<'getRefundRequest'>> {
  const { db, inventory } = deps;
  const { scope } = staff;
  const request = await findToldRequest(deps, { id, scope, now });
  const state = requestStateAt(request, request.booking.now, now);
  const refusal =
    state === 'waiting'
      ? await refusalOf(db, deps, staff, request, now)
      : (`refund_request.${state === 'expired' || state === 'stale' ? state : 'decided'}` as const);
  const authority = await findAuthority(db, deps, now);
  const asked = {
    scope,
    states: REQUEST_STATES,
    askedBy: {
      accountIds: [...authority.accountsOf(await requestersOf(db, request)), ...request.requesterAccounts],
      since: now - ASKED_WITHIN_MS,
    },
  };
  const others = await listRequests(db, asked, { page: 1, page_size: 100, now });
  return {
    request: presentRequest(inventory.current(), request, now),
    others: others.filter((one) => one.id !== id).map((one) => presentRequest(inventory.current(), one, now)),
    viewer: {
      approve: refusal,
      reason: refusal && problemText(refusal, language, {}),
      can_decline: state === 'waiting' && mayDecide(staff, request),
    },
  };
}

/** The part of a booking that a person may refund by hand now, with earlier refunds and requests. Code: `coupon.not_found`. */
export async function seeRefundRoom(
  deps: ApprovalDeps,
  staff: StaffCaller,
  { id, now }: { readonly id: number; readonly now: number },
): Promise<CallAnswer<'getRefundRoom'>> {
  const { db, inventory } = deps;
  const coupon = await findCouponForStaff(db, staff, id);
  await learnRefunds({ db, payments: deps.payments.port }, [coupon.id], now);
  const money = await findBookingMoney(db, coupon.id);
  const authority = await findAuthority(db, deps, now);
  const purse = authority.of(staff.accountId, money.byHandMinor)?.purse;
  const ofBooking = { scope: staff.scope, states: REQUEST_STATES, couponId: coupon.id };
  const requests = await listRequests(db, ofBooking, { page: 1, page_size: 100, now });
  return {
    version: money.version,
    currency: money.currency,
    free: toDecimal(freeMinorOf(money)),
    by_hand: toDecimal(money.byHandMinor),
    limit: toDecimal(purse?.limitMinor ?? 0),
    at_once: toDecimal(purse ? Math.min(roomOf(purse), freeMinorOf(money)) : 0),
    is_disputed: money.isStopped,
    can_ask: staff.permissions.includes('refunds:ask'),
    open_payment: openPaymentOf(money.openPayments),
    requests: requests.map((one) => presentRequest(inventory.current(), one, now)),
  };
}
