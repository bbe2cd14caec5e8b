import type { CallAnswer } from '@traslado/contract/schemas';

export type PaymentAnswer = Omit<CallAnswer<'getPayment'>, 'coupon_id'>;

/**
 * The reason why a bill can no longer be paid. `booked`: another booking of the same ride stands. `replaced`: by a newer booking of the same ride.
 * `lapsed`: of a change, which then does not happen; `…Returned`: the money goes back.
 */
export type GoneReason =
  | 'booked'
  | 'unavailable'
  | 'returned'
  | 'cancelled'
  | 'replaced'
  | 'lapsed'
  | 'lapsedReturned';

export type PaymentFailure = { code: string; detail: string };

/** The guest's position in the payment. */
export type PaymentPhase =
  /** The server is asked for the outcome of an earlier try, before anything can be paid. */
  | { kind: 'loading' }
  /** That question had no answer: nothing was sent from this page, and nothing can be paid until it has one. */
  | { kind: 'unreached' }
  /** The guest's session is over: they sign in again, then the server is asked as at the beginning. */
  | { kind: 'signedOut' }
  /** The card can be typed. `failure` is the reason of the last failed try. */
  | { kind: 'ready'; failure: PaymentFailure | null }
  /** The frame checks the card and makes a token of it. */
  | { kind: 'tokenizing' }
  /** The charge is under way. */
  | { kind: 'paying' }
  /**
   * The bank asks for a proof that it is the guest. `url`: its page; null where another page has it. `isStillOpen`: the guest wanted another card,
   * and this payment could not be closed.
   */
  | { kind: 'challenge'; url: string | null; isStillOpen: boolean }
  /** The payment that waits for the bank is being closed, so that another card can be used. */
  | { kind: 'abandoning' }
  /** The charge has no known outcome yet: no second payment until the server has one. `since`: epoch milliseconds. */
  | { kind: 'checking'; since: number }
  /** The price the server asks is another than the one shown. Amounts in cents. */
  | { kind: 'priceChanged'; shownMinor: number; dueMinor: number }
  /** The booking can no longer be paid. */
  | { kind: 'gone'; reason: GoneReason }
  | { kind: 'paid' };

export type PaymentEvent =
  | { type: 'askedAgain' }
  | { type: 'submitted' }
  | { type: 'tokenMade' }
  | { type: 'cardInvalid' }
  | { type: 'frameFailed'; code: string; detail: string }
  | { type: 'answered'; answer: PaymentAnswer; nowAt: number }
  | { type: 'refused'; code: string; detail: string; dueMinor: number | null; shownMinor: number }
  | { type: 'noAnswer'; nowAt: number }
  | { type: 'signedOut' }
  | { type: 'challengeFinished'; nowAt: number }
  | { type: 'otherCardWanted' }
  | { type: 'priceAccepted' };

/** While one of these lasts, the button does nothing: two clicks are one payment. */
export function isBusy(phase: PaymentPhase): boolean {
  return ['tokenizing', 'paying', 'loading', 'abandoning'].includes(phase.kind);
}

/** True while the server is asked again and again: the payment may end without this page. */
export function isAsking(phase: PaymentPhase): boolean {
  return phase.kind === 'checking' || (phase.kind === 'challenge' && phase.url === null);
}

const READY: PaymentPhase = { kind: 'ready', failure: null };

/** Codes after which another try may still have charged the card: only the server's own account decides. */
const UNDER_WAY = ['payment.under_way', 'intent.running', 'payment.nothing_due', 'payment.state'];
const GONE: Readonly<Record<string, GoneReason>> = {
  'booking.no_longer_available': 'unavailable',
  'booking.no_longer_available_returned': 'returned',
  'booking.sold_out': 'unavailable',
  'change.lapsed': 'lapsed',
  'change.lapsed_returned': 'lapsedReturned',
  'coupon.leg_booked': 'booked',
  'coupon.replaced': 'replaced',
  'coupon.state': 'cancelled',
  'coupon.not_found': 'cancelled',
};

