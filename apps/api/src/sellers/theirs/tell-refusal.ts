import type { BankReason, RefusalCode } from '@traslado/contract/refusals';
import type { BackendOutcome } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';

/** Their codes that our sentences express as well as theirs would, without placeholders that only they could fill. */
const known = {
  sell: [
    'booking.sold_out',
    'booking.today_by_phone',
    'booking.too_late_for_tomorrow',
    'coupon.too_many_holds',
    'rate.none',
    'service.not_available',
    'stay.no_longer_available',
  ],
  pay: [
    'booking.no_longer_available',
    'coupon.state',
    'payment.amount_mismatch',
    'payment.nothing_due',
    'payment.paused',
    'payment.under_way',
  ],
  change: ['booking.sold_out', 'coupon.state', 'rate.none', 'transfer.state'],
  cancel: ['coupon.state', 'transfer.state'],
} as const satisfies Record<string, readonly RefusalCode[]>;

const otherwise = {
  sell: 'booking.not_possible',
  pay: 'payment.declined',
  change: 'change.by_phone',
  cancel: 'cancel.by_phone',
} as const satisfies Record<keyof typeof known, RefusalCode>;

const reasonsOfBank: readonly BankReason[] = [
  'payment.card_declined',
  'payment.insufficient_funds',
  'payment.expired_card',
  'payment.incorrect_cvc',
  'payment.incorrect_number',
  'payment.processing_error',
  'payment.authentication_failed',
  'payment.token_invalid',
];

type NotDone = Extract<BackendOutcome<never>, { kind: 'refused' | 'not_done' }>;

/** Their reason for a refusal, in our codes: none of their own text is shown to a guest. */
export function tellRefusal(what: keyof typeof known, deed: NotDone): Refused {
  if (deed.kind === 'not_done')
    return new Refused(what === 'pay' ? 'payment.unavailable' : 'backend.unavailable', {
      retryAfterSeconds: deed.retryAfterSeconds,
    });
  const codes: readonly RefusalCode[] = known[what];
  const code = codes.find((one) => one === deed.code);
  if (code) return new Refused(code);
  if (what !== 'pay') return new Refused(otherwise[what]);
  const reason = reasonsOfBank.find((one) => one === deed.reason) ?? 'payment.rejected';
  return new Refused(otherwise.pay, { issues: [{ field: 'payment_token', code: reason }] });
}
