import { NoAnswerError, ProblemError } from '@traslado/contract/client';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { callApi } from '../../data/client.ts';

export type Cancellation = CallAnswer<'cancelCoupons'>['coupons'][number];

/** Rides that a guest cancels. */
export type CancelChoice = 'round_trip' | 'arrival' | 'departure';

export type CancelOutcome =
  | { kind: 'answered'; cancellation: Cancellation }
  | { kind: 'deadline' }
  /** The booking has no such ride to cancel: another window was faster. */
  | { kind: 'invalidTrip' }
  /** The booking was changed since it was shown. */
  | { kind: 'stale' }
  | { kind: 'notAllowed'; code: string; detail: string }
  | { kind: 'signedOut' | 'offline' | 'failed' };

const INVALID_TRIP = new Set(['cancel.trip_type_invalid', 'transfer.state', 'coupon.state']);

function outcomeOfError(error: unknown): Exclude<CancelOutcome, { kind: 'answered' }> {
  if (error instanceof NoAnswerError) return { kind: 'offline' };
  if (!(error instanceof ProblemError)) return { kind: 'failed' };
  const { status, code, detail } = error.problem;
  if (status === 401) return { kind: 'signedOut' };
  if (status === 412) return { kind: 'stale' };
  if (code === 'cancel.deadline_passed') return { kind: 'deadline' };
  if (INVALID_TRIP.has(code)) return { kind: 'invalidTrip' };
  if (status >= 500 || status === 0) return { kind: 'failed' };
  return { kind: 'notAllowed', code, detail };
}

/** Asks for the effects of a cancellation (`preview`), or cancels. A ride is cancelled once, however often it is asked. */
export async function askCancellation(
  coupon: Pick<CouponView, 'coupon_id' | 'version'>,
  choice: CancelChoice | null,
  preview: boolean,
): Promise<CancelOutcome> {
  try {
    const { coupons } = await callApi(
      'cancelCoupons',
      {
        query: { preview: preview ? '1' : '0' },
        body: { coupons: [coupon.coupon_id], ...(choice && { trip_type: choice }) },
      },
      { headers: { 'if-match': `"${coupon.version}"` } },
    );
    const [cancellation] = coupons;
    return cancellation ? { kind: 'answered', cancellation } : { kind: 'failed' };
  } catch (error) {
    return outcomeOfError(error);
  }
}
