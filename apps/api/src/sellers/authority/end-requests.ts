import { type RequestKind, requestStateAt } from '@traslado/domain/desk/money-authority';
import { toDecimal } from '@traslado/domain/money';
import { insertDeed } from '../../db/audit.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { RequestRecord } from '../../store/request/record.ts';
import { listWaiting, updateEnded } from '../../store/request/repository.ts';

type RequestAction = 'ask' | 'approve' | 'decline' | 'expire' | 'stale';

/** Subjects of the audit's actions. */
const SUBJECTS = { refund: 'refund', waiver: 'refund', price: 'price', erasure: 'erasure' } as const;

/** Audit actions of a request that is given at once. An erasure never is. */
const GIVEN = { refund: 'refund.give', waiver: 'refund.waive', price: 'price.lower' } as const;

function actionOf(kind: RequestKind, action: RequestAction | 'give') {
  if (action !== 'give') return `${SUBJECTS[kind]}.${action}` as const;
  if (kind === 'erasure') throw new RangeError('an erasure is never given at once');
  return GIVEN[kind];
}

/** Writes the end of a request into the audit, in the same transaction. The note stands in the request alone. */
export const noteRequest = (
  tx: Tx,
  { accountId, username }: Pick<StaffCaller, 'accountId' | 'username'>,
  action: RequestAction | 'give',
  request: Pick<RequestRecord, 'id' | 'kind' | 'amountMinor' | 'currency' | 'reason'> & {
    readonly number: string;
  },
  now: number,
): Promise<void> =>
  insertDeed(tx, {
    accountId,
    username,
    action: actionOf(request.kind, action),
    subject: request.number,
    detail: {
      request: request.id,
      ...(request.kind !== 'erasure' && {
        amount: toDecimal(request.amountMinor),
        currency: request.currency,
      }),
      reason: request.reason,
    },
    now,
  });

/**
 * Ends a request that expired or whose booking changed.
 * @returns its state now, under the name of the decider's refusal; null while it waits
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
    await noteRequest(tx, asked, state === 'expired' ? 'expire' : 'stale', { ...request, number }, now);
  }
  return state;
}

/** One request of a booking waits at a time, and no other money of it is given meanwhile. Code: `refund_request.waiting`. */
export async function checkNothingWaits(tx: Tx, couponId: number, now: number): Promise<void> {
  for (const waiting of await listWaiting(tx, { couponId, now }))
    if ((await endIfOver(tx, waiting, now)) === null) throw new Refused('refund_request.waiting');
}

/** Ends every request that expired or is stale. Safe to run in any number of processes. Returns their number. */
export async function endRequests(db: Db, now: number): Promise<number> {
  let ended = 0;
  for (const request of await listWaiting(db, { couponId: null, now })) {
    if (requestStateAt(request, request.booking.now, now) === 'waiting') continue;
    await db.transaction().execute((tx) => endIfOver(tx, request, now));
    ended += 1;
  }
  return ended;
}
