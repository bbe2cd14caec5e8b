import { NoAnswerError, ProblemError } from '@traslado/contract/client';
import type { CallAnswer, CallInput } from '@traslado/contract/schemas';
import type { Issue } from '@traslado/domain/forms/issue';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { callApi } from '../../data/client.ts';
import { issueOfProblem } from '../../data/issue-of-problem.ts';
import { type Nights, nightsIn } from '../../flights/night-question.ts';

export type ChangeAnswer = CallAnswer<'changeTransfer'>;
/** A guest's wish for a change; the booking itself is added when it is sent. */
export type ChangeWish = Omit<CallInput<'changeTransfer'>['body'], 'coupon_id'>;

/** Another ride that has to move first, and its flight's new day. */
export type RideMove = { direction: 'arrival' | 'departure'; on: string };

/** Outcome of a question, or of a change. */
export type ChangeOutcome =
  | { kind: 'answered'; answer: ChangeAnswer }
  /** The booking was changed since it was shown; with the newer state when the server sends it. */
  | { kind: 'stale'; newer: CouponView | null }
  | { kind: 'deadline' }
  /** Too many for the vehicle, or no seats left at that time. */
  | { kind: 'capacity'; detail: string }
  /** The schedule has another time for the flight: the guest is asked. */
  | { kind: 'time'; scheduled: string; detail: string }
  /** A landing soon after midnight can be of two nights: the guest is asked. */
  | { kind: 'night'; nights: Nights; detail: string }
  | {
      kind: 'refused';
      code: string;
      detail: string;
      issues: readonly Issue[];
      move: RideMove | null;
      /** It fits once the guest says that they arrive later than the stay begins. */
      mayBeLate: boolean;
    }
  | { kind: 'signedOut' | 'offline' | 'failed' };

const CAPACITY = new Set(['passengers.over_capacity', 'booking.sold_out', 'booking.over_capacity']);

function newerOf(expected: Readonly<Record<string, unknown>> | undefined): CouponView | null {
  const coupon = expected?.coupon;
  return typeof coupon === 'object' && coupon !== null && 'coupon_id' in coupon
    ? (coupon as CouponView)
    : null;
}

function moveOf(expected: Readonly<Record<string, unknown>> | undefined): RideMove | null {
  const { direction, service_date: on } = expected ?? {};
  return (direction === 'arrival' || direction === 'departure') && typeof on === 'string'
    ? { direction, on }
    : null;
}

/** Turns a failure into an outcome for the guest. */
export function outcomeOfError(error: unknown): Exclude<ChangeOutcome, { kind: 'answered' }> {
  if (error instanceof NoAnswerError) return { kind: 'offline' };
  if (!(error instanceof ProblemError)) return { kind: 'failed' };
  const { status, code, detail, expected, errors = [], field } = error.problem;
  const scheduled = expected?.flight_time;
  if (code === 'flight.time_differs' && typeof scheduled === 'string')
    return { kind: 'time', scheduled, detail };
  const nights = nightsIn(expected);
  if (code === 'flight.night_unclear' && nights) return { kind: 'night', nights, detail };
  const codes = [code, ...errors.map((one) => one.code)];
  if (status === 401) return { kind: 'signedOut' };
  if (status === 412) return { kind: 'stale', newer: newerOf(expected) };
  if (codes.includes('change.deadline_passed') || codes.includes('cancel.deadline_passed'))
    return { kind: 'deadline' };
  const capacity = errors.find((one) => CAPACITY.has(one.code));
  if (capacity || CAPACITY.has(code)) return { kind: 'capacity', detail: capacity?.detail ?? detail };
  if (status >= 500 || status === 0) return { kind: 'failed' };
  const named = errors.length > 0 ? errors : field ? [{ field, code, detail }] : [];
  return {
    kind: 'refused',
    code: named[0]?.code ?? code,
    detail: named[0]?.detail ?? detail,
    issues: named.map(issueOfProblem),
    move: moveOf(expected),
    mayBeLate: expected?.late_arrival === true,
  };
}

/**
 * Asks for the effects of a change (`preview`), or makes it, on the version that the guest has before them. Making the same change twice changes
 * nothing the second time: the server finds nothing different, or another version.
 */
export async function askChange(
  coupon: Pick<CouponView, 'coupon_id' | 'version'>,
  transferId: number,
  wish: ChangeWish,
  preview: boolean,
): Promise<ChangeOutcome> {
  try {
    const answer = await callApi(
      'changeTransfer',
      {
        params: { receptive_reservation_id: String(transferId) },
        query: { preview: preview ? '1' : '0' },
        body: { coupon_id: coupon.coupon_id, ...wish },
      },
      { headers: { 'if-match': `"${coupon.version}"` } },
    );
    return { kind: 'answered', answer };
  } catch (error) {
    return outcomeOfError(error);
  }
}
