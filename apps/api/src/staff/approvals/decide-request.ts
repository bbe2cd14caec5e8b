import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { NOTE_BOUNDS } from '@traslado/domain/access/attention';
import type { AccountOfPerson } from '@traslado/domain/access/same-person';
import { isCleanText, tidyText } from '@traslado/domain/contact/text';
import { refusalOfErasure } from '@traslado/domain/desk/erasure';
import { refusalOfApprovingRefund } from '@traslado/domain/desk/money-authority';
import { checkText } from '@traslado/domain/forms/free-text';
import { parseAmount } from '@traslado/domain/money';
import type { Handle, Tx } from '../../db/client.ts';
import { findPersonOf } from '../../db/persons-of-accounts.ts';
import { failpoint } from '../../failpoint.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { endIfOver, noteRequest } from '../../sellers/authority/end-requests.ts';
import { type AuthorityDeps, findAuthority } from '../../sellers/authority/find-authority.ts';
import { learnRefunds } from '../../sellers/refund/read-gateway-refunds.ts';
import { findToErase } from '../../store/guest-data/repository.ts';
import type { RequestRecord } from '../../store/request/record.ts';
import {
  findBookingMoney,
  findRequest,
  lockBooking,
  lockMoneyByHand,
  updateEnded,
} from '../../store/request/repository.ts';
import type { ApprovalDeps } from './ask-refund.ts';
import { eraseApproved } from './erase-approved.ts';
import { giveBack } from './give-back.ts';
import { lowerApproved } from './lower-price.ts';
import { presentRequest } from './presenter.ts';

/** The requester's account, as it was then and as it is now. */
export async function requestersOf(handle: Handle, request: RequestRecord): Promise<AccountOfPerson[]> {
  const { requestedById: accountId, requesterEmail: email } = request;
  const { requesterIssuer: issuer, requesterSubject: subject } = request;
  const now = await findPersonOf(handle, accountId);
  return [{ accountId, email, issuer, subject }, ...(now ? [now] : [])];
}

/** Gives money back. */
const isGiving = ({ kind }: Pick<RequestRecord, 'kind'>): boolean => kind === 'refund' || kind === 'waiver';

/** Deciding on a guest's data wants a right of its own. */
export const mayDecide = (
  { permissions }: Pick<StaffCaller, 'permissions'>,
  { kind }: Pick<RequestRecord, 'kind'>,
): boolean =>
  permissions.includes('refunds:decide') && (kind !== 'erasure' || permissions.includes('guest-data:decide'));

/** The reason against a person's approval of a waiting request. */
export async function refusalOf(
  handle: Handle,
  deps: AuthorityDeps,
  staff: StaffCaller,
  request: RequestRecord,
  now: number,
): Promise<
  | ReturnType<typeof refusalOfApprovingRefund>
  | ReturnType<typeof refusalOfErasure>
  | 'auth.forbidden'
  | 'refund.disputed'
> {
  const { byHandMinor, isStopped } = await findBookingMoney(handle, request.couponId);
  const authority = await findAuthority(handle, deps, now);
  const approver = authority.of(staff.accountId, byHandMinor);
  if (!approver || !mayDecide(staff, request)) return 'auth.forbidden';
  if (isStopped && isGiving(request)) return 'refund.disputed';
  const { amountMinor, requesterAccounts: accounts } = request;
  const requesters = await requestersOf(handle, request);
  const refusal = refusalOfApprovingRefund({ amountMinor, requesters, accounts }, approver);
  if (refusal !== null || request.kind !== 'erasure') return refusal;
  const found = await findToErase(handle, { code: request.booking.number, now });
  return found && refusalOfErasure(found);
}

