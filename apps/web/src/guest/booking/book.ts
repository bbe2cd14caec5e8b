import { NoAnswerError, ProblemError } from '@traslado/contract/client';
import { DEFAULT_RECEPTIVE_GROUP_ID } from '@traslado/domain/constants';
import { toMinor } from '@traslado/domain/money';
import { callApi } from '../../data/client.ts';
import { fingerprintOf, idempotencyKeyFor } from '../../data/idempotency-key.ts';
import type { Sale } from '../draft/booking-state.ts';
import { bookingState, dispatch } from '../draft/booking-store.ts';
import { couponBodyOf } from './coupon-body.ts';
import type { BookingView } from './use-booking-view.ts';

/** Outcome of booking. */
export type BookOutcome =
  | { kind: 'booked'; sale: Sale; isConfirmed: boolean }
  /** The server's calculation differs: its values beside the shown ones, by field. Nothing was written. */
  | { kind: 'differs'; expected: Readonly<Record<string, unknown>> }
  /** The schedule has other times for these flights, by field. The guest is asked. Nothing was written. */
  | { kind: 'timeDiffers'; expected: Readonly<Record<string, unknown>> }
  | { kind: 'refused'; code: string; detail: string; field: string | undefined }
  /** The stays may not ride together. The guest reads the reason, and goes on with their own alone. */
  | { kind: 'groupRefused'; code: string; detail: string }
  /** The guest's session is over: the stay has to be looked up again. */
  | { kind: 'signedOut' }
  | { kind: 'failed'; detail: string }
  /** No answer. Asking again with the same key books at most once. */
  | { kind: 'noAnswer' };

/** The stays could not be put together. */
class GroupRefused extends Error {
  constructor(override readonly cause: ProblemError) {
    super(cause.problem.code);
  }
}

function outcomeOf(error: unknown): BookOutcome {
  if (error instanceof GroupRefused) {
    const { code, detail } = error.cause.problem;
    return { kind: 'groupRefused', code, detail };
  }
  if (error instanceof NoAnswerError) return { kind: 'noAnswer' };
  if (!(error instanceof ProblemError)) return { kind: 'failed', detail: '' };
  const { status, code, detail, expected, field } = error.problem;
  if (status === 401) return { kind: 'signedOut' };
  if (code === 'flight.time_differs' && expected) return { kind: 'timeDiffers', expected };
  if (!['coupon.leg_booked', 'flight.night_unclear'].includes(code) && status === 409 && expected)
    return { kind: 'differs', expected };
  // The same key is still at work in another tab or an earlier click: its answer will be ours too.
  if (code === 'intent.running') return { kind: 'noAnswer' };
  if (status >= 500) return { kind: 'failed', detail };
  return { kind: 'refused', code, detail, field };
}

/**
 * The group that rides together; 0 for a single stay. One is made once for the same stays and people. When it cannot be made there is none.
 */
async function groupId(): Promise<number> {
  const { passengersInfo, group } = bookingState();
  const [main, ...rest] = passengersInfo.map(({ hotel, folio, counters }) => ({
    hotel,
    folio,
    adults: String(counters.adults),
    minors: String(counters.children),
    baby: String(counters.babySeats),
  }));
  if (!main || rest.length === 0) return DEFAULT_RECEPTIVE_GROUP_ID;
  const body = { ...main, reservations: rest };
  const fingerprint = fingerprintOf(body);
  if (group?.fingerprint === fingerprint) return group.id;
  const made = await callApi('createReceptiveGroup', { body }).catch((error: unknown) => {
    dispatch({ type: 'groupForgotten' });
    const isRefused =
      error instanceof ProblemError && error.problem.status < 500 && error.problem.status !== 401;
    throw isRefused ? new GroupRefused(error) : error;
  });
  dispatch({ type: 'grouped', group: { id: made.receptive_group_id, fingerprint } });
  return made.receptive_group_id;
}

let underWay: Promise<BookOutcome> | null = null;

/**
 * Books the draft, at most once for the same answers however often it is asked: a second click joins the first, a reload finds the sale or the key in
 * the draft, and the server knows the key.
 */
export function bookCoupon(view: BookingView): Promise<BookOutcome> {
  underWay ??= book(view).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function book(view: BookingView): Promise<BookOutcome> {
  const { chosen, party, language } = view;
  if (!chosen) return { kind: 'failed', detail: '' };
  try {
    const receptiveGroupId = await groupId();
    const state = bookingState();
    const body = couponBodyOf(state, chosen, party, language, receptiveGroupId);
    const idempotency = idempotencyKeyFor(body, state.createIntent, () => crypto.randomUUID());
    if (state.sale?.fingerprint === idempotency.fingerprint)
      return { kind: 'booked', sale: state.sale, isConfirmed: false };
    dispatch({ type: 'createKeyChosen', idempotency });
    const made = await callApi('createCoupon', {
      params: { service_id: String(chosen.service.id) },
      body: { ...body, uuidReference: idempotency.key },
    });
    const sale: Sale = {
      couponId: made.coupon_id,
      fingerprint: idempotency.fingerprint,
      dueMinor: toMinor(made.amount_due),
      holdExpiresAt: made.hold_expires_at,
    };
    dispatch({ type: 'sold', sale });
    return { kind: 'booked', sale, isConfirmed: made.status === 'confirmed' };
  } catch (error) {
    return outcomeOf(error);
  }
}
