import type { CallAnswer } from '@traslado/contract/schemas';
import { SALE_CURRENCY, toDecimal } from '@traslado/domain/money';
import type { BackendCoupon, BackendPayment } from '../../ports/transfers.ts';
import { type BackendCall, isOpenCall, isPaid } from '../../store/their-booking/record.ts';

type PaymentView = CallAnswer<'payCoupon'>;

/** The state of one of their bookings' payment, by the booking and by the last call. */
export function presentBackendPayment(
  their: BackendCoupon,
  call: BackendCall | null,
  card: BackendPayment['card'] = null,
): PaymentView {
  return {
    coupon_id: their.code,
    coupon_status: their.status,
    status: statusOf(their, call),
    amount: toDecimal(call?.amountMinor ?? (their.dueMinor || their.totalMinor)),
    amount_due: toDecimal(their.status === 'pending_payment' ? their.dueMinor : 0),
    currency: SALE_CURRENCY,
    card,
    action_url: call?.state === 'waiting' ? call.actionUrl : null,
    failure: null,
  };
}

function statusOf(their: BackendCoupon, call: BackendCall | null): PaymentView['status'] {
  if (their.paidMinor > 0 && their.refundedMinor === their.paidMinor) return 'refunded';
  if (call?.state === 'done' || (isPaid(their) && their.paidMinor > 0)) return 'succeeded';
  if (!call || !isOpenCall(call)) return call?.state === 'refused' ? 'failed' : 'none';
  if (call.state === 'waiting') return call.actionUrl === null ? 'processing' : 'requires_action';
  return call.state === 'sent' ? 'processing' : 'unknown';
}