/** A request as it is now, after the gateway reported its refunds of the booking. Code: `refund_request.not_found`. */
export async function findToldRequest(
  { db, payments }: ApprovalDeps,
  { id, scope, now }: Deciding & Pick<StaffCaller, 'scope'>,
): Promise<RequestRecord> {
  const find = async (): Promise<RequestRecord> => {
    const request = await findRequest(db, id, { scope, now });
    if (!request) throw new Refused('refund_request.not_found');
    return request;
  };
  const request = await find();
  const gives = request.status === 'waiting' && isGiving(request);
  return gives && (await learnRefunds({ db, payments: payments.port }, [request.couponId], now))
    ? find()
    : request;
}

type Deciding = { readonly id: number; readonly now: number };

/**
 * Decides on a request under the lock of its booking, so that of two deciders at once one succeeds. An expired one is ended, which is kept,
 * and refused.
 */
async function decide(
  { db, inventory }: ApprovalDeps,
  staff: StaffCaller,
  { id, now }: Deciding,
  work: (tx: Tx, request: RequestRecord) => Promise<void>,
): Promise<CallAnswer<'approveRefundRequest'>> {
  const sight = { scope: staff.scope, now };
  const outcome = await db.transaction().execute(async (tx) => {
    const seen = await findRequest(tx, id, sight);
    if (!seen) throw new Refused('refund_request.not_found');
    await lockBooking(tx, seen.couponId);
    await lockMoneyByHand(tx);
    const request = await findRequest(tx, id, sight);
    if (!request) throw new Refused('refund_request.not_found');
    const over = await endIfOver(tx, request, now);
    if (over) return over;
    if (request.status !== 'waiting') throw new Refused('refund_request.decided');
    await work(tx, request);
    return null;
  });
  if (outcome) throw new Refused(`refund_request.${outcome}`);
  failpoint('refund-approved');
  const decided = await findRequest(db, id, sight);
  if (!decided) throw new Refused('refund_request.not_found');
  return presentRequest(inventory.current(), decided, now);
}

/**
 * Approves a request as the second person, for the seen amount, and carries it out. Codes: those of `decide` and `lowerApproved`,
 * `refund_request.other_amount`, those of `refusalOfApprovingRefund`.
 */
export async function approveRequest(
  deps: ApprovalDeps,
  staff: StaffCaller,
  { amount, ...deciding }: Deciding & CallRequest<'approveRefundRequest'>['body'],
): Promise<CallAnswer<'approveRefundRequest'>> {
  await findToldRequest(deps, { ...deciding, scope: staff.scope });
  return decide(deps, staff, deciding, async (tx, request) => {
    const { now } = deciding;
    if (parseAmount(amount) !== request.amountMinor)
      throw new Refused('refund_request.other_amount', { field: 'amount' });
    const code = await refusalOf(tx, deps, staff, request, now);
    if (code) throw new Refused(code);
    await updateEnded(tx, request.id, { to: 'approved', by: staff, note: null, now });
    if (request.kind === 'erasure') await eraseApproved(tx, deps, request, now);
    else await (request.kind === 'price' ? lowerApproved : giveBack)(tx, request, now);
    await noteRequest(tx, staff, 'approve', { ...request, number: request.booking.number }, now);
  });
}

/** Declines a request, with a reason. Codes: those of `decide`, and of the note. */
export async function declineRequest(
  deps: ApprovalDeps,
  staff: StaffCaller,
  { note, ...deciding }: Deciding & CallRequest<'declineRefundRequest'>['body'],
): Promise<CallAnswer<'declineRefundRequest'>> {
  const issues = checkText('note', note, { ...NOTE_BOUNDS, tidy: tidyText, isClean: isCleanText });
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  return decide(deps, staff, deciding, async (tx, request) => {
    const { now } = deciding;
    if (!mayDecide(staff, request)) throw new Refused('auth.forbidden');
    await updateEnded(tx, request.id, { to: 'declined', by: staff, note: tidyText(note), now });
    await noteRequest(tx, staff, 'decline', { ...request, number: request.booking.number }, now);
  });
}