/** The only transition of the payment. An event that does not fit the phase is ignored. */
export function nextPhase(phase: PaymentPhase, event: PaymentEvent): PaymentPhase {
  switch (event.type) {
    case 'askedAgain':
      return phase.kind === 'unreached' || phase.kind === 'signedOut' ? { kind: 'loading' } : phase;
    case 'submitted':
      return phase.kind === 'ready' ? { kind: 'tokenizing' } : phase;
    case 'tokenMade':
      return phase.kind === 'tokenizing' ? { kind: 'paying' } : phase;
    case 'cardInvalid':
      return phase.kind === 'tokenizing' ? READY : phase;
    case 'frameFailed':
      // A wallet fails inside the frame, before this page knows of it.
      if (phase.kind !== 'tokenizing' && phase.kind !== 'ready') return phase;
      return { kind: 'ready', failure: { code: event.code, detail: event.detail } };
    case 'answered':
      return phaseOf(phase, event.answer, event.nowAt);
    case 'refused':
      return phaseOfRefusal(event);
    case 'noAnswer':
      if (phase.kind === 'loading') return { kind: 'unreached' };
      return phase.kind === 'paid' || phase.kind === 'unreached' ? phase : checking(phase, event.nowAt);
    case 'signedOut':
      return phase.kind === 'paid' ? phase : { kind: 'signedOut' };
    case 'challengeFinished':
      return phase.kind === 'challenge' ? { kind: 'paying' } : phase;
    case 'otherCardWanted':
      return phase.kind === 'challenge' ? { kind: 'abandoning' } : phase;
    case 'priceAccepted':
      return phase.kind === 'priceChanged' ? READY : phase;
  }
}

function checking(phase: PaymentPhase, nowAt: number): PaymentPhase {
  return phase.kind === 'checking' ? phase : { kind: 'checking', since: nowAt };
}

function phaseOf(phase: PaymentPhase, answer: PaymentAnswer, nowAt: number): PaymentPhase {
  const { coupon_status } = answer;
  if (coupon_status === 'confirmed' || coupon_status === 'partially_cancelled') {
    if (answer.amount_due === 0) return { kind: 'paid' };
    // The booking is paid, the difference of its change is not: the payment that succeeded was an earlier one.
    if (answer.status === 'succeeded' || answer.status === 'refunded') return READY;
  }
  if (answer.status === 'refunded') return { kind: 'gone', reason: 'returned' };
  if (coupon_status === 'expired') return { kind: 'gone', reason: 'unavailable' };
  if (coupon_status === 'cancelled') return { kind: 'gone', reason: 'cancelled' };
  switch (answer.status) {
    case 'requires_action':
      return { kind: 'challenge', url: answer.action_url, isStillOpen: phase.kind === 'abandoning' };
    case 'failed':
      // At the guest's own request: no failure to show.
      if (phase.kind === 'abandoning' && answer.failure?.code === 'payment.abandoned') return READY;
      return { kind: 'ready', failure: answer.failure };
    case 'none':
      return READY;
    default:
      return checking(phase, nowAt);
  }
}

function phaseOfRefusal(event: Extract<PaymentEvent, { type: 'refused' }>): PaymentPhase {
  const { code, detail, dueMinor, shownMinor } = event;
  if (code === 'payment.amount_mismatch' && dueMinor !== null)
    return { kind: 'priceChanged', shownMinor, dueMinor };
  const reason = GONE[code];
  if (reason) return { kind: 'gone', reason };
  if (UNDER_WAY.includes(code)) return { kind: 'checking', since: 0 };
  return { kind: 'ready', failure: { code, detail } };
}

/** The bank's question stands, or is being closed. */
export const isAtBank = ({ kind }: PaymentPhase): boolean => kind === 'challenge' || kind === 'abandoning';
