import { requestStateAt } from '@traslado/domain/desk/money-authority';
import { toDecimal } from '@traslado/domain/money';
import { insertDeed } from '../../db/audit.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { RequestRecord } from './record.ts';
import { listWaiting, updateEnded } from './repository.ts';

type RefundAction = 'ask' | 'give' | 'waive' | 'approve' | 'decline' | 'expire' | 'stale';

/** Writes down what became of a refund by hand, in the transaction in which it became that. What was noted stands in the request alone. */
export const noteRefund = (
  tx: Tx,
  { accountId, username }: Pick<StaffCaller, 'accountId' | 'username'>,
  action: RefundAction,
  request: Pick<RequestRecord, 'id' | 'amountMinor' | 'currency' | 'reason'> & { readonly number: string },
  now: number,
): Promise<void> =>
  insertDeed(tx, {
    accountId,
    username,
    action: `refund.${action}`,
    subject: request.number,
    detail: {
      request: request.id,
      amount: toDecimal(request.amountMinor),
      currency: request.currency,
      reason: request.reason,
    },
    now,
  });

/**
 * Ends a request whose time is over or whose booking is another now.
 * @returns what it is now, under the name of the refusal of whoever decides on it; null where it waits still
 */
export async function endIfOver(
  tx: Tx,
  request: RequestRecord,
  now: number,
): Promise<'expired' | 'stale' | null> {
  const state = requestStateAt(request, request.booking.now, now);
  if (state !== 'expired' && state !== 'stale') return null;
  if (
    request.status === 'waiting' &&
    (await updateEnded(tx, request.id, { to: state, by: null, note: null, now }))
  ) {
    const asked = { accountId: request.requestedById, username: request.requestedBy };
    const { number } = request.booking;
    await noteRefund(tx, asked, state === 'expired' ? 'expire' : 'stale', { ...request, number }, now);
  }
  return state;
}

/** Ends every request that is over. Safe to run in any number of processes. Returns how many. */
export async function endRequests(db: Db, now: number): Promise<number> {
  let ended = 0;
  for (const request of await listWaiting(db, { couponId: null, now })) {
    if (requestStateAt(request, request.booking.now, now) === 'waiting') continue;
    await db.transaction().execute((tx) => endIfOver(tx, request, now));
    ended += 1;
  }
  return ended;
}
